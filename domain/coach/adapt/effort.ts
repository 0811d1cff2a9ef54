import { type Exercise, isStrength } from '../basis/catalogue.ts'
import type { Plan, PlannedExercise, PlannedSet, Reason } from '../basis/plan.ts'
import { atMost, nextAbove } from '../basis/plates.ts'
import { ruleSet } from '../basis/rule-set.ts'
import { text } from '../basis/text.ts'
import { type Brief, bodyKgOf, liftOfExercise, loadsOf, strengthOfExercise } from '../prescribe/brief.ts'
import { repRange } from '../prescribe/goals.ts'
import { ceilingKg } from '../prescribe/lifts/limits.ts'
import { loadFor } from '../prescribe/lifts/percent.ts'
import { askedEvents, reason } from '../reasons/reasons.ts'
import { agrees, timed } from './remaining.ts'

export type Way = 'easier' | 'harder'

/** Strength sets that are still to come, one notch lighter or harder. */
export const changeEffort = (plan: Plan, way: Way, done: ReadonlySet<string>, brief: Brief): Plan => ({
  ...plan,
  blocks: plan.blocks.map(block => {
    if (block.kind === 'warmup' || block.kind === 'cooldown') return block
    const exercises = block.exercises.map(planned => changed(planned, way, done, brief))
    return timed({ ...block, exercises }, brief)
  }),
})

const changed = (planned: PlannedExercise, way: Way, done: ReadonlySet<string>, brief: Brief): PlannedExercise => {
  const exercise = brief.byId.get(planned.exercise)
  const open = planned.sets.filter(({ id, ramp }) => !done.has(id) && !ramp)
  const { targetRir } = planned
  if (!exercise || !isStrength(exercise) || open.length === 0 || targetRir === null) return planned
  const rir = way === 'easier' ? Math.min(ruleSet.volume.countsUpToRir.value, targetRir + 1) : targetRir
  const change = (set: PlannedSet) =>
    way === 'easier' ? lighter(set, exercise, brief) : heavier(set, targetRir, exercise, brief)
  const work = planned.sets.map(set => (open.includes(set) ? change(set) : set))
  const next = {
    ...planned,
    targetRir: rir,
    sets: work.map(set => (set.ramp && !done.has(set.id) ? lightRamp(set, work, exercise, brief) : set)),
  }
  return { ...next, reasons: [...planned.reasons.filter(one => agrees(one, next)), effortReason(way, brief)] }
}

const lighter = (set: PlannedSet, exercise: Exercise, brief: Brief): PlannedSet => {
  const { weightKg, reps, durationSec } = set
  if (typeof weightKg === 'number')
    return { ...set, weightKg: atMost(loadsOf(brief, exercise), weightKg * 0.9) ?? weightKg }
  if (reps !== undefined) return { ...set, reps: Math.max(repRange(brief, exercise)[0], Math.ceil(reps * 0.8)) }
  return durationSec === undefined
    ? set
    : { ...set, durationSec: Math.max(10, Math.round((durationSec * 0.8) / 5) * 5) }
}

/** A heavier load where it was earned, else two repetitions or ten seconds more. */
const heavier = (set: PlannedSet, rir: number, exercise: Exercise, brief: Brief): PlannedSet => {
  const range = repRange(brief, exercise)
  const { weightKg, reps, durationSec } = set
  if (typeof weightKg === 'number' && reps !== undefined) {
    const loads = loadsOf(brief, exercise)
    const bodyKg = bodyKgOf(brief, exercise)
    const above = nextAbove(loads, weightKg)
    const ceiling = ceilingKg({ exercise, lift: liftOfExercise(brief, exercise), loads, bodyKg }) ?? weightKg
    if (above !== null && above <= ceiling && isPlausible(brief, exercise, above, reps, rir))
      return { ...set, weightKg: above }
    const more = Math.min(range[1], reps + 2)
    return isPlausible(brief, exercise, weightKg, more, rir) ? { ...set, reps: more } : set
  }
  if (reps !== undefined) return { ...set, reps: Math.min(range[1], reps + 2) }
  const longest = exercise.defaults.seconds?.[1] ?? 60
  return durationSec === undefined
    ? set
    : { ...set, durationSec: Math.max(durationSec, Math.min(longest, durationSec + 10)) }
}

const isPlausible = (brief: Brief, exercise: Exercise, kg: number, reps: number, rir: number) => {
  const oneRepMax = strengthOfExercise(brief, exercise)
  const bodyKg = bodyKgOf(brief, exercise)
  return oneRepMax === null || kg + bodyKg <= loadFor(oneRepMax, reps, rir) * ruleSet.load.plausible.value
}

/** Ramp sets stay below the new load. */
const lightRamp = (set: PlannedSet, work: readonly PlannedSet[], exercise: Exercise, brief: Brief): PlannedSet => {
  const kg = work.find(({ ramp }) => !ramp)?.weightKg
  if (typeof kg !== 'number' || typeof set.weightKg !== 'number') return set
  return {
    ...set,
    weightKg: atMost(loadsOf(brief, exercise), Math.min(set.weightKg, kg * ruleSet.session.ramp.value.most)),
  }
}

const effortReason = (way: Way, brief: Brief): Reason =>
  way === 'easier'
    ? reason('made-easier', {}, askedEvents(brief), () =>
        text('Du wolltest es heute leichter.', 'You wanted it easier today.'),
      )
    : reason('made-harder', {}, askedEvents(brief), () => text('Du wolltest heute mehr.', 'You wanted more today.'))
