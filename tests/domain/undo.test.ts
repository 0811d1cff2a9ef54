import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isRefused } from '../../domain/kernel/decider.ts'
import { advance, type Fact, isFinished, nothingDone, type Progress } from '../../domain/progress.ts'
import { type Command, decide } from '../../domain/training.ts'
import { undoing } from '../../domain/undo.ts'
import { at, plan, trainingCommand } from './workout-commands.ts'

const ask = (progress: Progress, command: Command): { facts: readonly Fact[]; after: Progress } => {
  const facts = decide(command, plan, progress)
  if (isRefused(facts)) return { facts: [], after: progress }
  return { facts, after: facts.reduce((now, fact) => advance(plan, now, fact), progress) }
}

/** What a person sees of it: not how long it took, nor that it was changed. After the end, only what was done. */
const seen = (progress: Progress) => ({
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

test('whatever was done last, taking it back leaves everything as it stood before', () => {
  let undone = 0
  fc.assert(
    fc.property(fc.array(trainingCommand, { maxLength: 20, size: 'max' }), trainingCommand, (commands, last) => {
      const before = commands.reduce((progress, command) => ask(progress, command).after, nothingDone)
      const { facts, after } = ask(before, last)
      fc.pre(facts.length > 0)
      const asked = undoing(plan, before, after, facts, at)
      const now = asked.reduce((progress, command) => ask(progress, command).after, after)
      expect(seen(now)).toEqual(seen(before))
      undone += asked.length
    }),
    { numRuns: 1000 },
  )
  expect(undone).toBeGreaterThan(500)
})
