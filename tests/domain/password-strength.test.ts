import { expect, test } from 'vitest'
import { strengthOf } from '../../domain/password-strength.ts'

const common = new Set(['passwort', 'sommer'])
const strength = (password: string) => strengthOf(password, common, ['Anna Beispiel', 'anna@example.org', 'Formkurve'])

test.each(['passwort1', 'Sommer2026!', 'anna1987', 'aaaaaaaaaaaaaaaaaaaaaaaa', 'formkurve!!', '12345678'])(
  '%s is guessed',
  password => expect(strength(password)).toBe('guessable'),
)

test.each(['ein langer Satz', 'blauhaus7', 'abcabcabcd', 'Tomate Tomate Tomate Tomate'])('%s will do', password =>
  expect(strength(password)).toBe('fair'),
)

test.each(['vier Pferde trinken roten Tee', 'kT9$xq2L.w7', 'Regen fällt nie nach oben'])('%s is strong', password =>
  expect(strength(password)).toBe('strong'),
)
