import { plainStore } from '../../adapters/event-store/postgres/plain.ts'
import type { StoredFacts } from '../../adapters/event-store/stored.ts'
import type { EventStore } from '../../domain/kernel/log.ts'
import type { OpenLog } from './open-log.ts'

/** The store that runs, and the one that is read first: on one table, with the same promises. */
export const postgresStores: readonly {
  readonly name: string
  readonly storeOf: (open: OpenLog) => EventStore<StoredFacts>
}[] = [
  { name: 'the store that runs', storeOf: ({ store }) => store },
  { name: 'the plain store', storeOf: ({ pool }) => plainStore(pool) },
]
