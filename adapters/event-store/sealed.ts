import { type Category, erased, type Facts, isCategory, personal, upcast } from '../../domain/facts.ts'
import type { EventStore, Filter, NewEvent, Page, Recorded } from '../../domain/kernel/log.ts'
import { poisoned } from '../../domain/kernel/poison.ts'
import { categoryOf, type Stream } from '../../domain/kernel/stream.ts'
import type { KeyRing } from './key-ring.ts'
import { open, type Sealed, seal } from './sealing.ts'
import type { StoredEvent, StoredFacts } from './stored.ts'

/**
 * The codec at the store's door: seals the fields that a stream's file marks as personal under the key of the person
 * they are about, opens them on the way back, and brings old shapes to today's. Where the key was destroyed, '[erased]'
 * is read. Events of streams that are not ours are left out.
 */
export const sealedStore = (store: EventStore<StoredFacts>, keys: KeyRing): EventStore<Facts> => ({
  load: async stream => {
    const { events, poison } = await decode(await store.load(stream), categoryIs(categoryOf(stream)), keys)
    if (poison) throw poison
    return events
  },
  append: async (stream, expected, events) => store.append(stream, expected, await sealAll(stream, events, keys)),
  read: (from, filter) => decoded(store.read(from, filter), passing(filter), keys),
  follow: (from, filter, signal) => decoded(store.follow(from, filter, signal), passing(filter), keys),
  head: store.head,
  compare: store.compare,
  ...(store.distance ? { distance: store.distance } : {}),
})

type Ours<C extends Category> = (category: string) => category is C

const categoryIs =
  <C extends Category>(wanted: C): Ours<C> =>
  (category): category is C =>
    category === wanted

const passing =
  <C extends Category>({ categories }: Filter<C>): Ours<C> =>
  (category): category is C =>
    isCategory(category) && (categories?.some(wanted => wanted === category) ?? true)

const none: readonly string[] = []
const personalFields = (category: string, type: string) => {
  const fields = isCategory(category) ? personal[category] : {}
  return Object.hasOwn(fields, type) ? (fields[type] ?? none) : none
}

const sealAll = async (stream: Stream, events: readonly NewEvent<Facts[Category]>[], keys: KeyRing) => {
  const stored: NewEvent<StoredEvent>[] = []
  for (const { id, event, metadata } of events) {
    const fields = personalFields(categoryOf(stream), event.type).filter(
      field => Reflect.get(event, field) !== undefined,
    )
    const sealed: Record<string, Sealed> = {}
    for (const field of fields) {
      const key = await keys.current(metadata.subject)
      sealed[field] = seal(Reflect.get(event, field), key, { subject: metadata.subject, stream, event: id, field })
    }
    stored.push({ id, event: { ...event, ...sealed }, metadata })
  }
  return stored
}

type Keys = Awaited<ReturnType<KeyRing['all']>>
type Decoded<Event> = { readonly events: readonly Recorded<Event>[]; readonly poison: unknown }

/** As far as the events can be read; what comes after one that cannot be is not looked at. */
const decode = async <C extends Category>(
  events: readonly Recorded<StoredEvent>[],
  isOurs: Ours<C>,
  keyRing: KeyRing,
): Promise<Decoded<Facts[C]>> => {
  const subjects = new Set<string>()
  for (const { stream, event, metadata } of events)
    if (personalFields(categoryOf(stream), event.type).length > 0) subjects.add(metadata.subject)
  const keys: Keys = subjects.size > 0 ? await keyRing.all([...subjects]) : new Map()
  const read: Recorded<Facts[C]>[] = []
  for (const recorded of events) {
    const { event, metadata } = recorded
    const category = categoryOf(recorded.stream)
    if (!isOurs(category)) continue
    try {
      read.push({ ...recorded, event: upcast(category, opened(recorded, category, keys), metadata.schema) })
    } catch (error) {
      return { events: read, poison: poisoned(`${event.type} cannot be read`, recorded, error) }
    }
  }
  return { events: read, poison: null }
}

const opened = (recorded: Recorded<StoredEvent>, category: string, keys: Keys): StoredEvent => {
  const { stream, id, event, metadata } = recorded
  const fields = personalFields(category, event.type)
  if (fields.length === 0) return event
  const plain: Record<string, unknown> & { type: string } = { ...event }
  for (const field of fields) {
    const value = plain[field]
    if (!isSealed(value)) continue
    const key = keys.get(metadata.subject)?.get(value.sealed)
    plain[field] = key ? open(value, key, { subject: metadata.subject, stream, event: id, field }) : blank(value)
  }
  return plain
}

const isSealed = (value: unknown): value is Sealed => typeof value === 'object' && value !== null && 'sealed' in value

/** An erased object still tells which fields it had, not what they said. */
const blank = ({ keys }: Sealed) => (keys ? Object.fromEntries(keys.map(key => [key, erased])) : erased)

/** The events before one that cannot be read are a page of their own. */
async function* decoded<C extends Category>(
  pages: AsyncIterable<Page<StoredEvent>>,
  isOurs: Ours<C>,
  keys: KeyRing,
): AsyncIterable<Page<Facts[C]>> {
  for await (const { events, position } of pages) {
    const { events: read, poison } = await decode(events, isOurs, keys)
    const last = read.at(-1)
    if (!poison) yield { events: read, position }
    else {
      if (last) yield { events: read, position: last.position }
      throw poison
    }
  }
}
