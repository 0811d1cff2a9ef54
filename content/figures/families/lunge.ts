import type { Movement } from '../movement.ts'
import type { Limb } from '../pose.ts'
import {
  atHips,
  barbell,
  bench,
  block,
  dumbbells,
  type Figures,
  goblet,
  goblets,
  hanging,
  holding,
  legsOf,
  lunging,
  onBack,
  planted,
  split,
  standing,
} from '../stances.ts'

const loaded: Limb = { swing: 2, out: 9, bend: 4 }
const still: Movement = { from: split(20, -26), to: lunging() }
const backward: Movement = { from: standing({ hips: [18, 51.5, 0], legs: planted(18, 6) }), to: lunging() }
const walking: Movement = {
  from: {
    ...standing({ hips: [2, 50, 0], lean: 6, arms: atHips }),
    legs: { right: { swing: 55, bend: 75 }, left: { at: [0, 3, 6] } },
  },
  to: lunging(30, -22, { arms: atHips }),
  view: 20,
}
const up = (height: number): Movement => ({
  from: {
    ...standing({ hips: [-2, 51, 0], lean: 14 }),
    legs: { right: { at: [20, height + 3, 6] }, left: { at: [-6, 3, 6] } },
  },
  to: {
    ...standing({ hips: [20, height + 51.5, 0] }),
    legs: { right: { at: [20, height + 3, 6] }, left: { at: [20, height + 3, 6] } },
    toes: [1, -0.1, 0],
  },
  things: [block(10, 34, height)],
  view: 18,
})
const bulgarian: Movement = {
  from: {
    hips: [2, 47, 0],
    lean: 8,
    arms: hanging,
    legs: { right: { at: [12, 3, 6] }, left: { at: [-34, 27, 6], pole: [1, -0.8, 0] } },
    toes: { right: [1, -0.15, 0], left: [-0.8, -0.4, 0] },
  },
  to: {
    hips: [-3, 29, 0],
    lean: 16,
    arms: hanging,
    legs: { right: { at: [14, 3, 6] }, left: { at: [-34, 27, 6], pole: [1, -0.9, 0] } },
    toes: { right: [1, -0.15, 0], left: [-0.8, -0.4, 0] },
  },
  things: [bench(-46, -24), legsOf(-46, -24)],
  view: 18,
}
const sideways: Movement = {
  from: standing({ arms: atHips }),
  to: {
    hips: [-9, 31, 10],
    lean: 34,
    nod: -20,
    arms: { swing: 75, bend: 40 },
    legs: { right: { at: [2, 3, 22], pole: [1, 0.3, 0.4] }, left: { at: [0, 3, 30] } },
  },
  view: 62,
}

export const lunges: Figures = {
  'supported-split-squat': {
    ...holding(still, { right: { at: [26, 62, 8] }, left: { at: [26, 62, 8] } }),
    things: [
      {
        is: 'line',
        width: 4,
        through: [
          [28, 1, 0],
          [28, 60, 0],
        ],
      },
    ],
    view: 18,
  },
  'split-squat': { ...still, view: 18 },
  'reverse-lunge': { ...holding(backward, atHips), view: 20 },
  'walking-lunge': walking,
  'lateral-lunge': sideways,
  'step-up': up(22),
  'low-step-up': up(12),
  'dumbbell-reverse-lunge': { ...holding(backward, loaded, ...dumbbells()), view: 22 },
  'bulgarian-split-squat': holding(bulgarian, atHips),
  'sandbag-lunge': {
    ...holding(walking, onBack, { is: 'sack', on: 'back', off: [0, 3, 0] }),
    view: 30,
  },
  'goblet-split-squat': { ...holding(still, goblet, goblets), view: 20 },
  'goblet-reverse-lunge': { ...holding(backward, goblet, goblets), view: 22 },
  'dumbbell-walking-lunge': holding(walking, loaded, ...dumbbells()),
  'dumbbell-bulgarian-split-squat': holding(bulgarian, loaded, ...dumbbells()),
  'dumbbell-step-up': holding(up(22), loaded, ...dumbbells()),
  'barbell-reverse-lunge': { ...holding(backward, onBack, barbell), view: 45 },
  'cossack-squat': {
    from: standing({ hips: [0, 42, 0], legs: planted(0, 32), arms: { swing: 80, bend: 60, pole: [0, 0.3, -1] } }),
    to: {
      hips: [-9, 19, 16],
      lean: 30,
      nod: -15,
      arms: { swing: 80, bend: 60, pole: [0, 0.3, -1] },
      legs: { right: { at: [0, 3, 30], pole: [1, 0.4, 0.4] }, left: { at: [0, 4, 31] } },
      toes: { right: [1, -0.1, 0.5], left: [0.5, 1, 0] },
    },
    view: 66,
  },
  'shrimp-squat': {
    from: standing({
      arms: { swing: 70, bend: 5 },
      legs: { right: { at: [0, 3, 3] }, left: { swing: -12, bend: 118 } },
    }),
    to: {
      hips: [-14, 23, 0],
      lean: 48,
      nod: -20,
      arms: { swing: 100, bend: 5 },
      legs: { right: { at: [0, 3, 3], pole: [1, 0.3, 0.1] }, left: { swing: 28, bend: 118 } },
    },
    view: 14,
  },
}
