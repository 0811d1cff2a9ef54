import type { Movement } from '../movement.ts'
import type { Pose } from '../pose.ts'
import { supine } from '../stances.ts'

export const bridge: Movement = {
  from: supine({ legs: { at: [29, 3, 6] } }),
  to: supine({
    hips: [4, 24, 0],
    lean: -122,
    nod: 28,
    arms: { at: [9, 2, 13], pole: [0, 0.2, 1] },
    legs: { at: [29, 3, 6] },
  }),
  view: 12,
}
export const bentBridge: Pose = { ...bridge.to, hips: [2, 22, 0], lean: -120 }
