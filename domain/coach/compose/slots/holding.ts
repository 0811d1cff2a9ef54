import { directMuscles, type Exercise } from '../../basis/catalogue.ts'
import { ruleSet } from '../../basis/rule-set.ts'
import type { Brief } from '../../prescribe/brief.ts'
import { startsGently } from '../../prescribe/gentle-start.ts'
import { restRange } from '../../prescribe/goals.ts'
import { isBeneath } from '../../prescribe/lifts/forms.ts'
import { rungOf } from '../../prescribe/lifts/skills.ts'
import { mostExercises } from '../../prescribe/week/session-budget.ts'
import { wishedDose, wishedSets } from '../../prescribe/wished-dose.ts'
import { type Pick, setsOf } from '../pick.ts'
import { comesFresh, type Slot } from './slot.ts'

// What a session may hold beside what it holds, and how much of each.

/** Exercises of the main part: as many as were asked for or named, else what the time is good for. */
export const mostMoves = ({ minutes, wish }: Brief): number =>
  Math.min(mostExercises(minutes), Math.max(wish.scheme.exercises ?? Number.POSITIVE_INFINITY, wish.wanted.length))

/**
 * Small exercises never outweigh the big ones: 60 % of the sets in compounds for strength, half for muscle, two fifths where a
 * long day has given the big ones all they take.
 */
export const isTooSmall = ({ goal, wish, minutes }: Brief, picks: readonly Pick[], { part }: Slot) => {
  if (part === 'main' || part === 'accessory' || comesFresh(part) || wish.focus.length > 0) return false
  const small = setsOf(picks.filter(({ slot }) => slot.part === 'isolation' || slot.part === 'core')) + 2
  return small > (setsOf(picks) + 2) * (goal === 'strength' ? 0.4 : minutes >= longDay ? 0.58 : 0.5)
}

const longDay = 75

export const isSmall = ({ slot }: Pick) => slot.part === 'isolation' || slot.part === 'core'

/** More of a session in small exercises than its goal allows. */
export const outweighs = ({ goal, wish }: Brief, picks: readonly Pick[]) => {
  if (wish.focus.length > 0) return false
  return setsOf(picks.filter(isSmall)) > setsOf(picks) * (goal === 'strength' ? 0.4 : 0.55)
}

export const setsAtFirst = (brief: Brief, { part, due }: Slot, at: number) => {
  const { goal, minutes, level, wish } = brief
  if (startsGently(brief)) return ruleSet.dose.gentleStart.value.sets
  if (comesFresh(part)) return 3
  if (minutes <= 20 || due) return 2
  if (part === 'main')
    return at === 0 || (goal === 'strength' && minutes >= 60) || (wish.focus.length > 0 && minutes >= 40) ? 3 : 2
  return part === 'accessory' && minutes >= 60 && level >= 3 ? 3 : 2
}

/** As many sets as were asked for, else as near as there is room for. */
export const setsAsked = (brief: Brief, exercise: Exercise): readonly number[] => {
  const asked = wishedSets(brief, exercise)
  const most = Math.min(asked ?? 0, ruleSet.volume.sessionDirect.value.most)
  return Array.from({ length: most }, (_, fewer) => most - fewer)
}

/**
 * The most sets of an exercise: as many as were asked for, else what suits its part of the session. `deep`: few muscles were
 * wished for, and their angles here leave time.
 */
export const topSets = (brief: Brief, pick: Pick, deep = false): number =>
  startsGently(brief)
    ? Math.min(ruleSet.dose.gentleStart.value.sets, usualTop(brief, pick, deep))
    : usualTop(brief, pick, deep)

const usualTop = (brief: Brief, { slot: { part }, exercise }: Pick, deep: boolean): number => {
  const { minutes, level, goal, wish } = brief
  const asked = wishedSets(brief, exercise)
  if (part === 'skill') return brief.catalogue.training.skills.sets
  if (asked !== null) return Math.min(asked, ruleSet.volume.sessionDirect.value.most)
  if (!deep && goal !== 'strength' && wish.focus.length > 0 && wish.focus.length <= fewMuscles) return 3
  if (part === 'main') return (minutes >= 75 && level >= 3) || (goal === 'strength' && level >= 3) ? 5 : 4
  if (part === 'isolation' && level >= smallNeedsMore && minutes >= 40) return 5
  return part === 'accessory' || comesFresh(part) || (part === 'isolation' && minutes >= 40) ? 4 : 3
}

/** From this level on two days with four sets of calves hardly make a week's least. */
const smallNeedsMore = 4

/** So few muscles get their sets from more angles instead of more of the same. */
export const fewMuscles = 3

/** Seconds between sets to begin with; few repetitions that were asked for want long rests, as far as the goal allows. */
export const startRest = (brief: Brief, exercise: Exercise): number => {
  const [low, high] = restRange(brief, exercise)
  if (isOfMeet(brief, exercise) && (brief.wave?.rir ?? 0) >= lightReserve) return low
  if (rungOf(brief, exercise) || isOfMeet(brief, exercise)) return Math.min(high, heavyRest)
  const asked = wishedDose(brief, exercise)
  if (asked?.restSeconds !== undefined) return Math.max(low, Math.min(high, asked.restSeconds))
  return exercise.role === 'compound' && (asked?.reps?.[1] ?? fewReps + 1) <= fewReps ? Math.min(high, heavyRest) : low
}

const fewReps = 6
const heavyRest = 180
/** With so much left, in the last days before a meet, a lift needs no long rests. */
const lightReserve = 4

/** A second calf raise trains what the first one did: that one gets the sets. */
const repeats = ({ wish }: Brief, picks: readonly Pick[], exercise: Exercise) =>
  (wish.focus.length === 0 || (exercise.pattern === 'calf' && !wish.named.some(({ id }) => id === 'calves'))) &&
  exercise.role === 'isolation' &&
  picks.some(
    ({ exercise: one }) =>
      one.role === 'isolation' &&
      one.pattern === exercise.pattern &&
      directMuscles(one).join() === directMuscles(exercise).join(),
  )

/** "Bankdrücken" is one lift: where one of those that it may mean is there, the others did not get asked for. */
const standsForNamed = ({ wish }: Brief, picks: readonly Pick[], { id }: Exercise) =>
  wish.wanted.some(ids => ids.includes(id) && picks.some(({ exercise }) => ids.includes(exercise.id)))

/** In an easier week what comes beside the main lifts is known: a load that is found then would be too light. */
const isTooNew = ({ deload, work, lifts }: Brief, { part, ids }: Slot, { id }: Exercise) =>
  deload !== null && work.length > 0 && part !== 'main' && ids === undefined && !lifts.has(id)

/** Whether what is there already leaves an exercise a place and a use. */
export const mayJoin = (brief: Brief, picks: readonly Pick[], slot: Slot, exercise: Exercise): boolean =>
  (isOfMeet(brief, exercise) || !clashes(picks, exercise)) &&
  !repeats(brief, picks, exercise) &&
  !isTooNew(brief, slot, exercise) &&
  (slot.ids !== undefined ||
    (!standsForNamed(brief, picks, exercise) &&
      !picks.some(one => isBeneath(brief, exercise, one.exercise) || isBeneath(brief, one.exercise, exercise))))

/** On the way to a meet its lifts are trained on one day as they are lifted on one. */
export const isOfMeet = ({ wave, catalogue }: Brief, { id }: Exercise) =>
  wave !== null && catalogue.training.waves.lifts.includes(id)

/** No two lifts that load the spine heavily in a row, no tired grip before a pull from the floor. */
const clashes = (picks: readonly Pick[], exercise: Exercise) => {
  const last = picks.findLast(one => one.exercise.role === 'compound')?.exercise
  if (exercise.axialLoad >= 3 && last && last.axialLoad >= 3) return true
  return needsGrip(exercise) && picks.some(pick => pick.exercise.gripHeavy && pick.slot.part !== 'skill')
}

/** A heavy pull from the floor. */
export const needsGrip = ({ pattern, axialLoad }: Exercise) => pattern === 'hinge' && axialLoad >= 2
