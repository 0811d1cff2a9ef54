import { expect, test } from 'vitest'
import { catalogue } from '../../../../content/exercises/catalogue.ts'
import { itemsOf } from '../../../../domain/coach/read/intent.ts'
import { readerFor } from '../../../../domain/coach/read/reader.ts'

const read = readerFor(catalogue)
const goal = (text: string) => read(text, 'goal', '2026-03-02')
const kilometres = (text: string) => itemsOf(goal(text), 'mileage').map(({ km }) => km)

test.each([
  ['Marathon im September, laufe derzeit 45 km pro Woche', 45],
  ['60 Wochenkilometer', 60],
  ['I run 25 miles a week', 40],
  ['laufe 3x die Woche 10 km', 30],
  ['Halbmarathon, laufe aktuell dreimal pro Woche 8 km', 24],
  ['40-50 km/Woche', 40],
  ['Wochenumfang etwa 35 km', 35],
  ['currently running about 30k per week', 30],
])('%s', (text, km) => {
  expect(kilometres(text)).toEqual([km])
  expect(itemsOf(goal(text), 'exercise')).toEqual([])
})

test.each([
  'Ziel: 70 km die Woche laufen',
  'ich will auf 50 km pro Woche kommen',
  '10 km unter 50 min im Mai',
  'ich laufe zweimal die Woche',
  'früher 80 km pro Woche',
])('%s tells of no week that is run by now', text => {
  expect(kilometres(text)).toEqual([])
})

test('a mile is a mile, in a distance and in a pace', () => {
  const [run] = itemsOf(read('5 miles easy run', 'wish', '2026-03-02'), 'exercise')
  expect(run?.dose.meters).toBe(8047)
  const [bound] = itemsOf(read('easy run at 9:00 per mile', 'wish', '2026-03-02'), 'bound')
  expect(bound).toMatchObject({ of: 'pace', least: 336, most: 336 })
  const [kilometre] = itemsOf(read('easy run, 5:30/km', 'wish', '2026-03-02'), 'bound')
  expect(kilometre).toMatchObject({ of: 'pace', least: 330, most: 330 })
})

test('a week is no division', () => {
  expect(itemsOf(goal('Marathon im September, laufe 45 km pro Woche'), 'event')[0]?.division).toEqual([])
  expect(itemsOf(goal('HYROX Pro im Mai'), 'event')[0]?.division).toEqual(['pro'])
})
