import type { Skeleton } from './skeleton.ts'
import { middle, plus, times, turned, unit, type Vector } from './vector.ts'

type Point = Vector
type Grip = 'hands' | 'right' | 'left'
type Mount = Grip | 'hips' | 'thighs' | 'back' | 'ankle' | 'head'

/** What is lifted moves with the body; what stands in the room does not. */
export type Thing =
  | {
      readonly is: 'barbell'
      readonly on?: Mount
      readonly half?: number
      readonly plate?: number
      readonly off?: Vector
    }
  | { readonly is: 'dumbbell'; readonly on: Mount; readonly along?: Vector; readonly off?: Vector }
  | { readonly is: 'kettlebell'; readonly on: Mount; readonly off?: Vector }
  | { readonly is: 'ball'; readonly on: Mount; readonly radius: number; readonly off?: Vector }
  | { readonly is: 'plate'; readonly on: Mount; readonly off?: Vector }
  | { readonly is: 'sack'; readonly on: Mount; readonly off?: Vector; readonly along?: Vector }
  | { readonly is: 'handle'; readonly on: Grip }
  | { readonly is: 'rope'; readonly from: Point | Anchor; readonly to: Anchor; readonly stiff?: true }
  /** A rope swung over the head and under the feet. */
  | { readonly is: 'swung-rope'; readonly top: number }
  | { readonly is: 'still-ball'; readonly at: Point; readonly radius: number }
  | { readonly is: 'rail'; readonly at: readonly [number, number]; readonly half?: number; readonly post?: boolean }
  /** What the feet push, along their soles. */
  | { readonly is: 'footplate' }
  | { readonly is: 'line'; readonly through: readonly Point[]; readonly width?: number }

type Anchor = 'right hand' | 'left hand' | 'hands' | 'right foot' | 'left foot' | 'hips' | 'right knee' | 'left knee'

/** Lines of one width; a line from a point to itself is a disc. */
export type Drawn = {
  readonly look: 'lift' | 'room'
  readonly width: number
  readonly lines: readonly (readonly Point[])[]
}

export const drawn = (thing: Thing, body: Skeleton): readonly Drawn[] => {
  switch (thing.is) {
    case 'barbell': {
      const at = plus(mounted(thing.on ?? 'hands', body), thing.off ?? [0, 0, 0])
      const half = thing.half ?? 27
      const ends: readonly [Point, Point] = [plus(at, [0, 0, half]), plus(at, [0, 0, -half])]
      const inner = (end: Point, sign: number) => plus(end, [0, 0, -4 * sign])
      return [
        lifted(2.2, [ends]),
        ...(thing.plate === 0
          ? []
          : [disc(inner(ends[0], 1), thing.plate ?? 7.5), disc(inner(ends[1], -1), thing.plate ?? 7.5)]),
      ]
    }
    case 'dumbbell': {
      const at = plus(mounted(thing.on, body), thing.off ?? [0, 0, 0])
      const way = times(unit(thing.along ?? [1, 0, 0]), 5)
      const [one, other] = [plus(at, way), plus(at, times(way, -1))]
      return [lifted(2.4, [[one, other]]), disc(one, 3.4), disc(other, 3.4)]
    }
    case 'kettlebell': {
      const at = plus(mounted(thing.on, body), thing.off ?? [0, -6.5, 0])
      const hand = mounted(thing.on, body)
      return [lifted(2.6, [[hand, at]]), disc(at, 5.2)]
    }
    case 'ball':
      return [disc(plus(mounted(thing.on, body), thing.off ?? [0, 0, 0]), thing.radius)]
    case 'plate':
      return [disc(plus(mounted(thing.on, body), thing.off ?? [0, 0, 0]), 8)]
    case 'sack': {
      const at = plus(mounted(thing.on, body), thing.off ?? [0, 0, 0])
      const way = times(unit(thing.along ?? [0, 0, 1]), 11)
      return [lifted(9, [[plus(at, way), plus(at, times(way, -1))]])]
    }
    case 'handle': {
      const at = mounted(thing.on, body)
      return [lifted(3, [[plus(at, [0, 0, 7]), plus(at, [0, 0, -7])]])]
    }
    case 'rope':
      return [
        lifted(thing.stiff ? 2.8 : 1.6, [
          [typeof thing.from === 'string' ? anchored(thing.from, body) : thing.from, anchored(thing.to, body)],
        ]),
      ]
    case 'swung-rope':
      return [lifted(1.6, [swungRope(body, thing.top)])]
    case 'still-ball':
      return [standing(thing.radius * 2, [[thing.at, thing.at]])]
    case 'footplate': {
      const heel = middle(body.right.leg.ankle, body.left.leg.ankle)
      const way = unit(plus(middle(body.right.leg.toe, body.left.leg.toe), times(heel, -1)))
      const sole = plus(heel, times(turned(way, [0, 0, 1], -90), 5))
      return [lifted(4, [[plus(sole, times(way, -7)), plus(sole, times(way, 15))]])]
    }
    case 'rail': {
      const [x, y] = thing.at
      const half = thing.half ?? 24
      const ends: readonly Point[] = [
        [x, y, half],
        [x, y, -half],
      ]
      const posts = ends.map(([, , z]): readonly Point[] => [
        [x, y, z],
        [x, 0, z],
      ])
      return [standing(2.6, [ends, ...(thing.post ? posts : [])])]
    }
    case 'line':
      return [standing(thing.width ?? 4, [thing.through])]
  }
}

/** From hand to hand, over the head, or under feet that have left the ground. */
const swungRope = (body: Skeleton, top: number): readonly Point[] => {
  const [right, left] = [body.right.arm.hand, body.left.arm.hand]
  const isInTheAir = Math.min(body.right.leg.toe[1], body.left.leg.toe[1]) > 2
  const [beside, far] = isInTheAir ? [24, 1.5] : [84, top]
  return [right, [right[0], beside, 28], [right[0], far, 14], [right[0], far, -14], [right[0], beside, -28], left]
}

export const mounted = (on: Mount, body: Skeleton): Point => {
  switch (on) {
    case 'hands':
      return middle(body.right.arm.hand, body.left.arm.hand)
    case 'right':
      return body.right.arm.hand
    case 'left':
      return body.left.arm.hand
    case 'hips':
      return plus(body.hips, times(hipFront(body), 7))
    case 'thighs':
      return plus(middle(body.right.leg.knee, body.left.leg.knee), [0, 5, 0])
    case 'back':
      return plus(plus(body.chest, times(body.front, -5)), times(body.up, -2))
    case 'ankle':
      return body.right.leg.ankle
    case 'head':
      return body.head
  }
}

const hipFront = (body: Skeleton) => turned(unit(plus(body.waist, times(body.hips, -1))), body.across.hips, -90)

const anchored = (anchor: Anchor, body: Skeleton): Point => {
  switch (anchor) {
    case 'right hand':
      return body.right.arm.hand
    case 'left hand':
      return body.left.arm.hand
    case 'hands':
      return middle(body.right.arm.hand, body.left.arm.hand)
    case 'right foot':
      return plus(body.right.leg.ankle, [3, -2, 0])
    case 'left foot':
      return plus(body.left.leg.ankle, [3, -2, 0])
    case 'hips':
      return body.hips
    case 'right knee':
      return body.right.leg.knee
    case 'left knee':
      return body.left.leg.knee
  }
}

const lifted = (width: number, lines: readonly (readonly Point[])[]): Drawn => ({ look: 'lift', width, lines })
const disc = (at: Point, radius: number): Drawn => lifted(radius * 2, [[at, at]])
const standing = (width: number, lines: readonly (readonly Point[])[]): Drawn => ({ look: 'room', width, lines })
