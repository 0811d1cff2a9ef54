import { directMuscles, type Exercise, type Pattern } from '../../basis/catalogue.ts'
import { luck } from '../../basis/prng.ts'
import { rememberedFor } from '../../basis/remembered.ts'
import type { Brief } from '../../prescribe/brief.ts'
import { isLifter } from '../../prescribe/goals.ts'
import { pulls, pullsInSport, pushes, setsThisWeek } from '../../prescribe/week/balance.ts'
import { isOften, type Kind, liftsMost } from '../../prescribe/week/frequency.ts'
import { belongsTo, lastDone, lastLed } from '../../prescribe/week/kinds.ts'
import { type Owed, owedToday } from '../../prescribe/week/need.ts'
import { withCare } from '../around/caring.ts'
import { aimSlots, hipSlots, keepingSlots, ownSlots, sportPull, sportSlots } from './goal-slots.ts'
import { skillSlots } from './skill-slots.ts'
import { byDue, type Slot } from './slot.ts'
import { beside, byTheDay, inTurns, pullsWithBody } from './turns.ts'
import { focusSlots, wishedSlots } from './wished-slots.ts'

/** Places in order of importance: what is learned, what was wished for, then the lines of the kind's template. */
export const slotsOf = rememberedFor((brief: Brief, kind: Kind): readonly Slot[] =>
  withCare(brief, [...skillSlots(brief), ...inOrder(brief, kind)]),
)

const inOrder = (brief: Brief, kind: Kind): readonly Slot[] => {
  const days = [...powerSlots(brief, kind), ...usualSlots(brief, kind)]
  const mains = days.filter(({ part }) => part === 'main')
  const wished = [...wishedSlots(brief, mains), ...meetSlots(brief, kind)]
  const heavy = wished.filter(({ part }) => part === 'power' || part === 'main')
  const light = wished.filter(({ part }) => part !== 'power' && part !== 'main')
  const isServed = ({ part, patterns }: Slot) =>
    part === 'main' && heavy.some(wish => wish.patterns.some(pattern => patterns.includes(pattern)))
  const isLarge = ({ part }: Slot) => part !== 'isolation' || brief.wave === null || brief.wave.holds === 'all'
  const usual = days.filter(one => !isServed(one) && isLarge(one))
  const [first, ...rest] = heavy.length > 0 ? usual : usual.slice(0, 1)
  if (brief.wave?.holds === 'lifts' && heavy.length > 0) return heavy
  if (heavy.length > 0) return [...heavy, ...light, ...(first ? [first] : []), ...rest]
  return [...(first ? [first] : []), ...light, ...usual.slice(1)]
}

/** On the way to a meet its lifts are trained by themselves, the one that rested longest first, and close to it in the meet's own order. */
const meetSlots = (brief: Brief, kind: Kind): readonly Slot[] => {
  if (brief.wave === null || kind === 'focus') return []
  const { holds, without } = brief.wave
  const belongs = belongsTo(brief, kind)
  const lifts = brief.catalogue.training.waves.lifts.flatMap(id =>
    brief.usable.filter(one => one.id === id && belongs(one) && !without?.includes(id)),
  )
  const led = (id: string) =>
    brief.work
      .filter(({ exercise }) => lifts.some(one => one.id === exercise.id))
      .findLastIndex(({ exercise }) => exercise.id === id)
  const ordered = holds === 'lifts' ? lifts : lifts.toSorted((one, other) => led(one.id) - led(other.id))
  return ordered.map(({ id, pattern }): Slot => ({ patterns: [pattern], part: 'main', ids: [id] }))
}

/** Fast work comes first, for those who know how, on some of the days. */
const powerSlots = (brief: Brief, kind: Kind): readonly Slot[] => {
  const own = ownSlots(brief, kind).filter(({ part }) => part === 'power')
  if (own.length > 0) return own
  const { goal, level, minutes, limits, request } = brief
  const calm = limits.cautious || brief.deload !== null
  if (brief.wish.explosive && !calm) return fastSlots(brief)
  if (brief.isForSpeed && !calm && kind !== 'focus' && minutes > shortDay) return speedSlots(brief, kind)
  const fits = goal === 'hyrox' || (goal === 'health' && level >= 4 && minutes >= 75)
  if (
    !fits ||
    calm ||
    level <= 2 ||
    minutes < (goal === 'hyrox' ? 75 : 45) ||
    kind === 'focus' ||
    luck(request.seed, 'power') > 0.5
  )
    return []
  const upper = kind === 'upper' || kind === 'push' || kind === 'pull'
  const lifts = upper || luck(request.seed, 'lift or jump') < 0.4
  return [{ patterns: upper ? ['power'] : lifts ? ['power', 'jump'] : ['jump', 'power'], part: 'power' }]
}

/** Jumps and throws were asked for: three kinds of them where the time holds more than one. */
const fastSlots = ({ minutes }: Brief): readonly Slot[] => {
  const jump: Slot = { patterns: ['jump'], part: 'power', wished: true }
  const lift: Slot = { patterns: ['power'], part: 'power', wished: true }
  return minutes <= 30 ? [jump] : [jump, lift, { ...jump }]
}

/** The goal is to be fast: a jump and a throw open the day; before a match the legs leave it to the arms. */
const speedSlots = (brief: Brief, kind: Kind): readonly Slot[] => {
  const belongs = belongsTo(brief, kind)
  const isFresh = (one: Exercise) => belongs(one) && !directMuscles(one).some(muscle => brief.spared.has(muscle))
  const { fast } = brief.catalogue.training.sports
  return (['jump', 'power'] as const).flatMap((pattern): Slot[] => {
    const amid = fast[pattern].filter(id => brief.usable.some(one => one.id === id && isFresh(one)))
    return amid.length > 0 ? [{ patterns: [pattern], part: 'power', amid, wished: true }] : []
  })
}

const isOverhead = ({ part, patterns }: Slot) => part === 'accessory' && patterns[0] === 'vertical-push'

/** Two hours of lifting press forward and overhead. */
const hasTimeForBoth = (brief: Brief) =>
  brief.minutes >= bothPresses && isLifter(brief) && brief.deload === null && brief.wave === null

const bothPresses = 105

const usualSlots = (brief: Brief, kind: Kind): readonly Slot[] => {
  if (kind === 'focus') return focusSlots(brief)
  const { slots } = brief.catalogue.training.templates
  const lines = inFront(
    brief,
    kind,
    pulledFirst(brief, byBalance(brief, slots[brief.goal === 'hyrox' ? 'hyrox' : kind] ?? [])),
  )
  const owed = owedToday(brief, kind)
  const extra =
    kind === 'full'
      ? focusSlots(brief)
          .slice(0, 3)
          .map(one => ({ ...one, wished: true as const }))
      : []
  const hips = kind === 'full' && brief.aims.includes('glutes') ? hipSlots(brief) : null
  const isServed = ({ amid }: Slot) => hips !== null && amid?.join() === hips.behind.amid?.join()
  const often = kind === 'full' && isOften(brief)
  const due = often ? oneOfEach(brief, lines) : lines.map(line => byDue(brief, line))
  const isBehind = due.some(line => line.findIndex(isHinge) > 0)
  const aims = aimSlots(brief, kind)
  const aimed = [
    ...aims.behind.filter(one => !(isBehind && isServed(one))),
    ...sportSlots(brief, kind),
    ...ownSlots(brief, kind).filter(({ part }) => part !== 'power'),
  ]
  const filled = due.map((line, at) => [
    ...(at === 0 ? aims.lead : []),
    ...(at === 1 ? extra : []),
    ...(at === mainLines ? keepingSlots(brief, kind) : []),
    ...(at === (pullsInSport(brief) ? mainLines + 2 : mainLines) ? aimed : []),
    ...line.map((one, place): Slot => {
      if (hips && isHinge(one)) return place === 0 ? hips.lead : hips.behind
      if (isOverhead(one) && hasTimeForBoth(brief)) return { ...beside(brief, kind, one), due: true }
      return sportPull(brief, one.part === 'main' ? byNeed(brief, kind, one, owed) : beside(brief, kind, one))
    }),
  ])
  return kind === 'full' && brief.minutes <= shortDay ? pulledForward(filled) : filled.flat()
}

/** Of each line's main lifts the one that rested longest; the others come last, where there is time. */
const oneOfEach = (brief: Brief, lines: readonly (readonly Slot[])[]): readonly (readonly Slot[])[] => {
  const isMain = ({ part }: Slot) => part === 'main'
  const rested = lines.map(line => {
    const mains = line
      .filter(isMain)
      .sort((one, other) => lastDone(brief, one.patterns) - lastDone(brief, other.patterns))
    return { first: [...mains.slice(0, 1), ...line.filter(one => !isMain(one))], others: mains.slice(1) }
  })
  const others = rested.flatMap(line => line.others).map((one): Slot => ({ ...one, part: 'accessory' }))
  return [...rested.map(line => line.first), others]
}

const isHinge = ({ part, patterns }: Slot) => part === 'main' && patterns.includes('hinge')

/** After so many lines of a template comes what the goal names. */
const mainLines = 2

/** Minutes that hold three or four lifts. */
const shortDay = 30

/**
 * One for the legs, one that pushes, one that pulls; the legs' other one comes after them, and leads next time. A trunk that
 * has waited for a week takes its place.
 */
const pulledForward = ([legs = [], push = [], pull = [], ...rest]: readonly (readonly Slot[])[]): readonly Slot[] => {
  const [first, ...others] = legs
  const isDue = ({ part, due }: Slot) => part === 'core' && due === true
  const small = rest.flat()
  return [
    ...(first ? [first] : []),
    ...push,
    ...pull,
    ...small.filter(isDue),
    ...others,
    ...small.filter(one => !isDue(one)),
  ]
}

/** Where the week has pushed more than it has pulled, or the other way, its main lift of the other side comes first. */
const byBalance = (brief: Brief, lines: readonly (readonly Slot[])[]): readonly (readonly Slot[])[] => {
  const [push, pull] = [mainOf(lines, pushes), mainOf(lines, pulls)]
  if (!push || !pull || lines.indexOf(push) > lines.indexOf(pull)) return lines
  if (!pullsInSport(brief) && setsThisWeek(brief, pushes) <= setsThisWeek(brief, pulls) + 1) return lines
  return lines.map(line => (line === push ? pull : line === pull ? push : line))
}

/**
 * On days for the whole body the legs' lifts and the one that pushes lead by turns; what other sport needs fresh comes after
 * what it leaves alone.
 */
const inFront = (brief: Brief, kind: Kind, lines: readonly (readonly Slot[])[]): readonly (readonly Slot[])[] => {
  const [legs = []] = lines
  const push = mainOf(lines, pushes)
  if (kind === 'full' && push !== undefined && brief.spared.has('quads') && !brief.wish.override) {
    const pull = mainOf(lines, pulls)
    const first = pull ? [push, pull] : [push]
    return [...first, ...lines.filter(line => !first.includes(line))]
  }
  if (kind !== 'full' || !liftsMost(brief) || brief.minutes <= shortDay || push === undefined) return lines
  const led = (some: readonly Slot[]) => some.map(({ patterns }) => lastLed(brief, patterns))
  const isDue = Math.max(...led(push)) < Math.min(...led(legs))
  return isDue ? [push, ...lines.filter(line => line !== push)] : lines
}

/** Who pulls in their sport has both pulls before anything is pressed. */
const pulledFirst = (brief: Brief, lines: readonly (readonly Slot[])[]): readonly (readonly Slot[])[] => {
  const push = mainOf(lines, pushes)
  const more = lines.find(line =>
    line.every(({ part, patterns }) => part === 'accessory' && patterns.every(one => pulls.includes(one))),
  )
  if (!pullsInSport(brief) || !push || !more) return lines
  return lines.filter(line => line !== more).flatMap(line => (line === push ? [more, push] : [line]))
}

/** The line for a main lift of one side. */
const mainOf = (lines: readonly (readonly Slot[])[], side: readonly Pattern[]) =>
  lines.find(line => line.every(({ part, patterns }) => part === 'main' && patterns.every(one => side.includes(one))))

/** Of a main slot's movements the one whose muscle today owes more to comes first; the others only stand in. */
const byNeed = (brief: Brief, kind: Kind, one: Slot, owed: Owed): Slot => {
  const needOf = (pattern: string) => owed.get(feeds[pattern] ?? '')?.sets ?? 0
  const patterns = [...one.patterns].sort((first, second) => needOf(second) - needOf(first))
  if (kind !== 'full') return { ...one, patterns, inTurn: true }
  return {
    ...one,
    patterns:
      isOften(brief) || pullsWithBody(brief) || pullsInSport(brief)
        ? byTheDay(brief, patterns)
        : inTurns(brief, patterns),
    inTurn: true,
  }
}

const feeds: Readonly<Record<string, string>> = {
  'horizontal-push': 'chest',
  'horizontal-pull': 'upper-back',
  'vertical-pull': 'lats',
}
