import type { Exercise, Range } from '../basis/catalogue.ts'
import { isWeighted } from '../basis/catalogue.ts'
import type { Reason } from '../basis/plan.ts'
import { ruleSet } from '../basis/rule-set.ts'
import type { Brief } from '../prescribe/brief.ts'
import {
  bodyKgOf,
  firstStrengthOf,
  isBodyAlone,
  liftOfExercise,
  loadsOf,
  strengthOfExercise,
} from '../prescribe/brief.ts'
import { factorFor, factorOf, isFromBefore } from '../prescribe/eased.ts'
import { startsGently } from '../prescribe/gentle-start.ts'
import { repRange, targetRir } from '../prescribe/goals.ts'
import { asTold } from '../prescribe/lifts/as-told.ts'
import { type Ask, clamp, type Next } from '../prescribe/lifts/ask.ts'
import { isFinding } from '../prescribe/lifts/finding.ts'
import { likelyByOthers } from '../prescribe/lifts/first-load.ts'
import { likelyReps } from '../prescribe/lifts/first-reps.ts'
import { doneEasier, doneHarder } from '../prescribe/lifts/forms.ts'
import { hurtSince } from '../prescribe/lifts/hurt.ts'
import type { Lift } from '../prescribe/lifts/lift.ts'
import { schemeOf } from '../prescribe/lifts/scheme.ts'
import { rungOf } from '../prescribe/lifts/skills.ts'
import { nextStep } from '../prescribe/lifts/step.ts'
import { rememberedForDay } from '../prescribe/whole-day.ts'
import { wishedDose } from '../prescribe/wished-dose.ts'
import { easedSeconds } from '../reasons/eased-reasons.ts'
import { loadReason } from '../reasons/load-reasons.ts'
import { answerReasons } from '../reasons/reasons.ts'
import { askedReason } from './asked-dose.ts'
import type { DraftSet } from './draft.ts'
import { openerDose } from './opener-dose.ts'

/** How one working set of an exercise looks today, and why. */
export type Dose = {
  readonly exercise: Exercise
  readonly rir: number
  readonly measure: Pick<DraftSet, 'reps' | 'durationSec' | 'distanceM' | 'weightKg'>
  /** So many sets have these repetitions, and the others one fewer; all of them where it is absent. */
  readonly lead?: number
  /** The sets after the first, where that one leads. */
  readonly backOff?: Pick<DraftSet, 'reps' | 'weightKg'>
  readonly reasons: readonly Reason[]
}

export const doseOf = rememberedForDay((brief: Brief, exercise: Exercise): Dose => {
  const range = repRange(brief, exercise)
  const rir = targetRir(brief, exercise)
  const lift = liftOfExercise(brief, exercise)
  const first = lift.lastKg === null ? firstStrengthOf(brief, exercise) : null
  const timed = !exercise.metrics.includes('reps')
  const ask: Ask = {
    exercise,
    lift,
    scheme: schemeOf(exercise, brief.goal, brief.level, lift.lastKg),
    level: brief.skill,
    oneRepMax: strengthOfExercise(brief, exercise) ?? first?.kg ?? null,
    likely: isFinding(lift) ? likelyByOthers(exercise, brief) : null,
    bodyKg: bodyKgOf(brief, exercise),
    loads: loadsOf(brief, exercise),
    range,
    likelyReps: likelyHere(brief, exercise),
    harderReps: doneHarder(brief, exercise),
    easierReps: doneEasier(brief, exercise),
    rir,
    factor: factorFor(brief, exercise, lift),
    hurts: (hurtSince(brief, exercise, lift)?.share ?? 1) < Math.min(1, factorOf(brief)),
    held: brief.held.has(exercise.id) || isBackAtFull(brief, exercise, lift),
  }
  const wished = wishedDose(brief, exercise)
  const told = wished && (wished.reps ?? wished.kg ?? wished.percent) !== undefined ? asTold(ask, wished) : null
  if (told !== null && !timed) return doseAsTold(brief, exercise, lift, told)
  const meet = openerDose(brief, exercise, ask)
  if (meet !== null) return meet
  const free = nextStep(ask)
  const most = mostReps(brief, exercise, free.reps, range)
  const reps = wished?.reps && told === null ? clamp(free.reps, range) : most
  const { lead: _, ...alike } = free
  const next: Next = reps === free.reps ? free : { ...alike, reps }
  const load = isWeighted(exercise) && !isBodyAlone(brief, exercise) ? { weightKg: next.weightKg } : {}
  const reasons = [
    loadReason(brief, exercise, lift, timed ? timedNext(next) : next, rir),
    ...(exercise.role === 'compound' ? answerReasons(brief) : []),
  ]
  if (timed) {
    const durationSec = secondsOf(exercise, lift, brief)
    const hurt = heldBefore(lift).length > 0 ? hurtSince(brief, exercise, lift) : null
    const why = hurt !== null && hurt.share < 1 ? [easedSeconds(durationSec, hurt), ...reasons.slice(1)] : reasons
    return { exercise, rir, measure: { durationSec, ...load }, reasons: why }
  }
  const backOff = next.backOff ? { backOff: next.backOff } : {}
  const lead = next.lead === undefined ? {} : { lead: next.lead }
  return { exercise, rir, measure: { reps: next.reps, ...load }, ...backOff, ...lead, reasons }
})

const mostReps = (brief: Brief, exercise: Exercise, reps: number, range: Range): number => {
  if (startsGently(brief) && !brief.lifts.has(exercise.id))
    return Math.min(reps, Math.max(range[0], ruleSet.dose.gentleStart.value.reps))
  return rungOf(brief, exercise) ? Math.min(reps, range[1]) : reps
}

const doseAsTold = (
  brief: Brief,
  exercise: Exercise,
  lift: Lift,
  { next, rir }: NonNullable<ReturnType<typeof asTold>>,
): Dose => ({
  exercise,
  rir,
  measure: { reps: next.reps, weightKg: next.weightKg },
  reasons: [askedReason(brief, lift, next, rir), ...(exercise.role === 'compound' ? answerReasons(brief) : [])],
})

/** Sets for an exercise; left and right follow each other. */
export const setsFor = (
  { exercise, measure, backOff, lead = Number.POSITIVE_INFINITY }: Dose,
  count: number,
  restSec: number,
): DraftSet[] => {
  const sides = exercise.unilateral ? (['left', 'right'] as const) : [undefined]
  return Array.from({ length: count }, (_, at) =>
    sides.map(side => ({
      ...measure,
      ...(at > 0 ? backOff : {}),
      ...(at >= lead && measure.reps !== undefined ? { reps: measure.reps - 1 } : {}),
      ...(side ? { side } : {}),
      restSec: side === 'left' ? Math.min(10, restSec) : restSec,
    })),
  ).flat()
}

/** Who is to be careful does no set of a few hard repetitions. */
const likelyHere = (brief: Brief, exercise: Exercise): number | null => {
  const likely = likelyReps(brief, exercise)
  return likely && Math.max(likely.reps, brief.limits.cautious ? ruleSet.dose.cautiousLeastReps.value : 0)
}

/** The first full day of a lift after a break, or after it hurt, is as the last one before it. */
const isBackAtFull = (brief: Brief, exercise: Exercise, lift: Lift) =>
  factorFor(brief, exercise, lift) === 1 &&
  lift.result !== 'missed' &&
  (isFromBefore(brief, lift) || hurtSince(brief, exercise, lift) !== null)

const timedNext = (next: Next): Next => ({ ...next, reps: 0 })

/** Seconds of the last day's sets. */
const heldBefore = ({ bouts }: Lift) => bouts[0]?.sets.flatMap(({ durationSec }) => durationSec ?? []) ?? []

/** Five seconds more than last time, up to the exercise's longest; after a miss what was held. */
const secondsOf = (exercise: Exercise, lift: Lift, brief: Brief) => {
  const [low, high] = rungOf(brief, exercise)?.range ?? exercise.defaults.seconds ?? [20, 40]
  const last = heldBefore(lift)
  const start = Math.round((low + (high - low) / 3) / 5) * 5
  const hurt = hurtSince(brief, exercise, lift)
  if (last.length > 0 && hurt !== null && hurt.share < 1)
    return Math.max(5, Math.round((Math.min(...last) * hurt.share) / 5) * 5)
  const wished =
    last.length === 0
      ? start
      : Math.min(...last) + (factorFor(brief, exercise, lift) < 1 || lift.result === 'missed' ? 0 : 5)
  return Math.max(low, Math.min(high, wished))
}
