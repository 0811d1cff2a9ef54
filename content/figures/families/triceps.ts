import type { Movement } from '../movement.ts'
import { bench, dumbbells, type Figures, highPlank, legsOf, standing } from '../stances.ts'
import type { Thing } from '../thing.ts'
import { atWall, flat, floor, lying, onKnees } from './push-parts.ts'

const swapped = ({ from, to, ...own }: Movement): Movement => ({ ...own, from: to, to: from })

export const armExtensions: Figures = {
  'sphinx-push-up': {
    from: highPlank({
      hips: [0, 14, 0],
      lean: 83,
      arms: { at: [43, 2, 8], pole: [-1, -0.4, 0.2] },
      legs: { at: [-47, 8, 6], pole: [0, -1, 0] },
    }),
    to: highPlank({
      hips: [0.4, 20, 0],
      lean: 74,
      arms: { at: [43, 2, 8], pole: [-0.4, 0, 1] },
      legs: { at: [-47.35, 8, 6], pole: [0, -1, 0] },
    }),
    view: 12,
  },
  'knee-sphinx-push-up': {
    from: { ...onKnees().to, hips: [2, 15.5, 0], lean: 82, arms: { at: [45, 2, 8], pole: [-1, -0.4, 0.2] } },
    to: { ...onKnees().from, hips: [-1, 18, 0], lean: 66, arms: { at: [43, 2, 8], pole: [-0.4, 0, 1] } },
    view: 12,
  },
  'bench-dip': {
    from: { hips: [9, 27, 0], lean: -3, arms: { at: [-2, 25, 10], pole: [-1, 0, 0] }, legs: { at: [44, 3, 6] } },
    to: { hips: [10, 11, 0], lean: -4, arms: { at: [-2, 25, 10], pole: [-1, 0.2, 0] }, legs: { at: [44, 3, 6] } },
    things: [bench(-30, -1, 25), legsOf(-30, -1, 25)],
    view: 14,
  },
  'overhead-triceps-extension': {
    from: standing({ arms: { by: [-9, 12, 2], pole: [0.3, 1, 0.4] } }),
    to: standing({ arms: { by: [1, 30, 3], pole: [0.3, 0.4, 1] } }),
    things: [{ is: 'dumbbell', on: 'hands', along: [0, 1, 0] }],
    view: 24,
  },
  'dumbbell-lying-triceps-extension': {
    from: { ...floor, arms: { at: [-43, 19, 8], pole: [0.2, 1, 0] } },
    to: { ...floor, arms: { at: [-32, 37, 8], pole: [1, 0, 1] } },
    things: dumbbells([0, 0, 1]),
    view: 18,
  },
  'skull-crusher': {
    from: { ...lying, arms: { at: [-43, 46, 8], pole: [0.2, 1, 0] } },
    to: { ...lying, arms: { at: [-33, 61, 8], pole: [1, 0, 1] } },
    things: [...flat, { is: 'barbell', half: 18, plate: 6 }],
    view: 40,
  },
  'triceps-pushdown': pushdown({ is: 'handle', on: 'hands' }),
  'band-pushdown': pushdown(),
  'band-overhead-triceps-extension': {
    from: standing({
      arms: { right: { by: [-9, 12, 4], pole: [0.3, 1, 0.4] }, left: { by: [-8, -18, 6], pole: [-0.6, 0, 1] } },
    }),
    to: standing({
      arms: { right: { by: [1, 31, 6], pole: [0.3, 0.4, 1] }, left: { by: [-8, -18, 6], pole: [-0.6, 0, 1] } },
    }),
    things: [{ is: 'rope', from: 'left hand', to: 'right hand' }],
    view: 26,
  },
  'wall-triceps-press': {
    ...swapped(atWall(8, [-0.6, -1, 0.1])),
    from: { ...atWall(8).to, arms: { at: [33, 72, 8], pole: [-0.4, -1, 0.1] } },
    to: { ...atWall(8).from, arms: { at: [33, 72, 8], pole: [-0.4, -1, 0.2] } },
  },
}

function pushdown(...grip: readonly Thing[]): Movement {
  return {
    from: standing({ lean: 6, hips: [-2, 51, 0], arms: { by: [13, -12, 5], pole: [-1, -0.6, 0.1] } }),
    to: standing({ lean: 6, hips: [-2, 51, 0], arms: { by: [9, -30, 6], pole: [-1, -0.3, 0.3] } }),
    things: [{ is: 'rope', from: [20, 124, 0], to: 'hands' }, ...grip],
    view: 22,
  }
}
