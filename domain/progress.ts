/**
 * What is done of a workout, computed here only: the decider remembers it, the read model shows it, the client draws it
 * before the server has answered.
 */

/** What was really done in one set. A field is absent where it does not apply. */
export type Performance = {
  reps?: number
  durationSec?: number
  weightKg?: number
  distanceM?: number
  speedKmh?: number
  /** Reps in reserve, as felt. */
  rir?: number
}

export type Fact =
  | { type: 'WorkoutStarted'; at: string }
  | ({ type: 'SetLogged'; exercise: string; set: string; at: string } & Performance)
  | ({ type: 'SetCorrected'; exercise: string; set: string; at: string } & Performance)
  | { type: 'RestTaken'; set: string; seconds: number; at: string }
  | { type: 'ExerciseCompleted'; exercise: string; at: string }
  | { type: 'ExerciseReopened'; exercise: string; at: string }
  | { type: 'BlockCompleted'; block: string; at: string }
  | { type: 'WorkoutCompleted'; at: string }
  | { type: 'WorkoutAborted'; at: string }

/** What progress is held against: any plan with these ids, as it is stored or as the client has it. */
export type Outline = { readonly blocks: readonly OutlineBlock[] }
export type OutlineBlock = { readonly id: string; readonly exercises: readonly OutlineExercise[] }
export type OutlineExercise = { readonly id: string; readonly sets: readonly { readonly id: string }[] }

export type Phase = 'planned' | 'in_progress' | 'completed' | 'aborted'

/** What the phases are called outside. */
export const statusOf = {
  planned: 'PLANNED',
  in_progress: 'INCOMPLETE',
  completed: 'COMPLETED',
  aborted: 'ABORTED',
} as const satisfies Record<Phase, string>

export type Progress = {
  readonly phase: Phase
  readonly startedAt: string | null
  readonly finishedAt: string | null
  /** By set. */
  readonly sets: Readonly<Record<string, Performance & { readonly at: string }>>
  /** Seconds of pause taken, by the set before it. */
  readonly rests: Readonly<Record<string, number>>
  readonly exercisesDone: readonly string[]
}

export const nothingDone: Progress = {
  phase: 'planned',
  startedAt: null,
  finishedAt: null,
  sets: {},
  rests: {},
  exercisesDone: [],
}

export const advance = (outline: Outline, progress: Progress, fact: Fact): Progress => {
  switch (fact.type) {
    case 'WorkoutStarted':
      return { ...progress, phase: 'in_progress', startedAt: fact.at }
    case 'SetLogged':
    case 'SetCorrected':
      return { ...progress, sets: { ...progress.sets, [fact.set]: { ...performanceOf(fact), at: fact.at } } }
    case 'RestTaken':
      return { ...progress, rests: { ...progress.rests, [fact.set]: fact.seconds } }
    case 'ExerciseCompleted':
      return withDone(progress, [fact.exercise])
    case 'ExerciseReopened':
      return { ...progress, exercisesDone: progress.exercisesDone.filter(id => id !== fact.exercise) }
    case 'BlockCompleted':
      return withDone(progress, blockOf(outline, fact.block)?.exercises.map(({ id }) => id) ?? [])
    case 'WorkoutCompleted':
      return { ...progress, phase: 'completed', finishedAt: fact.at }
    case 'WorkoutAborted':
      return { ...progress, phase: 'aborted', finishedAt: fact.at }
  }
}

const withDone = (progress: Progress, exercises: readonly string[]): Progress => ({
  ...progress,
  exercisesDone: [...new Set([...progress.exercisesDone, ...exercises])],
})

// Words for where something stands

export const isFinished = ({ phase }: Pick<Progress, 'phase'>) => phase === 'completed' || phase === 'aborted'

export const isTouched = ({ sets, rests, exercisesDone }: Progress) =>
  exercisesDone.length > 0 || [sets, rests].some(done => Object.keys(done).length > 0)

/** A block is complete while each of its exercises is: one that comes later opens it again. */
export const blockStatus = ({ exercises }: OutlineBlock, { sets, exercisesDone }: Progress) => {
  if (exercises.every(({ id }) => exercisesDone.includes(id))) return 'complete'
  const isBegun = ({ id, sets: planned }: OutlineExercise) =>
    exercisesDone.includes(id) || planned.some(set => set.id in sets)
  return exercises.some(isBegun) ? 'in_progress' : 'incomplete'
}

export const blockOf = ({ blocks }: Outline, block: string) => blocks.find(({ id }) => id === block)

export const exerciseOf = ({ blocks }: Outline, exercise: string) =>
  blocks.flatMap(({ exercises }) => exercises).find(({ id }) => id === exercise)

export const exerciseOfSet = ({ blocks }: Outline, set: string) =>
  blocks.flatMap(({ exercises }) => exercises).find(({ sets }) => sets.some(({ id }) => id === set))

const measures = ['reps', 'durationSec', 'weightKg', 'distanceM', 'speedKmh', 'rir'] as const

/** The measures alone, and of them those that were taken. */
export const performanceOf = (given: Performance): Performance =>
  Object.fromEntries(measures.filter(name => given[name] !== undefined).map(name => [name, given[name]]))

/** A weight or an effort alone says nothing was moved. */
export const isPerformed = ({ reps, durationSec, distanceM }: Performance) =>
  reps !== undefined || durationSec !== undefined || distanceM !== undefined

export const isSamePerformance = (one: Performance, other: Performance) =>
  measures.every(name => one[name] === other[name])
