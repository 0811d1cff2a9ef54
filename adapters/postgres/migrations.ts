import { readdirSync, readFileSync } from 'node:fs'
import { locks } from './locks.ts'
import { type SchemaStep, takeSteps } from './migrator.ts'
import { type Database, inTransaction } from './pool.ts'
import { ensureLogin, grantRoles, type Roles } from './roles.ts'

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
