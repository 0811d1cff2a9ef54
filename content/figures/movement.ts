import { type Limb, type Pose, sideOf } from './pose.ts'
import { type Side, type Skeleton, skeletonOf } from './skeleton.ts'
import type { Thing } from './thing.ts'
import { middle, minus, type Vector } from './vector.ts'

/** One exercise as it is drawn: from a pose to another, with what is held and what stands around. */
export type Movement = {
  readonly from: Pose
  readonly to: Pose
  readonly things?: readonly Thing[]
  /** Where the eye stands: 0 beside the person, 90 before them. */
  readonly view?: number
  /** How high it stands, in degrees; the floor is then a mat. */
  readonly above?: number
}

/** The way from pose to pose, both included. */
export const frames = ({ from, to }: Movement, count: number): readonly Skeleton[] => {
  const [start, end] = [alike(from, to), alike(to, from)]
  return Array.from({ length: count }, (_, at) => skeletonOf(mixed(start, end, at / (count - 1))))
}

/** The pose told by the words that the other one uses too, so that halfway between them is a pose. */
const alike = (pose: Pose, other: Pose): Pose => {
  const body = skeletonOf(pose)
  const limb = (part: 'arms' | 'legs', side: Side): Limb => {
    const [mine, theirs] = [sideOf(pose[part], side), sideOf(other[part], side)]
    const isSameKind = (['at', 'by', 'swing'] as const).some(word => word in mine && word in theirs)
    return isSameKind && 'pole' in mine === 'pole' in theirs ? mine : placed(body, part, side)
  }
  const both = (part: 'arms' | 'legs') => ({ right: limb(part, 'right'), left: limb(part, 'left') })
  const plain = {
    curl: 0,
    tilt: 0,
    twist: 0,
    roll: 0,
    nod: 0,
    shrug: 0,
    ...pose,
    arms: both('arms'),
    legs: both('legs'),
  }
  return pose.toes || other.toes ? { ...plain, toes: { right: toe(body, 'right'), left: toe(body, 'left') } } : plain
}

const placed = (body: Skeleton, part: 'arms' | 'legs', side: Side): Limb => {
  const { arm, leg } = body[side]
  const [root, bend, end] = part === 'arms' ? [arm.shoulder, arm.elbow, arm.hand] : [leg.hip, leg.knee, leg.ankle]
  return { at: outwards(end, side), pole: outwards(minus(bend, middle(root, end)), side) }
}

const toe = (body: Skeleton, side: Side) => outwards(minus(body[side].leg.toe, body[side].leg.ankle), side)

const outwards = ([x, y, z]: Vector, side: Side): Vector => [x, y, side === 'right' ? z : -z]

const mixed = <Value>(one: Value, other: Value, share: number): Value => {
  if (typeof one === 'number' && typeof other === 'number') return (one + (other - one) * share) as Value
  if (Array.isArray(one) && Array.isArray(other)) return one.map((item, at) => mixed(item, other[at], share)) as Value
  if (isRecord(one) && isRecord(other)) {
    const names = new Set([...Object.keys(one), ...Object.keys(other)])
    return Object.fromEntries([...names].map(name => [name, mixed(one[name] ?? 0, other[name] ?? 0, share)])) as Value
  }
  return one
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
