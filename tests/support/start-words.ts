import { readFileSync } from 'node:fs'

const { scripts } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'))

/** What `npm start` says to node. */
export const startWords: readonly string[] = String(scripts.start).split(' ').slice(1)
