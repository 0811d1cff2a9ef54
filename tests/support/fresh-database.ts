import { inject } from 'vitest'
import { madeDatabase } from './made-database.ts'

export const freshDatabase = () => madeDatabase(inject('databaseUrl'))
