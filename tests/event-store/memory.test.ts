import { memoryStore } from '../../adapters/event-store/memory/memory-store.ts'
import { eventStoreContract } from '../contracts/event-store.ts'

eventStoreContract('memory', async () => ({ store: memoryStore(), close: async () => {} }))
