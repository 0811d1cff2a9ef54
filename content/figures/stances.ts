import type { Movement } from './movement.ts'
import type { Limb, Pose, Sides } from './pose.ts'
import type { Thing } from './thing.ts'
import type { Vector } from './vector.ts'

/** Ways to hold the arms and to set the feet that many exercises share. */
export const hanging: Limb = { swing: 4, out: 7, bend: 10 }
const ahead: Limb = { swing: 88, out: 0, bend: 6 }
export const atHips: Limb = { by: [3, -24, 11], pole: [-0.4, 0, 1] }
export const behindHead: Limb = { by: [-2, 10, 6], pole: [0, 0.6, 1] }
export const goblet: Limb = { by: [9, -6, 3], pole: [0.2, -1, 0.5] }
export const rack: Limb = { by: [5, 1, 9], pole: [1, -0.3, 0.3] }
export const onBack: Limb = { by: [-5, -1, 17], pole: [-0.6, -1, 0.1] }
export const overhead: Limb = { by: [1, 31, 11], pole: [0, 0.3, 1] }

export const planted = (x = 0, z = 7): Limb => ({ at: [x, 3, z] })

type Part = Partial<Pose>

const pose =
  (common: Pose) =>
  (own: Part = {}): Pose => ({ ...common, ...own })

export const standing = pose({ hips: [0, 51.5, 0], lean: 0, arms: hanging, legs: planted() })

/** The hip creases at knee height; the shoulders stay over the feet. */
export const squatting = pose({ hips: [-13, 27, 0], lean: 34, curl: 4, nod: -20, arms: ahead, legs: planted(0, 10) })

/** Bent at the hips with a long back; the hands hang below the shoulders. */
export const hinged = pose({
  hips: [-15, 46, 0],
  lean: 68,
  nod: -15,
  arms: { swing: 68, bend: 3 },
  legs: { at: [0, 3, 7], pole: [1, 0.3, 0] },
})

/** The right foot in front. */
export const split = (front: number, back: number, own: Part = {}): Pose => ({
  hips: [(front + back) / 2, 45.5, 0],
  lean: 4,
  arms: hanging,
  legs: { right: { at: [front, 3, 6] }, left: { at: [back, 6, 6] } },
  toes: { right: [1, -0.15, 0], left: [0.75, -0.6, 0] },
  ...own,
})

/** The left knee just above the floor. */
export const lunging = (front = 20, back = -30, own: Part = {}): Pose => ({
  hips: [(front + back) / 2 + 1, 29, 0],
  lean: 8,
  arms: hanging,
  legs: { right: { at: [front, 3, 6] }, left: { at: [back, 8, 6], pole: [1, -0.6, 0] } },
  toes: { right: [1, -0.15, 0], left: [0.6, -0.75, 0] },
  ...own,
})

/** On the back, the head to the left, feet on the floor. */
export const supine = pose({
  hips: [0, 5, 0],
  lean: -90,
  arms: { swing: 0, out: 18, bend: 0, pole: [0, 1, 0] },
  legs: { at: [27, 3, 6] },
})

/** On the belly, the head to the right. */
export const prone = pose({
  hips: [0, 6, 0],
  lean: 89,
  nod: -8,
  arms: { swing: 178, out: 8, bend: 0, pole: [0, 0, 1] },
  legs: { at: [-48.5, 4, 6], pole: [0, -1, 0] },
  toes: [-1, -0.1, 0],
})

/** Straight from head to heels on hands and toes. */
export const highPlank = pose({
  hips: [0, 20.5, 0],
  lean: 75,
  nod: -5,
  arms: { at: [31, 1.5, 10], pole: [-0.4, 0, 1] },
  legs: { at: [-47.35, 8, 6], pole: [0, -1, 0] },
  toes: [0.35, -1, 0],
})

/** On hands and knees. */
export const onAllFours = pose({
  hips: [0, 27, 0],
  lean: 86,
  nod: -4,
  arms: { at: [30, 1.5, 9], pole: [-0.4, 0, 1] },
  legs: { at: [-23, 3, 6], pole: [1, -1, 0] },
  toes: [-1, -0.1, 0],
})

export const kneeling = pose({
  hips: [0, 29, 0],
  lean: 0,
  arms: hanging,
  legs: { at: [-22, 3, 6], pole: [1, -0.5, 0] },
  toes: [-1, -0.1, 0],
})

/** The left knee on the floor, the right foot in front. */
export const halfKneeling = pose({
  hips: [0, 28.5, 0],
  lean: 0,
  arms: hanging,
  legs: { right: { at: [24, 3, 6] }, left: { at: [-23, 4, 6], pole: [1, -0.8, 0] } },
  toes: { right: [1, -0.1, 0], left: [-0.9, -0.3, 0] },
})

/** On a seat of the height of a chair. */
export const seated = pose({ hips: [-20, 30, 0], lean: 0, arms: hanging, legs: planted(6, 7) })

export const onFloor = pose({
  hips: [0, 5, 0],
  lean: -8,
  arms: { at: [-10, 2, 14] },
  legs: { at: [48, 4, 6], pole: [0, 1, 0] },
  toes: [0.2, 1, 0],
})

export const barHeight = 118

/** Below a bar, arms long. */
export const hangingFrom = (width = 12, own: Part = {}): Pose => ({
  hips: [0, barHeight - 33 - 29.5, 0],
  lean: 0,
  arms: { at: [0, barHeight, width], pole: [0.2, 0, 1] },
  legs: { swing: -4, bend: 12 },
  ...own,
})

export const bar: Thing = { is: 'rail', at: [0, barHeight], half: 26 }

/** A seat or box: its top and the way it stands. */
export const block = (left: number, right: number, height: number): Thing => ({
  is: 'line',
  width: 4,
  through: [
    [left, 1, 0],
    [left, height - 2, 0],
    [right, height - 2, 0],
    [right, 1, 0],
  ],
})

export const bench = (left: number, right: number, height = 24): Thing => ({
  is: 'line',
  width: 5,
  through: [
    [left, height - 2.5, 0],
    [right, height - 2.5, 0],
  ],
})

export const legsOf = (left: number, right: number, height = 24): Thing => ({
  is: 'line',
  width: 3,
  through: [
    [left + 6, 1, 0],
    [left + 6, height - 4, 0],
    [right - 6, height - 4, 0],
    [right - 6, 1, 0],
  ],
})

export const wall = (x: number, height = 100): Thing => ({
  is: 'line',
  width: 4,
  through: [
    [x, 1, 0],
    [x, height, 0],
  ],
})

export const rest = (...through: readonly Vector[]): Thing => ({ is: 'line', width: 5, through })

export const barbell: Thing = { is: 'barbell' }
export const dumbbells = (along: Vector = [1, 0, 0]): readonly Thing[] => [
  { is: 'dumbbell', on: 'right', along },
  { is: 'dumbbell', on: 'left', along },
]
export const oneDumbbell = (along: Vector = [1, 0, 0]): Thing => ({ is: 'dumbbell', on: 'right', along })
export const goblets: Thing = { is: 'kettlebell', on: 'hands', off: [1, 1, 0] }

/** The same arms from start to end. */
export const holding = (movement: Movement, arms: Sides<Limb>, ...things: readonly Thing[]): Movement => ({
  ...movement,
  from: { ...movement.from, arms },
  to: { ...movement.to, arms },
  things: [...(movement.things ?? []), ...things],
})

export const withThings = (movement: Movement, ...things: readonly Thing[]): Movement => ({
  ...movement,
  things: [...(movement.things ?? []), ...things],
})

/** A position that is held: the end shows the same, a breath later. */
export const held = (from: Pose, own: Partial<Movement> = {}): Movement => ({ from, to: from, ...own })

export type Figures = Readonly<Record<string, Movement>>
