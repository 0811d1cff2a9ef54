import type { Contraindication, Joint, Pattern } from '../catalogue.ts'
import type { Goal } from '../request.ts'
import { fold } from './words.ts'

export type Style = 'straight' | 'superset' | 'circuit' | 'emom' | 'amrap' | 'interval'

/** What a word can mean. */
export type Meaning =
  | {
      readonly is: 'body'
      readonly muscles: readonly string[]
      readonly pain: Contraindication | null
      readonly joint: Joint | null
    }
  | { readonly is: 'pain'; readonly mild: boolean }
  | { readonly is: 'condition'; readonly condition: Contraindication | 'screening' | 'medical' }
  | { readonly is: 'kit'; readonly kit: readonly string[] }
  | {
      readonly is:
        | 'any-kit'
        | 'no-kit'
        | 'not'
        | 'only'
        | 'except'
        | 'with'
        | 'and'
        | 'override'
        | 'train'
        | 'simulation'
        | 'race'
        | 'filler'
        | 'closing'
        | 'soreness'
    }
  | { readonly is: 'style'; readonly style: Style }
  | { readonly is: 'goal'; readonly goal: Goal }
  | { readonly is: 'effort'; readonly effort: 'tired' | 'energetic' }
  | {
      readonly is: 'context'
      readonly context: 'quiet' | 'small-space' | 'outdoors' | 'no-jumps' | 'no-overhead' | 'no-axial-load'
    }
  | { readonly is: 'move'; readonly pattern?: Pattern; readonly id?: string }
  | { readonly is: 'unit'; readonly minutes: number }
  | { readonly is: 'span'; readonly minutes: number }
  | { readonly is: 'weeks' | 'kg' }

/** Folded words (a trailing * accepts any ending) and what they mean. */
export type Entry = { readonly words: readonly string[]; readonly meaning: Meaning }

export const entries = (meaning: Meaning, ...phrases: string[]): Entry[] =>
  phrases.flatMap(phrase => phrase.split('|')).map(phrase => ({ words: fold(phrase.trim()).split(' '), meaning }))

/** Longer phrases come before shorter ones, whole words before stems. */
export const ordered = (all: readonly Entry[]): readonly Entry[] =>
  [...all].sort((one, other) => weightOf(other) - weightOf(one))

export const matchesAt = (entry: Entry, words: readonly { folded: string }[], at: number): boolean =>
  entry.words.every((pattern, offset) => {
    const word = words[at + offset]?.folded
    if (word === undefined) return false
    return pattern.endsWith('*') ? word.startsWith(pattern.slice(0, -1)) : word === pattern
  })

const weightOf = ({ words }: Entry) => words.length * 100 + words.join('').replaceAll('*', '').length
