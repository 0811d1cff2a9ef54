import { type Brief, loadsOf } from '../brief.ts'
import { isWeighted } from '../catalogue.ts'
import type { Plan, PlannedBlock, PlannedExercise } from '../plan.ts'
import { atMost } from '../plates.ts'
import { text } from '../text.ts'
import { isFinished, isUntouched, timed, withoutEmpty } from './remaining.ts'
import { exchanged, replacementFor } from './swap.ts'

/** Exercises that another place cannot offer are replaced; what has no like there is left out, what was done stays. */
export const moveTo = (plan: Plan, done: ReadonlySet<string>, brief: Brief): Plan => {
  let moved = plan
  for (const { id } of plan.blocks.flatMap(({ exercises }) => exercises)) moved = settle(moved, id, done, brief)
  const lost =
    plan.blocks.flatMap(({ exercises }) => exercises).length - moved.blocks.flatMap(({ exercises }) => exercises).length
  const hint =
    lost > 0
      ? text(
          'Der Rest passt jetzt zu deinem neuen Ort. Was es dort nicht gibt, fällt heute weg.',
          'The rest now fits your new place. What it does not have is left out today.',
        )
      : text('Der Rest passt jetzt zu deinem neuen Ort.', 'The rest now fits your new place.')
  return {
    ...moved,
    hints: [...moved.hints, hint],
    blocks: withoutEmpty(moved.blocks).map(block => timed(block, brief)),
  }
}

const settle = (plan: Plan, id: string, done: ReadonlySet<string>, brief: Brief): Plan => {
  const block = plan.blocks.find(({ exercises }) => exercises.some(one => one.id === id))
  const planned = block?.exercises.find(one => one.id === id)
  const exercise = brief.byId.get(planned?.exercise ?? '')
  if (!block || !planned || !exercise || isFinished(planned, done)) return plan
  if (brief.usable.includes(exercise))
    return replaced(plan, block, {
      ...block,
      exercises: block.exercises.map(one => (one === planned ? reloaded(one, done, brief) : one)),
    })
  const next = replacementFor(exercise, plan, brief, block)
  if (next) return replaced(plan, block, exchanged(block, planned, next, done, brief))
  const kept = isUntouched(planned, done) ? [] : [{ ...planned, sets: planned.sets.filter(set => done.has(set.id)) }]
  return replaced(plan, block, {
    ...block,
    exercises: block.exercises.flatMap(one => (one === planned ? kept : [one])),
  })
}

/** The same exercise with the loads of the new place. */
const reloaded = (planned: PlannedExercise, done: ReadonlySet<string>, brief: Brief): PlannedExercise => {
  const exercise = brief.byId.get(planned.exercise)
  if (!exercise || !isWeighted(exercise)) return planned
  const loads = loadsOf(brief, exercise)
  const sets = planned.sets.map(set =>
    done.has(set.id) || typeof set.weightKg !== 'number' || loads.includes(set.weightKg)
      ? set
      : { ...set, weightKg: atMost(loads, set.weightKg) },
  )
  const first = sets.find(({ ramp }) => !ramp)
  const reasons = planned.reasons.filter(
    ({ facts }) => facts.weightKg === undefined || facts.weightKg === first?.weightKg,
  )
  return { ...planned, sets, reasons: reasons.length > 0 ? reasons : planned.reasons.slice(-1) }
}

const replaced = (plan: Plan, old: PlannedBlock, block: PlannedBlock): Plan => ({
  ...plan,
  blocks: plan.blocks.map(one => (one.id === old.id ? block : one)),
})
