import { type Refused, refuse } from './kernel/decider.ts'
import {
  blockOf,
  blockStatus,
  exerciseOf,
  exerciseOfSet,
  type Fact,
  isFinished,
  isPerformed,
  isSamePerformance,
  type Outline,
  type Performance,
  type Progress,
  performanceOf,
} from './progress.ts'

/** What an athlete may ask while training; decided alike on the server and, without a connection, in the client. */
export type Command =
  | { type: 'Start'; at: string }
  | ({ type: 'LogSet'; set: string; at: string } & Performance)
  | { type: 'TakeRest'; set: string; seconds: number; at: string }
  | { type: 'CompleteExercise'; exercise: string; at: string }
  | { type: 'ReopenExercise'; exercise: string; at: string }
  | { type: 'CompleteBlock'; block: string; at: string }
  | { type: 'Complete'; at: string }
  | { type: 'Abort'; at: string }

export type Reason =
  | 'workout-already-finished'
  | 'no-such-block'
  | 'no-such-exercise'
  | 'no-such-set'
  | 'nothing-performed'

type Answer = readonly Fact[] | Refused<Reason>
type Ask<Type extends Command['type']> = Extract<Command, { type: Type }>

export const decide = (command: Command, outline: Outline, progress: Progress): Answer => {
  switch (command.type) {
    case 'Start':
      return start(command, progress)
    case 'LogSet':
      return logSet(command, outline, progress)
    case 'TakeRest':
      return takeRest(command, outline, progress)
    case 'CompleteExercise':
      return completeExercise(command, outline, progress)
    case 'ReopenExercise':
      return reopenExercise(command, outline, progress)
    case 'CompleteBlock':
      return completeBlock(command, outline, progress)
    case 'Complete':
      return complete(command, progress)
    case 'Abort':
      return abort(command, progress)
  }
}

const start = ({ at }: { at: string }, { phase }: Progress): Fact[] =>
  phase === 'planned' ? [{ type: 'WorkoutStarted', at }] : []

const logSet = ({ set, at, ...given }: Ask<'LogSet'>, outline: Outline, progress: Progress): Answer => {
  const exercise = exerciseOfSet(outline, set)?.id
  const performance = performanceOf(given)
  if (!exercise) return refuse('no-such-set')
  if (!isPerformed(performance)) return refuse('nothing-performed')
  const logged = progress.sets[set]
  if (logged && isSamePerformance(logged, performance)) return []
  if (isFinished(progress)) return refuse('workout-already-finished')
  return [
    ...start({ at }, progress),
    { type: logged ? 'SetCorrected' : 'SetLogged', exercise, set, ...performance, at },
  ]
}

const takeRest = ({ set, seconds, at }: Ask<'TakeRest'>, outline: Outline, progress: Progress): Answer => {
  if (!exerciseOfSet(outline, set)) return refuse('no-such-set')
  if (set in progress.rests) return []
  if (isFinished(progress)) return refuse('workout-already-finished')
  return [...start({ at }, progress), { type: 'RestTaken', set, seconds, at }]
}

const completeExercise = ({ exercise, at }: Ask<'CompleteExercise'>, outline: Outline, progress: Progress): Answer => {
  if (!exerciseOf(outline, exercise)) return refuse('no-such-exercise')
  if (progress.exercisesDone.includes(exercise)) return []
  if (isFinished(progress)) return refuse('workout-already-finished')
  const after = { ...progress, exercisesDone: [...progress.exercisesDone, exercise] }
  return [
    ...start({ at }, progress),
    { type: 'ExerciseCompleted', exercise, at },
    ...outline.blocks
      .filter(block => blockStatus(block, progress) !== 'complete' && blockStatus(block, after) === 'complete')
      .map(({ id }): Fact => ({ type: 'BlockCompleted', block: id, at })),
  ]
}

const reopenExercise = ({ exercise, at }: Ask<'ReopenExercise'>, outline: Outline, progress: Progress): Answer => {
  if (!exerciseOf(outline, exercise)) return refuse('no-such-exercise')
  if (!progress.exercisesDone.includes(exercise)) return []
  if (isFinished(progress)) return refuse('workout-already-finished')
  return [{ type: 'ExerciseReopened', exercise, at }]
}

const completeBlock = ({ block, at }: Ask<'CompleteBlock'>, outline: Outline, progress: Progress): Answer => {
  const planned = blockOf(outline, block)
  if (!planned) return refuse('no-such-block')
  if (blockStatus(planned, progress) === 'complete') return []
  if (isFinished(progress)) return refuse('workout-already-finished')
  return [
    ...start({ at }, progress),
    ...planned.exercises
      .filter(({ id }) => !progress.exercisesDone.includes(id))
      .map(({ id }): Fact => ({ type: 'ExerciseCompleted', exercise: id, at })),
    { type: 'BlockCompleted', block, at },
  ]
}

const complete = ({ at }: Ask<'Complete'>, progress: Progress): Answer => {
  if (progress.phase === 'completed') return []
  if (progress.phase === 'aborted') return refuse('workout-already-finished')
  return [...start({ at }, progress), { type: 'WorkoutCompleted', at }]
}

const abort = ({ at }: Ask<'Abort'>, progress: Progress): Answer => {
  if (progress.phase === 'aborted') return []
  if (progress.phase === 'completed') return refuse('workout-already-finished')
  return [{ type: 'WorkoutAborted', at }]
}
