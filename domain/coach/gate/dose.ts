import { day } from '../../days.ts'
import { type Exercise, isStrength, isWeighted } from '../basis/catalogue.ts'
import type { Finding, PlannedBlock, PlannedExercise, PlannedSet } from '../basis/plan.ts'
import { nextAbove } from '../basis/plates.ts'
import { ruleSet } from '../basis/rule-set.ts'
import {
  type Brief,
  bodyKgOf,
  firstStrengthOf,
  liftOfExercise,
  loadsOf,
  strengthOfExercise,
} from '../prescribe/brief.ts'
import { isHeavy, repRange } from '../prescribe/goals.ts'
import { isFinding, shownKg, triedKg, tryingStep } from '../prescribe/lifts/finding.ts'
import type { Lift } from '../prescribe/lifts/lift.ts'
import { ceilingKg, openStep } from '../prescribe/lifts/limits.ts'
import { shownByMany } from '../prescribe/lifts/more-reps.ts'
import { loadFor, repsToFailureAt, shareAt } from '../prescribe/lifts/percent.ts'
import { type Check, finding, mainPart, onClock, type Placed, workingSets } from './finding.ts'

/** 11: most working sets inside the goal's repetitions, none outside what trains at all. */
export const repetitions: Check = (plan, brief) => {
  const [least, most] = ruleSet.dose.repsAtAll.value
  const counted = strengthOf(plan, brief).flatMap(({ planned, exercise, block }) =>
    workingSets(planned).flatMap(({ id, reps, side }) =>
      reps === undefined
        ? []
        : [
            {
              id,
              of: planned.id,
              reps,
              exercise,
              lasts: onClock(block) || isForStations(block),
              sets: side ? 0.5 : 1,
            },
          ],
    ),
  )
  const judged = counted.filter(({ lasts, exercise }) => !lasts && exercise.role !== 'power')
  const outside = judged.filter(({ reps, exercise }) => {
    const [low, high] = repRange(brief, exercise)
    // What cannot be loaded is made easier by fewer repetitions. Where no heavier load is near, more are the way on.
    const isEased = !isWeighted(exercise) && isEasierDay(brief)
    return (
      (reps < low && !isEased) ||
      reps > Math.min(most, high + (isWeighted(exercise) && loadsOf(brief, exercise).length > 0 ? 3 : 10))
    )
  })
  const share = judged.length === 0 ? 1 : 1 - setsIn(outside) / setsIn(judged)
  return [
    ...counted
      .filter(({ reps }) => reps < least || reps > most)
      .map(({ id, reps }) => finding(11, id, `${least}-${most} repetitions`, reps)),
    ...(share >= ruleSet.dose.shareInRange.value
      ? []
      : [...new Set(outside.map(({ of }) => of))].map(id =>
          finding(11, id, `80 % of sets in the range for ${brief.goal}`, `${Math.round(share * 100)} %`),
        )),
  ]
}

const isEasierDay = ({ readiness, deload, comeback }: Brief) => readiness.load < 1 || deload !== null || comeback < 1

/** Between runs, work lasts as long as a station does, whatever the goal's repetitions. */
const isForStations = ({ focus }: PlannedBlock) => /^hyrox-(?:compromised|simulation)/.test(focus ?? '')

/** Left and right are one. */
const setsIn = (some: readonly { readonly sets: number }[]) => some.reduce((sum, { sets }) => sum + sets, 0)

/** 13: loads that are there and that the athlete can move; unknown ones are left open. */
export const loads: Check = (plan, brief) => strengthOf(plan, brief).flatMap(one => loadsOfExercise(one, brief))

/** 14: no more than one step above the last day, or what strength gives after the repetitions changed; none after a miss but what was done before it. */
export const cap: Check = (plan, brief) =>
  strengthOf(plan, brief).flatMap(({ planned, exercise, block }) => {
    if (exercise.loadType === 'assisted' || block.focus?.startsWith('hyrox-simulation')) return []
    const lift = liftOfExercise(brief, exercise)
    const most = ceilingKg({ exercise, lift, loads: loadsOf(brief, exercise), bodyKg: bodyKgOf(brief, exercise) })
    if (most === null) return []
    return workingSets(planned)
      .filter(set => (set.weightKg ?? 0) > most + 1e-6 && !wasDone(lift, set, planned.targetRir ?? 0))
      .map(({ id, weightKg }) => finding(14, id, `at most ${most} kg`, weightKg ?? 0))
  })

/** On the last day no less was lifted, for so many repetitions that these can be expected, whatever was lifted after them. */
const wasDone = ({ bouts }: Lift, { weightKg, reps = 0 }: PlannedSet, rir: number) =>
  (bouts[0]?.sets ?? []).some(done => {
    const least =
      done.feltRir === null ? reps : repsToFailureAt(shareAt(reps + rir) * ((done.weightKg ?? 0) / (weightKg ?? 1)))
    return (done.weightKg ?? 0) >= (weightKg ?? 0) && (done.reps ?? 0) + (done.feltRir ?? 0) >= Math.floor(least)
  })

/** 15: most main lifts of the last two weeks come again. */
export const continuity: Check = (plan, brief) => {
  const recent = brief.work.filter(({ at }) => brief.now - at <= 14 * day)
  const workouts = new Set(recent.map(({ workout }) => workout))
  const heavy = mainPart(plan, brief).filter(({ exercise, block }) => isHeavy(exercise) && block.kind === 'straight')
  const repeatable = heavy.filter(({ exercise }) =>
    recent.some(set => set.exercise.pattern === exercise.pattern && brief.usable.includes(set.exercise)),
  )
  if (workouts.size < 3 || repeatable.length < 2) return []
  const kept = repeatable.filter(({ exercise }) => recent.some(set => set.exercise.id === exercise.id))
  return kept.length / repeatable.length >= 0.6
    ? []
    : [finding(15, 'plan', '60 % of main lifts kept', `${kept.length} of ${repeatable.length}`)]
}

/** A load that was converted from the exercise this one replaced. */
const isConverted = ({ reasons }: PlannedExercise) => reasons.some(({ code }) => code === 'load-converted')

/** A first load may be tried as far as a careful estimate goes. */
const isTry = (brief: Brief, exercise: Exercise, kg: number, reps: number, rir: number) => {
  const first = firstStrengthOf(brief, exercise)
  // Where there is one implement and no other, nothing has to be found.
  if (first === null) return loadsOf(brief, exercise).join() === String(kg)
  const implied = loadFor(first.kg, reps, rir)
  return kg <= Math.max(implied * ruleSet.load.plausible.value, nextAbove(loadsOf(brief, exercise), implied) ?? 0)
}

const strengthOf: (...args: Parameters<Check>) => readonly Placed[] = (plan, brief) =>
  mainPart(plan, brief).filter(({ exercise }) => isStrength(exercise))

const loadsOfExercise = ({ planned, exercise }: Placed, brief: Brief): Finding[] => {
  if (!isWeighted(exercise)) return []
  const lift = liftOfExercise(brief, exercise)
  const { lastKg, lastReps, result } = lift
  const usual = loadsOf(brief, exercise)
  const there = usual.length === 1 || lastKg === null ? usual : [...usual, lastKg]
  const bodyKg = bodyKgOf(brief, exercise)
  const rir = planned.targetRir ?? 0
  const oneRepMax = shownByMany({ lift, oneRepMax: strengthOfExercise(brief, exercise), bodyKg, rir })
  // "Six or more left" tells a lower bound of strength, and the first steps go as far as that is safe.
  const step = openStep(lift)
  const open = lastKg === null || step === 1 ? 0 : (lastKg + bodyKg) * step - bodyKg
  return planned.sets.flatMap(({ id, reps, weightKg, ramp }) => {
    if (weightKg === null || weightKg === undefined) return []
    if (lastKg === null && !exercise.hyroxStation && !isConverted(planned) && !ramp)
      if (!isTry(brief, exercise, weightKg, reps ?? 1, rir))
        return [finding(13, id, 'no load while none is known', weightKg)]
    if (!there.includes(weightKg)) return [finding(13, id, 'a load that is there', weightKg)]
    if (oneRepMax === null || ramp || reps === undefined || exercise.loadType === 'assisted') return []
    const implied = loadFor(oneRepMax, reps, rir) - bodyKg
    // One repetition more than last time is always plausible, and so is what is no harder than that.
    const known = result === 'missed' || lastKg === null ? 0 : lastKg + bodyKg
    const proven = (known * shareAt(reps + rir)) / shareAt((lastReps ?? 0) + 1 + rir) - bodyKg
    // After a day that met its target one step more at the same repetitions is a plan, whatever the estimate says.
    const stepped = result === 'met' && lastKg !== null && reps <= (lastReps ?? 0) ? (nextAbove(usual, lastKg) ?? 0) : 0
    const above = nextAbove(usual, implied) ?? implied
    const tried = isFinding(lift) ? triedKg(shownKg(lift, bodyKg), reps, bodyKg, tryingStep(exercise)) : 0
    const most = Math.max(proven, open, stepped, tried, implied * ruleSet.load.plausible.value, above)
    return weightKg <= most + 1e-6 ? [] : [finding(13, id, `at most ${most.toFixed(1)} kg for ${reps}`, weightKg)]
  })
}
