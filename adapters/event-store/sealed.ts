import { setImmediate } from 'node:timers/promises'
import { type Category, type Facts, isCategory, upcast } from '../../domain/facts.ts'
import { defined } from '../../domain/fields.ts'
import type { EventStore, Filter, NewEvent, Page, Part, Recorded } from '../../domain/kernel/log.ts'
import { type Poison, poisoned } from '../../domain/kernel/poison.ts'
import { categoryOf, type Stream } from '../../domain/kernel/stream.ts'
import { unlessKeyGone } from '../../domain/personal.ts'
import { blanksOf, ownKeyOf } from '../../domain/sealing.ts'
import type { KeyRing } from './key-ring.ts'
import { isSealed, open, openTogether, sealAlike, sealedUnderNoKey, sealedVersion, sealTogether } from './sealing.ts'
import type { StoredEvent, StoredFacts } from './stored.ts'

/**
 * The codec at the store's door: seals the fields that a stream's file marks as personal, together, under the key of
 * the person they are about or of the workout they belong to; opens them on the way back, and brings old shapes to
 * today's. Where the key was destroyed, what the file says is read instead. Events of streams that are not ours are left
 * out.
 */
export const sealedStore = (store: EventStore<StoredFacts>, keys: KeyRing): EventStore<Facts> => ({
  load: async <C extends Category>(
    stream: Stream<C>,
    { from, most = Number.POSITIVE_INFINITY }: Part = { from: 0 },
  ) => {
    const isOurs = categoryIs(categoryOf(stream))
    const wanted = (at: number) => Math.min(atOnce, from + most - at)
    const ask = (at: number): Promise<readonly Recorded<StoredEvent, C>[]> => {
      const part = store.load(stream, { from: at, most: wanted(at) })
      part.catch(() => {})
      return part
    }
    const loaded: Recorded<Facts[C], C>[] = []
    for (let at = from, next = ask(at); ; at += atOnce) {
      const part = await next
      const isLast = part.length < wanted(at) || wanted(at + atOnce) <= 0
      if (!isLast) {
        next = ask(at + atOnce)
        await setImmediate()
      }
      const { events, unreadable } = await decode(part, isOurs, keys)
      if (unreadable[0]) throw unreadable[0]
      loaded.push(...events)
      if (isLast) return loaded
    }
  },
  append: async (stream, expected, events) => {
    const ready = await Promise.all(events.map(event => sealed(stream, event, keys)))
    if (expected === 'no-stream') makeKeyOfRows(stream, events, keys)
    return store.append(stream, expected, ready)
  },
  read: (from, filter) => readable(store, store.read(from, filter), passing(filter), keys),
  follow: async function* (from, filter, signal) {
    for await (const { events, position } of store.follow(from, filter, signal))
      yield { ...(await decode(events, passing(filter), keys)), position }
  },
  head: store.head,
  compare: store.compare,
  ...(store.at ? { at: store.at } : {}),
  ...(store.distance ? { distance: store.distance } : {}),
})

/** Of a long stream, so many events are opened before others get their turn, while the next ones are on their way. */
const atOnce = 500

type Ours<C extends Category> = (category: string) => category is C

const categoryIs =
  <C extends Category>(wanted: C): Ours<C> =>
  (category): category is C =>
    category === wanted

const passing =
  <C extends Category>({ categories }: Filter<C>): Ours<C> =>
  (category): category is C =>
    isCategory(category) && (categories?.some(wanted => wanted === category) ?? true)

/** All personal fields of an event in one: they were put together, they go together, and one seal costs less. */
const sealed = async (
  stream: Stream,
  { id, event, metadata }: NewEvent<Facts[Category]>,
  keys: KeyRing,
): Promise<NewEvent<StoredEvent>> => {
  const blanks = blanksOf(categoryOf(stream), event.type)
  if (!blanks) return { id, event, metadata }
  const { open, personal } = parted({ ...event }, blanks)
  if (!personal) return { id, event: open, metadata }
  const { subject } = metadata
  const key = await keys.current(ownKeyOf(stream, open) ?? subject, subject)
  return { id, event: { ...open, sealed: sealTogether(personal, key, placeIn(stream, id, subject)) }, metadata }
}

/** Where an event's personal fields belong, all in one. */
const placeIn = (stream: Stream, event: string, subject: string) => ({ subject, stream, event, field: 'personal' })

type Blanks = Readonly<Record<string, unknown>>

/** What of an event is personal and what is not; null where nothing is. */
const parted = (event: StoredEvent, blanks: Blanks) => {
  const personal = Object.entries(event).filter(([field, value]) => field in blanks && value !== undefined)
  if (personal.length === 0) return { open: event, personal: null }
  const rest = Object.entries(event).filter(([field]) => !(field in blanks))
  return { open: { type: event.type, ...Object.fromEntries(rest) }, personal: Object.fromEntries(personal) }
}

/**
 * An event as it would rest had it been written today: what is personal in it and lies in the open, or sealed field by
 * field, sealed together under the key that such a fact has now. The same at each call. Where that key was destroyed,
 * under none.
 */
export const sealedAnew = async (recorded: Recorded<StoredEvent>, keys: KeyRing): Promise<Recorded<StoredEvent>> => {
  const { stream, id, metadata } = recorded
  const { subject } = metadata
  const blanks = blanksOf(categoryOf(stream), recorded.event.type)
  if (!blanks || typeof recorded.event.sealed === 'string') return recorded
  const theirs = (await keys.all([subject])).get(subject)
  const { open, personal } = parted(openedEach(recorded, blanks, theirs), blanks)
  if (!personal) return { ...recorded, event: open }
  const key = await unlessKeyGone(keys.current(ownKeyOf(stream, recorded.event) ?? subject, subject))
  const sealed = key ? sealAlike(personal, key, placeIn(stream, id, subject)) : sealedUnderNoKey
  return { ...recorded, event: { ...open, sealed } }
}

/** Rows of what begins without a personal word rest sealed too: their key is made while the log writes, not after it. */
const makeKeyOfRows = (stream: Stream, [first]: readonly NewEvent<Facts[Category]>[], keys: KeyRing) => {
  const own = first && ownKeyOf(stream, { ...first.event })
  // Without one nothing is wrong yet: whoever has something to seal asks again.
  if (own) keys.current(own, first.metadata.subject).catch(() => {})
}

type Keys = Awaited<ReturnType<KeyRing['all']>>
type Decoded<Event, S extends string> = {
  readonly events: readonly Recorded<Event, S>[]
  readonly unreadable: readonly Poison[]
}

const decode = async <C extends Category, S extends string>(
  events: readonly Recorded<StoredEvent, S>[],
  isOurs: Ours<C>,
  keyRing: KeyRing,
): Promise<Decoded<Facts[C], S>> => {
  const names = new Set<string>()
  for (const recorded of events) if (isPersonal(recorded)) names.add(keyNameOf(recorded))
  const keys: Keys = names.size > 0 ? await keyRing.all([...names]) : new Map()
  const read: Recorded<Facts[C], S>[] = []
  const unreadable: Poison[] = []
  for (const recorded of events) {
    const { event, metadata } = recorded
    const category = categoryOf(recorded.stream)
    if (!isOurs(category)) continue
    try {
      const today = upcast(category, opened(recorded, category, keys), metadata.schema)
      read.push(stands(recorded, today) ? recorded : { ...recorded, event: today })
    } catch (error) {
      unreadable.push(poisoned(`${event.type} cannot be read`, recorded, error))
    }
  }
  return { events: read, unreadable }
}

const isPersonal = ({ stream, event }: Recorded<StoredEvent>) => {
  const blanks = blanksOf(categoryOf(stream), event.type)
  return blanks !== undefined && ('sealed' in event || Object.keys(blanks).some(field => field in event))
}

/** Of before workouts had keys, everything was sealed under the person's. */
export const keyNameOf = ({ stream, event, metadata }: Recorded<StoredEvent>) =>
  (typeof event.sealed === 'string' && ownKeyOf(stream, event)) || metadata.subject

/** Neither opened nor brought to another shape: then the event is not copied. */
const stands = <Event, S extends string>(
  recorded: Recorded<unknown, S>,
  today: Event,
): recorded is Recorded<Event, S> => Object.is(recorded.event, today)

const opened = (recorded: Recorded<StoredEvent>, category: string, keys: Keys): StoredEvent => {
  const { stream, id, event, metadata } = recorded
  const blanks = blanksOf(category, event.type)
  if (!blanks) return event
  const mine = keys.get(keyNameOf(recorded))
  const { sealed, ...plain } = event
  if (typeof sealed !== 'string') return openedEach(recorded, blanks, mine)
  const secret = mine?.get(sealedVersion(sealed))
  const place = placeIn(stream, id, metadata.subject)
  return { ...plain, ...(secret ? openTogether(sealed, secret, place) : defined(blanks)) }
}

/** Of before they were sealed together: each field by itself, or not at all. Where the key is gone, neither is read. */
const openedEach = (
  { stream, id, event, metadata: { subject } }: Recorded<StoredEvent>,
  blanks: Blanks,
  keys: ReadonlyMap<number, Buffer> | undefined,
): StoredEvent => {
  const isErased = keys?.size === 0
  const fields = Object.keys(blanks).filter(field => isSealed(event[field]) || (isErased && field in event))
  if (fields.length === 0) return event
  const plain: Record<string, unknown> & { type: string } = { ...event }
  for (const field of fields) {
    const value = event[field]
    const secret = isSealed(value) ? keys?.get(value.sealed) : undefined
    if (isSealed(value) && secret) plain[field] = open(value, secret, { subject, stream, event: id, field })
    else if (blanks[field] === undefined) delete plain[field]
    else plain[field] = blanks[field]
  }
  return plain
}

/** The events before one that cannot be read are a page of their own. */
async function* readable<C extends Category>(
  { compare }: Pick<EventStore<StoredFacts>, 'compare'>,
  pages: AsyncIterable<Page<StoredEvent>>,
  isOurs: Ours<C>,
  keys: KeyRing,
): AsyncIterable<Page<Facts[C]>> {
  for await (const { events, position } of pages) {
    const { events: all, unreadable } = await decode(events, isOurs, keys)
    const [poison] = unreadable
    if (!poison) yield { events: all, position }
    else {
      const read = all.filter(({ position }) => compare(position, poison.poison.position) < 0)
      const last = read.at(-1)
      if (last) yield { events: read, position: last.position }
      throw poison
    }
  }
}
