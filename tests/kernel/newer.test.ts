import { expect, test } from 'vitest'
import { refusalOf } from '../../api/problems.ts'
import { schemaOf, upcast } from '../../domain/facts.ts'
import { isNewer, poisoned } from '../../domain/kernel/poison.ts'
import { reactions } from '../../domain/kernel/reaction.ts'
import { asId, asStream, streamOf } from '../../domain/kernel/stream.ts'
import { memoryStore } from '../../domain/kernel/testing/memory-store.ts'
import { runReaction } from '../../domain/running/run-reaction.ts'

const place = { position: asId<'position'>('1'), id: asId<'event'>('e'), stream: asStream('workout-w') }
const failed = (work: () => unknown): unknown => {
  try {
    work()
  } catch (error) {
    return error
  }
}

test('a fact or a shape that is not known here was written by a newer version; a shape that never was, by nobody', () => {
  const read = (type: string, version: number) => failed(() => upcast('workout', { type }, version))
  expect(isNewer(read('WorkoutRated', 1))).toBe(true)
  expect(isNewer(read('SetLogged', schemaOf('SetLogged') + 1))).toBe(true)
  expect(isNewer(read('SetLogged', 0))).toBe(false)
})

test('who asks for a stream with such a fact is told to ask again, which may reach the newer version', () => {
  const { problem, headers } = refusalOf(
    poisoned(
      'WorkoutRated cannot be read',
      place,
      failed(() => upcast('workout', { type: 'WorkoutRated' }, 1)),
    ),
  )
  expect([problem.status, headers['retry-after']]).toEqual([503, '2'])
  expect(refusalOf(poisoned('it cannot be read', place, new Error('odd'))).problem.status).toBe(500)
})

test('an effect of such a fact waits for the newer version, however long: it is not left to a person', async () => {
  type Facts = { lamp: { type: 'Lit' } }
  const log = memoryStore<Facts>()
  const causes = {
    commandId: asId<'command'>('c'),
    correlationId: asId<'command'>('c'),
    causationId: asId<'command'>('c'),
    schema: 1,
    subject: asId<'subject'>('s'),
  }
  const metadata = { ...causes, actor: { kind: 'system', id: 'test' } as const }
  await log.append(streamOf('lamp', 'a'), 'any', [{ id: asId('e'), event: { type: 'Lit' }, metadata }])
  const unknown = () =>
    poisoned(
      'Lit cannot be read',
      { ...place, stream: asStream('lamp-a') },
      failed(() => upcast('workout', { type: 'Lit' }, 1)),
    )
  const waits: (number | null)[] = []
  const stop = new AbortController()
  const pause = () => new Promise<void>(resolve => setImmediate(resolve))
  const running = runReaction(
    reactions<Facts>()({
      name: 'when-lit',
      category: 'lamp',
      on: ['Lit'],
      width: 1,
      attempts: 3,
      react: async () => {},
    }),
    {
      log: {
        ...log,
        load: async () => {
          throw unknown()
        },
        follow: async function* (...asked) {
          for await (const { position } of log.follow(...asked)) yield { events: [], unreadable: [unknown()], position }
        },
      },
      store: {
        begin: async () => {},
        open: async () => ({ position: null, epoch: 1n }),
        advance: async () => true,
        alone: (_, signal, work) => work(signal),
        park: async (_, { attempts }, __, retryInMs) => void waits.push(attempts < 3 ? retryInMs : null),
        due: async () => [{ stream: asStream('lamp-a'), eventId: asId<'event'>('e'), attempts: 50 }],
        settle: async () => {},
      },
      report: () => {},
      pause,
      random: () => 0,
    },
    stop.signal,
  )
  for (let turns = 0; turns < 2000 && waits.length < 20; turns++) await pause()
  stop.abort()
  await running
  expect(waits.length).toBeGreaterThanOrEqual(20)
  expect(waits.every(wait => wait !== null && wait > 0)).toBe(true)
})
