import { glob, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import hyphen from 'hyphen'
import patterns from 'hyphen/patterns/de-1996.js'
import type { Plugin } from 'vite'

const name = 'virtual:long-words'
const root = join(import.meta.dirname, '..')
const sources = ['web/**/*.{ts,tsx}', 'content/**/*.{ts,md}', 'domain/**/*.ts', 'contract/**/*.ts', 'api/**/*.ts']
/** Words that are heard and never shown. */
const unshown = /content\/language\//

/** As the styles have it where a browser hyphenates by itself: letters of a word, and of what a joint leaves. */
const long = 11
const part = 4

/**
 * Every long word that the product says, with its joints: `Wieder-herstellungs-codes`, in small letters, sorted. Words of
 * people are not among them.
 */
const longWords = async (): Promise<readonly string[]> => {
  const split = hyphen(patterns, { hyphenChar: '-', minWordLength: long })
  const found = new Set<string>()
  for await (const file of glob(sources, { cwd: root })) {
    if (unshown.test(file)) continue
    const text = (await readFile(join(root, file), 'utf8')).replace(/^\s*(\/\/|\/?\*).*$/gm, '').replaceAll('&shy;', '')
    for (const [word] of text.matchAll(/(?<![\p{L}\p{N}_$.])\p{L}\p{Ll}{10,39}(?![\p{L}\p{N}_$(=])/gu))
      found.add(word.toLowerCase())
  }
  return [...found]
    .map(word => joined(split(word)))
    .filter(word => word.includes('-'))
    .toSorted()
}

/** Without joints that would leave less than a part before or behind them. */
const joined = (split: string) => {
  const letters = split.replaceAll('-', '').length
  let at = 0
  return split
    .split('-')
    .map(syllable => {
      const joint = at >= part && letters - at >= part ? '-' : ''
      at += syllable.length
      return joint + syllable
    })
    .join('')
}

export const longWordsFile = (): Plugin => ({
  name: 'long-words',
  resolveId: id => (id === name ? `\0${name}` : null),
  load: async id =>
    id === `\0${name}` ? `export const words = ${JSON.stringify((await longWords()).join(' '))}` : null,
})
