import { eventStoreDbStore } from '../../../adapters/event-store/eventstoredb/eventstoredb-store.ts'
import { eventStoreContract } from '../../contracts/event-store.ts'

const url = process.env.EVENTSTORE_URL ?? ''

eventStoreContract('EventStoreDB', async () => {
  const store = eventStoreDbStore(url)
  return { store, close: store.close }
})
