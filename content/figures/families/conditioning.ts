import type { Movement } from '../movement.ts'
import type { Limb, Pose } from '../pose.ts'
import { type Figures, hanging, highPlank, onAllFours, planted, squatting, standing } from '../stances.ts'
import type { Thing } from '../thing.ts'
import { bentArm, down, knee, leap, march } from './endurance-parts.ts'

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
  'easy-side-step': {
    from: standing({ arms: { swing: 0, out: 14, bend: 8 } }),
    to: standing({
      hips: [0, 48.5, 0],
      arms: { swing: 20, out: 48, bend: 10 },
      legs: { right: { at: [0, 3, 20] }, left: { at: [0, 3, 8] } },
    }),
    view: 74,
  },
  'easy-heel-kick': {
    from: standing({ arms: { right: bentArm(20, 40), left: bentArm(-20, 30) } }),
    to: standing({
      arms: { right: bentArm(-20, 30), left: bentArm(20, 40) },
      legs: { right: { swing: -4, bend: 112 }, left: { at: [0, 3, 3] } },
    }),
    view: 20,
  },
  'easy-reach': {
    from: standing({ arms: { swing: 2, out: 10, bend: 4 } }),
    to: standing({
      hips: [0, 48.5, 0],
      arms: { swing: 2, out: 140, bend: 10, pole: [0, 1, 0] },
      legs: { right: { at: [0, 3, 20] }, left: { at: [0, 3, 4] } },
    }),
    view: 74,
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
