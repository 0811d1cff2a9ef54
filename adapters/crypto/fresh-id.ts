import { randomUUID } from 'node:crypto'
import { asId, type Id } from '../../domain/kernel/stream.ts'

/** An id of whatever kind is asked for, of what follows from nothing before it. */
export const freshId = <Kind extends string>(): Id<Kind> => asId(randomUUID())
