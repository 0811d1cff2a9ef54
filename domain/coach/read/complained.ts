import type { Contraindication, Joint } from '../basis/catalogue.ts'
import { ruleSet } from '../basis/rule-set.ts'
import type { Care } from '../basis/vocabulary.ts'
import { type BodyPart, jointsOf, musclesNear } from './body.ts'
import { handsWith } from './hands.ts'
import type { Complaint } from './health.ts'
import { type Limits, noLimits } from './limits.ts'

/** What a part of the body that complains may bear. From a side of the body, both are spared: the plan trains both alike. */
export const ofComplaint = ({ part, severity }: Pick<Complaint, 'part' | 'severity'>): Limits => {
  const { strong, mild } = ruleSet.session.painJointLoad.value
  const most = { protect: strong, mild, pain: strong, acute: 0 }[severity]
  const joints = jointsOf[part]
  const hurts = severity !== 'mild'
  const hands = handsWith({ part, severity })
  const palm = hands === 'rest' ? { wrist: 0 } : hands === 'hold' ? { wrist: strong } : {}
  return {
    ...noLimits,
    joints: { ...palm, ...Object.fromEntries(joints.map(joint => [joint, most])) },
    tags: new Set([
      ...(hurts ? joints.map(joint => tagOf[joint]) : []),
      ...(hurts && part === 'neck' ? (['neck-pain'] as const) : []),
      ...(backs.has(part) ? (['stiff-back'] as const) : []),
    ]),
    spared: new Set(hurts && severity !== 'protect' ? (musclesNear[part] ?? []) : []),
    hands,
    impact: hurts && joints.some(joint => carrying.has(joint)) ? 1 : 3,
    isUpright: part === 'head',
    cautious: joints.length === 0,
    cares: new Set(careOf(part, severity)),
  }
}

const careOf = (part: BodyPart, severity: Complaint['severity']): readonly Care[] => {
  if (backs.has(part)) return ['back']
  const hands = handsWith({ part, severity })
  return hands === 'rest' ? ['no-hands'] : hands === 'hold' ? ['hands'] : []
}

const backs: ReadonlySet<BodyPart> = new Set(['back', 'lower-back'])

const carrying: ReadonlySet<Joint> = new Set(['knee', 'hip', 'ankle', 'lowerBack'])

const tagOf: Readonly<Record<Joint, Contraindication>> = {
  shoulder: 'shoulder-pain',
  elbow: 'elbow-pain',
  wrist: 'wrist-pain',
  lowerBack: 'lower-back-pain',
  hip: 'hip-pain',
  knee: 'knee-pain',
  ankle: 'ankle-pain',
}
