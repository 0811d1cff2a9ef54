import type { WorkoutId } from '../../domain/ids.ts'
import type { AnswerOf, CallName, QuestionOf } from './calls.ts'

type TrainingCall = Extract<
  CallName,
  | 'PUT /api/workouts/:id/status'
  | 'PUT /api/workouts/:id/sets/:set'
  | 'PUT /api/workouts/:id/sets/:set/skip'
  | 'DELETE /api/workouts/:id/sets/:set'
  | 'PUT /api/workouts/:id/sets/:set/rest'
  | 'PUT /api/workouts/:id/blocks/:block/exercises/:exercise/status'
  | 'PUT /api/workouts/:id/blocks/:block/exercises/:exercise/skip'
  | 'PUT /api/workouts/:id/blocks/:block/complete'
  | 'PUT /api/workouts/:id/blocks/:block/skip'
  | 'PUT /api/workouts/:id/sets/:set/note'
  | 'PUT /api/workouts/:id/exercises/:exercise/note'
  | 'PUT /api/workouts/:id/exercises/:exercise/sets/:set'
  | 'DELETE /api/workouts/:id/exercises/:exercise/sets/:set'
  | 'PUT /api/workouts/:id/blocks/:block/place'
  | AddsExercise
  | 'DELETE /api/workouts/:id/blocks/:block/exercise'
  | 'DELETE /api/workouts/:id/end'
>

type AddsExercise = 'PUT /api/workouts/:id/blocks/:block/exercise'

/** What can be added, as it is shown; not sent. */
export type Addition = Omit<AnswerOf<'GET /api/workouts/:id/additions'>[number], 'misfit' | 'suggestion'>

type Shows<Name> = Name extends AddsExercise ? { readonly adds: Addition } : { readonly adds?: never }

/** One thing done in training, as the call that tells the server. */
export type Act = {
  [Name in TrainingCall]: { readonly name: Name; readonly ifMatch?: string } & Shows<Name> &
    Pick<QuestionOf<Name>, 'params' | 'body'>
}[TrainingCall]

/** One of them, and when it was done (ISO). */
export type Told = { readonly act: Act; readonly at: string }

type TellingCall = Extract<
  CallName,
  | 'PUT /api/feedback/questionnaire/:feedbackId'
  | 'PUT /api/feedback/questionnaire/:feedbackId/feedback/type'
  | 'PUT /api/feedback/questionnaire/:feedbackId/feedback/comment'
>

/** How a training was, told afterwards. It goes into the workout's one record, which the first of them begins. */
export type Telling = { [Name in TellingCall]: { readonly name: Name } & Pick<QuestionOf<Name>, 'body'> }[TellingCall]

/** Why the server would not take an act: the refusal's name where it has one, and words to show. */
type Refusal = { readonly code: string | null; readonly words: string }

/** An act the server may not know yet. `order` grows in the order of doing. */
export type Entry = {
  readonly id: string
  readonly order: number
  readonly user: string
  readonly workout: WorkoutId
  readonly act: Act | Telling
  readonly at: string
  /** The server has it; kept until a fresh read shows it. */
  readonly acknowledged: boolean
  /** The server refused it; kept until the athlete has said what now. */
  readonly refused?: Refusal
}

/** Ordered by time, but never before what already lies there, even when the clock is set back. */
export const following = (all: readonly Entry[], given: Omit<Entry, 'order' | 'acknowledged'>): Entry => ({
  ...given,
  order: Math.max(Date.parse(given.at), (all.at(-1)?.order ?? 0) + 1),
  acknowledged: false,
})

export const isTelling = (act: Act | Telling): act is Telling => !('params' in act)

export const inOrder = (all: readonly Entry[]): readonly Entry[] =>
  all.toSorted((one, other) => one.order - other.order || one.id.localeCompare(other.id))

export const isWaiting = (entry: Entry) => !entry.acknowledged && !entry.refused

/** The oldest one still to send; nothing overtakes it. */
export const nextOf = (all: readonly Entry[], user: string) =>
  all.find(entry => entry.user === user && isWaiting(entry))

/** What counts for a workout: done here, and not refused. */
export const entriesOf = (all: readonly Entry[], workout: WorkoutId) =>
  all.filter(entry => entry.workout === workout && !entry.refused)

export const refusedOf = (all: readonly Entry[], user: string) =>
  all.filter(entry => entry.user === user && entry.refused)
