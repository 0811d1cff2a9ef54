import type { Brief } from '../../brief.ts'
import type { Exercise } from '../../catalogue.ts'
import { type Standard, season } from '../../hyrox.ts'
import { number, text } from '../../text.ts'
import { runSeconds, steadyBlocks } from '../cardio.ts'
import type { DraftBlock, DraftExercise } from '../draft.ts'
import { focusOf } from './kind.ts'
import { runPart, stationPart, substitutePart } from './parts.ts'
import { runner } from './runs.ts'
import { stationOf, stationSeconds, substituteFor } from './stations.ts'

/** The race in order: whole where time, place and level allow it, else scaled, which it says. */
export const simulationBlocks = (brief: Brief, seconds: number, standards: readonly Standard[]): DraftBlock[] => {
  const run = runner(brief)
  if (!run) return steadyBlocks(brief, seconds * 0.8)
  const whole = timeOf(brief, standards, 1)
  const complete = standards.every(({ station }) => stationOf(brief, station))
  const enoughRun = runSeconds(brief) >= (season().runM / 1000) * 8 * brief.runPace
  if (complete && enoughRun && brief.level >= 3 && whole + 60 <= seconds) return [block(brief, run, standards, 1)]
  const share = [0.5, 0.4, 0.3, 0.25, 0.2, 0.15].find(
    one => timeOf(brief, standards, one) + 60 <= seconds && runSeconds(brief) >= one * 8 * brief.runPace,
  )
  return share === undefined ? steadyBlocks(brief, seconds * 0.8) : [block(brief, run, standards, share)]
}

const timeOf = (brief: Brief, standards: readonly Standard[], share: number) =>
  standards.reduce(
    (sum, standard) => sum + (stationSeconds(brief, standard) + (season().runM / 1000) * brief.paces.race) * share,
    0,
  )

const block = (brief: Brief, run: Exercise, standards: readonly Standard[], share: number): DraftBlock => {
  const whole = share === 1
  const metres = Math.round((season().runM * share) / 50) * 50
  const taken: Exercise[] = []
  const exercises = standards.flatMap((standard): DraftExercise[] => {
    const own = stationOf(brief, standard.station)
    const exercise = own ?? substituteFor(brief, standard.station, taken)
    if (exercise) taken.push(exercise)
    const ask = { share, rounds: 1, restSec: 0, load: whole ? ('race' as const) : ('training' as const) }
    const station = own
      ? [stationPart(brief, own, standard, ask)]
      : exercise
        ? [substitutePart(brief, exercise, Math.round(stationSeconds(brief, standard) * share), 1, 0)]
        : []
    return [runPart(brief, run, metres, 1, 0), ...station]
  })
  const distance = number(metres)
  return {
    kind: 'circuit',
    name: whole
      ? text('Simulation im HYROX-Format', 'Simulation in the HYROX format')
      : text('Skalierte Simulation im HYROX-Format', 'Scaled simulation in the HYROX format'),
    description: whole
      ? text(
          'Alles wie im Wettkampf: Reihenfolge, Strecken und Gewichte.',
          'All as in the race: order, distances and loads.',
        )
      : text(
          `Skaliert: ${distance.de} m Lauf vor jeder Station, die Stationen entsprechend kürzer.`,
          `Scaled: ${distance.en} m of running before each station, the stations shortened alike.`,
        ),
    focus: focusOf(whole ? 'simulation' : 'simulation-scaled'),
    rounds: 1,
    roundDurationSec: null,
    exercises,
  }
}
