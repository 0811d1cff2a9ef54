import { describe, expect, test } from 'vitest'
import { freshId } from '../../adapters/crypto/fresh-id.ts'
import { copyLog } from '../../adapters/event-store/copy.ts'
import { canonical } from '../../adapters/event-store/digest.ts'
import { storeOver } from '../../adapters/event-store/eventstoredb/eventstoredb-store.ts'
import { memoryStore } from '../../adapters/event-store/memory/memory-store.ts'
import type { StoredEvent, StoredFacts } from '../../adapters/event-store/stored.ts'
import { translate } from '../../adapters/event-store/translate.ts'
import { asUserId } from '../../domain/ids.ts'
import type { EventStore, Recorded } from '../../domain/kernel/log.ts'
import { outage } from '../../domain/kernel/outage.ts'
import { asId, asStream } from '../../domain/kernel/stream.ts'
import { clientDouble } from './support/client-double.ts'

type Store = EventStore<StoredFacts>

const metadata = {
  commandId: asId<'command'>('c'),
  correlationId: asId<'command'>('c'),
  causationId: asId<'command'>('c'),
  actor: { kind: 'system', id: 'test' },
  subject: asUserId('nobody'),
  schema: 1,
} as const

const event = (type: string, n: number) => ({
  id: freshId<'event'>(),
  event: { type, n, nested: { b: 1, a: [n] } },
  metadata,
})

const everything = async (store: Store) => {
  const all: Recorded<StoredEvent>[] = []
  for await (const { events } of store.read(null, {})) all.push(...events)
  return all
}

/** Streams that take turns, some of them several events at once. */
const filled = async (count = 300) => {
  let moment = Date.parse('2026-01-01T00:00:00.000Z')
  const store = memoryStore(() => new Date(moment++).toISOString())
  for (let n = 0; n < count; n++) {
    const to = `thing-${n % 7}`
    const past = await store.load(asStream(to))
    await store.append(
      asStream(to),
      past.at(-1)?.revision ?? 'no-stream',
      Array.from({ length: 1 + (n % 3) }, () => event('Step', n)),
    )
  }
  return store
}

const double = () => storeOver(clientDouble().wire, { attempt: 60, total: 600, silence: 200, follower: 600 })

const copied = (source: Store, target: Store) => copyLog(source, target, () => {})

describe('copying a log (memory and a double, no server is used)', () => {
  test('there and back again: same order, ids, revisions, metadata, content and times', async () => {
    const [source, middle, target] = [await filled(), double(), memoryStore()]
    await copied(source, middle)
    await copied(middle, target)
    const originals = await everything(source)
    expect((await everything(middle)).map(canonical)).toEqual(originals.map(canonical))
    expect((await everything(target)).map(canonical)).toEqual(originals.map(canonical))
    expect((await everything(target)).map(({ metadata }) => metadata)).toEqual(originals.map(() => metadata))
    expect((await everything(target))[0]?.at).toBe('2026-01-01T00:00:00.000Z')
  })

  test('goes on where it was cut off, and does nothing when there is nothing to do', async () => {
    const source = await filled()
    const target = memoryStore()
    let left = 100
    const breaking: Store = {
      ...target,
      append: (...asked) => (left-- > 0 ? target.append(...asked) : Promise.reject(new Error('killed'))),
    }
    await expect(copied(source, breaking)).rejects.toThrow('killed')
    const before = (await everything(target)).length
    expect(before).toBeGreaterThanOrEqual(100)
    expect(await copied(source, target)).toMatchObject({
      there: before,
      copied: (await everything(source)).length - before,
    })
    expect(await copied(source, target)).toMatchObject({ copied: 0 })
    expect((await everything(target)).map(canonical)).toEqual((await everything(source)).map(canonical))
  })

  test('an outage of the target is waited for, an append that arrived all the same is not repeated', async () => {
    const source = await filled(5)
    const target = memoryStore()
    let failed = false
    const lossy: Store = {
      ...target,
      append: async (...asked) => {
        const answer = await target.append(...asked)
        if (failed) return answer
        failed = true
        throw outage('the event store', new Error('lost'))
      },
    }
    await copied(source, lossy)
    expect((await everything(target)).map(canonical)).toEqual((await everything(source)).map(canonical))
  })

  test('a target that holds something else is left alone', async () => {
    const source = await filled(10)
    const other = memoryStore()
    await other.append(asStream('thing-0'), 'no-stream', [event('Other', 1)])
    await expect(copied(source, other)).rejects.toThrow('event 1 is Step (thing-0, revision 0) there, Other (thing-0')
    expect(await everything(other)).toHaveLength(1)
    const longer = memoryStore()
    await copied(source, longer)
    await longer.append(asStream('thing-more'), 'no-stream', [event('More', 1)])
    await expect(copied(source, longer)).rejects.toThrow('holds more than the source')
  })

  test('a place in the original is the same place in the copy', async () => {
    const [source, target] = [await filled(20), double()]
    await copied(source, target)
    const [ours, theirs] = [await everything(source), await everything(target)]
    const asked = [3, 0, 11].map(index => ours[index]?.position ?? ('' as never))
    const found = await translate(source, target, asked)
    expect([...asked.map(place => found.get(place))]).toEqual([3, 0, 11].map(index => theirs[index]?.position))
  })
})
