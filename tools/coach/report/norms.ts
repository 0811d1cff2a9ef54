/*
 * How strong people are, from tables that nobody here made: the coach's own first loads (content/training) are not read,
 * so that a body can differ from what the coach expects of it.
 *
 * Bench press, squat, deadlift: L. Kilgore's standards at ExRx.net (ages 18–39, one repetition; men of 181 lb, women of
 * 132 lb; untrained, novice, intermediate, halfway to advanced, advanced). Of women's squats the intermediate figure is
 * that table's, the others are in the men's proportions. Overhead press and barbell curl: Kennedy and Weis, "Mass!".
 * Leg press and how far people differ: Ball State University (79 adults, 18–79 years: standard deviations of 16 to 29 %
 * of the mean). Dumbbells: Saeterbakken 2011 (17 % less than the barbell). All other shares: strengthlevel.com's
 * intermediate men, recalled (d).
 */

export type Anchor = 'bench' | 'squat' | 'deadlift'

/** One repetition in kg by experience 1–5. */
export const anchors = {
  male: { kg: 82, bench: [59, 75, 91, 108, 125], squat: [54, 100, 122, 145, 168], deadlift: [68, 125, 143, 171, 200] },
  female: { kg: 60, bench: [32, 38.5, 43, 50, 57], squat: [26, 48, 59, 70, 81], deadlift: [34, 61, 73, 86, 100] },
} as const

/** Strength grows with the surface of a cross-section, weight with the volume. */
export const sizePower = 2 / 3
/** Above 40: a hundredth a year. */
export const agingFrom = 40
export const agingAYear = 0.01

/** How far people differ (standard deviation of the logarithm): as a whole, and one lift of a body from its others. */
export const spread = { person: 0.2, lift: 0.1 }

/** Who presses well and squats badly, or the other way round: upper and lower body apart. */
export const builds = [
  { upper: 1, lower: 1 },
  { upper: 0.75, lower: 1.25 },
  { upper: 1, lower: 1 },
  { upper: 1.2, lower: 0.8 },
  { upper: 1, lower: 1 },
] as const

/** Shares of an anchor; per hand where the load is planned so. */
export const shares: Readonly<Record<string, readonly [Anchor, number]>> = {
  'bench-press': ['bench', 1],
  'pause-bench-press': ['bench', 0.95],
  'close-grip-bench-press': ['bench', 0.93],
  'incline-bench-press': ['bench', 0.85],
  'dumbbell-bench-press': ['bench', 0.415],
  'dumbbell-floor-press': ['bench', 0.4],
  'incline-dumbbell-press': ['bench', 0.37],
  'chest-press': ['bench', 1.02],
  'dumbbell-fly': ['bench', 0.23],
  'cable-fly': ['bench', 0.35],
  'pec-deck-fly': ['bench', 0.83],
  'overhead-press': ['bench', 0.63],
  'push-press': ['bench', 0.8],
  'dumbbell-shoulder-press': ['bench', 0.29],
  'seated-dumbbell-press': ['bench', 0.31],
  'high-incline-dumbbell-press': ['bench', 0.33],
  'machine-shoulder-press': ['bench', 0.75],
  'landmine-press': ['bench', 0.42],
  'barbell-row': ['bench', 0.85],
  'pendlay-row': ['bench', 0.82],
  'bent-over-dumbbell-row': ['bench', 0.38],
  'chest-supported-row': ['bench', 0.36],
  'one-arm-dumbbell-row': ['bench', 0.48],
  'kettlebell-row': ['bench', 0.38],
  'two-hand-kettlebell-row': ['bench', 0.6],
  'seated-cable-row': ['bench', 0.88],
  'lat-pulldown': ['bench', 0.87],
  'face-pull': ['bench', 0.45],
  'barbell-curl': ['bench', 0.37],
  'dumbbell-curl': ['bench', 0.2],
  'hammer-curl': ['bench', 0.22],
  'cable-curl': ['bench', 0.45],
  'preacher-curl': ['bench', 0.35],
  'triceps-pushdown': ['bench', 0.53],
  'skull-crusher': ['bench', 0.42],
  'overhead-triceps-extension': ['bench', 0.27],
  'dumbbell-lateral-raise': ['bench', 0.14],
  'cable-lateral-raise': ['bench', 0.13],
  'dumbbell-rear-delt-fly': ['bench', 0.17],
  'reverse-pec-deck': ['bench', 0.6],
  'dumbbell-shrug': ['bench', 0.46],
  'front-raise': ['bench', 0.2],
  'back-squat': ['squat', 1],
  'front-squat': ['squat', 0.8],
  'pause-squat': ['squat', 0.88],
  'barbell-box-squat': ['squat', 1],
  'smith-machine-squat': ['squat', 1],
  'goblet-squat': ['squat', 0.38],
  'hack-squat': ['squat', 1.1],
  'dumbbell-squat': ['squat', 0.33],
  'barbell-reverse-lunge': ['squat', 0.6],
  'dumbbell-bulgarian-split-squat': ['squat', 0.23],
  'dumbbell-reverse-lunge': ['squat', 0.24],
  'dumbbell-walking-lunge': ['squat', 0.24],
  'dumbbell-step-up': ['squat', 0.23],
  'leg-press': ['bench', 2.42],
  'leg-extension': ['squat', 0.75],
  'leg-curl': ['deadlift', 0.45],
  deadlift: ['deadlift', 1],
  'sumo-deadlift': ['deadlift', 1],
  'trap-bar-deadlift': ['deadlift', 1.05],
  'barbell-romanian-deadlift': ['deadlift', 0.8],
  'dumbbell-romanian-deadlift': ['deadlift', 0.3],
  'kettlebell-deadlift': ['deadlift', 0.55],
  'barbell-hip-thrust': ['deadlift', 0.95],
  'good-morning': ['deadlift', 0.45],
  'machine-calf-raise': ['squat', 1.1],
  'seated-calf-raise': ['squat', 0.7],
}
