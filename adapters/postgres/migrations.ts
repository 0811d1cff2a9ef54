import { readdirSync, readFileSync } from 'node:fs'
import { locks } from './locks.ts'
import { type SchemaStep, takeSteps } from './migrator.ts'
import { type Database, inTransaction, openPool } from './pool.ts'
import { ensureLogin, grantRoles, type Roles, roles } from './roles.ts'

const folder = new URL('steps/', import.meta.url)

/** How the tables came to be that cannot be rebuilt from events. Never edit a step that has landed: add one. */
export const migrations: readonly SchemaStep[] = readdirSync(folder)
  .toSorted()
  .map(file => ({ name: file.replace(/\.sql$/, ''), sql: readFileSync(new URL(file, folder), 'utf8') }))

/**
 * Brings an empty or older database to today's shape; several processes may start at once. Answers the roles to work as
 * from now on, null for the owner's own. `login`: the address by which the product comes, where that is not the owner's.
 */
export const migrate = async (database: Database, login?: string): Promise<Roles | null> =>
  inTransaction(database, async client => {
    await client.query('select pg_advisory_xact_lock($1)', [locks.steps])
    await takeSteps(client, migrations)
    const roles = await grantRoles(client)
    if (login && !roles)
      throw new Error('DATABASE_OWNER_URL: this owner may not make the roles that the product works as')
    if (login) await ensureLogin(client, login)
    return roles
  })

/** Whether who comes here may make what is missing; a login without rights of its own may not. */
export const mayMigrate = async (database: Database): Promise<boolean> => {
  const { rows } = await database.query<{ may: boolean }>(
    "select has_database_privilege(current_database(), 'create') as may",
  )
  return rows[0]?.may ?? false
}

/** For a login that may not migrate: the roles to work as, once the owner has brought the database to today's shape. */
export const alreadyMigrated = async (login: string): Promise<Roles> => {
  const database = openPool(login, { max: 1, role: roles.app })
  try {
    const { rows } = await database.query<{ name: string }>('select name from public.kysely_migration')
    const taken = new Set(rows.map(({ name }) => name))
    const missing = migrations.find(({ name }) => !taken.has(name))
    if (missing) throw notMigrated(`${missing.name} is missing`)
    return roles
  } catch (error) {
    // No such role, none of ours, no right to look, no such table.
    const code = error instanceof Error && 'code' in error ? String(error.code) : ''
    throw ['22023', '42501', '42704', '42P01', '3F000'].includes(code) ? notMigrated(String(error)) : error
  } finally {
    await database.end()
  }
}

const notMigrated = (why: string) =>
  new Error(
    'DATABASE_URL: this login has no rights of its own, and the database is not made for it yet. ' +
      `Run "node main.ts migrate" with DATABASE_OWNER_URL first (${why}).`,
  )
