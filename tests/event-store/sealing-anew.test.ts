import { describe, expect, test } from 'vitest'
import { copyLog } from '../../adapters/event-store/copy.ts'
import { canonical } from '../../adapters/event-store/digest.ts'
import type { KeyRing } from '../../adapters/event-store/key-ring.ts'
import { memoryStore } from '../../adapters/event-store/memory/memory-store.ts'
import { sealedStore } from '../../adapters/event-store/sealed.ts'
import { sealingAnew } from '../../adapters/event-store/sealing-anew.ts'
import type { StoredEvent, StoredFacts } from '../../adapters/event-store/stored.ts'
import { schemaOf } from '../../domain/facts.ts'
import { asEventId } from '../../domain/ids.ts'
import type { EventStore, Page, Recorded } from '../../domain/kernel/log.ts'
import { asStream, categoryOf } from '../../domain/kernel/stream.ts'
import { keyGone } from '../../domain/personal.ts'
import { blanksOf } from '../../domain/sealing.ts'
import { goldenKeys, goldenLog, goldens, openWords } from '../golden/log.ts'

const allOf = async <Event>(pages: AsyncIterable<Page<Event>>) => {
  const all: Recorded<Event>[] = []
  for await (const { events } of pages) all.push(...events)
  return all
}

const everything = (store: EventStore<StoredFacts>) => allOf(store.read(null, {}))

const first = goldens().filter(({ data }) => !data.sealed)

/** Each kind of fact as the first version wrote it: in the open, or each field sealed by itself. */
const asWritten = async () => {
  const store = memoryStore()
  for (const { stream, id, type, data, metadata } of first)
    await store.append(asStream(stream), 'any', [{ id: asEventId(id), event: { type, ...data }, metadata }])
  return store
}

/** The same with nothing sealed at all. */
const allOpen = async () => {
  const store = memoryStore()
  for (const { stream, id, event, metadata } of await allOf(goldenLog(first).read(null, {})))
    await store.append(asStream(stream), 'any', [
      { id, event: { ...event }, metadata: { ...metadata, schema: schemaOf(event.type) } },
    ])
  return store
}

const ways = [
  ['as it was written', asWritten],
  ['with nothing sealed', allOpen],
] as const

/** Of a person whose keys are gone. */
const goneKeys: KeyRing = {
  ...goldenKeys,
  current: name => Promise.reject(keyGone(name)),
  all: async names => new Map(names.map(name => [name, new Map()])),
}

const inTheOpen = ({ stream, event }: Recorded<StoredEvent>) =>
  Object.keys(blanksOf(categoryOf(stream), event.type) ?? {}).filter(field => field in event)

const read = (store: EventStore<StoredFacts>, keys: KeyRing) => allOf(sealedStore(store, keys).read(null, {}))

const sealed = (source: EventStore<StoredFacts>, target: EventStore<StoredFacts>, keys = goldenKeys) =>
  copyLog(sealingAnew(source, keys), target, () => {})

describe.each(ways)('a log %s', (_, written) => {
  test('is copied with nothing personal in the open, and read as what it was made of', async () => {
    const [source, target] = [await written(), memoryStore()]
    const originals = await everything(source)
    expect(originals.filter(each => inTheOpen(each).length > 0).length).toBeGreaterThan(20)
    await sealed(source, target)
    const copies = await everything(target)
    expect(copies.flatMap(inTheOpen)).toEqual([])
    expect(openWords(copies)).toEqual([])
    const parts = ({ stream, revision, id, metadata, at }: Recorded<StoredEvent>) => [
      stream,
      revision,
      id,
      metadata,
      at,
    ]
    expect(copies.map(parts)).toEqual(originals.map(parts))
    expect(await read(target, goldenKeys)).toEqual(await read(source, goldenKeys))
  })

  test('keeps nothing to open of whom is gone, and reads as erased', async () => {
    const [source, target] = [await written(), memoryStore()]
    await sealed(source, target, goneKeys)
    const copies = await everything(target)
    expect(copies.flatMap(inTheOpen)).toEqual([])
    expect(openWords(copies)).toEqual([])
    expect(await read(target, goldenKeys)).toEqual(await read(source, goneKeys))
  })

  test('goes on where it was cut off, and is the same each time', async () => {
    const [source, target, again] = [await written(), memoryStore(), memoryStore()]
    let left = 30
    const breaking: EventStore<StoredFacts> = {
      ...target,
      append: (...asked) => (left-- > 0 ? target.append(...asked) : Promise.reject(new Error('killed'))),
    }
    await expect(sealed(source, breaking)).rejects.toThrow('killed')
    const before = (await everything(target)).length
    expect(await sealed(source, target)).toMatchObject({ there: before })
    expect(await sealed(source, target)).toMatchObject({ copied: 0 })
    await sealed(source, again)
    expect((await everything(again)).map(canonical)).toEqual((await everything(target)).map(canonical))
  })
})

test('what such a log holds in the open is what this is about', async () => {
  expect(openWords(await everything(await allOpen()))).not.toEqual([])
})
