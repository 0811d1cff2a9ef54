import { randomUUID } from 'node:crypto'
import { cpus } from 'node:os'
import { ANY, EventStoreDBClient, jsonEvent, NO_STREAM, streamNameFilter } from '@eventstore/db-client'
import { eventStoreDbStore } from '../../adapters/event-store/eventstoredb/eventstoredb-store.ts'
import type { StoredEvent } from '../../adapters/event-store/stored.ts'
import type { NewEvent } from '../../domain/log.ts'
import { serverVersion } from '../eventstore/support/server-version.ts'

// EVENTSTORE_URL=… node tests/bench/eventstoredb.ts
// Our adapter beside the bare client, in turns (ABBA) in one run; prints a Markdown table.

const url = process.env.EVENTSTORE_URL
const rounds = Number(process.env.BENCH_ROUNDS ?? 8)
const drained = Number(process.env.BENCH_EVENTS ?? 40_000)

/** Events per second. */
type Side = () => Promise<number>
type Pair = { readonly name: string; readonly target: number; readonly ours: Side; readonly bare: Side }

const run = async (address: string) => {
  const store = eventStoreDbStore(address)
  const client = EventStoreDBClient.connectionString(address.replace(/^kurrentdb/, 'esdb'))

  const writers = (count: number, each: number, append: (stream: string, n: number) => Promise<unknown>) =>
    rate(count * each, () =>
      Promise.all(
        Array.from({ length: count }, async () => {
          const stream = `bench-${randomUUID()}`
          for (let n = 0; n < each; n++) await append(stream, n)
        }),
      ),
    )
  const oursAppends = (count: number, each: number) => () =>
    writers(count, each, (stream, n) => store.append(stream, n === 0 ? 'no-stream' : n - 1, [oneEvent(n)]))
  const bareAppends = (count: number, each: number) => () =>
    writers(count, each, (stream, n) =>
      client.appendToStream(stream, [bareEvent(n)], { expectedRevision: n === 0 ? NO_STREAM : BigInt(n - 1) }),
    )

  const category = `drain${randomUUID().slice(0, 8)}`
  const from = await store.head()
  for (let stored = 0; stored < drained; stored += 200)
    await client.appendToStream(
      `${category}-${randomUUID()}`,
      Array.from({ length: 200 }, (_, n) => bareEvent(n)),
      {
        expectedRevision: ANY,
      },
    )
  const [commit = '0', prepare = '0'] = (from ?? '0/0').split('/')
  const fromPosition = { commit: BigInt(commit), prepare: BigInt(prepare) }

  const pairs: readonly Pair[] = [
    { name: 'append, 1 writer', target: 0.95, ours: oursAppends(1, 400), bare: bareAppends(1, 400) },
    { name: 'append, 32 writers', target: 0.95, ours: oursAppends(32, 120), bare: bareAppends(32, 120) },
    {
      name: 'drain, whole log',
      target: 0.9,
      ours: () => counted(store.read(from, {})),
      bare: async () => {
        const began = performance.now()
        let count = 0
        for await (const _ of client.readAll({ fromPosition })) count++
        return perSecond(count, began)
      },
    },
    {
      name: 'drain, one category',
      target: 0.9,
      ours: () => counted(store.read(from, { categories: [category] })),
      bare: async () => {
        const began = performance.now()
        const filter = streamNameFilter({ prefixes: [`${category}-`] })
        const subscription = client.subscribeToAll({ fromPosition, filter })
        let count = 0
        for await (const _ of subscription) if (++count === drained) break
        await subscription.unsubscribe()
        return perSecond(count, began)
      },
    },
  ]

  const [processor] = cpus()
  console.log(
    `EventStoreDB ${await serverVersion(address)}; ${cpus().length} × ${processor?.model}; Node ${process.version}`,
  )
  console.log(`${rounds} rounds, ours and the bare client in turns; 200-byte events\n`)
  console.log('| | ours /s | bare client /s | ratio, median (95 %) | target | |')
  console.log('|---|---|---|---|---|---|')
  for (const pair of pairs) console.log(await compared(pair))
  await store.close()
  process.exit(0)
}

const compared = async ({ name, target, ours, bare }: Pair) => {
  const mine: number[] = []
  const theirs: number[] = []
  await bare()
  await ours()
  for (let round = 0; round < rounds; round++) {
    if (round % 2 === 0) mine.push(await ours())
    theirs.push(await bare())
    if (round % 2 === 1) mine.push(await ours())
  }
  const ratios = mine.map((rate, round) => rate / (theirs[round] ?? 1)).sort((one, other) => one - other)
  const [low, high] = interval(ratios)
  const verdict = median(ratios) >= target ? 'reached' : 'missed'
  const figures = [Math.round(median(mine)), Math.round(median(theirs))]
  return `| ${name} | ${figures.join(' | ')} | ${show(median(ratios))} (${show(low)}–${show(high)}) | ≥ ${target} | ${verdict} |`
}

const median = (values: readonly number[]) => {
  const sorted = [...values].sort((one, other) => one - other)
  const middle = sorted.length >> 1
  return sorted.length % 2 ? (sorted[middle] ?? 0) : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2
}

/** Where the median lies with 95 %, by the order of the values. */
const interval = (sorted: readonly number[]): [number, number] => {
  const reach = Math.ceil(0.98 * Math.sqrt(sorted.length))
  const middle = (sorted.length - 1) / 2
  const at = (index: number) => sorted[Math.min(sorted.length - 1, Math.max(0, index))] ?? 0
  return [at(Math.floor(middle - reach)), at(Math.ceil(middle + reach))]
}

const show = (value: number) => value.toFixed(2)

const perSecond = (count: number, began: number) => (count / (performance.now() - began)) * 1000

const rate = async (count: number, work: () => Promise<unknown>) => {
  const began = performance.now()
  await work()
  return perSecond(count, began)
}

const counted = async (pages: AsyncIterable<{ readonly events: readonly unknown[] }>) => {
  const began = performance.now()
  let count = 0
  for await (const { events } of pages) count += events.length
  return perSecond(count, began)
}

const body = (n: number) => ({ n, text: 'x'.repeat(150) })

const metadata = () => ({
  commandId: randomUUID(),
  correlationId: randomUUID(),
  causationId: randomUUID(),
  actor: { kind: 'system' as const, id: 'bench' },
  subject: 'nobody',
  schema: 1,
})

const oneEvent = (n: number): NewEvent<StoredEvent> => ({
  id: randomUUID(),
  event: { type: 'SetLogged', ...body(n) },
  metadata: metadata(),
})

const bareEvent = (n: number) => jsonEvent({ id: randomUUID(), type: 'SetLogged', data: body(n), metadata: metadata() })

if (url) await run(url)
else {
  console.error("Needs a server: EVENTSTORE_URL='esdb://127.0.0.1:2113?tls=false' node tests/bench/eventstoredb.ts")
  process.exitCode = 2
}
