import type pg from 'pg'

/** What the parts of the vault ask the database by; an outage is a named one. */
export type Reach = {
  readonly query: (text: string, values?: readonly unknown[]) => Promise<pg.QueryResult>
  readonly transaction: <Answer>(work: (client: pg.PoolClient) => Promise<Answer>) => Promise<Answer>
}
