import { day } from '../../../days.ts'
import { type Exercise, isStrength } from '../../basis/catalogue.ts'
import type { Standard, Team } from '../../basis/hyrox.ts'
import type { Text } from '../../basis/plan.ts'
import { luck } from '../../basis/prng.ts'
import { ruleSet } from '../../basis/rule-set.ts'
import { counted, duration, text } from '../../basis/text.ts'
import { setsSeconds } from '../../basis/time-model.ts'
import { type DraftBlock, type DraftExercise, secondsOf } from '../../dose/draft.ts'
import { partnersTurn, standardsOf, teamOf } from '../../prescribe/ahead/course.ts'
import type { Brief } from '../../prescribe/brief.ts'
import { roomsFor } from '../../prescribe/week/rooms.ts'
import { runMetres, steadyBlocks } from '../lasting/cardio.ts'
import { raceZone, runPart, stationPart, substitutePart } from './parts.ts'
import { runner } from './runs.ts'
import { stationOf, stationSeconds, substituteFor } from './stations.ts'

const between = 15
const roundRest = 90

/** Running on tired legs: a run and two stations in rounds. What the place does not have is replaced by its like. */
export const compromisedBlocks = (brief: Brief, seconds: number): DraftBlock[] => {
  const run = runner(brief)
  const share = [0.2, 0.25, 0.3, 0.4, 0.5][brief.level - 1] ?? 0.3
  const metres = [300, 400, 400, 600, 800][brief.level - 1] ?? 400
  const isRelay = teamOf(brief) === 'relay'
  const parts = stationsFor(brief, standardsOf(brief), share, isRelay ? 1 : 2)
  if (!run || parts.length === 0) return [...withoutRun(brief, parts, seconds)]
  const runTime = (metres / 1000) * brief.paces[raceZone(brief)]
  const rests = restsBetween(brief, parts)
  const round = runTime + between + parts.reduce((sum, { seconds: took }, at) => sum + took + (rests[at] ?? 0), 0)
  const rounds = Math.min(
    Math.floor((seconds - 60) / round),
    Math.floor(runMetres(brief) / metres),
    roundsOf(brief, parts),
  )
  const all = Array.from({ length: Math.max(0, rounds) }, (_, at) => {
    const count = rounds - at
    const leg = runPart(brief, run, metres, count, between, raceZone(brief))
    return [block(brief, count, [leg, ...laid(brief, parts, count)])]
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
  const sorted = leastLately(brief, standards)
  const taken: Exercise[] = []
  return sorted.flatMap((standard): Part[] => {
    if (taken.length >= count) return []
    const own = stationOf(brief, standard.station)
    const exercise = own ?? substituteFor(brief, standard.station, taken)
    if (!exercise || taken.includes(exercise) || rooms.for(exercise) < 2) return []
    taken.push(exercise)
    const shared = Math.min(1, share * brief.catalogue.training.hyrox.sharing.ofStation[teamOf(brief)])
    const seconds = Math.round(stationSeconds(brief, standard) * shared)
    const make = (rounds: number, restSec: number): DraftExercise =>
      own
        ? stationPart(brief, own, standard, { share: shared, rounds, restSec, load: 'training' })
        : substitutePart(brief, exercise, seconds, rounds, restSec)
    return [
      {
        seconds: setsSeconds(make(1, 0).sets, exercise),
        make,
      },
    ]
  })
}

/** Those that were not done lately first, the rest by chance. */
export const leastLately = (brief: Brief, standards: readonly Standard[]): readonly Standard[] => {
  const done = new Set(
    brief.work.filter(({ at }) => brief.now - at < 10 * day).map(({ exercise }) => exercise.hyroxStation),
  )
  const rank = ({ station }: Standard) => (done.has(station) ? 0 : 1) + luck(brief.request.seed, `station ${station}`)
  return [...standards].sort((one, other) => rank(other) - rank(one))
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

export const laid = (brief: Brief, parts: readonly Part[], rounds: number): DraftExercise[] => {
  const rests = restsBetween(brief, parts)
  return parts.map((part, at) => part.make(rounds, rests[at] ?? between))
}

/** Seconds after each station of a round: a pair’s partner works then, and who races in a relay is rested for the next leg. */
export const restsBetween = (brief: Brief, parts: readonly Part[]): readonly number[] => {
  const { training } = brief.catalogue
  const team = teamOf(brief)
  const last = team === 'relay' ? training.hyrox.sharing.relay.restSec : roundRest
  return parts.map(({ seconds }, at) =>
    at === parts.length - 1 ? last : team === 'pair' ? partnersTurn(seconds) : between,
  )
}

/** Half stations, half easy endurance on a machine. */
const withoutRun = (brief: Brief, parts: readonly Part[], seconds: number): DraftBlock[] => {
  const rests = restsBetween(brief, parts)
  const round = parts.reduce((sum, part, at) => sum + part.seconds + (rests[at] ?? 0), 0)
  const rounds = Math.min(5, Math.floor((seconds * 0.4) / round), roundsOf(brief, parts))
  const stations = parts.length > 0 && rounds >= 1 ? [block(brief, rounds, laid(brief, parts, rounds))] : []
  if (brief.minutes < ruleSet.session.coolDown.value.fromMinutes)
    return [...stations, ...steadyBlocks(brief, seconds - secondsOf(stations, brief), stations)]
  return [...stations, ...steadyBlocks(brief, seconds * (stations.length > 0 ? 0.5 : 0.85))]
}

const block = (brief: Brief, rounds: number, exercises: readonly DraftExercise[]): DraftBlock => {
  const rest = duration(exercises[exercises.length - 1]?.sets[0]?.restSec ?? roundRest)
  const shared = sharing[teamOf(brief)]
  const count = counted(rounds, 'Runde', 'Runden', 'round', 'rounds')
  return {
    kind: 'circuit',
    name: text('Laufen und Stationen', 'Runs and stations'),
    description: text(
      `${count.de} im HYROX-Format, nach jeder Runde ${rest.de} Pause.${shared.de}`,
      `${count.en} in the HYROX format, ${rest.en} of rest after each.${shared.en}`,
    ),
    focus: null,
    rounds,
    roundDurationSec: null,
    exercises,
  }
}

/** How the race shares its stations, as it changes the day. */
const sharing: Readonly<Record<Team, Text>> = {
  alone: { de: '', en: '' },
  pair: text(
    ' Wie zu zweit: an den Stationen kürzer und schneller, die Pause danach gehört deinem Partner oder deiner Partnerin.',
    ' As in a pair: shorter and faster at the stations, the rest after them is your partner’s turn.',
  ),
  relay: text(
    ' Wie in der Staffel: ein schneller Lauf, eine Station am Stück, dann erholt in den nächsten Abschnitt.',
    ' As in the relay: a fast run, a station in one go, then rested into the next leg.',
  ),
}
