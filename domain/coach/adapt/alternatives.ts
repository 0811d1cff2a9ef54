import type { PlannedExerciseId } from '../../ids.ts'
import type { Refused } from '../../kernel/decider.ts'
import { type Catalogue, directMuscles, type Exercise } from '../basis/catalogue.ts'
import { exercisesOf, type Plan, type PlannedBlock, type PlannedExercise, type Text } from '../basis/plan.ts'
import type { PlanRequest } from '../basis/request.ts'
import { inSentence, list, number, text } from '../basis/text.ts'
import { type Brief, liftOfExercise } from '../prescribe/brief.ts'
import { briefFor } from '../prescribe/briefing.ts'
import { type Unfit, unfitFor } from '../prescribe/unfit.ts'
import { exchanged } from './exchange.ts'
import { renewed } from './remaining.ts'
import { fitsClock, replacementsFor } from './swap.ts'
import { settled } from './verdict.ts'

/** Why an exercise cannot take another one's place. */
type Misfit = Unfit | 'in-plan' | 'other-movement' | 'on-the-clock' | 'breaks-rules'

/** One that would do: as it would stand in the plan, and what speaks for it. */
type Alternative = { readonly planned: PlannedExercise; readonly reasons: readonly Text[] }

export type Alternatives = {
  /** The likest first, four at most. */
  readonly best: readonly Alternative[]
  /** The whole catalogue: `misfit` is null for what could take the place. */
  readonly all: readonly { readonly exercise: Exercise; readonly misfit: Misfit | null }[]
}

const shown = 4
const tried = 10

/** What could take an exercise's place in a plan under way. Only what the gate lets through is offered. */
export const alternativesTo = (
  plan: Plan,
  exerciseId: PlannedExerciseId,
  done: readonly string[],
  request: PlanRequest,
  catalogue: Catalogue,
): Alternatives | Refused<'no-such-exercise'> => {
  const brief = briefFor(request, catalogue)
  const block = plan.blocks.find(({ exercises }) => exercises.some(({ id }) => id === exerciseId))
  const planned = block?.exercises.find(({ id }) => id === exerciseId)
  const old = brief.byId.get(planned?.exercise ?? '')
  if (!block || !planned || !old) return { refused: 'no-such-exercise' }
  const standing = (next: Exercise) => standingIn(plan, block, planned, next, new Set(done), brief)
  const open = replacementsFor(old, plan, brief, block)
  const looked = open.slice(0, tried).map(next => ({ next, planned: standing(next) }))
  const refused = new Set(looked.flatMap(({ next, planned }) => (planned ? [] : [next.id])))
  return {
    best: looked
      .flatMap(({ next, planned }) => (planned ? [{ planned, reasons: reasonsFor(next, old, brief) }] : []))
      .slice(0, shown),
    all: catalogue.exercises.map(exercise => ({
      exercise,
      misfit: refused.has(exercise.id) ? 'breaks-rules' : misfitOf(exercise, old, plan, block, brief),
    })),
  }
}

/** How the exercise would stand in the plan; null where a rule forbids it. */
const standingIn = (
  plan: Plan,
  block: PlannedBlock,
  planned: PlannedExercise,
  next: Exercise,
  done: ReadonlySet<string>,
  brief: Brief,
): PlannedExercise | null => {
  const changed = renewed(exchanged(block, { planned, next, asked: true }, done, brief), brief)
  const blocks = plan.blocks.map(one => (one.id === block.id ? changed : one))
  const answer = settled({ ...plan, blocks }, done, brief)
  const isBroken = 'refused' in answer || answer.verdict.violations.length > 0
  return isBroken ? null : (changed.exercises.find(({ exercise }) => exercise === next.id) ?? null)
}

const misfitOf = (one: Exercise, old: Exercise, plan: Plan, block: PlannedBlock, brief: Brief): Misfit | null => {
  if (exercisesOf(plan).some(({ exercise }) => exercise === one.id)) return 'in-plan'
  if (one.pattern !== old.pattern || one.role !== old.role) return 'other-movement'
  const isOnClock = block.kind === 'emom' || block.kind === 'amrap'
  return unfitFor(one, brief) ?? (isOnClock && !fitsClock(one) ? 'on-the-clock' : null)
}

const reasonsFor = (next: Exercise, old: Exercise, brief: Brief): Text[] => {
  const shared = directMuscles(next).filter(muscle => directMuscles(old).includes(muscle))
  const names = list(
    brief.catalogue.muscles.filter(({ id }) => shared.includes(id)).map(({ name }) => inSentence(name)),
  )
  const { lastKg } = liftOfExercise(brief, next)
  const kg = number(lastKg ?? 0)
  return [
    ...(old.regressions.includes(next.id) ? [text('Leichtere Form', 'An easier form')] : []),
    ...(old.progressions.includes(next.id) ? [text('Schwerere Form', 'A harder form')] : []),
    ...(shared.length > 0 ? [text(`Trifft ebenso: ${names.de}`, `Also trains: ${names.en}`)] : []),
    ...(lastKg === null ? [] : [text(`Zuletzt ${kg.de} kg`, `Last time ${kg.en} kg`)]),
  ]
}
