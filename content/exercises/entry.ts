import type { Contraindication, Exercise, Joint, JointLoad, LoadType, Metric } from './schema.ts'

// An exercise as a family writes it: ladders are told once, from the harder side.
export type Entry = Omit<Exercise, 'progressions'>

export type Facts = Partial<Omit<Entry, 'id' | 'name' | 'cues' | 'jointLoad'>> & { jointLoad?: Partial<JointLoad> }
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
    } satisfies Omit<Entry, 'contraindications'>
    return { ...plain, contraindications: [...new Set([...(facts.contraindications ?? []), ...implied(plain)])] }
  }

export const withProgressions = (entries: Entry[]): Exercise[] =>
  entries.map(entry => ({
    ...entry,
    progressions: entries.filter(other => other.regressions.includes(entry.id)).map(other => other.id),
  }))

export const weighted: LoadType[] = ['total', 'per-hand', 'stack', 'added', 'assisted']

export const implied = (
  facts: Pick<Exercise, 'jointLoad' | 'overhead' | 'axialLoad' | 'impact'>,
): Contraindication[] => {
  const found: Contraindication[] = []
  for (const joint of Object.keys(painOf) as Joint[]) if (facts.jointLoad[joint] === 3) found.push(painOf[joint])
  if (facts.jointLoad.wrist >= 2) found.push('wrist-pain')
  if (facts.overhead) found.push('overhead-pain')
  if (facts.axialLoad >= 2 || facts.jointLoad.lowerBack >= 2) found.push('lower-back-pain')
  if (facts.axialLoad === 3) found.push('hypertension', 'pregnancy', 'pelvic-floor')
  if (facts.impact >= 2) found.push('pelvic-floor', 'ankle-pain', 'pregnancy')
  if (facts.impact === 3) found.push('osteoporosis', 'knee-pain')
  return found
}

const unloaded: JointLoad = { shoulder: 0, elbow: 0, wrist: 0, lowerBack: 0, hip: 0, knee: 0, ankle: 0 }

// An adjustable bench also lies flat.
const benches = (requires: string[][]) => {
  const adjusted = requires.map(set => set.map(id => (id === 'bench' ? 'incline-bench' : id)))
  const ways = new Map([...requires, ...adjusted].map(set => [set.join(), set]))
  return [...ways.values()]
}

const painOf: Record<Joint, Contraindication> = {
  shoulder: 'shoulder-pain',
  elbow: 'elbow-pain',
  wrist: 'wrist-pain',
  lowerBack: 'lower-back-pain',
  hip: 'hip-pain',
  knee: 'knee-pain',
  ankle: 'ankle-pain',
}

const metricsOf = (defaults: Exercise['defaults'], loadType: LoadType): Metric[] => [
  ...(defaults.reps ? ['reps' as const] : []),
  ...(defaults.seconds ? ['duration' as const] : []),
  ...(defaults.meters ? ['distance' as const] : []),
  ...(weighted.includes(loadType) ? ['weight' as const] : []),
]
