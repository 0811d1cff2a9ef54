import type { Kind } from '../../../domain/coach/read/intent.ts'
import { grammar } from './grammar.ts'
import type { Told } from './told.ts'

/**
 * A label in one line, `complaint knee left pain 14d @linkes Knie / ask knee`: one of the meanings between slashes is
 * expected, a leading `?` makes it neither missing nor extra, `@` quotes words it must stand on. Only what is written
 * is judged.
 */
export type Expected = {
  readonly label: string
  readonly any: readonly Told[]
  readonly optional: boolean
  readonly quote: string | null
}

export const expectedFrom = (label: string): Expected => {
  const optional = label.startsWith('?')
  const all = (optional ? label.slice(1) : label).split(' / ')
  return {
    label,
    any: all.map(one => told(one.replace(/ @.*$/, ''))),
    optional,
    quote: / @(.+)$/.exec(label)?.[1] ?? null,
  }
}

const told = (said: string): Told => {
  const [kind = '', ...words] = said.split(' ')
  const parse = grammar[kind as Kind]
  if (!parse) throw new Error(`no such kind of item: ${said}`)
  return { kind, ...parse(words) } as Told
}
