import { firstLoads } from './first-loads.ts'
import type { Training } from './schema.ts'

export const training: Training = { firstLoads }
