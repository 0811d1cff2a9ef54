import { readFileSync } from 'node:fs'
import type { Field } from '../../../domain/coach/read/intent.ts'
import { type Expected, expectedFrom } from './notation.ts'

/** What somebody wrote, and what a careful coach would have understood. */
export type Utterance = {
  readonly text: string
  readonly field: Field
  readonly language: Language
  /** What the utterance is there for: dialect, typo, dictation, false-alarm, injection … */
  readonly tags: readonly string[]
  /** "none", "amber joint today", "red infection": the level and every class of it; a class may be "this|that". */
  readonly safety: string
  /** The label as it was written, see notation.ts. */
  readonly label: readonly string[]
  readonly items: readonly Expected[]
}

export type Language = 'de' | 'en' | 'mixed'

/** The day on which all of them were written, a Monday. */
export const writtenOn = '2026-11-23'

/** Labelled and free to be read by whoever builds a reader. */
export const open = (): readonly Utterance[] => utterancesIn('open.jsonl')

/** Only scored. Whoever tunes a vocabulary does not look at it. */
export const locked = (): readonly Utterance[] => utterancesIn('locked.jsonl')

/** Written before anybody looked at the vocabulary, a file a round; what was right at first sight stands in the README. */
export const rounds = (): readonly (readonly Utterance[])[] =>
  [
    'first',
    'second',
    'third',
    'fourth',
    'fifth',
    'sixth',
    'seventh',
    'eighth',
    'ninth',
    'tenth',
    'eleventh',
    'twelfth',
    'thirteenth',
    'fourteenth',
    'fifteenth',
  ].map(name => utterancesIn(`rounds/${name}.jsonl`))

/** Half of the rounds from the seventh on, drawn by a seed: only scored, as the locked half is. */
export const held = (): readonly Utterance[] =>
  ['seventh', 'eighth', 'ninth', 'tenth', 'thirteenth', 'fourteenth'].flatMap(name =>
    utterancesIn(`rounds/${name}.held.jsonl`),
  )

type Line = Omit<Utterance, 'items' | 'label' | 'tags'> & {
  readonly items: readonly string[]
  readonly tags?: readonly string[]
}

const utterancesIn = (file: string): readonly Utterance[] =>
  readFileSync(new URL(file, import.meta.url), 'utf8')
    .split('\n')
    .filter(line => line !== '')
    .map(line => fromLine(JSON.parse(line)))

const fromLine = ({ items, tags, ...line }: Line): Utterance => ({
  ...line,
  tags: tags ?? [],
  label: items,
  items: items.map(expectedFrom),
})
