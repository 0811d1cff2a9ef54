import type { Training } from './schema.ts'

/**
 * Towards a meet or a test of strength: from so many days out on, repetitions and reserve of the heavy lifts, and the
 * share of sets and of the usual minutes. Load follows from strength by the table of reserves, about 72-77 % at first and 90 % at the peak. Below 0: the days after.
 * Doubles rise from four weeks out. The last heavy single, the opener itself, is lifted eight to ten days before, with nothing beside the meet's lifts from then on.
 */
export const waves: Training['waves'] = {
  grade: 'C',
  source:
    'practice: block periodisation, volume first, then intensity, a taper of two weeks with volume -40 to -60 %, a light week after',
  lifts: ['back-squat', 'bench-press', 'deadlift'],
  openerOfMax: 0.91,
  backOff: 0.85,
  rows: [
    { fromDays: 57, reps: [5, 8], rir: 3, sets: 1, minutes: 1, holds: 'all' },
    { fromDays: 29, reps: [4, 6], rir: 3, sets: 1, minutes: 1, holds: 'all' },
    { fromDays: 26, reps: [1, 2], rir: 2, sets: 0.9, minutes: 1, holds: 'all', ofOpener: 0.93 },
    { fromDays: 22, reps: [1, 2], rir: 2, sets: 0.9, minutes: 1, holds: 'all', ofOpener: 0.94 },
    { fromDays: 18, reps: [1, 2], rir: 2, sets: 0.9, minutes: 1, holds: 'all', ofOpener: 0.955 },
    { fromDays: 15, reps: [1, 2], rir: 2, sets: 0.9, minutes: 1, holds: 'all', ofOpener: 0.97 },
    { fromDays: 11, reps: [1, 2], rir: 2, sets: 0.7, minutes: 0.7, holds: 'compounds', ofOpener: 0.98 },
    { fromDays: 8, reps: [1, 1], rir: 1, sets: 0.6, minutes: 0.5, holds: 'lifts', ofOpener: 1 },
    { fromDays: 5, reps: [1, 2], rir: 4, sets: 0.6, minutes: 0.4, holds: 'lifts', ofOpener: 0.8 },
    {
      fromDays: 1,
      reps: [1, 2],
      rir: 4,
      sets: 0.8,
      minutes: 0.3,
      holds: 'lifts',
      ofOpener: 0.65,
      without: ['deadlift'],
    },
    { fromDays: 0, reps: [1, 2], rir: 4, sets: 0.5, minutes: 0.25, holds: 'lifts', ofOpener: 0.6 },
    { fromDays: -7, reps: [5, 8], rir: 4, sets: 0.5, minutes: 0.5, holds: 'compounds' },
  ],
}
