import type { DomainEvent } from '../../domain/events.ts'
import { type Category, erased, personal } from '../../domain/events.ts'
import type { EventStore, NewEvent, Page, Recorded } from '../../domain/log.ts'
import { categoryOf } from '../../domain/log.ts'
import type { KeyRing } from './key-ring.ts'
import { open, type Sealed, seal } from './sealing.ts'
import type { StoredEvent } from './stored.ts'

/**
 * The codec at the store's door: seals the fields that a stream's file marks as personal under the key of the person
 * they are about, and opens them on the way back. Where the key was destroyed, '[erased]' is read.
 */
export const sealedStore = (store: EventStore<StoredEvent>, keys: KeyRing): EventStore<DomainEvent> => ({
  load: async stream => openAll(await store.load(stream), keys),
  append: async (stream, expected, events) => store.append(stream, expected, await sealAll(stream, events, keys)),
  read: (from, filter) => opened(store.read(from, filter), keys),
  follow: (from, filter, signal) => opened(store.follow(from, filter, signal), keys),
  head: store.head,
  compare: store.compare,
})

const personalFields = (stream: string, type: string) => personal[categoryOf(stream) as Category]?.[type] ?? []

const sealAll = async (stream: string, events: readonly NewEvent<DomainEvent>[], keys: KeyRing) => {
  const stored: NewEvent<StoredEvent>[] = []
  for (const { id, event, metadata } of events) {
    const fields = personalFields(stream, event.type).filter(field => Reflect.get(event, field) !== undefined)
    const sealed: Record<string, Sealed> = {}
    for (const field of fields) {
      const key = await keys.current(metadata.subject)
      sealed[field] = seal(Reflect.get(event, field), key, { subject: metadata.subject, stream, event: id, field })
    }
    stored.push({ id, event: { ...event, ...sealed }, metadata })
  }
  return stored
}

const openAll = async (events: readonly Recorded<StoredEvent>[], keys: KeyRing): Promise<Recorded<DomainEvent>[]> => {
  const withSecrets = events.filter(({ stream, event }) => personalFields(stream, event.type).length > 0)
  const found = await keys.all([...new Set(withSecrets.map(({ metadata }) => metadata.subject))])
  return events.map(recorded => {
    const { stream, id, event, metadata } = recorded
    const plain: Record<string, unknown> = { ...event }
    for (const field of personalFields(stream, event.type)) {
      const value = plain[field]
      if (!isSealed(value)) continue
      const key = found.get(metadata.subject)?.get(value.sealed)
      plain[field] = key ? open(value, key, { subject: metadata.subject, stream, event: id, field }) : blank(value)
    }
    return { ...recorded, event: plain as DomainEvent }
  })
}

const isSealed = (value: unknown): value is Sealed => typeof value === 'object' && value !== null && 'sealed' in value

/** An erased object still tells which fields it had, not what they said. */
const blank = ({ keys }: Sealed) => (keys ? Object.fromEntries(keys.map(key => [key, erased])) : erased)

async function* opened(pages: AsyncIterable<Page<StoredEvent>>, keys: KeyRing): AsyncIterable<Page<DomainEvent>> {
  for await (const { events, position } of pages) yield { events: await openAll(events, keys), position }
}
