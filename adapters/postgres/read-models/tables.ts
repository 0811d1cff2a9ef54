import type { AnyProjection } from '../../../projections/ports.ts'

/** A projection's table in a schema: names and statements. Names come from our own code, never from outside. */
export const tableIn = (schema: string, { name }: AnyProjection) => `${schema}.${name}`

export const keyOf = ({ keyedBy, columns }: AnyProjection): { readonly column: string; readonly type: string } => ({
  column: keyedBy,
  type: columns[keyedBy] ?? 'text',
})

export const createTable = (schema: string, projection: AnyProjection) => {
  const lines = Object.entries(projection.columns).map(([column, type]) => `${column} ${type}`)
  return `create table ${tableIn(schema, projection)} (${lines.join(', ')})`
}

/** Separate from the table itself: rows that are copied in first are indexed faster. */
export const createIndexes = (schema: string, projection: AnyProjection) =>
  [
    `alter table ${tableIn(schema, projection)} add primary key (${keyOf(projection).column})`,
    ...projection.indexes.map(on => `create index on ${tableIn(schema, projection)} (${on.join(', ')})`),
  ].join(';\n')

/**
 * Altered only where a column is missing: even to find that there is nothing to do, `alter table` waits for whoever reads
 * the books, and all who write them wait behind it.
 */
const withColumns = (table: string, columns: Readonly<Record<string, string>>) => `
  do $$ begin
    if (select count(*) from pg_attribute where attrelid = '${table}'::regclass and not attisdropped
        and attname in (${Object.keys(columns).map(name => `'${name}'`)})) < ${Object.keys(columns).length} then
      alter table ${table} ${Object.entries(columns).map(([name, type]) => `add column if not exists ${name} ${type}`)};
    end if;
  end $$`

const checkpoints = (schema: string) => `
  create table if not exists ${schema}.checkpoints (
    name text primary key,
    position text,
    epoch bigint not null default 0,
    lag_ms float8,
    error text,
    error_position text,
    updated_at timestamptz not null default now()
  ) with (fillfactor = 50);
  ${withColumns(`${schema}.checkpoints`, { event_position: 'text', event_id: 'uuid' })}`

const aside = (schema: string) => `
  create table if not exists ${schema}.aside (
    name text not null,
    stream text not null,
    position text not null,
    event_id uuid not null,
    why text not null,
    since timestamptz not null default now(),
    primary key (name, stream)
  );
  ${withColumns(`${schema}.aside`, { newer: 'bool not null default false' })}`

/** The schema, and the books that its projectors keep: where each stands, and what it has set aside. */
export const createSchema = (schema: string) =>
  `create schema if not exists ${schema}; ${checkpoints(schema)}; ${aside(schema)}`

/** A row's value as a parameter or a copied field takes it. */
export const storable = (row: object, column: string, type: string): unknown => {
  const value = Reflect.get(row, column) ?? null
  return type === 'jsonb' && value !== null ? JSON.stringify(value) : value
}
