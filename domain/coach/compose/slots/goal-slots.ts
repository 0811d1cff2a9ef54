import { day } from '../../../days.ts'
import { entriesOf } from '../../../fields.ts'
import { directMuscles, type Exercise, isStrength } from '../../basis/catalogue.ts'
import { usualLoads } from '../../basis/plates.ts'
import type { Brief } from '../../prescribe/brief.ts'
import { isLifter } from '../../prescribe/goals.ts'
import { isTooHeavy, isWork } from '../../prescribe/lifts/work-here.ts'
import { pulls, pullsInSport } from '../../prescribe/week/balance.ts'
import { type Kind, trunk } from '../../prescribe/week/frequency.ts'
import { belongsTo, helpersOf, lastLed, targetMuscles } from '../../prescribe/week/kinds.ts'
import { byRest, type Slot } from './slot.ts'
import { isFor, loadedOf, partOf } from './wished-slots.ts'

/**
 * Muscles that the goal names get an exercise of their own on each day that trains them: a lift that is for them alone,
 * else what isolates them. The glutes come first, then those with the fewest sets of their own lately. The trunk has one of
 * its own kind beside them.
 */
export const aimSlots = (brief: Brief, kind: Kind): Aims => {
  const own = targetMuscles(brief, kind)
  const lately = setsAlone(brief)
  const after = (muscle: string) => (muscle === 'glutes' ? -1 : lately(muscle))
  const aims = brief.aims.filter(muscle => own.has(muscle)).toSorted((one, other) => after(one) - after(other))
  const named = aims.filter(muscle => !trunk.includes(muscle))
  const outer = [
    ...named.flatMap(muscle => aimSlot(brief, muscle) ?? []),
    ...named.flatMap(muscle => smallSlot(brief, muscle) ?? []),
  ]
  const belly = aims.filter(muscle => muscle === 'abs' || muscle === 'obliques')
  const [first, ...others] = outer.slice(0, Math.max(1, Math.floor(brief.minutes / minutesAnAim)))
  const leads = (kind === 'lower' || kind === 'legs') && first?.part === 'accessory' && isTurnOf(brief, first)
  const lead = leads && first ? [{ ...first, part: 'main' as const }] : []
  return { lead, behind: [...(first && !leads ? [first] : []), ...others, ...trunkSlots(brief, belly)] }
}

/** `lead`: the lift for an aim that a half of the body begins with. */
type Aims = { readonly lead: readonly Slot[]; readonly behind: readonly Slot[] }

/** The squat and what the hips are trained with begin the legs' days by turns. */
const isTurnOf = (brief: Brief, { patterns }: Slot) => lastLed(brief, patterns) <= lastLed(brief, ['squat', 'lunge'])

const minutesAnAim = 20

/** This week's sets of what trains a muscle and no other. */
const setsAlone = ({ work, now }: Brief) => {
  const week = work.filter(({ at }) => now - at < 7 * day)
  return (muscle: string) => week.filter(({ exercise }) => isFor(exercise, muscle)).length
}

/** What serves the athlete's sports, on the day for it: the best that was not done on the last days; nothing for legs that stay fresh. */
export const sportSlots = (brief: Brief, kind: Kind): readonly Slot[] => {
  if (brief.minutes < shortestForSport || brief.deload !== null) return []
  const belongs = belongsTo(brief, kind)
  const lately = new Set(brief.work.filter(({ at }) => brief.now - at < sportAgain).map(({ exercise }) => exercise.id))
  const ranked = serving(brief)
    .flatMap(id => brief.usable.find(one => one.id === id) ?? [])
    .filter(one => belongs(one) && isStrength(one) && !directMuscles(one).some(muscle => brief.spared.has(muscle)))
    .toSorted((one, other) => Number(lately.has(one.id)) - Number(lately.has(other.id)))
  const kinds = ranked.filter(({ pattern }, at) => ranked.findIndex(one => one.pattern === pattern) === at)
  return kinds.slice(0, brief.minutes >= longForSport && !pullsInSport(brief) ? 2 : 1).map(besideMain)
}

/** A place for this one after the day's main lifts. */
const besideMain = (one: Exercise): Slot => ({
  patterns: [one.pattern],
  part: one.role === 'compound' ? 'accessory' : partOf(one),
  amid: [one.id],
  wished: true,
})

/** What holds together the shoulders of a sport, or a joint that complains: of those that this place has, the one that rested longest. */
export const keepingSlots = (brief: Brief, kind: Kind): readonly Slot[] => {
  const belongs = belongsTo(brief, kind)
  const { relief, sports } = brief.catalogue.training
  const sore = entriesOf(brief.limits.joints).flatMap(([joint, most]) => (most > 0 ? (relief.holds[joint] ?? []) : []))
  const own = new Set([...brief.sports.flatMap(sport => sports.of[sport]?.keeps ?? []), ...sore])
  const last = (id: string) => brief.work.findLast(({ exercise }) => exercise.id === id)?.at ?? 0
  const [best] = [...own]
    .flatMap(id => brief.usable.find(one => one.id === id) ?? [])
    .filter(belongs)
    .slice(0, inTurnToKeep)
    .toSorted((one, other) => last(one.id) - last(other.id))
  return best ? [{ patterns: [best.pattern], part: 'isolation', amid: [best.id], due: true }] : []
}

const inTurnToKeep = 3

/**
 * Who pulls in their sport pulls up on a bar, as hard as they can, before the machine; and each day has both a row and a pull
 * from above.
 */
export const sportPull = (brief: Brief, one: Slot): Slot => {
  const [pattern] = one.patterns
  if (!pullsInSport(brief) || one.ids !== undefined || pattern === undefined || !pulls.includes(pattern)) return one
  const isSecond = one.part === 'accessory' && byRest(brief, pulls)[0] !== pattern
  const due = isSecond ? { due: true as const } : {}
  return pattern === 'vertical-pull'
    ? { ...one, ...due, patterns: [pattern], amid: brief.catalogue.training.sports.pulls }
    : { ...one, ...due }
}

/** Where one thing to lift is all there is, one of its own lifts on each day that it belongs to: the one that rested longest. */
export const ownSlots = (brief: Brief, kind: Kind): readonly Slot[] => {
  if (!isLifter(brief) && brief.goal !== 'health') return []
  if (brief.deload !== null || brief.limits.cautious || brief.minutes < shortestForSport) return []
  const things = Object.keys(usualLoads).filter(item => brief.stock.has(item))
  const [only = '', ...others] = things
  const own = others.length > 0 ? [] : (brief.catalogue.training.staples.own[only] ?? [])
  const belongs = belongsTo(brief, kind)
  const done = (id: string) => brief.work.findLastIndex(({ exercise }) => exercise.id === id)
  const [rested] = own
    .flatMap(id => brief.usable.find(one => one.id === id) ?? [])
    .filter(one => belongs(one) && isWork(brief, one) && !isTooHeavy(brief, one))
    .filter(one => !directMuscles(one).some(muscle => brief.spared.has(muscle) || brief.tired.has(muscle)))
    .toSorted((one, other) => done(one.id) - done(other.id))
  return rested === undefined ? [] : [besideMain(rested)]
}

/** Exercises for all sports in turns, most useful first. */
const serving = ({ sports, catalogue }: Brief): readonly string[] => {
  const lists = sports.map(sport => catalogue.training.sports.of[sport]?.exercises ?? [])
  const longest = Math.max(0, ...lists.map(({ length }) => length))
  return Array.from({ length: longest }, (_, at) => lists.flatMap(list => list[at] ?? [])).flat()
}

const shortestForSport = 30
const longForSport = 60
const sportAgain = 4 * day

const trunkSlots = (brief: Brief, muscles: readonly string[]): readonly Slot[] => {
  const own = brief.usable.filter(
    one => one.role === 'core' && directMuscles(one).some(muscle => muscles.includes(muscle)),
  )
  const patterns = byRest(brief, [...new Set(own.map(({ pattern }) => pattern))])
  return patterns.length === 0 ? [] : [{ patterns, part: 'core', inTurn: true, wished: true }]
}

const aimSlot = (brief: Brief, muscle: string): Slot | null => {
  const own = brief.usable.filter(one => isFor(one, muscle) && one.role !== 'core' && isStrength(one))
  const lifts = loadedOf(
    brief,
    own.filter(({ role }) => role === 'compound'),
  )
  return lifts.length > 0 ? oneAmid(lifts, 'accessory') : oneAmid(own, 'isolation')
}

/** One more for it alone that isolates it; for the glutes what trains the side of the hip. */
const smallSlot = (brief: Brief, muscle: string): Slot | null => {
  const muscles = [muscle, ...helpersOf(muscle)]
  const own = brief.usable.filter(one => one.role === 'isolation' && muscles.some(id => isFor(one, id)))
  return oneAmid(own, 'isolation')
}

/** A place for one of these, as it was wished for; null where there is none. */
const oneAmid = (amid: readonly Exercise[], part: Slot['part']): Slot | null =>
  amid.length === 0
    ? null
    : {
        patterns: [...new Set(amid.map(({ pattern }) => pattern))],
        part,
        amid: amid.map(({ id }) => id),
        wished: true,
      }

/** Where the hips are the aim a hinge leads its days; behind a squat a lift for the hips alone stands for it. */
export const hipSlots = (brief: Brief): { readonly lead: Slot; readonly behind: Slot } | null => {
  const behind = aimSlot(brief, 'glutes')
  const hinges = loadedOf(
    brief,
    brief.usable.filter(one => one.pattern === 'hinge' && one.role === 'compound' && !isFor(one, 'glutes')),
  )
  if (behind === null || hinges.length === 0) return null
  return { lead: { patterns: ['hinge'], part: 'main', amid: hinges.map(({ id }) => id) }, behind }
}
