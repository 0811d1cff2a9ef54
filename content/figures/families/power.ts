import type { Limb, Pose } from '../pose.ts'
import { block, dumbbells, type Figures, hanging, overhead, planted, squatting, standing } from '../stances.ts'
import type { Thing } from '../thing.ts'
import { bentArm, leap, start } from './endurance-parts.ts'

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
