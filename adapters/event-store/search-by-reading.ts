import type { EventId } from '../../domain/ids.ts'
import { refuse } from '../../domain/kernel/decider.ts'
import type { Recorded } from '../../domain/kernel/log.ts'
import { asId, categoryOf } from '../../domain/kernel/stream.ts'
import type { EventQuestion, TextQuestion, Within } from './log-question.ts'
import { patienceMs } from './reading-through.ts'
import type { Backward, StoredEvent } from './stored.ts'
import { openFieldsWith } from './text-in-fields.ts'

// The desk's searches of a log that no database answers for: it is looked through from its end, for a bounded time.

/** Those that `found` makes something of, newest first. */
const lookingBack =
  (store: Backward, patience: number) =>
  async <Found>({ from, to, before, limit }: Omit<Within, 'type' | 'category'>, found: Seen<Found>) => {
    const until = performance.now() + patience
    const [first, last] = [from ? Date.parse(from) : null, to ? Date.parse(to) : null]
    const events: Found[] = []
    let searchedTo: string | null = null
    for await (const page of store.back(before === undefined ? null : asId(before))) {
      for (const recorded of page.events) {
        const at = Date.parse(recorded.at)
        if (first !== null && at < first) return { events, searchedTo, next: null }
        searchedTo = recorded.at
        const one = last !== null && at > last ? null : found(recorded)
        if (one === null) continue
        events.push(one)
        if (events.length === limit) return { events, searchedTo, next: recorded.position }
      }
      if (performance.now() >= until) return { events, searchedTo, next: page.position }
    }
    return { events, searchedTo, next: null }
  }

type Seen<Found> = (recorded: Recorded<StoredEvent>) => Found | null

const isWithin = ({ type, category }: Within, { stream, event }: Recorded<StoredEvent>) =>
  (!type || event.type === type) && (!category || categoryOf(stream) === category)

const isAskedFor = (asked: EventQuestion, recorded: Recorded<StoredEvent>) => {
  const { command, correlation, actor, planner } = asked
  const { event, metadata } = recorded
  return (
    isWithin(asked, recorded) &&
    (!command || metadata.commandId === command) &&
    (!correlation || metadata.correlationId === correlation) &&
    (!actor || metadata.actor.id === actor) &&
    (!planner || plannerOf(event)?.startsWith(planner) === true)
  )
}

/** Events by what their envelopes say. */
export const eventsByReading = (store: Backward, patience = patienceMs) => {
  const look = lookingBack(store, patience)
  return async (asked: EventQuestion) => {
    if (!asked.ids) return look(asked, recorded => (isAskedFor(asked, recorded) ? envelopeOf(recorded) : null))
    const wanted = new Set(asked.ids)
    const { before } = asked
    const { events, searchedTo, next } = await look({ before, limit: wanted.size }, recorded =>
      wanted.has(recorded.id) ? envelopeOf(recorded) : null,
    )
    return events.length === wanted.size ? { events, searchedTo: null, next: null } : { events, searchedTo, next }
  }
}

/** Events by text inside fields: `open` names, by type, those that are looked into. */
export const textByReading = (
  store: Backward,
  open: Readonly<Record<string, readonly string[]>>,
  patience = patienceMs,
) => {
  const look = lookingBack(store, patience)
  return ({ text, ...asked }: TextQuestion) =>
    look(asked, recorded => {
      if (!isWithin(asked, recorded)) return null
      const found = openFieldsWith(text, recorded.event, open[recorded.event.type] ?? [])
      return found.length > 0 ? { ...envelopeOf(recorded), found } : null
    })
}

/** Where an event stands, by its id; refused where the time was over before the log's beginning was reached. */
export const placeByReading = (store: Backward, patience = 2 * patienceMs) => {
  const look = lookingBack(store, patience)
  return async (id: EventId) => {
    const { events, next } = await look({ limit: 1 }, recorded => (recorded.id === id ? recorded : null))
    const [found] = events
    if (found) return { stream: found.stream, revision: found.revision }
    return next === null ? null : refuse('log-not-searched')
  }
}

const plannerOf = ({ plannerVersion }: StoredEvent) => (typeof plannerVersion === 'string' ? plannerVersion : null)

const envelopeOf = ({ id, stream, event, at, position, revision, metadata }: Recorded<StoredEvent>) => {
  const { commandId, correlationId, causationId, actor, subject } = metadata
  return {
    id,
    stream,
    type: event.type,
    planner: plannerOf(event),
    at,
    happened: typeof event.at === 'string' ? event.at : at,
    position,
    revision,
    commandId,
    correlationId,
    causationId,
    actor: { kind: actor.kind, id: actor.id },
    person: subject,
  }
}
