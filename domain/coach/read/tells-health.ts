import type { Catalogue } from '../basis/catalogue.ts'
import type { Item } from './intent.ts'
import { readerFor } from './reader.ts'

/** Whether words, said on a day, tell of a complaint, a condition or a sign of danger. */
export type TellsHealth = (words: string, today: string) => boolean

const aboutHealth = ['complaint', 'condition', 'red-flag']

export const healthTeller = (catalogue: Catalogue): TellsHealth => {
  const read = readerFor(catalogue)
  return (words, today) => tellOfHealth(read(words, 'wish', today).items)
}

/** The same of what words of a wish were read as. */
export const tellOfHealth = (items: readonly Item[]) => items.some(({ kind }) => aboutHealth.includes(kind))
