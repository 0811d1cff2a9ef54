import type { Movement } from '../movement.ts'
import type { Limb, Pose } from '../pose.ts'
import {
  bar,
  barHeight,
  bench,
  block,
  type Figures,
  hanging,
  hangingFrom,
  legsOf,
  planted,
  seated,
  standing,
} from '../stances.ts'
import type { Thing } from '../thing.ts'
import type { Vector } from '../vector.ts'
import { pulling } from './pull-parts.ts'

// Hanging.
const chin = (own: Partial<Pose> = {}): Pose => ({
  ...hangingFrom(14),
  hips: [-4, barHeight - 36, 0],
  lean: -8,
  nod: -8,
  arms: { at: [0, barHeight, 14], pole: [0.1, -1, 0.9] },
  ...own,
})
const pullUp: Movement = { from: hangingFrom(14), to: chin(), things: [bar], view: 30 }
const ringRopes: readonly Thing[] = [
  { is: 'rope', from: [0, barHeight + 22, 12], to: 'right hand' },
  { is: 'rope', from: [0, barHeight + 22, -12], to: 'left hand' },
]
const support: Pose = {
  hips: [-7, barHeight + 1, 0],
  lean: 12,
  arms: { at: [0, barHeight, 12], pole: [-1, 0, 0.3] },
  legs: { swing: -8, bend: 10 },
}
const lever = (legs: Pose['legs'], curl = 0, lean = -86): Movement => {
  const hips: Vector = [18, 32, 0]
  const arms: Limb = { at: [0, 62, 12], pole: [1, 0, 0.4] }
  return {
    from: { hips, lean, curl, nod: 15, arms, legs },
    to: { hips: [18, 33, 0], lean: lean - 1, curl, nod: 15, arms, legs },
    things: [{ is: 'rail', at: [0, 62], half: 26, post: true }],
    view: 14,
  }
}

// Pulldowns.
const pulldownSeat: Pose = seated({ hips: [-20, 29, 0], lean: -8, legs: planted(4, 8) })
const down: Limb = { by: [7, -3, 16], pole: [-0.3, -1, 0.6] }
const high: Limb = { by: [7, 28, 17], pole: [0, 0, 1] }
const pullover = (body: Pose, things: readonly Thing[], reach: readonly [Vector, Vector]): Movement => ({
  from: { ...body, arms: { at: reach[0], pole: [1, 0, 1] } },
  to: { ...body, arms: { at: reach[1], pole: [0.4, 1, 1] } },
  things,
  view: 16,
})
const flatOnFloor: Pose = { hips: [0, 5, 0], lean: -90, arms: hanging, legs: { at: [27, 3, 8] } }
const straightArm = (...grip: readonly Thing[]): Movement => ({
  from: standing({ hips: [-8, 49, 0], lean: 24, arms: { by: [27, 16, 7], pole: [0, 0, 1] } }),
  to: standing({ hips: [-6, 50, 0], lean: 16, arms: { by: [9, -29, 8], pole: [-0.5, 0, 1] } }),
  things: [{ is: 'rope', from: [52, 124, 0], to: 'hands' }, ...grip],
  view: 18,
})

export const verticalPulls: Figures = {
  'dead-hang': { from: hangingFrom(12), to: hangingFrom(12), things: [bar], view: 30 },
  'negative-pull-up': { ...pullUp, from: pullUp.to, to: pullUp.from, things: [bar, block(14, 34, 30)] },
  'jumping-pull-up': {
    ...pullUp,
    from: {
      hips: [-1, 55, 0],
      lean: 2,
      nod: -6,
      arms: { at: [0, barHeight, 14], pole: [0.1, -1, 0.9] },
      legs: { at: [-2, 7, 8] },
      toes: [0.75, -0.65, 0],
    },
  },
  'band-assisted-pull-up': {
    ...pullUp,
    from: hangingFrom(14, { legs: { swing: 10, bend: 40 } }),
    to: chin({ legs: { swing: 10, bend: 40 } }),
    things: [bar, { is: 'rope', from: [0, barHeight, 0], to: 'right foot' }],
  },
  'machine-assisted-pull-up': {
    ...pullUp,
    from: hangingFrom(14, { legs: { swing: 4, bend: 84 } }),
    to: chin({ legs: { swing: 4, bend: 84 } }),
    things: [bar, { is: 'rope', from: 'right knee', to: 'left knee', stiff: true }],
  },
  'chin-up': {
    ...pullUp,
    from: hangingFrom(8),
    to: chin({ arms: { at: [0, barHeight, 8], pole: [0.6, -1, 0.1] } }),
    view: 24,
  },
  'pull-up': pullUp,
  'scapular-pull-up': {
    ...pullUp,
    from: hangingFrom(14, { hips: [0, barHeight - 67, 0], shrug: 5, legs: { swing: 4, bend: 70 } }),
    to: hangingFrom(14, { lean: -3, legs: { swing: 4, bend: 70 } }),
  },
  'weighted-pull-up': { ...pullUp, things: [bar, { is: 'plate', on: 'hips', off: [2, -18, 0] }] },
  'chest-to-bar-pull-up': {
    ...pullUp,
    to: chin({ hips: [-9, barHeight - 27, 0], lean: -16, arms: { at: [0, barHeight, 15], pole: [-0.4, -1, 0.8] } }),
  },
  'explosive-pull-up': {
    ...pullUp,
    to: chin({
      hips: [-10, barHeight - 19, 0],
      lean: -14,
      arms: { at: [0, barHeight, 15], pole: [-0.8, -0.8, 0.8] },
      legs: { swing: 12, bend: 16 },
    }),
  },
  'band-assisted-muscle-up': {
    ...pullUp,
    to: support,
    things: [bar, { is: 'rope', from: [0, barHeight, 0], to: 'right foot' }],
  },
  'bar-muscle-up': { ...pullUp, to: support },
  'ring-muscle-up': {
    ...pullUp,
    from: hangingFrom(10),
    to: { ...support, hips: [-3, barHeight + 1, 0], lean: 5, arms: { at: [0, barHeight, 12], pole: [-1, 0, 0.3] } },
    things: ringRopes,
  },
  'tuck-front-lever': lever({ swing: 128, bend: 140 }, 34),
  'advanced-tuck-front-lever': lever({ swing: 92, bend: 130 }, 4),
  'single-leg-front-lever': lever({ right: { swing: 0, bend: 3 }, left: { swing: 110, bend: 130 } }),
  'front-lever': lever({ swing: 0, bend: 2 }),
  'lat-pulldown': {
    ...pulling(pulldownSeat, high, down),
    things: [
      bench(-32, -8, 23),
      legsOf(-32, -8, 23),
      { is: 'rope', from: [-14, 124, 0], to: 'hands' },
      { is: 'barbell', plate: 0, half: 22 },
    ],
    view: 32,
  },
  'straight-arm-pulldown': straightArm({ is: 'handle', on: 'hands' }),
  'band-straight-arm-pulldown': straightArm(),
  'kneeling-band-pulldown': {
    from: {
      hips: [0, 29, 0],
      lean: 6,
      arms: { by: [9, 29, 8], pole: [0, 0, 1] },
      legs: { at: [-22, 3, 6], pole: [1, -0.5, 0] },
      toes: [-1, -0.1, 0],
    },
    to: {
      hips: [0, 29, 0],
      lean: 4,
      arms: { by: [7, -3, 13], pole: [-0.3, -1, 0.6] },
      legs: { at: [-22, 3, 6], pole: [1, -0.5, 0] },
      toes: [-1, -0.1, 0],
    },
    things: [
      { is: 'rope', from: [30, 120, 0], to: 'right hand' },
      { is: 'rope', from: [30, 120, 0], to: 'left hand' },
    ],
    view: 20,
  },
  'band-overhead-pulldown': {
    ...pulling(standing(), { by: [3, 30, 10], pole: [0, 0, 1] }, { by: [7, 0, 22], pole: [-0.3, -1, 0.5] }),
    things: [{ is: 'rope', from: 'left hand', to: 'right hand' }],
    view: 66,
  },
  'single-arm-band-pulldown': {
    from: standing({ arms: { by: [3, 31, 6], pole: [0, 0, 1] } }),
    to: standing({
      arms: { right: { by: [6, -4, 17], pole: [-0.2, -1, 0.3] }, left: { by: [3, 31, 6], pole: [0, 0, 1] } },
    }),
    things: [{ is: 'rope', from: 'left hand', to: 'right hand' }],
    view: 66,
  },
  'floor-pullover': pullover(
    flatOnFloor,
    [{ is: 'dumbbell', on: 'hands', along: [0, 1, 0] }],
    [
      [-31, 36, 3],
      [-60, 12, 3],
    ],
  ),
  'bridge-pullover': pullover(
    { hips: [4, 24, 0], lean: -122, nod: 28, arms: hanging, legs: { at: [29, 3, 6] } },
    [{ is: 'dumbbell', on: 'hands', along: [0, 1, 0] }],
    [
      [-24, 39, 3],
      [-52, 16, 3],
    ],
  ),
  'bench-pullover': pullover(
    { hips: [0, 30, 0], lean: -90, arms: hanging, legs: { at: [26, 3, 10] } },
    [bench(-42, 6, 25), legsOf(-42, 6, 25), { is: 'dumbbell', on: 'hands', along: [0, 1, 0] }],
    [
      [-32, 61, 3],
      [-60, 36, 3],
    ],
  ),
}
