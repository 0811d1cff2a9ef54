import { expect, test } from 'vitest'
import { freshId } from '../../adapters/crypto/fresh-id.ts'
import { plainStore } from '../../adapters/event-store/postgres/plain.ts'
import { postgresStore } from '../../adapters/event-store/postgres/postgres-store.ts'
import { readingBack } from '../../adapters/event-store/postgres/reading-back.ts'
import { logRows } from '../../adapters/event-store/postgres/rows.ts'
import { eventsByReading, textByReading } from '../../adapters/event-store/search-by-reading.ts'
import { wakeUps } from '../../adapters/event-store/wake-ups.ts'
import { eventSearch } from '../../adapters/postgres/event-search.ts'
import { migrate } from '../../adapters/postgres/migrations.ts'
import { openPool } from '../../adapters/postgres/pool.ts'
import { textSearch } from '../../adapters/postgres/text-search.ts'
import { asId, asStream } from '../../domain/kernel/stream.ts'
import { eventSearchContract } from '../contracts/event-search.ts'
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
    store: { ...plainStore(readers), back: readingBack(logRows(readers)) },
    close: async () => {
      await readers.end()
      await database.drop()
    },
  }
})

const searched = async () => {
  const database = await freshDatabase()
  const readers = openPool(database.url)
  await migrate(readers)
  const plain = { ...plainStore(readers), back: readingBack(logRows(readers)) }
  const close = async () => {
    await readers.end()
    await database.drop()
  }
  return { readers, plain, close }
}

eventSearchContract('postgres, asked', async () => {
  const { readers, plain: store, close } = await searched()
  return { store, searchEvents: eventSearch(readers), searchText: open => textSearch(readers, open), close }
})

eventSearchContract('postgres, plain, read back', async () => {
  const { plain: store, close } = await searched()
  return { store, searchEvents: eventsByReading(store), searchText: open => textByReading(store, open), close }
})

test('the next page is on its way before the one in hand is worked on', async () => {
  const database = await freshDatabase()
  const readers = openPool(database.url)
  await migrate(readers)
  const store = postgresStore(database.url, readers, wakeUps())
  try {
    const metadata = {
      commandId: asId<'command'>('c'),
      correlationId: asId<'command'>('c'),
      causationId: asId<'command'>('c'),
      actor: { kind: 'system', id: 'test' } as const,
      subject: asId<'subject'>('anna'),
      schema: 1,
    }
    const many = () =>
      Array.from({ length: 1500 }, () => ({ id: freshId<'event'>(), event: { type: 'Lit' }, metadata }))
    for (const lamp of ['a', 'b', 'c']) await store.append(asStream(`lamp-${lamp}`), 'no-stream', many())
    let asked = 0
    readers.on('acquire', () => asked++)
    const askedBefore: number[] = []
    let read = 0
    for await (const { events } of store.read(null, {})) {
      askedBefore.push(asked)
      read += events.length
    }
    // Where the log ends; then a page ahead, until there is none.
    expect(askedBefore).toEqual([3, 4, 4])
    expect(read).toBe(4500)
  } finally {
    await store.close()
    await readers.end()
    await database.drop()
  }
})
