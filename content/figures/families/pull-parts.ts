import type { Movement } from '../movement.ts'
import type { Limb, Pose } from '../pose.ts'
import { standing } from '../stances.ts'
import type { Thing } from '../thing.ts'

/** Arms long, then drawn in; the rest of the body is the same. */
export const pulling = (body: Pose, long: Limb, drawn: Limb, own: Partial<Movement> = {}): Movement => ({
  from: { ...body, arms: long },
  to: { ...body, arms: drawn },
  ...own,
})
const right = (limb: Limb, left: Limb): Pose['arms'] => ({ right: limb, left })
export const oneArm = ({ from, to, ...own }: Movement, left: Limb): Movement => ({
  ...own,
  from: { ...from, arms: right(single(from), left) },
  to: { ...to, arms: right(single(to), left) },
})
const single = ({ arms }: Pose): Limb => ('right' in arms ? arms.right : arms)

export const long: Limb = { at: [13, 26, 10], pole: [-0.6, 0, 1] }
// Curls.
export const curl = (things: readonly Thing[], grip = 9, own: Partial<Movement> = {}): Movement => ({
  from: standing({ arms: { by: [4, -32, grip], pole: [-1, 0, 0.2] } }),
  to: standing({ arms: { by: [13, -5, grip], pole: [-0.4, -1, 0.1] } }),
  things,
  view: 24,
  ...own,
})
export const feet: readonly Thing[] = [
  { is: 'rope', from: 'right foot', to: 'right hand' },
  { is: 'rope', from: 'left foot', to: 'left hand' },
]
