import { plainStore } from '../../adapters/event-store/postgres/plain.ts'
import { postgresStore } from '../../adapters/event-store/postgres/postgres-store.ts'
import { wakeUps } from '../../adapters/event-store/wake-ups.ts'
import { migrate } from '../../adapters/postgres/migrations.ts'
import { openPool } from '../../adapters/postgres/pool.ts'
import { eventStoreContract } from '../contracts/event-store.ts'
import { freshDatabase } from '../support/fresh-database.ts'

eventStoreContract('postgres', async () => {
  const database = await freshDatabase()
  const readers = openPool(database.url)
  await migrate(readers)
  const store = postgresStore(database.url, readers, wakeUps())
  return {
    store,
    close: async () => {
      await store.close()
      await readers.end()
      await database.drop()
    },
  }
})

eventStoreContract('postgres, plain', async () => {
  const database = await freshDatabase()
  const readers = openPool(database.url)
  await migrate(readers)
  return {
    store: plainStore(readers),
    close: async () => {
      await readers.end()
      await database.drop()
    },
  }
})
