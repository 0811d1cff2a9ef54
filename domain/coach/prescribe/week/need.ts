import type { Exercise, Muscle } from '../../basis/catalogue.ts'
import { rememberedFor } from '../../basis/remembered.ts'
import { type Brief, liftOfExercise } from '../brief.ts'
import { isSilent } from '../lifts/ask.ts'
import { isFinding, shownKg } from '../lifts/finding.ts'
import { likelyByOthers } from '../lifts/first-load.ts'
import { hurtSince } from '../lifts/hurt.ts'
import type { Lift } from '../lifts/lift.ts'
import { closesWeek, daysPerWeek, exposuresTo, hasJustBegun, hasMissed, type Kind } from './frequency.ts'
import { isAim, landmarksOf, needOf } from './landmarks.ts'
import { isTight } from './tight.ts'

/** Sets that today should give each muscle; `least`: what the week's least asks of today, `weight`: how much it matters. */
type Debt = { readonly sets: number; readonly least: number; readonly weight: number }
export type Owed = ReadonlyMap<string, Debt>

/**
 * How much of its even share of the week one session takes: hardly more, so that the days after find room as well, and
 * hardly less, so that every week is like the last; more where days were missed, and in the first week, when loads are felt
 * for. And most sets of a muscle in any case.
 */
const share = { least: 0.85, regular: 1.15, begun: 1.4, afterMissed: 1.5 }
const mostToday = 8
/**
 * A little above the week's least, as not every set turns out hard: a share, and for small muscles a set in any case. A week
 * that hardly holds the least has no more to give.
 */
const sure = { usual: 1.15, tight: 1.08, sets: 1 }

/**
 * How much of a set counts for the week's least: a load that is only estimated, or felt for without a word about reserve,
 * often leaves too much for a hard set, and one on its way back after pain nearly always.
 */
const sureOf = rememberedFor((brief: Brief, exercise: Exercise): number => {
  const lift = liftOfExercise(brief, exercise)
  if ((hurtSince(brief, exercise, lift)?.share ?? 1) < 1) return countsFor.hurt
  if (lift.bouts.length === 0) return countsFor.first
  if (isFinding(lift) && isFarTooLight(brief, exercise, lift)) return countsFor.light
  return isFinding(lift) && lift.bouts.length <= countsFor.days
    ? countsFor.first
    : isSilent(lift)
      ? countsFor.silent
      : 1
})

const countsFor = { first: 0.65, hurt: 0.2, light: 0.3, silent: 0.9, days: 3 }

/** Other lifts let expect so many times what it has shown. */
const isFarTooLight = (brief: Brief, exercise: Exercise, lift: Lift): boolean =>
  (likelyByOthers(exercise, brief) ?? 0) > farAbove * shownKg(lift, 0)

const farAbove = 1.15

/** What the week still owes each muscle, as far as one session can give it. */
export const owedToday = (brief: Brief, kind: Kind): Owed => {
  const even = hasMissed(brief) ? share.afterMissed : hasJustBegun(brief) ? share.begun : share.regular
  const { least } = landmarksOf(brief)
  const hardlyHolds = isTight(brief) && daysPerWeek(brief) > 2
  const surely = (sets: number) => (hardlyHolds ? sets * sure.tight : Math.max(sets * sure.usual, sets + sure.sets))
  const closes = closesWeek(brief, kind)
  return new Map(
    brief.catalogue.muscles.flatMap(muscle => {
      const weekly = weeklyAim(brief, muscle)
      if (weekly === 0) return []
      const exposures = exposuresTo(brief, kind, muscle)
      const done = brief.week.get(muscle.id) ?? 0
      const missing = muscle.major ? leastToday(surely(least * needOf(muscle)), done, exposures) : 0
      const most = Math.min(mostToday, Math.max(2, (weekly / exposures) * even, closes ? missing : 0))
      const fewest = Math.min(most, (weekly / exposures) * share.least)
      const sets = Math.max(fewest, Math.min(most, weekly - done))
      return [[muscle.id, { sets, weight: weightOf(brief, muscle), least: missing }]]
    }),
  )
}

/** What is missing in seven days; where halves of the body share five days, also the week that has fewer of them. */
const leastToday = (weekly: number, done: number, exposures: number) =>
  Math.max(weekly - done, Number.isInteger(exposures) || exposures < 2 ? 0 : weekly / Math.floor(exposures))

/** Sets a week: rising within a block from below the aim to above it. */
const weeklyAim = (brief: Brief, muscle: Muscle): number => {
  const usual = muscle.major ? needOf(muscle) : (brief.catalogue.training.templates.alongside[muscle.id] ?? 0)
  const { aim } = landmarksOf(brief)
  if (isAim(brief, muscle)) return aim * (muscle.major ? 1 : usual) * aimed.more
  return aim * usual * (brief.wish.focus.includes(muscle.id) ? aimed.more : 1)
}

const weightOf = (brief: Brief, muscle: Muscle): number => {
  if (brief.wish.focus.includes(muscle.id) || isAim(brief, muscle)) return aimed.weight
  return muscle.major ? 1 : 0.4
}

/** What today or the goal names gets more sets a week, and comes before the rest. */
const aimed = { more: 1.3, weight: 2 }

/** How much a muscle that is owed so many sets, and has got so many, gains from a set: 1 the first, 0 when all is paid. */
const gainOf = (owed: number, got: number) => (owed <= 0 ? 0 : Math.max(0, (owed - got) / owed))

/** A week's least for every muscle comes before more for any. */
const urgent = { factor: 2.5, least: 0.35 }

/** Sets that each muscle, in the catalogue's order, gets from some picks: all of them, and those that can be counted on. */
export type Got = { readonly all: Sums; readonly sure: Sums }
type Sums = { readonly [at: number]: number }

/** A muscle's place in the catalogue. */
export const placeOf = rememberedFor((muscles: readonly Muscle[], muscle: string): number =>
  muscles.findIndex(({ id }) => id === muscle),
)

/** The muscles that an exercise trains, with their places. */
const trainedBy = rememberedFor((muscles: readonly Muscle[], exercise: Exercise) =>
  Object.entries(exercise.muscles).map(([muscle, share]) => ({ muscle, share, at: placeOf(muscles, muscle) })),
)

export const gotFrom = (
  brief: Brief,
  picks: readonly { readonly exercise: Exercise; readonly sets: number }[],
): Got => {
  const { muscles } = brief.catalogue
  const all = new Float64Array(muscles.length)
  const sure = new Float64Array(muscles.length)
  for (const { exercise, sets } of picks) {
    const counted = sets * sureOf(brief, exercise)
    for (const { at, share } of trainedBy(muscles, exercise)) {
      all[at] = (all[at] ?? 0) + share * sets
      sure[at] = (sure[at] ?? 0) + share * counted
    }
  }
  return { all, sure }
}

/** What one set of an exercise is worth today. */
export const worthOf = (brief: Brief, owed: Owed, got: Got, exercise: Exercise): number => {
  let sum = 0
  for (const { muscle, share, at } of trainedBy(brief.catalogue.muscles, exercise)) {
    const debt = owed.get(muscle)
    if (debt === undefined) continue
    const done = got.all[at] ?? 0
    const gain = gainOf(debt.sets, done)
    const isUrgent = (got.sure[at] ?? 0) < debt.least && done < debt.sets
    sum += share * debt.weight * (isUrgent ? urgent.factor * Math.max(urgent.least, gain) : gain)
  }
  return sum
}
