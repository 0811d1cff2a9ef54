import { eventStoreDbStore } from '../../../adapters/event-store/eventstoredb/eventstoredb-store.ts'
import { eventsByReading, textByReading } from '../../../adapters/event-store/search-by-reading.ts'
import { eventSearchContract } from '../../contracts/event-search.ts'
import { eventStoreContract } from '../../contracts/event-store.ts'

const url = process.env.EVENTSTORE_URL ?? ''

eventStoreContract('EventStoreDB', async () => {
  const store = eventStoreDbStore(url)
  return { store, close: store.close }
})

eventSearchContract('EventStoreDB', async () => {
  const store = eventStoreDbStore(url)
  return {
    store,
    searchEvents: eventsByReading(store),
    searchText: open => textByReading(store, open),
    close: store.close,
  }
})
