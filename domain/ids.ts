import type { Subject } from './kernel/log.ts'
import { asId, type Id } from './kernel/stream.ts'

// An id names one thing of one kind: another's does not compile in its place. Text becomes one where it comes in (the
// contract, a token, a column), a new one is derived from another (`commands/derived-id.ts`).

/** A person with an account: the one whom facts are about. */
export type UserId = Subject
export const asUserId = (text: string): UserId => asId(text)

export type WorkoutId = Id<'workout'>
export const asWorkoutId = (text: string): WorkoutId => asId(text)
