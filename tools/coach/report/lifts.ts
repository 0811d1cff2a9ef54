import { catalogue } from '../../../content/exercises/catalogue.ts'
import { type Exercise, exercisesById, isWeighted } from '../../../domain/coach/basis/catalogue.ts'
import type { PlannedSet } from '../../../domain/coach/basis/plan.ts'
import { maxOf } from '../../../domain/coach/judge/rep-table.ts'
import { day } from '../../../domain/days.ts'
import type { AthleteRecord, LiftState, SessionRecord } from '../record.ts'

const byId = exercisesById(catalogue)
const mostLifts = 4
const leastExposures = 6

/** One session in which a lift was planned, and how it went. Loads in kg. */
export type Exposure = {
  readonly session: SessionRecord
  readonly state: LiftState
  /** One-repetition maximum that the plan stands for, the body's own weight not counted; 0 where nothing is loaded. */
  readonly plannedKg: number
  /** Load of its heaviest set: the one that leads, where lighter ones with more repetitions follow. */
  readonly topKg: number
  readonly sets: number
  /** Its planned sets that are no ramp. */
  readonly work: readonly PlannedSet[]
  /** Every set reached its repetitions, and none was made lighter for it. */
  readonly met: boolean
  /** Felt harder than planned: on average one repetition less was left, as logged. */
  readonly hard: boolean
  /** What was really left beyond what was planned, in the set that left least; null where nothing is counted. */
  readonly spare: number | null
  readonly reasons: readonly string[]
}

export type Lift = { readonly exercise: string; readonly exposures: readonly Exposure[] }

/** Every lift with a load, whatever its role. */
export const loadedLifts = (record: AthleteRecord): readonly Lift[] =>
  liftsOf(record, exercise => isWeighted(exercise) && exercise.loadType !== 'assisted').map(lift => ({
    ...lift,
    exposures: lift.exposures.filter(({ state }) => state.plannedMaxKg !== null),
  }))

/** An athlete's main lifts: the compound ones with a load that came most often. */
export const mainLifts = (record: AthleteRecord): readonly Lift[] =>
  mostSeen(
    liftsOf(record, exercise => exercise.role === 'compound' && isWeighted(exercise) && !isOwnWeight(exercise)).map(
      ({ exercise, exposures }) => ({
        exercise,
        exposures: exposures.filter(({ state }) => state.plannedMaxKg !== null),
      }),
    ),
  )

/** Main lifts that move the body: with help, with nothing or with a load on it. */
export const bodyLifts = (record: AthleteRecord): readonly Lift[] =>
  mostSeen(liftsOf(record, exercise => exercise.role === 'compound' && isOwnWeight(exercise)))

const mostSeen = (lifts: readonly Lift[]): readonly Lift[] =>
  lifts
    .filter(({ exposures }) => exposures.length >= leastExposures)
    .toSorted((one, other) => other.exposures.length - one.exposures.length)
    .slice(0, mostLifts)

const isOwnWeight = ({ loadType }: Exercise) =>
  loadType === 'bodyweight' || loadType === 'added' || loadType === 'assisted'

const liftsOf = ({ sessions }: AthleteRecord, isWanted: (exercise: Exercise) => boolean): readonly Lift[] => {
  const lifts = new Map<string, Exposure[]>()
  for (const session of sessions)
    for (const state of session.states ?? []) {
      const exercise = byId.get(state.exercise)
      if (exercise && isWanted(exercise))
        lifts.set(exercise.id, [...(lifts.get(exercise.id) ?? []), exposureOf(session, state)])
    }
  return [...lifts].map(([exercise, exposures]) => ({ exercise, exposures }))
}

const exposureOf = (session: SessionRecord, state: LiftState): Exposure => {
  const planned = (session.planned ?? [])
    .flatMap(({ exercises }) => exercises)
    .find(({ exercise }) => exercise === state.exercise)
  const work = planned?.sets.filter(({ ramp }) => !ramp) ?? []
  const done = session.done?.filter(({ exercise, ramp }) => exercise === state.exercise && !ramp) ?? []
  const wanted = new Map(work.map(({ id, reps = 0 }) => [id, reps]))
  const loads = new Map(work.map(({ id, weightKg }) => [id, weightKg ?? 0]))
  const isLighter = byId.get(state.exercise)?.loadType === 'assisted' ? () => false : lighter
  const target = planned?.targetRir ?? 0
  const short = done.flatMap(({ rir }) => (rir === undefined ? [] : [target - rir]))
  const spare = done.flatMap(({ set, reps = 0, trueRir, moved }) =>
    trueRir === null ? [] : [reps + trueRir - (moved?.reps ?? wanted.get(set) ?? 0) - target],
  )
  return {
    session,
    state,
    plannedKg: state.plannedMaxKg ?? 0,
    topKg: Math.max(0, ...work.map(({ weightKg }) => weightKg ?? 0)),
    sets: work.length,
    work,
    met:
      done.length > 0 &&
      done.every(
        ({ set, reps = 0, weightKg }) =>
          reps >= (wanted.get(set) ?? 0) && !isLighter(weightKg ?? 0, loads.get(set) ?? 0),
      ),
    hard: short.length > 0 && short.reduce((sum, one) => sum + one, 0) / short.length >= 1,
    spare: spare.length > 0 ? Math.min(...spare) : null,
    reasons: planned?.reasons.map(({ code }) => code) ?? [],
  }
}

const lighter = (kg: number, planned: number) => kg < planned - 0.01

/** How far the reserve really was from the planned one, set by set. */
export const reserveErrors = ({ sessions }: AthleteRecord): readonly number[] =>
  sessions.flatMap(({ planned = [], done = [] }) =>
    planned
      .flatMap(({ exercises }) => exercises)
      .flatMap(({ exercise, targetRir, sets }) => {
        if (targetRir === null || !isWeightedId(exercise)) return []
        return sets.flatMap(({ id, reps, ramp, weightKg }) => {
          const went = done.find(({ set }) => set === id)
          if (ramp || !weightKg || reps === undefined || went?.trueRir == null) return []
          return [Math.abs((went.reps ?? 0) + went.trueRir - (went.moved?.reps ?? reps) - targetRir)]
        })
      }),
  )

const isWeightedId = (id: string) => {
  const exercise = byId.get(id)
  return exercise !== undefined && isWeighted(exercise)
}

/** By how much a planned set asks for more than the body can do; 0 where it does not. */
export const beyondStrength = ({ state }: Exposure, bodyKg: number): number => {
  const carried = byId.get(state.exercise)?.loadType === 'added' ? bodyKg : 0
  return state.weightKg && state.hiddenMaxKg !== null
    ? Math.max(0, maxOf(carried + state.weightKg, Math.max(1, state.reps)) / (carried + state.hiddenMaxKg) - 1)
    : 0
}

/** Exposures that are no deload. */
export const full = (exposures: readonly Exposure[]) => exposures.filter(({ session }) => !session.deload)

/** Days between two exposures. */
export const daysApart = (one: Exposure, other: Exposure) =>
  (Date.parse(other.session.at) - Date.parse(one.session.at)) / day
