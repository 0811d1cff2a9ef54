import type { Movement } from '../movement.ts'
import type { Limb } from '../pose.ts'
import {
  bench,
  dumbbells,
  type Figures,
  hinged,
  legsOf,
  oneDumbbell,
  prone,
  rest,
  seated,
  standing,
} from '../stances.ts'
import type { Thing } from '../thing.ts'
import { feet, pulling } from './pull-parts.ts'

const low: Limb = { swing: 6, out: 10, bend: 12, pole: [1, 0, 0] }
const side: Limb = { swing: 20, out: 84, bend: 14, pole: [1, 0, 0] }
const raise = (things: readonly Thing[]): Movement => ({ ...pulling(standing(), low, side), things, view: 64 })
const atSide: Limb = { by: [18, -16, 5], pole: [-0.4, -1, 0] }
const outside: Limb = { by: [10, -16, 22], pole: [-1, -1, -0.2] }

export const shoulderRaises: Figures = {
  'prone-t-raise': {
    from: prone({ arms: { swing: 70, out: 78, bend: 0, pole: [0, 1, 0] } }),
    to: prone({ arms: { swing: 100, out: 80, bend: 0, pole: [0, 1, 0] }, hips: [0, 6, 0], lean: 86, curl: -8 }),
    view: 16,
    above: 40,
  },
  'prone-y-raise': {
    from: prone({ arms: { swing: 172, out: 34, bend: 0, pole: [0, 1, 0] } }),
    to: prone({ arms: { swing: 190, out: 34, bend: 0, pole: [0, 1, 0] }, lean: 86, curl: -8 }),
    view: 16,
    above: 40,
  },
  'dumbbell-lateral-raise': raise(dumbbells()),
  'band-lateral-raise': raise(feet),
  'cable-lateral-raise': {
    ...raise([{ is: 'rope', from: [4, 4, -34], to: 'right hand' }]),
    from: standing({
      arms: {
        right: { swing: 20, out: -4, bend: 12, pole: [1, 0, 0] },
        left: { by: [3, -24, 11], pole: [-0.4, 0, 1] },
      },
    }),
    to: standing({ arms: { right: side, left: { by: [3, -24, 11], pole: [-0.4, 0, 1] } } }),
  },
  'machine-lateral-raise': {
    ...pulling(
      seated({ hips: [-20, 29, 0] }),
      { swing: 6, out: 12, bend: 90, pole: [1, 0, 0] },
      { swing: 16, out: 84, bend: 90, pole: [1, 0, 0] },
    ),
    things: [bench(-32, -8, 23), legsOf(-32, -8, 23), { is: 'handle', on: 'right' }, { is: 'handle', on: 'left' }],
    view: 62,
  },
  'dumbbell-rear-delt-fly': {
    ...pulling(
      hinged({ hips: [-14, 45, 0], lean: 72 }),
      { swing: 82, out: 0, bend: 8, pole: [0, 0, 1] },
      { swing: 86, out: 80, bend: 12, pole: [0, -1, 0] },
    ),
    things: dumbbells(),
    view: 62,
  },
  'front-raise': {
    ...pulling(standing(), { swing: 10, out: -6, bend: 6 }, { swing: 96, out: -12, bend: 6 }),
    things: [{ is: 'plate', on: 'hands' }],
    view: 20,
  },
  'band-pull-apart': {
    ...pulling(standing(), { swing: 88, out: -4, bend: 4 }, { swing: 88, out: 78, bend: 6, pole: [1, 0, 0] }),
    things: [{ is: 'rope', from: 'left hand', to: 'right hand' }],
    view: 62,
  },
  'band-shoulder-activation': {
    ...pulling(standing(), atSide, outside),
    things: [{ is: 'rope', from: 'left hand', to: 'right hand' }],
    view: 62,
  },
  'reverse-pec-deck': {
    ...pulling(
      seated({ hips: [-14, 29, 0], lean: 4 }),
      { swing: 88, out: 0, bend: 6, pole: [0, 0, 1] },
      { swing: 86, out: 80, bend: 12, pole: [1, 0, 0] },
    ),
    things: [
      bench(-26, -2, 23),
      rest([0, 40, 0], [3, 66, 0]),
      { is: 'handle', on: 'right' },
      { is: 'handle', on: 'left' },
    ],
    view: 58,
  },
  'suspension-y-raise': {
    from: {
      hips: [1.8, 46, 0],
      lean: -30,
      arms: { at: [14, 86, 6], pole: [0, -1, 0.4] },
      legs: { at: [26, 4, 6], pole: [0, 1, 0] },
      toes: [0.6, 0.8, 0],
    },
    to: {
      hips: [12.6, 50.6, 0],
      lean: -16,
      arms: { by: [9, 28, 17], pole: [0, 0, 1] },
      legs: { at: [26, 4, 6], pole: [0, 1, 0] },
      toes: [0.7, 0.7, 0],
    },
    things: [
      { is: 'rope', from: [44, 126, 4], to: 'right hand' },
      { is: 'rope', from: [44, 126, -4], to: 'left hand' },
    ],
    view: 30,
  },
  'dumbbell-shrug': {
    from: standing({ arms: { at: [2, 49.5, 15], pole: [-1, 0, 0] } }),
    to: standing({ shrug: 5, nod: 4, arms: { at: [2, 54, 15], pole: [-1, 0, 0] } }),
    things: dumbbells(),
    view: 50,
  },
  'band-external-rotation': {
    ...pulling(standing(), atSide, outside),
    things: [{ is: 'rope', from: 'left hand', to: 'right hand' }],
    view: 62,
  },
  'cable-external-rotation': {
    from: standing({
      arms: { right: { by: [17, -16, -4], pole: [-0.4, -1, 0.3] }, left: { by: [3, -24, 11], pole: [-0.4, 0, 1] } },
    }),
    to: standing({ arms: { right: outside, left: { by: [3, -24, 11], pole: [-0.4, 0, 1] } } }),
    things: [{ is: 'rope', from: [16, 64, -52], to: 'right hand' }],
    view: 62,
  },
  'side-lying-external-rotation': {
    from: {
      hips: [0, 8, 0],
      lean: 90,
      roll: 90,
      arms: { right: { swing: 0, out: 0, bend: 90, pole: [0, -1, 1] }, left: { swing: 150, out: 0, bend: 100 } },
      legs: { swing: 30, bend: 50 },
    },
    to: {
      hips: [0, 8, 0],
      lean: 90,
      roll: 90,
      arms: { right: { swing: 0, out: 0, bend: 90, pole: [0, 1, 0.4] }, left: { swing: 150, out: 0, bend: 100 } },
      legs: { swing: 30, bend: 50 },
    },
    things: [oneDumbbell()],
    view: 14,
    above: 30,
  },
  'kettlebell-halo': {
    from: standing({ arms: { by: [12, 3, 3], pole: [0, -1, 0.8] } }),
    to: standing({ arms: { by: [-9, 14, 3], pole: [0.2, 1, 1] } }),
    things: [{ is: 'kettlebell', on: 'hands', off: [0, 3, 0] }],
    view: 36,
  },
}
