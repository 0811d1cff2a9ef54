import { type Brief, loadsOf, pastOfExercise } from '../../brief.ts'
import { type Exercise, isWeighted } from '../../catalogue.ts'
import { type Standard, standardsFor } from '../../hyrox.ts'
import type { Reason, Text } from '../../plan.ts'
import { atMost } from '../../plates.ts'
import { ceilingKg } from '../../progression.ts'
import { ruleSet } from '../../rule-set.ts'
import { isRun } from '../../runs.ts'
import { text } from '../../text.ts'
import { doseOf, factorOf } from '../doses.ts'
import type { DraftExercise } from '../draft.ts'
import { planEvents, reason } from '../reasons.ts'

/** The exercise that a station is, when the place has it. */
export const stationOf = (brief: Brief, station: Standard['station']): Exercise | null =>
  brief.usable
    .filter(({ hyroxStation }) => hyroxStation === station)
    .sort((one, other) => one.skill - other.skill)[0] ?? null

/** Names of the stations that the place or a restriction rules out. */
export const missingStations = (brief: Brief): readonly Text[] =>
  standardsFor(brief.race?.division ?? 'open-men')
    .filter(({ station }) => stationOf(brief, station) === null)
    .flatMap(
      ({ station }) => brief.catalogue.exercises.find(({ hyroxStation }) => hyroxStation === station)?.name ?? [],
    )

/** What comes closest to a station that the place does not have: most muscles in common, conditioning first. */
export const substituteFor = (
  brief: Brief,
  station: Standard['station'],
  taken: readonly Exercise[],
): Exercise | null => {
  const original = brief.catalogue.exercises.find(({ hyroxStation }) => hyroxStation === station)
  if (!original) return null
  const alike = (exercise: Exercise) =>
    Object.entries(original.muscles).reduce(
      (sum, [muscle, share]) => sum + Math.min(share, exercise.muscles[muscle] ?? 0),
      0,
    ) +
    (exercise.pattern === original.pattern ? 0.6 : 0) +
    (exercise.role === 'conditioning' ? 0.6 : 0)
  const open = brief.usable.filter(
    one =>
      isWork(one) &&
      !one.unilateral &&
      !isRun(one) &&
      one.hyroxStation === undefined &&
      !taken.includes(one) &&
      one.loadType !== 'none' &&
      one.axialLoad <= 1 &&
      one.skill <= 3,
  )
  const best = open.reduce<Exercise | null>((found, one) => (found && alike(found) >= alike(one) ? found : one), null)
  return best && alike(best) >= 1 ? best : null
}

/** A stretch of running with the time it is expected to take. */
export const runPart = (
  brief: Brief,
  exercise: Exercise,
  distanceM: number,
  rounds: number,
  restSec: number,
): DraftExercise => ({
  exercise,
  targetRir: null,
  reasons: [phaseReason(brief)],
  sets: Array.from({ length: rounds }, () => ({
    distanceM,
    durationSec: Math.round((distanceM / 1000) * brief.runPace),
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
    reasons: [phaseReason(brief), ...loadReasons(brief, kg, standard, ask.load)],
    sets: Array.from({ length: ask.rounds }, () => ({ ...measure, ...weight, restSec: ask.restSec })),
  }
}

/** A substitute is dosed like any exercise, about as long as the station's share. */
export const substitutePart = (
  brief: Brief,
  exercise: Exercise,
  seconds: number,
  rounds: number,
  restSec: number,
): DraftExercise => {
  const { measure, reasons, rir } = doseOf(brief, exercise)
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

export const stationSeconds = (brief: Brief, { station }: Standard): number =>
  ruleSet.hyrox.stationSeconds.value[station] * (ruleSet.hyrox.stationFactor.value[brief.level - 1] ?? 1)

export const phaseReason = (brief: Brief): Reason => {
  const { phase = 'base', daysOut = null } = brief.race ?? {}
  const words = phases[phase]
  if (daysOut === null || daysOut < 0) return reason('hyrox-phase', { phase }, planEvents(brief), () => words)
  return reason('hyrox-phase', { phase, daysOut }, planEvents(brief), say =>
    text(
      `Noch ${say('daysOut').de} Tage bis zum Wettkampf. ${words.de}`,
      `${say('daysOut').en} days to your race. ${words.en}`,
    ),
  )
}

const phases = {
  base: text('Jetzt zählen Ausdauer und Kraft als Grundlage.', 'Now endurance and strength lay the base.'),
  build: text('Jetzt kommen Laufen und Stationen zusammen.', 'Now running and stations come together.'),
  peak: text('Jetzt wird es wettkampfnah.', 'Now it gets close to the race.'),
  taper: text('Jetzt weniger Umfang bei gleichem Tempo.', 'Now less volume at the same pace.'),
  'race-week': text('Jetzt nur noch locker bleiben.', 'Now just stay loose.'),
} as const

/** A share of the race's load, reached one step at a time; for beginners what feels right. */
const trainingKg = (brief: Brief, exercise: Exercise, { weightKg }: Standard) => {
  if (weightKg === undefined) return null
  const past = pastOfExercise(brief, exercise)
  const loads = loadsOf(brief, exercise)
  const aim =
    weightKg * ruleSet.hyrox.trainingLoad.value[brief.race?.phase ?? 'base'] * Math.min(1, factorOf(brief) + 0.05)
  if (past.lastKg === null) return brief.level <= 2 ? null : atMost(loads, aim)
  const most = ceilingKg(exercise, past, [1, 1], 0, loads) ?? past.lastKg
  return (
    atMost(
      [...loads, past.lastKg].sort((one, other) => one - other),
      Math.min(aim, most),
    ) ?? past.lastKg
  )
}

const loadReasons = (brief: Brief, kg: number | null, { weightKg }: Standard, load: 'race' | 'training'): Reason[] => {
  if (weightKg === undefined || kg === null) return []
  const facts = { raceKg: weightKg, weightKg: kg }
  return load === 'race'
    ? [
        reason('race-load', { weightKg: kg }, planEvents(brief), say =>
          text(
            `Wettkampfgewicht deiner Klasse: ${say('weightKg').de} kg.`,
            `Your division's race load: ${say('weightKg').en} kg.`,
          ),
        ),
      ]
    : [
        reason('training-load', facts, planEvents(brief), say =>
          text(
            `${say('weightKg').de} kg, im Wettkampf sind es ${say('raceKg').de} kg.`,
            `${say('weightKg').en} kg, in the race it is ${say('raceKg').en} kg.`,
          ),
        ),
      ]
}

const isWork = ({ role }: Exercise) => role === 'conditioning' || role === 'compound' || role === 'power'
