import { type Exercise, isWeighted } from '../../domain/coach/basis/catalogue.ts'
import type { PlannedExercise, PlannedSet } from '../../domain/coach/basis/plan.ts'
import type { Performance } from '../../domain/performance.ts'
import { type Body, loadFound } from './body.ts'
import type { Athlete } from './files/athlete.ts'

/** One working set as it went. `trueRir`: what was really left, however it was logged; null where nothing is counted. */
export type Performed = { readonly performance: Performance; readonly trueRir: number | null }

export type Moment = {
  readonly body: Body
  readonly follows: Athlete['follows']
  readonly random: () => number
  /** The day's form: 1 on an ordinary day. */
  readonly form: number
  /** How many working sets of this exercise came before, for one side those of that side. */
  readonly setsBefore: number
  /** As many clean repetitions as come, until so many are left; null where the set is none of those. */
  readonly open: number | null
}

const mostRirFelt = 6
/** An open set ends where nobody counts on. */
const mostOpen = 25

/** What the athlete makes of a planned set: as told, as far as they can. */
export const perform = (exercise: Exercise, planned: PlannedExercise, set: PlannedSet, now: Moment): Performed => {
  if (set.reps !== undefined) return performReps(exercise, planned, set, set.reps, now)
  const weight = weightOf(exercise, planned, set, now)
  const load = weight === null ? {} : { weightKg: weight }
  if (exercise.pattern === 'locomotion') return { performance: { ...load, ...moved(set, now) }, trueRir: null }
  const asked = set.durationSec ?? 30
  const able = Math.max(5, Math.round(now.body.seconds(exercise) * now.form))
  const held = exercise.role === 'warm-up' ? asked : Math.min(asked, able)
  const distance = set.distanceM === undefined ? {} : { distanceM: set.distanceM }
  return {
    performance: { ...load, ...distance, ...(set.distanceM === undefined ? { durationSec: held } : {}) },
    trueRir: null,
  }
}

const performReps = (
  exercise: Exercise,
  planned: PlannedExercise,
  set: PlannedSet,
  wanted: number,
  now: Moment,
): Performed => {
  const weight = weightOf(exercise, planned, set, now)
  const load = weight === null ? {} : { weightKg: weight }
  if (set.ramp) return { performance: { ...load, reps: wanted }, trueRir: null }
  const able = Math.max(ableReps(exercise, weight, now), bandFor(exercise, planned, wanted))
  const fails = now.follows.fails > 0 && now.random() < now.follows.fails
  const most = now.open === null ? wanted : Math.min(mostOpen, Math.max(wanted, Math.floor(able) - now.open))
  const reps = Math.max(1, Math.min(most, Math.floor(able + 1e-9)) - (fails ? 2 : 0))
  const trueRir = fails ? 0 : able - reps
  const felt = Math.round(trueRir) + (now.follows.as === 'noisy' ? Math.round(now.random() * 2 - 1) : 0)
  const says = planned.targetRir !== null && now.follows.as !== 'no-rir'
  return {
    performance: { ...load, reps, ...(says ? { rir: Math.min(mostRirFelt, Math.max(0, felt)) } : {}) },
    trueRir,
  }
}

/** A band is chosen, or held shorter or longer, so that it gives what was asked for. */
const bandFor = ({ loadType }: Exercise, { targetRir }: PlannedExercise, wanted: number) =>
  loadType === 'band' ? wanted + (targetRir ?? 2) : 0

/** Repetitions to failure today: form and the sets before cost strength, not repetitions. */
const ableReps = (exercise: Exercise, weight: number | null, { body, form, setsBefore }: Moment) => {
  const strength = form * (1 - body.fatigueASet * setsBefore)
  return weight === null || weight <= 0
    ? body.reps(exercise, weight) * (1 - (1 - strength) * 3)
    : body.reps(exercise, weight / strength)
}

/** The load as planned; where none is known, what the athlete finds for these repetitions. */
const weightOf = (exercise: Exercise, { targetRir }: PlannedExercise, set: PlannedSet, { body }: Moment) => {
  if (set.weightKg !== null && set.weightKg !== undefined) return set.weightKg
  if (set.weightKg === undefined || !isWeighted(exercise)) return null
  const max = body.maxKg(exercise)
  if (max === null || max <= 0) return 0
  const found = loadFound(max, set.reps ?? 12, targetRir ?? 3)
  return set.ramp ? loadFound(found, 12, 4) : found
}

const moved = (set: PlannedSet, { body, form }: Moment): Performance => {
  const pace = body.secondsPerKm / form
  if (set.distanceM !== undefined)
    return { distanceM: set.distanceM, durationSec: Math.round((set.distanceM / 1000) * pace) }
  const durationSec = set.durationSec ?? 60
  return { durationSec, distanceM: Math.round((durationSec / pace) * 1000) }
}
