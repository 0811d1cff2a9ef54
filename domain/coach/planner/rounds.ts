import type { Brief } from '../brief.ts'
import { directMuscles, type Exercise, kitFor } from '../catalogue.ts'
import { ruleSet } from '../rule-set.ts'
import { counted, number, text } from '../text.ts'
import { choose } from './choose.ts'
import { type Dose, doseOf, easedSets } from './doses.ts'
import type { DraftBlock, DraftExercise } from './draft.ts'
import { exposuresOf, type Kind, kindOf } from './kinds.ts'
import { kitsOf } from './kit.ts'
import { roomsFor } from './rooms.ts'
import { slotsOf } from './slots.ts'
import { distinct, whyReasons } from './why.ts'

export type RoundStyle = 'circuit' | 'emom' | 'amrap'

/** Strength work in rounds: a circuit, every minute on the minute, or as many rounds as possible. */
export const roundBlocks = (
  brief: Brief,
  seconds: number,
  style: RoundStyle,
  kind: Kind = kindOf(brief),
): DraftBlock[] => {
  const rooms = roomsFor(brief, exposuresOf(brief, kind))
  const blocks: DraftBlock[] = []
  let used: Exercise[] = []
  let left = seconds
  while (left >= 300 && blocks.length < 3) {
    const stations: Dose[] = []
    const given: { readonly exercise: Exercise; readonly sets: number }[] = []
    let fewest = style === 'circuit' ? 4 : 6
    const least = blocks.length === 0 ? 3 : 2
    for (const slot of slotsOf(brief, kind)) {
      if (stations.length >= stationsFor(left, style)) break
      const taken = [...used, ...stations.map(({ exercise }) => exercise)]
      const allowed = (exercise: Exercise) =>
        !exercise.unilateral &&
        fitsStyle(exercise, style) &&
        !overlapsTooMuch(exercise, taken) &&
        fitsRound(brief, exercise, stations)
      const found = choose(brief, slot, rooms, taken, { sets: fewest, least, allowed })
      if (!found) continue
      fewest = Math.min(fewest, found.sets)
      rooms.take(found.exercise, found.sets)
      given.push({ exercise: found.exercise, sets: found.sets })
      const dose = doseOf(brief, found.exercise)
      stations.push(style === 'circuit' ? dose : shortened(dose))
    }
    if (stations.length < 3) break
    const block = build(brief, stations, fewest, left, style)
    if (!block) break
    for (const { exercise, sets } of given) rooms.take(exercise, block.rounds - sets)
    used = [...used, ...stations.map(({ exercise }) => exercise)]
    blocks.push(block)
    left -= secondsOf(block, stations) + 60
  }
  return blocks
}

/** Two kits at most, and no bar that would have to be rebuilt every time. */
const fitsRound = (brief: Brief, exercise: Exercise, stations: readonly Dose[]) =>
  !kitFor(exercise, brief.stock).includes('barbell') &&
  kitsOf(brief, [exercise, ...stations.map(one => one.exercise)]).size <= 2

/** A round spreads the work: no two stations for the same muscles. */
const overlapsTooMuch = (exercise: Exercise, taken: readonly Exercise[]) =>
  taken.some(other => directMuscles(other).filter(muscle => (exercise.muscles[muscle] ?? 0) >= 1).length >= 2)

const stationsFor = (seconds: number, style: RoundStyle) =>
  style === 'circuit' ? (seconds >= 900 ? 6 : seconds >= 600 ? 5 : 4) : seconds >= 720 ? 4 : 3

const fitsStyle = (exercise: Exercise, style: RoundStyle) =>
  style === 'circuit' || (exercise.metrics.includes('reps') && exercise.skill <= 3 && exercise.axialLoad <= 2)

/** What fits into a minute with air to breathe. */
const shortened = (dose: Dose): Dose => {
  const perRep = dose.exercise.defaults.secondsPerRep ?? ruleSet.session.secondsPerRep.value
  const most = Math.max(1, Math.floor((ruleSet.dose.emomWorkSeconds.value - 5) / perRep))
  const reps = Math.min(dose.measure.reps ?? most, most)
  return reps === dose.measure.reps
    ? dose
    : {
        ...dose,
        measure: { ...dose.measure, reps },
        reasons: dose.reasons.filter(({ facts }) => facts.reps === undefined),
      }
}

const workSeconds = ({ exercise, measure }: Dose) =>
  measure.durationSec ?? (measure.reps ?? 0) * (exercise.defaults.secondsPerRep ?? ruleSet.session.secondsPerRep.value)

const between = 15
const roundRest = 75

const build = (
  brief: Brief,
  stations: readonly Dose[],
  most: number,
  seconds: number,
  style: RoundStyle,
): DraftBlock | null => {
  const work = stations.reduce((sum, dose) => sum + workSeconds(dose), 0)
  const round =
    style === 'emom'
      ? stations.length * 60
      : style === 'amrap'
        ? work + stations.length * 8
        : work + between * (stations.length - 1) + roundRest
  const fitting = Math.floor((seconds - 60) / round)
  const eased = easedSets(brief, most)
  const rounds = Math.min(eased, fitting)
  if (rounds < 1) return null
  const exercises = stations.map((dose, at) =>
    station(brief, dose, rounds, restOf(dose, at === stations.length - 1, style)),
  )
  const cap = Math.max(4, Math.round((rounds * round) / 60))
  return {
    ...labelled(style, rounds, cap),
    focus: null,
    rounds,
    roundDurationSec: style === 'amrap' ? null : Math.round(round),
    ...(style === 'amrap' ? { capMinutes: cap } : {}),
    exercises,
  }
}

const restOf = (dose: Dose, last: boolean, style: RoundStyle) =>
  style === 'emom' ? Math.round(60 - workSeconds(dose)) : style === 'amrap' ? 0 : last ? roundRest : between

const station = (brief: Brief, dose: Dose, rounds: number, restSec: number): DraftExercise => ({
  exercise: dose.exercise,
  targetRir: dose.exercise.role === 'conditioning' ? null : dose.rir,
  reasons: distinct([
    ...(dose.exercise.role === 'conditioning' ? [] : dose.reasons),
    ...whyReasons(brief, dose.exercise),
  ]),
  sets: Array.from({ length: rounds }, () => ({ ...dose.measure, restSec })),
})

const labelled = (style: RoundStyle, rounds: number, cap: number) => {
  const minutes = number(cap)
  const count = counted(rounds, 'Runde', 'Runden', 'round', 'rounds')
  switch (style) {
    case 'emom':
      return {
        kind: 'emom' as const,
        name: text('EMOM', 'EMOM'),
        description: text(
          `Zu jeder vollen Minute die nächste Übung, ${count.de}. Was von der Minute bleibt, ist Pause.`,
          `The next exercise on every minute, ${count.en}. What is left of the minute is rest.`,
        ),
      }
    case 'amrap':
      return {
        kind: 'amrap' as const,
        name: text('AMRAP', 'AMRAP'),
        description: text(
          `So viele Runden wie möglich in ${minutes.de} Minuten. Ziel: ${count.de}. Zähl sie mit.`,
          `As many rounds as possible in ${minutes.en} minutes. Aim for ${count.en} and count them.`,
        ),
      }
    default:
      return {
        kind: 'circuit' as const,
        name: text('Zirkel', 'Circuit'),
        description: text(
          `${count.de}, Station für Station, dazwischen kurz durchatmen.`,
          `${count.en}, station by station, a few breaths in between.`,
        ),
      }
  }
}

const secondsOf = (block: DraftBlock, stations: readonly Dose[]) =>
  block.capMinutes !== undefined
    ? block.capMinutes * 60
    : block.rounds * (block.roundDurationSec ?? stations.length * 60)
