import type { EventId } from '../../domain/ids.ts'
import type { Standing } from '../event-store/envelopes-by-stream.ts'
import { reached } from './outages.ts'
import type { Database } from './pool.ts'

const most = 500

/** Addresses may stand in what a mail server said. */
export const withoutAddresses = (why: string) => why.replace(/[^\s<>@]+@[^\s<>@]+/g, '[address]')

/** What reactions left undone, and once more. */
export const undoneThings = (database: Database) => {
  const ask = async (text: string, values: readonly unknown[] = []) =>
    (await reached(() => database.query(text, [...values]))).rows

  const effects = async () =>
    (
      await ask(
        `select reaction, event_id as event, stream, attempts, error as why, next_at as "nextAt"
         from reactions.parked order by next_at nulls first, reaction limit $1`,
        [most],
      )
    ).map(row => ({ ...row, why: withoutAddresses(row.why) }))

  /** Makes one parked effect due, or all; its reaction takes it within half a second. Answers how many. */
  const retry = async (only?: { readonly reaction: string; readonly event: EventId }) =>
    (
      await ask(
        `update reactions.parked set next_at = now()
         where ($1::text is null or reaction = $1) and ($2::uuid is null or event_id = $2) returning 1`,
        [only?.reaction ?? null, only?.event ?? null],
      )
    ).length

  return { effects, retry, most }
}

/** Events by their ids, as far as a log in PostgreSQL knows them. */
export const envelopesInPostgres =
  (database: Database) =>
  async (events: readonly { readonly id: string }[]): Promise<ReadonlyMap<string, Standing>> => {
    const { rows } = await reached(() =>
      database.query(
        `select id, version as revision, meta->>'subject' as person, created as since from log.events
         where id = any($1::uuid[])`,
        [events.map(({ id }) => id)],
      ),
    )
    return new Map(rows.map(({ id, ...envelope }) => [id, envelope]))
  }
