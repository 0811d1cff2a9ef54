import { day } from '../../../days.ts'
import { type Exercise, isWeighted } from '../../basis/catalogue.ts'
import { type Bout, boutsByExercise, type Work } from '../history.ts'
import { bodyShare } from './standing.ts'
import { strengthOf } from './strength.ts'

/** A day's best set of a lift, and the one-repetition maximum in kg that it stands for. */
export type LiftPoint = { readonly at: number; readonly maxKg: number; readonly set: Work }
type LiftCurve = { readonly exercise: Exercise; readonly points: readonly LiftPoint[]; readonly growth: number }

/** `growth`: strength as a share of what it was at first, 1 being the same; null before there was anything to compare. */
export type StrengthCurve = {
  readonly weeks: readonly { readonly start: number; readonly growth: number | null }[]
  readonly growth: number | null
  readonly lifts: readonly LiftCurve[]
}

const leastDays = 7
const stillTrained = 28

/**
 * How strength went over weeks that begin at `starts` (milliseconds, ascending), told by compound lifts with a load that
 * were trained long enough and lately. Only sets near enough to failure tell, and no easier day does. Growth is the
 * geometric mean of the lifts.
 */
export const strengthCurve = (
  work: readonly Work[],
  starts: readonly number[],
  now: number,
  bodyKg: number | null,
): StrengthCurve => {
  const since = starts[0] ?? now
  const known = work.filter(({ at, eased }) => at >= since && at <= now && eased === null)
  const lifts = [...boutsByExercise(known).values()]
    .flatMap(bouts => curveOf(bouts, bodyKg))
    .filter(({ points }) => tells(points, now))
    .sort((one, other) => other.points.length - one.points.length || other.growth - one.growth)
  const weeks = starts.map((start, index) => ({ start, growth: growthBy(lifts, starts[index + 1] ?? now + 1) }))
  return { weeks, growth: weeks.at(-1)?.growth ?? null, lifts }
}

const curveOf = (bouts: readonly Bout[], bodyKg: number | null): LiftCurve[] => {
  const exercise = bouts[0]?.sets[0]?.exercise
  if (exercise?.role !== 'compound' || !isWeighted(exercise)) return []
  const points = bouts.toReversed().flatMap(bout => pointOf(bout, bodyShare(exercise, bodyKg)))
  const [first, last] = [points[0], points.at(-1)]
  return first && last ? [{ exercise, points, growth: last.maxKg / first.maxKg }] : []
}

const pointOf = (bout: Bout, body: number | null): LiftPoint[] => {
  const strength = strengthOf([bout], bout.at, body)
  const set = bout.sets.find(({ event }) => event === strength?.events[0])
  return strength?.sure && set ? [{ at: bout.at, maxKg: strength.kg, set }] : []
}

const tells = (points: readonly LiftPoint[], now: number) => {
  const [first, last] = [points[0], points.at(-1)]
  return first && last && last.at - first.at >= leastDays * day && now - last.at <= stillTrained * day
}

const growthBy = (lifts: readonly LiftCurve[], before: number): number | null => {
  const logs = lifts.flatMap(({ points: [first, ...points] }) => {
    if (!first || first.at >= before) return []
    const last = points.findLast(({ at }) => at < before) ?? first
    return [Math.log(last.maxKg / first.maxKg)]
  })
  if (logs.length === 0) return null
  return Math.exp(logs.reduce((sum, log) => sum + log, 0) / lifts.length)
}
