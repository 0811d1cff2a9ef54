import { createHash } from 'node:crypto'
import type { PostgresPool, PostgresPoolClient } from 'kysely'
import type pg from 'pg'
import type { Database } from './pool.ts'

const most = 500
const planChanged = '0A000'

/**
 * The pool as kysely asks it: a statement is parsed and planned once per connection, under a name made of its text.
 * Of texts without end (lists of any length) only the first are named. When a table changed its shape under a plan,
 * the statement is asked once more without one.
 */
export const preparing = (database: Database): PostgresPool => {
  const names = new Map<string, string>()
  const nameOf = (text: string) => {
    const known = names.get(text)
    if (known || names.size >= most) return known
    const name = `k${createHash('sha1').update(text).digest('base64url')}`
    names.set(text, name)
    return name
  }

  const prepared = (client: pg.PoolClient): PostgresPoolClient => {
    const query = async (text: string, values: readonly unknown[]) => {
      const name = nameOf(text)
      const question = { text, values: [...values] }
      if (!name) return client.query(question)
      try {
        return await client.query({ name, ...question })
      } catch (error) {
        if (!(error instanceof Error && 'code' in error && error.code === planChanged)) throw error
        return client.query(question)
      }
    }
    return { query: query as unknown as PostgresPoolClient['query'], release: destroy => client.release(destroy) }
  }

  return {
    connect: async () => prepared(await database.connect()),
    end: () => database.end(),
    options: database.options,
  }
}
