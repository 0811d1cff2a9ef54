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

/** What an athlete wrote, by the field that it was written in. */
export type Words = Readonly<Record<string, string>>

const keys = <One extends string>(table: Readonly<Record<One, unknown>>) =>
  z.enum(Object.keys(table) as [One, ...One[]])

const part = keys<BodyPart>(jointsOf)
const severity = z.enum(['mild', 'pain', 'acute'])
const quoted = { field: z.string().max(40), quote: z.string().min(2).max(300) }

/** Signs, limits and questions; nothing that could soften one. */
export const item = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('red-flag'), flag: z.enum(redFlags), ...quoted }),
  z.strictObject({ kind: z.literal('complaint'), part, severity, ...quoted }),
  z.strictObject({ kind: z.literal('condition'), condition: keys<Condition>(amberOfCondition), ...quoted }),
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
    .map(one => (one.kind === 'stop' ? { ...one, kind: 'red-flag' as const } : one))
    .filter(one => isQuoted(one, words))
    .map(meaningOf)

export type Item = z.output<typeof item>

export const isQuoted = ({ field, quote }: Item, words: Words): boolean =>
  plain(words[field] ?? '').includes(plain(quote))

const plain = (text: string) => text.toLowerCase().replaceAll(/\s+/g, ' ').trim()

export const meaningOf = (one: Item): Health => {
  switch (one.kind) {
    case 'red-flag':
      return { kind: 'red-flag', flag: one.flag, part: null, ageDays: null }
    case 'complaint':
      return { kind: 'complaint', part: one.part, side: null, severity: one.severity, ageDays: null }
    case 'condition':
      return { kind: 'condition', condition: one.condition, part: null, side: null, ageDays: null }
    case 'drug':
      return { kind: 'drug', drug: one.drug }
    case 'today':
      return { kind: 'today', state: one.state }
    case 'ask':
      return { kind: 'ask', part: one.part }
  }
}
