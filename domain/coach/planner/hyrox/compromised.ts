import { day } from '../../../days.ts'
import type { Brief } from '../../brief.ts'
import type { Exercise } from '../../catalogue.ts'
import type { Standard } from '../../hyrox.ts'
import { luck } from '../../prng.ts'
import { ruleSet } from '../../rule-set.ts'
import { counted, duration, text } from '../../text.ts'
import { setsSeconds } from '../../time-model.ts'
import { runMetres, steadyBlocks } from '../cardio.ts'
import { type DraftBlock, type DraftExercise, secondsOf } from '../draft.ts'
import { roomsFor } from '../rooms.ts'
import { runPart, stationPart, substitutePart } from './parts.ts'
import { runner } from './runs.ts'
import { stationOf, stationSeconds, substituteFor } from './stations.ts'

const between = 15
const roundRest = 90

/** Running on tired legs: a run and two stations in rounds. What the place does not have is replaced by its like. */
export const compromisedBlocks = (brief: Brief, seconds: number, standards: readonly Standard[]): DraftBlock[] => {
  const run = runner(brief)
  const share = [0.2, 0.25, 0.3, 0.4, 0.5][brief.level - 1] ?? 0.3
  const metres = [300, 400, 400, 600, 800][brief.level - 1] ?? 400
  const parts = stationsFor(brief, standards, share)
  if (!run || parts.length === 0) return [...withoutRun(brief, parts, seconds)]
  const runTime = (metres / 1000) * brief.paces.race
  const round = runTime + parts.reduce((sum, { seconds: took }) => sum + took, 0) + between * parts.length + roundRest
  const rounds = Math.min(
    6,
    Math.floor((seconds - 60) / round),
    Math.floor(runMetres(brief) / metres),
    ...parts.map(({ most }) => most),
  )
  if (rounds < 1) return steadyBlocks(brief, seconds * 0.8)
  return [block(rounds, [runPart(brief, run, metres, rounds, between), ...laid(parts, rounds)])]
}

export type Part = {
  readonly seconds: number
  readonly most: number
  readonly make: (rounds: number, restSec: number) => DraftExercise
}

/** Stations that were not done lately, two of them or as many as are asked for. */
export const stationsFor = (
  brief: Brief,
  standards: readonly Standard[],
  share: number,
  count = 2,
): readonly Part[] => {
  const rooms = roomsFor(brief)
  const lately = new Set(
    brief.work.filter(({ at }) => brief.now - at < 10 * day).map(({ exercise }) => exercise.hyroxStation),
  )
  const rank = ({ station }: Standard) => (lately.has(station) ? 0 : 1) + luck(brief.request.seed, `station ${station}`)
  const sorted = [...standards].sort((one, other) => rank(other) - rank(one))
  const taken: Exercise[] = []
  return sorted.flatMap((standard): Part[] => {
    if (taken.length >= count) return []
    const own = stationOf(brief, standard.station)
    const exercise = own ?? substituteFor(brief, standard.station, taken)
    if (!exercise || taken.includes(exercise) || rooms.for(exercise) < 2) return []
    taken.push(exercise)
    const seconds = Math.round(stationSeconds(brief, standard) * share)
    const make = (rounds: number, restSec: number): DraftExercise =>
      own
        ? stationPart(brief, own, standard, { share, rounds, restSec, load: 'training' })
        : substitutePart(brief, exercise, seconds, rounds, restSec)
    return [
      {
        seconds: setsSeconds(make(1, 0).sets, exercise),
        most: exercise.role === 'conditioning' ? 6 : rooms.for(exercise),
        make,
      },
    ]
  })
}

export const laid = (parts: readonly Part[], rounds: number): DraftExercise[] =>
  parts.map((part, at) => part.make(rounds, at === parts.length - 1 ? roundRest : between))

/** Half stations, half easy endurance on a machine. */
const withoutRun = (brief: Brief, parts: readonly Part[], seconds: number): DraftBlock[] => {
  const round = parts.reduce((sum, part) => sum + part.seconds, 0) + between * (parts.length - 1) + roundRest
  const rounds = Math.min(5, Math.floor((seconds * 0.4) / round), ...parts.map(({ most }) => most))
  const stations = parts.length > 0 && rounds >= 1 ? [block(rounds, laid(parts, rounds))] : []
  if (brief.minutes < ruleSet.session.coolDown.value.fromMinutes)
    return [...stations, ...steadyBlocks(brief, seconds - secondsOf(stations, brief), stations)]
  return [...stations, ...steadyBlocks(brief, seconds * (stations.length > 0 ? 0.5 : 0.85))]
}

const block = (rounds: number, exercises: readonly DraftExercise[]): DraftBlock => {
  const rest = duration(roundRest)
  const count = counted(rounds, 'Runde', 'Runden', 'round', 'rounds')
  return {
    kind: 'circuit',
    name: text('Laufen und Stationen', 'Runs and stations'),
    description: text(
      `${count.de} im HYROX-Format, nach jeder Runde ${rest.de} Pause.`,
      `${count.en} in the HYROX format, ${rest.en} of rest after each.`,
    ),
    focus: null,
    rounds,
    roundDurationSec: null,
    exercises,
  }
}
