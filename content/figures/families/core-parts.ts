import type { Limb, Pose } from '../pose.ts'
import { highPlank, supine } from '../stances.ts'

const forearms: Limb = { at: [44, 2, 8], pole: [-1, -0.3, 0.1] }
export const plank: Pose = highPlank({
  hips: [0, 13.5, 0],
  lean: 82,
  arms: forearms,
  legs: { at: [-48.65, 8, 6], pole: [0, -1, 0] },
})
/** On the left forearm, the belly towards the eye. */
export const sidePlank = (hipsY: number, lean: number, own: Partial<Pose> = {}): Pose => ({
  hips: [0, hipsY, 0],
  lean,
  roll: 90,
  arms: { right: { swing: 8, out: 6, bend: 8 }, left: { at: [28, 3, -17], pole: [0, -1, 0] } },
  legs: { right: { at: [-46.4, 9, 0], pole: [0, 0, 1] }, left: { at: [-46.4, 3.5, 0], pole: [0, 0, -1] } },
  toes: { right: [-0.2, 0, 1], left: [-0.2, 0, -1] },
  ...own,
})
export const lying = supine({ legs: { at: [27, 3, 6] } })
