import { expect, test } from 'vitest'
import { exercisesOf } from '../../domain/coach/basis/plan.ts'
import { asPlannedExerciseId, asSetId } from '../../domain/ids.ts'
import { isRefused } from '../../domain/kernel/decider.ts'
import { nothingDone } from '../../domain/progress.ts'
import { advanced, type Standing } from '../../domain/standing.ts'
import { type Command, decide } from '../../domain/training.ts'
import { at, planOf } from './workout-commands.ts'

const exercise = (id: string) => ({
  id: asPlannedExerciseId(id),
  exercise: id,
  name: { de: id, en: id },
  type: 'repetitions' as const,
  targetRir: 2,
  reasons: [],
  sets: [{ id: asSetId(`${id}s1`), reps: 10, restSec: 60 }],
})
const names = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']
const fresh: Standing = { shape: planOf(['main', names.map(exercise)]), progress: nothingDone }

/** How it stands after all of them, and by what name the first of them was refused. */
const afterAll = (commands: readonly Command[], from = fresh) => {
  let standing = from
  for (const [nth, command] of commands.entries()) {
    const facts = decide(command, standing)
    if (isRefused(facts)) return { standing, nth, refused: facts.refused }
    standing = facts.reduce(advanced, standing)
  }
  return { standing, nth: commands.length, refused: null }
}

test('a workout has 250 sets at most, and one taken out makes room for another', () => {
  const add = (name: string, nth: number): Command => ({
    type: 'AddSet',
    exercise: asPlannedExerciseId(name),
    set: asSetId(`${name}x${nth}`),
    at,
  })
  const { standing, refused } = afterAll(names.flatMap(name => Array.from({ length: 39 }, (_, nth) => add(name, nth))))
  expect(refused).toBe('plan-full')
  expect(exercisesOf(standing.shape).flatMap(({ sets }) => sets)).toHaveLength(250)
  const without: Command = { type: 'RemoveSet', exercise: asPlannedExerciseId('a'), set: asSetId('ax0'), at }
  expect(afterAll([without, add('h', 0)], standing).refused).toBeNull()
})

test('its notes have 20 000 characters at most; a full one takes what is shorter', () => {
  const note = (set: string, length: number): Command => ({
    type: 'NoteSet',
    set: asSetId(set),
    note: 'ü'.repeat(length),
    at,
  })
  const { standing, refused } = afterAll(names.map(name => note(`${name}s1`, 2500)))
  expect(refused).toBeNull()
  const more: Command = { type: 'NoteExercise', exercise: asPlannedExerciseId('a'), note: 'x', at }
  expect(afterAll([more], standing).refused).toBe('notes-full')
  expect(afterAll([note('as1', 2501)], standing).refused).toBe('notes-full')
  expect(afterAll([note('as1', 2499), more], standing).refused).toBeNull()
})

test('beside two sides, a set that was added for both is one more by itself, and every set has an id of its own', () => {
  const a = asPlannedExerciseId('a')
  const sides = (['left', 'right'] as const).map(side => ({ id: asSetId(side), reps: 10, restSec: 60, side }))
  const from: Standing = { shape: planOf(['main', [{ ...exercise('a'), sets: sides }]]), progress: nothingDone }
  const both = (set: string, after: string | null): Command => ({
    type: 'AddSet',
    exercise: a,
    set: asSetId(set),
    planned: { reps: 8, restSec: 60 },
    after: after === null ? null : asSetId(after),
    at,
  })
  const like: Command = { type: 'AddSet', exercise: a, set: asSetId('more'), at }
  const setsAfter = (...commands: readonly Command[]) =>
    exercisesOf(afterAll(commands, from).standing.shape).flatMap(({ sets }) =>
      sets.map(({ id, side }) => (side ? `${id}: ${side}` : id)),
    )
  const [two, oneMore] = [
    ['left: left', 'right: right'],
    ['more: left', 'morer: right'],
  ]
  expect(setsAfter(like)).toEqual([...two, ...oneMore])
  expect(setsAfter(both('first', null), like)).toEqual(['first', ...two, ...oneMore])
  expect(setsAfter(both('last', 'right'), like)).toEqual([...two, 'last', 'more'])
})
