import type { Brief } from '../brief.ts'
import { loadsOf, oneRepMaxOf, pastOfExercise } from '../brief.ts'
import type { Exercise, Range } from '../catalogue.ts'
import { isWeighted } from '../catalogue.ts'
import { repRange, targetRir } from '../goals.ts'
import type { Reason } from '../plan.ts'
import { type Next, nextLoad, type Past } from '../progression.ts'
import { ruleSet } from '../rule-set.ts'
import type { DraftSet } from './draft.ts'
import { loadReason } from './load-reasons.ts'

/** How one working set of an exercise looks today, and why. */
export type Dose = {
  readonly exercise: Exercise
  readonly rir: number
  readonly measure: Pick<DraftSet, 'reps' | 'durationSec' | 'distanceM' | 'weightKg'>
  readonly reasons: readonly Reason[]
}

export const doseOf = (brief: Brief, exercise: Exercise, range = repRange(brief, exercise)): Dose => {
  const rir = targetRir(brief, exercise)
  const past = pastOfExercise(brief, exercise)
  const ask = {
    exercise,
    past,
    oneRepMax: oneRepMaxOf(brief, exercise),
    loads: loadsOf(brief, exercise),
    range,
    rir,
    factor: factorOf(brief),
  }
  const timed = !exercise.metrics.includes('reps')
  const next = nextLoad(ask)
  const load = isWeighted(exercise) ? { weightKg: next.weightKg } : {}
  const measure = timed ? { durationSec: secondsOf(exercise, past, brief), ...load } : { reps: next.reps, ...load }
  return { exercise, rir, measure, reasons: [loadReason(brief, exercise, past, timed ? timedNext(next) : next, rir)] }
}

/** The lowest of what readiness, a deload and a break allow of the last load. */
export const factorOf = ({ readiness, deload, comeback }: Brief): number =>
  Math.min(readiness.load, comeback, deload ? middle(ruleSet.load.deload.value.load) : 1)

/** The lowest share of sets that readiness and a deload allow. */
export const setFactor = ({ readiness, deload }: Brief): number =>
  Math.min(readiness.sets, deload ? ruleSet.load.deload.value.sets : 1)

export const easedSets = (brief: Brief, sets: number): number => Math.max(1, Math.round(sets * setFactor(brief) - 0.01))

/** Sets for an exercise; left and right follow each other. */
export const setsFor = ({ exercise, measure }: Dose, count: number, restSec: number): DraftSet[] => {
  const sides = exercise.unilateral ? (['left', 'right'] as const) : [undefined]
  return Array.from({ length: count }, () =>
    sides.map(side => ({
      ...measure,
      ...(side ? { side } : {}),
      restSec: side === 'left' ? Math.min(10, restSec) : restSec,
    })),
  ).flat()
}

const middle = ([low, high]: Range) => (low + high) / 2

const timedNext = (next: Next): Next => ({ ...next, reps: 0 })

/** Five seconds more than last time, up to the exercise's longest. */
const secondsOf = (exercise: Exercise, past: Past, brief: Brief) => {
  const [low, high] = exercise.defaults.seconds ?? [20, 40]
  const last = past.bouts[0]?.sets.flatMap(({ durationSec }) => durationSec ?? []) ?? []
  const start = Math.round((low + (high - low) / 3) / 5) * 5
  const wished = last.length === 0 ? start : Math.min(...last) + (factorOf(brief) < 1 ? 0 : 5)
  return Math.max(low, Math.min(high, wished))
}
