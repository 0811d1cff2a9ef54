import type { Limb, Pose } from '../pose.ts'
import { bench, type Figures, legsOf, onAllFours } from '../stances.ts'

const sideLying = (right: Limb, left: Limb): Pose => ({
  hips: [0, 9, 0],
  lean: 88,
  roll: 90,
  arms: { right: { swing: 60, out: 0, bend: 20, pole: [1, 0, 0] }, left: { swing: 165, bend: 10, pole: [0, 0, -1] } },
  legs: { right, left },
})

export const hipWork: Figures = {
  clamshell: {
    from: sideLying({ swing: 50, bend: 80 }, { swing: 50, bend: 80 }),
    to: sideLying({ swing: 46, out: 44, bend: 84, pole: [-1, -1, 0] }, { swing: 50, bend: 80 }),
    view: 14,
    above: 38,
  },
  'side-lying-leg-raise': {
    from: sideLying({ swing: 0, out: -4, bend: 2 }, { swing: 24, bend: 50 }),
    to: sideLying({ swing: -4, out: 36, bend: 2 }, { swing: 24, bend: 50 }),
    view: 14,
    above: 38,
  },
  'side-lying-adduction': {
    from: sideLying({ swing: 66, out: -8, bend: 80 }, { swing: 0, out: 2, bend: 2 }),
    to: sideLying({ swing: 66, out: -8, bend: 80 }, { swing: 0, out: -16, bend: 2 }),
    view: 14,
    above: 38,
  },
  'fire-hydrant': {
    from: onAllFours(),
    to: onAllFours({
      legs: { right: { swing: 82, out: 62, bend: 88, pole: [-1, 0, 0] }, left: { at: [-23, 3, 6], pole: [1, -1, 0] } },
    }),
    view: 40,
    above: 24,
  },
  'copenhagen-plank': {
    from: {
      hips: [0, 13, 0],
      lean: 62,
      roll: 90,
      arms: { right: { swing: 8, out: 6, bend: 8 }, left: { at: [30, 3, -17], pole: [0, -1, 0] } },
      legs: { right: { at: [-46, 28, 0], pole: [0, 0, 1] }, left: { at: [-47, 4, 0], pole: [0, 0, -1] } },
      toes: { right: [-0.2, 0, 1], left: [-0.2, 0, -1] },
    },
    to: {
      hips: [0, 24, 0],
      lean: 80,
      roll: 90,
      arms: { right: { swing: 8, out: 6, bend: 8 }, left: { at: [30, 3, -17], pole: [0, -1, 0] } },
      legs: { right: { at: [-47, 29, 0], pole: [0, 0, 1] }, left: { at: [-46, 20, 0], pole: [0, 0, -1] } },
      toes: { right: [-0.2, 0, 1], left: [-0.2, 0, -1] },
    },
    things: [bench(-64, -40, 26), legsOf(-64, -40, 26)],
    view: 8,
  },
}
