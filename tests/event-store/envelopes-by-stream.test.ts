import { expect, test, vi } from 'vitest'
import { envelopesByStream } from '../../adapters/event-store/envelopes-by-stream.ts'
import { memoryStore } from '../../adapters/event-store/memory/memory-store.ts'
import { asStream } from '../../domain/kernel/stream.ts'
import { someEvent } from '../support/some-event.ts'

// Where an event stands and whom it is about, in a log that is asked by streams alone.

const streams = ['thing-1', 'thing-2', 'thing-3']

const filled = async () => {
  const store = memoryStore(() => '2026-03-01T12:00:00.000Z')
  const events = streams.map(() => [someEvent(), someEvent()])
  for (const [nth, stream] of streams.entries()) await store.append(asStream(stream), 'any', events[nth] ?? [])
  const asked = streams.flatMap((stream, nth) =>
    (events[nth] ?? []).map(({ id, metadata }) => ({ id, stream, metadata })),
  )
  return { store, asked, load: vi.spyOn(store, 'load') }
}

test('is told of each event that is in its stream, and each stream is read once', async () => {
  const { store, asked, load } = await filled()
  const read = () => load.mock.calls.map(([stream]) => stream)
  const envelopes = envelopesByStream(store)
  const nowhere = { id: someEvent().id, stream: 'thing-1' }
  const found = await envelopes([...asked, nowhere])
  expect([...found]).toEqual(
    asked.map(({ id, metadata }, nth) => [
      id,
      { revision: nth % 2, person: metadata.subject, since: '2026-03-01T12:00:00.000Z' },
    ]),
  )
  expect(read()).toEqual(streams)
  await envelopes(asked)
  expect(read()).toEqual(streams)
})

test('whose time is over is told of what was read by then, and of more when asked again', async () => {
  const { store, asked } = await filled()
  const envelopes = envelopesByStream(store, 0)
  const told: number[] = []
  for (const _ of streams) told.push((await envelopes(asked)).size)
  expect(told).toEqual([2, 4, 6])
})
