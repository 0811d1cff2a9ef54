import type { Movement } from '../movement.ts'
import type { Limb, Pose } from '../pose.ts'
import {
  barbell,
  bench,
  block,
  dumbbells,
  type Figures,
  halfKneeling,
  highPlank,
  legsOf,
  overhead,
  planted,
  rest,
  seated,
  standing,
  wall,
  withThings,
} from '../stances.ts'
import type { Thing } from '../thing.ts'

type Hands = { readonly up: Limb; readonly down: Limb }

/** Between long and bent arms; the rest of the body is the same. */
const pressing = (body: Pose, { up, down }: Hands, own: Partial<Movement> = {}): Movement => ({
  from: { ...body, arms: down },
  to: { ...body, arms: up },
  ...own,
})
const swapped = ({ from, to, ...own }: Movement): Movement => ({ ...own, from: to, to: from })

// Push-ups: hands on the floor or an edge, toes or knees below.
const low: Pose = highPlank({
  hips: [1.5, 11, 0],
  lean: 86,
  arms: { at: [27, 1.5, 12], pole: [-1, 0.4, 0.7] },
  legs: { at: [-47.35, 8, 6], pole: [0, -1, 0] },
})
const pushUp: Movement = { from: highPlank({ arms: { at: [29, 1.5, 12], pole: [-0.6, 0, 1] } }), to: low, view: 14 }
const onKnees = (hand = 12): Movement => ({
  from: {
    hips: [0, 19, 0],
    lean: 66,
    nod: -5,
    arms: { at: [29, 1.5, hand], pole: [-0.6, 0, 1] },
    legs: { at: [-37, 12, 6], pole: [0.2, -1, 0] },
    toes: [-0.9, 0.5, 0],
  },
  to: {
    hips: [4, 12.5, 0],
    lean: 82,
    nod: -5,
    arms: { at: [29, 1.5, hand], pole: [-1, 0.4, 0.7] },
    legs: { at: [-37, 12, 6], pole: [0.2, -1, 0] },
    toes: [-0.9, 0.5, 0],
  },
  view: 14,
})
const incline: Movement = {
  from: {
    hips: [0, 36, 0],
    lean: 48,
    nod: -5,
    arms: { at: [37, 30, 12], pole: [-0.6, -0.4, 1] },
    legs: { at: [-33, 6, 6] },
    toes: [0.7, -0.7, 0],
  },
  to: {
    hips: [6, 31, 0],
    lean: 57,
    nod: -5,
    arms: { at: [37, 30, 13], pole: [-1, 0, 0.7] },
    legs: { at: [-33, 6, 6] },
    toes: [0.7, -0.7, 0],
  },
  things: [block(32, 62, 29)],
  view: 14,
}
const atWall = (hand: number, bent: Limb['pole'] = [-0.8, -0.8, 0.7]): Movement => ({
  from: standing({
    hips: [-2, 51, 0],
    lean: 8,
    arms: { at: [33, 76, hand], pole: [-0.4, -1, 0.6] },
    legs: planted(-8, 6),
  }),
  to: standing({
    hips: [5, 49.5, 0],
    lean: 17,
    arms: { at: [33, 76, hand], pole: bent },
    legs: { at: [-8, 4, 6] },
    toes: [0.9, -0.4, 0],
  }),
  things: [wall(36)],
  view: 14,
})

// Lying on a bench, the head to the left.
const lying: Pose = { hips: [0, 30, 0], lean: -90, arms: { swing: 90 }, legs: { at: [26, 3, 10] } }
const flat: readonly Thing[] = [bench(-44, 6, 25), legsOf(-44, 6, 25)]
const onBench: Hands = {
  up: { at: [-28, 62, 12], pole: [1, -0.2, 1] },
  down: { at: [-23, 38, 17], pole: [0.6, -1, 0.7] },
}
const close: Hands = { up: { at: [-28, 62, 8], pole: [1, -0.2, 1] }, down: { at: [-20, 38, 8], pole: [1, -1, 0.2] } }
const reclined = (lean: number): Pose => ({ hips: [0, 29, 0], lean, arms: { swing: 90 }, legs: { at: [26, 3, 10] } })
const slope = (lean: number): readonly Thing[] => {
  const angle = (lean * Math.PI) / 180
  return [rest([4, 24, 0], [-2, 22, 0], [-6 - 34 * Math.sin(-angle), 24 + 34 * Math.cos(angle), 0]), legsOf(-20, 6, 23)]
}
const inclined: Hands = { up: { by: [27, 17, 12], pole: [0, -1, 1] }, down: { by: [7, 1, 18], pole: [-0.2, -1, 0.7] } }
const steep: Hands = { up: { by: [17, 27, 12], pole: [0, -1, 1] }, down: { by: [6, 4, 18], pole: [-0.2, -1, 0.7] } }
const floor: Pose = { hips: [0, 5, 0], lean: -90, arms: { swing: 90 }, legs: { at: [27, 3, 8] } }
const fromElbows: Hands = {
  up: { at: [-28, 37, 12], pole: [1, -0.2, 1] },
  down: { at: [-22, 19.5, 18], pole: [1, -1, 0.9] },
}
const open: Hands = { up: { at: [-29, 61, 4], pole: [0.3, 0, 1] }, down: { at: [-29, 36, 34], pole: [0.3, -1, 0.6] } }

// Upright.
const front: Hands = { up: { by: [31, -2, 6], pole: [0, -0.5, 1] }, down: { by: [6, -5, 14], pole: [-0.6, -0.6, 1] } }
const above: Hands = { up: overhead, down: { by: [4, 3, 13], pole: [0.3, -1, 0.5] } }
const machineSeat = (x = -20): Pose => ({ ...seated({ hips: [x, 28, 0], lean: -6 }) })
const backrest = (x = -20): readonly Thing[] => [bench(x - 12, x + 14, 23), rest([x - 8, 24, 0], [x - 13, 66, 0])]
const seat: readonly Thing[] = [bench(-32, -8, 24), legsOf(-32, -8, 24)]
const bands = (from: readonly [number, number, number]): readonly Thing[] => [
  { is: 'rope', from, to: 'right hand' },
  { is: 'rope', from, to: 'left hand' },
]
const fromFeet: readonly Thing[] = [
  { is: 'rope', from: 'right foot', to: 'right hand' },
  { is: 'rope', from: 'left foot', to: 'left hand' },
]
const oneSided = (movement: Movement, left: Limb): Movement => ({
  ...movement,
  from: { ...movement.from, arms: { right: one(movement.from), left } },
  to: { ...movement.to, arms: { right: one(movement.to), left } },
})
const one = ({ arms }: Pose): Limb => ('right' in arms ? arms.right : arms)
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
  'feet-elevated-push-up': {
    from: highPlank({
      hips: [-2, 33, 0],
      lean: 92,
      arms: { at: [27, 1.5, 12], pole: [-0.4, 0, 1] },
      legs: { at: [-50, 35, 6], pole: [0, -1, 0] },
    }),
    to: highPlank({
      hips: [-3, 22, 0],
      lean: 101,
      arms: { at: [24, 1.5, 12], pole: [-1, 0.4, 0.7] },
      legs: { at: [-50, 35, 6], pole: [0, -1, 0] },
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
        hips: [6, 60, 0],
        lean: 164,
        nod: -20,
        arms: { at: [18, 1.5, 11], pole: [-0.6, 0.2, 1] },
        legs: { at: [-34, 36, 6], pole: [0, -1, 0] },
        toes: [0.5, -0.8, 0],
      },
      to: {
        hips: [8, 47, 0],
        lean: 152,
        nod: 0,
        arms: { at: [20, 1.5, 14], pole: [-1, 0.5, 0.9] },
        legs: { at: [-34, 36, 6], pole: [0, -1, 0] },
        toes: [0.5, -0.8, 0],
      },
      view: 14,
    },
    block(-50, -28, 27),
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

export const armExtensions: Figures = {
  'sphinx-push-up': {
    from: highPlank({
      hips: [0, 14, 0],
      lean: 83,
      arms: { at: [43, 2, 8], pole: [-1, -0.4, 0.2] },
      legs: { at: [-47, 8, 6], pole: [0, -1, 0] },
    }),
    to: highPlank({
      hips: [0.4, 20, 0],
      lean: 74,
      arms: { at: [43, 2, 8], pole: [-0.4, 0, 1] },
      legs: { at: [-47.35, 8, 6], pole: [0, -1, 0] },
    }),
    view: 12,
  },
  'knee-sphinx-push-up': {
    from: { ...onKnees().to, hips: [2, 15.5, 0], lean: 82, arms: { at: [45, 2, 8], pole: [-1, -0.4, 0.2] } },
    to: { ...onKnees().from, hips: [-1, 18, 0], lean: 66, arms: { at: [43, 2, 8], pole: [-0.4, 0, 1] } },
    view: 12,
  },
  'bench-dip': {
    from: { hips: [9, 27, 0], lean: -3, arms: { at: [-2, 25, 10], pole: [-1, 0, 0] }, legs: { at: [44, 3, 6] } },
    to: { hips: [10, 11, 0], lean: -4, arms: { at: [-2, 25, 10], pole: [-1, 0.2, 0] }, legs: { at: [44, 3, 6] } },
    things: [bench(-30, -1, 25), legsOf(-30, -1, 25)],
    view: 14,
  },
  'overhead-triceps-extension': {
    from: standing({ arms: { by: [-9, 12, 2], pole: [0.3, 1, 0.4] } }),
    to: standing({ arms: { by: [1, 30, 3], pole: [0.3, 0.4, 1] } }),
    things: [{ is: 'dumbbell', on: 'hands', along: [0, 1, 0] }],
    view: 24,
  },
  'dumbbell-lying-triceps-extension': {
    from: { ...floor, arms: { at: [-43, 19, 8], pole: [0.2, 1, 0] } },
    to: { ...floor, arms: { at: [-32, 37, 8], pole: [1, 0, 1] } },
    things: dumbbells([0, 0, 1]),
    view: 18,
  },
  'skull-crusher': {
    from: { ...lying, arms: { at: [-43, 46, 8], pole: [0.2, 1, 0] } },
    to: { ...lying, arms: { at: [-33, 61, 8], pole: [1, 0, 1] } },
    things: [...flat, { is: 'barbell', half: 18, plate: 6 }],
    view: 40,
  },
  'triceps-pushdown': pushdown({ is: 'handle', on: 'hands' }),
  'band-pushdown': pushdown(),
  'band-overhead-triceps-extension': {
    from: standing({
      arms: { right: { by: [-9, 12, 4], pole: [0.3, 1, 0.4] }, left: { by: [-8, -18, 6], pole: [-0.6, 0, 1] } },
    }),
    to: standing({
      arms: { right: { by: [1, 31, 6], pole: [0.3, 0.4, 1] }, left: { by: [-8, -18, 6], pole: [-0.6, 0, 1] } },
    }),
    things: [{ is: 'rope', from: 'left hand', to: 'right hand' }],
    view: 26,
  },
  'wall-triceps-press': {
    ...swapped(atWall(8, [-0.6, -1, 0.1])),
    from: { ...atWall(8).to, arms: { at: [33, 72, 8], pole: [-0.4, -1, 0.1] } },
    to: { ...atWall(8).from, arms: { at: [33, 72, 8], pole: [-0.4, -1, 0.2] } },
  },
}

function pushdown(...grip: readonly Thing[]): Movement {
  return {
    from: standing({ lean: 6, hips: [-2, 51, 0], arms: { by: [13, -12, 5], pole: [-1, -0.6, 0.1] } }),
    to: standing({ lean: 6, hips: [-2, 51, 0], arms: { by: [9, -30, 6], pole: [-1, -0.3, 0.3] } }),
    things: [{ is: 'rope', from: [20, 124, 0], to: 'hands' }, ...grip],
    view: 22,
  }
}
