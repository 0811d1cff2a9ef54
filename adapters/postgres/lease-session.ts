import { randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { asRole } from './pool.ts'

export const leaseMs = 3000

// A lease can be taken when it has run out (its process is paused or cut off), or at once when the session behind it
// has ended (its process is dead): `holder` is the key of an advisory lock that the session keeps.
const claim = `
  insert into work.holds as held (name, holder, until)
  select name, $1, clock_timestamp() + $3 * interval '1 millisecond' from unnest($2::text[]) name order by name
  on conflict (name) do update set holder = excluded.holder, until = excluded.until
  where held.holder = $1 or held.until < clock_timestamp() or not exists (
    select from pg_locks where locktype = 'advisory' and objsubid = 1 and granted
    and (classid::bigint << 32 | objid::bigint) = held.holder)
  returning name`

export type LeaseSession = {
  readonly ended: AbortSignal
  /** Takes and renews what can be had of these names, and answers which are held now. */
  readonly claim: (names: () => readonly string[]) => Promise<ReadonlySet<string>>
  readonly release: (name: string) => Promise<void>
  readonly close: () => Promise<void>
}

export const openLeaseSession = async (url: string, role: string | null): Promise<LeaseSession> => {
  const client = new pg.Client({
    connectionString: url,
    keepAlive: true,
    connectionTimeoutMillis: 3000,
    query_timeout: 2000,
    application_name: 'formkurve holds',
    options: asRole(role),
  })
  const ended = new AbortController()
  client.on('error', () => ended.abort())
  client.on('end', () => ended.abort())
  const close = async () => {
    await Promise.race([client.end().catch(() => {}), sleep(1000, undefined, { ref: false })])
    ended.abort()
  }
  const me = randomBytes(8).readBigInt64BE().toString()
  try {
    await client.connect()
    await client.query('select pg_advisory_lock($1)', [me])
  } catch (error) {
    await close()
    throw error
  }
  let queue: Promise<unknown> = Promise.resolve()
  const inTurn = <Answer>(ask: () => Promise<Answer>): Promise<Answer> => {
    const answer = queue.then(ask)
    queue = answer.catch(() => {})
    return answer
  }
  return {
    ended: ended.signal,
    claim: names =>
      inTurn(async () => {
        const { rows } = await client.query<{ name: string }>({
          name: 'claim',
          text: claim,
          values: [me, names(), leaseMs],
        })
        return new Set(rows.map(({ name }) => name))
      }),
    release: name =>
      inTurn(async () => {
        await client.query('delete from work.holds where name = $1 and holder = $2', [name, me])
      }),
    close,
  }
}
