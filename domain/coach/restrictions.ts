import type { Catalogue, Contraindication, Exercise, Joint } from './catalogue.ts'
import type { AthleteFacts, Feeling } from './request.ts'
import { ruleSet } from './rule-set.ts'
import { type Piece, read } from './wishes/reading.ts'

/** What must not be in a session: tags, joint loads above a limit (0-3), impact, axial load. */
export type Limits = {
  readonly tags: ReadonlySet<Contraindication>
  readonly joints: Readonly<Partial<Record<Joint, number>>>
  readonly impact: number
  readonly axialLoad: number
  /** Age, or an answer that a doctor should hear: nothing heavy, nothing all-out. */
  readonly cautious: boolean
  /** No plan is made before a doctor has been asked. */
  readonly medical: boolean
}

export type Pain = { readonly tag: Contraindication; readonly joint: Joint | null; readonly mild: boolean }

export const noLimits: Limits = {
  tags: new Set(),
  joints: {},
  impact: 3,
  axialLoad: 3,
  cautious: false,
  medical: false,
}

/**
 * Reads the athlete's own words. In these fields a joint's name alone is a restriction ("Knie links"), unless it is
 * negated ("keine Knieprobleme"). A mild word ("steif", "eingeschränkt") limits less than pain.
 */
export const limitsOf = (athlete: AthleteFacts, catalogue: Catalogue): Limits => {
  const restricted = read(athlete.restrictions, catalogue)
  const stiff = read(athlete.mobilityRestrictions, catalogue)
  const comments = read(athlete.comments, catalogue)
  return [
    fromPains(painsIn(restricted, 'any-mention')),
    fromPains(painsIn(stiff, 'any-mention').map(pain => ({ ...pain, mild: true }))),
    fromPains(painsIn(comments, 'with-pain-word')),
    ...[restricted, stiff, comments].map(fromConditions),
    fromAge(athlete.age),
  ].reduce(both)
}

/** Joints that hurt. `any-mention` takes a joint's name alone for a complaint. */
export const painsIn = (pieces: readonly Piece[], when: 'any-mention' | 'with-pain-word'): readonly Pain[] =>
  pieces.flatMap((piece, at) => {
    if (piece.meaning?.is !== 'body' || piece.meaning.pain === null || piece.negated) return []
    const word = painNear(pieces, at)
    if (!word && when === 'with-pain-word') return []
    if (word === 'negated') return []
    return { tag: piece.meaning.pain, joint: piece.meaning.joint, mild: word === 'mild' }
  })

export const fromPains = (pains: readonly Pain[]): Limits => {
  const { strong, mild } = ruleSet.session.painJointLoad.value
  return pains
    .map(pain => ({
      ...noLimits,
      tags: new Set(pain.mild && pain.joint ? [] : [pain.tag]),
      joints: pain.joint ? { [pain.joint]: pain.mild ? mild : strong } : {},
    }))
    .reduce<Limits>(both, noLimits)
}

export const fromConditions = (pieces: readonly Piece[]): Limits =>
  pieces
    .filter(({ negated, meaning }) => meaning?.is === 'condition' && !negated)
    .map(({ meaning }) => (meaning?.is === 'condition' ? fromCondition(meaning.condition) : noLimits))
    .concat(pieces.map(fromContext))
    .reduce<Limits>(both, noLimits)

/** An exercise that hurt lately takes its most loaded joint's easy variants with it; the exercise itself is gone. */
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
  const joint = Object.entries(limits.joints).find(([name, most]) => exercise.jointLoad[name as Joint] > most)
  if (joint) return `${joint[0]} load above ${joint[1]}`
  if (exercise.impact > limits.impact) return `impact above ${limits.impact}`
  return exercise.axialLoad > limits.axialLoad ? `axial load above ${limits.axialLoad}` : null
}

export const both = (one: Limits, other: Limits): Limits => ({
  tags: new Set([...one.tags, ...other.tags]),
  joints: lower(one.joints, other.joints),
  impact: Math.min(one.impact, other.impact),
  axialLoad: Math.min(one.axialLoad, other.axialLoad),
  cautious: one.cautious || other.cautious,
  medical: one.medical || other.medical,
})

/** A pain word belongs to the joints of its own clause. */
const painNear = (pieces: readonly Piece[], at: number): 'strong' | 'mild' | 'negated' | null => {
  const clause = pieces[at]?.clause
  const near = pieces.filter(({ meaning, clause: other }) => other === clause && meaning?.is === 'pain')
  if (near.length === 0) return null
  if (near.every(({ negated }) => negated)) return 'negated'
  return near.every(({ meaning }) => meaning?.is === 'pain' && meaning.mild) ? 'mild' : 'strong'
}

const fromCondition = (condition: Contraindication | 'screening' | 'medical'): Limits => {
  if (condition === 'medical') return { ...noLimits, medical: true }
  if (condition === 'pregnancy') return { ...noLimits, tags: new Set(['pregnancy']), medical: true }
  if (condition === 'screening') return { ...noLimits, cautious: true }
  const joints = condition === 'lower-back-pain' ? { lowerBack: ruleSet.session.painJointLoad.value.strong } : {}
  return {
    ...noLimits,
    tags: new Set([condition]),
    joints,
    cautious: condition === 'hypertension' || condition === 'osteoporosis',
  }
}

const fromContext = ({ meaning, negated }: Piece): Limits => {
  if (meaning?.is !== 'context') return noLimits
  if (meaning.context === 'no-overhead') return { ...noLimits, tags: new Set(['overhead-pain']) }
  if (meaning.context === 'no-axial-load') return { ...noLimits, axialLoad: 1 }
  return meaning.context === 'no-jumps' && negated ? { ...noLimits, impact: 1 } : noLimits
}

const fromAge = (age: number | null): Limits => {
  const { adult, older } = ruleSet.session.age.value
  return { ...noLimits, cautious: age !== null && (age < adult || age >= older) }
}

const lower = (one: Limits['joints'], other: Limits['joints']): Limits['joints'] => {
  const joints: Partial<Record<Joint, number>> = { ...one }
  for (const [name, most] of Object.entries(other)) {
    const joint = name as Joint
    joints[joint] = Math.min(joints[joint] ?? 3, most)
  }
  return joints
}
