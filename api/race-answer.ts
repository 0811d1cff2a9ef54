import type { z } from 'zod'
import type { getProgramme } from '../contract/programme.ts'
import { type Catalogue, exercisesById } from '../domain/coach/basis/catalogue.ts'
import { type AthleteFacts, levelOf } from '../domain/coach/basis/request.ts'
import { divisionIn } from '../domain/coach/prescribe/ahead/race.ts'
import { pacesOf } from '../domain/coach/prescribe/ahead/runs.ts'
import { finishBy, paceOf, reachOf, type Splits, splitsOf, targetIn } from '../domain/coach/prescribe/ahead/splits.ts'
import { workDone } from '../domain/coach/prescribe/history.ts'
import { readerFor } from '../domain/coach/read/reader.ts'
import { dayOf, daysBefore } from '../domain/days.ts'
import { pastWorkout } from '../projections/athlete-memory.ts'
import type { WorkoutDetail } from '../projections/workout-detail.ts'

/** What is known of somebody on the way to a HYROX race. `rows`: workouts begun since `runsSince`. */
export type Racer = { readonly athlete: AthleteFacts; readonly rows: readonly WorkoutDetail[] }

type Answer = z.input<typeof getProgramme.answer>['race']

/** As far back as the coach looks for the pace of runs. */
export const runsSince = (moment: string) => daysBefore(moment, 90)

/** The race that goal and comments name, with the splits of its target, or of the pace of one's own runs. */
export const raceAnswer = ({ athlete, rows }: Racer, moment: string, catalogue: Catalogue): Answer => {
  if (athlete.goal !== 'hyrox') return null
  const { hyrox, paces: table } = catalogue.training
  const division = hyrox.divisions[divisionIn(athlete, null)]
  const { team } = division
  const begun = rows.flatMap(pastWorkout).filter(({ at }) => at <= moment)
  const paces = pacesOf(workDone(begun, exercisesById(catalogue)), levelOf(athlete), table)
  const said = readerFor(catalogue)(athlete.goalDetails ?? '', 'goal', dayOf(moment))
  const target = targetIn(said, hyrox)
  const seconds = target ?? finishBy(paces, hyrox, team)
  const splits = seconds === null ? null : splitsOf(seconds, hyrox, team)
  return {
    division: division.name,
    season: hyrox.season,
    team,
    splits: splits && { ...shown(splits, catalogue), from: target === null ? 'runs' : 'target' },
    reach: splits && target !== null ? reachOf(splits, paces, hyrox, team) : null,
    shares: { grade: hyrox.splits.grade, source: hyrox.splits.source },
  }
}

const shown = (splits: Splits, { exercises }: Catalogue) => ({
  seconds: splits.seconds,
  pace: Math.round(paceOf(splits)),
  runs: [...splits.runs],
  stations: splits.stations.map(({ station, seconds }) => ({
    id: station,
    name: exercises.find(({ hyroxStation }) => hyroxStation === station)?.name ?? { de: station, en: station },
    seconds,
  })),
  roxzone: splits.roxzone,
})
