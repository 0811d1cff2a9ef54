import { directMuscles, type Exercise, fitsStock, isStrength } from '../basis/catalogue.ts'
import { lacksPair } from '../basis/plates.ts'
import { ruleSet } from '../basis/rule-set.ts'
import { allows } from '../read/limits.ts'
import { isNamed } from '../read/wishes.ts'
import { isSoon, legMuscles } from './ahead/matches.ts'
import type { Brief } from './brief.ts'
import { hasMasteredEasier, hasPractised } from './lifts/ladder.ts'

/** Why an exercise does not fit an athlete here and today, whatever else the plan holds. */
export type Unfit = 'equipment' | 'restricted' | 'not-today' | 'too-hard' | 'surroundings'

/** By place, restrictions, level and the athlete's own words. */
const unfitBy = (brief: Brief, one: Exercise): Unfit | null => {
  if (!fitsStock(one, brief.stock) || lacksPair(one, brief.stock, brief.ownLoads.single)) return 'equipment'
  if (!allows(brief.limits, one)) return 'restricted'
  if (brief.banned.has(one.id) || brief.wish.unwanted.includes(one.id)) return 'not-today'
  if (isHeavyBeforeMatch(brief, one)) return 'not-today'
  if (!fitsSkill(brief, one)) return 'too-hard'
  if (!fitsSurroundings(brief, one)) return 'surroundings'
  return isStrength(one) && directMuscles(one).some(muscle => restsToday(brief, muscle)) ? 'restricted' : null
}

/** Whether an exercise may be in the session at all. */
export const isUsable = (brief: Brief, one: Exercise): boolean => unfitBy(brief, one) === null

/** The same of a brief that has left out more since. */
export const unfitFor = (one: Exercise, brief: Brief): Unfit | null =>
  unfitBy(brief, one) ?? (brief.usable.includes(one) ? null : 'restricted')

/** Muscles that are not to be trained, and a racer's legs in the week before and after, unless they were asked for. */
const restsToday = ({ wish, race }: Brief, muscle: string): boolean =>
  wish.avoid.includes(muscle) ||
  ((race?.phase === 'race-week' || race?.phase === 'recovery') &&
    legMuscles.has(muscle) &&
    !wish.focus.includes(muscle) &&
    !wish.override)

/** Today or tomorrow something counts that the legs are needed for: nothing heavy on the back, unless it was asked for. */
const isHeavyBeforeMatch = ({ matches, spared, wish }: Brief, one: Exercise): boolean =>
  one.axialLoad >= ruleSet.recovery.axialBeforeMatch.value &&
  !wish.override &&
  matches.some(match => match.as === 'contest' && !match.isRun && isSoon(match)) &&
  isStrength(one) &&
  directMuscles(one).some(muscle => spared.has(muscle)) &&
  !isNamed(wish, one)

export const fitsSurroundings = (brief: Brief, { impact, noise, spaceM2 }: Exercise): boolean => {
  const { smallSpaceM2, quiet } = ruleSet.session
  if (brief.quiet && (impact > quiet.value.impact || noise > quiet.value.noise)) return false
  return !brief.smallSpace || spaceM2 <= smallSpaceM2.value
}

/**
 * One step above the level only for what the athlete has done before, or its easier form, or its movement with a load for
 * weeks; further up only what a ladder has opened; no jumps and Olympic lifts for beginners.
 */
export const fitsSkill = (brief: Brief, exercise: Exercise): boolean => {
  if (brief.learning.some(({ opened }) => opened.includes(exercise.id))) return true
  const known = brief.lifts.has(exercise.id) || hasMasteredEasier(brief, exercise) || hasPractised(brief.work, exercise)
  if (exercise.skill > brief.skill + (known ? 1 : 0)) return false
  return brief.level > 2 || (exercise.pattern !== 'jump' && exercise.pattern !== 'power')
}
