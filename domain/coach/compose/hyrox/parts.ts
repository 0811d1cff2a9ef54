import { type Exercise, isWeighted } from '../../basis/catalogue.ts'
import { raceZoneOf, type Standard } from '../../basis/hyrox.ts'
import { atMost } from '../../basis/plates.ts'
import { ruleSet } from '../../basis/rule-set.ts'
import { repSeconds } from '../../basis/time-model.ts'
import type { Zone } from '../../basis/vocabulary.ts'
import { type Dose, doseOf } from '../../dose/doses.ts'
import type { DraftExercise } from '../../dose/draft.ts'
import { teamOf } from '../../prescribe/ahead/course.ts'
import { type Brief, bodyKgOf, firstStrengthOf, loadsOf, strengthOfExercise } from '../../prescribe/brief.ts'
import { factorOf } from '../../prescribe/eased.ts'
import { loadFor } from '../../prescribe/lifts/percent.ts'
import { lastingReason, stationLoadReasons, trainingKg } from './loads.ts'
import { phaseReason } from './phase.ts'
import { stationSeconds } from './stations.ts'

export const raceZone = (brief: Brief): Zone => raceZoneOf(teamOf(brief))

/** A stretch of running with the time it is expected to take. */
export const runPart = (
  brief: Brief,
  exercise: Exercise,
  distanceM: number,
  rounds: number,
  restSec: number,
  zone: Zone = 'race',
): DraftExercise => ({
  exercise,
  targetRir: null,
  reasons: [phaseReason(brief)],
  sets: Array.from({ length: rounds }, () => ({
    distanceM,
    durationSec: Math.round((distanceM / 1000) * brief.paces[zone]),
    restSec,
  })),
})

/** A station, whole or a share of it. `load` says whose kilograms count: the race's, or what suits training. */
export const stationPart = (
  brief: Brief,
  exercise: Exercise,
  standard: Standard,
  ask: {
    readonly share: number
    readonly rounds: number
    readonly restSec: number
    readonly load: 'race' | 'training'
  },
): DraftExercise => {
  const seconds = Math.round(stationSeconds(brief, standard) * ask.share)
  const kg = ask.load === 'race' ? (standard.weightKg ?? null) : trainingKg(brief, exercise, standard)
  const weight = isWeighted(exercise) ? { weightKg: kg } : {}
  const measure =
    standard.reps === undefined
      ? { distanceM: Math.max(10, Math.round(((standard.distanceM ?? 0) * ask.share) / 5) * 5), durationSec: seconds }
      : { reps: Math.max(10, Math.round((standard.reps * ask.share) / 5) * 5) }
  return {
    exercise,
    targetRir: null,
    reasons: [phaseReason(brief), ...stationLoadReasons(brief, kg, standard, ask.load)],
    sets: Array.from({ length: ask.rounds }, () => ({ ...measure, ...weight, restSec: ask.restSec })),
  }
}

/** A substitute lasts about as long as the station's share: many repetitions, with a load that leaves a reserve after them. */
export const substitutePart = (
  brief: Brief,
  exercise: Exercise,
  seconds: number,
  rounds: number,
  restSec: number,
): DraftExercise => {
  const { measure, reasons, rir } = lastingDose(brief, exercise, seconds) ?? doseOf(brief, exercise)
  const timed = measure.reps === undefined && exercise.role === 'conditioning'
  const longest = exercise.defaults.seconds?.[1] ?? 60
  const sized = timed ? { ...measure, durationSec: Math.max(20, Math.min(longest, seconds)) } : measure
  const role = exercise.role === 'conditioning' ? null : rir
  return {
    exercise,
    targetRir: role,
    reasons: [phaseReason(brief), ...reasons.filter(({ facts }) => role !== null || facts.rir === undefined)],
    sets: Array.from({ length: rounds }, () => ({ ...sized, restSec })),
  }
}

/** As many repetitions as the time holds, with what strength allows for them; null where nobody knows it, or nothing is counted. */
const lastingDose = (
  brief: Brief,
  exercise: Exercise,
  seconds: number,
): Pick<Dose, 'measure' | 'reasons' | 'rir'> | null => {
  if (!isWeighted(exercise) || !exercise.metrics.includes('reps')) return null
  const { reps: range, rir } = ruleSet.hyrox.substitute.value
  const each = repSeconds(exercise)
  const reps = Math.max(range[0], Math.min(range[1], Math.round(seconds / each)))
  const strength = strengthOfExercise(brief, exercise) ?? firstStrengthOf(brief, exercise)?.kg ?? null
  const bodyKg = bodyKgOf(brief, exercise)
  const most = strength === null ? null : loadFor(strength, reps, rir) * factorOf(brief) - bodyKg
  const weightKg = most === null ? null : atMost(loadsOf(brief, exercise), most)
  return weightKg === null
    ? null
    : { measure: { reps, weightKg }, rir, reasons: [lastingReason(brief, exercise, weightKg, reps)] }
}
