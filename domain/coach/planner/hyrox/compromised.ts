import { day } from '../../../days.ts'
import type { Brief } from '../../brief.ts'
import { type Exercise, isStrength } from '../../catalogue.ts'
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
    Math.floor((seconds - 60) / round),
    Math.floor(runMetres(brief) / metres),
    roundsOf(brief, parts),
  )
  const all = Array.from({ length: Math.max(0, rounds) }, (_, at) => {
    const count = rounds - at
    return [block(count, [runPart(brief, run, metres, count, between), ...laid(parts, count)])]
  })
  const halves = all.map(main => withHalf(brief, main, seconds))
  return halves.find(main => main !== null) ?? steadyBlocks(brief, seconds * 0.8)
}

/** Half of the day is endurance: where what stands in for stations takes more of it, an easy run makes up for it, else it are too many rounds. */
const withHalf = (brief: Brief, main: readonly DraftBlock[], seconds: number): DraftBlock[] | null => {
  if (isHalf(main)) return [...main]
  const left = seconds - secondsOf(main, brief)
  const longer = left < 240 ? [...main] : [...main, ...steadyBlocks(brief, left, main, [])]
  return isHalf(longer) ? longer : null
}

const isHalf = (blocks: readonly DraftBlock[]): boolean => {
  const all = blocks.flatMap(({ exercises }) => exercises)
  const seconds = (some: readonly DraftExercise[]) =>
    some.reduce((sum, { exercise, sets }) => sum + setsSeconds(sets, exercise), 0)
  const lifting = seconds(all.filter(({ exercise }) => isStrength(exercise)))
  const enduring = seconds(all.filter(({ exercise }) => exercise.role === 'conditioning'))
  return enduring >= (enduring + lifting) * ruleSet.hyrox.aerobicShare.value || lifting < tooLittle
}

/** Seconds of lifting that need no run beside them. */
const tooLittle = 300

export type Part = {
  readonly seconds: number
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
        make,
      },
    ]
  })
}

const mostRounds = 6

/** Rounds that muscles hold of some stations together: two of them may load the same. */
export const roundsOf = (brief: Brief, parts: readonly Part[]): number => {
  const isHeld = (rounds: number) => {
    const rooms = roomsFor(brief)
    return parts.every(({ make }) => {
      const { exercise } = make(1, 0)
      if (exercise.role === 'conditioning') return true
      const fits = rooms.for(exercise) >= rounds
      rooms.take(exercise, rounds)
      return fits
    })
  }
  const counts = Array.from({ length: mostRounds }, (_, at) => mostRounds - at)
  return counts.find(isHeld) ?? 0
}

export const laid = (parts: readonly Part[], rounds: number): DraftExercise[] =>
  parts.map((part, at) => part.make(rounds, at === parts.length - 1 ? roundRest : between))

/** Half stations, half easy endurance on a machine. */
const withoutRun = (brief: Brief, parts: readonly Part[], seconds: number): DraftBlock[] => {
  const round = parts.reduce((sum, part) => sum + part.seconds, 0) + between * (parts.length - 1) + roundRest
  const rounds = Math.min(5, Math.floor((seconds * 0.4) / round), roundsOf(brief, parts))
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
