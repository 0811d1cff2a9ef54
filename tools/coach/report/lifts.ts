import { catalogue } from '../../../content/exercises/catalogue.ts'
import { exercisesById, isWeighted } from '../../../domain/coach/catalogue.ts'
import { maxOf } from '../../../domain/coach/judge/rep-table.ts'
import type { AthleteRecord, LiftState, SessionRecord } from '../record.ts'

const byId = exercisesById(catalogue)
const mostLifts = 4
const leastExposures = 6

/** One session in which a lift was planned with a load, and how it went. Loads in kg. */
export type Exposure = {
  readonly session: SessionRecord
  readonly state: LiftState
  /** One-repetition maximum that the plan stands for. */
  readonly plannedKg: number
  /** Load of its heaviest set: the one that leads, where lighter ones with more repetitions follow. */
  readonly topKg: number
  readonly sets: number
  /** Every set reached its repetitions. */
  readonly met: boolean
  readonly reasons: readonly string[]
}

export type Lift = { readonly exercise: string; readonly exposures: readonly Exposure[] }

/** An athlete's main lifts: the compound ones with a load that came most often. */
export const mainLifts = ({ sessions }: AthleteRecord): readonly Lift[] => {
  const lifts = new Map<string, Exposure[]>()
  for (const session of sessions)
    for (const state of session.states ?? []) {
      const exercise = byId.get(state.exercise)
      if (exercise?.role !== 'compound' || !isWeighted(exercise) || state.plannedMaxKg === null) continue
      if (exercise.loadType === 'added' || exercise.loadType === 'assisted') continue
      lifts.set(exercise.id, [...(lifts.get(exercise.id) ?? []), exposureOf(session, state, state.plannedMaxKg)])
    }
  return [...lifts]
    .map(([exercise, exposures]) => ({ exercise, exposures }))
    .filter(({ exposures }) => exposures.length >= leastExposures)
    .sort((one, other) => other.exposures.length - one.exposures.length)
    .slice(0, mostLifts)
}

const exposureOf = (session: SessionRecord, state: LiftState, plannedKg: number): Exposure => {
  const planned = (session.planned ?? [])
    .flatMap(({ exercises }) => exercises)
    .find(({ exercise }) => exercise === state.exercise)
  const work = planned?.sets.filter(({ ramp }) => !ramp) ?? []
  const done = session.done?.filter(({ exercise, ramp }) => exercise === state.exercise && !ramp) ?? []
  const wanted = new Map(work.map(({ id, reps = 0 }) => [id, reps]))
  return {
    session,
    state,
    plannedKg,
    topKg: Math.max(0, ...work.map(({ weightKg }) => weightKg ?? 0)),
    sets: work.length,
    met: done.length > 0 && done.every(({ set, reps = 0 }) => reps >= (wanted.get(set) ?? 0)),
    reasons: planned?.reasons.map(({ code }) => code) ?? [],
  }
}

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
export const beyondStrength = ({ state }: Exposure): number =>
  state.weightKg && state.hiddenMaxKg
    ? Math.max(0, maxOf(state.weightKg, Math.max(1, state.reps)) / state.hiddenMaxKg - 1)
    : 0

/** Exposures that are no deload. */
export const full = (exposures: readonly Exposure[]) => exposures.filter(({ session }) => !session.deload)

/** Longest run of met exposures that asked for no more than the one before. */
export const longestStandstill = (exposures: readonly Exposure[]): number => {
  let longest = 0
  let run = 1
  for (const [at, now] of exposures.entries()) {
    const before = exposures[at - 1]
    const still =
      before?.met &&
      now.plannedKg <= before.plannedKg * 1.002 &&
      now.sets <= before.sets &&
      now.plannedKg > before.plannedKg * 0.97
    run = still ? run + 1 : 1
    longest = Math.max(longest, run)
  }
  return longest
}
