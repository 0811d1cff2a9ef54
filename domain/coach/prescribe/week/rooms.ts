import { day } from '../../../days.ts'
import { type Exercise, type Muscle, trainedFrom } from '../../basis/catalogue.ts'
import { remembered, rememberedFor } from '../../basis/remembered.ts'
import { ruleSet } from '../../basis/rule-set.ts'
import type { Brief } from '../brief.ts'
import type { Work } from '../history.ts'
import { closesWeek, exposuresTo, hasMissed, type Kind } from './frequency.ts'
import { isAim, landmarksOf, needOf } from './landmarks.ts'
import { atLeastHalf, borne, type Ledger, weekBefore } from './muscle-ledger.ts'

/** How many sets a session may still give to each muscle. */
export type Rooms = {
  /** Whole sets of an exercise that fit. */
  readonly for: (exercise: Exercise) => number
  readonly take: (exercise: Exercise, sets: number) => void
}

export const roomsFor = (brief: Brief, kind: Kind | null = null): Rooms => {
  const [direct, trained, any] = [new Map<string, number>(), new Map<string, number>(), new Map<string, number>()]
  const [today, week] = [roomsByMuscle(brief, kind), roomsByMuscle(brief, null)]
  return {
    for: exercise => {
      let open = 99
      for (const { muscle, share, bears } of sharesOf(exercise)) {
        open = Math.min(open, (at(week, muscle) - at(any, muscle)) / bears)
        if (isTrained(share)) open = Math.min(open, (at(today, muscle) - at(trained, muscle)) / share)
        if (share >= 1) open = Math.min(open, directRoom(brief, muscle) - at(direct, muscle))
      }
      return Math.max(0, Math.floor(open + 1e-9))
    },
    take: (exercise, sets) => {
      for (const { muscle, share, bears } of sharesOf(exercise)) {
        any.set(muscle, at(any, muscle) + bears * sets)
        if (isTrained(share)) trained.set(muscle, at(trained, muscle) + share * sets)
        if (share >= 1 && !isLight(brief, exercise, muscle)) direct.set(muscle, at(direct, muscle) + sets)
      }
    },
  }
}

const at = (sums: ReadonlyMap<string, number>, muscle: string) => sums.get(muscle) ?? 0

/** What only steadies a muscle takes of its week's room; the day's even share is for what trains it. */
const isTrained = (share: number) => share >= trainedFrom

/** What a set takes of each muscle's room. */
const sharesOf = remembered(({ muscles }: Exercise) =>
  Object.entries(muscles).flatMap(([muscle, share]) =>
    share > 0 ? [{ muscle, share, bears: atLeastHalf(share) }] : [],
  ),
)

/** Before practice heavy sets are counted, and a few jumps are none. */
const isLight = ({ practising }: Brief, { role }: Exercise, muscle: string) =>
  role === 'power' && practising.has(muscle)

/** Sets that today may still give to a muscle. */
export const roomsByMuscle = rememberedFor((brief: Brief, kind: Kind | null): ReadonlyMap<string, number> => {
  const weeks = weeksOf(brief.work, brief.now)
  return new Map(brief.catalogue.muscles.map(muscle => [muscle.id, roomToday(brief, muscle, weeks, kind)]))
})

export const weeklyCap = (brief: Brief): number => landmarksOf(brief).most

const directRoom = rememberedFor((brief: Brief, muscle: string): number => {
  const { tired, spared, practising, wish, aims } = brief
  const { directSetsWhileTired, directSetsBeforePractice } = ruleSet.recovery
  if ((tired.has(muscle) || spared.has(muscle)) && !wish.override) return directSetsWhileTired.value
  if (practising.has(muscle) && !wish.override) return directSetsBeforePractice.value
  const { good, most } = ruleSet.volume.sessionDirect.value
  const isWished = (wish.focus.includes(muscle) || aims.includes(muscle)) && brief.minutes >= wholeHour
  return isWished || mostAsked(brief, muscle) > good ? most : good
})

/** Who has the time gives what was wished for as much as a session may. */
const wholeHour = 60

/** Sets of one exercise for a muscle that were asked for by number: "10x10 Kniebeugen". */
const mostAsked = ({ wish, byId }: Brief, muscle: string) =>
  Math.max(
    0,
    ...wish.doses
      .filter(({ exercises }) => exercises.some(id => (byId.get(id)?.muscles[muscle] ?? 0) >= 1))
      .map(({ dose }) => dose.sets ?? 0),
  )

/** Rolling weeks, this one first. */
const weeksOf = rememberedFor((work: Brief['work'], now: number): readonly Ledger[] => [
  borne(work, weekBefore(now), now),
  ...[1, 2, 3].map(back => borne(work, now - (back + 1) * 7 * day, now - back * 7 * day)),
])

/** What the week leaves, but hardly more than an even share of it, so that the days after find room as well. */
const roomToday = (brief: Brief, muscle: Muscle, weeks: readonly Ledger[], kind: Kind | null) => {
  const left = weeklyRoom(brief, muscle, weeks)
  const isAsked = mostAsked(brief, muscle.id) > 0
  if (kind === null || kind === 'focus' || brief.wish.override || isAsked || hasMissed(brief)) return left
  const even = mostOf(brief, muscle) / Math.ceil(exposuresTo(brief, kind, muscle))
  const isFew = muscle.size === 'large' && even <= aboveEven.fewSets
  const share = even * (brief.isForSpeed ? aboveEven.fast : isFew ? aboveEven.few : aboveEven.usual)
  return Math.min(left, Math.max(ruleSet.recovery.directSetsWhileTired.value, share, lackedBy(brief, kind, muscle)))
}

/** What these seven days lack of a muscle's least, if today is the last of them. */
const lackedBy = (brief: Brief, kind: Kind, muscle: Muscle) =>
  muscle.major && closesWeek(brief, kind)
    ? landmarksOf(brief).least * needOf(muscle) - (brief.week.get(muscle.id) ?? 0)
    : 0

/** Where the even share is a few sets, two days of much more would leave none for the third; jumps come on top of lifts. */
const aboveEven = { fewSets: 5, few: 1.1, usual: 1.25, fast: 1.6 }

/** What the week leaves, and what last week lets it grow to. */
const weeklyRoom = (brief: Brief, muscle: Muscle, weeks: readonly Ledger[]) => {
  const [lately = 0, ...earlier] = weeks.map(week => week.get(muscle.id) ?? 0)
  const growth = mayGrowTo(brief, Math.max(...earlier), muscle.size)
  return Math.max(0, Math.min(mostOf(brief, muscle), growth) - lately)
}

/** The most a week may hold: a small muscle takes its share, but for an aim; what others train along as much as it gets. */
const mostOf = (brief: Brief, muscle: Muscle) =>
  weeklyCap(brief) * (muscle.major && !isAim(brief, muscle) ? needOf(muscle) : 1)

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
