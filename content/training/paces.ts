import type { Training } from './schema.ts'

/** Seconds a kilometre, as shares of the pace that can be held for about an hour (threshold). */
export const paces: Training['paces'] = {
  grade: 'B',
  source:
    'Daniels and Gilbert, Oxygen Power, table for a VDOT of 50 (easy 5:15, threshold 4:15, interval 3:55, repetition 3:37 a kilometre), read second-hand; race in the HYROX format: practice',
  zones: { easy: 1.24, long: 1.26, tempo: 1, interval: 0.93, short: 0.9, race: 1.08 },
  ofExercise: {
    'easy-run': 'easy',
    'long-run': 'long',
    'tempo-run': 'tempo',
    'run-intervals': 'interval',
    strides: 'short',
    sprint: 'short',
    'hill-repeats': 'interval',
  },
}
