import { setTimeout } from 'node:timers/promises'
import { type EventStore, isConflict, type Recorded } from '../../domain/kernel/log.ts'
import { isOutage } from '../../domain/kernel/outage.ts'
import type { Position } from '../../domain/kernel/stream.ts'
import { canonical } from './digest.ts'
import { largestAppend, type StoredEvent, type StoredFacts } from './stored.ts'

type Store = EventStore<StoredFacts>
/** What is read of a log that is copied. */
export type Original = Pick<Store, 'read' | 'head' | 'compare' | 'distance'>
type Event = Recorded<StoredEvent>

/** `part` of the whole is done. */
type OnProgress = (title: string, events: number, part: number | null) => void

/** A target that holds something else than the beginning of the source. */
type NoPrefix = Error & { readonly noPrefix: true }
const noPrefix = (message: string): NoPrefix => Object.assign(new Error(message), { noPrefix: true as const })

const patience = 120_000
const mostTogether = 200
const bytesTogether = largestAppend / 2

/**
 * Brings the target to where the source's log ends now: compares what is already there, event by event, then appends
 * the rest, one append after the other, so that the order is kept whatever fails. May be cut off and asked again.
 */
export const copyLog = async (source: Original, target: Store, onProgress: OnProgress) => {
  const end = await source.head()
  const part = (at: Position) => source.distance && end && source.distance(null, at) / source.distance(null, end)
  const { events: there, last } = await compared(source, target, end, (events, at) =>
    onProgress('comparing', events, part(at) ?? null),
  )
  let copied = 0
  for await (const together of runsOf(eventsOf(source, last, end))) {
    await append(target, together)
    copied += together.length
    const at = together.at(-1)?.position
    if (at) onProgress('copying', together.length, part(at) ?? null)
  }
  return { there, copied, end }
}

/** How many events the target already holds, and the source's position of the last of them. */
const compared = async (
  source: Original,
  target: Store,
  end: Position | null,
  onEvents: (events: number, at: Position) => void,
) => {
  const theirs = eventsOf(source, null, end)
  let events = 0
  let last: Position | null = null
  for await (const { events: page } of target.read(null, {})) {
    for (const mine of page) {
      const { value: original } = await theirs.next()
      if (!original) throw noPrefix(`The target holds more than the source's ${events} events, from ${mine.stream} on.`)
      if (canonical(mine) !== canonical(original))
        throw noPrefix(
          `The target is no copy of the source: event ${events + 1} is ${nameOf(original)} there, ${nameOf(mine)} here.`,
        )
      events++
      last = original.position
    }
    if (last) onEvents(page.length, last)
  }
  await theirs.return(undefined)
  return { events, last }
}

const nameOf = ({ stream, revision, event }: Event) => `${event.type} (${stream}, revision ${revision})`

export async function* eventsOf(
  store: Original,
  after: Position | null,
  end: Position | null,
): AsyncGenerator<Event, undefined> {
  if (end === null || store.compare(after, end) >= 0) return
  for await (const { events } of store.read(after, {}))
    for (const event of events) {
      if (store.compare(event.position, end) > 0) return
      yield event
    }
}

/** Neighbours of one stream go into one append. */
async function* runsOf(events: AsyncIterable<Event>): AsyncGenerator<readonly Event[]> {
  let run: Event[] = []
  let bytes = 0
  for await (const event of events) {
    const size = Buffer.byteLength(JSON.stringify([event.event, event.metadata]))
    const fits = run[0]?.stream === event.stream && run.length < mostTogether && bytes + size < bytesTogether
    if (run.length > 0 && !fits) {
      yield run
      run = []
      bytes = 0
    }
    run.push(event)
    bytes += size
  }
  if (run.length > 0) yield run
}

/** A target that is away for a while is waited for: the ids make a second try harmless. */
const append = async (target: Store, run: readonly Event[]) => {
  const [first] = run
  if (!first) return
  const events = run.map(({ id, event, metadata, at }) => ({ id, event, metadata: { ...metadata, recordedAt: at } }))
  const expected = first.revision === 0 ? 'no-stream' : first.revision - 1
  for (const end = Date.now() + patience; ; await setTimeout(1000)) {
    try {
      const answer = await target.append(first.stream, expected, events)
      if (!isConflict(answer)) return
      throw noPrefix(`${first.stream} ends at ${answer.conflict} in the target, where ${expected} was expected.`)
    } catch (error) {
      if (!isOutage(error) || Date.now() > end) throw error
    }
  }
}
