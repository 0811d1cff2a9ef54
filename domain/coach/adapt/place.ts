import { type BlockId, blockIdAt, exerciseIdIn, type PlannedExerciseId, setIdIn } from '../../ids.ts'
import { isWeighted } from '../basis/catalogue.ts'
import type { Plan, PlannedBlock, PlannedExercise, PlannedSet } from '../basis/plan.ts'
import { atMost } from '../basis/plates.ts'
import { text } from '../basis/text.ts'
import { doseOf } from '../dose/doses.ts'
import { sessionFor } from '../explain/told.ts'
import { type Brief, liftOfExercise, loadsOf } from '../prescribe/brief.ts'
import { exchanged } from './exchange.ts'
import { highestNumber } from './numbers.ts'
import { aloneAfter } from './pairs.ts'
import { agrees, isFinished, isUntouched, renewed, secondsLeft, withoutEmpty, withRightSides } from './remaining.ts'
import { replacementFor } from './swap.ts'

/** Exercises that another place cannot offer are replaced; what has no like there is left out, what was done stays. */
export const moveTo = (plan: Plan, done: ReadonlySet<string>, brief: Brief): Plan => {
  let moved = plan
  for (const { id } of plan.blocks.flatMap(({ exercises }) => exercises)) moved = settle(moved, id, done, brief)
  const blocks = withoutEmpty(moved.blocks).map(block => renewed(afterAll(plan, block, done), brief))
  const kept = hasWork({ ...moved, blocks }, done) || !hasWork(plan, done)
  const all = kept ? blocks : [...blocks, ...freshWork(plan, blocks, done, brief)]
  return { ...moved, hints: [...plan.hints, hintFor(plan, all)], blocks: all }
}

const afterAll = ({ blocks }: Plan, block: PlannedBlock, done: ReadonlySet<string>) =>
  aloneAfter(blocks.find(({ id }) => id === block.id) ?? block, block, done)

/** Something that is still to be done between warm-up and cool-down. */
const hasWork = ({ blocks }: Plan, done: ReadonlySet<string>) =>
  blocks.some(
    ({ kind, exercises }) =>
      kind !== 'warmup' && kind !== 'cooldown' && exercises.some(exercise => !isFinished(exercise, done)),
  )

/** Where nothing of the old work is possible, the new place's own work takes its time. */
const freshWork = (plan: Plan, kept: readonly PlannedBlock[], done: ReadonlySet<string>, brief: Brief) => {
  const minutes = Math.max(15, Math.round(secondsLeft(plan, done, brief) / 60))
  const fresh = sessionFor({ ...brief, minutes }, 'as-wished')
  const last = highestNumber('b', [...plan.blocks, ...kept])
  return fresh.blocks
    .filter(({ kind }) => kind !== 'warmup' && kind !== 'cooldown')
    .map((block, at) => renumbered(block, blockIdAt(last + at + 1)))
}

const renumbered = (block: PlannedBlock, id: BlockId): PlannedBlock => ({
  ...block,
  id,
  exercises: block.exercises.map((exercise, at) => ({
    ...exercise,
    id: exerciseIdIn(id, at + 1),
    sets: exercise.sets.map((set, index) => ({ ...set, id: setIdIn(exerciseIdIn(id, at + 1), index + 1) })),
  })),
})

const settle = (plan: Plan, id: PlannedExerciseId, done: ReadonlySet<string>, brief: Brief): Plan => {
  const block = plan.blocks.find(({ exercises }) => exercises.some(one => one.id === id))
  const planned = block?.exercises.find(one => one.id === id)
  const exercise = brief.byId.get(planned?.exercise ?? '')
  if (!block || !planned || isFinished(planned, done)) return plan
  if (exercise && brief.usable.includes(exercise))
    return withExercises(plan, block, planned, [reloaded(planned, withRightSides(plan, done), brief)])
  const next = exercise ? replacementFor(exercise, plan, brief, block) : null
  if (next) return withBlock(plan, exchanged(block, { planned, next, asked: false }, done, brief))
  const finished = withRightSides(plan, done)
  const kept = { ...planned, sets: planned.sets.filter(set => finished.has(set.id)) }
  return withExercises(plan, block, planned, isUntouched(planned, done) ? [] : [kept])
}

/** Where nobody knows what the new place's loads are worth to the athlete, theirs is found by feel. */
const open = (set: PlannedSet): PlannedSet => (typeof set.weightKg === 'number' ? { ...set, weightKg: null } : set)

/** The same exercise with the loads of the new place. */
const reloaded = (planned: PlannedExercise, done: ReadonlySet<string>, brief: Brief): PlannedExercise => {
  const exercise = brief.byId.get(planned.exercise)
  if (!exercise || !isWeighted(exercise)) return planned
  const loads = loadsOf(brief, exercise)
  const first = liftOfExercise(brief, exercise).lastKg === null ? doseOf(brief, exercise) : null
  if (first?.measure.weightKg === null)
    return { ...planned, reasons: first.reasons, sets: planned.sets.map(set => (done.has(set.id) ? set : open(set))) }
  // What was tried as the only load there is begins lighter where there are others.
  const most = first?.measure.weightKg ?? Number.POSITIVE_INFINITY
  const sets = planned.sets.map(set =>
    done.has(set.id) || typeof set.weightKg !== 'number' || (loads.includes(set.weightKg) && set.weightKg <= most)
      ? set
      : { ...set, weightKg: atMost(loads, Math.min(set.weightKg, most)) },
  )
  const next = { ...planned, sets }
  const reasons = planned.reasons.filter(one => agrees(one, next))
  return { ...next, reasons: reasons.length > 0 ? reasons : planned.reasons.slice(-1) }
}

const withExercises = (plan: Plan, block: PlannedBlock, old: PlannedExercise, now: readonly PlannedExercise[]) =>
  withBlock(plan, { ...block, exercises: block.exercises.flatMap(one => (one === old ? now : [one])) })

const withBlock = (plan: Plan, block: PlannedBlock): Plan => ({
  ...plan,
  blocks: plan.blocks.map(one => (one.id === block.id ? block : one)),
})

const hintFor = (plan: Plan, blocks: readonly PlannedBlock[]) => {
  const count = (some: readonly PlannedBlock[]) => some.flatMap(({ exercises }) => exercises).length
  return count(blocks) < count(plan.blocks)
    ? text(
        'Der Rest passt jetzt zu deinem neuen Ort. Was es dort nicht gibt, fällt heute weg.',
        'The rest now fits your new place. What it does not have is left out today.',
      )
    : text('Der Rest passt jetzt zu deinem neuen Ort.', 'The rest now fits your new place.')
}
