import type { Brief } from '../brief.ts'
import type { Exercise, Muscle } from '../catalogue.ts'
import { day, type Work } from '../history.ts'
import { landmarksOf, needOf } from '../landmarks.ts'
import { type Ledger, ledgerOf } from '../muscle-ledger.ts'
import { ruleSet } from '../rule-set.ts'

/** How many sets a session may still give to each muscle. */
export type Rooms = {
  /** Whole sets of an exercise that fit. */
  readonly for: (exercise: Exercise) => number
  readonly take: (exercise: Exercise, sets: number) => void
}

/** `exposures`: on how many days of the week a muscle comes up. */
export const roomsFor = (brief: Brief, exposures: number): Rooms => {
  const direct = new Map<string, number>()
  const any = new Map<string, number>()
  const weeks = weeksOf(brief)
  const limits = new Map(
    brief.catalogue.muscles.map(muscle => [muscle.id, weeklyRoom(brief, muscle, exposures, weeks)]),
  )
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

/** Rolling weeks, this one first. Half a day is left out of this one: the same hour a week ago is another week. */
const weeksOf = ({ work, now }: Brief): readonly Ledger[] => [
  ledgerOf(work, now - 6.5 * day, now),
  ...[1, 2, 3].map(back => ledgerOf(work, now - (back + 1) * 7 * day, now - back * 7 * day)),
]

/** What the week leaves, what this day's share is, and what last week lets it grow to. */
const weeklyRoom = (brief: Brief, { id, size }: Muscle, exposures: number, weeks: readonly Ledger[]) => {
  const cap = weeklyCap(brief)
  const done = brief.week.get(id) ?? 0
  const share = isAskedFor(brief, id) ? cap * 0.6 : evenShare(brief, cap, exposures)
  const [lately, ...earlier] = weeks.map(week => week.get(id) ?? 0)
  const growth = mayGrowTo(brief, Math.max(...earlier), size) - (lately ?? 0)
  return Math.max(0, Math.min(cap - done, share, growth))
}

/** Seven days can hold one session more than a week has: shares that leave room for it stay the same every week. */
const evenShare = (brief: Brief, cap: number, exposures: number) =>
  Math.max(1, Math.ceil(targetOf(brief) / exposures), Math.ceil(cap / (exposures + 1)))

/** Muscles that were wished for, or that a wished exercise or a wished round needs. */
const isAskedFor = ({ wish, goal, byId }: Brief, muscle: string) =>
  wish.focus.includes(muscle) ||
  rounds.includes(wish.style ?? (goal === 'weight-loss' ? 'circuit' : null)) ||
  wish.wanted.flat().some(id => (byId.get(id)?.muscles[muscle] ?? 0) >= 1)

const rounds: readonly (string | null)[] = ['emom', 'amrap', 'circuit']

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
