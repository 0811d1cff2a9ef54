import fc from 'fast-check'
import type { Plan, PlannedExercise } from '../../domain/coach/basis/plan.ts'
import { asSetId } from '../../domain/ids.ts'
import { type Command, decider } from '../../domain/workout.ts'
import { play } from '../support/laws.ts'
import { at, command, extra, longer, plan, shorter, verdict, wish } from './workout-commands.ts'

/** The same with what is counted otherwise: what warms up, ramps, sides, and weights that are lifted twice. */
const varied = (made: Plan, lifts: number): Plan => ({
  ...made,
  estimatedMinutes: made.estimatedMinutes + 0.5,
  blocks: made.blocks.map(block => ({
    ...block,
    kind: block.id === 'core' ? 'warmup' : block.kind,
    exercises: block.exercises.map(exercise => ({
      ...exercise,
      ...(exercise.id === 'row' ? { lifts } : {}),
      sets: exercise.sets.flatMap(setsLike(exercise)),
    })),
  })),
})

const setsLike =
  ({ id: of }: PlannedExercise) =>
  (set: PlannedExercise['sets'][number]): PlannedExercise['sets'] => {
    if (set.id === 'squat-1') return [{ ...set, ramp: true }]
    if (of !== 'row') return [set]
    return [
      { ...set, side: 'left' },
      { ...set, id: asSetId('row-1r'), side: 'right' },
    ]
  }

/** An exercise that was added, as long as the coach has reckoned since. */
const grown: Plan = {
  ...plan,
  estimatedMinutes: 33.4,
  blocks: [...plan.blocks, ...(extra ? [{ ...extra, minutes: 3.4 }] : [])],
}

const plans = [plan, shorter, longer, grown].flatMap(made => [made, varied(made, 2), varied(made, 1)])

/** What is asked of one plan is asked of each of them. */
const anyCommand: fc.Arbitrary<Command> = fc
  .tuple(command, fc.constantFrom(...plans), fc.boolean())
  .map(([asking, another, right]) => {
    if ('plan' in asking) return { ...asking, plan: another }
    if (right && asking.type === 'LogSet' && asking.set === 'row-1') return { ...asking, set: asSetId('row-1r') }
    return asking
  })

/** Played to the end: workouts whose plans are counted in many ways, and change into each other. */
export const history = fc
  .tuple(fc.constantFrom(...plans), fc.array(anyCommand, { maxLength: 30, size: 'max' }))
  .map(
    ([first, commands]) =>
      play(decider, [
        { type: 'RequestWorkout', ...wish },
        { type: 'RecordPlan', plan: first, planner: 'rules', verdict, at },
        ...commands,
      ]).facts,
  )
