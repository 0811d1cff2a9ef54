import type { Exercise } from '../../basis/catalogue.ts'
import type { Standard } from '../../basis/hyrox.ts'
import type { Reason } from '../../basis/plan.ts'
import { atMost } from '../../basis/plates.ts'
import { ruleSet } from '../../basis/rule-set.ts'
import { text } from '../../basis/text.ts'
import { type Brief, liftOfExercise, loadsOf } from '../../prescribe/brief.ts'
import { factorOf } from '../../prescribe/eased.ts'
import { ceilingKg } from '../../prescribe/lifts/limits.ts'
import { raceEvents, reason } from '../../reasons/reasons.ts'
import { eventsOf } from '../../reasons/rep-reasons.ts'

/** A share of the race's load, reached one step at a time; for beginners what feels right. */
export const trainingKg = (brief: Brief, exercise: Exercise, { weightKg }: Standard) => {
  if (weightKg === undefined) return null
  const lift = liftOfExercise(brief, exercise)
  const loads = loadsOf(brief, exercise)
  const aim =
    weightKg * ruleSet.hyrox.trainingLoad.value[brief.race?.phase ?? 'base'] * Math.min(1, factorOf(brief) + 0.05)
  if (lift.lastKg === null)
    return brief.level <= 2 ? null : (atMost(loads, aim) ?? loads.find(kg => kg <= weightKg) ?? null)
  const most = ceilingKg({ exercise, lift, loads, bodyKg: 0 }) ?? lift.lastKg
  return (
    atMost(
      [...loads, lift.lastKg].sort((one, other) => one - other),
      Math.min(aim, most),
    ) ?? lift.lastKg
  )
}

/** Why what stands in for a station is lighter than on a day for strength. */
export const lastingReason = (brief: Brief, exercise: Exercise, weightKg: number, reps: number): Reason => {
  const events = [...raceEvents(brief), ...eventsOf(liftOfExercise(brief, exercise))]
  return reason('lasting-load', { weightKg, reps }, [...new Set(events)], say =>
    text(
      `Leichter und länger, wie die Station: ${say('reps').de} Wiederholungen mit ${say('weightKg').de} kg.`,
      `Lighter and longer, like the station: ${say('reps').en} reps with ${say('weightKg').en} kg.`,
    ),
  )
}

export const stationLoadReasons = (
  brief: Brief,
  kg: number | null,
  { weightKg }: Standard,
  load: 'race' | 'training',
): Reason[] => {
  if (weightKg === undefined || kg === null) return []
  const facts = { raceKg: weightKg, weightKg: kg }
  return load === 'race'
    ? [
        reason('race-load', { weightKg: kg }, raceEvents(brief), say =>
          text(
            `Wettkampfgewicht deiner Klasse: ${say('weightKg').de} kg.`,
            `Your division's race load: ${say('weightKg').en} kg.`,
          ),
        ),
      ]
    : [
        reason('training-load', facts, raceEvents(brief), say =>
          text(
            `${say('weightKg').de} kg, im Wettkampf sind es ${say('raceKg').de} kg.`,
            `${say('weightKg').en} kg, in the race it is ${say('raceKg').en} kg.`,
          ),
        ),
      ]
}
