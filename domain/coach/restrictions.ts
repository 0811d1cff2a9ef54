import { entriesOf } from '../fields.ts'
import type { Contraindication, Exercise, Joint } from './catalogue.ts'
import { jointsOf, musclesNear } from './read/body.ts'
import type { Condition, Drug, RedFlag } from './read/conditions.ts'
import type { Complaint, ConditionSaid } from './read/health.ts'
import type { Meaning } from './read/intent.ts'
import type { Trait } from './read/training.ts'
import type { Feeling } from './request.ts'
import { ruleSet } from './rule-set.ts'

/** What must not be in a session: tags, joint loads above a limit (0-3), impact, axial load, muscles under load. */
export type Limits = {
  readonly tags: ReadonlySet<Contraindication>
  readonly joints: Readonly<Partial<Record<Joint, number>>>
  readonly impact: number
  readonly axialLoad: number
  /** Muscles that no set trains directly, because the part of the body near them complains. */
  readonly spared: ReadonlySet<string>
  readonly isUpright: boolean
  /** Age, a condition, a drug, today's state: nothing heavy, nothing all-out, no high intensity by heart rate. */
  readonly cautious: boolean
  /** A drug holds the heart rate down. */
  readonly pulseMisleads: boolean
  /** Signs that stop: no plan is made. */
  readonly red: readonly RedFlag[]
}

const noLimits: Limits = {
  tags: new Set(),
  joints: {},
  impact: 3,
  axialLoad: 3,
  spared: new Set(),
  isUpright: false,
  cautious: false,
  pulseMisleads: false,
  red: [],
}

/** What was said, as limits; what stands in any field counts. */
export const limitsFrom = (meanings: readonly Meaning[]): Limits => {
  const cleared = meanings.flatMap(said => (said.kind === 'clearance' && said.condition ? [said.condition] : []))
  return meanings.map(said => limitOf(settled(said, new Set(cleared)))).reduce<Limits>(both, noLimits)
}

/** A clearance that names what it is about turns the stop into a limit, wherever each was said. */
const settled = (said: Meaning, cleared: ReadonlySet<Condition>): Meaning => {
  const condition = said.kind === 'red-flag' ? clearable[said.flag] : undefined
  if (said.kind !== 'red-flag' || !condition || !cleared.has(condition)) return said
  return { kind: 'condition', condition, part: said.part, side: null, ageDays: said.ageDays }
}

const clearable: Readonly<Partial<Record<RedFlag, Condition>>> = {
  pregnancy: 'pregnancy',
  'recent-birth': 'birth',
  'recent-surgery': 'surgery',
  fracture: 'fracture',
  'fresh-tear': 'tear',
}

const limitOf = (said: Meaning): Limits => {
  switch (said.kind) {
    case 'red-flag':
      return { ...noLimits, red: [said.flag] }
    case 'complaint':
      return ofComplaint(said)
    case 'ask':
      return said.part === null
        ? { ...noLimits, cautious: true }
        : ofComplaint({ kind: 'complaint', part: said.part, side: null, severity: 'pain', ageDays: null })
    case 'condition':
      return both({ ...noLimits, cautious: true }, ofCondition(said))
    case 'drug':
      return { ...noLimits, cautious: true, ...ofDrug[said.drug] }
    case 'today':
      return { ...noLimits, cautious: true }
    case 'focus':
      return said.want === 'without' && said.on.of === 'trait' ? { ...noLimits, ...ofTrait[said.on.id] } : noLimits
    default:
      return noLimits
  }
}

/** From a side of the body, both are spared: the plan trains both alike. */
const ofComplaint = ({ part, severity }: Complaint): Limits => {
  const { strong, mild } = ruleSet.session.painJointLoad.value
  const most = { protect: strong, mild, pain: strong, acute: 0 }[severity]
  const joints = jointsOf[part]
  const hurts = severity !== 'mild'
  return {
    ...noLimits,
    joints: Object.fromEntries(joints.map(joint => [joint, most])),
    tags: new Set(
      hurts ? [...joints.map(joint => tagOf[joint]), ...(part === 'neck' ? (['neck-pain'] as const) : [])] : [],
    ),
    spared: new Set(hurts && severity !== 'protect' ? (musclesNear[part] ?? []) : []),
    impact: hurts && joints.some(joint => carrying.has(joint)) ? 1 : 3,
    isUpright: part === 'head',
    cautious: joints.length === 0,
  }
}

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

/** Healing parts train without load; the others limit by their own contraindications. */
const ofCondition = ({ condition, part }: ConditionSaid): Limits => {
  const own: Limits = { ...noLimits, ...byCondition[condition] }
  if (part === null || !healing.has(condition)) return own
  return both(own, ofComplaint({ kind: 'complaint', part, side: null, severity: 'acute', ageDays: null }))
}

const healing: ReadonlySet<Condition> = new Set(['surgery', 'tear', 'dislocation', 'fracture'])

const pressure: Partial<Limits> = { tags: new Set(['hypertension']), isUpright: true }
const straining: Partial<Limits> = { tags: new Set(['pelvic-floor']), impact: 1 }
const falling: Partial<Limits> = { tags: new Set(['overhead-pain']), impact: 1, isUpright: true }

const byCondition: Readonly<Partial<Record<Condition, Partial<Limits>>>> = {
  heart: pressure,
  pacemaker: pressure,
  stroke: pressure,
  'blood-pressure': pressure,
  glaucoma: pressure,
  eyes: { ...pressure, impact: 1 },
  vertigo: { isUpright: true, impact: 1 },
  epilepsy: falling,
  osteoporosis: { tags: new Set(['osteoporosis']), impact: 1 },
  disc: { tags: new Set(['lower-back-pain']), joints: { lowerBack: 1 }, axialLoad: 1, impact: 1 },
  'pelvic-floor': straining,
  diastasis: { ...straining, spared: new Set(['abs', 'obliques']) },
  hernia: { ...straining, spared: new Set(['abs']) },
  birth: straining,
  pregnancy: { tags: new Set(['pregnancy', 'pelvic-floor']), impact: 1, axialLoad: 1 },
  surgery: { impact: 1 },
  clotting: { impact: 1 },
}

const ofDrug: Readonly<Partial<Record<Drug, Partial<Limits>>>> = {
  'beta-blocker': { pulseMisleads: true },
  'blood-thinner': { impact: 1 },
  heart: pressure,
  'blood-pressure': pressure,
  epilepsy: falling,
  osteoporosis: { tags: new Set(['osteoporosis']), impact: 1 },
}

const ofTrait: Readonly<Partial<Record<Trait, Partial<Limits>>>> = {
  overhead: { tags: new Set(['overhead-pain']) },
  jumping: { impact: 1 },
  'axial-load': { axialLoad: 1 },
  'deep-knee-bend': { joints: { knee: 2 } },
  'wrist-support': { joints: { wrist: 1 } },
  'breath-holding': { cautious: true },
  'head-down': { isUpright: true },
}

/** Young and older athletes keep clear of maximal loads. */
export const fromAge = (age: number | null): Limits => {
  const { adult, older } = ruleSet.session.age.value
  return { ...noLimits, cautious: age !== null && (age < adult || age >= older) }
}

/** Where pain was felt in an exercise and nobody said where, the joints that it loads most bear less than it asked. */
export const fromPain = (feelings: readonly Feeling[], byId: ReadonlyMap<string, Exercise>, now: number): Limits =>
  feelings
    .filter(({ kind, isLocated = false, at }) => kind === 'pain' && !isLocated && isRecent(at, now))
    .map(({ exercise }) => lessThan(byId.get(exercise)))
    .reduce<Limits>(both, noLimits)

const isRecent = (at: string, now: number) => now - Date.parse(at) < ruleSet.session.painDays.value * 86_400_000

const lessThan = (exercise: Exercise | undefined): Limits => {
  const loads = Object.entries(exercise?.jointLoad ?? {})
  const most = Math.max(...loads.map(([, load]) => load))
  return most < 2
    ? noLimits
    : {
        ...noLimits,
        joints: Object.fromEntries(loads.filter(([, load]) => load === most).map(([joint]) => [joint, most - 1])),
      }
}

/** What is not wanted any more, not today, or hurt within the last two weeks. */
export const bannedByFeeling = (feelings: readonly Feeling[], now: number): ReadonlySet<string> => {
  const lasting = { never: Number.POSITIVE_INFINITY, pain: ruleSet.session.painDays.value * 24, 'not-today': 24 }
  return new Set(
    feelings.filter(({ kind, at }) => now - Date.parse(at) < lasting[kind] * 3_600_000).map(({ exercise }) => exercise),
  )
}

export const allows = (limits: Limits, exercise: Exercise): boolean => forbiddenBy(limits, exercise) === null

/** Names what forbids an exercise; null when nothing does. */
export const forbiddenBy = (limits: Limits, exercise: Exercise): string | null => {
  const tag = exercise.contraindications.find(one => limits.tags.has(one))
  if (tag) return tag
  if (limits.tags.has('overhead-pain') && exercise.overhead) return 'overhead'
  const joint = entriesOf(limits.joints).find(([name, most]) => exercise.jointLoad[name] > most)
  if (joint) return `${joint[0]} load above ${joint[1]}`
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
  isUpright: one.isUpright || other.isUpright,
  cautious: one.cautious || other.cautious,
  pulseMisleads: one.pulseMisleads || other.pulseMisleads,
  red: [...new Set([...one.red, ...other.red])],
})

const lower = (one: Limits['joints'], other: Limits['joints']): Limits['joints'] => {
  const joints: Partial<Record<Joint, number>> = { ...one }
  for (const [joint, most] of entriesOf(other)) {
    joints[joint] = Math.min(joints[joint] ?? 3, most)
  }
  return joints
}
