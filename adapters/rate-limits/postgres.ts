import { createHmac } from 'node:crypto'
import type { RateLimits } from '../../commands/ports/addresses.ts'
import { secretKey } from '../crypto/secret-key.ts'
import { reached } from '../postgres/outages.ts'
import type { Database } from '../postgres/pool.ts'

const longestWindowSeconds = 3600
const mostRemembered = 20_000
/** A flood that has met its limit is answered from memory for this long, without asking the database. */
const rememberForMs = 2000

/**
 * Exact sliding windows in PostgreSQL: one row a key with the moments that count, one atomic statement a question, so
 * that parallel tries and several processes never pass the limit. Keys rest as HMAC only. The table is unlogged: a
 * crash of the database starts the counting anew.
 */
export const postgresRateLimits = (database: Database, secret: Buffer): RateLimits => {
  const full = new Map<string, { readonly freeAt: number; readonly askAt: number }>()
  let freed = 0
  const query = (text: string, values: unknown[]) => reached(() => database.query(text, values))
  const hidden = (key: string) => createHmac('sha256', secretKey(secret)).update(key).digest()

  const knownFull: RateLimits['knownFull'] = key => {
    const known = full.get(key)
    return known && known.askAt > Date.now() ? { waitSeconds: secondsUntil(known.freeAt) } : null
  }

  /** An answer that was on its way meanwhile is not to be remembered. */
  const makeRoom = (key: string) => {
    freed++
    full.delete(key)
  }

  return {
    take: async (key, { most, seconds }) => {
      const known = knownFull(key)
      if (known) return known
      const before = freed
      const { rows } = await query(taking, [hidden(key), seconds, most])
      if (rows[0]) return { taken: rows[0].taken }
      const { rows: found } = await query(waiting, [hidden(key), seconds, most])
      const freeAt = Date.now() + (found[0]?.wait ?? 1) * 1000
      if (full.size >= mostRemembered) full.clear()
      if (before === freed) full.set(key, { freeAt, askAt: Math.min(freeAt, Date.now() + rememberForMs) })
      return { waitSeconds: secondsUntil(freeAt) }
    },
    knownFull,
    giveBack: async (key, taken) => {
      await query('update vault.rate_limits set at = array_remove(at, $2::timestamptz) where key = $1', [
        hidden(key),
        taken,
      ])
      makeRoom(key)
    },
    clear: async key => {
      await query('delete from vault.rate_limits where key = $1', [hidden(key)])
      makeRoom(key)
    },
    tidy: async () => {
      await query(
        `delete from vault.rate_limits
         where cardinality(at) = 0 or at[cardinality(at)] < now() - $1 * interval '1 second'`,
        [longestWindowSeconds],
      )
    },
  }
}

const secondsUntil = (moment: number) => Math.max(1, Math.ceil((moment - Date.now()) / 1000))

const recent = "select t from unnest(kept.at) t where t > clock_timestamp() - $2 * interval '1 second'"

const taking = `
  insert into vault.rate_limits as kept (key, at) values ($1, array[clock_timestamp()])
  on conflict (key) do update set at = array(${recent}) || clock_timestamp()
  where (select count(*) from (${recent}) still) < $3
  returning at[cardinality(at)]::text as taken`

const waiting = `
  select extract(epoch from t + $2 * interval '1 second' - clock_timestamp())::float8 as wait
  from vault.rate_limits kept, unnest(kept.at) t where key = $1 order by t desc offset $3 - 1 limit 1`
