import { keysOf, without } from './fields.ts'
/**
 * What is done of a workout, computed here only: the decider remembers it, the read model shows it, the client draws it
 * before the server has answered.
 */
import type { BlockId, PlannedExerciseId, SetId } from './ids.ts'
import { blockOf, type Outline } from './outline.ts'
import { type Performance, performanceOf, roughSeconds } from './performance.ts'
import { begun, corrected, finished, noted, resumed, type Times, unbegun } from './times.ts'

export const skipReasons = ['no-time', 'too-hard', 'pain', 'occupied'] as const
export type SkipReason = (typeof skipReasons)[number]

/** `why` is absent where nobody said why. */
type Skipped = { why?: SkipReason; at: string }

export type Fact =
  | { type: 'WorkoutStarted'; at: string }
  | ({ type: 'SetLogged'; exercise: PlannedExerciseId; set: SetId; at: string } & Performance)
  | ({ type: 'SetCorrected'; exercise: PlannedExerciseId; set: SetId; at: string } & Performance)
  | ({ type: 'SetSkipped'; exercise: PlannedExerciseId; set: SetId } & Skipped)
  | { type: 'SetReopened'; exercise: PlannedExerciseId; set: SetId; at: string }
  | { type: 'RestTaken'; set: SetId; seconds: number; at: string }
  /** What the athlete wrote to it; empty: nothing any more. */
  | { type: 'SetNoted'; exercise: PlannedExerciseId; set: SetId; note: string; at: string }
  | { type: 'ExerciseNoted'; exercise: PlannedExerciseId; note: string; at: string }
  | { type: 'ExerciseCompleted'; exercise: PlannedExerciseId; at: string }
  | ({ type: 'ExerciseSkipped'; exercise: PlannedExerciseId } & Skipped)
  | { type: 'ExerciseReopened'; exercise: PlannedExerciseId; at: string }
  | { type: 'BlockCompleted'; block: BlockId; at: string }
  | ({ type: 'BlockSkipped'; block: BlockId } & Skipped)
  | { type: 'WorkoutCompleted'; at: string }
  | { type: 'WorkoutAborted'; at: string }
  | { type: 'WorkoutReopened'; at: string }
  | { type: 'TimesCorrected'; startedAt: string; finishedAt: string; pausedMinutes: number; at: string }

export type Phase = 'planned' | 'in_progress' | 'completed' | 'aborted'

/** What the phases are called outside. */
export const statusOf = {
  planned: 'PLANNED',
  in_progress: 'INCOMPLETE',
  completed: 'COMPLETED',
  aborted: 'ABORTED',
} as const satisfies Record<Phase, string>

/** Of a workout that was begun: a plan alone is none. */
export const begunStatuses = [statusOf.in_progress, statusOf.completed, statusOf.aborted] as const

export const phaseIn = (status: string): Phase | undefined => keysOf(statusOf).find(phase => statusOf[phase] === status)

/** A set as it was done. `edited`: entered or changed after the workout was over; `was` is what had stood there. */
export type Done = Performance & {
  readonly at: string
  readonly edited?: { readonly at: string; readonly was: Performance | null }
}
type Skip = { readonly why: SkipReason | null; readonly at: string }

/** What the athlete wrote, by what it was written to. */
type Notes<Of extends string> = Readonly<Record<Of, string>>

export type Progress = {
  readonly phase: Phase
  readonly times: Times
  /** By set. */
  readonly sets: Readonly<Record<SetId, Done>>
  readonly setsSkipped: Readonly<Record<SetId, Skip>>
  /** Seconds of pause taken, by the set before it. */
  readonly rests: Readonly<Record<SetId, number>>
  readonly exercisesDone: readonly PlannedExerciseId[]
  readonly exercisesSkipped: Readonly<Record<PlannedExerciseId, Skip>>
  readonly setNotes: Notes<SetId>
  readonly exerciseNotes: Notes<PlannedExerciseId>
}

export const nothingDone: Progress = {
  phase: 'planned',
  times: unbegun,
  sets: {},
  setsSkipped: {},
  rests: {},
  exercisesDone: [],
  exercisesSkipped: {},
  setNotes: {},
  exerciseNotes: {},
}

export const advance = (outline: Outline, before: Progress, fact: Fact): Progress => {
  const progress = { ...before, phase: phaseAfter(before.phase, fact), times: timesAfter(before.times, fact) }
  switch (fact.type) {
    case 'SetLogged':
    case 'SetCorrected':
      return withSet(progress, fact, doneAs(progress, fact))
    case 'SetSkipped': {
      const skipped = { ...progress.setsSkipped, [fact.set]: skipOf(fact) }
      return { ...progress, sets: without(progress.sets, [fact.set]), setsSkipped: skipped }
    }
    case 'SetReopened':
      return setReopened({ ...progress, sets: without(progress.sets, [fact.set]) }, fact)
    case 'RestTaken':
      return { ...progress, rests: { ...progress.rests, [fact.set]: fact.seconds } }
    case 'SetNoted':
      return { ...progress, setNotes: withNote(progress.setNotes, fact.set, fact.note) }
    case 'ExerciseNoted':
      return { ...progress, exerciseNotes: withNote(progress.exerciseNotes, fact.exercise, fact.note) }
    case 'ExerciseCompleted':
      return completed(progress, [fact.exercise])
    case 'ExerciseSkipped':
      return skipped(progress, [fact.exercise], skipOf(fact))
    case 'ExerciseReopened':
      return reopened(progress, fact.exercise)
    case 'BlockCompleted':
      return completed(progress, openIn(outline, fact.block, progress))
    case 'BlockSkipped':
      return skipped(progress, openIn(outline, fact.block, progress), skipOf(fact))
    case 'WorkoutStarted':
    case 'WorkoutCompleted':
    case 'WorkoutAborted':
    case 'WorkoutReopened':
    case 'TimesCorrected':
      return progress
  }
}

/** Needs no plan: read models that have none know the phase and the times by the same rules. */
export const phaseAfter = (phase: Phase, { type }: Fact): Phase => {
  if (type === 'WorkoutStarted' || type === 'WorkoutReopened') return 'in_progress'
  if (type === 'WorkoutCompleted') return 'completed'
  if (type === 'WorkoutAborted') return 'aborted'
  return kept(phase, type)
}

/** All that leaves a training in its phase: one fact more is named here or above, or it does not compile. */
type Keeping =
  | 'SetLogged'
  | 'SetCorrected'
  | 'SetSkipped'
  | 'SetReopened'
  | 'RestTaken'
  | 'SetNoted'
  | 'ExerciseNoted'
  | 'ExerciseCompleted'
  | 'ExerciseSkipped'
  | 'ExerciseReopened'
  | 'BlockCompleted'
  | 'BlockSkipped'
  | 'TimesCorrected'

const kept = (phase: Phase, _: Keeping): Phase => phase

export const timesAfter = (times: Times, fact: Fact): Times => {
  switch (fact.type) {
    case 'WorkoutStarted':
      return begun(times, fact.at)
    case 'SetLogged':
    case 'SetCorrected':
      return noted(times, fact.at, silentSeconds(fact))
    case 'SetSkipped':
    case 'SetReopened':
    case 'RestTaken':
    case 'ExerciseCompleted':
    case 'ExerciseSkipped':
    case 'ExerciseReopened':
    case 'BlockCompleted':
    case 'BlockSkipped':
      return noted(times, fact.at)
    case 'WorkoutCompleted':
    case 'WorkoutAborted':
      return finished(times, fact.at)
    case 'WorkoutReopened':
      return resumed(times)
    case 'SetNoted':
    case 'ExerciseNoted':
      return times
    case 'TimesCorrected':
      return corrected(fact.startedAt, fact.finishedAt, fact.pausedMinutes)
  }
}

/** So long nothing could be noted: repetitions are over soon. */
const silentSeconds = ({ durationSec, distanceM }: Performance) => roughSeconds({ durationSec, distanceM })

const doneAs = (progress: Progress, fact: Performance & { set: SetId; at: string }): Done => {
  const performance = performanceOf(fact)
  const { finishedAt } = progress.times
  if (!isFinished(progress)) return { ...performance, at: fact.at }
  const before = progress.sets[fact.set]
  const was = before?.edited ? before.edited.was : before ? performanceOf(before) : null
  return { ...performance, at: before?.at ?? finishedAt ?? fact.at, edited: { at: fact.at, was } }
}

const skipOf = ({ why, at }: Skipped): Skip => ({ why: why ?? null, at })

const withNote = <Of extends string>(notes: Notes<Of>, of: Of, note: string): Notes<Of> =>
  note === '' ? without(notes, [of]) : { ...notes, [of]: note }

/** A set, and the exercise that it is of. */
type Place = { readonly exercise: PlannedExerciseId; readonly set: SetId }

/** What is logged was not skipped, nor was its exercise. */
const withSet = (progress: Progress, { exercise, set }: Place, done: Done): Progress => ({
  ...progress,
  sets: { ...progress.sets, [set]: done },
  setsSkipped: without(progress.setsSkipped, [set]),
  exercisesSkipped: without(progress.exercisesSkipped, [exercise]),
})

const completed = (progress: Progress, exercises: readonly PlannedExerciseId[]): Progress => ({
  ...progress,
  exercisesDone: [...new Set([...progress.exercisesDone, ...exercises])],
  exercisesSkipped: without(progress.exercisesSkipped, exercises),
})

const skipped = (progress: Progress, exercises: readonly PlannedExerciseId[], skip: Skip): Progress => ({
  ...progress,
  exercisesDone: progress.exercisesDone.filter(id => !exercises.includes(id)),
  exercisesSkipped: { ...progress.exercisesSkipped, ...Object.fromEntries(exercises.map(id => [id, skip])) },
})

const reopened = (progress: Progress, exercise: PlannedExerciseId): Progress => ({
  ...progress,
  exercisesDone: progress.exercisesDone.filter(id => id !== exercise),
  exercisesSkipped: without(progress.exercisesSkipped, [exercise]),
})

/** After the end nothing opens again: the set is then one that was not done. */
const setReopened = (progress: Progress, { exercise, set }: Place): Progress =>
  isFinished(progress)
    ? { ...progress, setsSkipped: without(progress.setsSkipped, [set]) }
    : reopened({ ...progress, setsSkipped: without(progress.setsSkipped, [set]) }, exercise)

/** What has left the workout takes along what was said and done of it: should it come back, it is open. */
export const parted = <Before extends Progress>(
  progress: Before,
  gone: { readonly exercises: readonly PlannedExerciseId[]; readonly sets: readonly SetId[] },
): Before => ({
  ...progress,
  sets: without(progress.sets, gone.sets),
  setsSkipped: without(progress.setsSkipped, gone.sets),
  rests: without(progress.rests, gone.sets),
  setNotes: without(progress.setNotes, gone.sets),
  exercisesDone: progress.exercisesDone.filter(id => !gone.exercises.includes(id)),
  exercisesSkipped: without(progress.exercisesSkipped, gone.exercises),
  exerciseNotes: without(progress.exerciseNotes, gone.exercises),
})

// Words for where something stands

export const isFinished = ({ phase }: Pick<Progress, 'phase'>) => phase === 'completed' || phase === 'aborted'

export const isTouched = ({ exercisesDone, ...by }: Progress) =>
  exercisesDone.length > 0 ||
  [by.sets, by.setsSkipped, by.rests, by.exercisesSkipped, by.setNotes, by.exerciseNotes].some(
    record => Object.keys(record).length > 0,
  )

/** Said to be over: ticked off or left out. */
export const isOver = ({ id }: { readonly id: PlannedExerciseId }, { exercisesDone, exercisesSkipped }: Progress) =>
  exercisesDone.includes(id) || id in exercisesSkipped

const openIn = (outline: Outline, block: BlockId, progress: Progress) =>
  blockOf(outline, block)
    ?.exercises.filter(exercise => !isOver(exercise, progress))
    .map(({ id }) => id) ?? []
