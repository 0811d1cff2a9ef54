import type { Exercise } from '../basis/catalogue.ts'
import { isStrength } from '../basis/catalogue.ts'
import type { Reason } from '../basis/plan.ts'
import { ruleSet } from '../basis/rule-set.ts'
import { text } from '../basis/text.ts'
import { type Brief, liftOfExercise } from '../prescribe/brief.ts'
import { factorOf } from '../prescribe/eased.ts'
import type { Next } from '../prescribe/lifts/ask.ts'
import type { Lift } from '../prescribe/lifts/lift.ts'
import { loadReason } from '../reasons/load-reasons.ts'
import { reason } from '../reasons/reasons.ts'

type Dose = { readonly weightKg: number | null; readonly reps: number; readonly rir: number }

/** Where a load comes from, told from the log and the plan's own numbers; zero repetitions mean that time counts. */
export const loadReasonFor = (brief: Brief, exercise: Exercise, { weightKg, reps, rir }: Dose): readonly Reason[] => {
  if (!isStrength(exercise)) return []
  const lift = liftOfExercise(brief, exercise)
  const move = moveTo(brief, lift, weightKg)
  return [
    move === 'lighter'
      ? lighter(lift, weightKg ?? 0)
      : loadReason(brief, exercise, lift, { weightKg, reps, move }, rir),
  ]
}

const moveTo = (brief: Brief, { lastKg, missesInRow }: Lift, kg: number | null): Next['move'] | 'lighter' => {
  if (kg === null || lastKg === null) return 'first'
  if (kg >= lastKg) return kg > lastKg ? 'up' : 'hold'
  if (factorOf(brief) < 1) return 'eased'
  return missesInRow >= ruleSet.load.failures.value.inRow ? 'down' : 'lighter'
}

const lighter = ({ bouts, lastKg }: Lift, weightKg: number): Reason =>
  reason('load-lighter', { weightKg, lastWeightKg: lastKg ?? 0 }, bouts[0]?.sets.map(({ event }) => event) ?? [], say =>
    text(
      `Heute ${say('weightKg').de} statt ${say('lastWeightKg').de} kg: Das passt besser zum Rest der Einheit.`,
      `${say('weightKg').en} instead of ${say('lastWeightKg').en} kg today: it suits the rest of the session better.`,
    ),
  )
