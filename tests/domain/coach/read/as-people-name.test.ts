import { describe, expect, test } from 'vitest'
import type { Field } from '../../../../domain/coach/read/intent.ts'
import { read } from './reading.ts'

const targetsIn = (text: string) =>
  read(text).flatMap(one => (one.kind === 'focus' && one.want === 'with' ? [one.on.id] : []))

describe('of a split by its name, today’s day alone is wished for', () => {
  test.each([
    ['Upper/Lower, heute Lower', ['lower-body']],
    ['Push Pull Legs, heute Pull', ['pull']],
    ['Push/Pull/Beine Plan, dran ist Push', ['push']],
    ['Oberkörper/Unterkörper Split, heute Unterkörper', ['lower-body']],
    ['Push Pull Legs heute', ['push', 'pull', 'lower-body']],
    ['Push und Pull, heute locker', ['push', 'pull']],
    ['Brust und Rücken, heute Rücken zuerst', ['chest', 'back']],
  ])('%s', (text, targets) => expect(targetsIn(text)).toEqual(targets))
})

test('BBP is three parts of the body', () =>
  expect(targetsIn('BBP 45 Minuten')).toEqual(['core', 'lower-body', 'glutes']))

test('a core finisher is of the core, and closes', () => {
  expect(targetsIn('Rücken und ein Core Finisher')).toEqual(['back', 'core'])
  expect(read('Rücken und ein Core Finisher')).toContainEqual(
    expect.objectContaining({ kind: 'section', part: 'finisher', want: 'with' }),
  )
})

test.each([
  ['EMOM 20 mit Swings', 'kettlebell-swing', {}],
  ['EMOM 12: 10 Swings', 'kettlebell-swing', { reps: [10, 10] }],
])('%s: minutes of the form are no repetitions', (text, id, dose) =>
  expect(read(text).flatMap(one => (one.kind === 'exercise' && one.exercises.includes(id) ? [one.dose] : []))).toEqual([
    dose,
  ]),
)

test.each<readonly [Field, string]>([
  ['activities', 'leite Kinderturnen am Mittwoch'],
  ['wish', 'ich leite heute den Kurs, vorher was für mich'],
])('%s: %s is no ladder', (field, text) => expect(read(text, field).map(({ kind }) => kind)).not.toContain('format'))

test.each(['AMRAP im letzten Satz', 'Kniebeuge 3x5, last set AMRAP'])('%s is no session against the clock', text =>
  expect(read(text).map(({ kind }) => kind)).not.toContain('format'),
)
