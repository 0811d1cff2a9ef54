import type { Movement } from '../movement.ts'
import {
  atHips,
  bench,
  type Figures,
  halfKneeling,
  hanging,
  legsOf,
  planted,
  seated,
  squatting,
  standing,
  wall,
} from '../stances.ts'

const sideways: Partial<Movement> = { view: 74 }

const atWallArm: Movement = {
  from: standing({
    arms: { right: { by: [7, 6, 20], pole: [0, -1, 1] }, left: hanging },
    legs: { right: { at: [0, 3, 6] }, left: { at: [12, 3, 6] } },
    hips: [5, 50, 0],
  }),
  to: standing({
    arms: { right: { at: [-2, 86, 25], pole: [0, -1, 1] }, left: hanging },
    legs: { right: { at: [0, 3, 6] }, left: { at: [12, 3, 6] } },
    hips: [8, 50, 0],
    twist: -22,
  }),
  things: [
    {
      is: 'line',
      width: 4,
      through: [
        [-2, 1, 28],
        [-2, 104, 28],
      ],
    },
  ],
  view: 52,
}
const calfAtWall: Movement = {
  from: {
    hips: [-6, 46.5, 0],
    lean: 10,
    arms: { at: [26, 70, 10] },
    legs: { right: { at: [-28, 3, 5] }, left: { at: [4, 3, 5] } },
  },
  to: {
    hips: [0, 43, 0],
    lean: 14,
    arms: { at: [26, 70, 10], pole: [-0.6, -1, 0.6] },
    legs: { right: { at: [-28, 3, 5] }, left: { at: [4, 3, 5] } },
  },
  things: [wall(29)],
  view: 14,
}
export const stretches: Figures = {
  'chin-tuck': {
    from: seated({ nod: 14, arms: { by: [18, -22, 8] } }),
    to: seated({ nod: -4, lean: 0, arms: { by: [18, -22, 8] } }),
    things: [bench(-34, -8, 24), legsOf(-34, -8, 24)],
    view: 10,
  },
  'wall-chest-stretch': atWallArm,
  'wall-biceps-stretch': {
    ...atWallArm,
    from: { ...atWallArm.from, arms: { right: { at: [-4, 74, 25], pole: [0, -1, 0] }, left: hanging } },
    to: { ...atWallArm.to, hips: [12, 50, 0], arms: { right: { at: [-10, 74, 25], pole: [0, -1, 0] }, left: hanging } },
  },
  'standing-quad-stretch': {
    from: standing(),
    to: standing({
      arms: { right: { at: [-21, 39, 7], pole: [-1, 0, 0.3] }, left: { at: [24, 70, 10] } },
      legs: { right: { swing: -6, bend: 142 }, left: { at: [0, 3, 4] } },
    }),
    things: [wall(28)],
    view: 14,
  },
  'wall-calf-stretch': calfAtWall,
  'cross-body-shoulder-stretch': {
    from: standing({ arms: { right: { swing: 88, out: 0, bend: 4 }, left: hanging } }),
    to: standing({
      arms: { right: { by: [14, -3, -18], pole: [0, 0, 1] }, left: { by: [19, -1, -6], pole: [0.2, -1, 0.4] } },
    }),
    view: 66,
  },
  'overhead-triceps-stretch': {
    from: standing({ arms: { right: { swing: 170, bend: 20 }, left: hanging } }),
    to: standing({
      arms: { right: { by: [-8, 0, 2], pole: [0, 1, 0.2] }, left: { by: [-1, 14, -6], pole: [0, 0.6, 1] } },
    }),
    view: 60,
  },
  'neck-side-stretch': {
    from: standing(),
    to: standing({
      tilt: -7,
      arms: { right: { swing: 0, out: 16, bend: 2 }, left: { by: [2, 16, -2], pole: [0, 0.3, 1] } },
    }),
    view: 80,
  },
  'forearm-stretch': {
    from: standing({ arms: { right: { swing: 86, bend: 3 }, left: hanging } }),
    to: standing({ arms: { right: { swing: 86, bend: 3 }, left: { by: [27, -2, -6], pole: [0, -1, 0.6] } } }),
    view: 34,
  },
  'standing-side-bend': {
    from: standing({ arms: { right: { swing: 0, out: 170, bend: 6, pole: [0, 1, 0] }, left: atHips } }),
    to: standing({
      tilt: -24,
      hips: [0, 50.4, 4],
      arms: { right: { swing: 0, out: 166, bend: 10, pole: [0, 1, -1] }, left: atHips },
    }),
    ...sideways,
  },
  'seated-glute-stretch': {
    from: seated({ legs: { right: { at: [4, 30, -6], pole: [0.3, 0.4, 1] }, left: { at: [6, 3, 7] } } }),
    to: seated({
      lean: 36,
      arms: { at: [4, 34, 8] },
      legs: { right: { at: [4, 30, -6], pole: [0.3, 0.4, 1] }, left: { at: [6, 3, 7] } },
    }),
    things: [bench(-34, -8, 24), legsOf(-34, -8, 24)],
    view: 34,
  },
  'soleus-stretch': {
    ...calfAtWall,
    to: {
      hips: [-6, 42, 0],
      lean: 8,
      arms: { at: [26, 70, 10], pole: [-0.6, -1, 0.6] },
      legs: { right: { at: [-20, 3, 5], pole: [1, 0.6, 0] }, left: { at: [4, 3, 5] } },
    },
    from: { ...calfAtWall.from, legs: { right: { at: [-20, 3, 5] }, left: { at: [4, 3, 5] } } },
  },
  'deep-squat-hold': {
    from: standing({ legs: planted(0, 12) }),
    to: squatting({
      hips: [-10, 17, 0],
      lean: 26,
      nod: -12,
      legs: { at: [0, 3, 13], pole: [0.8, 0.3, 0.6] },
      arms: { by: [13, -8, 2], pole: [0, -1, 1] },
    }),
    view: 34,
  },
  'knee-to-wall': {
    from: { ...halfKneeling(), legs: { right: { at: [24, 3, 6] }, left: { at: [-23, 4, 6], pole: [1, -0.8, 0] } } },
    to: {
      ...halfKneeling({ hips: [8, 27, 0], arms: { at: [38, 60, 8] } }),
      legs: { right: { at: [24, 3, 6], pole: [1, 0.2, 0] }, left: { at: [-25, 4, 6], pole: [1, -1, 0] } },
    },
    things: [wall(40)],
    view: 12,
  },
  'band-pass-through': {
    from: standing({ arms: { swing: 40, out: 34, bend: 0 } }),
    to: standing({ arms: { swing: 200, out: 38, bend: 0 } }),
    things: [{ is: 'rope', from: 'left hand', to: 'right hand' }],
    view: 46,
  },
}
