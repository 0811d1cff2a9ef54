import { describe, expect, test } from 'vitest'
import type { EventStore } from '../../domain/kernel/log.ts'
import { poisoned } from '../../domain/kernel/poison.ts'
import { reactions } from '../../domain/kernel/reaction.ts'
import { asId, type Position, streamOf } from '../../domain/kernel/stream.ts'
import { memoryStore } from '../../domain/kernel/testing/memory-store.ts'
import { type Parked, type ReactionStore, runReaction } from '../../domain/running/run-reaction.ts'

type Facts = { lamp: { type: 'Lit'; n: number } | { type: 'Dimmed' } }
const id = <Kind extends string>(n: number) => asId<Kind>(`00000000-0000-4000-8000-${String(n).padStart(12, '0')}`)

const keptHere = () => {
  const parked = new Map<string, Parked & { readonly error: string; readonly retry: boolean }>()
  let place: Position | null | undefined
  let epoch = 0n
  let looks = 0
  let moves = 0
  const store: ReactionStore = {
    begin: async (_, position) => {
      if (place === undefined) place = position
    },
    open: async () => ({ position: place ?? null, epoch: ++epoch }),
    advance: async (_, mine, { position }) => {
      if (mine !== epoch) return false
      moves++
      place = position
      return true
    },
    alone: (_, signal, work) => work(signal),
    park: async (_, event, error, retryInMs) =>
      void parked.set(event.eventId, { ...event, error, retry: retryInMs !== null }),
    due: async () => {
      looks++
      return [...parked.values()].filter(({ retry }) => retry)
    },
    settle: async (_, eventId) => void parked.delete(eventId),
  }
  return { store, parked, place: () => place, looks: () => looks, moves: () => moves, takeOver: () => void epoch++ }
}

type Followed = Pick<EventStore<Facts>, 'follow'>
type Wrapped = (log: EventStore<Facts>) => Followed

type Pause = (ms: number, signal: AbortSignal) => Promise<void>
const turn = () => new Promise<void>(resolve => setImmediate(resolve))

/** Lights lamps, then runs a reaction on them until `done`, without waiting for any clock. */
const react = async (
  lamps: readonly (readonly [lamp: string, n: number])[],
  work: (n: number, failures: number) => Promise<void>,
  done: (kept: ReturnType<typeof keptHere>) => boolean,
  { attempts = 12, wrap = log => log, pause = turn }: { attempts?: number; wrap?: Wrapped; pause?: Pause } = {},
) => {
  const log = memoryStore<Facts>()
  for (const [at, [lamp, n]] of lamps.entries()) {
    const causes = {
      commandId: id<'command'>(at),
      correlationId: id<'command'>(at),
      causationId: id<'command'>(at),
      schema: 1,
    }
    const metadata = { ...causes, actor: { kind: 'system', id: 'test' } as const, subject: asId<'subject'>(id(0)) }
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
  const running = runReaction(
    reaction,
    { log: { ...log, follow: wrap(log).follow }, store: kept.store, report: () => {}, pause, random: () => 0 },
    stop.signal,
  )
  for (let turns = 0; turns < 2000 && !done(kept); turns++) await turn()
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

  test('works on as many streams at once as it is wide, and on no more', async () => {
    let heard = 0
    let inside = 0
    let most = 0
    const lamps = Array.from({ length: 30 }, (_, n) => [`lamp ${n}`, n] as const)
    await react(
      lamps,
      async () => {
        most = Math.max(most, ++inside)
        for (let turns = 0; turns < 5; turns++) await turn()
        heard++
        inside--
      },
      () => heard === lamps.length,
    )
    expect(heard).toBe(30)
    expect(most).toBe(4)
  })

  test('moves its place once for many pages that hold nothing for it, and to the last of them', async () => {
    let seen = 0
    const wrap: Wrapped = log => ({
      follow: async function* (from, filter, signal) {
        for await (const page of log.follow(from, filter, signal)) {
          yield page
          for (; seen < 300; seen++) {
            yield { events: [], position: page.position }
            await turn()
          }
        }
      },
    })
    let rested = 0
    const pause: Pause = async (ms, signal) => {
      if (ms === 200) rested++
      for (let turns = 0; turns < ms / 4 && !signal.aborted; turns++) await turn()
    }
    const kept = await react(
      [['a', 1]],
      async () => {},
      () => seen === 300,
      { wrap, pause },
    )
    expect(rested).toBeGreaterThan(2)
    expect(kept.moves()).toBeLessThanOrEqual(rested + 2)
    expect(kept.place()).toBe('2')
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

  test('parks an event that cannot be read, and goes on with the others of its stream', async () => {
    const heard: number[] = []
    const wrap: Wrapped = log => ({
      follow: async function* (...asked) {
        for await (const { events, position } of log.follow(...asked)) {
          const [first, ...others] = events
          if (!first) yield { events, position }
          else yield { events: others, unreadable: [poisoned('Lit cannot be read', first, new Error('odd'))], position }
        }
      },
    })
    const kept = await react(
      [
        ['a', 1],
        ['a', 2],
        ['b', 3],
      ],
      async n => {
        heard.push(n)
      },
      ({ parked, place }) => place() === '6' && heard.length >= 3 && parked.size === 0,
      { wrap },
    )
    expect(heard.toSorted()).toEqual([1, 2, 3])
    expect(kept.parked.size).toBe(0)
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
      { attempts: 4 },
    )
    expect(tries).toBe(4)
    expect([...kept.parked.values()]).toMatchObject([{ attempts: 4, error: 'Error: never', retry: false }])
  })

  test('after a hundred failures of the log has one loop of retries, and does each effect once', async () => {
    const heard: number[] = []
    let failures = 0
    let settledAt = 0
    const wrap: Wrapped = log => ({
      follow: async function* (...asked) {
        for await (const page of log.follow(...asked)) {
          if (failures++ < 100) throw new Error('the connection was cut')
          yield page
        }
      },
    })
    let turns = 0
    const kept = await react(
      [
        ['a', 1],
        ['b', 2],
      ],
      async (n, tried) => {
        if (n === 2 && tried === 0) throw new Error('not yet')
        await new Promise(resolve => setImmediate(resolve))
        heard.push(n)
      },
      ({ looks }) => {
        if (heard.length < 2) return false
        settledAt ||= looks()
        return ++turns > 60
      },
      { wrap },
    )
    expect(failures).toBeGreaterThan(100)
    expect(heard).toEqual([1, 2])
    expect(kept.looks() - settledAt).toBeLessThan(2 * turns)
  })

  test('moves nothing after another process has taken it over, and begins again behind it', async () => {
    const heard: number[] = []
    let taken = false
    const ended = await react(
      [
        ['a', 1],
        ['b', 2],
        ['c', 3],
      ],
      async n => {
        heard.push(n)
        for (let turns = 0; turns < 5; turns++) await new Promise(resolve => setImmediate(resolve))
      },
      ({ takeOver, place }) => {
        if (!taken && heard.length > 0) {
          taken = true
          takeOver()
          expect(place()).not.toBe('6')
        }
        return place() === '6'
      },
    )
    expect(ended.place()).toBe('6')
    expect(heard.length).toBeGreaterThan(3)
    expect(new Set(heard)).toEqual(new Set([1, 2, 3]))
  })

  test('that starts in two processes at once begins where the first of them saw the log end', async () => {
    const { store, place } = keptHere()
    const log = memoryStore<Facts>()
    await store.begin('when-lit', await log.head())
    const metadata = {
      commandId: id<'command'>(1),
      correlationId: id<'command'>(1),
      causationId: id<'command'>(1),
      schema: 1,
      actor: { kind: 'system', id: 'test' } as const,
      subject: asId<'subject'>(id(0)),
    }
    await log.append(streamOf('lamp', 'a'), 'any', [{ id: id(2), event: { type: 'Lit', n: 1 }, metadata }])
    await store.begin('when-lit', await log.head())
    expect(place()).toBeNull()
  })
})
