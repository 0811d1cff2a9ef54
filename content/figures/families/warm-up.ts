import type { Limb, Pose } from '../pose.ts'
import { atHips, type Figures, halfKneeling, hanging, hinged, planted, standing } from '../stances.ts'

const wristTurn: Limb = { swing: 60, out: 2, bend: 70 }

export const warmUps: Figures = {
  'arm-circles': {
    from: standing({ arms: { swing: 40, out: 40, bend: 4 } }),
    to: standing({ arms: { swing: 150, out: 40, bend: 4 } }),
    view: 60,
  },
  'leg-swings': {
    from: standing({
      arms: { right: hanging, left: { at: [20, 66, 12] } },
      legs: { right: { swing: -34, bend: 14 }, left: { at: [0, 3, 4] } },
    }),
    to: standing({
      arms: { right: hanging, left: { at: [20, 66, 12] } },
      legs: { right: { swing: 62, bend: 8 }, left: { at: [0, 3, 4] } },
    }),
    things: [
      {
        is: 'line',
        width: 4,
        through: [
          [22, 1, -12],
          [22, 68, -12],
        ],
      },
    ],
    view: 14,
  },
  'hip-circles': {
    from: standing({ arms: atHips, legs: { right: { swing: 88, bend: 90 }, left: { at: [0, 3, 4] } } }),
    to: standing({
      arms: atHips,
      legs: { right: { swing: 70, out: 62, bend: 90, pole: [0, -1, 0] }, left: { at: [0, 3, 4] } },
    }),
    view: 58,
  },
  inchworm: {
    from: hinged({ hips: [-8, 50, 0], lean: 120, curl: 16, arms: { at: [14, 2, 9] }, legs: planted(0, 7) }),
    to: {
      hips: [38, 20.5, 0],
      lean: 75,
      nod: -5,
      arms: { at: [69, 1.5, 10], pole: [-0.4, 0, 1] },
      legs: { at: [-8, 6, 7], pole: [0, -1, 0] },
      toes: [0.75, -0.6, 0],
    },
    view: 12,
  },
  'lunge-with-rotation': {
    from: {
      hips: [-2, 27, 0],
      lean: 76,
      arms: { right: { at: [24, 3, 14] }, left: { at: [26, 3, 8] } },
      legs: { right: { at: [24, 3, 6] }, left: { at: [-42, 8, 6], pole: [0, -1, 0] } },
      toes: { right: [1, -0.1, 0], left: [0.5, -0.8, 0] },
    },
    to: {
      hips: [-2, 27, 0],
      lean: 76,
      twist: 55,
      arms: { right: { swing: 90, out: 84, bend: 0 }, left: { at: [26, 3, 8] } },
      legs: { right: { at: [24, 3, 6] }, left: { at: [-42, 8, 6], pole: [0, -1, 0] } },
      toes: { right: [1, -0.1, 0], left: [0.5, -0.8, 0] },
    },
    view: 16,
  },
  'torso-rotation': {
    from: standing({ twist: 45, arms: { swing: 80, out: 10, bend: 100, pole: [0, 0, -1] }, legs: planted(0, 10) }),
    to: standing({ twist: -45, arms: { swing: 80, out: 10, bend: 100, pole: [0, 0, -1] }, legs: planted(0, 10) }),
    view: 62,
  },
  'ankle-rocks': {
    from: {
      ...halfKneeling({ arms: atHips }),
      legs: { right: { at: [24, 3, 6] }, left: { at: [-23, 4, 6], pole: [1, -0.8, 0] } },
    },
    to: {
      ...halfKneeling({ hips: [7, 27, 0], lean: 8, arms: atHips }),
      legs: { right: { at: [24, 3, 6], pole: [1, 0.2, 0] }, left: { at: [-25, 4, 6], pole: [1, -1, 0] } },
    },
    view: 12,
  },
  'wrist-circles': {
    from: standing({ arms: wristTurn }),
    to: standing({ arms: { ...wristTurn, bend: 84 } }),
    view: 30,
  },
}

const oneLeg = (limb: Limb, arms: Pose['arms'] = { swing: 10, out: 22, bend: 10 }): Pose =>
  standing({ arms, legs: { right: { at: [0, 3, 2] }, left: limb } })

export const balances: Figures = {
  'tandem-stance': {
    from: standing({ arms: { swing: 10, out: 22, bend: 10 } }),
    to: standing({
      arms: { swing: 10, out: 30, bend: 10 },
      hips: [0, 51.3, 0],
      legs: { right: { at: [5, 3, 1] }, left: { at: [-6, 3, -1] } },
    }),
    view: 48,
  },
  'single-leg-stand': {
    from: standing({ arms: { swing: 10, out: 22, bend: 10 } }),
    to: oneLeg({ swing: 50, bend: 76 }),
    view: 34,
  },
  'single-leg-reach': {
    from: oneLeg({ swing: 18, bend: 20 }),
    to: { ...oneLeg({ at: [30, 3, 3] }), hips: [-5, 44, 0], lean: 12, arms: { swing: 50, out: 22, bend: 10 } },
    view: 18,
  },
  'tandem-walk': {
    from: standing({
      arms: { swing: 6, out: 36, bend: 8 },
      legs: { right: { at: [6, 3, 1] }, left: { at: [-6, 3, 1] } },
    }),
    to: standing({
      arms: { swing: 6, out: 36, bend: 8 },
      legs: { right: { at: [-6, 3, 1] }, left: { at: [6, 3, 1] } },
    }),
    view: 30,
  },
}
