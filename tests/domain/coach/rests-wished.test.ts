import { describe, expect, test } from 'vitest'
import { lifter, liftsIn, planFor } from './lifter.ts'
import { read } from './read/reading.ts'

const restsSaid = (text: string) =>
  read(text).flatMap(one => (one.kind === 'rests' ? [one.length ?? `${one.least ?? ''}-${one.most ?? ''}`] : []))

describe('how long pauses shall be', () => {
  test.each([
    ['Pausen max 60 Sekunden', '-60'],
    ['Brust, Pausen bitte unter einer Minute', '-60'],
    ['kurze Pausen, höchstens 45 Sekunden', '-45'],
    ['Rücken, 3 min Pause', '180-180'],
    ['mindestens 2 Minuten Pause zwischen den Sätzen', '120-'],
    ['lieber kurze Pausen, ich langweile mich schnell', 'short'],
    ['lange Pausen zwischen den Sätzen', 'long'],
    ['12-15 reps on everything, short rests', 'short'],
    ['Beine ohne Pausen durchziehen', 'short'],
  ])('%s', (text, rests) => expect(restsSaid(text)).toEqual([rests]))

  test.each([
    'nach sechs Monaten Pause wieder rein',
    'lange Pause gehabt, heute wieder los',
    'Kniebeuge 5x5, Pause 3 Minuten',
    '8x400 m mit 90 s Pause',
    'Zirkel mit 4 Runden, 40 Sek Arbeit 20 Sek Pause',
    'in der Pause auf Arbeit, 20 Minuten',
    'heute Rest Day',
  ])('is not said by: %s', text => expect(restsSaid(text)).toEqual([]))
})

test.each([
  ['Beine mit kurzen Pausen bitte', 'kurzen Pausen'],
  ['Brust, Pausen höchstens 60 s', 'Pausen höchstens 60 s'],
])('%s: the words that say it', (text, words) =>
  expect(
    read(text).flatMap(({ kind, source: { start, end } }) => (kind === 'rests' ? [text.slice(start, end)] : [])),
  ).toEqual([words]),
)

/** Of working sets that nothing follows at once: seconds of rest. */
const restsOf = (wish: string) =>
  liftsIn(planFor(lifter(wish))).flatMap(({ planned, exercise }) =>
    planned.sets.flatMap(({ ramp, restSec }) => (ramp || restSec < 20 || exercise.role === 'core' ? [] : [restSec])),
  )

test('pauses of at most so many seconds are no longer in the plan, and those of so many are these', () => {
  expect(Math.max(...restsOf('Brust und Rücken'))).toBeGreaterThanOrEqual(90)
  expect(Math.max(...restsOf('Brust und Rücken, Pausen höchstens 60 Sekunden'))).toBe(60)
  expect(new Set(restsOf('Brust, 3 Minuten Pause'))).toEqual(new Set([180]))
})

test('short ones are shorter than usual, long ones longer', () => {
  const [short, usual, long] = ['Beine, kurze Pausen', 'Beine', 'Beine, lange Pausen'].map(restsOf)
  expect(Math.max(...(short ?? []))).toBeLessThan(Math.max(...(usual ?? [])))
  expect(Math.min(...(long ?? []))).toBeGreaterThanOrEqual(Math.max(...(usual ?? [])))
})
