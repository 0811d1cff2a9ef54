import pg from 'pg'
import { BoundedPool } from './bounded-pool.ts'

pg.types.setTypeParser(pg.types.builtins.INT8, text => BigInt(text))
pg.types.setTypeParser(pg.types.builtins.TIMESTAMPTZ, text => new Date(text).toISOString())

export type Database = pg.Pool

/**
 * A pool whose every query ends within `timeout` ms: the server cancels, and a second later a
 * connection that fell silent is cut.
 */
export const openPool = (
  url: string,
  {
    max = 10,
    timeout = 5000,
    options = '',
    role = null,
  }: { max?: number; timeout?: number; options?: string; role?: string | null } = {},
): Database =>
  new BoundedPool(
    {
      connectionString: url,
      max,
      keepAlive: true,
      idleTimeoutMillis: 30_000,
      options: `${asRole(role)} -c statement_timeout=${timeout} -c idle_in_transaction_session_timeout=10000 ${options}`,
      application_name: 'formkurve',
    },
    { connectMs: 3000, waitMs: 3000, silenceMs: timeout + 1000 },
  )

/** Connection options that make a session work as this role. */
export const asRole = (role: string | null) => (role ? `-c role=${role}` : '')

/** Runs `work` in one transaction; rolls back and rethrows on any error. */
export const inTransaction = async <Result>(
  database: Database,
  work: (client: pg.PoolClient) => Promise<Result>,
): Promise<Result> => {
  const client = await database.connect()
  let broken: Error | undefined
  try {
    await client.query('begin')
    const result = await work(client)
    await client.query('commit')
    return result
  } catch (error) {
    await client.query('rollback').catch(failure => {
      broken = failure
    })
    throw error
  } finally {
    client.release(broken)
  }
}
