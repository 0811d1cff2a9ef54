import type { Movement } from '../movement.ts'
import type { Limb, Pose } from '../pose.ts'
import {
  bar,
  barbell,
  barHeight,
  bench,
  block,
  dumbbells,
  type Figures,
  hanging,
  hangingFrom,
  hinged,
  legsOf,
  oneDumbbell,
  onFloor,
  planted,
  prone,
  rest,
  seated,
  standing,
  supine,
} from '../stances.ts'
import type { Thing } from '../thing.ts'
import type { Vector } from '../vector.ts'

/** Arms long, then drawn in; the rest of the body is the same. */
const pulling = (body: Pose, long: Limb, drawn: Limb, own: Partial<Movement> = {}): Movement => ({
  from: { ...body, arms: long },
  to: { ...body, arms: drawn },
  ...own,
})
const right = (limb: Limb, left: Limb): Pose['arms'] => ({ right: limb, left })
const oneArm = ({ from, to, ...own }: Movement, left: Limb): Movement => ({
  ...own,
  from: { ...from, arms: right(single(from), left) },
  to: { ...to, arms: right(single(to), left) },
})
const single = ({ arms }: Pose): Limb => ('right' in arms ? arms.right : arms)

// Rows.
const bent = hinged({ hips: [-14, 45, 0], lean: 64 })
const long: Limb = { at: [13, 26, 10], pole: [-0.6, 0, 1] }
const toRibs: Limb = { by: [-2, -19, 13], pole: [-0.3, 1, 0.6] }
const row = pulling(bent, long, toRibs)
const cableSeat: Pose = {
  ...onFloor({ hips: [0, 22, 0], lean: 0 }),
  legs: { at: [44, 20, 6], pole: [0, 1, 0] },
  toes: [0.3, 1, 0],
}
const cableRow: Movement = {
  from: { ...cableSeat, lean: 12, arms: { by: [31, -6, 4], pole: [0, -1, 0.4] } },
  to: { ...cableSeat, lean: -4, arms: { by: [8, -20, 8], pole: [-1, -0.3, 0.5] } },
  things: [
    bench(-14, 16, 17),
    legsOf(-14, 16, 17),
    rest([48, 8, 0], [52, 32, 0]),
    { is: 'rope', from: [86, 40, 0], to: 'hands' },
    { is: 'handle', on: 'hands' },
  ],
  view: 18,
}
const standingRow = (anchor: Vector): Movement => ({
  from: standing({ hips: [-4, 50, 0], lean: -4, arms: { by: [31, -4, 7], pole: [0, -1, 0.4] } }),
  to: standing({ hips: [-4, 50, 0], lean: -6, arms: { by: [6, -19, 11], pole: [-1, -0.3, 0.5] } }),
  things: [
    { is: 'rope', from: anchor, to: 'right hand' },
    { is: 'rope', from: anchor, to: 'left hand' },
  ],
  view: 18,
})
const inverted = (
  legs: Pose['legs'],
  hips: readonly [number, number],
  top: readonly [number, number],
  lean: readonly [number, number],
): Movement => ({
  from: { hips: [hips[0], hips[1], 0], lean: lean[0], nod: 10, arms: { at: [-14, 57, 12], pole: [1, 0, 1] }, legs },
  to: { hips: [top[0], top[1], 0], lean: lean[1], nod: 10, arms: { at: [-14, 57, 12], pole: [1, -1, 0.7] }, legs },
  things: [{ is: 'rail', at: [-14, 57], half: 24, post: true }],
  view: 18,
})

export const horizontalPulls: Figures = {
  'prone-w-pull': {
    from: prone({ arms: { swing: 170, out: 14, bend: 0, pole: [0, 1, 0] } }),
    to: prone({ lean: 84, curl: -10, arms: { by: [1, -4, 21], pole: [-1, 0.8, 0.5] } }),
    view: 16,
    above: 40,
  },
  'supine-elbow-row': {
    from: supine({ arms: { by: [14, -12, 13], pole: [-0.2, -1, 0.6] } }),
    to: supine({ lean: -82, curl: -10, nod: -14, arms: { by: [14, -12, 13], pole: [-0.2, -1, 0.6] } }),
    view: 16,
  },
  'inverted-row': inverted({ at: [53.6, 4, 6], pole: [0, 1, 0] }, [6.7, 18.2], [13.8, 32.5], [-73, -54.4]),
  'bent-knee-inverted-row': inverted({ at: [36, 3, 6] }, [9, 22], [10, 30], [-82, -62]),
  'one-arm-dumbbell-row': {
    ...oneArm(
      pulling({ ...hinged({ hips: [-12, 46, 0], lean: 76 }) }, { at: [16, 24, 9], pole: [-0.6, 0, 1] }, toRibs, {}),
      { at: [24, 28, 9], pole: [-0.3, 0, 1] },
    ),
    things: [bench(-2, 42, 26), legsOf(-2, 42, 26), oneDumbbell()],
    view: 14,
  },
  'bent-over-dumbbell-row': { ...row, things: dumbbells(), view: 20 },
  'chest-supported-row': {
    ...pulling(
      { hips: [-10, 33, 0], lean: 50, nod: -10, arms: hanging, legs: { at: [-32, 3, 11], pole: [1, 0.5, 0.3] } },
      { at: [17, 24, 10], pole: [-0.6, 0, 1] },
      { by: [-4, -16, 14], pole: [-0.3, 1, 0.6] },
    ),
    things: [rest([-4, 27, 0], [22, 50, 0]), bench(-22, -2, 24), ...dumbbells()],
    view: 14,
  },
  'kettlebell-row': {
    ...oneArm(row, { at: [6, 33, 8], pole: [0, 0.5, 1] }),
    things: [{ is: 'kettlebell', on: 'right' }],
    view: 16,
  },
  'two-hand-kettlebell-row': {
    ...pulling(bent, { at: [12, 27, 2], pole: [-0.6, 0, 1] }, { by: [8, -18, 3], pole: [-0.3, 1, 0.8] }),
    things: [{ is: 'kettlebell', on: 'hands' }],
    view: 28,
  },
  'barbell-row': { ...row, things: [barbell], view: 46 },
  'pendlay-row': {
    ...pulling(
      hinged({ hips: [-15, 42, 0], lean: 82 }),
      { at: [13, 12, 12], pole: [-0.6, 0, 1] },
      { by: [0, -17, 14], pole: [-0.3, 1, 0.6] },
    ),
    things: [{ is: 'barbell', plate: 10 }],
    view: 46,
  },
  'seated-cable-row': cableRow,
  'band-row': {
    ...cableRow,
    from: { ...onFloor({ lean: 8 }), arms: { by: [30, -8, 5], pole: [0, -1, 0.4] } },
    to: { ...onFloor({ lean: -4 }), arms: { by: [7, -20, 10], pole: [-1, -0.3, 0.5] } },
    things: [
      { is: 'rope', from: 'right foot', to: 'right hand' },
      { is: 'rope', from: 'left foot', to: 'left hand' },
    ],
  },
  'sandbag-row': {
    ...pulling(bent, { at: [12, 25, 6], pole: [-0.6, 0, 1] }, { by: [8, -18, 6], pole: [-0.3, 1, 0.8] }),
    things: [{ is: 'sack', on: 'hands' }],
    view: 38,
  },
  'landmine-row': {
    ...pulling(bent, { at: [12, 25, 3], pole: [-0.6, 0, 1] }, { by: [8, -17, 3], pole: [-0.3, 1, 0.8] }),
    things: [
      { is: 'rope', from: [-58, 3, 0], to: 'hands', stiff: true },
      { is: 'plate', on: 'hands', off: [9, -1, 0] },
      { is: 'handle', on: 'hands' },
    ],
    view: 14,
  },
  'single-arm-cable-row': {
    ...oneArm(standingRow([70, 66, 6]), { swing: 0, out: 8, bend: 6 }),
    things: [{ is: 'rope', from: [70, 66, 6], to: 'right hand' }],
  },
  'standing-band-row': standingRow([70, 70, 0]),
  'face-pull': {
    from: standing({ hips: [-4, 50, 0], lean: -4, arms: { by: [31, 6, 4], pole: [0, 0, 1] } }),
    to: standing({ hips: [-4, 50, 0], lean: -4, arms: { by: [7, 10, 12], pole: [-0.4, 0.2, 1] } }),
    things: [
      { is: 'rope', from: [64, 100, 0], to: 'right hand' },
      { is: 'rope', from: [64, 100, 0], to: 'left hand' },
    ],
    view: 34,
  },
  'renegade-row': {
    from: {
      hips: [0, 23, 0],
      lean: 71,
      nod: -5,
      arms: { at: [29, 5, 9], pole: [-0.6, 0, 1] },
      legs: { at: [-46.6, 8, 10], pole: [0, -1, 0] },
      toes: [0.35, -1, 0],
    },
    to: {
      hips: [0, 23, 0],
      lean: 71,
      nod: -5,
      twist: 8,
      arms: { right: { by: [0, -17, 12], pole: [-0.3, 1, 0.4] }, left: { at: [29, 5, 9], pole: [-0.6, 0, 1] } },
      legs: { at: [-46.6, 8, 10], pole: [0, -1, 0] },
      toes: [0.35, -1, 0],
    },
    things: dumbbells(),
    view: 14,
  },
}

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
    to: hangingFrom(14, {
      hips: [-2, barHeight - 60, 0],
      lean: -6,
      arms: { at: [0, barHeight, 14], pole: [0.2, 0, 1] },
    }),
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

// Curls.
const curl = (things: readonly Thing[], grip = 9, own: Partial<Movement> = {}): Movement => ({
  from: standing({ arms: { by: [4, -32, grip], pole: [-1, 0, 0.2] } }),
  to: standing({ arms: { by: [13, -5, grip], pole: [-0.4, -1, 0.1] } }),
  things,
  view: 24,
  ...own,
})
const feet: readonly Thing[] = [
  { is: 'rope', from: 'right foot', to: 'right hand' },
  { is: 'rope', from: 'left foot', to: 'left hand' },
]

export const armFlexions: Figures = {
  'dumbbell-curl': curl(dumbbells([0, 0, 1])),
  'hammer-curl': curl(dumbbells([1, 0.4, 0])),
  'kettlebell-curl': curl([{ is: 'kettlebell', on: 'hands', off: [3, 3, 0] }], 3),
  'single-arm-curl': { ...oneArm(curl([]), hanging), things: [oneDumbbell([0, 0, 1])] },
  'barbell-curl': curl([barbell], 11, { view: 46 }),
  'band-curl': curl(feet),
  'band-hammer-curl': curl(feet, 7),
  'cable-curl': curl(
    [
      { is: 'rope', from: [22, 5, 0], to: 'hands' },
      { is: 'handle', on: 'hands' },
    ],
    8,
  ),
  'cable-hammer-curl': curl(
    [
      { is: 'rope', from: [22, 5, 0], to: 'right hand' },
      { is: 'rope', from: [22, 5, 0], to: 'left hand' },
    ],
    4,
  ),
  'sandbag-curl': curl([{ is: 'sack', on: 'hands' }], 7, { view: 40 }),
  'plate-curl': curl([{ is: 'plate', on: 'hands' }], 6, { view: 34 }),
  'preacher-curl': {
    from: seated({ hips: [-20, 34, 0], lean: 14, arms: { at: [13, 44, 8], pole: [0, -1, 0] } }),
    to: seated({ hips: [-20, 34, 0], lean: 14, arms: { at: [1, 66, 8], pole: [0.2, -1, 0] } }),
    things: [
      bench(-32, -12, 28),
      legsOf(-32, -12, 28),
      rest([-8, 62, 0], [8, 42, 0]),
      {
        is: 'line',
        width: 3,
        through: [
          [6, 44, 0],
          [6, 1, 0],
        ],
      },
      { is: 'barbell', half: 16, plate: 5 },
    ],
    view: 28,
  },
  'suspension-curl': {
    from: {
      hips: [1.8, 46, 0],
      lean: -30,
      arms: { at: [15, 83, 6], pole: [0, -1, 0.2] },
      legs: { at: [26, 4, 6], pole: [0, 1, 0] },
      toes: [0.6, 0.8, 0],
    },
    to: {
      hips: [12.6, 50.6, 0],
      lean: -16,
      arms: { at: [12, 91, 6], pole: [1, -0.2, 0.1] },
      legs: { at: [26, 4, 6], pole: [0, 1, 0] },
      toes: [0.7, 0.7, 0],
    },
    things: [
      { is: 'rope', from: [40, 124, 5], to: 'right hand' },
      { is: 'rope', from: [40, 124, -5], to: 'left hand' },
    ],
    view: 16,
  },
  'wrist-curl': {
    from: seated({ lean: 30, arms: { at: [9, 35, 7], pole: [-1, -0.6, 0.2] } }),
    to: seated({ lean: 30, arms: { at: [9, 40, 7], pole: [-1, -0.6, 0.2] } }),
    things: [bench(-32, -8, 24), legsOf(-32, -8, 24), ...dumbbells([0, 0, 1])],
    view: 20,
  },
}

// Raises and rotations.
const _bands = (from: Vector): readonly Thing[] => [
  { is: 'rope', from, to: 'right hand' },
  { is: 'rope', from, to: 'left hand' },
]
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
