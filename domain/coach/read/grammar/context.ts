import type { Kinds } from '../ear/kinds.ts'
import type { Field, Item, Meaning } from '../intent.ts'
import type { Lexeme } from './lexemes.ts'
import type { Quantity } from './quantity.ts'
import type { Scope } from './scope.ts'
import type { Found } from './signs.ts'
import type { Time } from './times.ts'
import type { Turned } from './turns.ts'

/** Everything that the parts of the grammar look at. */
export type Context = {
  readonly text: string
  readonly field: Field
  readonly all: readonly Lexeme[]
  readonly scope: Scope
  readonly times: readonly Time[]
  readonly signs: readonly Found[]
  readonly quantities: readonly Quantity[]
  readonly kinds: Kinds
  /** Where an illness is told of that is gone by, of somebody who is back. */
  readonly recovered: readonly boolean[]
  /** Sentences of which somebody said that they are not about their health. */
  readonly apart: ReadonlySet<number>
  readonly turned: Turned
}

/** A meaning and the words it stands on. */
export type Said = {
  readonly meaning: Meaning
  readonly start: number
  readonly end: number
  readonly certainty: Item['source']['certainty']
}

export const said = (
  meaning: Meaning,
  at: { readonly start: number; readonly end: number },
  certainty: Said['certainty'] = 'certain',
): Said => ({
  meaning,
  start: at.start,
  end: at.end,
  certainty,
})
