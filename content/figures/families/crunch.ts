import type { Movement } from '../movement.ts'
import type { Limb, Pose } from '../pose.ts'
import {
  bar,
  behindHead,
  bench,
  type Figures,
  hanging,
  hangingFrom,
  kneeling,
  planted,
  rest,
  seated,
  standing,
  supine,
} from '../stances.ts'
import { sidePlank } from './core-parts.ts'

const curledUp = (curl: number, lean: number, arms: Limb): Pose => supine({ lean, curl, nod: 12, arms })
const chop = (own: Partial<Movement> = {}): Movement => ({
  from: standing({ twist: 40, tilt: 4, arms: { by: [20, 18, 2], pole: [0, 0, 1] }, legs: planted(0, 13) }),
  to: standing({
    hips: [-5, 45, 0],
    lean: 24,
    twist: -45,
    arms: { by: [22, -22, 2], pole: [0, 0, 1] },
    legs: planted(0, 13),
  }),
  view: 56,
  ...own,
})
const vSit = (twist: number): Pose => ({
  hips: [0, 5, 0],
  lean: -38,
  curl: 8,
  twist,
  arms: { by: [20, -16, 2], pole: [0, -1, 1] },
  legs: { at: [32, 6, 5], pole: [0, 1, 0] },
  toes: [0.8, 0.5, 0],
})
const legRaise = (legs: Pose['legs']): Pose => supine({ arms: { swing: 0, out: 14, bend: 0 }, legs })
const hang = (legs: Pose['legs'], lean = 0, curl = 0): Pose => hangingFrom(12, { lean, curl, legs })
const crunchOnKnees: Movement = {
  from: kneeling({ lean: 12, hips: [-6, 26, 0], arms: { by: [6, 8, 5], pole: [0.6, -0.6, 0.6] } }),
  to: kneeling({ lean: 66, curl: 50, nod: 20, hips: [-8, 25, 0], arms: { by: [8, 8, 5], pole: [0.6, -0.6, 0.6] } }),
  things: [{ is: 'rope', from: [38, 122, 0], to: 'hands' }],
  view: 14,
}

export const flexions: Figures = {
  crunch: { from: supine({ arms: behindHead }), to: curledUp(38, -72, behindHead), view: 12 },
  'toe-taps': {
    from: supine({ legs: { swing: 90, bend: 90 } }),
    to: supine({ legs: { right: { swing: 50, bend: 90 }, left: { swing: 90, bend: 90 } } }),
    view: 12,
  },
  'reverse-crunch': {
    from: legRaise({ swing: 88, bend: 92 }),
    to: { ...legRaise({ swing: 112, bend: 100 }), hips: [-2, 13, 0], lean: -104, curl: 24, nod: 12 },
    view: 12,
  },
  'sit-up': {
    from: supine({ arms: { by: [8, -9, 2], pole: [0, -1, 0.8] } }),
    to: supine({ lean: -12, curl: 30, nod: 8, arms: { by: [8, -9, 2], pole: [0, -1, 0.8] } }),
    view: 12,
  },
  'weighted-crunch': {
    from: supine({ arms: { by: [10, -6, 3], pole: [0, -1, 0.8] } }),
    to: curledUp(38, -72, { by: [10, -6, 3], pole: [0, -1, 0.8] }),
    things: [{ is: 'plate', on: 'hands' }],
    view: 14,
  },
  'lying-leg-raise': { from: legRaise({ swing: 6, bend: 3 }), to: legRaise({ swing: 86, bend: 6 }), view: 12 },
  'hanging-knee-raise': {
    from: hang({ swing: -2, bend: 10 }),
    to: hang({ swing: 108, bend: 112 }, -8, 22),
    things: [bar],
    view: 18,
  },
  'hanging-leg-raise': {
    from: hang({ swing: -2, bend: 6 }),
    to: hang({ swing: 96, bend: 4 }, -10, 22),
    things: [bar],
    view: 18,
  },
  'cable-crunch': crunchOnKnees,
  'ab-crunch-machine': {
    from: seated({ hips: [-20, 29, 0], lean: -8, arms: { by: [5, 4, 10], pole: [0.6, -1, 0.3] } }),
    to: seated({ hips: [-20, 29, 0], lean: 34, curl: 34, nod: 10, arms: { by: [5, 4, 10], pole: [0.6, -1, 0.3] } }),
    things: [
      bench(-32, -6, 23),
      rest([-30, 26, 0], [-35, 56, 0]),
      { is: 'handle', on: 'right' },
      { is: 'handle', on: 'left' },
    ],
    view: 18,
  },
}

export const rotations: Figures = {
  'heel-taps': {
    from: supine({ lean: -78, curl: 22, nod: 8, arms: { swing: 6, out: 16, bend: 0 }, legs: { at: [26, 3, 8] } }),
    to: supine({
      lean: -78,
      curl: 22,
      nod: 8,
      tilt: 18,
      arms: { swing: 6, out: 10, bend: 0 },
      legs: { at: [26, 3, 8] },
    }),
    view: 14,
    above: 40,
  },
  'cross-body-march': {
    from: standing({ arms: behindHead }),
    to: standing({
      twist: 30,
      curl: 16,
      lean: 8,
      arms: behindHead,
      legs: { right: { at: [0, 3, 4] }, left: { swing: 100, out: -14, bend: 100 } },
    }),
    view: 40,
  },
  'bicycle-crunch': {
    from: supine({
      lean: -74,
      curl: 30,
      twist: 28,
      arms: behindHead,
      legs: { right: { swing: 14, bend: 4 }, left: { swing: 96, bend: 100 } },
    }),
    to: supine({
      lean: -74,
      curl: 30,
      twist: -28,
      arms: behindHead,
      legs: { right: { swing: 96, bend: 100 }, left: { swing: 14, bend: 4 } },
    }),
    view: 16,
  },
  'russian-twist': { from: vSit(38), to: vSit(-38), view: 48 },
  'weighted-russian-twist': { from: vSit(38), to: vSit(-38), things: [{ is: 'plate', on: 'hands' }], view: 48 },
  'side-plank-rotation': {
    from: {
      ...sidePlank(19, 70),
      arms: { right: { swing: 90, out: 80, bend: 0 }, left: { at: [28, 3, -17], pole: [0, -1, 0] } },
    },
    to: {
      ...sidePlank(19, 70),
      twist: 45,
      arms: { right: { by: [16, -20, -14], pole: [0, 1, 0.4] }, left: { at: [28, 3, -17], pole: [0, -1, 0] } },
    },
    view: 6,
  },
  'cable-woodchop': chop({
    things: [
      { is: 'rope', from: [4, 122, -50], to: 'hands' },
      { is: 'handle', on: 'hands' },
    ],
  }),
  'band-woodchop': chop({ things: [{ is: 'rope', from: [4, 122, -50], to: 'hands' }] }),
  'kettlebell-windmill': {
    from: standing({ arms: { right: { by: [0, 32, 8], pole: [0, 0, 1] }, left: hanging }, legs: planted(0, 14) }),
    to: standing({
      hips: [-4, 49, 6],
      tilt: -62,
      lean: 14,
      twist: 12,
      nod: -10,
      arms: { right: { at: [2, 104, 4] }, left: { at: [6, 22, 14], pole: [1, 0, 0] } },
      legs: { right: { at: [0, 3, 12] }, left: { at: [0, 3, 18] } },
    }),
    things: [{ is: 'kettlebell', on: 'right', off: [-4, -3, 3] }],
    view: 72,
  },
}
