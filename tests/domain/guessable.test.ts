import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { easilyGuessed } from '../../adapters/passwords/guessing.ts'
import { randomFrom } from '../../domain/coach/basis/prng.ts'

const own = ['anna.beispiel@example.org', 'Anna', 'Beispiel']

const words =
  'Birke Teller Nebel Anker Zirkus Gurke Mantel Leiter Pinsel Hafen Kachel Wolke Distel Bagger Flöte Kürbis Socke Ampel Keks Brücke'.split(
    ' ',
  )
const signs = 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789!#%&*+-=?'

/** As a password manager, dice, and people who heed advice would choose: fifty of each. */
const good = Array.from({ length: 50 }, (_, n) => {
  const random = randomFrom(`password ${n}`)
  const drawn = (below: number) => Math.floor(random() * below)
  const some = (count: number, from: ArrayLike<string>) => Array.from({ length: count }, () => from[drawn(from.length)])
  return [
    some(10, signs).join(''),
    some(16, signs).join(''),
    some(4, words).join(['-', ' ', '.', ''][n % 4]),
    `Am ${drawn(28) + 1}. mit ${some(2, words).join(' und ')} zum Training`,
  ]
}).flat()

test('none of the three thousand commonest that are long enough is taken', () => {
  const commonest = readFileSync(new URL('../../content/common-passwords.txt', import.meta.url), 'utf8')
    .split('\n')
    .filter(line => line.length >= 8 && !line.startsWith('#'))
  expect(new Set(commonest).size).toBeGreaterThanOrEqual(3000)
  expect(commonest.filter(password => !easilyGuessed(password, []))).toEqual([])
})

test('of two hundred good ones none is refused', () => {
  expect(new Set(good).size).toBe(200)
  expect(good.filter(password => easilyGuessed(password, own))).toEqual([])
})

test.each([
  ['mueller1990', ['k@example.org', 'Karl', 'Müller']],
  ['Muller-1990', ['k@example.org', 'Karl', 'Müller']],
  ['jana2026!', ['jana87@example.org', '', '']],
  ['weiss.karl', ['k@example.org', 'Karl', 'Weiß']],
])('%s is refused to whoever is called so', (password, whose) => {
  expect(easilyGuessed(password, whose)).toBe(true)
  expect(easilyGuessed(password, [])).toBe(false)
})

describe('a password that others would try first', () => {
  test.each([
    'password',
    'Password',
    'Password1!',
    '12345678',
    'qwertyuiop',
    'Passwort123',
    'aaaaaaaa',
    'abababab1',
    'Formkurve2026!',
    'annabeispiel',
    'Anna.Beispiel.1990',
    'trustno1!',
    ' passwort ',
    '!!passwort2026',
    'p4ssw0rt',
    'passwortpasswort',
    'abcdefgh',
    'hgfedcba1',
    'anna@example.org',
    'hyrox2026',
    'Hyrox!2026',
    'kettlebell1',
    'workout123',
    'formkurve!',
    'F0rmkurv3!',
    'kreuzheben100',
    'Liegestütze20',
    'liegestuetze20',
    'hyroxtraining26',
    '4nn4.b31sp13l',
    'beispiel-anna-90',
    'annabeispiel@example',
  ])('%s is refused', password => expect(easilyGuessed(password, own)).toBe(true))

  test.each([
    'ein langer Satz',
    'Anna mag Bananenbrot',
    'demo-formkurve',
    'kX9#vLq2',
    'Hyrox im Regen 26',
    'drei Kettlebells tanzen',
    'demo-workout-kirschbaum',
    'correct horse battery',
    '密码是很长的句子呢',
  ])('%s is taken', password => expect(easilyGuessed(password, own)).toBe(false))
})
