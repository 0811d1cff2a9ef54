import { exercisesOf, type Plan, type PlannedBlock, type PlannedExercise, type PlannedSet } from './coach/basis/plan.ts'
import type { BlockId, PlannedExerciseId, SetId } from './ids.ts'
import { roughSeconds } from './performance.ts'

/**
 * What an athlete changes of a plan by themselves. `after`: what it stands behind, null in front of all; `minutes`: how much
 * longer or shorter the workout gets, roughly.
 */
export type Fact =
  | {
      type: 'SetAdded'
      exercise: PlannedExerciseId
      set: SetId
      after: SetId | null
      planned: Dose
      minutes: number
      at: string
    }
  | { type: 'SetRemoved'; exercise: PlannedExerciseId; set: SetId; minutes: number; at: string }
  | { type: 'BlockMoved'; block: BlockId; after: BlockId | null; at: string }
  | { type: 'ExerciseAdded'; block: BlockId; after: BlockId | null; planned: PlannedBlock; at: string }
  | { type: 'ExerciseRemoved'; block: BlockId; minutes: number; at: string }

/** A set as it is planned, whichever it is. */
export type Dose = Omit<PlannedSet, 'id'>

/** What of a plan can be reshaped. */
export type Shape = Pick<Plan, 'blocks' | 'estimatedMinutes'>

/** What is not there, or not any more, is left alone. */
export const reshaped = (shape: Shape, fact: Fact): Shape => {
  switch (fact.type) {
    case 'SetAdded': {
      const { exercise, set, after, planned, minutes } = fact
      const added = { ...planned, id: set }
      return withSets(shape, exercise, minutes, sets => (hasId(sets, set) ? sets : behind(sets, added, after)))
    }
    case 'SetRemoved':
      return withSets(shape, fact.exercise, -fact.minutes, sets => sets.filter(({ id }) => id !== fact.set))
    case 'BlockMoved': {
      const block = shape.blocks.find(({ id }) => id === fact.block)
      const others = shape.blocks.filter(one => one !== block)
      return block ? { ...shape, blocks: behind(others, block, fact.after) } : shape
    }
    case 'ExerciseAdded': {
      const { planned, after } = fact
      if (planned.exercises.length === 0 || hasId(shape.blocks, planned.id)) return shape
      return longer({ ...shape, blocks: behind(shape.blocks, planned, after) }, planned.minutes)
    }
    case 'ExerciseRemoved':
      return hasId(shape.blocks, fact.block)
        ? longer({ ...shape, blocks: shape.blocks.filter(({ id }) => id !== fact.block) }, -fact.minutes)
        : shape
  }
}

/** The ids of what leaves the workout with this. */
export const removedBy = ({ blocks }: Pick<Shape, 'blocks'>, fact: Fact): Removed => {
  switch (fact.type) {
    case 'SetRemoved':
      return { exercises: [], sets: [fact.set] }
    case 'ExerciseRemoved': {
      const gone = blocks.find(({ id }) => id === fact.block)?.exercises ?? []
      return { exercises: gone.map(({ id }) => id), sets: gone.flatMap(({ sets }) => sets.map(({ id }) => id)) }
    }
    case 'SetAdded':
    case 'BlockMoved':
    case 'ExerciseAdded':
      return { exercises: [], sets: [] }
  }
}

type Removed = { readonly exercises: readonly PlannedExerciseId[]; readonly sets: readonly SetId[] }

/** Whole minutes that sets take with their pauses, at least one. */
export const minutesOf = (sets: readonly Dose[]): number => {
  const seconds = sets.map(set => roughSeconds(set) + set.restSec)
  return Math.max(1, Math.round(seconds.reduce((sum, one) => sum + one, 0) / 60))
}

/** What stands in front of something; null where nothing does, and where it is not there. */
export const standsBehind = <Of extends string>(all: readonly { readonly id: Of }[], of: Of): Of | null =>
  all[all.findIndex(({ id }) => id === of) - 1]?.id ?? null

const withSets = (
  shape: Shape,
  exercise: PlannedExerciseId,
  minutes: number,
  change: (sets: readonly PlannedSet[]) => readonly PlannedSet[],
): Shape => {
  const old = exercisesOf(shape).find(({ id }) => id === exercise)
  const sets = old && change(old.sets)
  if (!sets || sets.length === old.sets.length) return shape
  const inExercise = (one: PlannedExercise) => (one === old ? { ...one, sets } : one)
  const blocks = shape.blocks.map(block =>
    block.exercises.includes(old)
      ? {
          ...block,
          description: byAthlete,
          minutes: minutesAfter(block.minutes, minutes),
          exercises: block.exercises.map(inExercise),
        }
      : block,
  )
  return longer({ ...shape, blocks }, minutes)
}

const byAthlete = { de: 'Von dir angepasst.', en: 'Adjusted by you.' }

const longer = (shape: Shape, minutes: number): Shape => ({
  ...shape,
  estimatedMinutes: minutesAfter(shape.estimatedMinutes, minutes),
})

/** How long something lasts that gets longer, or shorter, by so many minutes. */
export const minutesAfter = (before: number, by: number) => Math.max(0, Math.round((before + by) * 10) / 10)

const hasId = <Of extends string>(all: readonly { readonly id: Of }[], id: Of) => all.some(one => one.id === id)

/** Behind one of them, where that one is there; else behind all. */
export const behind = <Of extends string, Thing extends { readonly id: Of }>(
  all: readonly Thing[],
  thing: Thing,
  after: Thing['id'] | null,
) => {
  const place = after === null ? 0 : all.findIndex(({ id }) => id === after) + 1 || all.length
  return all.toSpliced(place, 0, thing)
}
