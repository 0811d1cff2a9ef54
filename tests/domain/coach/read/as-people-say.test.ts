import { expect, test } from 'vitest'
import type { Field } from '../../../../domain/coach/read/intent.ts'
import { levelOf, read } from './reading.ts'

const flagsIn = (text: string, field: Field = 'wish') =>
  read(text, field).flatMap(item => (item.kind === 'red-flag' ? [item.flag] : []))

test.each([
  ['noch nicht ganz gesund', 'amber'],
  ['Ich bin noch nicht ganz gesund', 'amber'],
  ['bin noch nicht wieder ganz gesund', 'amber'],
  ['noch nicht richtig gesund', 'amber'],
  ['fühl mich noch nicht wieder gesund', 'amber'],
  ['noch nicht ganz fit', 'amber'],
  ['nicht 100% fit', 'amber'],
  ['still a bit sick', 'red'],
  ['still sick', 'red'],
  ['not fully recovered yet', 'amber'],
  ['not quite healthy yet', 'amber'],
  ['still not a hundred percent', 'amber'],
  ['bin wieder ganz gesund', 'none'],
  ['fully recovered', 'none'],
  ['noch nicht fit genug für einen Marathon', 'none'],
])('who is not quite well is not heard as nothing: %s', (text, level) => {
  expect(levelOf(text)).toBe(level)
})

test.each([
  'Rücken tut weh und ich kann das Wasser nicht halten',
  'Rückenschmerzen und beide Beine werden schwach',
  'seit dem Hexenschuss werden meine Beine immer schwächer',
  'Seit heute morgen ist mein rechtes Bein taub',
  'Mein linker Arm ist heute taub',
  'My left arm went numb this morning',
  'meine linke Hand ist seit gestern taub',
])('what nerves lose suddenly or on both sides is one for a doctor: %s', text => {
  expect(flagsIn(text)).toContain('neurological')
})

test.each([
  'Mir schläft nachts die Hand ein',
  'Finger kribbeln nach dem Radfahren',
  'Bandscheibenvorfall, kleiner Zeh taub seit 3 Jahren',
  'schwache Beine, will stärker werden',
])('what nerves tell for long, or nothing of them, is not: %s', text => {
  expect(levelOf(text)).not.toBe('red')
})

test.each(['Wadenkrampf, seit Tagen hart und heiß', 'Wade seit zwei Tagen hart, heiß und dick'])(
  'a calf that is hot and hard is looked at before it works: %s',
  text => {
    expect(flagsIn(text)).toContain('thrombosis')
  },
)

test.each([
  ['Kaiserschnitt vor 3 Wochen', 'recent-birth'],
  ['Kaiserschnitt im Juni', null],
  ['Kaiserschnitt vor 5 Monaten', null],
  ['OP im Juni', null],
  ['Ich stille noch', null],
  ['stille noch voll', null],
  ['still breastfeeding', null],
])('what is months behind stops nobody, and is asked about where it is named as a limit: %s', (text, flag) => {
  expect(flagsIn(text, 'restrictions')).toEqual(flag ? [flag] : [])
  expect(levelOf(text, 'restrictions')).toBe(flag ? 'red' : 'amber')
})

test('what is quiet is nothing of health', () => {
  expect(levelOf('stille Übungen bitte')).toBe('none')
})

test.each([
  ['Blutzucker 60', 'red'],
  ['mein Zucker ist bei 45', 'red'],
  ['Mein BZ liegt bei 350', 'red'],
  ['Diabetes Typ 1, Zucker heute bei 320', 'red'],
  ['Blutzucker 18 mmol/l', 'red'],
  ['blood sugar 310 this morning', 'red'],
  ['Blutzucker 3,2 mmol/l', 'red'],
  ['Bin Diabetiker, Ketone positiv', 'red'],
  ['Blutzucker 120, alles gut', 'amber'],
  ['Zuckerwert 95', 'amber'],
  ['glucose 6.1 mmol', 'amber'],
  ['45 Minuten, kein Zucker mehr', 'none'],
])('a blood sugar is taken by its number: %s', (text, level) => {
  expect(levelOf(text)).toBe(level)
})

test.each([
  ['Hab heute nichts gegessen und mir ist zittrig', 'red'],
  ['Noch nichts gegessen, geht trotzdem', 'amber'],
  ['Heute noch nichts gegessen', 'amber'],
  ['haven’t eaten yet', 'amber'],
])('who has not eaten today has no disorder of eating: %s', (text, level) => {
  expect(levelOf(text)).toBe(level)
  expect(flagsIn(text)).not.toContain('eating-disorder')
  expect(read(text).map(({ kind }) => kind)).not.toContain('refusal')
})

test.each([
  ['Kurzhantel auf den Fuß gefallen', 'foot'],
  ['mir ist eine Scheibe auf den Zeh gefallen', 'foot'],
  ['dropped a plate on my foot', 'foot'],
  ['Mir ist die Hantel auf die Brust gefallen', 'chest'],
])('what fell on somebody hurts: %s', (text, part) => {
  expect(read(text, 'comments')).toContainEqual(expect.objectContaining({ kind: 'complaint', part, severity: 'acute' }))
})

test.each<[string, Field]>([
  ['Treppen steigen ohne zu schnaufen', 'goal'],
  ['Treppen laufen ohne außer Atem zu sein', 'goal'],
  ['wieder Treppen steigen können ohne zu keuchen', 'goal'],
  ['Ich möchte mich wieder wohl in meiner Haut fühlen', 'goal'],
  ['Ich will mich wieder wohlfühlen in meinem Körper', 'goal'],
  ['Ich fühle mich nicht wohl in meiner Haut', 'goal'],
  ['Die Langhantel ist mir fast aus der Hand gerutscht', 'comments'],
  ['Hantel aus der Hand gerutscht', 'comments'],
  ['Nacken schön dehnen', 'wish'],
  ['My chest is my weak point, more presses', 'wish'],
])('is nothing that hurts: %s', (text, field) => {
  expect(levelOf(text, field)).toBe('none')
})

test.each(['Ich komme keine Treppe hoch ohne zu schnaufen', 'kann nicht mal reden ohne zu keuchen'])(
  'is no wish either: %s',
  text => {
    expect(flagsIn(text)).toContain('breathlessness')
  },
)

test.each([
  ['Schulter und Nacken schön rund machen', 'with'],
  ['Schultern schön breit', 'with'],
  ['Mach den Rücken schön stark', 'with'],
  ['Nacken schön dehnen', 'with'],
])('nicely is not sparingly: %s', (text, want) => {
  const wants = read(text).flatMap(item => (item.kind === 'focus' ? [item.want] : []))
  expect(new Set(wants)).toEqual(new Set([want]))
})

test.each(['keine Knieübungen', 'bitte keine Übungen für die Knie', 'nichts für die Knie'])(
  'a joint left out is spared: %s',
  text => {
    expect(read(text, 'restrictions')).toContainEqual(
      expect.objectContaining({ kind: 'complaint', part: 'knee', severity: 'protect' }),
    )
  },
)

test.each<[string, Field]>([
  ['Ich sitze den ganzen Tag am Schreibtisch', 'goal'],
  ['sitze den ganzen Tag im Büro', 'goal'],
  ['arbeite im Büro', 'activities'],
])('where somebody works is no place to train: %s', (text, field) => {
  expect(read(text, field).map(({ kind }) => kind)).not.toContain('place')
})

test('how many hours were slept, only few', () => {
  expect(read('Hab nur wenig geschlafen, egal, Vollgas')).toContainEqual(
    expect.objectContaining({ kind: 'today', state: 'bad-sleep' }),
  )
})
