import type { Exercise } from '../../basis/catalogue.ts'
import { luck } from '../../basis/prng.ts'
import { clock, duration, number, text } from '../../basis/text.ts'
import type { DraftBlock } from '../../dose/draft.ts'
import { isTapering } from '../../prescribe/ahead/race.ts'
import { isRun } from '../../prescribe/ahead/runs.ts'
import type { Brief } from '../../prescribe/brief.ts'
import { runMetres, runSeconds } from '../lasting/cardio.ts'
import { runPart } from './parts.ts'
import { phaseReason } from './phase.ts'

/** Metres and seconds of rest, by level. */
const protocols = [
  [400, 90],
  [400, 75],
  [600, 90],
  [800, 90],
  [1000, 90],
] as const

/** Repeated runs over a distance; null when running is not possible here. */
export const intervalsByDistance = (brief: Brief, seconds: number): DraftBlock[] | null => {
  const exercise = runner(brief)
  if (!exercise) return null
  const shape = distancesOf(brief)
    .map(([metres, restSec]) => ({ metres, restSec, ...roundsOf(brief, metres, restSec, seconds) }))
    .find(one => one.rounds >= 3)
  if (!shape) return null
  const { metres, restSec, each, rounds } = shape
  const [count, distance, rest] = [number(rounds), number(metres), duration(restSec)]
  const zone = zoneOf(brief, metres)
  const pace = clock(brief.paces[zone])
  return [
    {
      kind: 'interval',
      name: text('Laufintervalle', 'Run intervals'),
      description: text(
        `${count.de}-mal ${distance.de} m zügig (${pace} min/km), dazwischen ${rest.de} Gehpause.`,
        `${count.en} times ${distance.en} m brisk (${pace} min/km), ${rest.en} of walking in between.`,
      ),
      focus: null,
      rounds,
      roundDurationSec: Math.round(each + restSec),
      exercises: [runPart(brief, exercise, metres, rounds, restSec, zone)],
    },
  ]
}

/** The level's own distance and its neighbours by chance; race distance close to the race, short and fresh before it. */
const distancesOf = ({ level, race, request }: Brief) => {
  const own = level - 1
  const longer = level >= 3 ? protocols.length - 1 : own + 1
  const other = luck(request.seed, 'interval distance') < 0.5 ? own : Math.min(own + 1, protocols.length - 1)
  const at = race?.phase === 'race-week' ? 0 : race?.phase === 'peak' ? longer : other
  return [protocols[at] ?? protocols[0], protocols[own] ?? protocols[0], protocols[0]]
}

/** In race week the pace of the race itself, a few times. */
const zoneOf = ({ race }: Brief, metres: number) =>
  race?.phase === 'race-week' ? 'race' : metres < 800 ? 'short' : 'interval'

const roundsOf = (brief: Brief, metres: number, restSec: number, seconds: number) => {
  const each = (metres / 1000) * brief.paces[zoneOf(brief, metres)]
  const most = brief.race?.phase === 'race-week' ? touches : 10
  return {
    each,
    rounds: Math.min(most, Math.floor((seconds * 0.85) / (each + restSec)), Math.floor(runMetres(brief) / metres)),
  }
}

const touches = 4

/** Now and then one long brisk stretch instead of repeats, for who is past the beginning and not yet near the race. */
export const tempoRun = (brief: Brief, seconds: number): DraftBlock[] | null => {
  const exercise = brief.usable.find(({ id }) => id === 'tempo-run')
  const durationSec = Math.floor(Math.min(seconds * 0.5, runSeconds(brief), 1800) / 60) * 60
  if (
    !exercise ||
    isTapering(brief.race) ||
    brief.level < 3 ||
    durationSec < 900 ||
    luck(brief.request.seed, 'tempo') > 0.3
  )
    return null
  return [
    {
      kind: 'straight',
      name: exercise.name,
      description: text(
        `Zügig und gleichmäßig, etwa ${clock(brief.paces.tempo)} min/km: Du bringst noch einzelne Worte heraus.`,
        `Brisk and even, about ${clock(brief.paces.tempo)} min/km: you can still get out single words.`,
      ),
      focus: null,
      rounds: 1,
      roundDurationSec: null,
      exercises: [{ exercise, targetRir: null, reasons: [phaseReason(brief)], sets: [{ durationSec, restSec: 0 }] }],
    },
  ]
}

/** The run to train with; null where running is not possible or the week has had enough. */
export const runner = (brief: Brief): Exercise | null => {
  if (runSeconds(brief) < 300) return null
  const runs = brief.usable.filter(one => isRun(one) && one.impact === 2)
  return runs.find(({ id }) => id === 'run-intervals') ?? runs[0] ?? null
}
