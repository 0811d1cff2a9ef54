import type { Entry, Sense } from '../../domain/coach/read/language.ts'

/** Words between bars, and what they mean. */
export const says = (sense: Sense, ...words: readonly string[]): Entry => ({ sense, words: words.join('|') })
