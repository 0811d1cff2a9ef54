import { day, hour } from '../../../days.ts'
import { directMuscles, type Exercise, type Pattern } from '../../basis/catalogue.ts'
import { remembered, rememberedFor } from '../../basis/remembered.ts'
import { isRoundStyle } from '../../read/wishes.ts'
import { wholeLegs as legs } from '../ahead/matches.ts'
import { standsAlone } from '../answered.ts'
import type { Brief } from '../brief.ts'
import { type Work, workSince } from '../history.ts'
import { isWork } from '../lifts/work-here.ts'
import { rememberedForDay } from '../whole-day.ts'
import { groupsAsked } from '../wished-kit.ts'
import { daysPerWeek, isFiveDays, isOften, type Kind, liftsMost, trunk } from './frequency.ts'
import { weekBefore } from './muscle-ledger.ts'
import { owedToday } from './need.ts'
import { roomsByMuscle } from './rooms.ts'
import { isLastResort } from './staples.ts'

/** Which part of the body a strength session is about: as wished, else by how often the athlete trains and what is due. */
export const kindOf = (brief: Brief): Kind => {
  if (brief.wish.wholeBody) return 'full'
  if (brief.wish.focus.length > 0) return 'focus'
  if (brief.wave?.holds === 'lifts') return 'full'
  const days = daysPerWeek(brief)
  if (days <= 3 || isOften(brief) || !liftsMost(brief) || standsAlone(brief, days)) return 'full'
  const inRounds = brief.goal === 'weight-loss' || isRoundStyle(brief.wish.style)
  const turn = isFiveDays(brief) && !inRounds ? turnOfFive(brief) : null
  if (turn !== null) return isBare(brief, turn) ? 'full' : turn
  const thirds =
    days >= 6 && brief.minutes / brief.minutesShare <= longestThird[brief.level <= 3 ? 'usual' : 'trained'] && !inRounds
  const kinds: readonly Kind[] = thirds ? ['push', 'pull', 'legs'] : ['upper', 'lower']
  const [due = 'full'] = [...kinds].sort((one, other) => dueness(brief, other) - dueness(brief, one))
  return isBare(brief, due) ? 'full' : due
}

/** A part of the body that hardly anything here trains gives its day to all of it, however long the day is. */
const isBare = rememberedForDay(
  (brief: Brief, kind: Kind): boolean =>
    brief.usable.filter(
      one =>
        one.role === 'compound' &&
        (movements[kind] ?? []).includes(one.pattern) &&
        !isLastResort(brief, one) &&
        isWork(brief, one),
    ).length < fewestLifts,
)

const fewestLifts = 2

/** Which of five days comes after the one that was: both halves, then pushing, pulling, and the legs again; null where that was none of them. */
const turnOfFive = ({ work, now }: Brief): Kind | null => {
  const recent = work.filter(({ at, exercise }) => at > weekBefore(now) && exercise.role === 'compound')
  const days = [...new Set(recent.map(({ workout }) => workout))].map(day =>
    partIn(leadsOf(recent.filter(({ workout }) => workout === day))),
  )
  const [last, before] = [days.at(-1), days.at(-2)]
  if (last === undefined) return 'upper'
  if (last === 'lower') return before === 'pull' ? 'upper' : 'push'
  return following[last] ?? null
}

const following: Readonly<Partial<Record<Kind, Kind>>> = { upper: 'lower', push: 'pull', pull: 'legs' }

/** The first two big lifts of a day say what it was for; what came after them may have filled its time. */
const leadsOf = (day: Brief['work']): Brief['work'] => {
  const leads = [...new Set(day.map(({ exercise }) => exercise.id))].slice(0, 2)
  return day.filter(({ exercise }) => leads.includes(exercise.id))
}

/** What a day was for, by its leading lifts. */
const partIn = (lifts: Brief['work']): Kind => {
  const has = (some: readonly Pattern[]) => lifts.some(({ exercise }) => some.includes(exercise.pattern))
  const [pushed, pulled, legs] = [has(pushing), has(pulling), has(legwork)]
  if (legs) return pushed || pulled ? 'full' : 'lower'
  return pushed && pulled ? 'upper' : pushed ? 'push' : 'pull'
}

/** A third of the body does not fill more minutes with work, but for those who need many sets. */
const longestThird = { usual: 70, trained: 90 }

/** What the week owes a kind's muscles, as a share of what it usually gives them; then how long they have rested. */
const dueness = (brief: Brief, kind: Kind) => {
  const owed = owedToday(brief, kind)
  const large = brief.catalogue.muscles.filter(({ id, size }) => size === 'large' && targetMuscles(brief, kind).has(id))
  const rooms = roomsByMuscle(brief, kind)
  const openTo = (id: string) => Math.min(owed.get(id)?.sets ?? 0, rooms.get(id) ?? 0)
  const open = large.reduce((sum, { id }) => sum + (brief.tired.has(id) ? 0 : openTo(id)), 0)
  const since = brief.now - lastDone(brief, movements[kind] ?? [])
  const yesterday = since < 36 * hour ? 3 : since < 60 * hour ? 1 : 0
  return open / Math.max(1, large.length) + restedFor(brief, kind) / (5 * day) - yesterday
}

/** Muscles a day is for; the trunk belongs to every day. */
export const targetMuscles = (brief: Brief, kind: Kind): ReadonlySet<string> =>
  new Set(kind === 'focus' ? wishedMuscles(brief) : muscles[kind])

/** What was wished for, with what is trained by small exercises of its own for it: the side of the hip for the glutes. */
export const wishedMuscles = ({ wish }: Brief): readonly string[] =>
  wish.focus.flatMap(muscle => [muscle, ...helpersOf(muscle)])

/** What is trained by small exercises of its own for a muscle. */
export const helpersOf = (muscle: string): readonly string[] => helpers[muscle] ?? []

const helpers: Readonly<Record<string, readonly string[]>> = { glutes: ['abductors'] }

/** On a split day an exercise trains the day's muscles, unless it, or what it is done with, was asked for by name. */
export const belongsTo = (brief: Brief, kind: Kind) => {
  const target = targetMuscles(brief, kind)
  const named = new Set<string>(groupsAsked(brief).flat())
  return (exercise: Exercise) =>
    kind === 'full' ||
    named.has(exercise.id) ||
    (kind === 'focus' && directMuscles(exercise).some(muscle => target.has(muscle))) ||
    directMuscles(exercise).every(muscle => target.has(muscle))
}

/** When any of some patterns was last trained, in milliseconds; 0 when never. */
export const lastDone = ({ work }: Brief, patterns: readonly Pattern[]): number => latestOf(doneAt(work), patterns)

const doneAt = remembered((work: Brief['work']) => lastOfEach(work))

/** When a lift of some patterns was last the big one that a day began with; 0 for never in four weeks. */
export const lastLed = ({ work, now }: Brief, patterns: readonly Pattern[]): number =>
  latestOf(ledAt(work, now), patterns)

const ledAt = rememberedFor((work: Brief['work'], now: number) => {
  const leads = new Map<string, Work>()
  for (const set of workSince(work, now - 28 * day))
    if (set.exercise.role === 'compound' && !leads.has(set.workout)) leads.set(set.workout, set)
  return lastOfEach([...leads.values()])
})

/** When each pattern came last, of work in the order of time. */
const lastOfEach = (work: readonly Work[]): ReadonlyMap<Pattern, number> =>
  new Map(work.map(({ exercise, at }) => [exercise.pattern, at]))

const latestOf = (last: ReadonlyMap<Pattern, number>, patterns: readonly Pattern[]) =>
  Math.max(0, ...patterns.map(pattern => last.get(pattern) ?? 0))

/** Milliseconds since a kind's big movements were trained, less for what is still tired. */
const restedFor = (brief: Brief, kind: Kind) => {
  const target = targetMuscles(brief, kind)
  const tired = [...brief.tired, ...brief.spared].filter(muscle => target.has(muscle)).length
  return brief.now - lastDone(brief, movements[kind] ?? []) - tired * 12 * hour
}

const push = ['chest', 'front-delts', 'side-delts', 'triceps']
const pull = ['lats', 'upper-back', 'rear-delts', 'traps', 'biceps', 'forearms']

const muscles: Readonly<Record<Exclude<Kind, 'focus'>, readonly string[]>> = {
  full: [...push, ...pull, ...legs, ...trunk],
  upper: [...push, ...pull, ...trunk],
  lower: [...legs, ...trunk],
  push: [...push, ...trunk],
  pull: [...pull, ...trunk],
  legs: [...legs, ...trunk],
}

const pushing: readonly Pattern[] = ['horizontal-push', 'vertical-push']
const pulling: readonly Pattern[] = ['horizontal-pull', 'vertical-pull']
const legwork: readonly Pattern[] = ['squat', 'hinge', 'lunge']

const movements: Readonly<Partial<Record<Kind, readonly Pattern[]>>> = {
  upper: [...pushing, ...pulling],
  lower: legwork,
  push: pushing,
  pull: pulling,
  legs: legwork,
}
