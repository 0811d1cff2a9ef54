import type { SecondReader } from '../../commands/ports/planning.ts'
import type { Field, Item } from '../../domain/coach/read/intent.ts'
import { modelAt } from './ask.ts'
import { cleanText } from './clean-text.ts'
import { quotedIn } from './heard.ts'
import { modelReader, type Quoted, readingFormat, readMs } from './reader.ts'
import { resting } from './resting.ts'

type Settings = { readonly apiKey: string; readonly baseUrl: string | null; readonly model: string }

/** Reads one text while it is written, each item on its words in the text as it stands. */
export const secondReader = (connection: Settings): SecondReader => {
  const read = modelReader(resting(modelAt({ ...connection, callMs: readMs }, readingFormat)))
  return async (text, field, hide, signal) => {
    const words = cleanText(text, hide)
    if (words === null) return []
    const { quoted, trouble } = await read({ [field]: words }, signal)
    return trouble === null ? quoted.flatMap(one => itemsOn(one, text, field)) : null
  }
}

/** Nothing where the words stand only in what was cleaned of names. */
const itemsOn = ({ meaning, quote }: Quoted, text: string, field: Field): readonly Item[] => {
  const found = quotedIn(text, quote)
  if (!found) return []
  const source = {
    field,
    start: found[0],
    end: found[1],
    by: 'model',
    certainty: 'likely',
  } as const
  return [{ ...meaning, source }]
}
