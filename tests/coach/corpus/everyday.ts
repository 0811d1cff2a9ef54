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

/** A part of what people wrote: two thirds to learn from, a third that is only scored. */
type Part = 'practice' | 'rehearsal'

const partOf = (file: string, part: Part): readonly Everyday[] =>
  linesOf(file).filter(({ text }) => (draw(text) % 3 === 0) === (part === 'rehearsal'))

/** 1 800 lines of three people who had seen no vocabulary, most of them wishes for a training. */
export const everydayOfPeople = (part: Part): readonly Everyday[] => partOf('everyday.people.txt', part)

/** What happens in a week beside the training, most of it notes and looks back, by somebody who knew the vocabulary. */
export const everydayOfLife = (part: Part): readonly Everyday[] => partOf('everyday.life.txt', part)

/** What is said of weight, food, looks, mood and sleep by somebody who had seen no vocabulary. */
export const everydayOfTalk = (part: Part): readonly Everyday[] => partOf('everyday.talk.txt', part)

/** On strain, age, work in health, things that break and sport, by another who had seen no vocabulary; only scored. */
export const everydayOfWork = (): readonly Everyday[] => linesOf('everyday.work.txt')
