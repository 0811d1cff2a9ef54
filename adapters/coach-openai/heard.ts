import { z } from 'zod'
import { type BodyPart, jointsOf } from '../../domain/coach/read/body.ts'
import {
  amberOfCondition,
  amberOfDrug,
  type Condition,
  type Drug,
  redFlags,
  todayStates,
} from '../../domain/coach/read/conditions.ts'
import type { Health } from '../../domain/coach/read/health.ts'
import { escaped } from './clean-text.ts'

/** What an athlete wrote, by the field that it was written in. */
export type Words = Readonly<Record<string, string>>

const keys = <One extends string>(table: Readonly<Record<One, unknown>>) =>
  z.enum(Object.keys(table) as [One, ...One[]])

const part = keys<BodyPart>(jointsOf)
const side = z.enum(['left', 'right', 'both']).nullable().default(null)
const severity = z.enum(['protect', 'mild', 'pain', 'acute'])
/** Of a whole life at most. */
const age_days = z.int().min(0).max(40_000).nullable().default(null)
const quoted = { field: z.string().max(40), quote: z.string().min(2).max(300) }
const maybe = part.nullable().default(null)

/** Signs, limits and questions, as the built-in reader tells them; nothing that could soften one. */
export const item = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('red-flag'), flag: z.enum(redFlags), part: maybe, age_days, ...quoted }),
  z.strictObject({ kind: z.literal('complaint'), part, side, severity, age_days, ...quoted }),
  z.strictObject({
    kind: z.literal('condition'),
    condition: keys<Condition>(amberOfCondition),
    part: maybe,
    side,
    age_days,
    ...quoted,
  }),
  z.strictObject({ kind: z.literal('drug'), drug: keys<Drug>(amberOfDrug), ...quoted }),
  z.strictObject({ kind: z.literal('today'), state: z.enum(todayStates), ...quoted }),
  z.strictObject({ kind: z.literal('ask'), part: part.nullable(), ...quoted }),
])

/** What may be said in place of a plan, or beside one: a sign that stops, or a question. */
export const concern = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('stop'), flag: z.enum(redFlags), ...quoted }),
  z.strictObject({ kind: z.literal('ask'), part: part.nullable(), ...quoted }),
])

/** Concerns on words that were written; others are dropped. */
export const concernsIn = (concerns: readonly z.output<typeof concern>[], words: Words): readonly Health[] =>
  concerns
    .map(one => (one.kind === 'stop' ? { ...one, kind: 'red-flag' as const, part: null, age_days: null } : one))
    .filter(one => isQuoted(one, words))
    .map(meaningOf)

export type Item = z.output<typeof item>

/** Whether the words stand where they are said to, as whole ones. */
export const isQuoted = ({ field, quote }: Item, words: Words): boolean => quotedIn(words[field] ?? '', quote) !== null

/** Where a quote stands in a text, as [start, end); null where it does not, or only within other words. */
export const quotedIn = (text: string, quote: string): readonly [number, number] | null => {
  const parts = quote.trim().split(/\s+/).map(escaped)
  if (!/\p{L}{2}|\p{N}/u.test(quote)) return null
  const found = new RegExp(`(?<![\\p{L}\\p{N}])${parts.join('\\s+')}(?![\\p{L}\\p{N}])`, 'iu').exec(text)
  return found ? [found.index, found.index + found[0].length] : null
}

export const meaningOf = (one: Item): Health => {
  switch (one.kind) {
    case 'red-flag':
      return { kind: 'red-flag', flag: one.flag, part: one.part, ageDays: one.age_days }
    case 'complaint':
      return { kind: 'complaint', part: one.part, side: one.side, severity: one.severity, ageDays: one.age_days }
    case 'condition':
      return { kind: 'condition', condition: one.condition, part: one.part, side: one.side, ageDays: one.age_days }
    case 'drug':
      return { kind: 'drug', drug: one.drug }
    case 'today':
      return { kind: 'today', state: one.state }
    case 'ask':
      return { kind: 'ask', part: one.part }
  }
}
