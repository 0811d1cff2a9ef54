import { type Limb, type Pose, sideOf } from './pose.ts'
import { across, cross, distance, dot, length, minus, plus, times, turned, unit, type Vector } from './vector.ts'

/** Lengths in hundredths of a person's height. */
const bones = {
  spine: 15,
  neck: 11,
  shoulder: 8.5,
  hip: 5,
  upperArm: 16,
  forearm: 17,
  thigh: 25,
  shank: 24,
  foot: 9,
} as const

const ankleHeight = 3

export type Side = 'right' | 'left'
type Arm = { readonly shoulder: Vector; readonly elbow: Vector; readonly hand: Vector }
export type Leg = { readonly hip: Vector; readonly knee: Vector; readonly ankle: Vector; readonly toe: Vector }

export type Skeleton = {
  readonly hips: Vector
  readonly waist: Vector
  readonly chest: Vector
  readonly head: Vector
  /** To the right, at the hips and at the shoulders. */
  readonly across: { readonly hips: Vector; readonly chest: Vector }
  /** Where the chest faces, and the way from the waist to it. */
  readonly front: Vector
  readonly up: Vector
  readonly right: { readonly arm: Arm; readonly leg: Leg }
  readonly left: { readonly arm: Arm; readonly leg: Leg }
  /** Limbs that would have to be longer than they are, by how much. */
  readonly stretched: readonly { readonly limb: string; readonly by: number }[]
}

export const skeletonOf = (pose: Pose): Skeleton => {
  const side: Vector = [0, 0, 1]
  const straight = turned(turned([0, 1, 0], side, -pose.lean), [1, 0, 0], pose.tilt ?? 0)
  const hipsAcross = turned(across(side, straight), straight, -(pose.roll ?? 0))
  const bend = (pose.curl ?? 0) / 2
  const low = turned(straight, hipsAcross, bend)
  const up = turned(straight, hipsAcross, -bend)
  const chestAcross = turned(across(hipsAcross, up), up, -(pose.twist ?? 0))
  const waist = plus(pose.hips, times(low, bones.spine))
  const chest = plus(waist, times(up, bones.spine))
  const front = cross(up, chestAcross)
  const trunk: Trunk = { chest, up, front, across: chestAcross, hips: pose.hips, hipsUp: low, hipsAcross }
  const right = sidesOf(pose, trunk, 'right')
  const left = sidesOf(pose, trunk, 'left')
  return {
    hips: pose.hips,
    waist,
    chest,
    head: plus(chest, times(turned(up, chestAcross, -(pose.nod ?? 0)), bones.neck)),
    across: { hips: hipsAcross, chest: chestAcross },
    front,
    up,
    right,
    left,
    stretched: [...right.stretched, ...left.stretched],
  }
}

type Trunk = {
  readonly chest: Vector
  readonly up: Vector
  readonly front: Vector
  readonly across: Vector
  readonly hips: Vector
  readonly hipsUp: Vector
  readonly hipsAcross: Vector
}

type Joint = { readonly from: Vector; readonly up: Vector; readonly front: Vector; readonly out: Vector }

const sidesOf = (pose: Pose, trunk: Trunk, side: Side) => {
  const sign = side === 'right' ? 1 : -1
  const shoulderOut = times(trunk.across, sign)
  const hipOut = times(trunk.hipsAcross, sign)
  const shoulder: Joint = {
    from: plus(plus(trunk.chest, times(shoulderOut, bones.shoulder)), times(trunk.up, pose.shrug ?? 0)),
    up: trunk.up,
    front: trunk.front,
    out: shoulderOut,
  }
  const hip: Joint = {
    from: plus(trunk.hips, times(hipOut, bones.hip)),
    up: trunk.hipsUp,
    front: cross(trunk.hipsUp, trunk.hipsAcross),
    out: hipOut,
  }
  const room = (point: Vector): Vector => [point[0], point[1], point[2] * sign]
  const arm = reach(sideOf(pose.arms, side), shoulder, trunk, room, arms)
  const leg = reach(sideOf(pose.legs, side), hip, trunk, room, legs)
  const toes = pose.toes && (isVector(pose.toes) ? pose.toes : pose.toes[side])
  return {
    arm: { shoulder: shoulder.from, elbow: arm.bent, hand: arm.end },
    leg: { hip: hip.from, knee: leg.bent, ankle: leg.end, toe: toeOf(leg, toes && room(toes)) },
    stretched: [...tooFar(`${side} arm`, arm.missing), ...tooFar(`${side} leg`, leg.missing)],
  }
}

const isVector = (value: object): value is Vector => Array.isArray(value)

const tooFar = (limb: string, by: number) => (by > 0.01 ? [{ limb, by }] : [])

type Kind = { readonly upper: number; readonly lower: number; readonly pole: Vector; readonly bends: 1 | -1 }

const arms: Kind = { upper: bones.upperArm, lower: bones.forearm, pole: [-0.6, -1, 0.6], bends: 1 }
const legs: Kind = { upper: bones.thigh, lower: bones.shank, pole: [1, 0.5, 0.12], bends: -1 }

const reach = (limb: Limb, joint: Joint, trunk: Trunk, room: (point: Vector) => Vector, kind: Kind) => {
  if ('swing' in limb) return byAngles(limb, joint, room, kind)
  const end =
    'at' in limb
      ? room(limb.at)
      : plus(
          trunk.chest,
          plus(plus(times(trunk.front, limb.by[0]), times(trunk.up, limb.by[1])), times(joint.out, limb.by[2])),
        )
  return toPoint(end, joint.from, room(limb.pole ?? kind.pole), kind)
}

/** Two bones from a joint to a point: where the bend is. */
const toPoint = (end: Vector, from: Vector, pole: Vector, { upper, lower }: Kind) => {
  const way = minus(end, from)
  const longest = (upper + lower) * 0.9995
  const far = length(way)
  const size = Math.min(longest, Math.max(Math.abs(upper - lower) * 1.001, far))
  const along = unit(way)
  const shift = (upper * upper - lower * lower + size * size) / (2 * size)
  const aside = Math.sqrt(Math.max(0, upper * upper - shift * shift))
  const bulge = across(pole, along)
  return {
    bent: plus(from, plus(times(along, shift), times(bulge, aside))),
    end: plus(from, times(along, size)),
    bulge,
    missing: Math.max(0, far - longest),
  }
}

const byAngles = (
  { swing, out = 0, bend = 0, pole }: Extract<Limb, { swing: number }>,
  { from, up, front, out: outwards }: Joint,
  room: (point: Vector) => Vector,
  { upper, lower, bends }: Kind,
) => {
  const radians = (degrees: number) => (degrees * Math.PI) / 180
  const plane = plus(times(up, -Math.cos(radians(swing))), times(front, Math.sin(radians(swing))))
  const bone = unit(plus(times(plane, Math.cos(radians(out))), times(outwards, Math.sin(radians(out)))))
  const ahead = plus(times(front, Math.cos(radians(swing))), times(up, Math.sin(radians(swing))))
  const towards = across(pole ? room(pole) : times(ahead, bends), bone)
  const bent = plus(from, times(bone, upper))
  const rest = plus(times(bone, Math.cos(radians(bend))), times(towards, Math.sin(radians(bend))))
  return { bent, end: plus(bent, times(rest, lower)), bulge: times(towards, bends === 1 ? 1 : -1), missing: 0 }
}

const toeOf = ({ bent, end, bulge }: ReturnType<typeof toPoint>, toes: Vector | undefined): Vector => {
  const shank = unit(minus(end, bent))
  if (toes) return plus(end, times(unit(toes), bones.foot))
  const isStanding = end[1] < ankleHeight + 2 && dot(shank, [0, -1, 0]) > 0.35
  if (isStanding) return [end[0] + bones.foot, Math.max(0.8, end[1] - 1.8), end[2] + Math.sign(end[2]) * 1.5]
  const instep = across(bulge, shank)
  return plus(end, times(unit(plus(times(instep, 0.8), times(shank, 0.6))), bones.foot))
}

/** How far a bone's drawn length is from its own; 0 for a body that holds together. */
export const boneErrors = ({ hips, waist, chest, head, right, left }: Skeleton): number[] => [
  distance(hips, waist) - bones.spine,
  distance(waist, chest) - bones.spine,
  distance(chest, head) - bones.neck,
  ...[right, left].flatMap(({ arm, leg }) => [
    distance(arm.shoulder, arm.elbow) - bones.upperArm,
    distance(arm.elbow, arm.hand) - bones.forearm,
    distance(leg.hip, leg.knee) - bones.thigh,
    distance(leg.knee, leg.ankle) - bones.shank,
  ]),
]
