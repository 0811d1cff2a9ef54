import { canBeCleared } from './conditioned.ts'
import type { Condition, RedFlag } from './conditions.ts'
import type { Clearance } from './health.ts'
import type { Item, Meaning, Of } from './intent.ts'

/** What was said, by words or by a form. */
export type Said = Meaning & Partial<Pick<Item, 'source'>>

/** What a yes of a doctor, midwife or physio is about: exercises by name, or what stands in the same field. */
export type Cleared = {
  readonly exercises: readonly string[]
  /** Whether what this says is allowed again, with care. */
  readonly covers: (said: Said) => boolean
  /** A stop that a clearance by name turns into a limit, wherever each was said. */
  readonly softened: (said: Said) => Said
}

export const clearedBy = (all: readonly Said[]): Cleared => {
  const given = all.filter((said): said is Of<'clearance'> & Said => said.kind === 'clearance')
  const named = given.map(clearance => ({ clearance, exercises: exercisesOf(clearance, all) }))
  const general = named.flatMap(({ clearance, exercises }) => (exercises.length === 0 ? [clearance] : []))
  const conditions = new Set(given.flatMap(({ condition }) => condition ?? []))
  return {
    exercises: named.flatMap(({ exercises }) => exercises),
    covers: said => isLasting(said) && general.some(one => isAbout(one, said)),
    softened: said => softened(said, conditions),
  }
}

/** What is swollen, blocked or just strained no earlier yes was about. */
const isLasting = (said: Said) =>
  (said.kind === 'complaint' && said.severity === 'pain') ||
  (said.kind === 'condition' && canBeCleared.has(said.condition))

const isAbout = ({ condition, part, source }: Clearance & Said, said: Said) => {
  if (condition === null && part === null) return source !== undefined && said.source?.field === source.field
  if (part !== null && 'part' in said && said.part !== part) return false
  return condition === null || (said.kind === 'condition' && said.condition === condition)
}

/** "Physio sagt Beinpresse ok": exercises within its words, or right beside them. */
const exercisesOf = ({ source }: Said, all: readonly Said[]): readonly string[] =>
  all.flatMap(said => {
    if (said.kind !== 'exercise' || said.want !== 'with' || !source || said.source?.field !== source.field) return []
    const apart = Math.max(said.source.start - source.end, source.start - said.source.end)
    return apart <= besides ? said.exercises : []
  })

/** Letters that may stand between: " zu ", " laut ". */
const besides = 6

const softened = (said: Said, cleared: ReadonlySet<Condition>): Said => {
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
