import { Readable } from 'node:stream'
import { StreamNotFoundError, UnavailableError } from '@eventstore/db-client'
import type { Request, Sent } from '../../../adapters/event-store/eventstoredb/append-line.ts'
import { isAfter, type Place } from '../../../adapters/event-store/eventstoredb/places.ts'
import type { Reader, Wire } from '../../../adapters/event-store/eventstoredb/wire.ts'

export type Kept = {
  readonly streamId: string
  readonly revision: bigint
  readonly id: string
  readonly type: string
  readonly data: object
  readonly metadata: object
  readonly created: Date
  readonly position: Place
  readonly isJson: true
}

export type SendFault = 'unavailable' | 'not-ready' | 'hangs' | 'written-but-hangs' | 'written-but-lost' | Error

type Filter = { readonly prefixes?: readonly string[]; readonly regex?: string; readonly checkpointReached?: Report }
type Report = (subscription: unknown, position: Place) => void
type From = 'start' | 'end' | Place

/** The server reads so many records at once, and none of them where one is damaged. */
const readAtOnce = 32

/**
 * A small double of the EventStoreDB client, with a log in memory in place of a server. `faults` go one by one over the
 * next appends, `readFaults` over the next reads and subscriptions. `damaged` are records that the log is not read over,
 * `misplaced` those that say that they stand somewhere else.
 */
export const clientDouble = () => {
  const log: Kept[] = []
  const live = new Set<Readable & { take: (kept: Kept) => void }>()
  const faults: SendFault[] = []
  const readFaults: Error[] = []
  const damaged = new Set<string>()
  const misplaced = new Map<string, Place>()
  const requests: Request[] = []
  const subscribed: From[] = []

  const place = (index: number): Place => ({ commit: BigInt(index + 1) * 100n, prepare: BigInt(index + 1) * 100n })

  const write = ({ stream, expected, events }: Request): Sent => {
    const own = log.filter(({ streamId }) => streamId === stream)
    const last = own.length - 1
    const first = expected === 'no-stream' ? 0 : expected + 1
    const again = events.every(({ id }, offset) => own[first + offset]?.id === id)
    const answer = (kept: Kept | undefined): Sent =>
      kept ? { revision: Number(kept.revision), place: kept.position } : 'wrong-revision'
    if (again) return answer(own[first + events.length - 1])
    if (last + 1 !== first) return 'wrong-revision'
    for (const [offset, { id, type, data, meta }] of events.entries()) put(stream, first + offset, id, type, data, meta)
    return answer(log.at(-1))
  }

  const put = (streamId: string, revision: number, id: string, type: string, data: string, meta: string) => {
    const kept: Kept = {
      streamId,
      revision: BigInt(revision),
      id,
      type,
      data: JSON.parse(data),
      metadata: JSON.parse(meta),
      created: new Date(),
      position: place(log.length),
      isJson: true,
    }
    log.push(kept)
    for (const subscription of live) subscription.take(kept)
  }

  const send = async (request: Request, ms: number): Promise<Sent> => {
    requests.push(request)
    const fault = faults.shift()
    await Promise.resolve()
    if (fault === undefined) return write(request)
    if (fault === 'unavailable') throw new UnavailableError()
    if (fault === 'not-ready') throw new Error('Could not recognize Server Is Not Ready')
    if (fault instanceof Error) throw fault
    if (fault !== 'hangs') write(request)
    if (fault === 'written-but-lost') throw new UnavailableError()
    await new Promise(resolve => setTimeout(resolve, ms))
    throw new Error(`the event store did not answer within ${ms} ms`)
  }

  /** As the client's streams behave: an error is emitted, the stream itself is not destroyed by it. */
  const streaming = (items: readonly object[], damage?: Error) => {
    const fault = readFaults.shift() ?? damage
    const stream = new Readable({ objectMode: true, read: () => {} })
    const cancel = async () => {
      if (!stream.readableEnded && !stream.destroyed) stream.push(null)
    }
    if (!fault || damage) for (const item of items) stream.push(item)
    if (!fault) stream.push(null)
    else setImmediate(() => stream.emit('error', fault))
    return Object.assign(stream, { cancel, unsubscribe: cancel })
  }

  const from = (start: From | undefined, inclusive: boolean) =>
    log.filter(
      ({ position }) =>
        start === undefined ||
        start === 'start' ||
        (start !== 'end' && (inclusive ? !isAfter(start, position) : isAfter(position, start))),
    )

  const passes = ({ prefixes, regex }: Filter, { streamId }: Kept) =>
    prefixes ? prefixes.some(prefix => streamId.startsWith(prefix)) : !regex || new RegExp(regex).test(streamId)

  const subscribeToAll = ({ fromPosition = 'start', filter }: { fromPosition?: From; filter?: Filter } = {}) => {
    subscribed.push(fromPosition)
    const fault = readFaults.shift()
    const stream = new Readable({ objectMode: true, read: () => {} })
    const take = (kept: Kept) => {
      if (!filter || passes(filter, kept)) stream.push({ event: kept })
      else filter.checkpointReached?.(stream, kept.position)
    }
    const end = async () => {
      live.delete(subscription)
      if (!stream.readableEnded && !stream.destroyed) stream.push(null)
    }
    const subscription = Object.assign(stream, { take, cancel: end, unsubscribe: end })
    setImmediate(() => {
      if (fault) return stream.emit('error', fault)
      for (const kept of from(fromPosition, false)) take(kept)
      live.add(subscription)
      stream.emit('caughtUp')
    })
    return subscription
  }

  const reader = {
    readStream: (
      stream: string,
      { fromRevision = 0n, maxCount }: { fromRevision?: bigint; maxCount?: number } = {},
    ) => {
      const own = log.filter(({ streamId }) => streamId === stream)
      const asked = own.filter(({ revision }) => revision >= fromRevision).slice(0, maxCount)
      const read = streaming(asked.map(event => ({ event })))
      if (own.length === 0) setImmediate(() => read.destroy(new StreamNotFoundError(null as never, stream)))
      return read
    },
    readAll: ({
      fromPosition,
      direction,
      maxCount,
    }: {
      fromPosition?: From
      direction?: string
      maxCount?: number
    } = {}) => {
      const back = () =>
        log.filter(({ position }) => typeof fromPosition !== 'object' || isAfter(fromPosition, position))
      const found = (direction === 'backwards' ? back().reverse() : from(fromPosition, true)).slice(0, maxCount)
      const first = found.findIndex(({ id }) => damaged.has(id))
      const read = first < 0 ? found : found.slice(0, first - (first % readAtOnce))
      return streaming(
        read.map(event => ({ event: { ...event, position: misplaced.get(event.id) ?? event.position } })),
        first < 0 ? undefined : new Error('Unexpected ReadAllResult: Error'),
      )
    },
    subscribeToAll,
  } as unknown as Reader

  const wire: Wire = { leader: reader, log: reader, send, renewLog: () => {}, close: async () => {} }
  return {
    wire,
    log,
    put,
    faults,
    readFaults,
    damaged,
    misplaced,
    requests,
    subscribed,
    live,
    /** Every subscription ends with an error, as when the server goes away. */
    drop: (error: Error = new UnavailableError()) => {
      for (const subscription of [...live]) {
        live.delete(subscription)
        subscription.emit('error', error)
      }
    },
  }
}
