import { readFileSync } from 'node:fs'

const { scripts } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'))

/** What `npm start` says to node. */
export const startWords: readonly string[] = String(scripts.start).split(' ').slice(1)

/** The same before a program of another name: what is compiled is found again, as where npm runs it. */
export const nodeWords = startWords.slice(0, -1)
