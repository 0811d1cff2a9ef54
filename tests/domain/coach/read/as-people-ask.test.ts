import { expect, test } from 'vitest'
import { catalogue } from '../../../../content/exercises/catalogue.ts'
import { readerFor } from '../../../../domain/coach/read/reader.ts'

const read = (text: string) => readerFor(catalogue)(text, 'wish', '2026-11-30').items

/** "with lower-body", "30 min", "cool-down 10": what is asked for, in the order of its words. */
const asked = (text: string) =>
  read(text).flatMap(item => {
    if (item.kind === 'focus') return [`${item.want} ${item.on.id}`]
    if (item.kind === 'duration') return [`${item.least === item.most ? item.most : `${item.least}-${item.most}`} min`]
    if (item.kind === 'section') return [`${item.part} ${item.minutes ?? ''}`.trim()]
    return []
  })

test.each([
  ['mach mir mal was für die beine aber ähm nicht so lang ich hab nur ne halbe stunde', ['with lower-body', '30 min']],
  ['was für die Beine aber nicht so lang', ['with lower-body']],
  ['Bauch Beine Po wie früher im Kurs', ['with core', 'with lower-body', 'with glutes']],
  ['Rücken war gestern heute Brust', ['with chest']],
  ['gestern war Brust dran heute lieber Rücken', ['with back']],
  ['mach mal Brust rein und lass die Schultern weg', ['with chest', 'without shoulders']],
  ['lass die Beine weg', ['without lower-body']],
])('is heard without a comma, as it is spoken: %s', (text, items) => {
  expect(asked(text)).toEqual(items)
  expect(read(text).map(({ kind }) => kind)).not.toContain('recovered')
})

test.each([
  ['Brust, danach 10 Minuten dehnen', ['with chest', 'cool-down 10']],
  ['Rücken und zum Schluss 5 Minuten Bauch', ['with back', 'finisher 5', 'with core']],
  ['45 Minuten Beine, danach 10 Minuten Cardio', ['55 min', 'with lower-body', 'finisher 10']],
  ['10 Minuten dehnen', ['10 min']],
])('minutes of what comes last are not those of the session: %s', (text, items) => {
  expect(asked(text)).toEqual(items)
})

test('the knee is as it was before, and not well', () => {
  expect(read('Knie tut weh wie früher')).toContainEqual(expect.objectContaining({ kind: 'complaint', part: 'knee' }))
})
