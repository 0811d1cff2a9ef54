import type { Movement } from '../movement.ts'
import type { Limb, Pose } from '../pose.ts'
import {
  barbell,
  bench,
  block,
  dumbbells,
  type Figures,
  halfKneeling,
  legsOf,
  overhead,
  seated,
  standing,
  wall,
  withThings,
} from '../stances.ts'
import type { Thing } from '../thing.ts'
import { backrest, bands, type Hands, machineSeat, oneSided, pressing, reclined, slope } from './push-parts.ts'

const steep: Hands = { up: { by: [17, 27, 12], pole: [0, -1, 1] }, down: { by: [6, 4, 18], pole: [-0.2, -1, 0.7] } }
const above: Hands = { up: overhead, down: { by: [4, 3, 13], pole: [0.3, -1, 0.5] } }
const seat: readonly Thing[] = [bench(-32, -8, 24), legsOf(-32, -8, 24)]
const fromFeet: readonly Thing[] = [
  { is: 'rope', from: 'right foot', to: 'right hand' },
  { is: 'rope', from: 'left foot', to: 'left hand' },
]
const pike = (hipsY: number, feet: Pose['legs'], hand: readonly [number, number]): Movement => ({
  from: {
    hips: [0, hipsY, 0],
    lean: 146,
    nod: -20,
    arms: { at: [hand[0], 1.5, 11], pole: [-0.6, 0.2, 1] },
    legs: feet,
    toes: [0.7, -0.7, 0],
  },
  to: {
    hips: [4, hipsY - 8, 0],
    lean: 138,
    nod: -5,
    arms: { at: [hand[0], 1.5, 14], pole: [-1, 0.5, 0.9] },
    legs: feet,
    toes: [0.7, -0.7, 0],
  },
  view: 14,
})
const handstand = (x: number, lean = 176): Pose => ({
  hips: [x, 64.2, 0],
  lean,
  nod: -25,
  arms: { at: [x + 3, 1.5, 12], pole: [0.4, 0, 1] },
  legs: { swing: 2, bend: 0 },
  toes: [0, 1, 0],
})
const grounded: Limb = { swing: 2, out: 8, bend: 6 }

export const verticalPushes: Figures = {
  'pike-push-up': pike(50, { at: [-27, 8, 6], pole: [0, -1, 0] }, [31, 0]),
  'pike-shoulder-shift': {
    ...pike(50, { at: [-27, 8, 6] }, [31, 0]),
    to: {
      hips: [5, 52, 0],
      lean: 152,
      nod: -20,
      arms: { at: [31, 1.5, 11], pole: [-0.6, 0.2, 1] },
      legs: { at: [-27, 8, 6], pole: [0, -1, 0] },
      toes: [0.7, -0.7, 0],
    },
  },
  'elevated-pike-push-up': withThings(
    {
      from: {
        hips: [6, 61, 0],
        lean: 164,
        nod: -20,
        arms: { at: [18, 1.5, 11], pole: [-0.6, 0.2, 1] },
        legs: { at: [-36, 36, 6], pole: [0, -1, 0] },
        toes: [0.5, -0.8, 0],
      },
      to: {
        hips: [9, 51, 0],
        lean: 152,
        nod: 0,
        arms: { at: [20, 1.5, 14], pole: [-1, 0.5, 0.9] },
        legs: { at: [-36, 36, 6], pole: [0, -1, 0] },
        toes: [0.5, -0.8, 0],
      },
      view: 14,
    },
    block(-54, -30, 27),
  ),
  'handstand-push-up': {
    from: handstand(0),
    to: { ...handstand(0), hips: [0, 48, 0], arms: { at: [3, 1.5, 14], pole: [0.8, 0.4, 0.8] } },
    things: [wall(-13, 112)],
    view: 14,
  },
  'wall-handstand-hold': {
    from: handstand(0),
    to: { ...handstand(0), hips: [0, 64.5, 0] },
    things: [wall(10, 112)],
    view: 14,
  },
  'wall-walk': {
    from: {
      hips: [0, 40, 0],
      lean: 118,
      nod: -10,
      arms: { at: [26, 1.5, 11], pole: [-0.6, 0.2, 1] },
      legs: { at: [-35, 62, 5], pole: [0, -1, 0] },
      toes: [-0.4, 0.9, 0],
    },
    to: {
      ...handstand(-27, 166),
      hips: [-26, 64, 0],
      arms: { at: [-17, 1.5, 12], pole: [0.4, 0, 1] },
      legs: { at: [-36, 111, 5], pole: [1, 0, 0] },
    },
    things: [wall(-41, 116)],
    view: 12,
  },
  'freestanding-handstand': {
    from: { ...handstand(0, 178), legs: { right: { swing: 40, bend: 20 }, left: { swing: -20, bend: 10 } } },
    to: handstand(0, 179),
    view: 20,
  },
  'seated-dumbbell-press': {
    ...pressing({ ...seated() }, above),
    things: [...seat, ...dumbbells([0, 0, 1])],
    view: 32,
  },
  'dumbbell-shoulder-press': { ...pressing(standing(), above), things: dumbbells([0, 0, 1]), view: 32 },
  'single-arm-overhead-press': {
    ...oneSided(pressing(standing(), above), grounded),
    things: [{ is: 'kettlebell', on: 'right', off: [-4, -3, 3] }],
    view: 40,
  },
  'overhead-press': {
    ...pressing(standing(), {
      up: { by: [1, 31, 13], pole: [0, 0.3, 1] },
      down: { by: [5, 1, 14], pole: [0.6, -1, 0.1] },
    }),
    things: [barbell],
    view: 48,
  },
  'machine-shoulder-press': {
    ...pressing(machineSeat(), above),
    things: [...backrest(), { is: 'handle', on: 'right' }, { is: 'handle', on: 'left' }],
    view: 30,
  },
  'band-overhead-press': { ...pressing(standing(), above), things: fromFeet, view: 30 },
  'sandbag-press': {
    ...pressing(standing(), {
      up: { by: [3, 30, 6], pole: [0, 0.3, 1] },
      down: { by: [9, -2, 6], pole: [0.2, -1, 0.6] },
    }),
    things: [{ is: 'sack', on: 'hands' }],
    view: 36,
  },
  'plate-shoulder-press': {
    ...pressing(standing(), {
      up: { by: [3, 29, 6], pole: [0, 0.3, 1] },
      down: { by: [9, -2, 6], pole: [0.2, -1, 0.6] },
    }),
    things: [{ is: 'plate', on: 'hands' }],
    view: 36,
  },
  'landmine-press': {
    ...oneSided(
      pressing(standing({ hips: [-2, 51, 0], lean: 8 }), {
        up: { at: [26, 98, 6], pole: [0, -1, 1] },
        down: { at: [12, 80, 10], pole: [-0.4, -1, 0.6] },
      }),
      grounded,
    ),
    things: [{ is: 'rope', from: [78, 3, 4], to: 'right hand', stiff: true }],
    view: 14,
  },
  'half-kneeling-landmine-press': {
    from: {
      ...halfKneeling(),
      arms: { right: { at: [12, 57, 10], pole: [-0.4, -1, 0.6] }, left: grounded },
      legs: { left: { at: [24, 3, 6] }, right: { at: [-23, 4, 6], pole: [1, -0.8, 0] } },
      toes: { left: [1, -0.1, 0], right: [-0.9, -0.3, 0] },
    },
    to: {
      ...halfKneeling({ lean: 6 }),
      arms: { right: { at: [26, 76, 6], pole: [0, -1, 1] }, left: grounded },
      legs: { left: { at: [24, 3, 6] }, right: { at: [-23, 4, 6], pole: [1, -0.8, 0] } },
      toes: { left: [1, -0.1, 0], right: [-0.9, -0.3, 0] },
    },
    things: [{ is: 'rope', from: [80, 3, 4], to: 'right hand', stiff: true }],
    view: 14,
  },
  'band-incline-press': {
    ...pressing(standing({ legs: { right: { at: [-8, 3, 6] }, left: { at: [10, 3, 6] } } }), {
      up: { by: [25, 18, 7], pole: [0, -0.5, 1] },
      down: { by: [6, -5, 14], pole: [-0.6, -0.6, 1] },
    }),
    things: bands([-6, 2, 6]),
    view: 20,
  },
  'high-incline-dumbbell-press': {
    ...pressing(reclined(-28), steep),
    things: [...slope(-28), ...dumbbells([0, 0, 1])],
    view: 24,
  },
  'wall-slide': {
    from: standing({ hips: [-6, 51, 0], arms: { by: [-1, 8, 17], pole: [0, -1, 0.6] } }),
    to: standing({ hips: [-6, 51, 0], arms: { by: [-1, 29, 15], pole: [0, 0, 1] } }),
    view: 56,
  },
}
