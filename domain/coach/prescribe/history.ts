import type { EventId, Loose, WorkoutId } from '../../ids.ts'
import type { Exercise } from '../basis/catalogue.ts'
import { isStrength } from '../basis/catalogue.ts'
import type { PlannedExercise } from '../basis/plan.ts'
import { exercisesOf } from '../basis/plan.ts'
import type { DoneSet, PastWorkout } from '../basis/request.ts'
import { ruleSet } from '../basis/rule-set.ts'
import type { ExercisesById } from '../basis/time-model.ts'
import { e1rm, repsToFailureAt } from './lifts/percent.ts'

/** A set that was really done, joined with what it trains. Ramp sets are left out. */
export type Work = {
  readonly event: Loose<EventId>
  readonly workout: Loose<WorkoutId>
  readonly exercise: Exercise
  /** Left and right are logged one after the other and make one set together: half a set each. */
  readonly share: number
  readonly at: number
  readonly reps: number | null
  /** Of a set that went beyond what was asked, and counts as that with more in reserve: how many came. */
  readonly cameTo?: number
  /** What was felt to be left is worked out from what came: it is so much and not more. */
  readonly shown?: boolean
  readonly durationSec: number | null
  readonly distanceM: number | null
  readonly weightKg: number | null
  /** Repetitions in reserve: as felt, else as planned; null when neither is known. */
  readonly rir: number | null
  readonly feltRir: number | null
  /** Why the load was lower than the athlete's own: such a day says nothing about what comes next. */
  readonly eased: Eased | null
  readonly plannedReps: number | null
  readonly plannedRir: number | null
  /** Time or distance as planned, where no repetitions were. */
  readonly plannedAmount: number | null
}

/** A deload, a bad day, the days after a break or after pain, or a place that has nothing heavier. */
type Eased = 'deload' | 'readiness' | 'comeback' | 'after-pain' | 'kit'

/** One exercise on one day. */
export type Bout = { readonly at: number; readonly workout: Loose<WorkoutId>; readonly sets: readonly Work[] }

/** Every working set of the past, oldest first, in one order however the history was shuffled. */
export const workDone = (history: readonly PastWorkout[], byId: ExercisesById): readonly Work[] =>
  history
    .flatMap(workout => {
      const planned = exercisesOf(workout.plan)
      return workout.sets.flatMap(set => workOf(set, workout, planned, byId))
    })
    .sort((one, other) => one.at - other.at || compare(one.workout, other.workout) || compare(one.event, other.event))

/** The exercises with sets to count that the last session held, in their order. */
export const lastTrained = (history: readonly PastWorkout[], byId: ExercisesById, now: number): readonly string[] => {
  const work = workDone(history, byId).filter(({ at, exercise }) => at <= now && isStrength(exercise))
  const last = work.at(-1)?.workout
  return [...new Set(work.filter(({ workout }) => workout === last).map(({ exercise }) => exercise.id))]
}

/** What was done after a moment (milliseconds), of work in the order of time. */
export const workSince = (work: readonly Work[], at: number): readonly Work[] =>
  work.slice(work.findLastIndex(set => set.at <= at) + 1)

/** Each exercise's days, newest first. */
export const boutsByExercise = (work: readonly Work[]): ReadonlyMap<string, readonly Bout[]> => {
  const byExercise = new Map<string, Map<string, Work[]>>()
  for (const set of work) {
    const days = byExercise.get(set.exercise.id) ?? new Map<string, Work[]>()
    const sets = days.get(set.workout)
    if (sets) sets.push(set)
    else byExercise.set(set.exercise.id, days.set(set.workout, [set]))
  }
  return new Map([...byExercise].map(([id, days]) => [id, [...days].map(boutOf).sort(newestFirst)]))
}

export const boutsOf = (work: readonly Work[], exercise: string): readonly Bout[] =>
  boutsByExercise(work.filter(set => set.exercise.id === exercise)).get(exercise) ?? []

const boutOf = ([workout, sets]: readonly [string, readonly Work[]]): Bout => ({
  workout,
  sets,
  at: Math.max(...sets.map(({ at }) => at)),
})

const newestFirst = (one: Bout, other: Bout) => other.at - one.at || compare(other.workout, one.workout)

/**
 * Where nobody said what was left, what was done soon after tells: a load that later went far beyond was easy before. Sets
 * are taken for at least so far from failure.
 */
export const seenLater = (work: readonly Work[]): readonly Work[] => {
  const best = new Map<string, number>()
  return work
    .toReversed()
    .map(set => {
      const { exercise, weightKg, reps, feltRir, rir } = set
      if (!weightKg || !reps || exercise.loadType === 'added' || exercise.loadType === 'assisted') return set
      const shown = Math.max(best.get(exercise.id) ?? 0, e1rm(weightKg, reps + (feltRir ?? 0)))
      best.set(exercise.id, shown)
      if (feltRir !== null || rir === null) return set
      return { ...set, rir: Math.max(rir, Math.floor(repsToFailureAt(weightKg / shown) - reps)) }
    })
    .reverse()
}

/** A set counts for its muscles when it was strength work close enough to failure. */
export const counts = (exercise: Exercise, rir: number | null) =>
  isStrength(exercise) && (rir === null || rir <= ruleSet.volume.countsUpToRir.value)

export const isHard = ({ exercise, rir }: Work) =>
  isStrength(exercise) && (rir === null || rir <= ruleSet.volume.hardUpToRir.value)

export const compare = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0)

const workOf = (set: DoneSet, workout: PastWorkout, all: readonly PlannedExercise[], byId: ExercisesById): Work[] => {
  const planned = all.find(({ exercise, sets }) => exercise === set.exercise || sets.some(one => one.id === set.set))
  const exercise = byId.get(set.exercise)
  const at = Date.parse(set.at)
  if (!exercise || Number.isNaN(at) || isRamp(set, planned)) return []
  return [
    {
      event: set.event,
      workout: workout.workout,
      exercise,
      share: isOneSided(set, planned) ? 0.5 : 1,
      at,
      reps: set.reps,
      durationSec: set.durationSec,
      distanceM: set.distanceM,
      weightKg: set.weightKg,
      rir: set.rir ?? set.planned.targetRir,
      feltRir: set.rir,
      eased: easedBy(planned),
      plannedReps: repsAsked(set),
      plannedRir: set.planned.targetRir,
      plannedAmount: amountPlanned(set, planned),
    },
  ]
}

/** More load than planned comes for fewer repetitions: who stops before failure did what was asked of them. */
const repsAsked = ({ planned, reps, weightKg, rir }: DoneSet): number | null => {
  const asked = planned.reps ?? null
  const isHeavier = typeof planned.weightKg === 'number' && (weightKg ?? 0) > planned.weightKg
  return asked !== null && reps !== null && isHeavier && (rir ?? 0) > 0 ? Math.min(asked, reps) : asked
}

const easing: readonly (readonly [code: string, Eased])[] = [
  ['deload', 'deload'],
  ['readiness', 'readiness'],
  ['comeback', 'comeback'],
  ['after-pain', 'after-pain'],
  ['load-kit', 'kit'],
]

const easedBy = (planned: PlannedExercise | undefined): Eased | null => {
  const codes = new Set(planned?.reasons.map(({ code }) => code))
  return easing.find(([code]) => codes.has(code))?.[1] ?? null
}

const amountPlanned = (set: DoneSet, planned: PlannedExercise | undefined) => {
  const own = planned?.sets.find(({ id }) => id === set.set)
  return own?.distanceM ?? set.planned.durationSec ?? own?.durationSec ?? null
}

const isOneSided = (set: DoneSet, planned: PlannedExercise | undefined) =>
  planned?.sets.some(({ id, side }) => side !== undefined && (set.set === undefined || id === set.set)) ?? false

const isRamp = (set: DoneSet, planned: PlannedExercise | undefined) => {
  const ramps = planned?.sets.filter(({ ramp }) => ramp) ?? []
  if (set.set !== undefined) return ramps.some(({ id }) => id === set.set)
  const { reps, weightKg } = set.planned
  const matches = (one: { reps?: number; weightKg?: number | null }) => one.reps === reps && one.weightKg === weightKg
  return ramps.some(matches) && !planned?.sets.some(one => !one.ramp && matches(one))
}
