import { expect, test } from 'vitest'
import { catalogue } from '../../../../content/exercises/catalogue.ts'
import type { Field } from '../../../../domain/coach/read/intent.ts'
import { readerFor } from '../../../../domain/coach/read/reader.ts'
import { safetyOf } from '../../../../domain/coach/read/safety.ts'

const levelOf = (text: string, field: Field = 'wish') =>
  safetyOf(readerFor(catalogue)(text, field, '2026-11-23').items).level

test.each([
  'war drei Wochen krank, steig wieder ein',
  'ich war eine Woche krank und bin wieder fit',
  'hatte letzte Woche Magen-Darm, jetzt wieder gesund',
  'nach zwei Wochen Grippe wieder gesund, langsam anfangen',
  'erste Einheit nach der Grippe, 30 Minuten',
  'zwei Wochen krankgeschrieben gewesen, ab heute wieder dabei',
  'lag zwei Wochen mit Influenza im Bett, seit zehn Tagen symptomfrei',
  'was ill last week but fine again',
  'I was sick for a week, back now',
  'covid was a month ago, feeling great again',
])('who was ill and is back gets a workout: %s', text => {
  expect(levelOf(text)).toBe('none')
})

test.each([
  'war drei Wochen krank und bin noch schlapp',
  'bin noch krank, will aber wieder trainieren',
  'war gestern krank, heute wieder okay',
  'hatte gestern noch Fieber, heute gehts wieder',
  'hab mich heute Nacht übergeben, jetzt wieder fit',
  'Corona positiv vor 4 Tagen, fühle mich wieder gut',
  'Lungenentzündung vor 5 Tagen, steige wieder ein',
  'nach der Grippe Herzstolpern, will wieder einsteigen',
  'nach Corona bekomme ich beim Treppensteigen keine Luft',
  'wieder gesund, aber die Brust drückt noch',
  'covid since Monday, I feel great',
  'flu since Monday, almost healthy again',
])('who is not yet, was a day ago, or has something else of it, does not: %s', text => {
  expect(levelOf(text)).toBe('red')
})

test.each([
  ['Blutdruck 180 zu 110 heute morgen', 'red'],
  ['mein Blutdruck war heute 170/112', 'red'],
  ['blood pressure was 185 over 80 this morning', 'red'],
  ['Blutdruck 150 zu 95', 'amber'],
  ['früher 190/110, jetzt 130/80 mit Tabletten', 'amber'],
  ['Kreuzheben 200/120, Beuge 180/110', 'none'],
])('a blood pressure is taken by its numbers: %s', (text, level) => {
  expect(levelOf(text)).toBe(level)
})

test.each([
  ['blind auf einem Auge', 'amber'],
  ['querschnittsgelähmt', 'amber'],
  ['taub auf einem Ohr', 'amber'],
  ['gelähmter linker Arm seit Schlaganfall 2012', 'amber'],
  ['Schwindel beim schnellen Aufstehen', 'amber'],
  ['linker Arm plötzlich gelähmt', 'red'],
  ['linke Hand gelähmt seit 2 Wochen', 'red'],
  ['Arm taub und kraftlos', 'red'],
  ['mein rechter Arm ist seit dem Frühstück wie gelähmt und kribbelt', 'red'],
  ['seit heute auf einem Auge blind', 'red'],
  ['Schwindel seit heute', 'red'],
])('how somebody lives is asked about, and stops nobody for ever; what is new does: %s', (text, level) => {
  expect(levelOf(text, 'restrictions')).toBe(level)
})
