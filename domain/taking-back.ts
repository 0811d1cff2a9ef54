import type { TrainingFact } from './block-end.ts'
import type { BlockId, PlannedExerciseId, SetId } from './ids.ts'
import type { Performance } from './performance.ts'
import type { Command } from './training.ts'

type OfSet = { readonly set: SetId }
type OfExercise = { readonly exercise: PlannedExerciseId }
type OfBlock = { readonly block: BlockId }
/** As it was written, and as it was done, before. */
type Written = { readonly note: string }
type Done = { readonly performance: Performance }

const reopenSet = ({ set }: OfSet, at: string): Command => ({ type: 'ReopenSet', set, at })
const reopenExercise = ({ exercise }: OfExercise, at: string): Command => ({ type: 'ReopenExercise', exercise, at })
const reopen = (_: object, at: string): Command => ({ type: 'Reopen', at })

/** What nothing takes back that knows no more than the fact. One fact more is named here or below, or it does not compile. */
type Remaining =
  | 'SetReopened'
  | 'SetRemoved'
  | 'RestTaken'
  | 'ExerciseReopened'
  | 'ExerciseRemoved'
  | 'BlockMoved'
  | 'BlockCompleted'
  | 'BlockSkipped'
  | 'WorkoutStarted'
  | 'WorkoutReopened'
  | 'TimesCorrected'

/** What takes a fact back, by itself. */
export const takingBack = {
  SetLogged: reopenSet,
  SetSkipped: reopenSet,
  SetCorrected: ({ set, performance }: OfSet & Done, at: string): Command => ({
    type: 'LogSet',
    set,
    ...performance,
    at,
  }),
  SetAdded: ({ exercise, set }: OfExercise & OfSet, at: string): Command => ({ type: 'RemoveSet', exercise, set, at }),
  ExerciseAdded: ({ block }: OfBlock, at: string): Command => ({ type: 'RemoveExercise', block, at }),
  SetNoted: ({ set, note }: OfSet & Written, at: string): Command => ({ type: 'NoteSet', set, note, at }),
  ExerciseNoted: ({ exercise, note }: OfExercise & Written, at: string): Command => ({
    type: 'NoteExercise',
    exercise,
    note,
    at,
  }),
  ExerciseCompleted: reopenExercise,
  ExerciseSkipped: reopenExercise,
  WorkoutCompleted: reopen,
  WorkoutAborted: reopen,
} as const satisfies Readonly<Record<Exclude<TrainingFact['type'], Remaining>, (told: never, at: string) => Command>>
