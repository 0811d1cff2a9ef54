import type { Brief } from '../brief.ts'
import type { Exercise, Muscle } from '../catalogue.ts'
import { day, type Work } from '../history.ts'
import { landmarksOf, needOf } from '../landmarks.ts'
import { type Ledger, ledgerOf, weekBefore } from '../muscle-ledger.ts'
import { ruleSet } from '../rule-set.ts'

/** How many sets a session may still give to each muscle. */
export type Rooms = {
  /** Whole sets of an exercise that fit. */
  readonly for: (exercise: Exercise) => number
  readonly take: (exercise: Exercise, sets: number) => void
}

export const roomsFor = (brief: Brief): Rooms => {
  const direct = new Map<string, number>()
  const any = new Map<string, number>()
  const weeks = weeksOf(brief)
  const limits = new Map(brief.catalogue.muscles.map(muscle => [muscle.id, weeklyRoom(brief, muscle, weeks)]))
  return {
    for: exercise => {
      const shares = Object.entries(exercise.muscles).filter(([, share]) => share > 0)
      const open = shares.map(([muscle, share]) => {
        const weekly = ((limits.get(muscle) ?? 0) - (any.get(muscle) ?? 0)) / share
        return share < 1 ? weekly : Math.min(weekly, directRoom(brief, muscle) - (direct.get(muscle) ?? 0))
      })
      return Math.max(0, Math.floor(Math.min(99, ...open) + 1e-9))
    },
    take: (exercise, sets) => {
      for (const [muscle, share] of Object.entries(exercise.muscles)) {
        any.set(muscle, (any.get(muscle) ?? 0) + share * sets)
        if (share >= 1) direct.set(muscle, (direct.get(muscle) ?? 0) + sets)
      }
    },
  }
}

export const weeklyCap = (brief: Brief): number => landmarksOf(brief).most

const directRoom = ({ tired, spared, wish }: Brief, muscle: string) =>
  (tired.has(muscle) || spared.has(muscle)) && !wish.override
    ? ruleSet.recovery.directSetsWhileTired.value
    : ruleSet.volume.sessionDirect.value.good

/** Rolling weeks, this one first. */
const weeksOf = ({ work, now }: Brief): readonly Ledger[] => [
  ledgerOf(work, weekBefore(now), now),
  ...[1, 2, 3].map(back => ledgerOf(work, now - (back + 1) * 7 * day, now - back * 7 * day)),
]

/** What the week leaves, and what last week lets it grow to. */
const weeklyRoom = (brief: Brief, { id, size }: Muscle, weeks: readonly Ledger[]) => {
  const done = brief.week.get(id) ?? 0
  const [lately, ...earlier] = weeks.map(week => week.get(id) ?? 0)
  const growth = mayGrowTo(brief, Math.max(...earlier), size) - (lately ?? 0)
  return Math.max(0, Math.min(weeklyCap(brief) - done, growth))
}

const targetOf = (brief: Brief) => landmarksOf(brief).aim

/** A little more than the best week of late; what the level usually does is never too much, but after a break. */
const mayGrowTo = (brief: Brief, best: number, size: Muscle['size']) => {
  if (brief.wish.override || !knownLongEnough(brief.work, brief.now)) return Number.POSITIVE_INFINITY
  const { factor, sets } = ruleSet.volume.weeklyGrowth.value
  const usual = brief.comeback < 1 ? landmarksOf(brief).least : targetOf(brief)
  return Math.max(best * factor, best + sets, usual * needOf({ size }) + sets)
}

const knownLongEnough = (work: readonly Work[], now: number) => {
  const [first] = work
  return first !== undefined && now - first.at >= 14 * day
}
