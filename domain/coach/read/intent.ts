import type { Circumstance } from './circumstances.ts'
import type { Health } from './health.ts'
import type { Shaping } from './shaping.ts'
import type { Talk } from './talk.ts'
import type { Training } from './training.ts'

/**
 * What somebody said to the coach, as far as it was understood. Items stand in the order of their words. Each stands
 * alone: what it means never hangs on another item, so a person can take one away with a tap and the rest stays true.
 * Everything is JSON. Ids are those of the catalogue (muscles, patterns, joints, equipment, exercises, goals) and of the
 * unions beside this file; numbers are in SI-like units (kg, metres, seconds, minutes, days), days count from the day on
 * which the words were written: 1 is tomorrow, -1 was yesterday.
 */
export type Intent = { readonly items: readonly Item[] }

export type Item = Meaning & { readonly source: Source }

/** What an item means. `kind` tells them apart; a planner switches over it and misses none. */
export type Meaning = Training | Shaping | Circumstance | Health | Talk

export type Kind = Meaning['kind']

/** A meaning of one kind. */
export type Of<One extends Kind> = Extract<Meaning, { readonly kind: One }>

/** Where an item comes from. */
export type Source = {
  readonly field: Field
  /** The words it stands on: [start, end) in UTF-16 units of the field's text as it was written; 0, 0 for a tap in a form. */
  readonly start: number
  readonly end: number
  /** A model may add items; it can neither remove nor soften one of the built-in reader or of a form. */
  readonly by: 'built-in' | 'model' | 'form'
  /** `certain` counts at once, `likely` counts and is shown as correctable, `guess` is shown as a question and counts only where it is the careful side. */
  readonly certainty: 'certain' | 'likely' | 'guess'
}

/**
 * Where words may be written, and what the place adds to them: a `wish` and a `note` are about one session; `goal`,
 * `restrictions`, `limits` (of mobility), `comments` and `activities` hold until they are changed; `place` describes
 * where one trains; `feedback` looks back on a session. In `restrictions` and `limits` a body part alone is a complaint,
 * in `activities` a sport alone is done regularly.
 */
export type Field =
  | 'wish'
  | 'goal'
  | 'restrictions'
  | 'limits'
  | 'comments'
  | 'activities'
  | 'place'
  | 'note'
  | 'feedback'

/** Where a body part, or an exercise, by its name alone is a limit, and holds until somebody says otherwise. */
export const isAboutLimits = (field: Field): boolean => field === 'restrictions' || field === 'limits'

/** Items of one kind, with their sources. */
export const itemsOf = <One extends Kind>({ items }: Intent, kind: One): readonly Extract<Item, { kind: One }>[] =>
  items.filter((item): item is Extract<Item, { kind: One }> => item.kind === kind)

/** Several readings (fields, or two readers of one field) as one; the order of the fields is kept. */
export const joined = (intents: readonly Intent[]): Intent => ({ items: intents.flatMap(({ items }) => items) })
