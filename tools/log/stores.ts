import { readConfig } from '../../adapters/config.ts'
import { eventStoreDbStore } from '../../adapters/event-store/eventstoredb/eventstoredb-store.ts'
import { postgresStore } from '../../adapters/event-store/postgres/postgres-store.ts'
import type { StoredFacts } from '../../adapters/event-store/stored.ts'
import { wakeUps } from '../../adapters/event-store/wake-ups.ts'
import { migrate } from '../../adapters/postgres/migrations.ts'
import { openPool } from '../../adapters/postgres/pool.ts'
import { openGround } from '../../app/ground.ts'
import type { EventStore } from '../../domain/kernel/log.ts'
import { isOutage } from '../../domain/kernel/outage.ts'
import { misuse } from '../usage.ts'

type Opened = { readonly store: EventStore<StoredFacts>; readonly close: () => Promise<void> }

/** A log by its address; without one, the log that the product uses. */
export const withStore = async <Result>(
  url: string | undefined,
  say: (line: string) => void,
  work: (store: EventStore<StoredFacts>) => Promise<Result>,
): Promise<Result> => {
  const { store, close } = await (url === undefined ? ofTheProduct(say) : at(url))
  try {
    return await work(store)
  } catch (error) {
    throw isOutage(error) && error.cause instanceof Error
      ? new Error(`${error.message}: ${error.cause.message}`)
      : error
  } finally {
    await close()
  }
}

const ofTheProduct = async (say: (line: string) => void): Promise<Opened> =>
  openGround(await readConfig(process.env), { say, connections: 2 })

const at = async (url: string): Promise<Opened> => {
  if (/^(esdb|esdb\+discover|kurrentdb):\/\//.test(url)) {
    const store = eventStoreDbStore(url)
    return { store, close: store.close }
  }
  if (!/^postgres(ql)?:\/\//.test(url)) throw misuse(`"${withoutPassword(url)}" is no address of a log`)
  const owner = openPool(url, { max: 1, timeout: 60_000 })
  const role = (await migrate(owner).finally(() => owner.end()))?.app ?? null
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

export const withoutPassword = (url: string) => url.replace(/\/\/([^:@/]+):[^@/]*@/, '//$1:…@')
