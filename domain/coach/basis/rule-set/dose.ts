import { figure } from './figure.ts'

const practice = 'practice'

/** Repetitions, rest in seconds and repetitions in reserve, by goal and by the part an exercise plays. */
export const dose = {
  reps: figure(
    {
      strength: { heavy: [3, 6], light: [5, 15], small: [6, 15] },
      muscle: { heavy: [6, 12], light: [6, 25], small: [8, 20] },
      endurance: { heavy: [12, 20], light: [12, 25], small: [12, 25] },
      'weight-loss': { heavy: [8, 15], light: [8, 25], small: [10, 20] },
      mobility: { heavy: [6, 15], light: [5, 20], small: [8, 20] },
      hyrox: { heavy: [5, 12], light: [5, 25], small: [8, 20] },
      health: { heavy: [6, 12], light: [6, 20], small: [8, 20] },
    },
    'A',
    'ACSM 2026 and NSCA: strength 1-6, growth 6-12 (5-30 near failure), endurance 12 and more',
  ),
  /** Lifts beside the big ones, where strength is the goal. */
  besideBigLifts: figure([5, 8], 'C', 'practice'),
  /** Who is new to lifting learns it with more repetitions, up to this level. */
  novice: figure({ level: 2, strength: [5, 8] }, 'C', 'practice: novices belong in 5-10'),
  /** From this age on, up to this level, on the first days: so many sets and repetitions of an exercise at most. */
  gentleStart: figure(
    { age: 70, level: 2, days: 3, sets: 2, reps: 10 },
    'B',
    'ACSM for older adults: one set and more of 10-15 easy repetitions to begin with (recalled)',
  ),
  /** Fewest repetitions where age or screening asks for care. */
  cautiousLeastReps: figure(6, 'C', practice),
  repsAtAll: figure([1, 30], 'A', 'ACSM 2026'),
  shareInRange: figure(0.8, 'C', practice),
  rest: figure(
    {
      strength: { compound: [120, 300], isolation: [60, 120], core: [45, 120] },
      muscle: { compound: [90, 180], isolation: [60, 90], core: [45, 90] },
      endurance: { compound: [30, 60], isolation: [30, 60], core: [30, 60] },
      'weight-loss': { compound: [45, 120], isolation: [30, 90], core: [30, 60] },
      mobility: { compound: [30, 120], isolation: [30, 90], core: [30, 60] },
      hyrox: { compound: [60, 180], isolation: [45, 90], core: [30, 60] },
      health: { compound: [60, 150], isolation: [45, 90], core: [30, 75] },
    },
    'C',
    'NSCA; Singer 2024: centre slightly favours longer',
  ),
  powerRest: figure([90, 300], 'C', 'NSCA'),
  restTolerance: figure(0.15, 'C', practice),
  circuitRest: figure({ between: [0, 30], round: [60, 120] }, 'C', 'NSCA'),
  /** From the first to the second exercise of a pair. */
  pairRest: figure([0, 60], 'C', 'Zhang 2025'),
  /** From the left to the right side. */
  sideRest: figure([0, 30], 'C', practice),
  rir: figure(
    { strength: 2, power: 4, muscle: 2, isolation: 1, otherwise: 2 },
    'C',
    '1-3, strength 2-4 (Liftosaur); ACSM 2026: failure is not needed; a set felt one easier still counts as hard',
  ),
  leastRir: figure({ beginner: 2, cautious: 3 }, 'C', 'Liftosaur'),
  powerReps: figure([3, 6], 'A', 'ACSM 2026: up to 5-6 repetitions'),
  emomWorkSeconds: figure(45, 'C', practice),
} as const
