import { day } from '../../../days.ts'
import { type Exercise, isStrength, type Pattern } from '../../basis/catalogue.ts'
import { rememberedFor } from '../../basis/remembered.ts'
import { ruleSet } from '../../basis/rule-set.ts'
import type { Brief } from '../brief.ts'
import { workSince } from '../history.ts'
import { weekBefore } from './muscle-ledger.ts'

type Sets = { readonly exercise: Exercise; readonly sets: number }

export const pushes: readonly Pattern[] = ['horizontal-push', 'vertical-push']
export const pulls: readonly Pattern[] = ['horizontal-pull', 'vertical-pull']

export const knees: readonly Pattern[] = ['squat', 'lunge', 'knee-extension']
export const hips: readonly Pattern[] = ['hinge', 'knee-flexion']

/** Sets of some patterns over the last seven days. */
export const setsThisWeek = rememberedFor((brief: Brief, patterns: readonly Pattern[]): number =>
  setsSince(brief, patterns, weekBefore(brief.now)),
)

const setsSince = ({ work }: Brief, patterns: readonly Pattern[], since: number): number =>
  workSince(work, since)
    .filter(({ exercise }) => isStrength(exercise) && patterns.includes(exercise.pattern))
    .reduce((sum, { share }) => sum + share, 0)

/** Whether one more set of an exercise would put its side above the other by more than the balance allows. */
export const tipsOver = (brief: Brief, exercise: Exercise, picks: readonly Sets[]): boolean => {
  if (isOneSided(picks)) return false
  const [low, high] = ruleSet.volume.pushPull.value
  const [push, pull] = [total(brief, pushes, picks), total(brief, pulls, picks)]
  if (pullsInSport(brief))
    return pushes.includes(exercise.pattern)
      ? push > pull
      : pulls.includes(exercise.pattern) && push < pull * sportsLeast
  if (Math.abs(push - pull) <= 1) return false
  const ratio = push / Math.max(0.5, pull)
  return (pushes.includes(exercise.pattern) && ratio > high) || (pulls.includes(exercise.pattern) && ratio < low)
}

/** By how much knee and hip would be out of balance in the week; 0 where they are not, and where it has but one of them. */
export const kneeHipTilt = (brief: Brief, picks: readonly Sets[]): number => {
  const [knee, hip] = [total(brief, knees, picks), total(brief, hips, picks)]
  if (brief.wish.focus.length > 0 || knee + hip < fewestToTilt || knee === 0 || hip === 0) return 0
  const [low, high] = ruleSet.volume.kneeHip.value
  return Math.max(0, low - knee / hip, knee / hip - high)
}

/** Below so many sets of both a set or two are a tilt. */
const fewestToTilt = 8

/** Of what who pulls in their sport pulls, this much is pressed before more is pulled: the sport gives the pulls they lack. */
const sportsLeast = 0.5

/** Who pulls in their sport presses no more than they pull. */
export const pullsInSport = ({ sports, catalogue }: Pick<Brief, 'sports' | 'catalogue'>): boolean =>
  sports.some(sport => catalogue.training.sports.of[sport]?.pulls)

/**
 * Whether the week has given the side of some patterns more than twice what it gave the other, and not by a set or two. The
 * same day a week ago counts: of two days for a half of the body the seven days before today show but one.
 */
export const isFarAhead = (brief: Brief, patterns: readonly Pattern[]): boolean => {
  if (brief.wish.focus.length > 0 || (pullsInSport(brief) && patterns.every(one => pulls.includes(one)))) return false
  const since = weekBefore(brief.now) - day
  const [push, pull] = [setsSince(brief, pushes, since), setsSince(brief, pulls, since)]
  const [own, other] = patterns.every(one => pushes.includes(one))
    ? [push, pull]
    : patterns.every(one => pulls.includes(one))
      ? [pull, push]
      : [0, 0]
  return own > 2 * other && own - other > 4
}

/** A day of pushing alone has its counterpart on another day of the week. */
const isOneSided = (picks: readonly Sets[]) =>
  [pushes, pulls].some(side => !picks.some(({ exercise }) => side.includes(exercise.pattern)))

const total = (brief: Brief, patterns: readonly Pattern[], picks: readonly Sets[]) =>
  picks
    .filter(({ exercise }) => patterns.includes(exercise.pattern))
    .reduce((sum, { sets }) => sum + sets, setsThisWeek(brief, patterns))
