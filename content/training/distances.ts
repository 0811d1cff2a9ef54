import type { Training } from './schema.ts'

/**
 * What a run on a day to come asks for, by its distance: the pace it is run at, how long the long run gets, and which fast
 * days take turns in which weeks. Threshold first, the race's own pace as it comes near, in repeats that change their form.
 */
export const distances: Training['distances'] = {
  grade: 'B',
  source:
    'Daniels, Running Formula (threshold 20-40 minutes, repeats at 10 km pace, marathon pace in the last two thirds); Pfitzinger and Douglas, Advanced Marathoning (long runs of 28-32 km); both read second-hand. Seiler 2010 for one fast day in three or four',
  /** Minutes of the first threshold run, more with every time, and the most. */
  tempo: { first: 15, more: 3, most: 35 },
  /** Days before the race with nothing hard any more, and strides instead. */
  easyDays: 4,
  strides: { times: 5, seconds: 20, restSeconds: 60 },
  rows: [
    {
      upToM: 14_000,
      ofThreshold: 0.98,
      racePace: {
        as: 'repeats',
        first: 4,
        more: 0.5,
        most: 8,
        forms: [
          { metres: 1000, restSeconds: 90 },
          { metres: 2000, restSeconds: 150 },
          { metres: 1500, restSeconds: 120 },
        ],
      },
      longest: { minutes: 90, km: 18 },
      days: {
        base: ['tempo', 'intervals'],
        build: ['tempo', 'race-pace'],
        peak: ['race-pace', 'intervals'],
        taper: ['race-pace'],
      },
    },
    {
      upToM: 27_000,
      ofThreshold: 1.03,
      racePace: { as: 'steady', first: 20, more: 5, most: 40 },
      longest: { minutes: 135, km: 24 },
      days: {
        base: ['tempo', 'intervals'],
        build: ['tempo', 'race-pace', 'intervals'],
        peak: ['race-pace', 'tempo'],
        taper: ['race-pace'],
      },
    },
    {
      upToM: 1_000_000,
      ofThreshold: 1.1,
      racePace: { as: 'steady', first: 20, more: 5, most: 40 },
      longest: { minutes: 180, km: 32 },
      days: {
        base: ['tempo', 'intervals'],
        build: ['race-pace', 'tempo'],
        peak: ['race-pace', 'tempo'],
        taper: ['race-pace'],
      },
    },
  ],
}
