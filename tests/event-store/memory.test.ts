import { memoryStore } from '../../adapters/event-store/memory/memory-store.ts'
import { eventsByReading, textByReading } from '../../adapters/event-store/search-by-reading.ts'
import { eventSearchContract } from '../contracts/event-search.ts'
import { eventStoreContract } from '../contracts/event-store.ts'

eventStoreContract('memory', async () => ({ store: memoryStore(), close: async () => {} }))

eventSearchContract('memory, read back', async () => {
  const store = memoryStore()
  return {
    store,
    searchEvents: eventsByReading(store),
    searchText: open => textByReading(store, open),
    close: async () => {},
  }
})
