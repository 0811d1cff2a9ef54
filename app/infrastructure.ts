import type { Config } from '../adapters/config.ts'
import { embeddedPostgres } from '../adapters/embedded/postgres.ts'
import { postgresKeyRing } from '../adapters/event-store/key-ring.ts'
import { postgresStore } from '../adapters/event-store/postgres/postgres-store.ts'
import { sealedStore } from '../adapters/event-store/sealed.ts'
import { openMasters } from '../adapters/keys/masters.ts'
import { derived } from '../adapters/keys/root.ts'
import { postgresWakeUps } from '../adapters/postgres/hints.ts'
import { openLeases } from '../adapters/postgres/leases.ts'
import { alreadyMigrated, mayMigrate, migrate } from '../adapters/postgres/migrations.ts'
import { openPool } from '../adapters/postgres/pool.ts'
import { sealedReadModels } from '../adapters/postgres/read-models/sealed-rows.ts'
import { postgresReadModels } from '../adapters/postgres/read-models.ts'
import { mustKeepSessions, mustWorkAs } from '../adapters/postgres/session-pooling.ts'
import { turnsIn } from '../adapters/postgres/turns.ts'

type Options = { readonly say: (line: string) => void; readonly connections?: number }

/** Connections that keep read models up: they never wait behind what people ask. */
const folding = 6
/** Connections of whoever holds a turn: opened where one is taken. */
const inTurn = 2

/** What the product and its tools stand on: the database, the log, and the read models kept from it. */
export const openInfrastructure = async (
  config: Config,
  { say, connections = config.DATABASE_CONNECTIONS - folding - inTurn }: Options,
) => {
  const embedded = config.DATABASE_URL ? null : await embeddedPostgres({ dataDir: config.DATA_DIR, say })
  const url = config.DATABASE_URL ?? embedded?.url ?? ''
  const sessions = config.DATABASE_SESSION_URL ?? url
  const { role, folder, root, masters } = await prepare(sessions, url, config).catch(async error => {
    await embedded?.stop()
    throw error
  })
  const database = openPool(url, { max: connections, role })
  const projecting = openPool(sessions, { max: folding, role: folder })
  const turning = openPool(url, { max: inTurn, role })

  const key = (purpose: string) => derived(root, purpose)
  const { EVENTSTORE_URL: eventStore, NATS_URL: nats } = config
  const hints = eventStore ? null : nats ? await natsHints(nats, say) : postgresWakeUps(sessions, role)
  const store = hints ? postgresStore(sessions, database, hints, role) : await eventStoreDb(eventStore ?? '')
  const keys = postgresKeyRing(database, masters)
  const log = sealedStore(store, keys)
  const alone = openLeases(sessions, role)
  const models = sealedReadModels(postgresReadModels(projecting, alone, database), keys)

  const close = async () => {
    await store.close()
    await hints?.close()
    await Promise.all([database.end(), projecting.end(), turning.end()])
    await embedded?.stop()
  }

  /** Where read models are built, for whoever has the patience: with no right to anything else. */
  const workshop = { url: sessions, role: folder }

  const turns = turnsIn(turning)

  return { url, role, workshop, database, turns, key, keys, masters, store, log, alone, models, close }
}

// Loaded only where they are used: most installations need neither.
const natsHints = async (url: string, say: (line: string) => void) =>
  (await import('../adapters/nats/wake-ups.ts')).natsWakeUps(url, say)
const eventStoreDb = async (url: string) =>
  (await import('../adapters/event-store/eventstoredb/eventstoredb-store.ts')).eventStoreDbStore(url)

/** Migrations run as the database's owner, here or before; everything else as roles that cannot change the past. */
const prepare = async (sessions: string, url: string, config: Config) => {
  const roles = await rolesOf(sessions, url, config)
  const named = { role: roles?.app ?? null, folder: roles?.projections ?? null }
  const { DATA_DIR: dataDir, KEY_DIR: keyDir, secret: root, masterKeys } = config
  const database = openPool(sessions, { max: 1, timeout: 60_000, role: named.role })
  try {
    return { ...named, ...(await openMasters(database, { dataDir, keyDir, root, masterKeys })) }
  } finally {
    await database.end()
  }
}

const rolesOf = async (sessions: string, url: string, config: Config) => {
  const owners = config.DATABASE_OWNER_URL ?? sessions
  await mustKeepSessions(owners, nameOf(owners, config))
  const owner = openPool(owners, { max: 1, timeout: 60_000 })
  try {
    const mayNot = !config.DATABASE_OWNER_URL && !(await mayMigrate(owner))
    const roles = mayNot ? await alreadyMigrated(owners) : await migrate(owner, config.DATABASE_OWNER_URL && sessions)
    if (owners !== sessions) await mustKeepSessions(sessions, nameOf(sessions, config))
    if (roles) await mustWorkAs(url, roles.app, 'DATABASE_URL')
    if (roles) await mustWorkAs(sessions, roles.projections, 'DATABASE_SESSION_URL')
    return roles
  } finally {
    await owner.end()
  }
}

/** What the database's owner does before others may work, where they do not get the owner's address. */
export const migrateAsOwner = async (config: Config) => {
  const { DATABASE_OWNER_URL: owners, DATABASE_URL, DATABASE_SESSION_URL: login = DATABASE_URL } = config
  if (!owners || !login) throw new Error('DATABASE_OWNER_URL and DATABASE_URL: both are needed to migrate for a login')
  const owner = openPool(owners, { max: 1, timeout: 60_000 })
  await migrate(owner, login).finally(() => owner.end())
}

const nameOf = (url: string, { DATABASE_OWNER_URL, DATABASE_SESSION_URL }: Config) => {
  if (url === DATABASE_OWNER_URL) return 'DATABASE_OWNER_URL'
  return url === DATABASE_SESSION_URL ? 'DATABASE_SESSION_URL' : 'DATABASE_URL'
}

export type Infrastructure = Awaited<ReturnType<typeof openInfrastructure>>
