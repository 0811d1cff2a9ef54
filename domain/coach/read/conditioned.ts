import type { Caution } from '../basis/vocabulary.ts'
import type { BodyPart } from './body.ts'
import { ofComplaint } from './complained.ts'
import type { Condition, Drug, TodayState } from './conditions.ts'
import { lessOf } from './hands.ts'
import type { ConditionSaid } from './health.ts'
import { both, type Limits, noLimits } from './limits.ts'

/** What a diagnosis or a state forbids. Healing parts train without load, and nothing hangs from them; the others limit by their own contraindications. */
export const ofCondition = ({ condition, part, ageDays }: ConditionSaid): Limits => {
  const own: Limits = { ...noLimits, ...byCondition[condition], cautious: true }
  if (condition === 'nerve') return both(own, part !== null && ofArm.has(part) ? ofArmNerve : ofLegNerve)
  if (condition === 'disc' && part === 'neck') return both(own, ofArmNerve)
  if (condition === 'pregnancy' && (ageDays === null || ageDays >= firstThird)) return both(own, notOnBack)
  if (part === null || !healing.has(condition)) return own
  const healed = both(own, ofComplaint({ part, severity: 'acute' }))
  const hands = ofArm.has(part) ? lessOf(healed.hands, 'rest') : healed.hands
  return { ...healed, hands, cares: new Set([...healed.cares, 'healing']) }
}

/** The same once somebody with the right to say so has allowed training: with care, and what is mild. */
export const ofCleared = ({ condition, part }: ConditionSaid): Limits => {
  const spared = part ?? partOf[condition]
  const cautious: Limits = { ...noLimits, cautious: true }
  return spared === undefined ? cautious : both(cautious, ofComplaint({ part: spared, severity: 'mild' }))
}

/** Of these a yes to training says something; the others limit for life, or have a programme of their own. */
export const canBeCleared: ReadonlySet<Condition> = new Set([
  'disc',
  'nerve',
  'surgery',
  'tear',
  'dislocation',
  'fracture',
  'hernia',
])

const partOf: Readonly<Partial<Record<Condition, BodyPart>>> = {
  disc: 'lower-back',
  nerve: 'lower-back',
  hernia: 'abdomen',
}

const healing: ReadonlySet<Condition> = new Set(['surgery', 'tear', 'dislocation', 'fracture'])

/** Days of a pregnancy from which on nobody lies flat on the back for long. */
const firstThird = 12 * 7

const notOnBack: Limits = { ...noLimits, tags: new Set(['lying-on-back']) }

const ofArm: ReadonlySet<BodyPart> = new Set([
  'neck',
  'shoulder',
  'upper-arm',
  'elbow',
  'forearm',
  'wrist',
  'hand',
  'upper-back',
])

const ofArmNerve: Limits = {
  ...noLimits,
  tags: new Set(['arm-nerve', 'neck-pain']),
  joints: { shoulder: 2 },
  hands: 'bar',
  axialLoad: 1,
  impact: 1,
  isUpright: true,
  cares: new Set(['arm-nerve']),
}

const ofLegNerve: Limits = {
  ...noLimits,
  tags: new Set(['leg-nerve', 'lower-back-pain', 'stiff-back']),
  joints: { lowerBack: 1 },
  axialLoad: 1,
  impact: 1,
  cares: new Set(['leg-nerve']),
}

const told = (caution: Caution): Partial<Limits> => ({ cautions: new Set([caution]) })
const pressure: Partial<Limits> = { tags: new Set(['hypertension']), isUpright: true }
const ofHeart = { ...pressure, ...told('heart') }
const straining: Partial<Limits> = { tags: new Set(['pelvic-floor']), impact: 1 }
/** Nothing to fall from, and nothing to lie under. */
const ofSeizures: Partial<Limits> = {
  tags: new Set(['overhead-pain', 'seizure']),
  impact: 1,
  isUpright: true,
  ...told('epilepsy'),
}
const unsteady: Partial<Limits> = { isUpright: true, impact: 1 }
const ofBones: Partial<Limits> = { tags: new Set(['osteoporosis']), impact: 1, ...told('osteoporosis') }
const ofBleeding: Partial<Limits> = { impact: 1, ...told('blood-thinner') }

const byCondition: Readonly<Partial<Record<Condition, Partial<Limits>>>> = {
  heart: ofHeart,
  pacemaker: ofHeart,
  stroke: ofHeart,
  'blood-pressure': pressure,
  glaucoma: pressure,
  eyes: { ...pressure, impact: 1 },
  vertigo: unsteady,
  'multiple-sclerosis': unsteady,
  parkinson: unsteady,
  'low-blood-pressure': { isUpright: true },
  diabetes: told('diabetes'),
  epilepsy: ofSeizures,
  osteoporosis: ofBones,
  asthma: told('airways'),
  lungs: told('airways'),
  exhaustion: told('exhaustion'),
  'long-covid': { impact: 1, ...told('exhaustion') },
  rheumatism: { impact: 1, hands: 'hold' },
  gout: { impact: 1 },
  disc: ofLegNerve,
  'pelvic-floor': { ...straining, cares: new Set(['pelvic-floor']) },
  diastasis: { ...straining, spared: new Set(['abs', 'obliques']), cares: new Set(['pelvic-floor']) },
  hernia: { ...straining, spared: new Set(['abs']) },
  birth: { tags: new Set(['pregnancy', 'pelvic-floor']), impact: 1, axialLoad: 1, cares: new Set(['birth']) },
  pregnancy: {
    tags: new Set(['pregnancy', 'pelvic-floor']),
    impact: 1,
    axialLoad: 1,
    isUpright: true,
    cares: new Set(['pregnancy']),
  },
  surgery: { impact: 1 },
  clotting: ofBleeding,
}

export const ofDrug: Readonly<Partial<Record<Drug, Partial<Limits>>>> = {
  'beta-blocker': { pulseMisleads: true },
  'blood-thinner': ofBleeding,
  heart: ofHeart,
  'blood-pressure': pressure,
  epilepsy: ofSeizures,
  osteoporosis: ofBones,
  diabetes: told('diabetes'),
  asthma: told('airways'),
}

/** A bad day: easier altogether, and by what it is nothing head down, no landing, nothing pressed out with the breath held. */
export const ofToday = (state: TodayState): Limits => ({
  ...noLimits,
  ...byState[state],
  ...told('today'),
  cautious: true,
})

const byState: Readonly<Partial<Record<TodayState, Partial<Limits>>>> = {
  migraine: { ...pressure, axialLoad: 1, impact: 1 },
  headache: { ...pressure, axialLoad: 1, impact: 1 },
  stomach: { tags: new Set(['pelvic-floor']), isUpright: true, impact: 1, spared: new Set(['abs', 'obliques']) },
  hangover: unsteady,
  'blood-donation': { ...pressure, axialLoad: 1 },
}
