import type { AnswerOf } from '../data/calls.ts'

export type Workout = AnswerOf<'GET /workouts/:id'>
export type Block = Workout['blocks'][number]
export type Exercise = Block['exercises'][number]
export type PlannedSet = Exercise['sets'][number]
export type Logged = NonNullable<PlannedSet['logged']>

/** What was done, without what was not measured. */
export type Done = {
  reps?: number | undefined
  duration?: number | undefined
  weight?: number | undefined
  distance?: number | undefined
  speed?: number | undefined
  rir?: number | undefined
}
