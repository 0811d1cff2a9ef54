import { describe, expect, test } from 'vitest'
import { catalogue } from '../../../../content/exercises/catalogue.ts'
import type { Field } from '../../../../domain/coach/read/intent.ts'
import { readerFor } from '../../../../domain/coach/read/reader.ts'
import { safetyOf } from '../../../../domain/coach/read/safety.ts'

const read = readerFor(catalogue)
const itemsOf = (text: string, field: Field = 'wish') => read(text, field, '2026-11-23').items
const levelOf = (text: string, field?: Field) => safetyOf(itemsOf(text, field)).level
const kindsOf = (text: string, field?: Field) => itemsOf(text, field).map(({ kind }) => kind)

describe('a weight too low for the height beside it stops, had or wished for', () => {
  test.each([
    ['Von 49 auf 44 Kilo bei 1,71', 'red'],
    ['wiege 45 kg bei 172 cm und will noch mehr Cardio', 'red'],
    ["5'7 and 98 lbs, still need to lose 10 more", 'red'],
    ['Von 92 auf 80 Kilo bei 1,81', 'none'],
    ['62 kg bei 1,70, Muskeln aufbauen', 'none'],
    ["6' Pause, dann 50 kg Bankdrücken", 'none'],
  ])('%s: %s', (text, level) => expect(levelOf(text, 'goal')).toBe(level))
})

describe('a leave is no wish for what it covers', () => {
  test.each([
    ['afib, cardiologist cleared me for moderate exercise in september', 'intensity'],
    ['Blutdruck ist gut eingestellt, meine Hausärztin hat nix gegen Gewichte', 'kit'],
  ])('%s', (text, kind) => {
    expect(kindsOf(text, 'restrictions')).toContain('clearance')
    expect(kindsOf(text, 'restrictions')).not.toContain(kind)
  })

  test('but in the wish it is, and an exercise is all that is allowed by it', () => {
    expect(kindsOf('Kreuzband-OP vor 9 Wochen, Physio gibt grünes Licht für Beinpresse', 'restrictions')).toContain(
      'exercise',
    )
    expect(kindsOf('Arzt hat Kreuzheben erlaubt, also Kreuzheben 5x5')).toContain('exercise')
  })
})

describe('what a word is said along with decides what it is', () => {
  test.each([
    ['draußen regnet es, also was für drinnen', 'outdoors', false],
    ['raus trotz Regen, draußen laufen', 'outdoors', true],
  ])('%s', (text, place, isThere) => {
    expect(itemsOf(text).some(one => one.kind === 'place' && one.place === place && one.want === 'with')).toBe(isThere)
  })

  test('an imperative is no complaint, a dare no sadness, a denied verdict none', () => {
    expect(levelOf('Zieh mir was für Rücken rein')).toBe('none')
    expect(kindsOf('trau mich nicht an die Langhantel')).not.toContain('mood')
    expect(kindsOf('war nicht zu schwer und nicht zu leicht', 'feedback')).not.toContain('verdict')
  })

  test('a slash before a number begins the next thing', () => {
    const doses = itemsOf('8 kb swings 24kg / 6 push ups').flatMap(one => (one.kind === 'exercise' ? [one.dose] : []))
    expect(doses).toEqual([{ reps: [8, 8], kg: 24 }, { reps: [6, 6] }])
  })
})
