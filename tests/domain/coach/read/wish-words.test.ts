import { expect, test } from 'vitest'
import { catalogue } from '../../../../content/exercises/catalogue.ts'
import type { Kind } from '../../../../domain/coach/read/intent.ts'
import { readerFor } from '../../../../domain/coach/read/reader.ts'

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
