import { readConfig } from '../../adapters/config.ts'
import { eventStoreDbStore } from '../../adapters/event-store/eventstoredb/eventstoredb-store.ts'
import type { KeyRing } from '../../adapters/event-store/key-ring.ts'
import { postgresStore } from '../../adapters/event-store/postgres/postgres-store.ts'
import type { StoredFacts } from '../../adapters/event-store/stored.ts'
import { wakeUps } from '../../adapters/event-store/wake-ups.ts'
import { migrate } from '../../adapters/postgres/migrations.ts'
import { type Database, openPool } from '../../adapters/postgres/pool.ts'
import { roles } from '../../adapters/postgres/roles.ts'
import { openInfrastructure } from '../../app/infrastructure.ts'
import type { EventStore } from '../../domain/kernel/log.ts'
import { isOutage } from '../../domain/kernel/outage.ts'
import { misuse } from '../usage.ts'

type Opened = {
  readonly store: EventStore<StoredFacts>
  /** What the product seals with; a log by its address comes without. */
  readonly keys?: KeyRing
  readonly close: () => Promise<void>
}

/** Only what is written to is made and brought to today's shape: what is read stays as it is found. */
type Purpose = 'read' | 'write'

/** A log by its address; without one, the log that the product uses. */
export const withStore = async <Result>(
  url: string | undefined,
  purpose: Purpose,
  say: (line: string) => void,
  work: (store: EventStore<StoredFacts>, keys?: KeyRing) => Promise<Result>,
): Promise<Result> => {
  const { store, keys, close } = await (url === undefined ? ofTheProduct(say) : at(url, purpose))
  try {
    return await work(store, keys)
  } catch (error) {
    throw isOutage(error) && error.cause instanceof Error
      ? new Error(`${error.message}: ${error.cause.message}`)
      : error
  } finally {
    await close()
  }
}

const ofTheProduct = async (say: (line: string) => void): Promise<Opened> =>
  openInfrastructure(await readConfig(process.env), { say, connections: 2 })

const at = async (url: string, purpose: Purpose): Promise<Opened> => {
  if (/^(esdb|esdb\+discover|kurrentdb):\/\//.test(url)) {
    const store = eventStoreDbStore(url)
    return { store, close: store.close }
  }
  if (!/^postgres(ql)?:\/\//.test(url)) throw misuse(`"${withoutPassword(url)}" is no address of a log`)
  const owner = openPool(url, { max: 1, timeout: 60_000 })
  const role = await (purpose === 'write' ? madeIn(owner) : foundIn(owner, url)).finally(() => owner.end())
  const readers = openPool(url, { max: 2, timeout: 60_000, role })
  const store = postgresStore(url, readers, wakeUps(), role)
  return {
    store,
    close: async () => {
      await store.close()
      await readers.end()
    },
  }
}

const madeIn = async (owner: Database) => (await migrate(owner))?.app ?? null

/** The role to read as, null where the login reads by itself. */
const foundIn = async (login: Database, url: string): Promise<string | null> => {
  const { rows } = await login.query(
    `select to_regclass('log.events') is not null as "isHere",
       case when to_regrole($1) is not null then pg_has_role(to_regrole($1), 'member') else false end as "isMember"`,
    [roles.app],
  )
  const [{ isHere, isMember }] = rows
  if (!isHere) throw misuse(`there is no log at ${withoutPassword(url)}`)
  return isMember ? roles.app : null
}

export const withoutPassword = (url: string) => url.replace(/\/\/([^:@/]+):[^@/]*@/, '//$1:…@')
