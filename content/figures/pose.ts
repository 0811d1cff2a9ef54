import type { Vector } from './vector.ts'

/**
 * A limb by where its end is: `at` in the room, `by` from the shoulders in the frame of the chest. Or by its angles:
 * `swing` 0 along the body, 90 to the front, 180 overhead; `out` away from the body; `bend` of elbow or knee.
 * The third coordinate counts outwards, so that both sides may share one limb. `pole` is where elbow or knee points.
 */
export type Limb =
  | { readonly at: Vector; readonly pole?: Vector }
  | { readonly by: Vector; readonly pole?: Vector }
  | { readonly swing: number; readonly out?: number; readonly bend?: number; readonly pole?: Vector }

export type Sides<One> = One | { readonly right: One; readonly left: One }

/** Lengths in hundredths of a person's height, angles in degrees. The floor is at 0. */
export type Pose = {
  readonly hips: Vector
  /** 0 upright, 90 face down, -90 on the back. */
  readonly lean: number
  /** The spine's rounding, hollow below 0. */
  readonly curl?: number
  /** To the right side. */
  readonly tilt?: number
  /** Shoulders against hips, to the right. */
  readonly twist?: number
  /** The whole body around its own length: 90 lies on the left side. */
  readonly roll?: number
  readonly nod?: number
  /** How far the shoulders are drawn up to the ears, as a length. */
  readonly shrug?: number
  readonly arms: Sides<Limb>
  readonly legs: Sides<Limb>
  /** Where the toes point; by default forward on the floor, and along the instep in the air. */
  readonly toes?: Sides<Vector>
}

export const sideOf = <One extends object>(sides: Sides<One>, side: 'right' | 'left'): One =>
  'right' in sides ? sides[side] : sides
