import type pg from 'pg'
import type { Appended, Conflict, Expected } from '../../../domain/kernel/log.ts'
import { asId } from '../../../domain/kernel/stream.ts'
import type { Prepared } from '../stored.ts'

/** What somebody wants in one stream. */
export type Wanted = {
  readonly stream: string
  readonly expected: Expected
  readonly events: readonly Prepared[]
}

export type Answer = Appended | Conflict

/** What was simply added, and when; null in the place of an item that was not. */
export type Added = { readonly answers: readonly (Appended | null)[]; readonly at: string | null }

type Ask = <Row extends object>(query: pg.QueryConfig) => Promise<readonly Row[]>

const asNumber = (expected: Expected) => (expected === 'any' ? -2 : expected === 'no-stream' ? -1 : expected)
const appended = (gp: bigint, revision: number): Appended => ({ position: asId<'position'>(String(gp)), revision })

/** One event alone, the everyday case: by `appendMany` it takes 1.21 times as long, judged with care 1.19 times. */
export const appendOne = async (ask: Ask, { stream, expected, events }: Wanted): Promise<Added> => {
  const [event] = events
  if (!event) return { answers: [null], at: null }
  const [row] = await ask<{ added_version: number | null; added_gp: bigint; added_at: string }>({
    name: 'append-one',
    text: 'select added_version, added_gp, added_at from log.append_one($1, $2, $3, $4, $5, $6)',
    values: [stream, asNumber(expected), event.id, event.type, event.data, event.meta],
  })
  if (!row || row.added_version === null) return { answers: [null], at: null }
  return { answers: [appended(row.added_gp, row.added_version)], at: row.added_at }
}

/** Many items, each of a stream of its own, simply added: 1.5 times as many at 32 clients as judged with care. */
export const appendMany = async (ask: Ask, items: readonly Wanted[]): Promise<Added> => {
  const flat = items.flatMap(({ stream, events }, index) =>
    events.map((event, nth) => ({ ...event, stream, item: index + 1, nth: nth + 1 })),
  )
  const expectations = items.map(({ expected }) => asNumber(expected))
  const [row] = await ask<{ head: bigint; lasts: number[]; added_at: string }>({
    name: 'append-many',
    text: 'select head, lasts, added_at from log.append_many($1, $2, $3, $4, $5, $6, $7, $8, $9)',
    values: [
      items.map(({ stream }) => stream),
      expectations,
      flat.map(({ item }) => item),
      flat.map(({ stream }) => stream),
      flat.map(({ nth }) => nth),
      flat.map(({ id }) => id),
      flat.map(({ type }) => type),
      flat.map(({ data }) => data),
      flat.map(({ meta }) => meta),
    ],
  })
  if (!row) throw new Error('the log gave no answer')
  let position = row.head
  const answers = items.map(({ events }, index) => {
    const last = row.lasts[index] ?? -1
    if (events.length === 0 || (expectations[index] !== -2 && expectations[index] !== last)) return null
    position += BigInt(events.length)
    return appended(position, last + events.length)
  })
  return { answers, at: row.added_at }
}

type Judged = { outcome: 'appended' | 'known' | 'conflict'; version: number; gp: bigint | null }

/** The careful way, in one call 1.7 times as fast as `plain.ts` step by step, which also knows events that are there already: same answer as the first time. */
export const appendJudging = async (ask: Ask, items: readonly Wanted[]): Promise<readonly Answer[]> => {
  const flat = items.flatMap(({ events }, index) => events.map(event => ({ ...event, item: index + 1 })))
  const rows = await ask<Judged>({
    name: 'append',
    text: 'select outcome, version, gp from log.append($1, $2, $3, $4, $5, $6, $7)',
    values: [
      items.map(({ stream }) => stream),
      items.map(({ expected }) => asNumber(expected)),
      flat.map(({ item }) => item),
      flat.map(({ id }) => id),
      flat.map(({ type }) => type),
      flat.map(({ data }) => data),
      flat.map(({ meta }) => meta),
    ],
  })
  return items.map((_, index) => {
    const row = rows[index]
    if (!row) throw new Error('the log gave no answer for an append')
    if (row.outcome === 'conflict' || row.gp === null)
      return { conflict: row.version === -1 ? 'no-stream' : row.version }
    return { ...appended(row.gp, row.version), ...(row.outcome === 'known' ? { known: true } : {}) }
  })
}
