import { day, hour } from '../../days.ts'
import type { Exercise } from '../basis/catalogue.ts'
import type { Feeling } from '../basis/request.ts'
import { ruleSet } from '../basis/rule-set.ts'
import { type Cleared, clearedBy, type Said } from './cleared.ts'
import { ofComplaint } from './complained.ts'
import { ofCleared, ofCondition, ofDrug, ofToday } from './conditioned.ts'
import { both, type Limits, noLimits } from './limits.ts'
import { steppedUp } from './stepped-up.ts'
import type { Trait } from './training.ts'

/** What was said, as limits; what stands in any field counts. */
export const limitsFrom = (meanings: readonly Said[]): Limits => {
  const cleared = clearedBy(meanings)
  const permitted: Limits = { ...noLimits, permitted: new Set(cleared.exercises) }
  return steppedUp(meanings)
    .map(said => limitOf(cleared.softened(said), cleared))
    .reduce<Limits>(both, permitted)
}

const limitOf = (said: Said, { covers }: Cleared): Limits => {
  switch (said.kind) {
    case 'red-flag':
      return { ...noLimits, red: [said.flag] }
    case 'complaint':
      return ofComplaint(covers(said) ? { part: said.part, severity: 'mild' } : said)
    case 'ask':
      return both(
        unknown,
        said.part === null ? { ...noLimits, cautious: true } : ofComplaint({ part: said.part, severity: 'pain' }),
      )
    case 'condition':
      return covers(said) ? ofCleared(said) : ofCondition(said)
    case 'drug':
      return { ...noLimits, cautious: true, ...ofDrug[said.drug] }
    case 'today':
      return ofToday(said.state)
    case 'focus':
      return said.want === 'without' && said.on.of === 'trait' ? { ...noLimits, ...ofTrait[said.on.id] } : noLimits
    default:
      return noLimits
  }
}

/** What was not understood is asked about, and limits until then: the whole, and the part that was named. */
const unknown: Limits = { ...noLimits, cautions: new Set(['unknown']) }

const ofTrait: Readonly<Partial<Record<Trait, Partial<Limits>>>> = {
  overhead: { tags: new Set(['overhead-pain']) },
  jumping: { impact: 1 },
  'axial-load': { axialLoad: 1 },
  'deep-knee-bend': { joints: { knee: 2 } },
  'wrist-support': { joints: { wrist: 1 } },
  'breath-holding': { cautious: true },
  'head-down': { isUpright: true },
  grip: { hands: 'hold' },
}

/** Young and older athletes keep clear of maximal loads, and what an old spine or circulation minds is not for the older ones. */
export const fromAge = (age: number | null): Limits => {
  const { adult, older } = ruleSet.session.age.value
  const isOlder = age !== null && age >= older
  return { ...noLimits, tags: new Set(isOlder ? ['older'] : []), cautious: isOlder || (age !== null && age < adult) }
}

/** Where pain was felt in an exercise and nobody said where, the joints that it loads most bear as little as if they had been named. */
export const fromPain = (feelings: readonly Feeling[], byId: ReadonlyMap<string, Exercise>, now: number): Limits =>
  feelings
    .filter(({ kind, isLocated = false, at }) => kind === 'pain' && !isLocated && isRecent(at, now))
    .map(({ exercise }) => lessThan(byId.get(exercise)))
    .reduce<Limits>(both, noLimits)

const isRecent = (at: string, now: number) => now - Date.parse(at) < ruleSet.session.painDays.value * day

const lessThan = (exercise: Exercise | undefined): Limits => {
  const loads = Object.entries(exercise?.jointLoad ?? {})
  const most = Math.max(...loads.map(([, load]) => load))
  const { strong } = ruleSet.session.painJointLoad.value
  return most <= strong
    ? noLimits
    : {
        ...noLimits,
        joints: Object.fromEntries(loads.flatMap(([joint, load]) => (load === most ? [[joint, strong]] : []))),
      }
}

/** What is not wanted any more, not today, or hurt within the last two weeks. */
export const bannedByFeeling = (feelings: readonly Feeling[], now: number): ReadonlySet<string> => {
  const lasting = { never: Number.POSITIVE_INFINITY, pain: ruleSet.session.painDays.value * 24, 'not-today': 24 }
  return new Set(
    feelings.filter(({ kind, at }) => now - Date.parse(at) < lasting[kind] * hour).map(({ exercise }) => exercise),
  )
}
