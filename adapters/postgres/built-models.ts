import { reached } from './outages.ts'
import type { Database } from './pool.ts'

/** The tables in schemas whose names begin so: about how many rows they hold, and how much room they take. */
export const builtModels = (database: Database) => async (prefix: string) => {
  const { rows } = await reached(() =>
    database.query<{ schema: string; what: string | null; models: { name: string; rows: number; bytes: number }[] }>(
      `select n.nspname as schema, obj_description(n.oid, 'pg_namespace') as what, coalesce(m.models, '[]') as models
       from pg_namespace n left join lateral (
         select json_agg(json_build_object('name', c.relname, 'rows', greatest(c.reltuples, 0)::int8,
           'bytes', pg_total_relation_size(c.oid)) order by c.relname) as models
         from pg_class c where c.relnamespace = n.oid and c.relkind = 'r' and c.relname ~ '_v\\d+$'
       ) m on true
       where starts_with(n.nspname, $1) order by n.nspname`,
      [prefix],
    ),
  )
  return rows
}
