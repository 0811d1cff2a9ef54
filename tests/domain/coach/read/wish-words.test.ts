import { expect, test } from 'vitest'
import { catalogue } from '../../../../content/exercises/catalogue.ts'
import type { Field, Kind } from '../../../../domain/coach/read/intent.ts'
import { readerFor } from '../../../../domain/coach/read/reader.ts'
import { safetyOf } from '../../../../domain/coach/read/safety.ts'
import { read } from './reading.ts'

const kindsIn = (text: string) => readerFor(catalogue)(text, 'wish', '2026-11-22').items.map(({ kind }) => kind)

/** Words that were once taken for a wish that nobody had. */
test.each<readonly [string, Kind]>([
  ['Ich stehe bei der Arbeit acht Stunden', 'duration'],
  ['arbeite auf Station, 12 h auf den Beinen', 'duration'],
  ['hab gestern schwer gehoben, heute Oberkörper', 'intensity'],
  ['rest day tomorrow so go hard', 'refusal'],
  ['Nackenmuskulatur aufbauen fürs Ringen', 'kit'],
  ['Gerät ist defekt, also Ausfallschritte', 'kit'],
  ['Lunge trainieren, Intervalle', 'exercise'],
  ['ich will heute trainieren', 'not-understood'],
  ['als Kind Asthma, heute nichts mehr', 'refusal'],
])('%s: no %s', (text, kind) => expect(kindsIn(text)).not.toContain(kind))

test.each<readonly [string, Kind]>([
  ['heute Ruhetag', 'refusal'],
  ['heute nichts mehr', 'refusal'],
  ["let's push the sled", 'exercise'],
  ['Ich fühl mich schwer und träge', 'mood'],
  ['zwei Stunden Zeit', 'duration'],
])('%s: %s', (text, kind) => expect(kindsIn(text)).toContain(kind))

test('in rounds what is counted stands behind what is done as well', () => {
  const doses = readerFor(catalogue)(
    'EMOM 12 Minuten: Kettlebell Swings 15, Burpees 8',
    'wish',
    '2026-11-22',
  ).items.flatMap(item => (item.kind === 'exercise' ? [item.dose] : []))
  expect(doses).toEqual([{ reps: [15, 15] }, { reps: [8, 8] }])
})

const itemsIn = (text: string, field: Field) =>
  readerFor(catalogue)(text, field, '2026-11-22').items.map(({ source: _, ...item }) => item)

test.each<readonly [string, Field, object]>([
  ['zu viel Cardio', 'feedback', { kind: 'goal', goal: 'endurance', want: 'without' }],
  ['too much stretching', 'feedback', { kind: 'goal', goal: 'mobility', want: 'without' }],
  ['zu wenig Rücken', 'feedback', { kind: 'focus', want: 'with', on: { of: 'region', id: 'back' } }],
  ['nicht genug Beine', 'feedback', { kind: 'focus', want: 'with', on: { of: 'region', id: 'lower-body' } }],
  ['nächstes Mal 10 min länger', 'feedback', { kind: 'verdict', was: 'too-short', exercises: [] }],
  ['10 minutes shorter please', 'feedback', { kind: 'verdict', was: 'too-long', exercises: [] }],
])('how much of something there was, and nothing against it: %s', (text, field, item) => {
  expect(itemsIn(text, field)).toEqual([item])
})

test.each([
  ['heute 10 min länger als sonst', 'wish'],
  ['15 Minuten weniger als letztes Mal', 'wish'],
] as const)('minutes more or less are no length: %s', (text, field) => {
  expect(itemsIn(text, field).filter(({ kind }) => kind === 'duration')).toEqual([])
})

test.each<readonly [string, string]>([
  ['wieder fit nach Schwangerschaft', 'amber'],
  ['nach der zweiten Schwangerschaft abnehmen', 'amber'],
  ['Schwangerschaftspfunde loswerden', 'amber'],
  ['getting back in shape after pregnancy', 'amber'],
  ['nach Schwangerschaft vor 4 Wochen', 'red'],
  ['fit bleiben in der Schwangerschaft', 'red'],
  ['nach Arztgespräch schwanger trainieren', 'red'],
])('a pregnancy that is behind somebody is a birth: %s', (text, level) => {
  expect(safetyOf(readerFor(catalogue)(text, 'goal', '2026-11-22').items).level).toBe(level)
})

test.each([
  ['Belastung 7 von 10', { kind: 'intensity', level: 'moderate', rir: 3 }],
  ['Intensität 8 von 10', { kind: 'intensity', level: 'hard', rir: 2 }],
  ['ich will ausgepowert werden', { kind: 'intensity', level: 'hard' }],
  ['nur die Freihantelecke frei', { kind: 'kit', want: 'only' }],
])('%s', (text, item) => expect(read(text)).toMatchObject([item]))
