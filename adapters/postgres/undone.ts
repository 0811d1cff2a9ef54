import type { EventId, UserId } from '../../domain/ids.ts'
import { reached } from './outages.ts'
import type { Database } from './pool.ts'

const most = 500

/** Addresses may stand in what a mail server said. */
export const withoutAddresses = (why: string) => why.replace(/[^\s<>@]+@[^\s<>@]+/g, '[address]')

/** What reactions and read models left undone, each with its event where the log is in PostgreSQL. */
export const undoneThings = (database: Database) => {
  const ask = async (text: string, values: readonly unknown[] = []) =>
    (await reached(() => database.query(text, [...values]))).rows

  const effects = async () =>
    (
      await ask(
        `select p.reaction, p.event_id as event, p.stream, e.version as revision, e.meta->>'subject' as person,
           e.created as since, p.attempts, p.error as why, p.next_at as "nextAt"
         from reactions.parked p left join log.events e on e.id = p.event_id
         order by p.next_at nulls first, p.reaction limit $1`,
        [most],
      )
    ).map(row => ({ ...row, why: withoutAddresses(row.why) }))

  /** The events of these ids, as far as they are known. */
  const envelopes = async (ids: readonly EventId[]): Promise<ReadonlyMap<EventId, Envelope>> =>
    new Map(
      (
        await ask(
          `select id, version as revision, meta->>'subject' as person, created as since from log.events
           where id = any($1::uuid[])`,
          [ids],
        )
      ).map(({ id, ...envelope }) => [id, envelope]),
    )

  /** Makes one parked effect due, or all; its reaction takes it within half a second. Answers how many. */
  const retry = async (only?: { readonly reaction: string; readonly event: EventId }) =>
    (
      await ask(
        `update reactions.parked set next_at = now()
         where ($1::text is null or reaction = $1) and ($2::uuid is null or event_id = $2) returning 1`,
        [only?.reaction ?? null, only?.event ?? null],
      )
    ).length

  return { effects, envelopes, retry, most }
}

type Envelope = { readonly revision: number; readonly person: UserId; readonly since: string }
