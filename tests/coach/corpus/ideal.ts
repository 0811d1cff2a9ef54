import type { Field, Item, Kind, Meaning } from '../../../domain/coach/read/intent.ts'
import type { Expected } from './notation.ts'
import type { Reader } from './reading.ts'
import type { Told } from './told.ts'
import type { Utterance } from './utterance.ts'

/** A reader that knows the labels by heart: what a perfect one would say, and what a scripted one can be made from. */
export const knowing = (utterances: readonly Utterance[]): Reader => {
  const known = new Map(utterances.map(one => [`${one.field} ${one.text}`, one]))
  return (text, field) => ({
    items: (known.get(`${field} ${text}`)?.items ?? [])
      .filter(({ optional }) => !optional)
      .map(expected => itemFrom(expected, text, field)),
  })
}

/** The first meaning that a label allows, in full, on its quoted words or on the whole text. */
export const itemFrom = ({ any, quote }: Expected, text: string, field: Field): Item => {
  const start = quote === null ? text.length - text.trimStart().length : text.indexOf(quote)
  const end = quote === null ? text.length : start + quote.length
  return {
    ...meaningFrom(any[0] ?? { kind: 'not-understood' }),
    source: { field, start, end, by: 'built-in', certainty: 'certain' },
  }
}

/** What was not told is null, or empty. */
export const meaningFrom = (told: Told): Meaning => {
  const said = Object.entries(told).filter(([, value]) => value !== undefined)
  return { ...unsaid[told.kind], ...Object.fromEntries(said) } as Meaning
}

const unsaid: { readonly [One in Kind]?: object } = {
  skill: { count: null, inDays: null },
  loads: { exactly: [], most: null, least: null, step: null },
  section: { minutes: null },
  intensity: { rir: null, percent: null },
  verdict: { exercises: [] },
  sport: { inDays: null, timesAWeek: null },
  event: { sport: null, inDays: null, meters: null, targetSeconds: null, division: [] },
  schedule: { timesAWeek: null, on: [], notOn: [] },
  athlete: { level: null, years: null, breakDays: null },
  complaint: { side: null, ageDays: null },
  condition: { part: null, side: null, ageDays: null },
  'red-flag': { part: null, ageDays: null },
  clearance: { condition: null, part: null },
  recovered: { part: null, condition: null },
  ask: { part: null },
}
