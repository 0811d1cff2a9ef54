import { day } from '../../../days.ts'
import { mean } from '../../../numbers.ts'
import type { Range } from '../../basis/catalogue.ts'
import { ruleSet } from '../../basis/rule-set.ts'
import type { Bout, Work } from '../history.ts'
import { e1rm } from './percent.ts'

/** How a day went against its plan. `edge`: all was done, but with less in reserve than planned. */
export type Result = 'met' | 'edge' | 'missed'

/** Where a lift stands, folded from what was logged. */
export type Lift = {
  /** Newest first. Days that were made easier are passed over, unless there is nothing else. */
  readonly bouts: readonly Bout[]
  /** The heaviest load of the last day that was done as planned, or but for a repetition, in kg; else the middle one. */
  readonly lastKg: number | null
  /** Fewest repetitions with that load. */
  readonly lastReps: number | null
  readonly result: Result | null
  readonly missesInRow: number
  readonly edgesInRow: number
  /** An easier week lies behind its last day. */
  readonly rested: boolean
  /** What the last day asked for and got, where it was one of the easier ones after a break. */
  readonly back: { readonly weightKg: number; readonly reps: number } | null
  /** Where it begins anew: a load in kg that had failed by far and was never met since. */
  readonly failedKg?: number
}

type Reading = { readonly within: number; readonly heaviestKg: number }

/**
 * `within`: how far below the target felt repetitions in reserve may be and still meet it. `heaviestKg`: what the place
 * has; days at a place with less are passed over where this one has more.
 */
export const liftOf = (
  all: readonly Bout[],
  { within, heaviestKg }: Reading = { within: ruleSet.load.metWithin.value.usual, heaviestKg: 0 },
): Lift => {
  const isFull = ({ sets }: Bout) => !sets.every(set => isEased(set, heaviestKg))
  const before = all.find(isFull)
  const forgivenAt =
    before !== undefined && resultOf(before, within) === 'missed' ? before.at : Number.POSITIVE_INFINITY
  const full = all.filter(
    bout => isFull(bout) || isHardComeback(bout, within) || (bout.at > forgivenAt && isMetComeback(bout, within)),
  )
  const bouts = full.length > 0 ? full : all
  const [last] = bouts
  const results = bouts.map(bout => resultOf(bout, within))
  const deload = all.find(({ sets }) => sets.some(({ eased }) => eased === 'deload'))
  const fresh = results.filter((_, at) => deload === undefined || (bouts[at]?.at ?? 0) > deload.at)
  const lastKg = last ? topKg(last.sets) : null
  return {
    bouts,
    lastKg,
    lastReps: last ? lowest(atTop(last.sets, lastKg).flatMap(({ reps }) => reps ?? [])) : null,
    // A deload forgives a miss, but what did not come before it is tried again and not surpassed.
    result: fresh[0] ?? (results[0] === 'missed' ? 'edge' : (results[0] ?? null)),
    missesInRow: inRow(fresh, 'missed'),
    edgesInRow: inRow(fresh, 'edge'),
    rested: results.length > 0 && fresh.length === 0,
    back: backOf(all[0], within),
  }
}

const backOf = (last: Bout | undefined, within: number): Lift['back'] => {
  if (!last?.sets.every(isOnWayBack) || resultOf(last, within) !== 'met') return null
  const weightKg = topKg(last.sets)
  const reps = lowest(atTop(last.sets, weightKg).flatMap(({ reps }) => reps ?? []))
  return weightKg === null || reps === null ? null : { weightKg, reps }
}

const isEased = ({ eased, weightKg }: Work, heaviestKg: number) =>
  eased === 'kit' ? heaviestKg > (weightKg ?? 0) : eased !== null

/** Done with less on purpose, after a break or after pain. */
const isOnWayBack = ({ eased }: Work) => eased === 'comeback' || eased === 'after-pain'

/** After a break even the lower load was too much: that is where the lift stands. */
const isHardComeback = (bout: Bout, within: number) => bout.sets.some(isOnWayBack) && resultOf(bout, within) !== 'met'

/** A break forgives what failed before it: the lift goes on from where the way back has led. */
const isMetComeback = ({ sets }: Bout, within: number) =>
  sets.every(({ eased }) => eased === 'comeback') && resultOf({ sets }, within) === 'met'

/** A lift that begins anew, but for a load that came to fewer than half of its repetitions when it was tried last. */
export const begunAnew = ({ bouts }: Lift): Lift => {
  const tried = bouts.flatMap(({ sets }) => sets.filter(({ weightKg, reps }) => weightKg !== null && reps !== null))
  const met = Math.max(0, ...tried.filter(one => !isShort(one)).map(({ weightKg }) => weightKg ?? 0))
  const failed = tried
    .filter(({ reps, plannedReps, weightKg }) => (reps ?? 0) < (plannedReps ?? 0) / 2 && (weightKg ?? 0) > met)
    .map(({ weightKg }) => weightKg ?? 0)
  const anew = liftOf([])
  return failed.length === 0 ? anew : { ...anew, failedKg: Math.min(...failed) }
}

/** Every set of the last day reached the top of the range, counting what was left in reserve beyond the target. */
export const earned = ({ bouts, lastKg, missesInRow }: Lift, range: Range, targetRir: number): boolean => {
  const done = atTop(bouts[0]?.sets ?? [], lastKg)
  const counted = done.filter(({ reps }) => reps !== null)
  if (missesInRow > 0) return false
  if (counted.length === 0) return done.length > 0 && done.every(isWhole)
  return counted.every(({ reps, feltRir }) => (reps ?? 0) + Math.max(0, (feltRir ?? targetRir) - targetRir) >= range[1])
}

/** On average at least one repetition short of the plan, or a fifth of the time or distance. */
export const missed = (bout: Bout): boolean => resultOf(bout, ruleSet.load.metWithin.value.usual) === 'missed'

export const wasMet = (bout: Bout): boolean => resultOf(bout, ruleSet.load.metWithin.value.usual) === 'met'

/** Sets of the last day with more repetitions than the fewest. */
export const aheadOf = ({ bouts, lastKg, lastReps }: Lift): number =>
  atTop(bouts[0]?.sets ?? [], lastKg).reduce(
    (sum, { reps, share }) => sum + ((reps ?? 0) > (lastReps ?? 0) ? share : 0),
    0,
  )

/** How many sets the last day had with its load; left and right make one. */
export const setsAtTop = ({ bouts, lastKg }: Lift): number =>
  atTop(bouts[0]?.sets ?? [], lastKg).reduce((sum, { share }) => sum + share, 0)

/**
 * Days of a lift since this load was asked for with so many repetitions or more in every set, of late, and they did not come
 * as planned; null where it never was, or they came.
 */
export const daysSinceTooMuch = ({ bouts }: Lift, kg: number | null, reps: number): number | null => {
  const [last, ...before] = bouts
  const since = (last?.at ?? 0) - ruleSet.load.estimate.value.days * day
  const at = before.findIndex(({ sets }) =>
    atTop(sets, heaviest(sets)).every(
      ({ weightKg, plannedReps }) => (weightKg ?? 0) === (kg ?? 0) && (plannedReps ?? 0) >= reps,
    ),
  )
  const found = before[at]
  return found !== undefined && found.at >= since && !wasMet(found) ? at + 1 : null
}

/** On the day before the last one a set was asked for just this, and fell short of it. */
export const wasShortBefore = ({ bouts }: Lift, kg: number | null, reps: number): boolean =>
  (bouts[1]?.sets ?? []).some(one => isShort(one) && (one.weightKg ?? 0) === (kg ?? 0) && one.plannedReps === reps)

/** So many days in a row, the last one among them, asked for no more than the one before. */
export const standing = ({ bouts }: Lift, bodyKg: number): number => {
  const asked = bouts.map(bout => askedOf(bout, bodyKg))
  const rise = asked.findIndex((now, at) => isMore(now, asked[at + 1] ?? 0))
  return rise + 1
}

/** Of two strengths asked for, by more than rounding does. */
export const isMore = (kg: number, than: number): boolean => kg > than * 1.002

/** The strength in kg that the sets with a day's heaviest load asked for. */
export const askedOf = ({ sets }: Bout, bodyKg: number): number =>
  mean(
    atTop(sets, heaviest(sets)).map(({ weightKg, plannedReps, plannedRir, reps }) =>
      e1rm((weightKg ?? 0) + bodyKg, (plannedReps ?? reps ?? 1) + (plannedRir ?? 0)),
    ),
  )

/** Felt repetitions in reserve against the planned ones, on average; null where nobody said. */
export const spareOf = (sets: readonly Work[]): number | null => {
  const spare = sets.flatMap(({ feltRir, plannedRir }) =>
    feltRir === null || plannedRir === null ? [] : feltRir - plannedRir,
  )
  return spare.length === 0 ? null : mean(spare)
}

const resultOf = ({ sets }: Pick<Bout, 'sets'>, within: number): Result => {
  const counted = sets.filter(({ reps }) => reps !== null)
  if (counted.length === 0) return sets.every(isWhole) ? 'met' : sets.every(isMost) ? 'edge' : 'missed'
  if (counted.every(({ feltRir }) => feltRir === null)) return bySetsMet(counted)
  const short = counted.flatMap(({ reps, plannedReps }) => (plannedReps === null ? [] : plannedReps - (reps ?? 0)))
  if (short.length > 0 && mean(short) >= 1) return 'missed'
  if (isLeadMissed(sets)) return 'missed'
  return short.some(one => one > 0) || (spareOf(atTop(sets, topKg(sets))) ?? 0) < -within ? 'edge' : 'met'
}

/**
 * Without a word about reserve the sets that were met tell: one short set among them is a bad set, half of them is a miss.
 * What follows a short set with less load was not met.
 */
const bySetsMet = (sets: readonly Work[]): Result => {
  const first = sets.findIndex(isShort)
  if (first === -1) return 'met'
  const failedKg = sets[first]?.weightKg ?? 0
  const met = sets.filter((one, at) => !isShort(one) && (at < first || (one.weightKg ?? 0) >= failedKg))
  return met.length < sets.length * ruleSet.load.failures.value.setsMet ? 'missed' : 'edge'
}

/** On the last day a set asked for other repetitions than the one before, since that had gone otherwise than planned. */
export const isMoved = ({ bouts }: Lift): boolean =>
  new Set((bouts[0]?.sets ?? []).flatMap(({ reps }) => reps ?? [])).size > 1

/** Not all of the repetitions came. */
export const isShort = ({ reps, plannedReps }: Work): boolean => reps !== null && reps < (plannedReps ?? 0)

/** What is held or carried counts by time or distance. */
const isWhole = (work: Work) => amountOf(work) >= (work.plannedAmount ?? Number.POSITIVE_INFINITY)
const isMost = (work: Work) => amountOf(work) >= 0.8 * (work.plannedAmount ?? 0)
const amountOf = ({ distanceM, durationSec }: Work) => distanceM ?? durationSec ?? 0

const topKg = (sets: readonly Work[]): number | null => {
  if (isLeadMissed(sets)) return heaviest(sets)
  const loads = (some: readonly Work[]) => some.flatMap(({ weightKg }) => weightKg ?? []).sort((a, b) => a - b)
  const whole = loads(sets.filter(({ reps, plannedReps }) => reps === null || reps >= (plannedReps ?? 0) - nearMiss))
  const all = loads(sets)
  return whole[whole.length - 1] ?? all[Math.floor(all.length / 2)] ?? null
}

/** One repetition short at the leading load does not make a lighter set after it the lift's own. */
const nearMiss = 1

/**
 * The leading load did not come, without a word about reserve, and what followed was lighter: a day like that is tried
 * again before it counts for less strength.
 */
const isLeadMissed = (sets: readonly Work[]): boolean => {
  const short = atTop(sets, heaviest(sets)).flatMap(({ feltRir, reps, plannedReps }) =>
    feltRir === null && reps !== null && plannedReps !== null ? [plannedReps - reps] : [],
  )
  return short.length > 0 && mean(short) > nearMiss
}

const heaviest = (sets: readonly Work[]): number | null => {
  const loads = sets.flatMap(({ weightKg }) => weightKg ?? [])
  return loads.length === 0 ? null : Math.max(...loads)
}

const atTop = (sets: readonly Work[], kg: number | null) =>
  kg === null ? sets : sets.filter(({ weightKg }) => weightKg === kg)

const inRow = (results: readonly Result[], which: Result) => {
  const other = results.findIndex(result => result !== which)
  return other === -1 ? results.length : other
}

const lowest = (values: readonly number[]) => (values.length === 0 ? null : Math.min(...values))
