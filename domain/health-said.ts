import type { Condition } from './coach/read/conditions.ts'
import type { Health } from './coach/read/health.ts'
import { type Severity, severityAfter, severityAt } from './complaint.ts'
import { daysBetween } from './days.ts'
import { entriesOf } from './fields.ts'
import type { Cleared, Screening, Told } from './health.ts'
import type { Today } from './wish.ts'

/** So many days a statement of a doctor counts, by what it is about: as long as that may last. */
const clearanceDays: Readonly<Record<Cleared, number>> = {
  'chest-pain': 365,
  fainting: 365,
  pregnancy: 294,
  birth: 112,
  surgery: 112,
  fracture: 112,
  tear: 112,
}

/** After so many days the screening is asked for again. */
const screeningDays = 365

export const isScreeningDue = ({ screening }: Told, at: string): boolean =>
  screening === null || daysBetween(screening.at, at) > screeningDays

const yearDays = 365.25

/** As old as they are by what they told last, in the screening or in the profile; null where they told neither. */
export const ageAt = (
  { screening }: Told,
  profile: { readonly age: number | null; readonly at: string | null },
  at: string,
): number | null => {
  const age = screening?.answers.age
  if (screening === null || age === undefined) return profile.age
  const isCorrected = profile.age !== null && profile.at !== null && daysBetween(screening.at, profile.at) > 0
  return isCorrected ? profile.age : age + Math.max(0, Math.floor(daysBetween(screening.at, at) / yearDays))
}

/** What was told of the body by forms, in the words that a free text is understood in: as it holds at a moment. */
export const saidOf = (state: Told, at: string): readonly Health[] => {
  const complaints = state.complaints.flatMap((told): Health[] => {
    const severity = severityAt(told, at)
    const ageDays = Math.max(0, Math.floor(daysBetween(told.reportedAt, at)))
    return severity === null ? [] : [{ kind: 'complaint', part: told.part, side: told.side, severity, ageDays }]
  })
  return [...complaints, ...screened(state, at, complaints.length > 0), ...clearancesAt(state, at)]
}

/** What a tap before a session says of this day. */
export const saidToday = (today: readonly Today[]): readonly Health[] =>
  today.map(state =>
    state === 'sick' ? { kind: 'red-flag', flag: 'unwell', part: null, ageDays: null } : { kind: 'today', state },
  )

const clearancesAt = (state: Told, at: string): Health[] =>
  entriesOf(conditionOf).flatMap(([of, condition]): Health[] => {
    const stated = state.clearances[of]
    return stated && holds(state, of, at) ? [{ kind: 'clearance', by: stated.by, condition, part: null }] : []
  })

const conditionOf = {
  pregnancy: 'pregnancy',
  birth: 'birth',
  surgery: 'surgery',
  fracture: 'fracture',
  tear: 'tear',
} as const satisfies Partial<Record<Cleared, Condition>>

const holds = ({ clearances }: Told, of: Cleared, at: string): boolean => {
  const stated = clearances[of]
  return stated !== undefined && daysBetween(stated.on, at) <= clearanceDays[of]
}

const screened = (state: Told, at: string, complains: boolean): readonly Health[] => {
  if (state.screening === null) return []
  const { answers, at: answeredAt } = state.screening
  const days = Math.max(0, Math.floor(daysBetween(answeredAt, at)))
  const { heart, chestPain, fainted, dizziness, drugs = [] } = answers
  const isOfFainting = fainted || dizziness === 'otherwise'
  return [
    ...(heart ? [limiting('heart')] : []),
    ...(chestPain ? [holds(state, 'chest-pain', at) ? limiting('heart') : stopping('heart-warning')] : []),
    ...(isOfFainting ? [holds(state, 'fainting', at) ? limiting('vertigo') : stopping('fainting')] : []),
    ...(dizziness === 'getting-up' && !isOfFainting ? [limiting('vertigo')] : []),
    ...ofJoints(answers, days, complains),
    ...drugs.map(drug => ({ kind: 'drug', drug }) as const),
    ...pregnant(answers, days, holds(state, 'pregnancy', at) || holds(state, 'birth', at)),
    ...operated(answers, days, holds(state, 'surgery', at)),
  ]
}

/** Where training harms a joint, it bears little at first, and goes on to be spared while that stands. */
const ofJoints = ({ joints, jointParts = [] }: Screening, days: number, complains: boolean): Health[] => {
  if (!joints) return []
  if (jointParts.length === 0) return complains ? [] : [{ kind: 'ask', part: null }]
  const severity: Severity = severityAfter('pain', days) ?? 'mild'
  return jointParts.map(part => ({ kind: 'complaint', part, side: null, severity, ageDays: days }))
}

const limiting = (condition: Condition, ageDays: number | null = null): Health => ({
  kind: 'condition',
  condition,
  part: null,
  side: null,
  ageDays,
})
const stopping = (
  flag: 'heart-warning' | 'fainting' | 'pregnancy' | 'recent-birth' | 'recent-surgery',
  ageDays: number | null = null,
): Health => ({ kind: 'red-flag', flag, part: null, ageDays })

const [sixWeeks, sixteenWeeks, wholePregnancy] = [42, 112, 294]

/** Counted from the latest day that the answer leaves open, which is the careful one. */
const pregnant = ({ pregnancy }: Screening, days: number, cleared: boolean): Health[] => {
  if (pregnancy === 'pregnant') {
    if (days > wholePregnancy) return []
    return [cleared ? limiting('pregnancy') : stopping('pregnancy')]
  }
  if (pregnancy !== 'born-within-6-weeks' && pregnancy !== 'born-within-16-weeks') return []
  const age = days + (pregnancy === 'born-within-16-weeks' ? sixWeeks : 0)
  if (age > sixteenWeeks) return []
  return [age >= sixWeeks || cleared ? limiting('birth', age) : stopping('recent-birth', age)]
}

const operated = ({ surgery }: Screening, days: number, cleared: boolean): Health[] => {
  if (surgery !== 'within-6-weeks' && surgery !== 'within-16-weeks') return []
  const age = days + (surgery === 'within-16-weeks' ? sixWeeks : 0)
  if (age > sixteenWeeks) return []
  return [age >= sixWeeks || cleared ? limiting('surgery', age) : stopping('recent-surgery', age)]
}
