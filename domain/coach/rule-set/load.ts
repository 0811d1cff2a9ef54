import { figure } from './figure.ts'

export const load = {
  /** Epley: load · (1 + repetitions to failure / 30); trusted up to `trusted` repetitions, used up to `most`. */
  epley: figure({ divisor: 30, trusted: 10, most: 12 }, 'B', 'Reynolds 2006, Hutchins 2010'),
  /** How far back a set still tells today's strength. */
  memoryDays: figure(56, 'C', 'practice'),
  plausible: figure(1.025, 'C', 'practice'),
  step: figure({ upper: 1.05, lower: 1.1 }, 'C', 'ACSM 2009: 2-10 % once the top of the range is reached'),
  /** A next load more than this factor away wants this many repetitions more first. */
  coarseStep: figure({ coarse: 1.1, extra: 4, most: 2 }, 'C', 'practice'),
  /** This many failed sessions in a row take the load down by the factor. */
  failures: figure({ inRow: 2, factor: 0.9 }, 'C', 'Greyskull, GymCoach'),
  /** After a break the first loads are lower: days without training, factor. */
  afterBreak: figure(
    [
      [14, 0.9],
      [28, 0.8],
      [56, 0.7],
    ],
    'C',
    'practice',
  ),
  /** Share of the old load to start with when an exercise is swapped for another of its pattern; on the safe side. */
  conversion: figure<Readonly<Record<string, number>>>(
    {
      'barbell to two dumbbells': 0.36,
      'two dumbbells to barbell': 2,
      'barbell to one dumbbell': 0.35,
      'one dumbbell to barbell': 1.5,
      'one dumbbell to two dumbbells': 0.55,
      'two dumbbells to one dumbbell': 1.4,
    },
    'C',
    'practice',
  ),
  readiness: figure(
    {
      1: { load: 0.85, sets: 0.6, rir: 2 },
      2: { load: 0.95, sets: 0.8, rir: 1 },
      3: { load: 1, sets: 1, rir: 0 },
      4: { load: 1, sets: 1, rir: 0 },
      5: { load: 1, sets: 1, rir: 0 },
    },
    'C',
    'practice',
  ),
  deload: figure(
    {
      stalledLifts: 2,
      meanMood: 2,
      moods: 5,
      meanRpe: 8.5,
      sessions: 3,
      weeks: [8, 8, 7, 6, 5],
      days: 7,
      pauseDays: 10,
      load: [0.8, 0.9],
      sets: 0.6,
    },
    'B',
    'Bell 2022 and 2023: volume first; no benefit of fixed dates shown',
  ),
} as const
