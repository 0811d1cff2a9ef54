import type { Movement } from '../movement.ts'
import type { Pose } from '../pose.ts'
import {
  bench,
  dumbbells,
  type Figures,
  holding,
  legsOf,
  planted,
  rest,
  seated,
  standing,
  withThings,
} from '../stances.ts'

const reclined: Partial<Pose> = { hips: [-18, 30, 0], lean: -8, arms: { at: [-16, 30, 14] } }

export const hipAndCalf: Figures = {
  'abductor-machine': {
    from: seated({ ...reclined, legs: { at: [12, 8, 5], pole: [1, 1, 0.2] } }),
    to: seated({ ...reclined, legs: { at: [8, 8, 20], pole: [1, 1, 0.9] } }),
    things: [bench(-30, -4, 24), rest([-26, 24, 0], [-34, 62, 0])],
    view: 62,
  },
  'adductor-machine': {
    from: seated({ ...reclined, legs: { at: [8, 8, 20], pole: [1, 1, 0.9] } }),
    to: seated({ ...reclined, legs: { at: [12, 8, 5], pole: [1, 1, 0.2] } }),
    things: [bench(-30, -4, 24), rest([-26, 24, 0], [-34, 62, 0])],
    view: 62,
  },
  'cable-kickback': {
    from: standing({
      lean: 14,
      hips: [-2, 51, 0],
      arms: { at: [24, 66, 8] },
      legs: { right: { swing: 22, bend: 10 }, left: { at: [0, 3, 5] } },
    }),
    to: standing({
      lean: 18,
      hips: [-2, 51, 0],
      arms: { at: [24, 66, 8] },
      legs: { right: { swing: -34, bend: 4 }, left: { at: [0, 3, 5] } },
    }),
    things: [
      { is: 'rope', from: [44, 5, 6], to: 'right foot' },
      {
        is: 'line',
        width: 3,
        through: [
          [44, 1, 0],
          [44, 90, 0],
        ],
      },
    ],
    view: 12,
  },
  'standing-hip-abduction': {
    from: standing({
      arms: { right: { by: [3, -24, 11], pole: [-0.4, 0, 1] }, left: { swing: 30, out: 40, bend: 20 } },
    }),
    to: standing({
      tilt: -4,
      arms: { right: { by: [3, -24, 11], pole: [-0.4, 0, 1] }, left: { swing: 30, out: 40, bend: 20 } },
      legs: { right: { swing: 0, out: 34 }, left: { at: [0, 3, 6] } },
    }),
    view: 75,
  },
  'band-lateral-walk': {
    from: {
      hips: [-7, 42, 0],
      lean: 22,
      nod: -15,
      arms: { swing: 30, bend: 100, pole: [0, 0.4, -1] },
      legs: planted(0, 9),
    },
    to: {
      hips: [-7, 40, 6],
      lean: 22,
      nod: -15,
      arms: { swing: 30, bend: 100, pole: [0, 0.4, -1] },
      legs: { right: { at: [0, 3, 28] }, left: { at: [0, 3, 9] } },
    },
    things: [{ is: 'rope', from: 'right knee', to: 'left knee' }],
    view: 68,
  },
  'mini-band-activation': {
    from: {
      hips: [-7, 42, 0],
      lean: 22,
      nod: -15,
      arms: { swing: 30, bend: 100, pole: [0, 0.4, -1] },
      legs: planted(0, 9),
    },
    to: {
      hips: [-7, 40, 0],
      lean: 22,
      nod: -15,
      arms: { swing: 30, bend: 100, pole: [0, 0.4, -1] },
      legs: { at: [0, 3, 19], pole: [1, 0.2, 0.9] },
    },
    things: [{ is: 'rope', from: 'right knee', to: 'left knee' }],
    view: 68,
  },
  'calf-raise': calf(0),
  'single-leg-calf-raise': {
    from: {
      ...calf(0).from,
      arms: { at: [22, 62, 8] },
      legs: { right: { at: [0, 3, 3] }, left: { swing: 10, bend: 70 } },
    },
    to: {
      ...calf(0).to,
      arms: { at: [22, 70, 8] },
      legs: { right: { at: [3, 10, 3] }, left: { swing: 10, bend: 70 } },
      toes: { right: [0.7, -0.8, 0], left: [0, -1, 0] },
    },
    things: [
      {
        is: 'line',
        width: 4,
        through: [
          [25, 1, 0],
          [25, 92, 0],
        ],
      },
    ],
    view: 14,
  },
  'step-calf-raise': {
    from: {
      ...standing({ hips: [0, 57, 0], arms: { at: [22, 76, 8] }, legs: { at: [-3, 9, 6] } }),
      toes: [1, 0.35, 0],
    },
    to: {
      ...standing({ hips: [2, 71, 0], arms: { at: [22, 86, 8] }, legs: { at: [1, 22, 6] } }),
      toes: [0.7, -0.8, 0],
    },
    things: [
      {
        is: 'line',
        width: 8,
        through: [
          [5, 8, 0],
          [26, 8, 0],
        ],
      },
      {
        is: 'line',
        width: 3,
        through: [
          [26, 8, 0],
          [26, 96, 0],
        ],
      },
    ],
    view: 14,
  },
  'dumbbell-calf-raise': holding(calf(0), { swing: 2, out: 9, bend: 3 }, ...dumbbells()),
  'seated-calf-raise': {
    from: seated({ arms: { by: [18, -22, 6] } }),
    to: seated({ hips: [-20, 31, 0], arms: { by: [18, -20, 6] }, legs: { at: [8, 10, 7] }, toes: [0.7, -0.8, 0] }),
    things: [bench(-34, -10), legsOf(-34, -10), { is: 'plate', on: 'thighs', off: [-2, 4, 0] }],
    view: 16,
  },
  'machine-calf-raise': withThings(
    holding(calf(5), { by: [4, -4, 12], pole: [0.4, -1, 0.4] }),
    {
      is: 'line',
      width: 8,
      through: [
        [5, 3, 0],
        [20, 3, 0],
      ],
    },
    { is: 'dumbbell', on: 'head', along: [1, 0, 0], off: [-1, -9, 9] },
  ),
  'tibialis-raise': {
    from: standing({ hips: [-14, 48, 0], lean: -6, legs: { at: [6, 3, 6] } }),
    to: { ...standing({ hips: [-14, 48, 0], lean: -6, legs: { at: [6, 3, 6] } }), toes: [0.75, 0.7, 0] },
    things: [
      {
        is: 'line',
        width: 4,
        through: [
          [-23, 1, 0],
          [-23, 92, 0],
        ],
      },
    ],
    view: 12,
  },
}

function calf(lift: number): Movement {
  return {
    from: standing({ hips: [0, 51.5 + lift, 0], legs: { at: [0, 3 + lift, 6] }, toes: [1, -0.15, 0] }),
    to: standing({ hips: [3, 60 + lift, 0], legs: { at: [3, 11 + lift, 6] }, toes: [0.68, -0.8, 0] }),
    view: 18,
  }
}
