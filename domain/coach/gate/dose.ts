import { type Brief, loadsOf, oneRepMaxOf, pastOfExercise } from '../brief.ts'
import { isStrength, isWeighted } from '../catalogue.ts'
import { loadFor } from '../e1rm.ts'
import { isHeavy, repRange, targetRir } from '../goals.ts'
import { day } from '../history.ts'
import type { Finding, PlannedExercise } from '../plan.ts'
import { ceilingKg } from '../progression.ts'
import { ruleSet } from '../rule-set.ts'
import { type Check, finding, mainPart, onClock, type Placed, workingSets } from './finding.ts'

/** 11: most working sets inside the goal's repetitions, none outside what trains at all. */
export const repetitions: Check = (plan, brief) => {
  const [least, most] = ruleSet.dose.repsAtAll.value
  const counted = strengthOf(plan, brief).flatMap(({ planned, exercise, block }) =>
    workingSets(planned).flatMap(({ id, reps }) =>
      reps === undefined ? [] : [{ id, reps, exercise, clock: onClock(block) }],
    ),
  )
  const judged = counted.filter(({ clock, exercise }) => !clock && exercise.role !== 'power')
  const inside = judged.filter(({ reps, exercise }) => {
    const [low, high] = repRange(brief, exercise)
    return reps >= low && reps <= high
  })
  const share = judged.length === 0 ? 1 : inside.length / judged.length
  return [
    ...counted
      .filter(({ reps }) => reps < least || reps > most)
      .map(({ id, reps }) => finding(11, id, `${least}-${most} repetitions`, reps)),
    ...(share >= ruleSet.dose.shareInRange.value
      ? []
      : [finding(11, 'plan', `80 % of sets in the range for ${brief.goal}`, `${Math.round(share * 100)} %`)]),
  ]
}

/** 13: loads that are there and that the athlete can move; unknown ones are left open. */
export const loads: Check = (plan, brief) => strengthOf(plan, brief).flatMap(one => loadsOfExercise(one, brief))

/** 14: no more than one step above the last success, and up only after the top of the range. */
export const cap: Check = (plan, brief) =>
  strengthOf(plan, brief).flatMap(({ planned, exercise, block }) => {
    if (exercise.loadType === 'assisted' || block.focus?.startsWith('hyrox-simulation')) return []
    const most = ceilingKg(
      exercise,
      pastOfExercise(brief, exercise),
      repRange(brief, exercise),
      targetRir(brief, exercise),
      loadsOf(brief, exercise),
    )
    if (most === null) return []
    return workingSets(planned)
      .filter(({ weightKg }) => (weightKg ?? 0) > most + 1e-6)
      .map(({ id, weightKg }) => finding(14, id, `at most ${most} kg`, weightKg ?? 0))
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

const strengthOf: (...args: Parameters<Check>) => readonly Placed[] = (plan, brief) =>
  mainPart(plan, brief).filter(({ exercise }) => isStrength(exercise))

const loadsOfExercise = ({ planned, exercise }: Placed, brief: Brief): Finding[] => {
  if (!isWeighted(exercise)) return []
  const past = pastOfExercise(brief, exercise)
  const there = [...loadsOf(brief, exercise), ...(past.lastKg === null ? [] : [past.lastKg])]
  const oneRepMax = oneRepMaxOf(brief, exercise)
  return planned.sets.flatMap(({ id, reps, weightKg, ramp }) => {
    if (weightKg === null || weightKg === undefined) return []
    if (past.lastKg === null && !exercise.hyroxStation && !isConverted(planned))
      return [finding(13, id, 'no load while none is known', weightKg)]
    if (!there.includes(weightKg)) return [finding(13, id, 'a load that is there', weightKg)]
    if (oneRepMax === null || ramp || reps === undefined) return []
    const most = loadFor(oneRepMax, reps, planned.targetRir ?? 0) * ruleSet.load.plausible.value
    return weightKg <= most + 1e-6 ? [] : [finding(13, id, `at most ${most.toFixed(1)} kg for ${reps}`, weightKg)]
  })
}
