import pg from 'pg'
import { asRole } from './pool.ts'

const patience = { connectionTimeoutMillis: 3000, query_timeout: 3000 }

/** Two sessions that are open at once, for asking whether they are sessions. */
const withTwo = async <Answer>(config: pg.ClientConfig, ask: (one: pg.Client, other: pg.Client) => Promise<Answer>) => {
  const [one, other] = [new pg.Client({ ...config, ...patience }), new pg.Client({ ...config, ...patience })]
  for (const client of [one, other]) client.on('error', () => {})
  try {
    await one.connect()
    await other.connect()
    return await ask(one, other)
  } finally {
    await Promise.all([one.end(), other.end()].map(ended => ended.catch(() => {})))
  }
}

/** What the server itself says of a connection, as that a password is wrong, is said as it is. */
const mustAnswer = async (connectionString: string, variable: string) => {
  const client = new pg.Client({ connectionString, ...patience })
  client.on('error', () => {})
  try {
    await client.connect()
  } catch (error) {
    if (error instanceof pg.DatabaseError) throw error
    const why = error instanceof Error ? error.message || Reflect.get(error, 'code') : error
    throw new Error(`${variable}: no database answers at ${client.host}:${client.port} (${why})`, { cause: error })
  } finally {
    await client.end().catch(() => {})
  }
}

/**
 * Refuses an address behind which a session ends with each transaction, as behind PgBouncer and its like in transaction
 * mode: what is kept in a session (locks, leases, what is listened to) would be lost there without a word.
 */
export const mustKeepSessions = async (connectionString: string, variable: string): Promise<void> => {
  await mustAnswer(connectionString, variable)
  await withTwo({ connectionString }, async (one, other) => {
    const backend = async (client: pg.Client) =>
      (await client.query<{ pid: number }>('select pg_backend_pid() as pid')).rows[0]?.pid
    const before = await backend(one)
    await other.query('begin')
    const beside = await backend(other)
    // A pooler with one connection has none left now, and lets us wait.
    const after = before === beside ? null : await backend(one).catch(() => null)
    if (before === after) return
    throw new Error(
      `${variable}: leads through a pooler that lends a connection for one transaction only (PgBouncer: pool_mode = transaction). ` +
        'Locks, leases and notifications need sessions that last. Point it at PostgreSQL itself or at a pooler in session mode' +
        (variable === 'DATABASE_URL' ? ', or keep it and set DATABASE_SESSION_URL to PostgreSQL itself.' : '.'),
    )
  })
}

/** What PgBouncer does between two sessions, without leaving the role, as `discard all` would. */
export const resetQuery =
  'close all; unlisten *; select pg_advisory_unlock_all(); deallocate all; reset all; discard plans; discard temp'

/** Refuses an address over which we would not work as this role, or where what was prepared is not found again. */
export const mustWorkAs = async (connectionString: string, role: string, variable: string): Promise<void> => {
  const who = async (client: pg.Client) =>
    (await client.query<{ who: string }>({ name: 'who', text: 'select current_user as who' })).rows[0]?.who
  const seen = withTwo({ connectionString, options: asRole(role) }, async (one, other) => {
    const before = await who(one)
    await other.query('begin')
    return [before, await who(other), await who(one)]
  })
  const fault = await seen.then(
    found => (found.some(one => one !== role) ? 'role' : null),
    error => faults[error?.code] ?? Promise.reject(error),
  )
  if (fault === 'role')
    throw new Error(
      `${variable}: leads through a pooler that does not let us work as ${role}, a role that cannot change the past. ` +
        (variable === 'DATABASE_URL'
          ? `PgBouncer: ignore_startup_parameters = options, connect_query = 'set role ${role}', and, for DISCARD ALL leaves the role, server_reset_query = ${resetQuery}`
          : 'Set it to PostgreSQL itself.'),
    )
  if (fault === 'prepared')
    throw new Error(
      `${variable}: leads through a pooler that loses prepared statements. PgBouncer 1.21 or newer: max_prepared_statements = 200.`,
    )
}

/** What PgBouncer answers to options that it does not pass on, and the server to statements that somebody else prepared or did not. */
const faults: Readonly<Record<string, 'role' | 'prepared'>> = {
  '08P01': 'role',
  '26000': 'prepared',
  '42P05': 'prepared',
}
