import type { Movement } from '../movement.ts'
import type { Limb, Pose } from '../pose.ts'
import { barbell, block, dumbbells, type Figures, highPlank, standing, wall, withThings } from '../stances.ts'
import {
  atWall,
  backrest,
  bands,
  flat,
  floor,
  type Hands,
  incline,
  lying,
  machineSeat,
  oneSided,
  onKnees,
  pressing,
  reclined,
  slope,
} from './push-parts.ts'

// Push-ups: hands on the floor or an edge, toes or knees below.
const low: Pose = highPlank({
  hips: [1.5, 11, 0],
  lean: 86,
  arms: { at: [27, 1.5, 12], pole: [-1, 0.4, 0.7] },
  legs: { at: [-47.35, 8, 6], pole: [0, -1, 0] },
})
const pushUp: Movement = { from: highPlank({ arms: { at: [29, 1.5, 12], pole: [-0.6, 0, 1] } }), to: low, view: 14 }
const onBench: Hands = {
  up: { at: [-28, 62, 12], pole: [1, -0.2, 1] },
  down: { at: [-23, 38, 17], pole: [0.6, -1, 0.7] },
}
const close: Hands = { up: { at: [-28, 62, 8], pole: [1, -0.2, 1] }, down: { at: [-20, 38, 8], pole: [1, -1, 0.2] } }
const inclined: Hands = { up: { by: [27, 17, 12], pole: [0, -1, 1] }, down: { by: [7, 1, 18], pole: [-0.2, -1, 0.7] } }
const fromElbows: Hands = {
  up: { at: [-28, 37, 12], pole: [1, -0.2, 1] },
  down: { at: [-22, 19.5, 18], pole: [1, -1, 0.9] },
}
const open: Hands = { up: { at: [-29, 61, 4], pole: [0.3, 0, 1] }, down: { at: [-29, 36, 34], pole: [0.3, -1, 0.6] } }

// Upright.
const front: Hands = { up: { by: [31, -2, 6], pole: [0, -0.5, 1] }, down: { by: [6, -5, 14], pole: [-0.6, -0.6, 1] } }
const besideFloor: Limb = { at: [-2, 3, 22], pole: [0, 0.2, 1] }

// Dips: bars at the sides, the body between them.
const dips = (handY: number, own: Partial<Movement> = {}): Movement => ({
  from: {
    hips: [-3, handY + 2, 0],
    lean: 6,
    arms: { at: [0, handY, 13], pole: [-1, 0, 0.3] },
    legs: { swing: -6, bend: 60 },
  },
  to: {
    hips: [-6, handY - 19, 0],
    lean: 24,
    nod: -10,
    arms: { at: [0, handY, 13], pole: [-1, 0.4, 0.3] },
    legs: { swing: -6, bend: 60 },
  },
  things: [
    {
      is: 'line',
      width: 3.4,
      through: [
        [-20, 58, 13],
        [18, 58, 13],
      ],
    },
    {
      is: 'line',
      width: 2.4,
      through: [
        [12, 58, 13],
        [12, 1, 13],
      ],
    },
    {
      is: 'line',
      width: 2.4,
      through: [
        [-14, 58, 13],
        [-14, 1, 13],
      ],
    },
  ],
  view: 18,
  ...own,
})

export const horizontalPushes: Figures = {
  'wall-push-up': atWall(13),
  'incline-push-up': incline,
  'knee-push-up': onKnees(),
  'knee-fist-push-up': onKnees(9),
  'push-up': pushUp,
  'scapular-push-up': {
    from: highPlank({ arms: { at: [29, 1.5, 10], pole: [-0.4, 0, 1] } }),
    to: highPlank({ hips: [0, 19, 0], lean: 76.5, curl: -12, arms: { at: [29, 1.5, 10], pole: [-0.4, 0, 1] } }),
    view: 14,
  },
  'slow-push-up': pushUp,
  'feet-elevated-push-up': {
    from: highPlank({
      hips: [-2, 33, 0],
      lean: 92,
      arms: { at: [27, 1.5, 12], pole: [-0.4, 0, 1] },
      legs: { at: [-50.3, 35, 6], pole: [0, -1, 0] },
    }),
    to: highPlank({
      hips: [-3, 22, 0],
      lean: 101,
      arms: { at: [24, 1.5, 12], pole: [-1, 0.4, 0.7] },
      legs: { at: [-50.3, 35, 6], pole: [0, -1, 0] },
    }),
    things: [block(-66, -42, 27)],
    view: 12,
  },
  'dumbbell-floor-press': { ...pressing(floor, fromElbows), things: dumbbells([0, 0, 1]), view: 18 },
  'kettlebell-floor-press': {
    ...oneSided(pressing(floor, fromElbows), besideFloor),
    things: [{ is: 'kettlebell', on: 'right', off: [-3, -3, 3] }],
    view: 18,
  },
  'dumbbell-bench-press': { ...pressing(lying, onBench), things: [...flat, ...dumbbells([0, 0, 1])], view: 24 },
  'incline-dumbbell-press': {
    ...pressing(reclined(-52), inclined),
    things: [...slope(-52), ...dumbbells([0, 0, 1])],
    view: 20,
  },
  'bench-press': { ...pressing(lying, onBench), things: [...flat, barbell], view: 42 },
  'pause-bench-press': { ...pressing(lying, onBench), things: [...flat, barbell], view: 42 },
  'close-grip-bench-press': { ...pressing(lying, close), things: [...flat, barbell], view: 42 },
  'incline-bench-press': { ...pressing(reclined(-52), inclined), things: [...slope(-52), barbell], view: 38 },
  'chest-press': {
    ...pressing(machineSeat(), {
      up: { by: [29, -9, 10], pole: [0, -0.5, 1] },
      down: { by: [8, -9, 14], pole: [-0.6, -0.6, 1] },
    }),
    things: [...backrest(), { is: 'handle', on: 'right' }, { is: 'handle', on: 'left' }],
    view: 22,
  },
  'band-chest-press': { ...pressing(standing(), front), things: bands([-7, 74, 0]), view: 24 },
  'close-grip-push-up': {
    ...pushUp,
    from: highPlank({ arms: { at: [29, 1.5, 4], pole: [-1, 0, 0.4] } }),
    to: { ...low, arms: { at: [27, 1.5, 4], pole: [-1, 0.6, 0.3] } },
    view: 22,
  },
  'archer-push-up': {
    from: highPlank({ arms: { at: [28, 1.5, 22], pole: [-0.6, 0.2, 1] }, hips: [0, 17, 0], lean: 80 }),
    to: highPlank({
      hips: [1, 11, 4],
      lean: 86,
      arms: { right: { at: [27, 1.5, 22], pole: [-0.6, 1, 0.6] }, left: { at: [29, 1.5, 29] } },
    }),
    view: 52,
  },
  'suspension-push-up': {
    from: highPlank({
      hips: [0, 26, 0],
      lean: 68,
      arms: { at: [32, 14, 10], pole: [-0.4, 0, 1] },
      legs: { at: [-45.4, 8, 6], pole: [0, -1, 0] },
    }),
    to: highPlank({
      hips: [2, 20, 0],
      lean: 77,
      arms: { at: [30, 14, 14], pole: [-1, 0.6, 0.7] },
      legs: { at: [-45.4, 8, 6], pole: [0, -1, 0] },
    }),
    things: [
      { is: 'rope', from: [32, 105, 10], to: 'right hand' },
      { is: 'rope', from: [32, 105, -10], to: 'left hand' },
    ],
    view: 16,
  },
  'plyo-push-up': {
    from: low,
    to: highPlank({ hips: [0, 24, 0], lean: 70, arms: { at: [31, 8, 12], pole: [-0.6, 0, 1] } }),
    view: 14,
  },
  'knee-plyo-push-up': {
    from: onKnees().to,
    to: { ...onKnees().from, hips: [-1, 21, 0], lean: 60, arms: { at: [30, 9, 12], pole: [-0.6, 0, 1] } },
    view: 14,
  },
  'assisted-dip': withThings(
    dips(58, {
      from: { ...dips(58).from, legs: { at: [-16, 18, 6], pole: [1, -0.5, 0] }, toes: [-1, -0.2, 0] },
      to: { ...dips(58).to, hips: [-6, 41, 0], legs: { at: [-26, 6, 6], pole: [1, -0.6, 0] }, toes: [-1, -0.2, 0] },
    }),
    { is: 'rope', from: 'right knee', to: 'left knee' },
  ),
  dip: dips(58),
  'ring-dip': dips(70, {
    things: [
      { is: 'rope', from: [0, 128, 13], to: 'right hand' },
      { is: 'rope', from: [0, 128, -13], to: 'left hand' },
    ],
  }),
  'ring-support-hold': {
    ...dips(62),
    from: { ...dips(62).from, legs: { swing: -2, bend: 8 }, lean: 2 },
    to: { ...dips(62).from, legs: { swing: -2, bend: 8 }, lean: 2, arms: { at: [2, 62, 15], pole: [-1, 0, 0.3] } },
    things: [
      { is: 'rope', from: [0, 122, 13], to: 'right hand' },
      { is: 'rope', from: [0, 122, -13], to: 'left hand' },
    ],
  },
  'straight-bar-dip': dips(60, {
    from: {
      ...dips(60).from,
      hips: [-9, 61, 0],
      lean: 16,
      arms: { at: [4, 60, 12], pole: [-1, 0, 0.3] },
      legs: { swing: -14, bend: 12 },
    },
    to: {
      ...dips(60).to,
      hips: [-14, 44, 0],
      lean: 34,
      arms: { at: [4, 60, 12], pole: [-1, 0.5, 0.3] },
      legs: { swing: -4, bend: 12 },
    },
    things: [{ is: 'rail', at: [4, 60], half: 24, post: true }],
    view: 24,
  }),
  'dumbbell-fly': {
    from: { ...lying, arms: open.up },
    to: { ...lying, arms: open.down },
    things: [...flat, ...dumbbells()],
    view: 48,
  },
  'cable-fly': {
    from: standing({
      lean: 10,
      arms: { swing: 80, out: 78, bend: 20, pole: [1, 0, 0] },
      legs: { right: { at: [10, 3, 6] }, left: { at: [-10, 3, 6] } },
    }),
    to: standing({
      lean: 10,
      arms: { by: [28, -10, 1], pole: [0, 0, 1] },
      legs: { right: { at: [10, 3, 6] }, left: { at: [-10, 3, 6] } },
    }),
    things: [
      { is: 'rope', from: [-16, 112, 48], to: 'right hand' },
      { is: 'rope', from: [-16, 112, -48], to: 'left hand' },
    ],
    view: 58,
  },
  'pec-deck-fly': {
    from: { ...machineSeat(), arms: { swing: 85, out: 76, bend: 25, pole: [1, 0.3, 0] } },
    to: { ...machineSeat(), arms: { by: [27, -3, 2], pole: [0, 0, 1] } },
    things: [...backrest(), { is: 'handle', on: 'right' }, { is: 'handle', on: 'left' }],
    view: 56,
  },
  'chest-pass-throw': {
    from: standing({ arms: { by: [9, -6, 6], pole: [-0.4, -0.4, 1] } }),
    to: standing({ lean: 8, arms: { by: [30, 0, 5], pole: [0, 0, 1] } }),
    things: [{ is: 'ball', on: 'hands', radius: 7, off: [5, 0, 0] }, wall(62)],
    view: 18,
  },
}
