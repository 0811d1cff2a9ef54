import { catalogue } from '../../../content/exercises/catalogue.ts'
import type { Exercise } from '../../../domain/coach/basis/catalogue.ts'
import { entriesOf } from '../../../domain/fields.ts'
import type { Told } from '../corpus/told.ts'
import type { Unsafe } from '../corpus/unsafe.ts'
import { allOut, byJoint } from './burdens.ts'
import { byCondition, byDrug, byPart, byState, lateInPregnancy, ofNeck, strainedBy } from './conditions.ts'
import { untold } from './told.ts'

/** A plan as a person gets it: what is to be done, how often, and how much is left. */
export type Seen = {
  readonly blocks: readonly {
    readonly kind: string
    /** What is written over it. */
    readonly words: string
    readonly exercises: readonly {
      readonly exercise: string
      readonly rir: number | null
      /** Repetitions of each set of work. */
      readonly reps: readonly number[]
      /** Of each set that is held, warming up included. */
      readonly seconds: readonly number[]
    }[]
  }[]
  /** All that is said before the first set. */
  readonly words: string
}

type Amber = Extract<Unsafe, { level: 'amber' }>
type Severity = 'mild' | 'pain' | 'acute'

/** What a plan holds that somebody who said this must not do; empty where it is safe by the training rules (§4, Safety). */
export const unsafeIn = (said: Amber, plan: Seen): readonly string[] => {
  const isCleared = said.items.some(any => any.some(({ kind }) => kind === 'clearance'))
  const forbidden = [
    ...overloading(said, plan),
    ...said.items.filter(any => any.every(isOfHealth)).flatMap(any => worstOf(any, plan, isCleared)),
  ]
  return [
    ...new Set([...forbidden, ...(isJointAlone(said) ? [] : tooHard(said, plan, isCleared))]),
    ...tooLong(said, plan),
    ...byPulse(said, plan),
    ...untold(said, plan.words),
  ]
}

/** Of what words may mean, one is enough; but one that rules something out, where one does. */
const worstOf = (any: readonly Told[], plan: Seen, isCleared: boolean): readonly string[] => {
  const found = any
    .map(one => ruledOutBy(one, isCleared))
    .filter(ids => ids.length > 0)
    .map(ids => heldBy(plan, ids))
  return found.find(({ length }) => length === 0) ?? found[0] ?? []
}

/** What the catalogue says loads a joint more than the words allow. */
const overloading = ({ joints }: Amber, { blocks }: Seen): readonly string[] =>
  blocks
    .flatMap(({ exercises }) => exercises.map(({ exercise }) => exercise))
    .filter(id => entriesOf(joints).some(([joint, most]) => (byId.get(id)?.jointLoad[joint] ?? 3) > most))

const byId = new Map<string, Exercise>(catalogue.exercises.map(one => [one.id, one]))

const heldBy = ({ blocks }: Seen, ids: readonly string[]) =>
  blocks.flatMap(({ exercises }) => exercises.map(({ exercise }) => exercise)).filter(id => ids.includes(id))

const isOfHealth = ({ kind }: Told) => ['complaint', 'condition', 'drug', 'today', 'ask'].includes(kind)

const ruledOutBy = (told: Told, isCleared: boolean): readonly string[] => {
  switch (told.kind) {
    case 'complaint':
      return told.part ? ofPart(told.part, told.severity === 'protect' ? 'pain' : (told.severity ?? 'pain')) : []
    case 'ask':
      return told.part ? ofPart(told.part, 'pain') : []
    case 'drug':
      return byDrug[told.drug ?? ''] ?? []
    case 'condition':
      return ofCondition(told, isCleared)
    case 'today':
      return byState[told.state ?? ''] ?? []
    default:
      return []
  }
}

type Part = keyof typeof strainedBy

const ofPart = (part: string, severity: Severity): readonly string[] => {
  const joints = part in strainedBy ? strainedBy[part as Part] : []
  const tiers = severity === 'mild' ? (['mild'] as const) : severity === 'pain' ? (['mild', 'pain'] as const) : all
  return [
    ...joints.flatMap(joint => tiers.flatMap(tier => byJoint[joint][tier])),
    ...(severity === 'mild' ? [] : (byPart[part] ?? [])),
  ]
}

const all = ['mild', 'pain', 'acute'] as const

const healing: readonly string[] = ['surgery', 'tear', 'dislocation', 'fracture']

const ofCondition = (told: Extract<Told, { kind: 'condition' }>, isCleared: boolean): readonly string[] => {
  const { condition = '', part, ageDays } = told
  if (healing.includes(condition)) return part ? ofPart(part, isCleared ? 'mild' : 'acute') : []
  const late = condition === 'pregnancy' && (ageDays ?? 84) >= 84 ? lateInPregnancy : []
  return [...(byCondition[condition] ?? []), ...late, ...(condition === 'disc' && part === 'neck' ? ofNeck : [])]
}

/** A joint that bears less, or that is asked about, spares itself and nothing else. */
const isJointAlone = ({ ambers, items }: Amber) =>
  ambers.every(any => any.includes('joint') || (any.includes('unknown') && items.some(any => any.some(isOfPart))))

const isOfPart = (told: Told) => (told.kind === 'ask' || told.kind === 'complaint') && Boolean(told.part)

/** Whom a race against the clock does harm, and not only no good. */
const calm = ['heart', 'blood-pressure', 'beta-blocker', 'epilepsy', 'pregnancy', 'birth', 'today', 'blood-thinner']

const isOf = ({ ambers }: Amber, ...classes: readonly string[]) =>
  ambers.some(any => any.every(one => classes.includes(one)))

const workOf = (blocks: Seen['blocks']) => blocks.filter(({ kind }) => kind !== 'warmup' && kind !== 'cooldown')

/** Whom holding on drives the pressure up. */
const tooLong = (said: Amber, { blocks }: Seen): readonly string[] =>
  isOf(said, 'heart', 'blood-pressure')
    ? workOf(blocks)
        .flatMap(({ exercises }) => exercises)
        .filter(({ exercise, seconds }) => isHeld(exercise) && seconds.some(some => some > longestHold))
        .map(({ exercise }) => `${exercise} held long`)
    : []

const longestHold = 45
const isHeld = (id: string) => byId.get(id)?.role === 'core' && byId.get(id)?.pattern === 'core-brace'

/** A pulse that a drug holds down is no measure. */
const byPulse = (said: Amber, { blocks }: Seen): readonly string[] =>
  isOf(said, 'beta-blocker') ? blocks.flatMap(({ words }) => pulse.exec(words)?.[0] ?? []) : []

const pulse = /(?:puls|herzfrequenz|hf|heart rate)\D{0,12}\d{2,3}|\d{2,3} ?(?:bpm|schläge)|zone \d/i

/** No maximal effort: nothing of few repetitions, none with hardly one left, nothing as often as one can. */
const tooHard = (said: Amber, { blocks }: Seen, isCleared: boolean): readonly string[] => {
  const work = workOf(blocks)
  const exercises = work.flatMap(block => block.exercises)
  // Who may load a part again trains on, short of the end.
  const least = isCleared && said.ambers.every(any => any.some(one => one === 'surgery' || one === 'tear')) ? 2 : 3
  return [
    ...work.filter(({ kind }) => kind === 'amrap').map(() => 'as many rounds as one can'),
    ...exercises
      .filter(({ rir }) => rir !== null && rir < least)
      .map(({ exercise, rir }) => `${exercise} with ${rir} left`),
    ...exercises
      .filter(({ reps }) => reps.some(many => many < 6))
      .map(({ exercise }) => `${exercise} for few repetitions`),
    ...(isOf(said, ...calm) ? exercises.map(({ exercise }) => exercise).filter(id => allOut.includes(id)) : []),
  ]
}
