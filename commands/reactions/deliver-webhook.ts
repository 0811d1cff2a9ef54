import { setTimeout } from 'node:timers/promises'
import type { Category, RecordedEvent } from '../../domain/facts.ts'
import { asId, asStream, categoryOf, type EventId, type Stream } from '../../domain/kernel/stream.ts'
import { lanes, waitAfter } from '../../domain/running/lanes.ts'
import type { Webhook } from '../operations.ts'
import type { Log } from '../ports/log.ts'
import type { SendWebhook, Waiting, WebhookStore } from '../ports/webhooks.ts'
import { pause } from './pause.ts'

type Parts = {
  /** The log without anything personal: what leaves the product is what anybody of ours may see. */
  readonly log: Log
  readonly store: WebhookStore
  readonly send: SendWebhook
  /** Whence events are said to come. */
  readonly source: string
  /** Milliseconds to wait after so many failures in a row. */
  readonly waits?: (failures: number) => number
}

const mostAttempts = 8
const width = 8
const usualWaits = (failures: number) => waitAfter(failures, 500, 60_000)

/** Under which it stands in the database: a replay begins anew. */
export const nameOf = ({ id, run }: Pick<Webhook, 'id' | 'run'>) => `webhook ${id} ${run}`

/**
 * An event as CloudEvents 1.0 has it: `time` is when it happened, and of its documented extensions `recordedtime` and the two
 * of correlation. `position`, `revision` and `person` are ours: where it stands in the log and its stream, and whom it is about.
 */
const envelope = (source: string, { id, stream, revision, position, metadata, event, at }: RecordedEvent) => {
  const { type, ...data } = event
  return JSON.stringify({
    specversion: '1.0',
    id,
    source,
    type: `formkurve.${categoryOf(stream)}.${type}`,
    subject: stream,
    time: event.at,
    recordedtime: at,
    datacontenttype: 'application/json',
    dataschema: `${source}#${type}.v${metadata.schema}`,
    position,
    revision,
    person: metadata.subject,
    correlationid: metadata.correlationId,
    causationid: metadata.causationId,
    data,
  })
}

/**
 * Tells one subscriber what happened, at least once, each stream in its order. What is not taken is tried again with
 * growing pauses, then parked; whatever follows in its stream waits behind it until somebody asks for it again.
 */
export const deliverWebhook = async (hook: Webhook, parts: Parts, signal: AbortSignal) => {
  const { log, store } = parts
  const name = nameOf(hook)
  await store.begin(name, hook.from === null ? null : asId<'position'>(hook.from))
  await store.alone(name, signal, async held => {
    const { position, epoch } = await store.open(name)
    const left = await store.waiting(name)
    // Whoever was here before tried these when they ended: the log brings them again.
    for (const each of left.filter(isTried)) await store.settle(name, each.eventId)
    const waiting = new Set(left.filter(each => !isTried(each)).map(({ stream }) => stream))
    const lane = { hook, name, waiting, trying: new Set<EventId>(), inTurn: lanes(), ...parts }
    const stop = new AbortController()
    const both = AbortSignal.any([held, stop.signal])
    const retries = retrying(lane, both)
    try {
      const filter = hook.types.length > 0 ? { types: hook.types } : {}
      for await (const page of log.follow(position, filter, both)) {
        await sideBySide(byStream(page.events), width, events => deliver(lane, events, both))
        both.throwIfAborted()
        const last = page.events.at(-1) ?? null
        if (!(await store.advance(name, epoch, { position: page.position, last }))) throw new Error('taken over')
      }
    } finally {
      stop.abort()
      await retries
    }
  })
}

type Lane = Parts & {
  readonly hook: Webhook
  readonly name: string
  readonly waiting: Set<string>
  readonly trying: Set<EventId>
  readonly inTurn: ReturnType<typeof lanes>
}

const byStream = (events: readonly RecordedEvent[]) => {
  const streams = new Map<Stream, RecordedEvent[]>()
  for (const event of events) {
    const mine = streams.get(event.stream)
    if (mine) mine.push(event)
    else streams.set(event.stream, [event])
  }
  return [...streams.values()]
}

const sideBySide = async <Item>(items: readonly Item[], most: number, work: (item: Item) => Promise<void>) => {
  const left = [...items]
  const next = async () => {
    for (let item = left.shift(); item !== undefined; item = left.shift()) await work(item)
  }
  await Promise.all(Array.from({ length: Math.min(most, items.length) }, next))
}

const behind = 'waits for an earlier event of its stream'

/** Noted while it is tried, and not given up. */
const isTried = ({ attempts }: Waiting) => attempts > 0 && attempts < mostAttempts

const deliver = async (lane: Lane, events: readonly RecordedEvent[], signal: AbortSignal) => {
  const { store, name, waiting, inTurn } = lane
  for (const event of events)
    await inTurn(event.stream, async () => {
      const parked = { stream: event.stream, eventId: event.id, attempts: 0 }
      if (waiting.has(event.stream)) return store.park(name, parked, behind, null)
      const note = (why: string, attempts: number, wait: number) => store.park(name, { ...parked, attempts }, why, wait)
      const failed = await tried(lane, event, note, signal)
      if (failed === null) return
      waiting.add(event.stream)
      await store.park(name, { ...parked, attempts: mostAttempts }, failed, null)
    })
}

/** Says why it was not taken, at which try, and how long it is until the next. */
type Note = (why: string, attempts: number, waitMs: number) => Promise<void>

/** Null once it was taken, else why not. */
const tried = async (lane: Lane, event: RecordedEvent, note: Note, signal: AbortSignal) => {
  const { send, hook, source, store, name, trying, waits = usualWaits } = lane
  const body = envelope(source, event)
  trying.add(event.id)
  try {
    for (let failures = 0; ; ) {
      try {
        await send({ webhook: hook.id, url: hook.url, id: event.id, body }, signal)
      } catch (error) {
        signal.throwIfAborted()
        const why = error instanceof Error ? error.message : String(error)
        if (++failures >= mostAttempts) return why
        const wait = waits(failures)
        await note(why, failures, wait)
        await setTimeout(wait, undefined, { signal })
        continue
      }
      if (failures > 0) await store.settle(name, event.id)
      return null
    }
  } finally {
    trying.delete(event.id)
  }
}

/** Streams of which something was asked for again, from their first event that waits. */
const retrying = async (lane: Lane, signal: AbortSignal) => {
  const { store, name, trying, inTurn } = lane
  for (; !signal.aborted; await pause(500, signal)) {
    const asked = (await store.waiting(name).catch(() => [])).filter(({ isDue }) => isDue)
    const due = asked.filter(({ eventId }) => !trying.has(eventId))
    // What fails here is asked for again; nobody behind it fails with it.
    for (const stream of new Set(due.map(each => each.stream)))
      await inTurn(stream, () => again(lane, stream, signal).catch(() => {})).catch(() => {})
  }
}

/** All that waits of a stream, in its order, until one is not taken. */
const again = async (lane: Lane, stream: Stream, signal: AbortSignal) => {
  const { store, name, log, waiting } = lane
  const mine = (await store.waiting(name)).filter(each => each.stream === stream)
  const past = await log.load(asStream<Category>(stream))
  for (const event of past.filter(({ id }) => mine.some(({ eventId }) => eventId === id))) {
    // It stays given up until it is taken: no page of the log brings it again.
    const note = (why: string) => store.park(name, { stream, eventId: event.id, attempts: mostAttempts }, why, null)
    const failed = await tried(lane, event, note, signal)
    if (failed !== null) return note(failed)
    await store.settle(name, event.id)
  }
  waiting.delete(stream)
}

/** Keeps every subscription told, as they come and go, until the signal aborts. */
export const followWebhooks = async (
  {
    all,
    report,
    ...parts
  }: Parts & {
    readonly all: () => Promise<readonly Webhook[]>
    readonly report: (line: string, error: unknown) => void
  },
  signal: AbortSignal,
) => {
  const running = new Map<string, AbortController>()
  const known = new Set<string>()
  for (; !signal.aborted; await pause(2000, signal)) {
    const hooks = await all().catch(() => null)
    if (!hooks) continue
    const names = new Set(hooks.map(nameOf))
    const active = hooks.filter(({ isPaused }) => !isPaused)
    const isActive = new Set(active.map(nameOf))
    for (const [name, stop] of running)
      if (!isActive.has(name)) {
        stop.abort()
        running.delete(name)
      }
    for (const name of known)
      if (!names.has(name)) {
        known.delete(name)
        await parts.store.forget(name).catch(error => report(`${name} cannot be forgotten`, error))
      }
    for (const name of names) known.add(name)
    for (const hook of active)
      if (!running.has(nameOf(hook))) running.set(nameOf(hook), begin(hook, parts, report, signal))
  }
}

const begin = (hook: Webhook, parts: Parts, report: (line: string, error: unknown) => void, signal: AbortSignal) => {
  const stop = new AbortController()
  const both = AbortSignal.any([signal, stop.signal])
  const run = async () => {
    while (!both.aborted) {
      await deliverWebhook(hook, parts, both).catch(error => {
        if (!both.aborted) report(`${nameOf(hook)} starts again`, error)
      })
      await pause(1000, both)
    }
  }
  void run()
  return stop
}
