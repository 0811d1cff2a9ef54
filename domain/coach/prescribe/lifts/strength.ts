import { day } from '../../../days.ts'
import type { EventId, Loose } from '../../../ids.ts'
import { ruleSet } from '../../basis/rule-set.ts'
import type { Bout, Work } from '../history.ts'
import { e1rm } from './percent.ts'

/** An estimated one-repetition maximum in kg, the body's own weight included where the body is lifted. */
export type Strength = {
  readonly kg: number
  readonly events: readonly Loose<EventId>[]
  /** Told by a set that came near failure; else it may be more. */
  readonly sure: boolean
  /** All of it came and nobody said how much was left: it is so much at least. */
  readonly atLeast?: boolean
}

const { full, most, lessWeight, days, bouts: counted, fade, newest, plenty, firstMiss } = ruleSet.load.estimate.value

/**
 * Strength from what was done: each day's middle set, the newest day first and each older one with less weight. Sets beyond
 * twelve repetitions to failure count less, and beyond twenty they are a lower bound. What was done last is not forgotten for what was done before. `bodyKg` is what the body adds to a load: 0 for most lifts, null when unknown.
 */
export const strengthOf = (bouts: readonly Bout[], now: number, bodyKg: number | null): Strength | null => {
  if (bodyKg === null) return null
  const fresh = bouts.filter(({ at }) => now - at <= days * day).flatMap(({ sets }) => middleOf(sets, bodyKg))
  const told = carried(doubted(fresh)).slice(0, counted)
  const kg = weighed(told)
  if (kg === null) return null
  return {
    kg,
    events: told.map(({ event }) => event),
    sure: told.some(({ weight }) => weight === 1),
    atLeast: told.every(({ silent }) => silent === 'met'),
  }
}

/** What one day told. `met`: it was done as asked, and nobody said what was left; `missed`: it was not, without a word. */
type Told = {
  readonly kg: number
  readonly weight: number
  readonly event: Loose<EventId>
  readonly silent: 'met' | 'missed' | null
  /** So many repetitions, or so many left, that strength may be more, not less. */
  readonly bound: boolean
}

/** Newest first: the newest day counts most. */
const weighed = (all: readonly Told[]): number | null => {
  const told = all.slice(0, counted)
  const weights = told.map(({ weight }, at) => weight * fade ** at)
  const sum = weights.reduce((all, weight) => all + weight, 0)
  if (sum === 0) return null
  const usual = told.reduce((all, { kg }, at) => all + kg * (weights[at] ?? 0), 0) / sum
  return Math.max(usual, (told[0]?.kg ?? 0) * newest)
}

/** A first miss may be a bad day: it counts in full once a second one follows. */
const doubted = (told: readonly Told[]): readonly Told[] =>
  told.map((one, at) =>
    one.silent === 'missed' && told[at + 1]?.silent === 'met' && told[at - 1]?.silent !== 'missed'
      ? { ...one, weight: one.weight * firstMiss }
      : one,
  )

/**
 * A day that was asked to be lighter and was done without a word, one of very many repetitions, or one that left six or
 * more as it was to, takes nothing back.
 */
const carried = (told: readonly Told[]): readonly Told[] => {
  const all = [...told]
  for (const at of all.keys().toArray().reverse()) {
    const one = all[at]
    const before = one?.silent === 'met' || one?.bound ? (weighed(all.slice(at + 1)) ?? 0) : 0
    if (one && before > one.kg) all[at] = { ...one, kg: before }
  }
  return all
}

/** A day's middle set among those that tell most: the best one flatters, as later sets are done tired. */
const middleOf = (sets: readonly Work[], bodyKg: number): Told[] => {
  const failed = sets.filter(isSilentMiss)
  const all = (failed.length > 0 ? failed : sets).flatMap(set => toldBy(set, bodyKg))
  // A lower bound says nothing beside what is known, unless it is more.
  const bounds = all.filter(({ bound }) => bound)
  const known = all.filter(({ bound, kg }) => !bound && bounds.every(one => one.kg <= kg))
  const told = known.length > 0 ? known : bounds
  const weight = Math.max(0, ...told.map(one => one.weight))
  const sorted = told.filter(one => one.weight === weight).sort((one, other) => other.kg - one.kg)
  // What came on a day is a lower bound of it, whatever failed beside it.
  const whole = failed.length > 0 ? sets.filter(set => !isSilentMiss(set)) : []
  const came = shownBy(whole, bodyKg)
  return sorted
    .slice(Math.floor((sorted.length - 1) / 2))
    .slice(0, 1)
    .map(one => ({ ...one, kg: Math.max(one.kg, came) }))
}

/** The best of these sets, as if nothing had been left. */
const shownBy = (sets: readonly Work[], bodyKg: number): number =>
  Math.max(0, ...sets.flatMap(set => toldBy({ ...set, feltRir: 0 }, bodyKg)).map(({ kg }) => kg))

/** Short of its repetitions without a word about reserve: the only set of its day that says how strong somebody is. */
const isSilentMiss = ({ feltRir, reps, plannedReps }: Work) => feltRir === null && (reps ?? 0) < (plannedReps ?? 0)

const toldBy = (set: Work, bodyKg: number): Told[] => {
  const { weightKg, event } = set
  const reps = set.cameTo ?? set.reps
  const load = bodyKg + (set.exercise.loadType === 'assisted' ? -(weightKg ?? 0) : (weightKg ?? 0))
  if (weightKg === null || reps === null || reps < 1 || load <= 0) return []
  const reserve = reserveOf(set)
  const told = reps + reserve + (reserve >= plenty && !set.shown ? 1 : 0)
  const { from } = ruleSet.load.openReserve.value
  const bound = told > most || Math.min(set.feltRir ?? 0, set.plannedRir ?? 0) >= from
  const repsToFailure = Math.min(told, most)
  const weight = repsToFailure <= full && reserve < plenty ? 1 : lessWeight
  const silent = set.feltRir === null ? (isSilentMiss(set) ? 'missed' : 'met') : null
  return [{ kg: e1rm(load, repsToFailure), weight, event, silent, bound }]
}

/** As felt after what came; else as planned where the repetitions were met, less by those beyond; none where they were not. */
const reserveOf = ({ feltRir, plannedRir, reps, plannedReps, cameTo }: Work): number => {
  if (feltRir !== null) return Math.max(0, feltRir + (reps ?? 0) - (cameTo ?? reps ?? 0))
  const beyond = (reps ?? 0) - (plannedReps ?? reps ?? 0)
  return beyond < 0 ? 0 : Math.max(0, (plannedRir ?? 0) - beyond)
}
