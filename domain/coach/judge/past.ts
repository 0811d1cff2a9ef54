import { day } from '../../days.ts'
import { median } from '../../numbers.ts'
import type { Exercise } from '../basis/catalogue.ts'
import { exercisesOf, type PlannedExercise } from '../basis/plan.ts'
import type { DoneSet, PastWorkout } from '../basis/request.ts'
import { cleanReserve, leastReserve, openReserve, strengthDays, sureReps, usableReps } from './measures.ts'
import { maxOf } from './rep-table.ts'

/** Reasons that made a day easier on purpose. */
const easing: ReadonlySet<string> = new Set(['deload', 'readiness', 'comeback', 'after-pain'])

/** One exercise on one day of the past: its working sets as they went. */
export type Bout = {
  readonly at: number
  readonly workout: PastWorkout['workout']
  readonly exercise: Exercise
  readonly sets: readonly DoneSet[]
  /** Sets, left and right counted as one. */
  readonly count: number
  /** Median load in kg; null without one. */
  readonly kg: number | null
  /** Fewest repetitions of a set; null where none were counted. */
  readonly reps: number | null
  readonly targetRir: number | null
  /** Every set reached its repetitions, and none was felt to be far harder than planned. */
  readonly met: boolean
  /** On average at least one repetition short. */
  readonly missed: boolean
  /** Lighter on purpose: a deload, a bad day, the days after a break. */
  readonly eased: boolean
  readonly deload: boolean
}

/** Every exercise of every day, oldest first. */
export const boutsIn = (
  history: readonly PastWorkout[],
  byId: ReadonlyMap<string, Exercise>,
  now: number,
): readonly Bout[] =>
  history
    .flatMap(workout => {
      const bySet = Map.groupBy(workout.sets, ({ set }) => set)
      return exercisesOf(workout.plan).flatMap(planned => boutOf(workout, bySet, planned, byId))
    })
    .filter(({ at }) => at <= now)
    .sort((one, other) => one.at - other.at || inOrder(one.workout, other.workout))

/** So that days at one time have one order, however they were told. */
export const inOrder = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0)

/** An exercise's days, newest first. */
export const boutsOf = (past: readonly Bout[], id: string): readonly Bout[] =>
  past.filter(({ exercise }) => exercise.id === id).toReversed()

/** Practice: after a week or more without training loads come back within four weeks. */
export const isBackFromBreak = (past: readonly Bout[], now: number): boolean => {
  const times = [...past.map(({ at }) => at), now]
  return times.some((at, index) => now - at <= 28 * day && at - (times[index - 1] ?? at) >= 7 * day)
}

const boutOf = (
  { workout }: PastWorkout,
  bySet: ReadonlyMap<DoneSet['set'], readonly DoneSet[]>,
  planned: PlannedExercise,
  byId: ReadonlyMap<string, Exercise>,
): readonly Bout[] => {
  const exercise = byId.get(planned.exercise)
  const ids = new Map(planned.sets.map(set => [set.id, set]))
  const done = planned.sets.flatMap(({ id, ramp }) => (ramp ? [] : (bySet.get(id) ?? [])))
  if (!exercise || done.length === 0) return []
  const short = done.flatMap(({ reps, planned: { reps: wanted } }) =>
    reps === null || wanted === undefined ? [] : [wanted - reps],
  )
  const missed = short.length > 0 && short.reduce((sum, one) => sum + one, 0) / short.length >= 1
  const harder = done.some(
    ({ rir, planned: { targetRir } }) => rir !== null && targetRir !== null && rir < targetRir - 1.5,
  )
  const counted = done.flatMap(({ reps }) => reps ?? [])
  const codes = planned.reasons.map(({ code }) => code)
  return [
    {
      at: Math.max(...done.map(({ at }) => Date.parse(at))),
      workout,
      exercise,
      sets: done,
      count: done.reduce((sum, { set }) => sum + (set && ids.get(set)?.side ? 0.5 : 1), 0),
      kg: median(done.flatMap(({ weightKg }) => weightKg ?? [])),
      reps: counted.length === 0 ? null : Math.min(...counted),
      targetRir: planned.targetRir,
      met: !missed && !harder && short.every(one => one <= 0),
      missed,
      deload: codes.includes('deload'),
      eased: codes.some(code => easing.has(code)),
    },
  ]
}

/**
 * Strength as the athlete's own sets tell it: kg for one repetition, and whether it can be relied on. `atLeast`: the newest
 * day left so much in reserve that it tells a lower bound only.
 */
export type Strength = { readonly kg: number; readonly sure: boolean; readonly atLeast: boolean }

/** From the newest two full days within six weeks; null when nothing tells. Reserve that was not logged is taken as planned. */
export const strengthOf = (past: readonly Bout[], exercise: Exercise, now: number): Strength | null => {
  if (exercise.loadType === 'added' || exercise.loadType === 'assisted') return null
  const days = boutsOf(past, exercise.id).filter(({ at, eased }) => !eased && now - at <= strengthDays * day)
  const told = days.flatMap(bout => fromSets(bout, bout.missed ? 'missed' : 'met')).slice(0, 2)
  const kg = told.map(one => one.kg)
  const last = days[0]?.sets.flatMap(({ rir }) => rir ?? []) ?? []
  const many = days[0]?.sets.every(({ reps, rir }) => (reps ?? 0) + (rir ?? 0) > usableReps) ?? false
  const isOpen = last.length > 0 && (last[last.length - 1] ?? 0) >= openReserve
  const atLeast = many || isOpen || days.slice(0, 2).every(isAsAsked)
  return told.length === 0 ? null : { kg: Math.max(...kg), sure: told.some(({ sure }) => sure), atLeast }
}

/** All came as it was asked for and nobody said how much was left: so much is there, and maybe more. */
const isAsAsked = ({ sets }: Bout): boolean =>
  sets.every(({ rir, reps, planned }) => rir === null && (reps ?? 0) === (planned.reps ?? 0))

const isShort = ({ reps, planned }: DoneSet): boolean => reps !== null && reps < (planned.reps ?? 0)

/** Beyond what was asked, without a word: as many as came cleanly, unless care asks for more to be left. */
const isBeyond = ({ rir, reps, planned }: DoneSet): boolean =>
  rir === null &&
  planned.reps !== undefined &&
  (reps ?? 0) > planned.reps &&
  (planned.targetRir ?? 0) < leastReserve.cautious

/** A set that went beyond what was asked tells more than those beside it, the best of them most. */
const fromSets = (bout: Bout, went: 'met' | 'missed'): readonly Omit<Strength, 'atLeast'>[] => {
  const beyond = bout.sets.some(isShort) ? [] : bout.sets.filter(isBeyond)
  const told = (beyond.length > 0 ? beyond : bout.sets).flatMap(({ weightKg, reps, rir, planned }) => {
    if (!weightKg || !reps) return []
    const unsaid = beyond.length > 0 ? cleanReserve : went === 'met' ? (planned.targetRir ?? 0) : 0
    const most = beyond.length > 0 ? usableReps : Number.POSITIVE_INFINITY
    const toFailure = Math.min(reps + (rir ?? unsaid), most)
    return toFailure > usableReps
      ? []
      : [{ kg: maxOf(weightKg, toFailure), sure: toFailure <= sureReps && (rir ?? 0) <= 4 }]
  })
  if (beyond.length > 0) return told.toSorted((one, other) => other.kg - one.kg).slice(0, 1)
  const sure = told.filter(one => one.sure)
  const best = median((sure.length > 0 ? sure : told).map(({ kg }) => kg))
  return best === null ? [] : [{ kg: best, sure: sure.length > 0 }]
}
