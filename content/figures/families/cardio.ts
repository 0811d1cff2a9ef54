import type { Movement } from '../movement.ts'
import type { Limb } from '../pose.ts'
import { type Figures, planted, rest, squatting, standing } from '../stances.ts'
import type { Thing } from '../thing.ts'
import { bentArm, step } from './endurance-parts.ts'

const run = (knee: number, kick: number, lean: number, own: Partial<Movement> = {}): Movement => {
  const arms = { forward: bentArm(38, 95), back: bentArm(-42, 85) }
  const drive: Limb = { swing: knee, bend: kick }
  const push: Limb = { swing: -26, bend: 12 }
  return {
    from: {
      hips: [0, 51, 0],
      lean,
      arms: { right: arms.back, left: arms.forward },
      legs: { right: drive, left: push },
    },
    to: { hips: [0, 51, 0], lean, arms: { right: arms.forward, left: arms.back }, legs: { right: push, left: drive } },
    view: 14,
    ...own,
  }
}
const treadmill: readonly Thing[] = [
  rest([-40, -1, 0], [40, 2, 0]),
  {
    is: 'line',
    width: 3,
    through: [
      [36, 10, 0],
      [42, 60, 0],
      [32, 62, 0],
    ],
  },
]
const uphill: Thing = rest([-62, -2, 0], [58, 16, 0])

const walk = step(17, 3, [22, 14])
// Machines.
const skiing: Movement = {
  from: standing({ hips: [-2, 51.4, 0], lean: 4, arms: { by: [9, 29, 8], pole: [0.2, 0, 1] } }),
  to: {
    ...squatting({ hips: [-12, 41, 0], lean: 44, legs: planted(0, 8) }),
    arms: { at: [-4, 46, 11], pole: [-1, 0, 0.4] },
  },
  things: [
    { is: 'rope', from: [34, 122, 4], to: 'right hand' },
    { is: 'rope', from: [34, 122, -4], to: 'left hand' },
    {
      is: 'line',
      width: 3.4,
      through: [
        [38, 1, 0],
        [38, 124, 0],
      ],
    },
  ],
  view: 16,
}
const rowing: Movement = {
  from: {
    hips: [8, 17, 0],
    lean: 24,
    nod: -10,
    arms: { at: [45, 32, 4], pole: [0, -1, 0.4] },
    legs: { at: [40, 13, 6], pole: [0, 1, 0.1] },
    toes: [0.7, 0.7, 0],
  },
  to: {
    hips: [-6, 17, 0],
    lean: -16,
    arms: { by: [9, -19, 6], pole: [-1, -0.2, 0.5] },
    legs: { at: [40, 13, 6], pole: [0, 1, 0.1] },
    toes: [0.7, 0.7, 0],
  },
  things: [
    {
      is: 'line',
      width: 3.4,
      through: [
        [-34, 10, 0],
        [66, 12, 0],
      ],
    },
    {
      is: 'line',
      width: 3,
      through: [
        [-30, 10, 0],
        [-30, 1, 0],
      ],
    },
    { is: 'still-ball', at: [62, 18, 0], radius: 11 },
    { is: 'rope', from: [60, 26, 0], to: 'hands' },
    { is: 'handle', on: 'hands' },
  ],
  view: 12,
}
const cycling = (lean: number): Movement => {
  const arms: Limb = { at: [26, 70, 8], pole: [-0.4, -1, 0.4] }
  const [up, down]: readonly [Limb, Limb] = [
    { at: [12, 28, 5], pole: [1, 0.6, 0] },
    { at: [2, 10, 5], pole: [1, 0.4, 0] },
  ]
  return {
    from: { hips: [-10, 54, 0], lean, arms, legs: { right: up, left: down }, toes: [1, -0.2, 0] },
    to: { hips: [-10, 54, 0], lean, arms, legs: { right: down, left: up }, toes: [1, -0.2, 0] },
    things: [
      {
        is: 'line',
        width: 3.4,
        through: [
          [-10, 48, 0],
          [-4, 20, 0],
          [24, 20, 0],
          [26, 68, 0],
        ],
      },
      {
        is: 'line',
        width: 4,
        through: [
          [-17, 48, 0],
          [-4, 48, 0],
        ],
      },
      { is: 'still-ball', at: [30, 14, 0], radius: 12 },
      {
        is: 'line',
        width: 3,
        through: [
          [-20, 1, 0],
          [40, 1, 0],
        ],
      },
    ],
    view: 14,
  }
}
const gliding: Movement = {
  ...step(16, 4, [24, 30], {
    things: [
      {
        is: 'line',
        width: 3.4,
        through: [
          [-34, 3, 0],
          [34, 3, 0],
        ],
      },
      {
        is: 'line',
        width: 3,
        through: [
          [36, 1, 0],
          [32, 92, 0],
        ],
      },
      { is: 'rope', from: 'left foot', to: 'left foot' },
    ],
  }),
}
const swimming: Movement = {
  from: {
    hips: [0, 30, 0],
    lean: 88,
    nod: 0,
    arms: { right: { swing: 178, bend: 0 }, left: { swing: 20, bend: 10 } },
    legs: { right: { swing: 8, bend: 6 }, left: { swing: -12, bend: 6 } },
  },
  to: {
    hips: [0, 30, 0],
    lean: 88,
    roll: 12,
    nod: 0,
    arms: { right: { swing: 60, bend: 20, pole: [-1, 0, 0] }, left: { swing: 190, bend: 20 } },
    legs: { right: { swing: -12, bend: 6 }, left: { swing: 8, bend: 6 } },
  },
  things: [
    {
      is: 'line',
      width: 2,
      through: [
        [-62, 35, 0],
        [-48, 37, 0],
        [-34, 35, 0],
        [-20, 37, 0],
        [-6, 35, 0],
        [8, 37, 0],
        [22, 35, 0],
        [36, 37, 0],
        [50, 35, 0],
        [64, 37, 0],
        [76, 35, 0],
      ],
    },
  ],
  view: 14,
}

export const cardio: Figures = {
  'brisk-walk': walk,
  'easy-run': run(44, 70, 6),
  'run-intervals': run(60, 84, 9),
  'tempo-run': run(52, 78, 8),
  'long-run': run(40, 60, 5),
  strides: run(66, 92, 9),
  sprint: run(82, 100, 14),
  'hill-repeats': run(78, 96, 16, { things: [uphill] }),
  'easy-jog': run(34, 54, 4),
  'incline-walk': step(14, 9, [22, 30], { things: treadmill }),
  'stair-climb': {
    from: {
      hips: [-4, 55, 0],
      lean: 12,
      arms: { right: bentArm(-20, 40), left: bentArm(30, 40) },
      legs: { right: { at: [14, 21, 5] }, left: { at: [-10, 8, 5] } },
      toes: [1, -0.1, 0],
    },
    to: {
      hips: [12, 69, 0],
      lean: 12,
      arms: { right: bentArm(30, 40), left: bentArm(-20, 40) },
      legs: { right: { at: [14, 21, 5] }, left: { at: [32, 35, 5] } },
      toes: [1, -0.1, 0],
    },
    things: [
      {
        is: 'line',
        width: 3,
        through: [
          [-28, 2, 0],
          [4, 2, 0],
          [4, 17, 0],
          [24, 17, 0],
          [24, 31, 0],
          [46, 31, 0],
          [46, 45, 0],
          [60, 45, 0],
        ],
      },
    ],
    view: 8,
  },
  swim: swimming,
  'ski-erg': skiing,
  'ski-erg-intervals': skiing,
  'easy-ski': skiing,
  'row-erg': rowing,
  'row-intervals': rowing,
  'easy-row': rowing,
  'stationary-bike': cycling(20),
  'bike-intervals': cycling(30),
  'easy-bike': cycling(14),
  elliptical: gliding,
  'easy-elliptical': gliding,
  'high-knees': run(92, 96, 2),
  'a-skip': {
    ...run(90, 96, 2),
    to: standing({
      hips: [0, 56, 0],
      arms: { right: bentArm(-40, 85), left: bentArm(50, 95) },
      legs: { right: { swing: 90, bend: 96 }, left: { swing: 0, bend: 2 } },
      toes: { right: [0.9, 0.2, 0], left: [0.7, -0.8, 0] },
    }),
    from: standing({ arms: { right: bentArm(10, 80), left: bentArm(-10, 80) } }),
  },
}
