import type { Text } from './plan.ts'
import type { Division, HyroxStation, Zone } from './vocabulary.ts'

/** One station of a race: metres or repetitions, and the load in kg (sleds with the sled, carries per hand). */
export type Standard = {
  readonly station: Exclude<HyroxStation, 'run'>
  readonly distanceM?: number | undefined
  readonly reps?: number | undefined
  readonly weightKg?: number | undefined
  /** How often each of a pair takes their turn. */
  readonly turns: number
}

/** Who goes over the course: alone, two who run together and share each station, or four who take two legs each. */
export type Team = 'alone' | 'pair' | 'relay'

/** The race of a season, as a trainer writes it. */
export type Hyrox = {
  readonly season: string
  readonly runM: number
  readonly stations: readonly Standard[]
  readonly divisions: Readonly<Record<Division, DivisionOf>>
  readonly sharing: {
    /** Of a station in training, beside who races alone. */
    readonly ofStation: Readonly<Record<Team, number>>
    readonly relay: { readonly legs: number; readonly restSec: number }
  }
  readonly splits: {
    readonly grade: 'A' | 'B' | 'C'
    readonly source: string
    readonly roxzone: number
    readonly runs: number
    readonly runShape: readonly number[]
    readonly ofStations: Readonly<Record<Team, number>>
    readonly possible: readonly [number, number]
    readonly reach: { readonly far: number; readonly stretch: number }
  }
}

/** `loads` null: nobody could say what they are. */
export type DivisionOf = {
  readonly name: Text
  readonly team: Team
  readonly loads: Readonly<Partial<Record<Standard['station'], number>>> | null
}

/** The stations in their order with the loads of a division. */
export const standardsFor = ({ stations, divisions }: Hyrox, division: Division): readonly Standard[] => {
  const { loads } = divisions[division]
  return stations.map(one => ({ ...one, weightKg: loads?.[one.station] }))
}

/** How fast the kilometres are run: two with rest between faster than eight. */
export const raceZoneOf = (team: Team): Zone => (team === 'relay' ? 'interval' : 'race')
