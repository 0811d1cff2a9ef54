import { describe, expect, test } from 'vitest'
import { easilyGuessed } from '../../adapters/passwords/guessing.ts'

const own = ['anna.beispiel@example.org', 'Anna', 'Beispiel']

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
  ])('%s is refused', password => expect(easilyGuessed(password, own)).toBe(true))

  test.each([
    'ein langer Satz',
    'Anna mag Bananenbrot',
    'demo-formkurve',
    'kX9#vLq2',
    'correct horse battery',
    '密码是很长的句子呢',
  ])('%s is taken', password => expect(easilyGuessed(password, own)).toBe(false))
})
