import type { HyroxStation } from './catalogue.ts'

export type Division = 'open-women' | 'open-men' | 'pro-women' | 'pro-men'

/** One station of a race: metres or repetitions, and the load in kg (sleds with the sled, carries per hand). */
export type Standard = {
  readonly station: Exclude<HyroxStation, 'run'>
  readonly distanceM?: number
  readonly reps?: number
  readonly weightKg?: number
}

export type Season = {
  readonly season: string
  readonly source: string
  readonly checked: string
  readonly runM: number
  readonly standards: Readonly<Record<Division, readonly Standard[]>>
}

/** Loads differ by division, everything else is the same. Doubles share the work of their open division's standards. */
const stations = (push: number, pull: number, carry: number, sandbag: number, ball: number): readonly Standard[] => [
  { station: 'ski-erg', distanceM: 1000 },
  { station: 'sled-push', distanceM: 50, weightKg: push },
  { station: 'sled-pull', distanceM: 50, weightKg: pull },
  { station: 'burpee-broad-jump', distanceM: 80 },
  { station: 'row', distanceM: 1000 },
  { station: 'farmers-carry', distanceM: 200, weightKg: carry },
  { station: 'sandbag-lunge', distanceM: 100, weightKg: sandbag },
  { station: 'wall-ball', reps: 100, weightKg: ball },
]

/** "HYROX" is a mark of Upsolut Sports GmbH and used to describe the format only; there is no affiliation. */
const newest: Season = {
  season: '2025/26',
  source:
    'redbull.com/au-en/hyrox-weights-overview and chairon.app/blogs/hyrox-weights (2 February 2026), read; the rulebook itself was not at hand',
  checked: '2026-11-20',
  runM: 1000,
  standards: {
    'open-women': stations(102, 78, 16, 10, 4),
    'open-men': stations(152, 103, 24, 20, 6),
    'pro-women': stations(152, 103, 24, 20, 6),
    'pro-men': stations(202, 153, 32, 30, 9),
  },
}

/** The newest season known. */
export const season = (): Season => newest

export const standardsFor = (division: Division): readonly Standard[] => season().standards[division]
