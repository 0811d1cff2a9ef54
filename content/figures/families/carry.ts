import type { Movement } from '../movement.ts'
import type { Limb, Pose } from '../pose.ts'
import { dumbbells, type Figures, goblet, goblets, hanging, holding, rack } from '../stances.ts'
import type { Thing } from '../thing.ts'
import { march, step } from './endurance-parts.ts'

const pinch: Limb = { swing: 2, out: 9, bend: 3 }
const carry = (arms: Pose['arms'], ...things: readonly Thing[]): Movement => ({
  ...holding(step(13, 1, [0, 0]), arms, ...things),
  view: 24,
})
const bothHands: Limb = { by: [9, -10, 3], pole: [0, -1, 1] }

export const carries: Figures = {
  'farmers-carry': carry(pinch, ...dumbbells()),
  'suitcase-carry': carry({ right: pinch, left: hanging }, { is: 'kettlebell', on: 'right' }),
  'goblet-carry': carry(goblet, goblets),
  'plate-pinch-carry': carry(
    pinch,
    { is: 'plate', on: 'right', off: [0, -6, 0] },
    { is: 'plate', on: 'left', off: [0, -6, 0] },
  ),
  'plate-overhead-carry': carry({ by: [2, 29, 6], pole: [0, 0.3, 1] }, { is: 'plate', on: 'hands', off: [0, 4, 0] }),
  'sandbag-carry': carry(bothHands, { is: 'sack', on: 'hands', off: [0, 4, 0] }),
  'front-rack-carry': carry({ right: rack, left: hanging }, { is: 'kettlebell', on: 'right', off: [1, -5, 4] }),
  'overhead-carry': carry(
    { right: { by: [0, 32, 9], pole: [0, 0, 1] }, left: hanging },
    { is: 'kettlebell', on: 'right', off: [-4, -3, 3] },
  ),
  'suitcase-march': march(86, [{ is: 'kettlebell', on: 'left' }], { right: hanging, left: pinch }),
  'goblet-march': march(86, [goblets], goblet),
}
