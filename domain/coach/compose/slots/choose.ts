import {
  directMuscles,
  type Exercise,
  isWeighted,
  kitFor,
  type Pattern,
  trainedMuscles,
} from '../../basis/catalogue.ts'
import { isFixed, shareZone } from '../../basis/kit.ts'
import { luck } from '../../basis/prng.ts'
import { remembered, rememberedFor } from '../../basis/remembered.ts'
import { type Brief, loadsOf } from '../../prescribe/brief.ts'
import { isFirstForm, isForLater } from '../../prescribe/first-forms.ts'
import { isLifter } from '../../prescribe/goals.ts'
import { isBeyondBody } from '../../prescribe/lifts/first-reps.ts'
import { isBeyondKit, isTooEasy, isTooHeavy, isTooLight, isWork } from '../../prescribe/lifts/work-here.ts'
import { owedTo } from '../../prescribe/week/landmarks.ts'
import type { Rooms } from '../../prescribe/week/rooms.ts'
import { isBigLift, isLastResort, stapleRank } from '../../prescribe/week/staples.ts'
import { isTight } from '../../prescribe/week/tight.ts'
import { rememberedForDay, wholeDay } from '../../prescribe/whole-day.ts'
import { isNamed } from '../../read/wishes.ts'
import { isUnkind } from '../around/caring.ts'
import { continuity, isNextRung, isTooEarly, isWellKnown } from './continuity.ts'
import { fewMuscles } from './holding.ts'
import { isMakeshift, isSecondChoice } from './second-choice.ts'
import type { Slot } from './slot.ts'

/** The best exercise for a place in the session, and how many sets of it fit; null when none does. */
export const choose = (
  brief: Brief,
  meant: Slot,
  rooms: Rooms,
  taken: readonly Exercise[],
  wanted: { readonly sets: number; readonly least: number; readonly allowed: (exercise: Exercise) => boolean },
): { exercise: Exercise; sets: number } | null => {
  let best: { exercise: Exercise; sets: number; score: number } | null = null
  const { slot, ranked } = poolFor(brief, meant)
  for (const { exercise, alone } of ranked) {
    if (best !== null && alone + mostBesideTaken(brief) + wanted.sets * 0.5 <= best.score) continue
    if (!wanted.allowed(exercise) || taken.includes(exercise)) continue
    const sets = Math.min(wanted.sets, rooms.for(exercise))
    if (sets < wanted.least) continue
    const score = alone + besideTaken(brief, slot, exercise, taken) + sets * 0.5
    if (best === null || score > best.score) best = { exercise, sets, score }
  }
  return best && best.score > -50 ? best : null
}

/** What may stand in a place, whatever else the session holds, and how it ranks there by itself. */
const poolFor = rememberedFor((brief: Brief, meant: Slot) => {
  const { slot, ranked } = poolOf(brief, sameSlot(brief, meant))
  const alone = (one: Exercise, rank: number) => rank - lostByMinutes(brief, slot, one)
  return { slot, ranked: ranked.map(({ exercise, rank }) => ({ exercise, alone: alone(exercise, rank) })) }
})

/** Slots are laid out anew for every shorter day: one that asks for the same is the same. */
const sameSlot = (brief: Brief, slot: Slot): Slot => {
  const [known, asked] = [slotsAt(wholeDay(brief)), JSON.stringify(slot)]
  const found = known.get(asked) ?? slot
  known.set(asked, found)
  return found
}

const slotsAt = remembered((_brief: Brief) => new Map<string, Slot>())

/** The same, whatever the day's minutes. */
const poolOf = rememberedForDay((brief: Brief, meant: Slot) => {
  const slot = openedToLunges(brief, meant)
  const ranked = brief.usable
    .filter(exercise => fitsSlot(exercise, slot) && (slot.ids !== undefined || !isSecondChoice(brief, exercise)))
    .filter(exercise => !isBeyond(brief, exercise))
    .map(exercise => ({ exercise, rank: rankAlone(brief, slot, exercise) }))
  const moved = isForLegs(slot) ? ranked.filter(({ exercise }) => exercise.defaults.reps !== undefined) : []
  return { slot, ranked: moved.length > 0 ? moved : ranked }
})

const isBeyond = (brief: Brief, exercise: Exercise) =>
  isBeyondKit(brief, exercise) || isBeyondBody(brief, exercise) || isForLater(brief, exercise)

/** Legs are led by what moves: a wall sit is there for afterwards, and for knees that nothing else is left for. */
const isForLegs = ({ part, patterns, ids, amid }: Slot) =>
  part === 'main' && ids === undefined && amid === undefined && patterns.includes('squat')

/** What a place could hold as the planner would rank it, the best first. */
export const candidatesFor = (brief: Brief, slot: Slot, most: number): readonly Exercise[] =>
  brief.usable
    .filter(exercise => fitsSlot(exercise, slot) && !isBeyond(brief, exercise))
    .map(exercise => ({
      exercise,
      score:
        rankAlone(brief, slot, exercise) -
        lostByMinutes(brief, slot, exercise) +
        besideTaken(brief, slot, exercise, []),
    }))
    .sort((one, other) => other.score - one.score)
    .slice(0, most)
    .map(({ exercise }) => exercise)

const fitsSlot = ({ pattern, role, id }: Exercise, { patterns, part, ids, amid }: Slot) => {
  if (ids) return ids.includes(id)
  if (amid) return amid.includes(id)
  if (!patterns.includes(pattern)) return false
  if (part === 'accessory' && legIsolation.has(pattern)) return role === 'isolation'
  return part === 'main' || part === 'accessory' ? role === 'compound' : role === part
}

/** Where a squat is no work any more, one leg at a time is. */
const openedToLunges = (brief: Brief, slot: Slot): Slot => {
  if (slot.ids || slot.amid || !slot.patterns.includes('squat') || slot.patterns.includes('lunge')) return slot
  const isOver = brief.usable.some(one => one.pattern === 'squat' && fitsSlot(one, slot) && !isWork(brief, one))
  return isOver ? { ...slot, patterns: [...slot.patterns, 'lunge'] } : slot
}

const legIsolation: ReadonlySet<string> = new Set(['knee-flexion', 'knee-extension'])

const bigLift = { first: 5, later: 1.5 }

/** Whatever stands beside it, an exercise gains no more by that: what cannot become the best is not looked at. */
const mostBesideTaken = ({ goal }: Brief): number => (goal === 'strength' ? bigLift.first : 0)

/** What a coach weighs beside what is there already: a big lift first, no two alike, pairs that share a spot. */
const besideTaken = (brief: Brief, slot: Slot, exercise: Exercise, taken: readonly Exercise[]): number =>
  (brief.goal === 'strength' && isBigLift(brief, exercise) ? bigLift[taken.length === 0 ? 'first' : 'later'] : 0) -
  (isAlike(exercise, taken, brief.stock) ? 4 : 0) -
  (exercise.axialLoad >= 3 && brief.goal !== 'strength' && taken.some(one => one.axialLoad >= 3) ? 4 : 0) -
  (isHardToPair(brief, slot, exercise, taken) ? 1.2 : 0)

/** What a coach weighs in any session, however long: continuity, what can be loaded, the athlete's level, wishes, a little chance. */
const rankAlone = (brief: Brief, slot: Slot, exercise: Exercise): number => {
  const { wish, stock, request } = brief
  const planeOrder = slot.patterns.indexOf(exercise.pattern)
  const heavyGoal = isLifter(brief)
  return (
    continuity(brief, slot, exercise) +
    liking(brief, exercise) -
    planeOrder * (slot.inTurn ? 4 : 1.5) -
    (wish.variety === 'new' && isWellKnown(brief, exercise) ? 9 : 0) -
    Math.abs(exercise.skill - Math.min(brief.skill, 3)) * 0.4 +
    (isWeighted(exercise) && loadsOf(brief, exercise).length > 0 ? (heavyGoal && slot.part !== 'core' ? 2.5 : 1) : 0) +
    (slot.part === 'main' && heavyGoal && kitFor(exercise, stock).some(one => bars.has(one)) ? 1.2 : 0) +
    (isNamed(wish, exercise) ? 8 : 0) +
    (isFirstForm(brief, exercise) ? 5 : 0) +
    wishedKit(wish.withKit, exercise, stock) -
    (hitsMajor(brief, exercise) ? 0 : 3) -
    (missesPoint(brief, slot, exercise) ? 2.5 : 0) +
    (isToThePoint(brief, slot, exercise) ? 3 : 0) -
    (isMakeshift(brief, slot, exercise) ? 4 : 0) -
    (isTooLight(brief, exercise) ? 8 : 0) -
    (isTooHeavy(brief, exercise) ? 16 : 0) -
    (isTooEasy(brief, exercise) ? 9 : 0) -
    (isTooEarly(brief, exercise) ? 9 : 0) -
    (isUnkind(brief, exercise) ? 6 : 0) -
    (slot.amid?.indexOf(exercise.id) ?? 0) * 0.8 -
    (isLastResort(brief, exercise) ? 7 : 0) -
    (kitFor(exercise, stock).join() === 'weight-plates' ? 1.5 : 0) +
    owed(brief, exercise) * 0.5 +
    luck(request.seed, exercise.id) * 0.5
  )
}

/** What one side after the other, or a fixed spot, costs where time is short. */
const lostByMinutes = (brief: Brief, slot: Slot, exercise: Exercise): number =>
  (isSlow(brief, slot, exercise) ? 1.5 : 0) + (wantsPairs(brief, slot) && isFixed(brief, exercise) ? 2.5 : 0)

const bars: ReadonlySet<string> = new Set(['barbell', 'trap-bar'])

/** One side after the other takes its time. */
const isSlow = (brief: Brief, { part }: Slot, exercise: Exercise) =>
  exercise.unilateral &&
  exercise.pattern !== 'lunge' &&
  (part === 'main' || brief.minutes <= 60) &&
  !isNextRung(brief, exercise)

/** Well-known lifts first, in a trainer's order. */
const liking = (brief: Brief, exercise: Exercise) => {
  const rank = stapleRank(brief, exercise)
  return rank === null ? 0 : Math.max(1, 3 - rank * 0.4)
}

/** "mit Kettlebell" is about kettlebells: other things to lift step back, what needs nothing does not. */
const wishedKit = (wished: readonly string[], { requires }: Exercise, stock: ReadonlySet<string>) => {
  const possible = requires.filter(kit => kit.every(item => stock.has(item)))
  if (possible.some(kit => kit.some(item => wished.includes(item)))) return 4
  return wished.length > 0 && !possible.some(kit => kit.length === 0) ? -4 : 0
}

/** Pairs were asked for, or time is too short for anything else: then a fixed spot is in the way. */
const wantsPairs = (brief: Brief, { part }: Slot) =>
  brief.wish.style === 'superset' ||
  (brief.minutes <= 25 && brief.goal !== 'strength') ||
  ((part === 'isolation' || part === 'core') && isTight(brief))

/** After one fixed spot, something that can be carried there saves time. */
const isHardToPair = (brief: Brief, { part }: Slot, exercise: Exercise, taken: readonly Exercise[]) => {
  const last = taken[taken.length - 1]
  return (
    brief.goal !== 'strength' &&
    part !== 'main' &&
    taken.length >= 2 &&
    last !== undefined &&
    !shareZone(brief, last, exercise)
  )
}

const hitsMajor = ({ catalogue, wish }: Brief, exercise: Exercise) =>
  catalogue.muscles.some(({ id, major }) => (major || wish.focus.includes(id)) && (exercise.muscles[id] ?? 0) >= 1)

/** A hinge is there for the hamstrings, a pull from above for the lats, the trunk's place for the abs: what only helps them is second choice. */
const missesPoint = ({ wish }: Brief, { part, patterns }: Slot, { pattern, muscles, axialLoad }: Exercise) => {
  if (part === 'core' && wish.focus.length === 0) return (muscles.abs ?? 0) < 1
  const wanted = patterns.length === 1 && wish.focus.length === 0 ? pointOf[pattern] : undefined
  const isFromFloor = pattern === 'hinge' && axialLoad >= 3
  return (part === 'main' || part === 'accessory') && wanted !== undefined && (muscles[wanted] ?? 0) < 1 && !isFromFloor
}

/** A wish for a few muscles is answered by what trains them and nothing else as much. */
const isToThePoint = ({ wish: { focus } }: Brief, { ids }: Slot, exercise: Exercise) =>
  ids === undefined &&
  focus.length > 0 &&
  focus.length <= fewMuscles &&
  directMuscles(exercise).every(muscle => focus.includes(muscle))

const pointOf: Readonly<Partial<Record<Pattern, string>>> = { hinge: 'hamstrings', 'vertical-pull': 'lats' }

/** Major muscles that the week still owes something, where there is a week to look at. */
const owed = (brief: Brief, exercise: Exercise) =>
  brief.work.length === 0
    ? 0
    : brief.catalogue.muscles
        .filter(({ id, major }) => major && trainedMuscles(exercise).includes(id))
        .reduce((sum, muscle) => sum + owedTo(brief, muscle) * (exercise.muscles[muscle.id] ?? 0), 0)

/** Same movement with the same equipment. */
const isAlike = (exercise: Exercise, others: readonly Exercise[], stock: ReadonlySet<string>): boolean => {
  const kit = kitFor(exercise, stock).join()
  return others.some(other => other.pattern === exercise.pattern && kitFor(other, stock).join() === kit)
}
