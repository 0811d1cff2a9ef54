import type { Exercise } from '../../basis/catalogue.ts'
import type { Standard } from '../../basis/hyrox.ts'
import type { Text } from '../../basis/plan.ts'
import { number, text } from '../../basis/text.ts'
import { type DraftBlock, type DraftExercise, secondsOf } from '../../dose/draft.ts'
import { divisionRow, partnersTurn, standardsOf, teamOf } from '../../prescribe/ahead/course.ts'
import type { Brief } from '../../prescribe/brief.ts'
import { runSeconds, steadyBlocks } from '../lasting/cardio.ts'
import { leastLately } from './compromised.ts'
import { focusOf } from './kind.ts'
import { raceZone, runPart, stationPart, substitutePart } from './parts.ts'
import { runner } from './runs.ts'
import { stationOf, stationSeconds, substituteFor } from './stations.ts'

/** What the athlete does of a race, in its order: whole where time, place and level allow it, else scaled, which it says. */
export const simulationBlocks = (brief: Brief, seconds: number): DraftBlock[] => {
  const run = runner(brief)
  if (!run) return steadyBlocks(brief, seconds * 0.8)
  const legs = legsOf(brief)
  const km = (runMetresOf(brief) / 1000) * legs.length
  const share = [...wholeOf(brief, legs), 0.5, 0.4, 0.3, 0.25, 0.2, 0.15].find(
    one => timeOf(brief, legs, one) + 60 <= seconds && runSeconds(brief) >= one * km * brief.runPace,
  )
  if (share === undefined) return steadyBlocks(brief, seconds * 0.8)
  const race = block(brief, run, legs, share)
  const left = seconds - secondsOf([race], brief)
  return teamOf(brief) === 'relay' && left >= worthIt ? [race, ...steadyBlocks(brief, left, [race], [])] : [race]
}

/** Seconds that easy endurance after two legs of a relay is worth beginning. */
const worthIt = 300

const runMetresOf = ({ catalogue }: Brief) => catalogue.training.hyrox.runM

/** All of the stations; in a relay those of one athlete, others each time. */
const legsOf = (brief: Brief): readonly Standard[] => {
  const all = standardsOf(brief)
  if (teamOf(brief) !== 'relay') return all
  const here = all.filter(({ station }) => stationOf(brief, station))
  const own = leastLately(brief, here.length > 1 ? here : all).slice(
    0,
    brief.catalogue.training.hyrox.sharing.relay.legs,
  )
  return all.filter(one => own.includes(one))
}

const wholeOf = (brief: Brief, legs: readonly Standard[]) =>
  legs.every(({ station }) => stationOf(brief, station)) && brief.level >= 3 ? [1] : []

const timeOf = (brief: Brief, legs: readonly Standard[], share: number) =>
  legs.reduce(
    (sum, standard) =>
      sum + (stationSeconds(brief, standard) + (runMetresOf(brief) / 1000) * brief.paces[raceZone(brief)]) * share,
    Math.max(0, legs.length - 1) * restOf(brief),
  )

/** Between the legs of a relay the others are on their way. */
const restOf = (brief: Brief) => (teamOf(brief) === 'relay' ? brief.catalogue.training.hyrox.sharing.relay.restSec : 0)

const block = (brief: Brief, run: Exercise, legs: readonly Standard[], share: number): DraftBlock => {
  const whole = share === 1
  const metres = Math.round((runMetresOf(brief) * share) / 50) * 50
  const taken: Exercise[] = []
  const exercises = legs.flatMap((standard, at): DraftExercise[] => {
    const own = stationOf(brief, standard.station)
    const exercise = own ?? substituteFor(brief, standard.station, taken)
    if (exercise) taken.push(exercise)
    const restSec = at < legs.length - 1 ? restOf(brief) : 0
    const leg = { standard, own, exercise, share, restSec }
    return [runPart(brief, run, metres, 1, 0, raceZone(brief)), ...stationsOf(brief, leg)]
  })
  return {
    kind: 'circuit',
    name: whole
      ? text('Simulation im HYROX-Format', 'Simulation in the HYROX format')
      : text('Skalierte Simulation im HYROX-Format', 'Scaled simulation in the HYROX format'),
    description: whole ? asInTheRace(brief) : scaledTo(brief, metres),
    focus: focusOf(whole ? 'simulation' : 'simulation-scaled'),
    rounds: 1,
    roundDurationSec: null,
    exercises,
  }
}

type Leg = {
  readonly standard: Standard
  readonly own: Exercise | null
  readonly exercise: Exercise | null
  readonly share: number
  readonly restSec: number
}

/** One station: in one go, or of a pair the own turns, each followed by the partner's. */
const stationsOf = (brief: Brief, { standard, own, exercise, share, restSec }: Leg): DraftExercise[] => {
  const isPair = teamOf(brief) === 'pair'
  const turns = isPair && own ? standard.turns : 1
  const each = share / (isPair ? turns * 2 : 1)
  const seconds = Math.round(stationSeconds(brief, standard) * each)
  const rest = isPair ? partnersTurn(seconds) : restSec
  const load = share === 1 ? 'race' : 'training'
  if (own)
    return Array.from({ length: turns }, () =>
      stationPart(brief, own, standard, { share: each, rounds: 1, restSec: rest, load }),
    )
  return exercise ? [substitutePart(brief, exercise, seconds, 1, rest)] : []
}

const asInTheRace = (brief: Brief): Text => {
  const { name, loads } = divisionRow(brief)
  const { season } = brief.catalogue.training.hyrox
  const shared = together[teamOf(brief)]
  return loads === null
    ? text(
        `Wie im Wettkampf (${name.de}, Saison ${season}): Reihenfolge und Strecken. ${shared.de}`.trim(),
        `As in the race (${name.en}, season ${season}): order and distances. ${shared.en}`.trim(),
      )
    : text(
        `Alles wie im Wettkampf (${name.de}, Saison ${season}): Reihenfolge, Strecken und Gewichte. ${shared.de}`.trim(),
        `All as in the race (${name.en}, season ${season}): order, distances and loads. ${shared.en}`.trim(),
      )
}

const scaledTo = (brief: Brief, metres: number): Text => {
  const distance = number(metres)
  const shared = together[teamOf(brief)]
  return text(
    `Skaliert: ${distance.de} m Lauf vor jeder Station, die Stationen entsprechend kürzer. ${shared.de}`.trim(),
    `Scaled: ${distance.en} m of running before each station, the stations shortened alike. ${shared.en}`.trim(),
  )
}

const together = {
  alone: text('', ''),
  pair: text(
    'Zu zweit: Gelaufen wird zusammen, an den Stationen machst du die Hälfte. In den Pausen ist dein Partner oder deine Partnerin dran; bist du allein, warte so lange.',
    'As a pair: you run together and do half of each station. In the rests your partner works; if you are on your own, wait that long.',
  ),
  relay: text(
    'Staffel: deine zwei Läufe und zwei Stationen, so schnell du sie halten kannst. In der Pause sind im Wettkampf die anderen dran.',
    'Relay: your two runs and two stations, as fast as you can hold them. In the race the others go during your rest.',
  ),
} as const
