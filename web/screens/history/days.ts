import type { AnswerOf } from '../../data/calls.ts'
import { dateWords } from '../../parts/dates.ts'

export type Entry = AnswerOf<'GET /api/workouts/:id/history'>['events'][number]
type Minute = { readonly time: string; readonly entries: readonly Entry[] }
export type Day = { readonly day: string; readonly minutes: readonly Minute[] }

/** The events under their days, and under the minutes of each day, in the order they happened. */
export const daysOf = (events: readonly Entry[]): Day[] =>
  grouped(events, ({ at }) => dateWords(at, 'long')).map(([day, ofDay]) => ({
    day,
    minutes: grouped(ofDay, ({ at }) => dateWords(at, 'time')).map(([time, entries]) => ({ time, entries })),
  }))

const grouped = (events: readonly Entry[], keyOf: (entry: Entry) => string) =>
  events.reduce<[string, Entry[]][]>((groups, entry) => {
    const last = groups.at(-1)
    if (last?.[0] === keyOf(entry)) last[1].push(entry)
    else groups.push([keyOf(entry), [entry]])
    return groups
  }, [])
