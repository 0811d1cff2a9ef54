import { randomUUID } from 'node:crypto'
import { ANY, EventStoreDBClient, jsonEvent, NO_STREAM, streamNameFilter } from '@eventstore/db-client'
import { freshId } from '../../adapters/crypto/fresh-id.ts'
import { eventStoreDbStore } from '../../adapters/event-store/eventstoredb/eventstoredb-store.ts'
import type { StoredEvent } from '../../adapters/event-store/stored.ts'
import { asUserId } from '../../domain/ids.ts'
import { isConflict, type NewEvent } from '../../domain/kernel/log.ts'
import { asStream } from '../../domain/kernel/stream.ts'
import { row } from './append.ts'
import { inTurns, type Side } from './measure.ts'
import type { Row } from './row.ts'
import { rounds } from './stand.ts'

const drained = 100_000
const atOnce = 200

type Pair = {
  readonly what: string
  readonly limit: string
  readonly least: number
  readonly bare: Side
  readonly ours: Side
}

/** Our adapter beside the bare client, on the server at `address`. */
export const benchEventStoreDb = async (address: string): Promise<readonly Row[]> => {
  const store = eventStoreDbStore(address)
  const client = EventStoreDBClient.connectionString(address.replace(/^kurrentdb/, 'esdb'))

  const appended = async (writers: number, each: number, append: (stream: string, n: number) => Promise<unknown>) => {
    const began = performance.now()
    const write = async (stream: string) => {
      for (let n = 0; n < each; n++) await append(stream, n)
    }
    await Promise.all(Array.from({ length: writers }, () => write(`bench-${randomUUID()}`)))
    return perSecond(writers * each, began)
  }
  const ourAppend = async (stream: string, n: number) => {
    const answer = await store.append(asStream(stream), n === 0 ? 'no-stream' : n - 1, [event(n)])
    if (isConflict(answer)) throw new Error('a conflict, where nobody else writes')
  }
  const bareAppend = (stream: string, n: number) =>
    client.appendToStream(stream, [bareEvent(n)], { expectedRevision: n === 0 ? NO_STREAM : BigInt(n - 1) })
  const appends = (writers: number, each: number): Pair => ({
    what: `EventStoreDB append, ${writers === 1 ? '1 writer' : `${writers} writers`}`,
    limit: 'bare client',
    least: 0.95,
    bare: () => appended(writers, each, bareAppend),
    ours: () => appended(writers, each, ourAppend),
  })

  const category = `drain${randomUUID().slice(0, 8)}`
  const from = await store.head()
  for (let stored = 0; stored < drained; stored += atOnce) {
    const events = Array.from({ length: atOnce }, (_, n) => bareEvent(n))
    await client.appendToStream(`${category}-${randomUUID()}`, events, { expectedRevision: ANY })
  }
  const end = await store.head()
  const [commit = '0', prepare = '0'] = (from ?? '0/0').split('/')
  const fromPosition = { commit: BigInt(commit), prepare: BigInt(prepare) }

  const ourDrain = async (filter: { readonly categories?: readonly string[] }) => {
    const began = performance.now()
    let count = 0
    for await (const { events, position } of store.read(from, filter)) {
      count += events.length
      if (store.compare(position, end) >= 0) break
    }
    return perSecond(count, began)
  }
  const bareDrain = async (events: AsyncIterable<{ event?: { streamId: string } | undefined }>) => {
    const began = performance.now()
    let count = 0
    for await (const { event } of events) if (event?.streamId.startsWith(category) && ++count === drained) break
    return perSecond(count, began)
  }
  const drains: readonly Pair[] = [
    {
      what: 'EventStoreDB drain, whole log',
      limit: 'bare readAll',
      least: 0.9,
      bare: () => {
        const events = client.readAll({ fromPosition })
        return bareDrain(events).finally(() => events.cancel())
      },
      ours: () => ourDrain({}),
    },
    {
      what: 'EventStoreDB drain, one category',
      limit: 'bare filtered subscription',
      least: 0.9,
      bare: () => {
        const events = client.subscribeToAll({ fromPosition, filter: streamNameFilter({ prefixes: [`${category}-`] }) })
        return bareDrain(events).finally(() => events.unsubscribe())
      },
      ours: () => ourDrain({ categories: [category] }),
    },
  ]

  const rows: Row[] = []
  // Drained first: what is appended afterwards lies behind it.
  for (const { what, limit, least, bare, ours } of [...drains, appends(1, 400), appends(32, 120)]) {
    await bare()
    await ours()
    const turns = await inTurns(rounds, bare, ours)
    rows.push(row(what, limit, turns, 'rate', '/s', { atLeast: least }))
  }
  await store.close()
  return rows
}

const perSecond = (count: number, began: number) => ({ rate: (count / (performance.now() - began)) * 1000 })

const body = (n: number) => ({ n, text: 'x'.repeat(150) })

const metadata = () => ({
  commandId: freshId<'command'>(),
  correlationId: freshId<'command'>(),
  causationId: freshId<'command'>(),
  actor: { kind: 'system' as const, id: 'bench' },
  subject: asUserId('nobody'),
  schema: 1,
})

const event = (n: number): NewEvent<StoredEvent> => ({
  id: freshId<'event'>(),
  event: { type: 'SetLogged', ...body(n) },
  metadata: metadata(),
})

const bareEvent = (n: number) => jsonEvent({ id: randomUUID(), type: 'SetLogged', data: body(n), metadata: metadata() })
