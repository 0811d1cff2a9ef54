import { z } from 'zod'
import { readingInstructions, readWords } from '../../content/prompts/reader.ts'
import type { Health } from '../../domain/coach/read/health.ts'
import type { AskModel } from './ask.ts'
import { type Item, isQuoted, item, meaningOf, type Words } from './heard.ts'
import { nothing, type Spent } from './prices.ts'

/** What a model heard about the body, each item on words that were written; nothing, and why, when it gave no answer. */
export type Heard = {
  readonly items: readonly Health[]
  /** The same items with the words that each stands on. */
  readonly quoted: readonly Quoted[]
  readonly spent: Spent
  readonly trouble: string | null
}

export type Quoted = { readonly meaning: Health; readonly field: string; readonly quote: string }

export type ModelReader = (words: Words, signal: AbortSignal) => Promise<Heard>

/** Nobody waits longer for a second reader, in milliseconds. */
export const readMs = 4000

const reading = z.strictObject({ items: z.array(item).max(40) })

/** Asked of the model, as the name and shape of its answer. */
export const readingFormat = (() => {
  // A default is for answers that leave something out; servers that hold to the shape know none.
  const { $schema: _, ...schema } = z.toJSONSchema(reading, { override: ({ jsonSchema }) => delete jsonSchema.default })
  return { name: 'reading', schema }
})()

/**
 * A second reader beside the built-in one: what it hears is added to what that one read and can take nothing away. An
 * item whose words do not stand in the field it names is dropped, as is an answer that does not fit.
 */
export const modelReader =
  (ask: AskModel, ms: number = readMs): ModelReader =>
  async (words, signal) => {
    if (Object.keys(words).length === 0) return silence(nothing, null)
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
    if (said === null) return silence(nothing, 'no reading in time')
    const { spent } = said
    if (!('text' in said)) return silence(spent, 'unusable' in said ? said.unusable : said.unavailable)
    const items = itemsIn(said.text)
    if (items === null) return silence(spent, 'no readable reading')
    const quoted = items
      .filter(one => isQuoted(one, words))
      .map(one => ({ meaning: meaningOf(one), field: one.field, quote: one.quote }))
    return { items: quoted.map(({ meaning }) => meaning), quoted, spent, trouble: null }
  }

export const silence = (spent: Spent, trouble: string | null): Heard => ({ items: [], quoted: [], spent, trouble })

const over = (late: AbortSignal) =>
  new Promise<null>(resolve => late.addEventListener('abort', () => resolve(null), { once: true }))

const itemsIn = (text: string): readonly Item[] | null => {
  try {
    const read = reading.safeParse(JSON.parse(text))
    return read.success ? read.data.items : null
  } catch {
    return null
  }
}
