import type { Brief } from '../brief.ts'
import type { Exercise } from '../catalogue.ts'
import { day, type Work } from '../history.ts'
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
  const limits = new Map(brief.catalogue.muscles.map(({ id }) => [id, weeklyRoom(brief, id, exposures)]))
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

export const weeklyCap = ({ level, wish }: Brief): number =>
  wish.override ? ruleSet.volume.weeklyCeilingOverridden.value : (ruleSet.volume.weeklyCeiling.value[level - 1] ?? 12)

const directRoom = ({ tired, wish }: Brief, muscle: string) =>
  tired.has(muscle) && !wish.override
    ? ruleSet.recovery.directSetsWhileTired.value
    : ruleSet.volume.sessionDirect.value.good

/** What the week leaves, what this day's share is, and what last week lets it grow to. */
const weeklyRoom = (brief: Brief, muscle: string, exposures: number) => {
  const cap = weeklyCap(brief)
  const done = brief.week.get(muscle) ?? 0
  const share = brief.wish.focus.includes(muscle) ? cap * 0.6 : cap / exposures
  return Math.max(0, Math.min(cap - done, share, grown(brief, muscle) - done))
}

const grown = ({ work, now, wish, catalogue }: Brief, muscle: string) => {
  const weeks = [1, 2, 3].map(back => ledgerOf(work, now - (back + 1) * 7 * day, now - back * 7 * day))
  if (wish.override || !knownLongEnough(work, now)) return Number.POSITIVE_INFINITY
  const { factor, sets } = ruleSet.volume.weeklyGrowth.value
  const before = Math.max(...weeks.map((week: Ledger) => week.get(muscle) ?? 0))
  const large = catalogue.muscles.find(({ id }) => id === muscle)?.size === 'large'
  const floor = ruleSet.volume.weeklyFloor.value * (large ? 1 : ruleSet.volume.smallMuscleShare.value) + sets
  return Math.max(before * factor, before + sets, floor)
}

const knownLongEnough = (work: readonly Work[], now: number) => {
  const [first] = work
  return first !== undefined && now - first.at >= 14 * day
}
