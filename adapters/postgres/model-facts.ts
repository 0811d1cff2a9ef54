import { reached } from './outages.ts'
import type { Database } from './pool.ts'

/** How large each read model is, and who keeps it up: the key of the session that holds its lease. */
export const modelFacts = (database: Database) => async (names: readonly string[]) => {
  const { rows } = await reached(() =>
    database.query<{ name: string; bytes: bigint | null; holder: string | null }>(
      `select name, pg_total_relation_size(to_regclass('read_models.' || name)) as bytes,
         (select holder::text from work.holds h where h.name = 'projection ' || n.name and h.until > clock_timestamp())
           as holder
       from unnest($1::text[]) n(name)`,
      [names],
    ),
  )
  return new Map(
    rows.map(({ name, bytes, holder }) => [name, { bytes: bytes === null ? null : Number(bytes), holder }]),
  )
}
