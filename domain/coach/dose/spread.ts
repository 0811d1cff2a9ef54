import type { Exercise } from '../basis/catalogue.ts'
import type { Reason } from '../basis/plan.ts'
import { repSeconds, setsSeconds } from '../basis/time-model.ts'
import type { DraftExercise, DraftSet } from './draft.ts'

export type Spread = {
  readonly seconds: number
  readonly rounds: number
  readonly restSec: number
  readonly hold: readonly [number, number]
  readonly reasonsOf: (exercise: Exercise) => readonly Reason[]
}

/** Shares seconds among light exercises: repetitions as usual, what is held takes the rest. */
export const spread = (exercises: readonly Exercise[], ask: Spread): DraftExercise[] => {
  const counted = exercises.filter(isCounted)
  const held = exercises.filter(exercise => !isCounted(exercise))
  const entries = (some: readonly Exercise[]) => some.reduce((sum, one) => sum + sides(one), 0) * ask.rounds
  const spent = counted.reduce((sum, one) => sum + usualSeconds(one) * sides(one) * ask.rounds, 0)
  const free = ask.seconds - spent - ask.restSec * entries(exercises)
  const [shortest, longest] = ask.hold
  const each = held.length === 0 ? 0 : Math.floor(free / entries(held) / 5) * 5
  const durationSec = Math.min(longest, Math.max(shortest, each))
  return exercises.map(exercise => ({
    exercise,
    targetRir: null,
    reasons: ask.reasonsOf(exercise),
    sets: setsOf(exercise, isCounted(exercise) ? { reps: usualReps(exercise) } : { durationSec }, ask),
  }))
}

/** Seconds that light exercises take as laid out. */
export const secondsOfLight = (exercises: readonly DraftExercise[]): number =>
  exercises.reduce((sum, { exercise, sets }) => sum + setsSeconds(sets, exercise), 0)

export const mostSeconds = (exercises: readonly Exercise[], ask: Pick<Spread, 'rounds' | 'restSec' | 'hold'>): number =>
  exercises.reduce(
    (sum, one) => sum + ((isCounted(one) ? usualSeconds(one) : ask.hold[1]) + ask.restSec) * sides(one) * ask.rounds,
    0,
  )

const isCounted = ({ metrics }: Exercise) => !metrics.includes('duration')

const usualReps = ({ defaults }: Exercise) => Math.round(((defaults.reps?.[0] ?? 8) + (defaults.reps?.[1] ?? 12)) / 2)

const usualSeconds = (exercise: Exercise) => usualReps(exercise) * repSeconds(exercise)

const sides = ({ unilateral }: Exercise) => (unilateral ? 2 : 1)

const setsOf = ({ unilateral }: Exercise, measure: Partial<DraftSet>, { rounds, restSec }: Spread): DraftSet[] => {
  const both = unilateral ? (['left', 'right'] as const) : [undefined]
  return Array.from({ length: rounds }, () =>
    both.map(side => ({ ...measure, ...(side ? { side } : {}), restSec })),
  ).flat()
}
