import { expect } from 'vitest'
import { catalogue } from '../../../content/exercises/catalogue.ts'
import type { Plan, PlannedBlock, PlannedExercise, PlannedSet } from '../../../domain/coach/basis/plan.ts'
import type { DoneSet, PastWorkout, PlanRequest } from '../../../domain/coach/basis/request.ts'
import { judge } from '../../../domain/coach/gate/gate.ts'
import { isRefusal, makePlan } from '../../../domain/coach/planner.ts'
import { setIdIn } from '../../../domain/ids.ts'
import { request } from './requests.ts'

export const planFor = (asked: PlanRequest): Plan => {
  const made = makePlan(asked, catalogue)
  if (isRefusal(made)) throw new Error(made.refused)
  return made.plan
}

export const found = (plan: Plan, asked: PlanRequest) => {
  const { violations, remarks } = judge(plan, asked, catalogue)
  return new Set([...violations, ...remarks].map(({ rule }) => rule))
}

export const ordinary = request({ minutes: 60 })
export const plan = planFor(ordinary)

export const breaks = (rule: number, changed: Plan, asked = ordinary, good = plan) => {
  expect(found(good, asked)).not.toContain(rule)
  expect(found(changed, asked)).toContain(rule)
}

export const mapBlocks = (from: Plan, change: (block: PlannedBlock) => PlannedBlock): Plan => ({
  ...from,
  blocks: from.blocks.map(change),
})

export const mapExercises = (
  from: Plan,
  change: (exercise: PlannedExercise, block: PlannedBlock) => PlannedExercise,
): Plan => mapBlocks(from, block => ({ ...block, exercises: block.exercises.map(one => change(one, block)) }))

export const isWork = ({ kind }: PlannedBlock) => kind !== 'warmup' && kind !== 'cooldown'

export const mapWork = (from: Plan, change: (set: PlannedSet, exercise: PlannedExercise) => PlannedSet): Plan =>
  mapExercises(from, (exercise, block) =>
    isWork(block) ? { ...exercise, sets: exercise.sets.map(set => change(set, exercise)) } : exercise,
  )

export const firstWork = (from: Plan): PlannedBlock => from.blocks.filter(isWork)[0] as PlannedBlock

/** The first working exercise becomes another one. */
export const instead = (from: Plan, exercise: string, sets?: readonly Omit<PlannedSet, 'id'>[]): Plan =>
  mapExercises(from, (one, block) =>
    block.id === firstWork(from).id && one === block.exercises[0]
      ? { ...one, exercise, sets: sets?.map((set, at) => ({ ...set, id: setIdIn(one.id, at + 1) })) ?? one.sets }
      : one,
  )

export const done = (exercise: string, hoursAgo: number, set: Partial<DoneSet>, times = 1): PastWorkout => {
  const at = new Date(Date.parse(ordinary.at) - hoursAgo * 3_600_000).toISOString()
  const sets = Array.from(
    { length: times },
    (_, index): DoneSet => ({
      event: `done-${exercise}-${hoursAgo}-${index}`,
      exercise,
      at,
      planned: { reps: 8, targetRir: 2 },
      reps: 8,
      durationSec: null,
      weightKg: null,
      distanceM: null,
      rir: 2,
      ...set,
    }),
  )
  const empty = {
    name: { de: 'x', en: 'x' },
    description: { de: 'x', en: 'x' },
    estimatedMinutes: 1,
    blocks: [],
    notUnderstood: [],
    hints: [],
  }
  return { workout: `past-${exercise}-${hoursAgo}`, at, status: 'completed', plan: empty, sets }
}
