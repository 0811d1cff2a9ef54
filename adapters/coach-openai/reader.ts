import { z } from 'zod'
import { readingInstructions, readWords } from '../../content/prompts/reader.ts'
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
import type { AskModel } from './ask.ts'
import { nothing, type Spent } from './prices.ts'

/** What an athlete wrote, by the field that it was written in. */
export type Words = Readonly<Record<string, string>>

/** What a model heard about the body, each item on words that were written; nothing, and why, when it gave no answer. */
export type Heard = { readonly items: readonly Health[]; readonly spent: Spent; readonly trouble: string | null }

export type ModelReader = (words: Words, signal: AbortSignal) => Promise<Heard>

/** Nobody waits longer for a second reader, in milliseconds. */
export const readMs = 4000

const keys = <One extends string>(table: Readonly<Record<One, unknown>>) =>
  z.enum(Object.keys(table) as [One, ...One[]])

const part = keys<BodyPart>(jointsOf)
const severity = z.enum(['mild', 'pain', 'acute'])
const quoted = { field: z.string().max(40), quote: z.string().min(2).max(300) }

/** Signs, limits and questions; nothing that could soften one. */
const item = z.discriminatedUnion('kind', [
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

const reading = z.strictObject({ items: z.array(item).max(40) })

/** Asked of the model, as the name and shape of its answer. */
export const readingFormat = (() => {
  const { $schema: _, ...schema } = z.toJSONSchema(reading)
  return { name: 'reading', schema }
})()

/**
 * A second reader beside the built-in one: what it hears is added to what that one read and can take nothing away. An
 * item whose words do not stand in the field it names is dropped, as is an answer that does not fit.
 */
export const modelReader =
  (ask: AskModel, ms: number = readMs): ModelReader =>
  async (words, signal) => {
    if (Object.keys(words).length === 0) return { items: [], spent: nothing, trouble: null }
    const late = AbortSignal.timeout(ms)
    const said = await Promise.race([
      ask(
        [
          { role: 'system', content: readingInstructions },
          { role: 'user', content: readWords(words) },
        ],
        new Date(Date.now() + ms),
        AbortSignal.any([signal, late]),
      ).catch(() => null),
      over(late),
    ])
    signal.throwIfAborted()
    if (said === null) return { items: [], spent: nothing, trouble: 'no reading in time' }
    const { spent } = said
    if (!('text' in said)) return { items: [], spent, trouble: 'unusable' in said ? said.unusable : said.unavailable }
    const items = itemsIn(said.text)
    if (items === null) return { items: [], spent, trouble: 'no readable reading' }
    return { items: items.filter(one => isQuoted(one, words)).map(meaningOf), spent, trouble: null }
  }

const over = (late: AbortSignal) =>
  new Promise<null>(resolve => late.addEventListener('abort', () => resolve(null), { once: true }))

type Item = z.output<typeof item>

const itemsIn = (text: string): readonly Item[] | null => {
  try {
    const read = reading.safeParse(JSON.parse(text))
    return read.success ? read.data.items : null
  } catch {
    return null
  }
}

const isQuoted = ({ field, quote }: Item, words: Words): boolean => plain(words[field] ?? '').includes(plain(quote))

const plain = (text: string) => text.toLowerCase().replaceAll(/\s+/g, ' ').trim()

const meaningOf = (one: Item): Health => {
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
