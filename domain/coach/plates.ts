import type { Exercise } from './catalogue.ts'

/** Loads in kg that a place has for one kind of equipment, ascending. */
export type Loads = readonly number[]
export type LoadsByKit = Readonly<Record<string, Loads>>

/** Usual loads per implement or bar, in kg (practice). A place's own words replace them. */
const usualLoads: LoadsByKit = {
  dumbbells: [...steps(1, 10, 1), ...steps(12, 30, 2), ...steps(32.5, 60, 2.5)],
  kettlebell: [4, 6, ...steps(8, 48, 4)],
  barbell: steps(20, 300, 2.5),
  'ez-bar': steps(10, 80, 2.5),
  'trap-bar': steps(25, 300, 2.5),
  'smith-machine': steps(15, 250, 2.5),
  landmine: steps(20, 120, 2.5),
  'weight-plates': [1.25, 2.5, 5, 10, 15, 20, 25],
  sandbag: steps(5, 60, 5),
  'medicine-ball': steps(1, 12, 1),
  'slam-ball': steps(2, 30, 2),
  'wall-ball': [3, 4, 5, 6, 7, 9, 10, 12],
  'farmers-handles': steps(8, 64, 4),
  sled: [...steps(10, 300, 5), 52, 78, 102, 103, 152, 153, 202, 203].sort((one, other) => one - other),
  'weight-vest': steps(5, 30, 5),
  'dip-belt': steps(1.25, 80, 1.25),
  stack: [...steps(2.5, 60, 2.5), ...steps(65, 300, 5)],
}

/** Loads that an exercise can be done with at a place. */
export const loadable = (exercise: Exercise, stock: ReadonlySet<string>, own: LoadsByKit): Loads => {
  const kits = exercise.requires.filter(kit => kit.every(item => stock.has(item)))
  const hangs = exercise.loadType === 'added' && !adding.some(item => stock.has(item))
  const loads = hangs ? [] : kits.flatMap(kit => loadsOfKit(kit, own, exercise))
  return [...new Set(loads)].sort((one, other) => one - other)
}

/** The heaviest load that is not above the limit; null when even the lightest is. */
export const atMost = (loads: Loads, limitKg: number): number | null =>
  loads.findLast(kg => kg <= limitKg + 1e-9) ?? null

export const nextAbove = (loads: Loads, kg: number): number | null => loads.find(one => one > kg + 1e-9) ?? null

/** Reads "Kurzhanteln bis 12 kg", "Kettlebell 16 kg", "dumbbells 5-25 kg in 2.5 kg steps", "2 x 10 kg". */
export const ownLoads = (details: readonly (string | null)[], stock: ReadonlySet<string>): LoadsByKit => {
  const found: Record<string, Loads> = {}
  for (const clause of details.flatMap(clausesOf)) {
    const kit = kitIn(clause) ?? onlyWeight(stock)
    const loads = kit && loadsIn(clause, usualLoads[kit] ?? [])
    if (kit && loads && loads.length > 0) found[kit] = loads
  }
  return found
}

function steps(from: number, to: number, step: number): number[] {
  return Array.from({ length: Math.round((to - from) / step) + 1 }, (_, index) => from + index * step)
}

const loadsOfKit = (kit: readonly string[], own: LoadsByKit, exercise: Exercise): Loads => {
  const carrier = carriers.find(item => kit.includes(item))
  if (carrier) return own[carrier] ?? usualLoads[carrier] ?? []
  return exercise.loadType === 'stack' || exercise.loadType === 'assisted'
    ? (usualLoads.stack ?? [])
    : (usualLoads['dip-belt'] ?? [])
}

// What can be hung on a body, or held by it. A park has none of it.
const adding = ['weight-vest', 'dip-belt', 'weight-plates', 'dumbbells', 'kettlebell']

// What carries the load, where a set of equipment names several things.
const carriers = [
  'landmine',
  'trap-bar',
  'ez-bar',
  'smith-machine',
  'barbell',
  'dumbbells',
  'kettlebell',
  'farmers-handles',
  'sandbag',
  'medicine-ball',
  'slam-ball',
  'wall-ball',
  'sled',
  'weight-vest',
  'dip-belt',
  'weight-plates',
]

const clausesOf = (details: string | null): string[] =>
  (details ?? '')
    .slice(0, 2000)
    .toLowerCase()
    .replace(/(\d),(\d{1,2})(?=\s*(?:kg|er\b|lbs?\b|-|–))/g, '$1.$2')
    .split(/[;\n.](?!\d)|,(?![\s\d])|,\s+(?=[a-zäöü])/)
    .map(clause => clause.trim())
    .filter(clause => clause !== '')

const kitWords: readonly (readonly [RegExp, string])[] = [
  [/kettle ?bell|kugelhantel/, 'kettlebell'],
  [/lang ?hantel|barbell|olympia/, 'barbell'],
  [/sz[- ]?stange|ez[- ]?bar/, 'ez-bar'],
  [/trap[- ]?bar|hex/, 'trap-bar'],
  [/kurz ?hantel|dumb ?bell|hantel/, 'dumbbells'],
  [/sandsack|sand ?bag/, 'sandbag'],
  [/medizinball|medicine/, 'medicine-ball'],
  [/slam/, 'slam-ball'],
  [/wall ?ball/, 'wall-ball'],
  [/weste|vest/, 'weight-vest'],
]

const kitIn = (clause: string) => kitWords.find(([words]) => words.test(clause))?.[1]

const onlyWeight = (stock: ReadonlySet<string>) => {
  const weights = ['dumbbells', 'kettlebell', 'barbell', 'sandbag', 'medicine-ball'].filter(item => stock.has(item))
  return weights.length === 1 ? weights[0] : undefined
}

const loadsIn = (clause: string, usual: Loads): Loads | null => {
  const step = /(\d+(?:\.\d+)?)\s*(?:er|kg)?[- ]*(?:schritte|steps|increments|abst)/.exec(clause)
  const rest = step ? clause.replace(step[0], ' ') : clause
  const range = /(\d+(?:\.\d+)?)\s*(?:kg|lbs?)?\s*(?:-|–|bis|to)\s*(\d+(?:\.\d+)?)\s*(kg|lbs?)/.exec(rest)
  const unit = /\d\s*lbs?\b/.test(rest) ? 0.4536 : 1
  if (range) return stepped(Number(range[1]) * unit, Number(range[2]) * unit, step && Number(step[1]), usual)
  const most = /(?:bis|max\w*\.?|höchstens|up to)(?:\s+zu)?\s*(\d+(?:\.\d+)?)\s*(?:kg|lbs?)/.exec(rest)
  if (most) return stepped(0, Number(most[1]) * unit, step && Number(step[1]), usual)
  if (!/\d\s*(kg|lbs?)\b/.test(rest)) return null
  const listed = rest.replace(/\d+\s*[x×]\s*/g, '').match(/\d+(?:\.\d+)?/g) ?? []
  return [...new Set(listed.map(kg => Math.round(Number(kg) * unit * 10) / 10))].filter(isLoad).sort((a, b) => a - b)
}

const stepped = (from: number, to: number, step: number | null, usual: Loads): Loads => {
  const inside = usual.filter(kg => kg >= from && kg <= to)
  const loads = step && step >= 0.5 && to <= 500 ? steps(from || step, to, step).filter(kg => kg <= to) : inside
  return isLoad(to) ? [...new Set([...loads, to])] : loads
}

const isLoad = (kg: number) => kg > 0 && kg <= 500
