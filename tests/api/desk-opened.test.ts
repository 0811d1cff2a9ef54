import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { freshId } from '../../adapters/crypto/fresh-id.ts'
import { memoryKeyRing } from '../../adapters/event-store/memory/key-ring.ts'
import { sealedStore } from '../../adapters/event-store/sealed.ts'
import type { StoredFacts } from '../../adapters/event-store/stored.ts'
import { openedStreams } from '../../api/desk/opened-streams.ts'
import type { Log } from '../../commands/ports/log.ts'
import { asUserId } from '../../domain/ids.ts'
import type { Stream } from '../../domain/kernel/stream.ts'
import { memoryStore } from '../../domain/kernel/testing/memory-store.ts'
import { streamOf } from '../../domain/streams.ts'
import type * as User from '../../domain/user.ts'

const at = '2026-03-01T18:00:00.000Z'
const person = asUserId('anna')

const began = async (keptMs?: number) => {
  const keys = memoryKeyRing()
  const log = sealedStore(memoryStore<StoredFacts>(), keys)
  let read = 0
  const load: Log['load'] = async (stream, part) => {
    const events = await log.load(stream, part)
    read += events.length
    return events
  }
  const tell = (stream: Stream<'user'>, from: number, events: readonly User.Event[]) =>
    log.append(
      stream,
      from === 0 ? 'no-stream' : from - 1,
      events.map(event => {
        const id = freshId<'command'>()
        const of = { commandId: id, correlationId: id, causationId: id, subject: person, schema: 1 }
        return { id: freshId(), event, metadata: { ...of, actor: { kind: 'user', id: person } } }
      }),
    )
  const long = async (length = 10_000, id: string = randomUUID()) => {
    const stream = streamOf('user', asUserId(id))
    const registered = {
      type: 'UserRegistered',
      email: 'anna@example.org',
      firstName: 'Anna',
      lastName: 'Groß',
      at,
    } as const
    const moved = (n: number) =>
      ({ type: 'EmailChanged', email: `anna${n}@example.org`, previous: 'anna@example.org', at }) as const
    await tell(stream, 0, [registered, ...Array.from({ length: length - 1 }, (_, n) => moved(n + 1))])
    return stream
  }
  return { open: openedStreams({ load }, keptMs), keys, tell, long, read: () => read }
}

describe('a long stream at the desk', () => {
  test('is read once for all steps through it, each of which shows its own state', async () => {
    const { open, long, read } = await began()
    const stream = await long()
    await open(stream)
    const first = read()
    for (let step = 0; step < 100; step++) {
      const revision = (step * 7919) % 10_000
      const { momentAt } = await open(stream)
      expect(JSON.stringify(momentAt(revision, true).after)).toContain(revision === 0 ? 'anna@' : `anna${revision}@`)
      expect(JSON.stringify(momentAt(revision, false).after)).not.toContain('anna')
    }
    expect(read() - first).toBe(100)
  })

  test('shows what came since it was opened', async () => {
    const { open, long, tell } = await began()
    const stream = await long(2000)
    expect((await open(stream)).events).toHaveLength(2000)
    await tell(stream, 2000, [{ type: 'EmailVerified', at }])
    expect((await open(stream)).events.at(-1)).toMatchObject({ revision: 2000, event: { type: 'EmailVerified' } })
  })

  test('shows nothing of a person who was erased meanwhile', async () => {
    const { open, long, keys } = await began()
    const stream = await long(2000)
    await open(stream)
    await keys.destroy(person)
    expect(JSON.stringify((await open(stream)).events)).not.toContain('example.org')
  })

  test('stays open for a moment after the last step, and four at most', async () => {
    const { open, long, read } = await began(1000)
    const streams = await Promise.all(Array.from({ length: 5 }, () => long(1000)))
    const whole = async (stream: Stream<'user'>) => {
      const before = read()
      await open(stream)
      return read() - before >= 1000
    }
    for (const stream of streams) expect(await whole(stream)).toBe(true)
    for (const stream of streams.slice(1)) expect(await whole(stream)).toBe(false)
    expect(await whole(streams[0] ?? streamOf('user', asUserId('')))).toBe(true)
    await setTimeout(1200)
    expect(await whole(streams[4] ?? streamOf('user', asUserId('')))).toBe(true)
  })
})
