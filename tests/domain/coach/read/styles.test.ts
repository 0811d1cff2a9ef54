import { expect, test } from 'vitest'
import { lifter, linesOf, planFor } from '../lifter.ts'
import { read } from './reading.ts'

const kinds = (text: string) => read(text).map(({ kind }) => kind)
const minutes = (text: string) => read(text).flatMap(one => (one.kind === 'duration' ? [[one.least, one.most]] : []))

test.each([
  ['nur Calisthenics', ['kit']],
  ['heute mal CrossFit', ['format']],
  ['Pilates', ['focus', 'kit']],
  ['gestern Crossfit, heute locker', ['sport', 'intensity']],
  ['morgen Pilates, heute Beine', ['sport', 'focus']],
  ['kein Crossfit', []],
])('a sport is a way to train where it is wished for, and only there: %s', (text, told) => {
  expect(kinds(text)).toEqual(told)
})

test('calisthenics is done with what the place has of it, and nothing is lifted', () => {
  const lines = linesOf(
    planFor(lifter('Calisthenics', { place: { equipment: ['pull-up-bar', 'barbell', 'weight-plates'] } })),
  )
  const things = new Set(lines.flatMap(({ exercise: { requires } }) => requires.map(kit => kit.join('+'))))
  expect(lines.some(({ planned }) => planned.sets.some(({ weightKg }) => weightKg !== undefined))).toBe(false)
  expect(lines.some(({ exercise: { pattern } }) => pattern === 'vertical-pull')).toBe(true)
  expect(things.has('dip-bars')).toBe(false)
})

test.each(['20 min Laufband zuerst', 'zuerst 10 Minuten Rad, Beine', 'Oberkörper, vorweg 15 min rudern'])(
  'minutes of what comes first are not the session’s: %s',
  text => expect(minutes(text)).toEqual([]),
)

test('with the minutes of what follows they are', () => {
  expect(minutes('erst 15 Minuten rudern, dann Rücken 40 Minuten')).toEqual([[55, 55]])
})
