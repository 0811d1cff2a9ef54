import type { Movement } from '../movement.ts'
import type { Limb, Pose } from '../pose.ts'
import { highPlank, planted, standing } from '../stances.ts'
import type { Thing } from '../thing.ts'
import type { Vector } from '../vector.ts'

// Strides: the right leg in front at the start, the left at the end.
export const bentArm = (swing: number, bend: number): Limb => ({ swing, out: 8, bend })
export const step = (
  reach: number,
  lean: number,
  arm: readonly [number, number],
  own: Partial<Movement> = {},
): Movement => {
  const low: Limb = bentArm(-arm[0], arm[1])
  const high: Limb = bentArm(arm[0], arm[1])
  const hips: Vector = [0, 49.5, 0]
  return {
    from: {
      hips,
      lean,
      arms: { right: low, left: high },
      legs: { right: { at: [reach, 3.6, 5] }, left: { at: [-reach, 6, 5] } },
      toes: { right: [0.95, 0.3, 0], left: [0.75, -0.66, 0] },
    },
    to: {
      hips,
      lean,
      arms: { right: high, left: low },
      legs: { right: { at: [-reach, 6, 5] }, left: { at: [reach, 3.6, 5] } },
      toes: { right: [0.75, -0.66, 0], left: [0.95, 0.3, 0] },
    },
    view: 16,
    ...own,
  }
}
export const march = (height: number, things: readonly Thing[], arms: Pose['arms']): Movement => ({
  from: standing({ arms, legs: { right: { at: [0, 3, 5] }, left: { at: [0, 3, 5] } } }),
  to: standing({ arms, legs: { right: { swing: height, bend: height }, left: { at: [0, 3, 3] } } }),
  things,
  view: 20,
})

export const down: Pose = highPlank({ hips: [1.5, 11, 0], lean: 86, arms: { at: [27, 1.5, 12], pole: [-1, 0.4, 0.7] } })
export const leap = (height: number, reach: number): Pose =>
  standing({
    hips: [reach, 51 + height, 0],
    lean: 4,
    arms: { swing: 160, out: 12, bend: 10 },
    legs: { swing: -4, bend: 10 },
    toes: [0.4, -0.9, 0],
  })
export const start: Pose = {
  hips: [-16, 27, 0],
  lean: 62,
  nod: -30,
  arms: { at: [5, 11.5, 13], pole: [-0.3, 0, 1] },
  legs: planted(0, 8),
}

export const knee: Limb = { at: [13, 8, 6], pole: [1, 0.7, 0] }
