import { sum } from '../../../numbers.ts'
import { type Hyrox, raceZoneOf, type Standard, type Team } from '../../basis/hyrox.ts'
import { ruleSet } from '../../basis/rule-set.ts'
import { type Intent, itemsOf } from '../../read/intent.ts'
import type { RunPaces } from './runs.ts'

/** Whole seconds of each part of a race that add up to its time. */
export type Splits = {
  readonly seconds: number
  readonly runs: readonly number[]
  readonly stations: readonly { readonly station: Standard['station']; readonly seconds: number }[]
  readonly roxzone: number
}

/** How far a target is from what was run lately. `pace` and `finish`: what that would give; null where nobody ran. */
export type Reach = {
  readonly is: 'within' | 'stretch' | 'far' | 'unknown'
  readonly pace: number | null
  readonly finish: number | null
}

/** "HYROX unter 75 min": seconds; null where no time is told that a race can take. */
export const targetIn = (said: Intent, { splits }: Hyrox): number | null => {
  const [fastest, slowest] = splits.possible
  const told = itemsOf(said, 'event').find(({ sport, targetSeconds }) => sport === 'hyrox' && targetSeconds !== null)
  const seconds = told?.targetSeconds ?? null
  return seconds !== null && seconds >= fastest && seconds <= slowest ? seconds : null
}

export const splitsOf = (seconds: number, hyrox: Hyrox, team: Team): Splits => {
  const { runs, stations, roxzone } = sharesOf(hyrox, team)
  const { runShape } = hyrox.splits
  const { stationSeconds } = ruleSet.hyrox
  const took = hyrox.stations.map(({ station }) => stationSeconds.value[station])
  const parts = wholeParts(seconds, [
    ...runShape.map(one => (runs * one) / sum(runShape)),
    ...took.map(one => (stations * one) / sum(took)),
    roxzone,
  ])
  return {
    seconds,
    runs: parts.slice(0, runShape.length),
    stations: hyrox.stations.map(({ station }, at) => ({ station, seconds: parts[runShape.length + at] ?? 0 })),
    roxzone: parts[parts.length - 1] ?? 0,
  }
}

/** The time that follows from the pace of what was run lately; null where nobody ran. */
export const finishBy = (paces: RunPaces, hyrox: Hyrox, team: Team): number | null =>
  paces.known
    ? Math.round((paces[raceZoneOf(team)] * hyrox.splits.runShape.length) / sharesOf(hyrox, team).runs / toMinute) *
      toMinute
    : null

/** Seconds a kilometre that a time asks for, on the average of its runs. */
export const paceOf = ({ runs }: Splits): number => sum(runs) / runs.length

export const reachOf = (splits: Splits, paces: RunPaces, hyrox: Hyrox, team: Team): Reach => {
  if (!paces.known) return { is: 'unknown', pace: null, finish: null }
  const pace = paces[raceZoneOf(team)]
  const { far, stretch } = hyrox.splits.reach
  const share = paceOf(splits) / pace
  const is = share < far ? 'far' : share < stretch ? 'stretch' : 'within'
  return { is, pace, finish: finishBy(paces, hyrox, team) }
}

const toMinute = 60

/** Of the whole time; in turns stations take less of it. */
const sharesOf = ({ splits }: Hyrox, team: Team) => {
  const stations = (1 - splits.runs - splits.roxzone) * splits.ofStations[team]
  const all = splits.runs + stations + splits.roxzone
  return { runs: splits.runs / all, stations: stations / all, roxzone: splits.roxzone / all }
}

/** Whole numbers by shares that add up to 1: what rounding down leaves goes to the largest rests. */
const wholeParts = (total: number, shares: readonly number[]): readonly number[] => {
  const exact = shares.map(share => total * share)
  const left = total - sum(exact.map(Math.floor))
  const first = exact
    .map((one, at) => ({ at, rest: one - Math.floor(one) }))
    .sort((one, other) => other.rest - one.rest || one.at - other.at)
    .slice(0, left)
    .map(({ at }) => at)
  return exact.map((one, at) => Math.floor(one) + (first.includes(at) ? 1 : 0))
}
