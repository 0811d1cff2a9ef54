import type { LoadType, Metric } from '../../domain/coach/basis/vocabulary.ts'
import { impliedBy } from './conditions.ts'
import { postureOf } from './postures.ts'
import type { Exercise, JointLoad } from './schema.ts'

// An exercise as a family writes it: ladders are told once, from the harder side.
export type Entry = Omit<Exercise, 'progressions'>

type Posture = 'hands' | 'lies' | 'stretches'

export type Facts = Partial<Omit<Entry, 'id' | 'name' | 'cues' | 'jointLoad' | Posture>> & {
  jointLoad?: Partial<JointLoad>
}
type Family = Facts & Pick<Entry, 'pattern' | 'role' | 'muscles' | 'defaults'>

export const family =
  (common: Family) =>
  ([id, de, en]: [string, string, string], cuesDe: string[], cuesEn: string[], ...own: Facts[]): Entry => {
    const facts: Family = Object.assign({}, common, ...own)
    const loadType = facts.loadType ?? 'bodyweight'
    const plain = {
      unilateral: false,
      impact: 0,
      overhead: false,
      axialLoad: 0,
      spine: 'neutral',
      inverted: false,
      noise: 0,
      spaceM2: 2,
      skill: 1,
      regressions: [],
      gripHeavy: false,
      failureSafe: false,
      source: 'practice',
      ...facts,
      id,
      name: { de, en },
      cues: { de: cuesDe, en: cuesEn },
      loadType,
      requires: benches(facts.requires ?? [[]]),
      jointLoad: { ...unloaded, ...facts.jointLoad },
      metrics: facts.metrics ?? metricsOf(facts.defaults, loadType),
    } satisfies Omit<Entry, 'contraindications' | Posture>
    const entry = { ...plain, ...postureOf(plain) }
    return { ...entry, contraindications: [...new Set([...(facts.contraindications ?? []), ...impliedBy(entry)])] }
  }

export const withProgressions = (entries: Entry[]): Exercise[] =>
  entries.map(entry => ({
    ...entry,
    progressions: entries.filter(other => other.regressions.includes(entry.id)).map(other => other.id),
  }))

export const weighted: LoadType[] = ['total', 'per-hand', 'stack', 'added', 'assisted']

const unloaded: JointLoad = { shoulder: 0, elbow: 0, wrist: 0, lowerBack: 0, hip: 0, knee: 0, ankle: 0 }

// An adjustable bench also lies flat.
const benches = (requires: string[][]) => {
  const adjusted = requires.map(set => set.map(id => (id === 'bench' ? 'incline-bench' : id)))
  const ways = new Map([...requires, ...adjusted].map(set => [set.join(), set]))
  return [...ways.values()]
}

const metricsOf = (defaults: Exercise['defaults'], loadType: LoadType): Metric[] => [
  ...(defaults.reps ? ['reps' as const] : []),
  ...(defaults.seconds ? ['duration' as const] : []),
  ...(defaults.meters ? ['distance' as const] : []),
  ...(weighted.includes(loadType) ? ['weight' as const] : []),
]
