import { describe, expect, test } from 'vitest'
import { memoryStore } from '../../domain/kernel/memory-store.ts'
import { type Parked, type ReactionStore, reactions, runReaction } from '../../domain/kernel/reaction.ts'
import { streamOf } from '../../domain/kernel/stream.ts'

type Facts = { lamp: { type: 'Lit'; n: number } | { type: 'Dimmed' } }
const id = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`

const keptHere = () => {
  const parked = new Map<string, Parked & { readonly error: string; readonly retry: boolean }>()
  let place: Awaited<ReturnType<ReactionStore['position']>> = null
  const store: ReactionStore = {
    position: async () => place,
    advance: async (_, position) => {
      place = position
    },
    alone: (_, signal, work) => work(signal),
    park: async (_, event, error, retryInMs) =>
      void parked.set(event.eventId, { ...event, error, retry: retryInMs !== null }),
    due: async () => [...parked.values()].filter(({ retry }) => retry),
    settle: async (_, eventId) => void parked.delete(eventId),
  }
  return { store, parked, place: () => place }
}

/** Lights lamps, then runs a reaction on them until `done`, without waiting for any clock. */
const react = async (
  lamps: readonly (readonly [lamp: string, n: number])[],
  work: (n: number, failures: number) => Promise<void>,
  done: (kept: ReturnType<typeof keptHere>) => boolean,
  attempts = 12,
) => {
  const log = memoryStore<Facts>()
  for (const [at, [lamp, n]] of lamps.entries()) {
    const causes = { commandId: id(at), correlationId: id(at), causationId: id(at), schema: 1 }
    const metadata = { ...causes, actor: { kind: 'system', id: 'test' } as const, subject: id(0) }
    await log.append(streamOf('lamp', lamp), 'any', [
      { id: id(100 + at), event: { type: 'Lit', n }, metadata },
      { id: id(500 + at), event: { type: 'Dimmed' }, metadata },
    ])
  }
  const kept = keptHere()
  const stop = new AbortController()
  const reaction = reactions<Facts>()({
    name: 'when-lit',
    category: 'lamp',
    on: ['Lit'],
    width: 4,
    attempts,
    react: ({ event }, _, failures) => work(event.n, failures),
  })
  const pause = () => new Promise<void>(resolve => setImmediate(resolve))
  const running = runReaction(
    reaction,
    { log, store: kept.store, report: () => {}, pause, random: () => 0 },
    stop.signal,
  )
  for (let turns = 0; turns < 2000 && !done(kept); turns++) await pause()
  stop.abort()
  await running
  return kept
}

describe('a reaction', () => {
  test('gets only the facts it is on, in the order of their stream, side by side across streams', async () => {
    const heard: number[] = []
    let inside = 0
    let most = 0
    const lamps = Array.from({ length: 30 }, (_, n) => [n % 3 === 0 ? 'a' : n % 3 === 1 ? 'b' : 'c', n] as const)
    await react(
      lamps,
      async n => {
        most = Math.max(most, ++inside)
        for (let turns = 0; turns < (n * 7) % 5; turns++) await new Promise(resolve => setImmediate(resolve))
        heard.push(n)
        inside--
      },
      () => heard.length === lamps.length,
    )
    for (const lamp of [0, 1, 2]) {
      const own = heard.filter(n => n % 3 === lamp)
      expect(own).toEqual(own.toSorted((one, other) => one - other))
    }
    expect(heard).toHaveLength(30)
    expect(most).toBeGreaterThan(1)
    expect(most).toBeLessThanOrEqual(3)
  })

  test('parks what fails and tries it again, while the others go on', async () => {
    const heard: number[] = []
    const kept = await react(
      [
        ['a', 1],
        ['b', 2],
        ['c', 3],
      ],
      async (n, failures) => {
        if (n === 2 && failures < 3) throw new Error('not yet')
        heard.push(n)
      },
      ({ parked }) => heard.length === 3 && parked.size === 0,
    )
    expect(heard).toEqual([1, 3, 2])
    expect(kept.parked.size).toBe(0)
    expect(kept.place()).toBe('6')
  })

  test('leaves to a person what failed often enough, and says why', async () => {
    let tries = 0
    const kept = await react(
      [['a', 1]],
      async () => {
        tries++
        throw new Error('never')
      },
      ({ parked }) => [...parked.values()].some(({ retry }) => !retry),
      4,
    )
    expect(tries).toBe(4)
    expect([...kept.parked.values()]).toMatchObject([{ attempts: 4, error: 'Error: never', retry: false }])
  })
})
