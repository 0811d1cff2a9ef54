import type { Catalogue } from './coach/basis/catalogue.ts'
import type { Finding, Plan } from './coach/basis/plan.ts'
import type { PlanRequest } from './coach/basis/request.ts'
import { judge } from './coach/gate/gate.ts'
import { makePlan } from './coach/planner.ts'
import { differences } from './differences.ts'
import { planOf } from './replanning.ts'
import { isSame } from './same.ts'
import type { Event } from './workout.ts'

/** What the coach answered to a wish. */
export type Made = Extract<Event, { type: 'WorkoutGenerated' | 'GenerationFailed' }>

type Both<One> = { readonly was: One; readonly is: One }

/** How today's planner answers the same request otherwise. */
export type PlannedOtherwise = {
  /** `plan`, or why there is none. */
  readonly answer: Both<string>
  readonly score: Both<number | null>
  /** How many places of the training differ, and the first of them; none where there is no plan on one side. */
  readonly differences: number
  readonly first: First | null
  /** What today's gate would refuse the plan of then for. */
  readonly violations: readonly Finding[]
}

/** `exercise`: of the plan of then, by its English name. */
type First = Both<Value> & { readonly path: string; readonly exercise: string | null }
type Value = string | number | boolean | null

/**
 * Asks today's planner what was asked then. `reworded`: the same training, told or valued in another way.
 */
export const plannedAnew = (
  made: Made,
  request: PlanRequest,
  catalogue: Catalogue,
): 'alike' | 'reworded' | PlannedOtherwise => {
  const now = makePlan(request, catalogue)
  const refusedNow = 'refused' in now ? now.refused : null
  if (made.type === 'GenerationFailed') {
    if (refusedNow === made.reason) return 'alike'
    return {
      ...nothing,
      answer: { was: made.reason, is: refusedNow ?? planned },
      score: { was: null, is: scoreOf(now) },
    }
  }
  const was = planOf(made)
  const { violations } = judge(was, request, catalogue)
  const score = { was: made.verdict.score, is: scoreOf(now) }
  if ('refused' in now) return { ...nothing, answer: { was: planned, is: now.refused }, score, violations }
  const found = differences({ blocks: trainingIn(was) }, { blocks: trainingIn(now.plan) })
  if (found.length === 0 && violations.length === 0)
    return score.was === score.is && isSame(untitled(was), untitled(now.plan)) ? 'alike' : 'reworded'
  const [first] = found
  return {
    answer: { was: planned, is: planned },
    score,
    differences: found.length,
    first: first
      ? { was: inShort(first.was), is: inShort(first.is), path: first.path, exercise: exerciseAt(was, first.path) }
      : null,
    violations,
  }
}

const planned = 'plan'
const nothing = { differences: 0, first: null, violations: [] } as const

const scoreOf = (now: ReturnType<typeof makePlan>) => ('refused' in now ? null : now.verdict.score)

/** What is trained: without ids, names and reasons. */
const trainingIn = ({ blocks }: Plan) =>
  blocks.map(({ kind, rounds, roundDurationSec, exercises }) => ({
    kind,
    rounds,
    roundDurationSec,
    exercises: exercises.map(({ exercise, type, targetRir, lifts, sets }) => ({
      exercise,
      type,
      targetRir,
      lifts,
      sets: sets.map(({ id: _, ...set }) => set),
    })),
  }))

/** What it is called follows from the rest. */
const untitled = ({ title: _, ...plan }: Plan) => plan

/** A block or an exercise by what is done in it, a set as it is. */
const inShort = (value: unknown): Value => {
  if (value === undefined || value === null) return null
  if (typeof value !== 'object') return typeof value === 'number' || typeof value === 'boolean' ? value : String(value)
  const { exercise, exercises }: { exercise?: unknown; exercises?: unknown } = value
  if (Array.isArray(exercises)) return exercises.map(inShort).join(', ')
  return typeof exercise === 'string' ? exercise : JSON.stringify(value)
}

const exerciseAt = ({ blocks }: Plan, path: string) => {
  const [, block, exercise] = /^blocks\.(\d+)\.exercises\.(\d+)/.exec(path) ?? []
  return blocks[Number(block)]?.exercises[Number(exercise)]?.name.en ?? null
}
