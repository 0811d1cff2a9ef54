import { type Exercise, isWeighted } from '../basis/catalogue.ts'
import type { PlannedExercise, Reason } from '../basis/plan.ts'
import { atMost } from '../basis/plates.ts'
import { ruleSet } from '../basis/rule-set.ts'
import { text } from '../basis/text.ts'
import { type Brief, liftOfExercise, loadsOf } from '../prescribe/brief.ts'
import { askedEvents, reason } from '../reasons/reasons.ts'

type Converted = { readonly weightKg: number; readonly reason: Reason }

/** A load for an exercise without one, from the exercise it replaces; null where nobody can tell. */
export const convertedLoad = (brief: Brief, planned: PlannedExercise, next: Exercise): Converted | null => {
  const old = brief.byId.get(planned.exercise)
  const fromKg = planned.sets.find(({ ramp }) => !ramp)?.weightKg
  if (
    !isWeighted(next) ||
    liftOfExercise(brief, next).lastKg !== null ||
    !old ||
    old.pattern !== next.pattern ||
    typeof fromKg !== 'number'
  )
    return null
  const factor = ruleSet.load.conversion.value[`${formOf(old)} to ${formOf(next)}`]
  const weightKg = factor === undefined ? null : atMost(loadsOf(brief, next), fromKg * factor)
  if (weightKg === null) return null
  return {
    weightKg,
    reason: reason('load-converted', { fromKg, weightKg }, askedEvents(brief), say =>
      text(
        `Umgerechnet aus ${say('fromKg').de} kg: Beginne mit ${say('weightKg').de} kg und passe nach Gefühl an.`,
        `Converted from ${say('fromKg').en} kg: start with ${say('weightKg').en} kg and adjust by feel.`,
      ),
    ),
  }
}

/** How a load is carried, wherever: the old exercise may come from a place that was left. */
const formOf = ({ requires, loadType }: Exercise) => {
  if (requires.every(kit => kit.includes('barbell'))) return 'barbell'
  if (!requires.some(kit => kit.includes('dumbbells') || kit.includes('kettlebell'))) return loadType
  return loadType === 'per-hand' ? 'two dumbbells' : 'one dumbbell'
}
