import { readFileSync } from 'node:fs'
import type { Field } from '../../../domain/coach/read/intent.ts'
import { draw } from './draw.ts'

/** What somebody writes into a field, nothing of it about health. */
export type Everyday = { readonly field: Field; readonly text: string }

const linesOf = (file: string): readonly Everyday[] =>
  readFileSync(new URL(file, import.meta.url), 'utf8')
    .split('\n')
    .filter(line => line !== '')
    .map(line => line.split('\t') as [Field, string])
    .map(([field, text]) => ({ field, text }))

/** Written in one go before any word was tuned to it. */
export const everyday = (): readonly Everyday[] => linesOf('everyday.txt')

/** Of 1 800 lines of three people who had seen no vocabulary, two thirds to learn from; the others are only scored. */
export const everydayOfPeople = (part: 'practice' | 'rehearsal'): readonly Everyday[] =>
  linesOf('everyday.people.txt').filter(({ text }) => (draw(text) % 3 === 0) === (part === 'rehearsal'))
