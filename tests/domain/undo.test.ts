import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { TrainingFact } from '../../domain/block-end.ts'
import { asBlockId, asPlannedExerciseId, asSetId } from '../../domain/ids.ts'
import { isRefused } from '../../domain/kernel/decider.ts'
import { isFinished, nothingDone, type Progress } from '../../domain/progress.ts'
import { advanced, type Standing } from '../../domain/standing.ts'
import { type Command, decide } from '../../domain/training.ts'
import { undoing } from '../../domain/undo.ts'
import { runs } from '../support/runs.ts'
import { at, extra, plan, trainingCommand } from './workout-commands.ts'

const ask = (standing: Standing, command: Command): { facts: readonly TrainingFact[]; after: Standing } => {
  const facts = decide(command, standing)
  if (isRefused(facts)) return { facts: [], after: standing }
  return { facts, after: facts.reduce(advanced, standing) }
}

const fresh: Standing = { shape: plan, progress: nothingDone }

/** What a person sees of it: not how long it took, nor that it was changed. After the end, only what was done. */
const seen = ({ shape, progress }: Standing) => ({
  blocks: shape.blocks.map(({ id, exercises }) => ({ id, exercises })),
  isFinished: isFinished(progress),
  notes: [progress.setNotes, progress.exerciseNotes],
  sets: Object.fromEntries(Object.entries(progress.sets).map(([set, { at: _, edited: __, ...done }]) => [set, done])),
  ...(isFinished(progress) ? {} : closed(progress)),
})

const closed = ({ setsSkipped, exercisesDone, exercisesSkipped }: Progress) => ({
  setsSkipped: Object.fromEntries(Object.entries(setsSkipped).map(([set, { why }]) => [set, why])),
  exercisesDone: exercisesDone.toSorted(),
  exercisesSkipped: Object.fromEntries(Object.entries(exercisesSkipped).map(([exercise, { why }]) => [exercise, why])),
})

/** What is asked with one tap, one after the other. */
const tapped = (before: Standing, tap: readonly Command[]) =>
  tap.reduce<ReturnType<typeof ask>>(
    (so, command) => {
      const { facts, after } = ask(so.after, command)
      return { facts: [...so.facts, ...facts], after }
    },
    { facts: [], after: before },
  )

const main = asBlockId('main')
const squats = { exercise: asPlannedExerciseId('squat'), set: asSetId('squat-2') }
const add = (after: string): Command[] =>
  extra ? [{ type: 'AddExercise', block: extra, after: asBlockId(after), at }] : []

/** Each was found once in fifty thousand tries and more: what went before, and the tap. */
const rare: readonly [Command[], Command[]][] = [
  [
    [
      { type: 'LogSet', set: asSetId('squat-1'), reps: 1, at },
      { type: 'SkipBlock', block: main, at },
      { type: 'RemoveSet', ...squats, at },
    ],
    [
      { type: 'ReopenSet', set: asSetId('squat-1'), at },
      { type: 'SkipBlock', block: main, at },
    ],
  ],
  [add('main'), [{ type: 'RemoveExercise', block: asBlockId('extra'), at }, ...add('main')]],
  [
    add('core'),
    [
      { type: 'MoveBlock', block: main, after: asBlockId('extra'), at },
      { type: 'MoveBlock', block: asBlockId('core'), after: main, at },
    ],
  ],
  [
    [
      ...add('main'),
      {
        type: 'AddSet',
        exercise: asPlannedExerciseId('curl'),
        set: asSetId('more-1'),
        planned: { reps: 1, restSec: 60 },
        at,
      },
      { type: 'Complete', at },
    ],
    [{ type: 'RemoveSet', exercise: asPlannedExerciseId('curl'), set: asSetId('more-1'), at }],
  ],
]

test('whatever was done last with one tap, taking it back leaves everything as it stood before', () => {
  let undone = 0
  fc.assert(
    fc.property(
      fc.array(trainingCommand, { maxLength: 20, size: 'max' }),
      fc.array(trainingCommand, { minLength: 1, maxLength: 3 }),
      (commands, tap) => {
        const before = commands.reduce((standing, command) => ask(standing, command).after, fresh)
        const { facts, after } = tapped(before, tap)
        fc.pre(facts.length > 0)
        const asked = undoing(before, after, facts, at)
        const now = asked.reduce((standing, command) => ask(standing, command).after, after)
        expect(seen(now)).toEqual(seen(before))
        undone += asked.length
      },
    ),
    {
      numRuns: runs(1000),
      examples: [...rare],
    },
  )
  expect(undone).toBeGreaterThan(runs(500))
})

test('an exercise that was entered after the end goes with the set that it was entered for', () => {
  const set = extra?.exercises[0]?.sets[0]
  if (!extra || !set) throw new Error('nothing is added')
  const before = ask(ask(fresh, { type: 'LogSet', set: asSetId('squat-1'), reps: 5, at }).after, {
    type: 'Complete',
    at,
  }).after
  const { facts, after } = tapped(before, [
    { type: 'AddExercise', block: extra, after: null, at },
    { type: 'LogSet', set: set.id, reps: 5, at },
  ])
  const now = undoing(before, after, facts, at).reduce((standing, command) => ask(standing, command).after, after)
  expect(seen(now)).toEqual(seen(before))
})
