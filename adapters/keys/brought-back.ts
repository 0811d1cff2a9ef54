import type pg from 'pg'
import type { Held, LivingKeys } from './living.ts'
import type { MasterKey } from './safe.ts'
import { opens } from './wrapping.ts'

type Ring = { readonly ring: string; readonly version: number }

/**
 * For data that was restored from a backup older than the last rotation: the master it was wrapped by is no more. The
 * keys of all who live are taken from what was kept of them; who is not among them was erased after the backup, and is
 * erased again. Answers the master that wraps now; null where nothing that was kept belongs to this data.
 */
export const broughtBack = async (
  client: pg.PoolClient,
  { ring, version }: Ring,
  living: LivingKeys,
  masters: readonly MasterKey[],
): Promise<MasterKey | null> => {
  const kept = await living.read()
  const master = kept && masters.find(key => key.version === kept.master)
  if (!kept || !master || master.version <= version || !opens(kept.canary, master.secret, ring)) return null
  for await (const page of kept.pages) await putBack(client, page, master.version)
  await client.query(erasedSince, [master.version])
  await client.query('update vault.master set version = $1, master_canary = $2, covering = covered, finished = true', [
    master.version,
    kept.canary,
  ])
  return master
}

const putBack = (client: pg.PoolClient, page: readonly Held[], master: number) =>
  client.query(
    `update vault.subject_keys k set wrapped = n.wrapped, master = $4
     from unnest($1::text[], $2::int[], $3::bytea[]) n(subject, version, wrapped)
     where k.subject = n.subject and k.version = n.version and k.wrapped is not null`,
    [page.map(one => one.subject), page.map(one => one.version), page.map(one => one.wrapped), master],
  )

// As `destroy` of the key ring does, a receipt for each that went by itself; the next rotation covers them.
const erasedSince = `
  with gone as (
    update vault.subject_keys set wrapped = null, destroyed_at = clock_timestamp()
    where wrapped is not null and master < $1 returning subject, owner),
  each as (
    select subject, (select count(*) from gone o where o.owner = g.subject or o.subject = g.subject) as keys,
      row_number() over (order by subject) as place
    from gone g where owner = subject or not exists (select 1 from gone o where o.subject = g.owner)),
  counted as (update vault.master set erasures = erasures + (select count(*) from each) returning erasures)
  insert into vault.receipts (erasure, subject, keys)
  select erasures - (select count(*) from each) + place, subject, keys from each, counted`
