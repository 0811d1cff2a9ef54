import { closing, exerciseEnd, type TrainingFact } from './block-end.ts'
import type { BlockId, PlannedExerciseId, SetId } from './ids.ts'
import { type Ask, type Decisions, decisionOn, type Refused, refuse } from './kernel/decider.ts'
import { blockStatus } from './looks.ts'
import * as Notes from './notes.ts'
import { blockOf, exerciseOf, exerciseOfSet, type OutlineExercise } from './outline.ts'
import { isPerformed, isSamePerformance, type Performance, performanceOf, versionOf } from './performance.ts'
import { advance, type Fact, isFinished, isOver, type Progress, type SkipReason } from './progress.ts'
import * as Shaping from './shaping.ts'
import { advanced, type Standing } from './standing.ts'

type Why = { why?: SkipReason; at: string }

/** What an athlete may ask while training and afterwards; decided alike on the server and, offline, in the client. */
export type Command =
  | { type: 'Start'; at: string }
  /** `seen`: the set's version when the athlete looked; absent: whatever it says now may be overwritten. */
  | ({ type: 'LogSet'; set: SetId; seen?: string; at: string } & Performance)
  | ({ type: 'SkipSet'; set: SetId } & Why)
  | { type: 'ReopenSet'; set: SetId; at: string }
  | { type: 'TakeRest'; set: SetId; seconds: number; at: string }
  | { type: 'CompleteExercise'; exercise: PlannedExerciseId; at: string }
  | ({ type: 'SkipExercise'; exercise: PlannedExerciseId } & Why)
  | { type: 'ReopenExercise'; exercise: PlannedExerciseId; at: string }
  | { type: 'CompleteBlock'; block: BlockId; at: string }
  | ({ type: 'SkipBlock'; block: BlockId } & Why)
  | { type: 'Complete'; at: string }
  | { type: 'Abort'; at: string }
  | { type: 'Reopen'; at: string }
  | Notes.Command
  | Shaping.Command
  | { type: 'CorrectTimes'; startedAt: string; finishedAt: string; pausedMinutes: number; at: string }

type Answer<Reason extends string> = readonly Fact[] | Refused<Reason>

const start = ({ at }: { at: string }, { phase }: Progress): Fact[] =>
  phase === 'planned' ? [{ type: 'WorkoutStarted', at }] : []

/** Also after the end: what was forgotten is entered then, and what was mistyped put right. */
const logSet = (
  { set, seen, at, ...given }: Ask<Command, 'LogSet'>,
  { shape, progress }: Standing,
): Answer<'no-such-set' | 'nothing-performed' | 'changed-meanwhile'> => {
  const exercise = exerciseOfSet(shape, set)?.id
  const performance = performanceOf(given)
  if (!exercise) return refuse('no-such-set')
  if (!isPerformed(performance)) return refuse('nothing-performed')
  const logged = progress.sets[set]
  if (logged && isSamePerformance(logged, performance)) return []
  if (seen !== undefined && seen !== versionOf(logged)) return refuse('changed-meanwhile')
  return [
    ...start({ at }, progress),
    { type: logged ? 'SetCorrected' : 'SetLogged', exercise, set, ...performance, at },
  ]
}

/** The last open set closes its exercise: as done when anything of it was logged, else as left out. */
const skipSet = (
  { set, at, ...why }: Ask<Command, 'SkipSet'>,
  { shape, progress }: Standing,
): Answer<'no-such-set' | 'workout-already-finished' | 'nothing-left-to-skip'> => {
  const exercise = exerciseOfSet(shape, set)
  if (!exercise) return refuse('no-such-set')
  if (set in progress.setsSkipped) return []
  if (isFinished(progress)) return refuse('workout-already-finished')
  if (set in progress.sets || isOver(exercise, progress)) return refuse('nothing-left-to-skip')
  const skip: Fact = { type: 'SetSkipped', exercise: exercise.id, set, ...reasonOf(why), at }
  const after = advance(shape, progress, skip)
  return closing([...start({ at }, progress), skip, ...exerciseEnd(exercise, after, skip)], shape, progress)
}

const reopenSet = ({ set, at }: Ask<Command, 'ReopenSet'>, { shape, progress }: Standing): Answer<'no-such-set'> => {
  const exercise = exerciseOfSet(shape, set)?.id
  if (!exercise) return refuse('no-such-set')
  if (!(set in progress.sets) && !(set in progress.setsSkipped)) return []
  return [{ type: 'SetReopened', exercise, set, at }]
}

const takeRest = (
  { set, seconds, at }: Ask<Command, 'TakeRest'>,
  { shape, progress }: Standing,
): Answer<'no-such-set' | 'workout-already-finished'> => {
  if (!exerciseOfSet(shape, set)) return refuse('no-such-set')
  if (set in progress.rests) return []
  if (isFinished(progress)) return refuse('workout-already-finished')
  return [...start({ at }, progress), { type: 'RestTaken', set, seconds, at }]
}

const completeExercise = (
  { exercise, at }: Ask<Command, 'CompleteExercise'>,
  { shape, progress }: Standing,
): Answer<'no-such-exercise' | 'workout-already-finished'> => {
  if (!exerciseOf(shape, exercise)) return refuse('no-such-exercise')
  if (progress.exercisesDone.includes(exercise)) return []
  if (isFinished(progress)) return refuse('workout-already-finished')
  return closing([...start({ at }, progress), { type: 'ExerciseCompleted', exercise, at }], shape, progress)
}

const skipExercise = (
  { exercise, at, ...why }: Ask<Command, 'SkipExercise'>,
  { shape, progress }: Standing,
): Answer<'no-such-exercise' | 'workout-already-finished' | 'nothing-left-to-skip'> => {
  const planned = exerciseOf(shape, exercise)
  if (!planned) return refuse('no-such-exercise')
  if (exercise in progress.exercisesSkipped) return []
  if (isFinished(progress)) return refuse('workout-already-finished')
  if (planned.sets.every(({ id }) => id in progress.sets)) return refuse('nothing-left-to-skip')
  const skip: Fact = { type: 'ExerciseSkipped', exercise, ...reasonOf(why), at }
  return closing([...start({ at }, progress), skip], shape, progress)
}

const reopenExercise = (
  { exercise, at }: Ask<Command, 'ReopenExercise'>,
  { shape, progress }: Standing,
): Answer<'no-such-exercise' | 'workout-already-finished'> => {
  if (!exerciseOf(shape, exercise)) return refuse('no-such-exercise')
  if (!isOver({ id: exercise }, progress)) return []
  if (isFinished(progress)) return refuse('workout-already-finished')
  return [{ type: 'ExerciseReopened', exercise, at }]
}

/** What was left out stays left out, unless all of it was; a set that was left out by itself stays so even then. */
const completeBlock = (
  { block, at }: Ask<Command, 'CompleteBlock'>,
  { shape, progress }: Standing,
): Answer<'no-such-block' | 'workout-already-finished'> => {
  const planned = blockOf(shape, block)
  if (!planned) return refuse('no-such-block')
  const open = planned.exercises.filter(exercise => !isOver(exercise, progress))
  const isDone = ({ id }: OutlineExercise) => progress.exercisesDone.includes(id)
  const isLeftOut = open.length === 0 && blockStatus(planned, progress) === 'skipped'
  const due = isLeftOut ? planned.exercises.filter(exercise => !isDone(exercise)) : open
  if (due.length === 0) return []
  if (isFinished(progress)) return refuse('workout-already-finished')
  return [
    ...start({ at }, progress),
    ...due.map(({ id }): Fact => ({ type: 'ExerciseCompleted', exercise: id, at })),
    { type: 'BlockCompleted', block, at },
  ]
}

const skipBlock = (
  { block, at, ...why }: Ask<Command, 'SkipBlock'>,
  { shape, progress }: Standing,
): Answer<'no-such-block' | 'workout-already-finished'> => {
  const planned = blockOf(shape, block)
  if (!planned) return refuse('no-such-block')
  const open = planned.exercises.filter(exercise => !isOver(exercise, progress))
  if (open.length === 0) return []
  if (isFinished(progress)) return refuse('workout-already-finished')
  return [
    ...start({ at }, progress),
    ...open.map(({ id, sets }): Fact => {
      const isLogged = sets.every(set => set.id in progress.sets)
      return isLogged
        ? { type: 'ExerciseCompleted', exercise: id, at }
        : { type: 'ExerciseSkipped', exercise: id, ...reasonOf(why), at }
    }),
    { type: 'BlockSkipped', block, ...reasonOf(why), at },
  ]
}

const complete = ({ at }: Ask<Command, 'Complete'>, { progress }: Standing): Answer<'workout-already-finished'> => {
  if (progress.phase === 'completed') return []
  if (progress.phase === 'aborted') return refuse('workout-already-finished')
  return [...start({ at }, progress), { type: 'WorkoutCompleted', at }]
}

const abort = ({ at }: Ask<Command, 'Abort'>, { progress }: Standing): Answer<'workout-already-finished'> => {
  if (progress.phase === 'aborted') return []
  if (progress.phase === 'completed') return refuse('workout-already-finished')
  return [{ type: 'WorkoutAborted', at }]
}

const reopen = ({ at }: Ask<Command, 'Reopen'>, { progress }: Standing): readonly Fact[] => {
  if (!isFinished(progress)) return []
  const begin: Fact[] = progress.times.startedAt === null ? [{ type: 'WorkoutStarted', at }] : []
  return [{ type: 'WorkoutReopened', at }, ...begin]
}

const correctTimes = (
  { type: _, ...told }: Ask<Command, 'CorrectTimes'>,
  { progress }: Standing,
): Answer<'workout-not-finished' | 'times-impossible'> => {
  if (!isFinished(progress)) return refuse('workout-not-finished')
  const { startedAt, finishedAt, pausedMinutes, at } = told
  const minutes = (Date.parse(finishedAt) - Date.parse(startedAt)) / 60_000
  if (!(minutes > pausedMinutes) || Date.parse(finishedAt) > Date.parse(at)) return refuse('times-impossible')
  const { times } = progress
  const isKnown =
    times.isCorrected &&
    times.startedAt === startedAt &&
    times.finishedAt === finishedAt &&
    times.pausedSec === pausedMinutes * 60
  return isKnown ? [] : [{ type: 'TimesCorrected', ...told }]
}

const reasonOf = ({ why }: { why?: SkipReason | undefined }) => (why ? { why } : {})

export const decisions = {
  Start: ({ at }, { progress }) => start({ at }, progress),
  LogSet: logSet,
  SkipSet: skipSet,
  ReopenSet: reopenSet,
  TakeRest: takeRest,
  CompleteExercise: completeExercise,
  SkipExercise: skipExercise,
  ReopenExercise: reopenExercise,
  CompleteBlock: completeBlock,
  SkipBlock: skipBlock,
  Complete: complete,
  Abort: abort,
  Reopen: reopen,
  CorrectTimes: correctTimes,
  ...Notes.decisions,
  ...Shaping.decisions,
} satisfies Decisions<Command, TrainingFact, Standing>

export const decide = (command: Command, standing: Standing) =>
  decisionOn({ evolve: advanced, decide: decisions }, command, standing)
