import type { Brief } from '../brief.ts'
import type { Exercise, Muscle } from '../catalogue.ts'
import { landmarksOf, needOf } from '../landmarks.ts'
import { exposuresOf, hasMissed, type Kind } from './frequency.ts'

/** Sets that today should give each muscle. */
export type Owed = ReadonlyMap<string, number>

/**
 * How much of its even share of the week one session takes: hardly more, so that the days after find room as well, and
 * hardly less, so that every week is like the last; much more where days were missed. And most sets of a muscle in any case.
 */
const share = { least: 0.85, regular: 1.15, afterMissed: 1.5 }
const mostToday = 7

/** What the week still owes each muscle, as far as one session can give it. */
export const owedToday = (brief: Brief, kind: Kind): Owed => {
  const done = brief.week
  const exposures = exposuresOf(brief, kind)
  const even = hasMissed(brief) ? share.afterMissed : share.regular
  return new Map(
    brief.catalogue.muscles.flatMap(muscle => {
      const weekly = weeklyAim(brief, muscle)
      if (weekly === 0) return []
      const most = Math.min(mostToday, Math.max(2, (weekly / exposures) * even))
      const fewest = Math.min(most, (weekly / exposures) * share.least)
      return [[muscle.id, Math.max(fewest, Math.min(most, weekly - (done.get(muscle.id) ?? 0)))] as const]
    }),
  )
}

/** Sets a week: rising within a block from below the aim to above it. */
const weeklyAim = (brief: Brief, muscle: Muscle): number => {
  const share = muscle.major ? needOf(muscle) : (brief.catalogue.training.templates.alongside[muscle.id] ?? 0)
  return landmarksOf(brief).aim * share * (brief.wish.focus.includes(muscle.id) ? 1.3 : 1)
}

/** How much a muscle that is owed so many sets, and has got so many, gains from a set: 1 the first, 0 when all is paid. */
const gainOf = (owed: number, got: number) => (owed <= 0 ? 0 : Math.max(0, (owed - got) / owed))

/** A week's least for every muscle comes before more for any. */
const isBelowLeast = (brief: Brief, muscle: Muscle, owed: number, got: number) =>
  muscle.major && got < owed && (brief.week.get(muscle.id) ?? 0) + got < landmarksOf(brief).least * needOf(muscle)

const urgent = { factor: 2.5, least: 0.35 }

/** What one set of an exercise is worth today. */
export const worthOf = (brief: Brief, owed: Owed, got: ReadonlyMap<string, number>, exercise: Exercise): number =>
  brief.catalogue.muscles.reduce((sum, muscle) => {
    const share = exercise.muscles[muscle.id] ?? 0
    if (share === 0) return sum
    const done = got.get(muscle.id) ?? 0
    const wanted = owed.get(muscle.id) ?? 0
    const weight = brief.wish.focus.includes(muscle.id) ? 2 : muscle.major ? 1 : 0.4
    const gain = gainOf(wanted, done)
    const most = isBelowLeast(brief, muscle, wanted, done) ? urgent.factor * Math.max(urgent.least, gain) : gain
    return sum + share * weight * most
  }, 0)
