import { readFileSync } from 'node:fs'
import { brand } from '../../content/brand.ts'
import { exercises } from '../../content/exercises/catalogue.ts'
import { trainingWords } from '../../content/training-words.ts'
import { isGuessable } from '../../domain/guessable.ts'

/** What our exercises are called, word by word. */
const exerciseWords = exercises
  .flatMap(({ name }) => Object.values(name))
  .flatMap(name => name.toLowerCase().match(/\p{L}{5,}/gu) ?? [])

/**
 * The commonest passwords of at least six and of at least eight characters, 3 000 each (from the frequency list of
 * zxcvbn-ts, MIT), what people here like to take, and single words of our exercises.
 */
const common = new Set([
  ...readFileSync(new URL('../../content/common-passwords.txt', import.meta.url), 'utf8')
    .trim()
    .split('\n'),
  ...exerciseWords,
])

export const easilyGuessed = (password: string, own: readonly string[]) =>
  isGuessable(password, common, [...own, brand.name, ...trainingWords])
