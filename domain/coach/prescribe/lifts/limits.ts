import type { Exercise, Range } from '../../basis/catalogue.ts'
import { type Loads, nextAbove } from '../../basis/plates.ts'
import { ruleSet } from '../../basis/rule-set.ts'
import type { Work } from '../history.ts'
import type { Ask } from './ask.ts'
import { isFinding, shownKg, triedKg, tryingStep } from './finding.ts'
import { type Lift, spareOf } from './lift.ts'
import { repsToFailureAt, shareAt } from './percent.ts'

/** The heaviest load that the next session may use by the last one alone, in kg. */
export const ceilingKg = ({ exercise, lift, loads, bodyKg }: Pick<Ask, 'exercise' | 'lift' | 'loads' | 'bodyKg'>) => {
  const { lastKg } = lift
  if (lastKg === null) return null
  if (lift.result === 'missed') return lastKg
  const next = nextAbove(loads, lastKg)
  const near = next !== null && next <= lastKg * ruleSet.load.coarseStep.value.most
  const { from, most, atFirst } = ruleSet.load.farTooLight.value
  const light = lift.bouts.length <= 3 ? atFirst : most
  const spare = spareAtTop(lift)
  const step = Math.max(openStep(lift), spare >= from ? light : stepFor(exercise))
  const small = next !== null && spare >= coarseStepFrom
  const tried = isFinding(lift) ? triedKg(shownKg(lift, bodyKg), lift.lastReps ?? 1, bodyKg, tryingStep(exercise)) : 0
  return Math.max((lastKg + bodyKg) * step - bodyKg, near || small ? next : lastKg, tried)
}

/** With so many left in reserve beyond the target even a coarse step, from 3 to 4 kg, is a safe one. */
export const coarseStepFrom = ruleSet.load.coarseStep.value.spare

/**
 * The repetitions to work in. A coarse next step (12 to 14 kg) wants more repetitions first, and the heaviest load there is
 * many more. One's own body is as heavy as it is: who could do fewer begins there; a band is chosen.
 */
export const workingRange = (exercise: Exercise, lift: Lift, [low, high]: Range, loads: Loads): Range => {
  const { lastKg, lastReps } = lift
  if (isBodyAlone(exercise) && lastReps !== null && lastReps < low) return [fewestWithBody(lastReps), high]
  const next = lastKg === null ? null : nextAbove(loads, lastKg)
  if (isAtHeaviest(exercise, lastKg, loads)) return [low, Math.min(mostReps, high + ruleSet.load.ladder.value.moreReps)]
  const { coarse, extra } = ruleSet.load.coarseStep.value
  if (high <= 6 || next === null || lastKg === null || next / lastKg <= coarse || exercise.role === 'power')
    return [low, high]
  return [low, Math.max(high, Math.min(high + extra, repsBefore(next / lastKg, low)))]
}

/** Repetitions with a load after which one so many times as heavy allows `low` with as much in reserve. */
const repsBefore = (step: number, low: number): number =>
  Math.ceil(repsToFailureAt(shareAt(low + usualReserve) / step) - usualReserve)

const usualReserve = 2

const isBodyAlone = ({ role, loadType }: Exercise) =>
  role === 'compound' && (loadType === 'bodyweight' || loadType === 'none')

/** An easier day asks for a few less than the last one. */
const fewestWithBody = (lastReps: number) => Math.max(1, Math.floor(lastReps * 0.8))

/** Nothing heavier is here: on by repetitions, then by a harder variant. */
export const isAtHeaviest = ({ role, loadType }: Exercise, lastKg: number | null, loads: Loads): boolean =>
  role !== 'power' && loadType !== 'assisted' && lastKg !== null && loads.length > 0 && lastKg >= (loads.at(-1) ?? 0)

const mostReps = ruleSet.dose.repsAtAll.value[1]

export const isLower = ({ pattern }: Exercise) => lowerPatterns.has(pattern)

const lowerPatterns = new Set<string>([
  'squat',
  'lunge',
  'hinge',
  'knee-extension',
  'knee-flexion',
  'hip-isolation',
  'calf',
  'jump',
])

/** How far a load may rise from one day to the next. */
export const stepFor = (exercise: Exercise) => {
  const { upper, lower } = ruleSet.load.step.value
  return isLower(exercise) ? lower : upper
}

/**
 * "Six or more left" is a lower bound: strength is not known yet, and the load rises by what leaves one even at the bound.
 * 1 where something is known.
 */
export const openStep = ({ bouts, lastReps }: Lift): number => {
  const { from, once, always } = ruleSet.load.openReserve.value
  const isTold = ({ feltRir, shown }: Work) => shown === true || (feltRir !== null && feltRir < from)
  if (bouts[0]?.sets.some(({ shown }) => shown) || bouts.slice(1, 4).some(({ sets }) => sets.some(isTold))) return 1
  const felt = (bouts[0]?.sets ?? []).map(({ feltRir }) => feltRir ?? 0)
  const last = felt[felt.length - 1] ?? 0
  if (last < from) return 1
  const most = felt.every(rir => rir >= from) && felt.length > 1 ? always : once
  return lastReps === null ? most : Math.min(most, shareAt(lastReps + 1) / shareAt(lastReps + from))
}

/** "Six or more left" after every set of two days running: however careful the target, the load itself is too light. */
export const isOpenAgain = ({ bouts }: Lift): boolean => {
  const lately = bouts.slice(0, 2)
  const { from } = ruleSet.load.openReserve.value
  return (
    lately.length === 2 &&
    lately.every(({ sets }) => sets.every(({ feltRir, shown }) => !shown && (feltRir ?? 0) >= from))
  )
}

/** Of the sets with the heaviest load alone: after a hard one the others may have moved down. */
export const spareAtTop = ({ bouts, lastKg }: Lift) =>
  spareOf((bouts[0]?.sets ?? []).filter(({ weightKg }) => weightKg === lastKg)) ?? 0
