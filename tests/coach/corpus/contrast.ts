import { readFileSync } from 'node:fs'
import type { Field } from '../../../domain/coach/read/intent.ts'

/** What somebody writes into a field, and how careful one has to be with it; `kind`: the class that stops or limits, '-' for none. */
export type Contrast = {
  readonly level: 'red' | 'amber' | 'none'
  readonly kind: string
  readonly field: Field
  readonly text: string
}

/** Twins stand together, so that a dozen lines in a row are learned from or only scored. */
const inARow = 12

const linesOf = (file: string): readonly Contrast[] =>
  readFileSync(new URL(file, import.meta.url), 'utf8')
    .split('\n')
    .filter(line => line !== '')
    .map(line => line.split('\t') as [Contrast['level'], string, Field, string])
    .map(([level, kind, field, text]) => ({ level, kind, field, text }))

/** What is harmless beside what is earnest in nearly the same words, by six people who had seen no vocabulary: two thirds to learn from. */
export const contrasts = (part: 'practice' | 'rehearsal'): readonly Contrast[] =>
  linesOf('contrast.txt').filter((_, at) => (Math.floor(at / inARow) % 3 === 0) === (part === 'rehearsal'))

/** The same on what the reader has tests for in other words, so that the ear does not undo what the grammar knows; all to learn from. */
export const ownContrasts = (): readonly Contrast[] => linesOf('contrast.own.txt')
