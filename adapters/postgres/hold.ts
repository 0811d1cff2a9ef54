import { createHash } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import pg from 'pg'

const tryAgainAfter = 1000

/**
 * Runs `work` in at most one process of all that share the database: an advisory lock on a connection of its own.
 * When that connection is lost the hold is lost, and the work's signal aborts. A waiting process gets it in a second.
 */
export const holder =
  (url: string) =>
  async (name: string, signal: AbortSignal, work: (signal: AbortSignal) => Promise<void>): Promise<void> => {
    const client = new pg.Client({ connectionString: url, keepAlive: true, connectionTimeoutMillis: 3000 })
    const lost = new AbortController()
    client.on('error', () => lost.abort())
    client.on('end', () => lost.abort())
    try {
      await client.connect()
      await client.query("select set_config('tcp_keepalives_idle', '5', false)")
      const either = AbortSignal.any([signal, lost.signal])
      while (!either.aborted && !(await tryLock(client, name))) await nap(tryAgainAfter, either)
      if (!either.aborted) await work(either)
    } finally {
      await client.end().catch(() => {})
    }
  }

const tryLock = async (client: pg.Client, name: string) => {
  const key = createHash('sha256').update(name).digest().readBigInt64BE()
  const { rows } = await client.query<{ got: boolean }>('select pg_try_advisory_lock($1) as got', [key])
  return rows[0]?.got === true
}

const nap = (ms: number, signal: AbortSignal) => setTimeout(ms, undefined, { signal }).catch(() => {})
