import { expect, test } from 'vitest'
import { catalogue } from '../../../../content/exercises/catalogue.ts'
import type { Field } from '../../../../domain/coach/read/intent.ts'
import { readerFor } from '../../../../domain/coach/read/reader.ts'
import { safetyOf } from '../../../../domain/coach/read/safety.ts'
import { matches } from '../../../coach/corpus/match.ts'
import { expectedFrom } from '../../../coach/corpus/notation.ts'

// Laws of form: every word of a list in every frame of a table means the same.

const read = (text: string, field: Field = 'wish') => readerFor(catalogue)(text, field, '2026-11-23').items

const says = (text: string, label: string, field: Field = 'wish') =>
  read(text, field).some(item => matches(expectedFrom(label), item, text))

const crossed = (frames: readonly string[], words: readonly string[]) =>
  frames.flatMap(frame => words.map(word => frame.replace('{}', word)))

const moves = {
  Burpees: 'burpee',
  Kniebeugen: 'back-squat',
  Klimmzüge: 'pull-up',
  Planks: 'plank',
  Dips: 'dip',
}

test.each([
  'Streich die {}, sonst wie immer',
  'bitte lass die {} weg',
  'Nimm die {} raus',
  'Spar dir die {}',
  'drop the {}',
  'please cut the {}',
  '{} gehen nicht wegen der Nachbarn',
  'No-gos: Rudern, {}',
  'Tabu: {}, Rudern',
  'Verboten: {}',
  'lieber tot umfallen als noch mal {}',
  'rather run ten miles than do {}',
])('who refuses by "%s" gets none of it', frame => {
  for (const [word, id] of Object.entries(moves)) {
    const text = frame.replace('{}', word)
    const named = read(text).flatMap(item =>
      item.kind === 'exercise' && item.exercises.includes(id) ? [item.want] : [],
    )
    expect(named, text).toEqual(['without'])
  }
})

test.each(['Nimm {}', 'lass mal {} machen', 'Meine Frau hat Rücken, ich nicht: {}', 'lieber heute als morgen {}'])(
  'who wants by "%s" is not taken to refuse',
  frame => {
    for (const [word, id] of Object.entries(moves))
      expect(says(frame.replace('{}', word), `exercise with ${id}`), frame.replace('{}', word)).toBe(true)
  },
)

test('what no more minutes than that are left for ends there', () => {
  for (const text of crossed(
    ['länger als {} Minuten geht nicht', 'mehr als {} Minuten hab ich nicht', 'more than {} minutes won’t work'],
    ['40', '25'],
  ))
    expect(says(text, `duration <=${/\d+/.exec(text)?.[0]}`), text).toBe(true)
})

test('a number behind what is asked for, at its end, is minutes', () => {
  for (const text of crossed(
    ['{} 20', 'heute {} 45', '{} 30, bin müde'],
    ['Cardio', 'Kraft', 'Oberkörper', 'Yoga', 'mobility'],
  ))
    expect(says(text, `duration ${/\d+/.exec(text)?.[0]}`), text).toBe(true)
})

test('sizes in a row are all there, and how many of the next is none of them', () => {
  for (const [kit, id] of [
    ['Kettlebells', 'kettlebell'],
    ['Kurzhanteln', 'dumbbells'],
  ])
    for (const row of ['8, 12 und 16', '8 12 16', '(8/12/16)'])
      expect(says(`2 ${kit} ${row}`, `loads ${id} =8,12,16`, 'place'), `${kit} ${row}`).toBe(true)
  expect(read('Kettlebell 16, 2 Bänder', 'place').some(item => item.kind === 'loads' && item.exactly.includes(2))).toBe(
    false,
  )
})

test('what is years behind neither stops nor limits, and what is weeks behind does', () => {
  for (const frame of ['{} ist zwei Jahre her', 'Die {} ist schon 3 Jahre her, heute Bauch'])
    expect(safetyOf(read(frame.replace('{}', 'Geburt'))).level, frame).toBe('none')
  for (const frame of ['Geburt ist drei Wochen her', 'Die Geburt ist erst 10 Tage her'])
    expect(safetyOf(read(frame)).level, frame).toBe('red')
})

test('a planned operation is none yet, and a thing that broke is nobody’s bone', () => {
  for (const text of [
    'op geplant am 10.',
    'OP ist am 10. Dezember geplant',
    'Handy gebrochen und mein Knie ist gut',
    'Drucker kaputt und mein Rücken ist ok',
    'Handy ist gebrochen, also kein Timer',
  ])
    expect(safetyOf(read(text)).level, text).not.toBe('red')
})

test('a side may be short, or stand behind in a clause of its own', () => {
  for (const [text, side] of [
    ['Knie li. Arthrose', 'left'],
    ['Schulter re. schmerzt', 'right'],
    ['Meniskus ist nicht mehr der beste, rechts', 'right'],
  ])
    expect(
      read(text ?? '', 'restrictions').flatMap(item => (item.kind === 'complaint' ? [item.side] : [])),
      text,
    ).toEqual([side])
})

test('what was done in a session that was is spoken of and not asked for', () => {
  expect(read('War zu leicht, insbesondere die Kniebeugen auf den Stuhl', 'feedback').map(({ kind }) => kind)).toEqual([
    'verdict',
  ])
  expect(says('Zu kurz. Nächstes Mal 60 Minuten.', 'duration 60', 'feedback')).toBe(true)
  expect(says('Nächstes Mal bitte Klimmzüge', 'exercise with pull-up', 'feedback')).toBe(true)
})

test('a word that only looks like another where its dots are missing is read as written', () => {
  expect(read('Ich trage einen Schrittmacher', 'restrictions').map(({ kind }) => kind)).toEqual(['condition'])
  expect(says('bin heute trage', 'mood tired')).toBe(true)
})

test('the form of a session may stand in a sentence of its own, and the minute of an EMOM is no dose', () => {
  expect(
    says(
      'Mach mir einen Zirkel. Sechs Stationen, 40 Sekunden Arbeit, 20 Pause, drei Runden.',
      'format with circuit 3r w40 rest20',
    ),
  ).toBe(true)
  expect(says('EMOM 20: min 1 12 wallballs, min 2 10 burpees', 'exercise with wall-ball x12')).toBe(true)
})
