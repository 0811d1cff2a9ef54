import type { Exercise } from '../basis/catalogue.ts'
import { ruleSet } from '../basis/rule-set.ts'
import { counted, number, text } from '../basis/text.ts'
import { repSeconds, setSeconds } from '../basis/time-model.ts'
import { type Dose, doseOf } from '../dose/doses.ts'
import type { DraftBlock, DraftExercise } from '../dose/draft.ts'
import { secondsOf } from '../dose/draft.ts'
import type { Brief } from '../prescribe/brief.ts'
import type { RoundStyle } from '../read/wishes.ts'
import { distinct, whyReasons } from '../reasons/why.ts'

/** Seconds between stations and after a round, from the shortest to the longest. */
const between = [15, 30] as const
const roundRest = [75, 120] as const
/** To walk to the next station and breathe when nobody says when. */
const step = [8, 20] as const

const aired = ([least, most]: readonly [number, number], air: number) =>
  Math.round((least + (most - least) * air) / 5) * 5

/** Seconds of one round with its rests; `air`: from 0 for the shortest rests to 1 for the longest. */
export const roundSeconds = (brief: Brief, stations: readonly Exercise[], style: RoundStyle, air = 0): number => {
  const work = stations.reduce((sum, exercise) => sum + workSeconds(doseFor(brief, exercise, style)), 0)
  if (style === 'emom') return stations.length * 60
  if (style === 'amrap') return work + stations.length * (step[0] + (step[1] - step[0]) * air)
  return work + aired(between, air) * (stations.length - 1) + aired(roundRest, air)
}

export const roundBlock = (
  brief: Brief,
  stations: readonly Exercise[],
  rounds: number,
  style: RoundStyle,
  air = 0,
): DraftBlock => {
  const round = roundSeconds(brief, stations, style, air)
  const cap = Math.max(4, Math.round((rounds * round) / 60))
  return {
    kind: style,
    ...labelled(style, rounds, cap),
    focus: null,
    rounds,
    roundDurationSec: style === 'amrap' ? null : Math.round(round),
    ...(style === 'amrap' ? { capMinutes: cap } : {}),
    exercises: stations.map((exercise, at) =>
      station(brief, exercise, { rounds, style, air, last: at === stations.length - 1 }),
    ),
  }
}

export const blockSecondsOf = (brief: Brief, block: DraftBlock): number => secondsOf([block], brief)

type Place = { readonly rounds: number; readonly style: RoundStyle; readonly air: number; readonly last: boolean }

const station = (brief: Brief, exercise: Exercise, { rounds, style, air, last }: Place): DraftExercise => {
  const dose = doseFor(brief, exercise, style)
  const breathless = exercise.role === 'conditioning'
  const restSec = restOf(dose, style, air, last)
  return {
    exercise,
    targetRir: breathless ? null : dose.rir,
    reasons: distinct([...(breathless ? [] : dose.reasons), ...whyReasons(brief, exercise)]),
    sets: Array.from({ length: rounds }, () => ({ ...dose.measure, restSec })),
  }
}

const doseFor = (brief: Brief, exercise: Exercise, style: RoundStyle): Dose => {
  const dose = doseOf(brief, exercise)
  return style === 'circuit' ? dose : shortened(dose)
}

/** What fits into a minute with air to breathe. */
const shortened = (dose: Dose): Dose => {
  const most = Math.max(1, Math.floor((ruleSet.dose.emomWorkSeconds.value - 5) / repSeconds(dose.exercise)))
  const reps = Math.min(dose.measure.reps ?? most, most)
  if (reps === dose.measure.reps) return dose
  const reasons = dose.reasons.filter(({ facts }) => facts.reps === undefined)
  return { ...dose, measure: { ...dose.measure, reps }, reasons }
}

const workSeconds = ({ measure, exercise }: Dose) => setSeconds(measure, exercise)

const restOf = (dose: Dose, style: RoundStyle, air: number, last: boolean) => {
  if (style === 'emom') return Math.round(60 - workSeconds(dose))
  return style === 'amrap' ? 0 : aired(last ? roundRest : between, air)
}

const labelled = (style: RoundStyle, rounds: number, cap: number) => {
  const count = counted(rounds, 'Runde', 'Runden', 'round', 'rounds')
  const minutes = number(cap)
  switch (style) {
    case 'emom':
      return {
        name: text('EMOM', 'EMOM'),
        description: text(
          `Zu jeder vollen Minute die nächste Übung, ${count.de}. Was von der Minute bleibt, ist Pause.`,
          `The next exercise on every minute, ${count.en}. What is left of the minute is rest.`,
        ),
      }
    case 'amrap':
      return {
        name: text('AMRAP', 'AMRAP'),
        description: text(
          `So viele Runden wie möglich in ${minutes.de} Minuten. Ziel: ${count.de}. Zähl sie mit.`,
          `As many rounds as possible in ${minutes.en} minutes. Aim for ${count.en} and count them.`,
        ),
      }
    default:
      return {
        name: text('Zirkel', 'Circuit'),
        description: text(
          `${count.de}, Station für Station, dazwischen kurz durchatmen.`,
          `${count.en}, station by station, a few breaths in between.`,
        ),
      }
  }
}
