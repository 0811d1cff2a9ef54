import { setTimeout } from 'node:timers/promises'
import type { Category, RecordedEvent } from '../../domain/facts.ts'
import type { Position } from '../../domain/kernel/log.ts'
import { asStream } from '../../domain/kernel/stream.ts'
import type { Log, Parked, ReactionStore } from '../ports.ts'

/** An effect of facts: never replayed, and safe to be asked twice, for a crash may make it so. */
export type Reaction = {
  readonly name: string
  readonly categories: readonly Category[]
  /** How many events may be worked on at once. */
  readonly width: number
  /** How often it is tried before a person must look; twelve times, half an hour, when absent. */
  readonly attempts?: number
  /** `failures` counts how often this event failed before. */
  readonly react: (event: RecordedEvent, signal: AbortSignal, failures: number) => Promise<void>
}

type Parts = {
  readonly log: Log
  readonly store: ReactionStore
  readonly report: (line: string, error: unknown) => void
}

const mostAttempts = 12
const retryAfter = (attempts: number) => Math.min(500 * 2 ** attempts, 3_600_000) * (0.75 + Math.random() / 2)

/** Follows the log until the signal aborts. One process at a time runs a reaction; another takes over when it ends. */
export const runReaction = async (reaction: Reaction, parts: Parts, signal: AbortSignal) => {
  while (!signal.aborted) {
    try {
      await parts.store.alone(reaction.name, signal, held => follow(reaction, parts, held))
    } catch (error) {
      if (signal.aborted) return
      parts.report(`${reaction.name} starts again`, error)
    }
    await pause(500, signal)
  }
}

const follow = async (reaction: Reaction, { log, store, report }: Parts, signal: AbortSignal) => {
  const from = await startingPlace(reaction.name, log, store)
  const window = progress(from, position => store.advance(reaction.name, position))
  const retries = retryParked(reaction, { log, store, report }, signal)
  for await (const page of log.follow(from, { categories: reaction.categories }, signal)) {
    for (const event of page.events) {
      await window.room(reaction.width)
      if (signal.aborted) return
      window.begin(event.position, work(event))
    }
    window.begin(page.position, Promise.resolve())
  }
  await window.settled()
  await retries

  async function work(event: RecordedEvent) {
    await attempt(reaction, { log, store, report }, event, 0, signal)
  }
}

/**
 * A new reaction starts at the end: what happened before it existed is not its business. Ask before the first command
 * is taken, so that nothing can happen before a reaction that exists.
 */
export const startingPlace = async (name: string, log: Log, store: ReactionStore) => {
  const known = await store.position(name)
  if (known !== undefined) return known
  const head = await log.head()
  await store.advance(name, head)
  return head
}

const attempt = async (
  { name, attempts: most = mostAttempts, react }: Reaction,
  { store, report }: Parts,
  event: RecordedEvent,
  failures: number,
  signal: AbortSignal,
) => {
  try {
    await react(event, signal, failures)
    if (failures > 0) await store.settle(name, event.id)
  } catch (error) {
    if (signal.aborted) throw error
    const attempts = failures + 1
    report(`${name} failed ${attempts} times at ${event.stream}`, error)
    const parked: Parked = { stream: event.stream, eventId: event.id, attempts }
    await store.park(name, parked, String(error), attempts < most ? retryAfter(attempts) : null)
  }
}

const retryParked = async (reaction: Reaction, parts: Parts, signal: AbortSignal) => {
  for (; !signal.aborted; await pause(500, signal)) {
    try {
      for (const parked of await parts.store.due(reaction.name)) {
        const event = (await parts.log.load(asStream<Category>(parked.stream))).find(({ id }) => id === parked.eventId)
        if (event) await attempt(reaction, parts, event, parked.attempts, signal)
        else await parts.store.settle(reaction.name, parked.eventId)
      }
    } catch (error) {
      if (!signal.aborted) parts.report(`${reaction.name} cannot retry`, error)
    }
  }
}

/** Work may overlap; the place kept is the one before the oldest unfinished work. */
const progress = (start: Position | null, keep: (position: Position | null) => Promise<void>) => {
  const open: { position: Position; done: boolean }[] = []
  let reached = start
  let kept = start
  let keeping = Promise.resolve()
  let failure: unknown
  let wake = () => {}

  const fail = (error: unknown) => {
    failure ??= error ?? new Error('work failed')
    wake()
  }
  const finish = (entry: { position: Position; done: boolean }) => {
    entry.done = true
    while (open[0]?.done) reached = open.shift()?.position ?? reached
    keeping = keeping.then(keepReached).catch(fail)
    wake()
  }
  const keepReached = async () => {
    if (reached === kept) return
    const position = reached
    await keep(position)
    kept = position
  }
  const until = async (enough: () => boolean) => {
    while (!enough() && !failure)
      await new Promise<void>(resolve => {
        wake = resolve
      })
    if (failure) throw failure
  }
  return {
    begin: (position: Position, work: Promise<void>) => {
      const entry = { position, done: false }
      open.push(entry)
      work.then(() => finish(entry), fail)
    },
    room: (width: number) => until(() => open.filter(({ done }) => !done).length < width),
    settled: async () => {
      await until(() => open.length === 0)
      await keeping
    },
  }
}

const pause = (ms: number, signal: AbortSignal) => setTimeout(ms, undefined, { signal }).catch(() => {})
