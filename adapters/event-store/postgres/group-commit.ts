import type { Appended, Conflict, Expected, Position } from '../../../domain/log.ts'
import { outage } from '../../../domain/outage.ts'
import type { Database } from '../../postgres/pool.ts'
import type { Prepared } from '../stored.ts'

type Item = {
  readonly stream: string
  readonly expected: Expected
  readonly events: readonly Prepared[]
  readonly resolve: (answer: Appended | Conflict) => void
  readonly reject: (error: unknown) => void
}

type Row = { outcome: 'appended' | 'known' | 'conflict'; version: number; gp: bigint | null }

const mostItems = 256
const mostEvents = 2000

/**
 * While one batch is in flight, appends queue; the next batch takes them all in one transaction, one lock, one fsync.
 * A lone append goes the same way at once. Each item gets its own answer; a poisonous one fails alone.
 */
export const groupCommit = (database: Database, onCommit: () => void) => {
  let queue: Item[] = []
  let running = false

  const pump = async () => {
    if (running) return
    running = true
    while (queue.length > 0) {
      const [batch, rest] = nextBatch(queue)
      queue = rest
      await commit(batch)
    }
    running = false
  }

  const commit = async (batch: readonly Item[]) => {
    try {
      const rows = await appendAll(database, batch)
      batch.forEach((item, index) => {
        const row = rows[index]
        if (row) item.resolve(answerOf(row))
        else item.reject(new Error('the log gave no answer for an append'))
      })
      onCommit()
    } catch (error) {
      if (batch.length > 1 && isRefusal(error)) for (const item of batch) await commit([item])
      else for (const item of batch) item.reject(isRefusal(error) ? error : outage('the event store', error))
    }
  }

  return (stream: string, expected: Expected, events: readonly Prepared[]) =>
    new Promise<Appended | Conflict>((resolve, reject) => {
      queue.push({ stream, expected, events, resolve, reject })
      void pump()
    })
}

/** At most one item a stream, so that every expectation is judged against what is really there. */
const nextBatch = (queue: readonly Item[]): [Item[], Item[]] => {
  const batch: Item[] = []
  const rest: Item[] = []
  const streams = new Set<string>()
  let events = 0
  for (const item of queue) {
    const fits = batch.length < mostItems && events + item.events.length <= mostEvents
    if (batch.length === 0 || (fits && !streams.has(item.stream))) {
      batch.push(item)
      events += item.events.length
    } else rest.push(item)
    streams.add(item.stream)
  }
  return [batch, rest]
}

const appendAll = async (database: Database, batch: readonly Item[]) => {
  const flat = batch.flatMap(({ events }, index) => events.map(event => ({ ...event, item: index + 1 })))
  const { rows } = await database.query<Row>({
    name: 'append',
    text: 'select outcome, version, gp from log.append($1, $2, $3, $4, $5, $6, $7)',
    values: [
      batch.map(({ stream }) => stream),
      batch.map(({ expected }) => (expected === 'any' ? -2 : expected === 'no-stream' ? -1 : expected)),
      flat.map(({ item }) => item),
      flat.map(({ id }) => id),
      flat.map(({ type }) => type),
      flat.map(({ data }) => data),
      flat.map(({ meta }) => meta),
    ],
  })
  return rows
}

const answerOf = ({ outcome, version, gp }: Row): Appended | Conflict =>
  outcome === 'conflict'
    ? { conflict: version === -1 ? 'no-stream' : version }
    : { position: String(gp) as Position, revision: version }

/** Class 22 and 23 errors blame the data; anything else says nothing about it. */
const isRefusal = (error: unknown) =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' && /^2[23]/.test(error.code)
