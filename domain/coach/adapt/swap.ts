import { type ExerciseId, type PlannedExerciseId, setIdIn } from '../../ids.ts'
import { type Refused, refuse } from '../../kernel/decider.ts'
import { type Exercise, isWeighted } from '../basis/catalogue.ts'
import type { Plan, PlannedBlock } from '../basis/plan.ts'
import { exercisesOf } from '../basis/plan.ts'
import { luck } from '../basis/prng.ts'
import { type Brief, liftOfExercise } from '../prescribe/brief.ts'
import { compare } from '../prescribe/history.ts'
import { exchanged, keptSets } from './exchange.ts'
import { highestNumber } from './numbers.ts'
import { isFinished, renewed } from './remaining.ts'

/** Puts another exercise in the place of one. Sets that were logged stay with the old exercise, the rest moves over. */
export const swapIn = (
  plan: Plan,
  exerciseId: PlannedExerciseId,
  done: ReadonlySet<string>,
  brief: Brief,
): Plan | Refused<'no-such-exercise' | 'nothing-fits'> => {
  const block = plan.blocks.find(({ exercises }) => exercises.some(({ id }) => id === exerciseId))
  const planned = block?.exercises.find(({ id }) => id === exerciseId)
  const old = brief.byId.get(planned?.exercise ?? '')
  if (!block || !planned || !old) return refuse('no-such-exercise')
  if (isFinished(planned, done)) return plan
  const next = replacementFor(old, plan, brief, block)
  if (!next) return refuse('nothing-fits')
  const changed = renewed(exchanged(block, { planned, next, asked: true }, done, brief), brief)
  return { ...plan, blocks: plan.blocks.map(one => (one.id === block.id ? changed : one)) }
}

/**
 * Back to the exercise beside it whose place it took after some sets: what is open goes on as more sets like its last.
 * Null where no such exercise is there.
 */
export const swapBack = (
  plan: Plan,
  exerciseId: PlannedExerciseId,
  wanted: ExerciseId,
  done: ReadonlySet<string>,
  brief: Brief,
): Plan | null => {
  const block = plan.blocks.find(({ exercises }) => exercises.some(({ id }) => id === exerciseId))
  const planned = block?.exercises.find(({ id }) => id === exerciseId)
  const old = block?.exercises.find(({ exercise }) => exercise === wanted)
  if (!block || !planned || !old || planned === old || !isFinished(old, done)) return null
  const kept = keptSets(planned, done)
  const open = planned.sets.filter(set => !set.ramp && set.side !== 'right' && !kept.includes(set)).length
  const last = old.sets.slice(old.sets.at(-1)?.side === 'right' ? -2 : -1)
  const more = Array.from({ length: open }, () => last).flat()
  const highest = highestNumber(`${old.id}s`, old.sets)
  const added = more.map((set, at) => ({ ...set, id: setIdIn(old.id, highest + 1 + at) }))
  const grown = { ...old, sets: [...old.sets, ...added] }
  const exercises = block.exercises.flatMap(one => {
    if (one === old) return [grown]
    return one === planned ? (kept.length > 0 ? [{ ...planned, sets: kept }] : []) : [one]
  })
  const changed = renewed({ ...block, exercises }, brief)
  return { ...plan, blocks: plan.blocks.map(one => (one === block ? changed : one)) }
}

/** The best other exercise of the same pattern and role that is not in the plan yet. */
export const replacementFor = (old: Exercise, plan: Plan, brief: Brief, block: PlannedBlock): Exercise | null =>
  replacementsFor(old, plan, brief, block)[0] ?? null

/** All that could take its place, the likest first. */
export const replacementsFor = (old: Exercise, plan: Plan, brief: Brief, block: PlannedBlock): readonly Exercise[] => {
  const inPlan = new Set(exercisesOf(plan).map(({ exercise }) => exercise))
  const onClock = block.kind === 'emom' || block.kind === 'amrap'
  const open = brief.usable.filter(
    one => one.pattern === old.pattern && one.role === old.role && !inPlan.has(one.id) && !(onClock && !fitsClock(one)),
  )
  return [...open].sort(
    (one, other) => likeness(other, old, brief) - likeness(one, old, brief) || compare(one.id, other.id),
  )
}

export const fitsClock = ({ unilateral, metrics }: Exercise) => !unilateral && metrics.includes('reps')

/** Shared muscles first; then its easier and harder variants, what is known, what is loaded alike. */
const likeness = (one: Exercise, old: Exercise, brief: Brief) => {
  const shared = Object.entries(old.muscles).reduce(
    (sum, [muscle, share]) => sum + Math.min(share, one.muscles[muscle] ?? 0),
    0,
  )
  const neighbour = old.regressions.includes(one.id) || old.progressions.includes(one.id) ? 1 : 0
  const known = liftOfExercise(brief, one).bouts.length > 0 ? 1 : 0
  const loadable = isWeighted(one) === isWeighted(old) ? 0.5 : 0
  const sides = one.unilateral === old.unilateral ? 0 : 1
  return shared + neighbour + known + loadable - sides + luck(brief.request.seed, `swap ${old.id} ${one.id}`)
}
