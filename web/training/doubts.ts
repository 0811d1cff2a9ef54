import { clock } from '../parts/clock.ts'
import { formatNumber } from '../parts/number.ts'
import { takesWeight } from './done.ts'
import type { Done, Exercise, PlannedSet } from './types.ts'

// Beyond these, a slip of the finger is likelier than the feat: world records, and what no plan asks for.

const mostKg: Readonly<Partial<Record<Exercise['load_type'], number>>> = {
  total: 500,
  'per-hand': 120,
  stack: 300,
  assisted: 200,
}
const mostElse = 500
const mostReps = 200
const timesThePlan = 2.5

/** What to ask before a set is saved, or null. A load that is missing is asked for once an exercise. */
export const doubtOf = (exercise: Exercise, set: PlannedSet, done: Done): string | null => {
  const { reps, weight, duration } = done
  const most = mostKg[exercise.load_type] ?? mostElse
  const planned = set.weight ?? heaviest(exercise)
  if (weight !== undefined && weight > most) return `${formatNumber(weight)} kg${each(exercise)}\u00a0– stimmt das?`
  if (weight !== undefined && planned !== null && planned > 0 && weight > planned * timesThePlan)
    return `${formatNumber(weight)} kg${each(exercise)} statt ${formatNumber(planned)} kg\u00a0– stimmt das?`
  if (reps !== undefined && reps > mostReps) return `${formatNumber(reps)} Wiederholungen\u00a0– stimmt das?`
  if (duration !== undefined && duration > 4 * 3600) return `${clock(duration)} Stunden\u00a0– stimmt das?`
  return isLoadMissing(exercise, set, done)
    ? 'Ohne Gewicht? Trag ein, womit du trainierst, dann plant der Coach danach.'
    : null
}

const each = ({ load_type }: Exercise) => (load_type === 'per-hand' ? ' je Hand' : '')

/** Of the work: what one warms up with is no yardstick. */
const heaviest = ({ sets }: Exercise) =>
  sets.reduce<number | null>(
    (most, { ramp, logged }) => (ramp ? most : Math.max(most ?? 0, logged?.weight ?? 0) || most),
    null,
  )

const isLoadMissing = (exercise: Exercise, set: PlannedSet, { weight }: Done) =>
  weight === undefined &&
  !set.ramp &&
  takesWeight(exercise) &&
  exercise.sets.every(({ ramp, logged }) => ramp || logged === null)
