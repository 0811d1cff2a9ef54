import type { Movement } from '../movement.ts'
import type { Limb, Pose } from '../pose.ts'
import {
  barbell,
  bench,
  block,
  dumbbells,
  type Figures,
  hanging,
  hinged,
  legsOf,
  oneDumbbell,
  onFloor,
  prone,
  rest,
  standing,
  supine,
  withThings,
} from '../stances.ts'
import type { Vector } from '../vector.ts'
import { long, oneArm, pulling } from './pull-parts.ts'

// Rows.
const bent = hinged({ hips: [-14, 45, 0], lean: 64 })
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
  bar: readonly [number, number] = [-14, 57],
): Movement => ({
  from: { hips: [hips[0], hips[1], 0], lean: lean[0], nod: 10, arms: { at: [...bar, 12], pole: [1, 0, 1] }, legs },
  to: { hips: [top[0], top[1], 0], lean: lean[1], nod: 10, arms: { at: [...bar, 12], pole: [1, -1, 0.7] }, legs },
  things: [{ is: 'rail', at: bar, half: 24, post: true }],
  view: 18,
})

/** Heels on the floor; the chest comes to the bar. */
const straightInverted = inverted(
  { at: [53.6, 4, 6], pole: [0, 1, 0] },
  [5.7, 14.3],
  [12, 30],
  [-77.8, -58],
  [-4.2, 45.4],
)

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
  'held-elbow-row': {
    from: supine({ arms: { by: [14, -12, 13], pole: [-0.2, -1, 0.6] } }),
    to: supine({ lean: -78, curl: -12, nod: -16, arms: { by: [14, -12, 13], pole: [-0.2, -1, 0.6] } }),
    view: 16,
  },
  'inverted-row': straightInverted,
  'held-inverted-row': straightInverted,
  'feet-elevated-inverted-row': withThings(
    inverted({ at: [58, 28, 6], pole: [0, 1, 0] }, [9.5, 22], [10.5, 40], [-84, -80]),
    block(50, 68, 25),
  ),
  'bent-knee-inverted-row': inverted({ at: [36, 3, 6] }, [9, 16], [10, 30], [-86, -62], [-9.1, 45.3]),
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
