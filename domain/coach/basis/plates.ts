import type { Exercise } from './catalogue.ts'

/** Loads in kg that a place has for one kind of equipment, ascending. */
export type Loads = readonly number[]
export type LoadsByKit = Readonly<Record<string, Loads>>

/** Usual loads per implement or bar, in kg (practice). A place's own words replace them. */
export const usualLoads: LoadsByKit = {
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

/**
 * Loads that an exercise can be done with at a place. What an exercise is named after, or somebody wants to train with, is
 * taken where it is there, and nothing beside it.
 */
export const loadable = (
  exercise: Exercise,
  stock: ReadonlySet<string>,
  own: LoadsByKit,
  wanted: readonly string[] = [],
): Loads => {
  const kits = exercise.requires.filter(kit => kit.every(item => stock.has(item)))
  const hangs = exercise.loadType === 'added' && !adding.some(item => stock.has(item))
  const loads = hangs ? [] : preferred(exercise, kits, wanted).flatMap(kit => loadsOfKit(kit, own, exercise))
  return [...new Set(loads)].sort((one, other) => one - other)
}

const preferred = ({ id }: Exercise, kits: readonly Kit[], wanted: readonly string[]) => {
  const carriedBy = (isIt: (carrier: string) => boolean) =>
    kits.filter(kit => {
      const carrier = carrierOf(kit)
      return carrier !== undefined && isIt(carrier)
    })
  const asked = carriedBy(carrier => wanted.includes(carrier))
  if (asked.length > 0) return asked
  const named = carriedBy(carrier => id.includes(carrier.replace(/s$/, '')))
  return named.length > 0 ? named : kits
}

/** Whether it takes one for each hand where there is but one. */
export const lacksPair = (exercise: Exercise, stock: ReadonlySet<string>, single: ReadonlySet<string>): boolean =>
  single.size > 0 &&
  exercise.loadType === 'per-hand' &&
  exercise.requires.filter(kit => kit.every(item => stock.has(item))).every(kit => single.has(carrierOf(kit) ?? ''))

/** The heaviest load that is not above the limit; null when even the lightest is. */
export const atMost = (loads: Loads, limitKg: number): number | null =>
  loads.findLast(kg => kg <= limitKg + 1e-9) ?? null

export const nextAbove = (loads: Loads, kg: number): number | null => loads.find(one => one > kg + 1e-9) ?? null

function steps(from: number, to: number, step: number): number[] {
  return Array.from({ length: Math.round((to - from) / step) + 1 }, (_, index) => from + index * step)
}

type Kit = readonly string[]

const loadsOfKit = (kit: Kit, own: LoadsByKit, exercise: Exercise): Loads => {
  const carrier = carrierOf(kit)
  if (carrier) return own[carrier] ?? usualLoads[carrier] ?? []
  return exercise.loadType === 'stack' || exercise.loadType === 'assisted'
    ? (usualLoads.stack ?? [])
    : (usualLoads['dip-belt'] ?? [])
}

// What can be hung on a body, or held by it. A park has none of it.
const adding = ['weight-vest', 'dip-belt', 'weight-plates', 'dumbbells', 'kettlebell']

const carrierOf = (kit: Kit) => carriers.find(item => kit.includes(item))

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
