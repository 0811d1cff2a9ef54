import type { Movement } from '../movement.ts'
import type { Limb, Pose } from '../pose.ts'
import {
  block,
  dumbbells,
  type Figures,
  goblet,
  goblets,
  hanging,
  highPlank,
  holding,
  onAllFours,
  overhead,
  planted,
  rack,
  rest,
  squatting,
  standing,
} from '../stances.ts'
import type { Thing } from '../thing.ts'
import type { Vector } from '../vector.ts'

// Strides: the right leg in front at the start, the left at the end.
const bentArm = (swing: number, bend: number): Limb => ({ swing, out: 8, bend })
const step = (reach: number, lean: number, arm: readonly [number, number], own: Partial<Movement> = {}): Movement => {
  const low: Limb = bentArm(-arm[0], arm[1])
  const high: Limb = bentArm(arm[0], arm[1])
  const hips: Vector = [0, 49.5, 0]
  return {
    from: {
      hips,
      lean,
      arms: { right: low, left: high },
      legs: { right: { at: [reach, 3.6, 5] }, left: { at: [-reach, 6, 5] } },
      toes: { right: [0.95, 0.3, 0], left: [0.75, -0.66, 0] },
    },
    to: {
      hips,
      lean,
      arms: { right: high, left: low },
      legs: { right: { at: [-reach, 6, 5] }, left: { at: [reach, 3.6, 5] } },
      toes: { right: [0.75, -0.66, 0], left: [0.95, 0.3, 0] },
    },
    view: 16,
    ...own,
  }
}
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
const march = (height: number, things: readonly Thing[], arms: Pose['arms']): Movement => ({
  from: standing({ arms, legs: { right: { at: [0, 3, 5] }, left: { at: [0, 3, 5] } } }),
  to: standing({ arms, legs: { right: { swing: height, bend: height }, left: { at: [0, 3, 3] } } }),
  things,
  view: 20,
})

const pinch: Limb = { swing: 2, out: 9, bend: 3 }
const carry = (arms: Pose['arms'], ...things: readonly Thing[]): Movement => ({
  ...holding(step(13, 1, [0, 0]), arms, ...things),
  view: 24,
})
const bothHands: Limb = { by: [9, -10, 3], pole: [0, -1, 1] }

export const carries: Figures = {
  'farmers-carry': carry(pinch, ...dumbbells()),
  'suitcase-carry': carry({ right: pinch, left: hanging }, { is: 'kettlebell', on: 'right' }),
  'goblet-carry': carry(goblet, goblets),
  'plate-pinch-carry': carry(
    pinch,
    { is: 'plate', on: 'right', off: [0, -6, 0] },
    { is: 'plate', on: 'left', off: [0, -6, 0] },
  ),
  'plate-overhead-carry': carry({ by: [2, 29, 6], pole: [0, 0.3, 1] }, { is: 'plate', on: 'hands', off: [0, 4, 0] }),
  'sandbag-carry': carry(bothHands, { is: 'sack', on: 'hands', off: [0, 4, 0] }),
  'front-rack-carry': carry({ right: rack, left: hanging }, { is: 'kettlebell', on: 'right', off: [1, -5, 4] }),
  'overhead-carry': carry(
    { right: { by: [0, 32, 9], pole: [0, 0, 1] }, left: hanging },
    { is: 'kettlebell', on: 'right', off: [-4, -3, 3] },
  ),
  'suitcase-march': march(86, [{ is: 'kettlebell', on: 'left' }], { right: hanging, left: pinch }),
  'goblet-march': march(86, [goblets], goblet),
}

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

// On the spot.
const boxing: Pose = {
  hips: [-2, 49, 0],
  lean: 6,
  twist: 10,
  arms: { by: [9, 3, 5], pole: [0.2, -1, 0.4] },
  legs: { right: { at: [-13, 3, 8] }, left: { at: [13, 3, 5] } },
}
const climber = (knee: Limb, own: Partial<Pose> = {}): Pose =>
  highPlank({ legs: { right: knee, left: { at: [-47.35, 8, 6], pole: [1, 0.7, 0] } }, ...own })
const knee: Limb = { at: [13, 8, 6], pole: [1, 0.7, 0] }
const climbing: Movement = {
  from: highPlank(),
  to: climber(knee, { toes: { right: [0, -1, 0], left: [0.35, -1, 0] } }),
  view: 14,
}
const jack = (hop: number): Movement => ({
  from: standing({ arms: { swing: 2, out: 10, bend: 4 } }),
  to: standing({
    hips: [0, 48.5 + hop, 0],
    arms: { swing: 2, out: hop > 0 ? 152 : 84, bend: 6, pole: [0, 1, 0] },
    legs: hop > 0 ? planted(0, 20) : { right: { at: [0, 3, 24] }, left: { at: [0, 3, 4] } },
  }),
  view: 74,
})
const down: Pose = highPlank({ hips: [1.5, 11, 0], lean: 86, arms: { at: [27, 1.5, 12], pole: [-1, 0.4, 0.7] } })
const leap = (height: number, reach: number): Pose =>
  standing({
    hips: [reach, 51 + height, 0],
    lean: 4,
    arms: { swing: 160, out: 12, bend: 10 },
    legs: { swing: -4, bend: 10 },
    toes: [0.4, -0.9, 0],
  })
const skate = (height: number): Movement => ({
  from: {
    hips: [-8, 41, 10],
    lean: 32,
    nod: -16,
    arms: { right: { swing: 20, out: 20, bend: 20 }, left: { swing: 60, out: -10, bend: 30 } },
    legs: { right: { at: [0, 3, 18] }, left: { swing: 0, out: -26, bend: 60 } },
  },
  to: {
    hips: [-8, 41 + height, -10],
    lean: 32,
    nod: -16,
    arms: { left: { swing: 20, out: 20, bend: 20 }, right: { swing: 60, out: -10, bend: 30 } },
    legs: { left: { at: [0, 3 + height, 18] }, right: { swing: 0, out: -26, bend: 60 } },
  },
  view: 70,
})
const crawling: Movement = {
  from: onAllFours({
    hips: [0, 31, 0],
    lean: 92,
    toes: [0.3, -1, 0],
    arms: { right: { at: [38, 1.5, 9], pole: [-0.4, 0, 1] }, left: { at: [22, 1.5, 9], pole: [-0.4, 0, 1] } },
    legs: { right: { at: [-24, 8, 6], pole: [1, -1, 0] }, left: { at: [-10, 8, 8], pole: [1, -0.6, 0] } },
  }),
  to: onAllFours({
    hips: [0, 31, 0],
    lean: 92,
    toes: [0.3, -1, 0],
    arms: { right: { at: [22, 1.5, 9], pole: [-0.4, 0, 1] }, left: { at: [38, 1.5, 9], pole: [-0.4, 0, 1] } },
    legs: { right: { at: [-10, 8, 8], pole: [1, -0.6, 0] }, left: { at: [-24, 8, 6], pole: [1, -1, 0] } },
  }),
  view: 14,
}
const sledBody = (reach: number): Pose => ({
  hips: [-14, 42, 0],
  lean: 58,
  nod: -25,
  arms: { at: [36, 52, 9], pole: [0, -1, 0.2] },
  legs: { right: { at: [-22 - reach, 5, 6] }, left: { at: [-32 + reach, 5, 6] } },
  toes: [0.85, -0.5, 0],
})
const sled: readonly Thing[] = [
  {
    is: 'line',
    width: 4,
    through: [
      [34, 2, 0],
      [74, 2, 0],
    ],
  },
  {
    is: 'line',
    width: 3.4,
    through: [
      [38, 3, 0],
      [38, 62, 0],
    ],
  },
  { is: 'still-ball', at: [58, 14, 0], radius: 9 },
]

export const endurance: Figures = {
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
  'marching-in-place': {
    ...march(86, [], hanging),
    from: standing({ arms: { right: bentArm(20, 40), left: bentArm(-20, 30) } }),
    to: standing({
      arms: { right: bentArm(-20, 30), left: bentArm(40, 60) },
      legs: { right: { swing: 86, bend: 86 }, left: { at: [0, 3, 3] } },
    }),
  },
  'easy-march': {
    ...march(56, [], hanging),
    to: standing({
      arms: { right: bentArm(-12, 20), left: bentArm(20, 20) },
      legs: { right: { swing: 50, bend: 60 }, left: { at: [0, 3, 3] } },
    }),
  },
  'shadow-boxing': {
    from: boxing,
    to: {
      ...boxing,
      twist: -35,
      arms: { right: { by: [32, 2, -2], pole: [0, -1, 0.4] }, left: { by: [9, 3, 5], pole: [0.2, -1, 0.4] } },
    },
    view: 26,
  },
  'slow-mountain-climber': climbing,
  'mountain-climber': {
    ...climbing,
    from: climber(knee, { toes: { right: [0, -1, 0], left: [0.35, -1, 0] } }),
    to: highPlank({
      legs: { right: { at: [-47.35, 8, 6], pole: [1, 0.7, 0] }, left: knee },
      toes: { right: [0.35, -1, 0], left: [0, -1, 0] },
    }),
  },
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
  'skater-step': skate(0),
  'skater-jump': skate(10),
  'jump-rope': {
    from: standing({ arms: { by: [9, -21, 16], pole: [-1, -0.6, 0] } }),
    to: standing({
      hips: [0, 58, 0],
      arms: { by: [9, -21, 16], pole: [-1, -0.6, 0] },
      legs: { swing: 0, bend: 8 },
      toes: [0.6, -0.8, 0],
    }),
    things: [{ is: 'swung-rope', top: 112 }],
    view: 62,
  },
  'battle-rope-waves': {
    from: {
      ...squatting({ hips: [-11, 40, 0], lean: 28, legs: planted(0, 11) }),
      arms: { right: { by: [22, 4, 8], pole: [0, -1, 0.5] }, left: { by: [20, -20, 8], pole: [-1, -0.3, 0.4] } },
    },
    to: {
      ...squatting({ hips: [-11, 40, 0], lean: 28, legs: planted(0, 11) }),
      arms: { right: { by: [20, -20, 8], pole: [-1, -0.3, 0.4] }, left: { by: [22, 4, 8], pole: [0, -1, 0.5] } },
    },
    things: [
      { is: 'rope', from: [78, 2, 4], to: 'right hand', stiff: true },
      { is: 'rope', from: [78, 2, -4], to: 'left hand', stiff: true },
    ],
    view: 16,
  },
  'jumping-jack': jack(1),
  'step-jack': jack(0),
  'bear-crawl': crawling,
  'step-back-burpee': { from: standing({ arms: hanging }), to: highPlank(), view: 14 },
  burpee: { from: down, to: leap(10, 0), view: 14 },
  'burpee-broad-jump': { from: down, to: leap(10, 34), view: 14 },
  'sled-drag': {
    from: {
      hips: [-10, 40, 0],
      lean: -14,
      arms: { at: [12, 58, 7] },
      legs: { right: { at: [8, 4, 6] }, left: { at: [-6, 4, 6] } },
    },
    to: {
      hips: [-10, 40, 0],
      lean: -14,
      arms: { at: [12, 58, 7] },
      legs: { right: { at: [-6, 4, 6] }, left: { at: [8, 4, 6] } },
    },
    things: [
      { is: 'rope', from: [58, 8, 0], to: 'hands' },
      {
        is: 'line',
        width: 4,
        through: [
          [54, 2, 0],
          [88, 2, 0],
        ],
      },
      { is: 'still-ball', at: [72, 13, 0], radius: 8 },
    ],
    view: 14,
  },
  'sled-push': {
    from: sledBody(0),
    to: { ...sledBody(0), legs: { right: { at: [-36, 5, 6] }, left: { at: [-18, 8, 6], pole: [1, 0.4, 0] } } },
    things: sled,
    view: 12,
  },
  'sled-pull': {
    from: { hips: [-12, 38, 0], lean: 18, nod: -10, arms: { by: [31, 0, 4], pole: [0, -1, 0.5] }, legs: planted(2, 9) },
    to: { hips: [-14, 40, 0], lean: -10, arms: { by: [9, -20, 5], pole: [-1, -0.3, 0.5] }, legs: planted(2, 9) },
    things: [
      { is: 'rope', from: [70, 16, 0], to: 'hands', stiff: true },
      {
        is: 'line',
        width: 4,
        through: [
          [66, 2, 0],
          [100, 2, 0],
        ],
      },
      { is: 'still-ball', at: [84, 13, 0], radius: 8 },
    ],
    view: 14,
  },
}

const dip: Pose = squatting({
  hips: [-11, 36, 0],
  lean: 32,
  arms: { swing: -30, out: 8, bend: 10 },
  legs: planted(0, 8),
})
const catching = (grip: Limb): Pose => ({
  ...squatting({ hips: [-7, 43, 0], lean: 14, nod: -8, legs: planted(0, 10) }),
  arms: grip,
})
const start: Pose = {
  hips: [-16, 27, 0],
  lean: 62,
  nod: -30,
  arms: { at: [5, 11.5, 13], pole: [-0.3, 0, 1] },
  legs: planted(0, 8),
}
const fromHang: Pose = {
  hips: [-11, 46, 0],
  lean: 40,
  nod: -20,
  arms: { swing: 34, out: 6, bend: 2 },
  legs: planted(0, 8),
}
const barRack: Limb = { by: [5, 1, 11], pole: [1, -0.3, 0.3] }
const oneUp = (right: Limb): Pose['arms'] => ({ right, left: { swing: 20, out: 30, bend: 20 } })
const swingLow: Pose = {
  hips: [-14, 43, 0],
  lean: 62,
  nod: -25,
  arms: { at: [-13, 31, 2], pole: [1, 0, 1] },
  legs: planted(0, 10),
}
const bell: Thing = { is: 'kettlebell', on: 'right', off: [-3, -4, 3] }

export const power: Figures = {
  'snap-down': {
    from: standing({
      hips: [3, 59, 0],
      legs: { at: [3, 11, 6] },
      toes: [0.68, -0.8, 0],
      arms: { swing: 165, out: 8, bend: 4 },
    }),
    to: dip,
    view: 16,
  },
  'pogo-hop': {
    from: standing({ hips: [1, 52, 0], arms: bentArm(10, 70) }),
    to: standing({ hips: [1, 64, 0], arms: bentArm(24, 70), legs: { swing: 0, bend: 2 }, toes: [0.4, -0.9, 0] }),
    view: 16,
  },
  'squat-jump': { from: dip, to: leap(14, 0), view: 16 },
  'broad-jump': { from: dip, to: { ...leap(6, 36), lean: 26, legs: { swing: 20, bend: 40 } }, view: 10 },
  'box-jump': {
    from: { ...dip, hips: [-21, 36, 0], legs: planted(-10, 8) },
    to: { ...squatting({ hips: [19, 58, 0], lean: 34, legs: { at: [30, 29, 8] } }), toes: [1, -0.1, 0] },
    things: [block(20, 46, 26)],
    view: 12,
  },
  'kettlebell-swing': {
    from: swingLow,
    to: standing({ hips: [1, 51.3, 0], arms: { swing: 88, out: -12, bend: 2 }, legs: planted(0, 10) }),
    things: [{ is: 'kettlebell', on: 'hands', off: [3, -5, 0] }],
    view: 18,
  },
  'dumbbell-snatch': {
    from: {
      ...start,
      arms: { right: { at: [4, 14, 2], pole: [-0.3, 0, 1] }, left: { swing: 50, out: 20, bend: 10 } },
      legs: planted(0, 11),
    },
    to: { ...catching(hanging), arms: oneUp({ by: [0, 32, 9], pole: [0, 0, 1] }) },
    things: [{ is: 'dumbbell', on: 'right', along: [1, 0, 0] }],
    view: 30,
  },
  'kettlebell-snatch': {
    from: {
      ...swingLow,
      arms: { right: { at: [-13, 31, 1], pole: [1, 0, 1] }, left: { swing: 50, out: 30, bend: 10 } },
    },
    to: standing({ arms: oneUp({ by: [0, 32, 9], pole: [0, 0, 1] }), legs: planted(0, 10) }),
    things: [bell],
    view: 30,
  },
  'single-arm-clean': {
    from: {
      ...swingLow,
      arms: { right: { at: [-10, 28, 1], pole: [1, 0, 1] }, left: { swing: 50, out: 30, bend: 10 } },
    },
    to: standing({ arms: oneUp({ by: [6, -1, 8], pole: [0.4, -1, 0.2] }), legs: planted(0, 10) }),
    things: [bell],
    view: 30,
  },
  'power-clean': { from: start, to: catching(barRack), things: [{ is: 'barbell', plate: 10 }], view: 46 },
  'hang-power-clean': { from: fromHang, to: catching(barRack), things: [{ is: 'barbell' }], view: 46 },
  'power-snatch': {
    from: { ...start, arms: { at: [5, 12, 17], pole: [-0.3, 0, 1] } },
    to: catching({ by: [-1, 28, 21], pole: [0, 0, 1] }),
    things: [{ is: 'barbell', half: 30, plate: 10 }],
    view: 50,
  },
  'dumbbell-push-press': {
    from: {
      ...squatting({ hips: [-4, 45, 0], lean: 6, nod: 0, legs: planted(0, 9) }),
      arms: { by: [4, 3, 13], pole: [0.3, -1, 0.5] },
    },
    to: standing({ arms: overhead, legs: planted(0, 9) }),
    things: dumbbells([0, 0, 1]),
    view: 32,
  },
  'push-press': {
    from: {
      ...squatting({ hips: [-4, 45, 0], lean: 6, nod: 0, legs: planted(0, 9) }),
      arms: { by: [5, 1, 14], pole: [0.6, -1, 0.1] },
    },
    to: standing({ arms: { by: [1, 31, 13], pole: [0, 0.3, 1] }, legs: planted(0, 9) }),
    things: [{ is: 'barbell' }],
    view: 48,
  },
  'ball-slam': {
    from: standing({
      hips: [1, 56, 0],
      legs: { at: [2, 8, 8] },
      toes: [0.75, -0.66, 0],
      arms: { by: [3, 29, 6], pole: [0, 0.3, 1] },
    }),
    to: { ...squatting({ hips: [-14, 34, 0], lean: 62, curl: 24, legs: planted(0, 10) }), arms: { at: [18, 16, 6] } },
    things: [{ is: 'ball', on: 'hands', radius: 7.5, off: [2, -2, 0] }],
    view: 18,
  },
  'rotational-throw': {
    from: standing({
      hips: [-4, 47, 0],
      lean: 12,
      twist: 50,
      arms: { by: [14, -20, 3], pole: [0, 0, 1] },
      legs: planted(0, 13),
    }),
    to: standing({ hips: [0, 50, 0], twist: -40, arms: { by: [29, -4, 4], pole: [0, 0, 1] }, legs: planted(0, 13) }),
    things: [{ is: 'ball', on: 'hands', radius: 6.5, off: [2, 0, 0] }],
    view: 48,
  },
  'sandbag-clean': {
    from: { ...start, arms: { at: [5, 12, 6], pole: [-0.3, 0, 1] }, legs: planted(0, 12) },
    to: standing({ arms: { by: [9, -8, 4], pole: [0, -1, 1] }, legs: planted(0, 11) }),
    things: [{ is: 'sack', on: 'hands' }],
    view: 36,
  },
}
