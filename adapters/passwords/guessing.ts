import { readFileSync } from 'node:fs'
import { brand } from '../../content/brand.ts'
import { isGuessable } from '../../domain/guessable.ts'

/**
 * The commonest passwords of at least six and of at least eight characters, 3 000 each (from the frequency list of
 * zxcvbn-ts, MIT), and what people here like to take.
 */
const common = new Set(
  readFileSync(new URL('../../content/common-passwords.txt', import.meta.url), 'utf8')
    .trim()
    .split('\n'),
)

export const easilyGuessed = (password: string, own: readonly string[]) =>
  isGuessable(password, common, [...own, brand.name])
