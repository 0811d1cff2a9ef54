import pg from 'pg'

pg.types.setTypeParser(pg.types.builtins.INT8, text => BigInt(text))
pg.types.setTypeParser(pg.types.builtins.TIMESTAMPTZ, text => new Date(text).toISOString())

export type Database = pg.Pool

/**
 * A pool whose every query ends within `timeout` ms: the server cancels, the client gives up a second later, and a
 * connection that fell silent is thrown away, not handed out again.
 */
export const openPool = (
  url: string,
  {
    max = 10,
    timeout = 5000,
    options = '',
    role = null,
  }: { max?: number; timeout?: number; options?: string; role?: string | null } = {},
): Database => {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    keepAlive: true,
    connectionTimeoutMillis: 3000,
    query_timeout: timeout + 1000,
    idleTimeoutMillis: 30_000,
    options: `${asRole(role)} -c statement_timeout=${timeout} -c idle_in_transaction_session_timeout=10000 ${options}`,
    application_name: 'formkurve',
  })
  pool.on('error', () => {})
  return pool
}

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
