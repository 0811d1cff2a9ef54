import type { BodyPart } from '../body.ts'
import type { Condition, RedFlag } from '../conditions.ts'
import type { Meaning } from '../intent.ts'
import type { Happening } from '../language.ts'

/** What is known about something that happened: its part, its age in days, and whether it is fresh or over. */
export type Told = {
  readonly part: BodyPart | null
  readonly ageDays: number | null
  readonly isFresh: boolean
  readonly isOver: boolean
}

/** Days until which something stops, and until which it limits; and how it counts when nobody says how old it is. */
type Course = {
  readonly flag: RedFlag
  readonly red: number
  readonly condition: Condition | null
  readonly amber: number
  readonly unsaid: 'red' | 'amber'
}

/** Sixteen weeks, as people who count in months say it. */
const fourMonths = 126

const courses: Readonly<Record<Happening, Course>> = {
  surgery: { flag: 'recent-surgery', red: 42, condition: 'surgery', amber: fourMonths, unsaid: 'amber' },
  birth: { flag: 'recent-birth', red: 42, condition: 'birth', amber: fourMonths, unsaid: 'amber' },
  tear: { flag: 'fresh-tear', red: 15, condition: 'tear', amber: fourMonths, unsaid: 'amber' },
  dislocation: { flag: 'fresh-tear', red: 15, condition: 'dislocation', amber: fourMonths, unsaid: 'amber' },
  fracture: { flag: 'fracture', red: 42, condition: 'fracture', amber: fourMonths, unsaid: 'red' },
  concussion: { flag: 'concussion', red: 15, condition: null, amber: 60, unsaid: 'red' },
  'heart-attack': {
    flag: 'heart-warning',
    red: 85,
    condition: 'heart',
    amber: Number.POSITIVE_INFINITY,
    unsaid: 'amber',
  },
  myocarditis: { flag: 'heart-warning', red: 85, condition: 'heart', amber: 365, unsaid: 'red' },
  stroke: { flag: 'neurological', red: 85, condition: 'stroke', amber: Number.POSITIVE_INFINITY, unsaid: 'amber' },
  thrombosis: { flag: 'thrombosis', red: 85, condition: 'clotting', amber: Number.POSITIVE_INFINITY, unsaid: 'red' },
  infection: { flag: 'infection', red: 15, condition: null, amber: 22, unsaid: 'red' },
  fainting: { flag: 'fainting', red: 60, condition: null, amber: 365, unsaid: 'red' },
}

/** Days. */
export const stopsFor = (what: Happening): number => courses[what].red

/** What a happening means today; null when it is long over. */
export const meaningOf = (what: Happening, { part, ageDays, isFresh, isOver }: Told): Meaning | null => {
  const { flag, red, condition, amber, unsaid } = courses[what]
  const isOverNow = isOver && what !== 'fainting'
  const days = ageDays ?? (isFresh || (unsaid === 'red' && !isOverNow) ? 0 : isOverNow ? Number.POSITIVE_INFINITY : red)
  if (days < red || (isFresh && days < amber)) return { kind: 'red-flag', flag, part, ageDays }
  if (days > amber && days <= 365 && part !== null && asked.has(what) && !isOver) return { kind: 'ask', part }
  if (days > amber || (days === Number.POSITIVE_INFINITY && ageDays === null)) return null
  if (condition === null) return isOver ? null : { kind: 'ask', part }
  return { kind: 'condition', condition, part, side: null, ageDays }
}

/** What is asked about for a year, where nobody says that it healed. */
const asked: ReadonlySet<Happening> = new Set(['surgery', 'tear', 'dislocation'])
