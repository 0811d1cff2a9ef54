import { entriesOf } from '../../fields.ts'
import type { Contraindication, Exercise, Joint } from '../basis/catalogue.ts'
import type { Care, Caution, HandWork } from '../basis/vocabulary.ts'
import type { RedFlag } from './conditions.ts'
import { isMore, lessOf } from './hands.ts'

/** What must not be in a session: tags, joint loads above a limit (0-3), impact, axial load, muscles under load. */
export type Limits = {
  readonly tags: ReadonlySet<Contraindication>
  readonly joints: Readonly<Partial<Record<Joint, number>>>
  readonly impact: number
  readonly axialLoad: number
  /** Muscles that no set trains directly, because the part of the body near them complains. */
  readonly spared: ReadonlySet<string>
  /** The most that hands may do. */
  readonly hands: HandWork
  readonly isUpright: boolean
  /** Age, a condition, a drug, today's state: nothing heavy, nothing all-out, no high intensity by heart rate. */
  readonly cautious: boolean
  /** A drug holds the heart rate down. */
  readonly pulseMisleads: boolean
  /** What the session is kind to, as it is named and told. */
  readonly cares: ReadonlySet<Care>
  /** What has to be told before the first set. */
  readonly cautions: ReadonlySet<Caution>
  /** Exercises that somebody with the right to say so allowed by name. */
  readonly permitted: ReadonlySet<string>
  /** Signs that stop: no plan is made. */
  readonly red: readonly RedFlag[]
}

export const noLimits: Limits = {
  tags: new Set(),
  joints: {},
  impact: 3,
  axialLoad: 3,
  spared: new Set(),
  hands: 'heavy',
  isUpright: false,
  cautious: false,
  pulseMisleads: false,
  cares: new Set(),
  cautions: new Set(),
  permitted: new Set(),
  red: [],
}

export const allows = (limits: Limits, exercise: Exercise): boolean => forbiddenBy(limits, exercise) === null

/** Names what forbids an exercise; null when nothing does. */
export const forbiddenBy = (limits: Limits, exercise: Exercise): string | null => {
  if (limits.permitted.has(exercise.id)) return null
  const tag = exercise.contraindications.find(one => limits.tags.has(one))
  if (tag) return tag
  if (limits.tags.has('overhead-pain') && exercise.overhead) return 'overhead'
  const joint = entriesOf(limits.joints).find(([name, most]) => exercise.jointLoad[name] > most)
  if (joint) return `${joint[0]} load above ${joint[1]}`
  if (isMore(exercise.hands, limits.hands)) return `hands ${exercise.hands}`
  if (exercise.impact > limits.impact) return `impact above ${limits.impact}`
  const spared = Object.entries(exercise.muscles).find(([muscle, share]) => share >= 1 && limits.spared.has(muscle))
  if (spared && exercise.role !== 'mobility' && exercise.role !== 'warm-up') return `${spared[0]} is spared`
  if (limits.isUpright && exercise.inverted) return 'head down'
  return exercise.axialLoad > limits.axialLoad ? `axial load above ${limits.axialLoad}` : null
}

export const both = (one: Limits, other: Limits): Limits => ({
  tags: new Set([...one.tags, ...other.tags]),
  joints: lower(one.joints, other.joints),
  impact: Math.min(one.impact, other.impact),
  axialLoad: Math.min(one.axialLoad, other.axialLoad),
  spared: new Set([...one.spared, ...other.spared]),
  hands: lessOf(one.hands, other.hands),
  isUpright: one.isUpright || other.isUpright,
  cautious: one.cautious || other.cautious,
  pulseMisleads: one.pulseMisleads || other.pulseMisleads,
  cares: new Set([...one.cares, ...other.cares]),
  cautions: new Set([...one.cautions, ...other.cautions]),
  permitted: new Set([...one.permitted, ...other.permitted]),
  red: [...new Set([...one.red, ...other.red])],
})

const lower = (one: Limits['joints'], other: Limits['joints']): Limits['joints'] => {
  const joints: Partial<Record<Joint, number>> = { ...one }
  for (const [joint, most] of entriesOf(other)) {
    joints[joint] = Math.min(joints[joint] ?? 3, most)
  }
  return joints
}
