import type { SetId } from '../../ids.ts'
import { placeOf } from '../../set-place.ts'
import { atMost, type Loads, nextAbove } from '../basis/plates.ts'
import { load } from '../basis/rule-set/load.ts'
import { tryMore } from '../prescribe/lifts/finding.ts'
import { e1rm, loadFor, repsFor, shareAt } from '../prescribe/lifts/percent.ts'

/** A set as planned: repetitions and kg; null where there is no load or none is known yet. */
type AskedSet = {
  readonly id: SetId
  readonly reps: number | null
  readonly weightKg: number | null
  readonly ramp: boolean
  readonly side: 'left' | 'right' | null
}

/** A set as logged; `rir` are repetitions in reserve, as felt. */
export type LoggedSet = { readonly reps?: number; readonly weightKg?: number; readonly rir?: number }

/**
 * What a set asks for now that others were done. `cause`: more or fewer repetitions in reserve or done than planned,
 * (`trying`) all came without a word about reserve, or (`shown`) an open set told; `because`: the set that said so; `left`:
 * repetitions to failure beyond (or, below 0, short of) what was planned. `open`: these repetitions and as many more as come
 * cleanly, until so many are left.
 */
export type Moved = {
  readonly reps: number
  /** Null with the body alone. */
  readonly weightKg: number | null
  readonly cause: 'was-easy' | 'was-hard' | 'trying' | 'shown'
  readonly because: string
  readonly left: number
  readonly open?: number
}

/** What of an exercise's next set follows the last one: its load, or the repetitions with the body alone; null: neither. */
export const followsBy = (loadType: string): 'load' | 'repetitions' | null =>
  loadType === 'total' || loadType === 'per-hand' || loadType === 'stack'
    ? 'load'
    : loadType === 'bodyweight' || loadType === 'band'
      ? 'repetitions'
      : null

/**
 * An exercise under way. `by`: what moves. `loads`: what the place has, ascending; none: any. `mayRise`: not on a day made
 * easier on purpose. `feltFor`: its load is still being found, `isEstimated`: today for the first time, from a careful
 * estimate. `safeToFail`: a repetition that does not come harms nobody.
 */
export type UnderWay = {
  readonly by: 'load' | 'repetitions'
  readonly sets: readonly AskedSet[]
  readonly targetRir: number | null
  readonly done: (set: SetId) => LoggedSet | undefined
  readonly loads: Loads
  readonly mayRise: boolean
  readonly feltFor: boolean
  readonly isEstimated: boolean
  readonly safeToFail: boolean
}

/**
 * Within a session the next set follows the last one: two repetitions off the target, done or in reserve, move the load of
 * all that is left. Null where the plan stands. Left and right stay alike: the weaker side of a round decides.
 */
export const movedSet = (lift: UnderWay, id: string): Moved | null => {
  const own = lift.sets.find(set => set.id === id)
  if (!own || own.ramp || own.reps === null || lift.targetRir === null) return null
  if ((own.weightKg === null) !== (lift.by === 'repetitions')) return null
  const wanted = placeOf(own, lift.sets).number
  let told: Told | null = null
  for (let round = 1; round < wanted; round += 1) told = toldBy(lift, round, told) ?? told
  return told === null ? openLast(lift, own) : solved(lift, own, told)
}

/** Why a set asks for something else now, from a set that was done. `trying`: it came, and nobody said with how much left. */
type Told = {
  /** 0 with the body alone, as is `kg`. */
  readonly oneRepMax: number
  readonly toFailure: number
  readonly kg: number
  readonly reps: number
  readonly because: string
  readonly left: number
  readonly trying: boolean
  /** As many came as could: that is what is there, or (`bound`) a great many, and it may be more. */
  readonly shown: 'all' | 'bound' | null
  /** "6+" were left: nobody knows how many. */
  readonly plenty: boolean
}

const {
  off,
  most,
  least,
  tired,
  coarse,
  mostReps,
  open,
  openMore,
  feltMore,
  safe,
  bodyTired,
  kept,
  openUpTo,
  openWithWord,
} = load.withinSession.value

const toldBy = (lift: UnderWay, round: number, before: Told | null): Told | null => {
  const sides = lift.sets.filter(set => !set.ramp && placeOf(set, lift.sets).number === round)
  const sorted = sides.flatMap(set => leftAfter(lift, set, before) ?? []).sort((one, other) => one.left - other.left)
  const [weaker] = sorted
  if (!weaker || sorted.length < sides.length) return null
  if (sorted.every(({ trying }) => trying)) return lift.mayRise ? weaker : null
  if (Math.abs(weaker.left) < off) return weaker.shown ? weaker : null
  return weaker.left > 0 && !lift.mayRise ? null : weaker
}

const leftAfter = (lift: UnderWay, set: AskedSet, before: Told | null): Told | null => {
  const went = lift.done(set.id)
  const asked = before === null ? set : { ...set, ...solved(lift, set, before) }
  const isLoaded = lift.by === 'load'
  if (!went?.reps || asked.reps === null || lift.targetRir === null) return null
  if (isLoaded && (!went.weightKg || !asked.weightKg)) return null
  const plenty = (went.rir ?? 0) >= open
  const shown = 'open' in asked ? (plenty || went.reps >= mostReps ? 'bound' : 'all') : null
  // Without a word about reserve, repetitions that came as asked came as meant.
  const felt = went.rir ?? (went.reps < asked.reps ? 0 : shown ? kept : lift.targetRir)
  const toFailure = went.reps + felt + (plenty ? moreThanOpen(lift) : 0)
  const kg = went.weightKg ?? 0
  const oneRepMax = isLoaded ? e1rm(kg, toFailure) : 0
  const left = went.reps + felt - (asked.reps + lift.targetRir)
  const isOpen = isLoaded && lift.feltFor && (before === null || before.trying) && !shown
  const trying = isOpen && went.rir === undefined && went.reps >= asked.reps
  return { oneRepMax, toFailure, kg, reps: went.reps, because: set.id, left, trying, shown, plenty }
}

/** "6+" is a lower bound: what is safe to fail, or still felt for, dares to take it for more. */
const moreThanOpen = ({ feltFor, safeToFail }: UnderWay): number =>
  safeToFail ? (feltFor ? safe.feltMore : safe.openMore) : feltFor ? feltMore : openMore

/**
 * The last set of a lift of which nobody says what was left is an open one: it shows how strong they are. Not where more is
 * to be left on purpose.
 */
const openLast = (lift: UnderWay, own: AskedSet): Moved | null => {
  const { number, of } = placeOf(own, lift.sets)
  if (number < of || number === 1 || !mayBeOpen(lift) || own.reps === null) return null
  const before = lift.sets.filter(set => !set.ramp && placeOf(set, lift.sets).number < number)
  const came = ({ id, reps }: AskedSet) => {
    const went = lift.done(id)
    return went?.reps !== undefined && went.rir === undefined && went.reps >= (reps ?? 0)
  }
  const because = before.at(-1)?.id
  if (because === undefined || !before.every(came)) return null
  return { reps: own.reps, weightKg: own.weightKg, cause: 'trying', because, left: 0, open: kept }
}

/** So many clean repetitions an open set leaves; where more is to be left on purpose, those. */
const keptBy = (lift: UnderWay): number => (mayBeOpen(lift) ? kept : (lift.targetRir ?? kept))

const mayBeOpen = ({ mayRise, targetRir }: UnderWay, upTo: number = openUpTo): boolean =>
  mayRise && (targetRir ?? mostReps) <= upTo

/**
 * After a set that came without a word: one safe step more, in load or in repetitions, and as many of them as come where that
 * may be. What was estimated on the safe side spends the reserve that was planned.
 */
const tried = (lift: UnderWay, { reps, weightKg }: AskedSet, told: Told): Moved | null => {
  const { loads, safeToFail, isEstimated, targetRir } = lift
  const reserve = isEstimated ? shareAt(told.reps) / shareAt(told.reps + (targetRir ?? 0)) : 1
  // Where a set is meant to end near failure, a larger step may as well.
  const later = (targetRir ?? 0) <= 1 ? safe.nearFailure : safe.step
  const most = Math.max(reserve, safeToFail ? (isEstimated ? safe.atFirst : later) : load.finding.value.step)
  const next = tryMore({ weightKg: told.kg, reps: told.reps }, loads, 0, { step: most })
  const { because, left } = told
  if (mayBeOpen(lift) && reps !== null)
    return { reps, weightKg: next?.weightKg ?? told.kg, cause: 'trying', because, left, open: kept }
  if (next === null || (next.reps === reps && next.weightKg === weightKg)) return null
  return { ...next, cause: 'trying', because, left }
}

/**
 * The load for the same repetitions and reserve, somewhat tired; at most a quarter more or a fifth less than what was just lifted.
 * While a load is felt for, "6+" tells no more than silence: what follows is open, and shows what is there.
 */
const solved = (lift: UnderWay, own: AskedSet, told: Told): Moved | null => {
  const { loads, targetRir } = lift
  const { reps, weightKg } = own
  if (reps === null || targetRir === null) return null
  if (lift.by === 'repetitions') return withBody(own, told, targetRir)
  if (weightKg === null) return null
  if (told.trying) return tried(lift, own, told)
  const wanted = loadFor(told.oneRepMax * tired, reps, targetRir)
  const furthest = told.shown || (lift.feltFor && lift.safeToFail) ? safe.most : most
  const bounded = Math.min(told.kg * furthest, Math.max(told.kg * least, wanted))
  const kg = loads.length === 0 ? Math.floor(bounded / 2.5) * 2.5 : (atMost(loads, bounded) ?? loads[0] ?? weightKg)
  const near = nextAbove(loads, told.kg) ?? told.kg
  // A coarse step, from 2 to 3 kg, is taken only where these repetitions come with it; else there are more of them.
  const isSafe = repsFor(told.oneRepMax * tired, near, Math.max(0, targetRir - 1)) >= reps
  const step = told.left >= coarse && isSafe ? near : told.kg
  const next = told.left > 0 ? Math.max(kg, step) : Math.min(kg, told.kg)
  const isOpen = told.shown === 'bound' || (told.plenty && lift.feltFor && mayBeOpen(lift, openWithWord))
  const said = { because: told.because, left: told.left, ...(isOpen ? { open: keptBy(lift) } : {}) }
  const fewer = next === told.kg && lift.safeToFail ? afterCoarse(told, reps, near, targetRir) : null
  if (fewer !== null) return { reps: fewer, weightKg: near, cause: 'was-easy', ...said }
  const more = told.left < 0 ? asLight(told, reps, next, targetRir) : withMore(told, reps, next)
  if (next === weightKg && more === reps && !isOpen) return null
  return {
    reps: isOpen ? reps : Math.max(reps, more),
    weightKg: next,
    cause: told.shown ? 'shown' : told.left > 0 ? 'was-easy' : 'was-hard',
    ...said,
  }
}

/** A coarse step that is safe to fail, after a set that left a lot: for some repetitions fewer, not as many as ever more of them would be. */
const afterCoarse = (told: Told, reps: number, near: number, rir: number): number | null => {
  const { oneRepMax, toFailure, kg } = told
  if (told.left < off || toFailure - told.reps - rir < coarse || near <= kg) return null
  const possible = Math.floor(repsFor(oneRepMax * tired, near, rir))
  return possible >= reps * safe.fewest ? Math.min(reps, possible) : null
}

/** With the body alone as many repetitions as keep the planned reserve, for a body that is a little tired. */
const withBody = ({ reps }: AskedSet, { toFailure, because, left }: Told, targetRir: number): Moved | null => {
  const next = Math.min(Math.max(mostReps, reps ?? 0), Math.max(1, Math.floor(toFailure * bodyTired - targetRir)))
  const isMove = left > 0 ? next > (reps ?? 0) : next < (reps ?? 0)
  return isMove ? { reps: next, weightKg: null, cause: left > 0 ? 'was-easy' : 'was-hard', because, left } : null
}

/** Where the next load is too far away, a set that left more than meant is followed by one with more repetitions. */
const withMore = (told: Told, reps: number, kg: number) => {
  if (kg !== told.kg || told.left < off) return reps
  return Math.min(mostReps, told.reps + (told.left >= coarse ? coarse : Math.floor(told.left) - 1))
}

/** Where the next lighter load is far away, more repetitions make up for it: a set that was too hard is not followed by one that is none. */
const asLight = ({ oneRepMax, kg: lifted }: Told, reps: number, kg: number, rir: number) => {
  const possible = Math.min(mostReps, Math.floor(repsFor(oneRepMax * tired, kg, rir)))
  return Math.max(reps, kg < lifted * least ? possible : Math.min(reps + coarse, possible))
}

/** Reasons that made a day easier on purpose: what is left in reserve then is meant to be left. */
export const mayRiseBy = (codes: readonly string[]): boolean => !codes.some(code => easing.has(code))

const easing: ReadonlySet<string> = new Set(['deload', 'readiness', 'comeback', 'after-pain', 'made-easier'])
