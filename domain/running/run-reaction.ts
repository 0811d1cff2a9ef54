import type { Alone, Pause } from '../kernel/alone.ts'
import type { AnyFacts, CategoryOf, EventStore, Recorded } from '../kernel/log.ts'
import { isNewer, isPoison } from '../kernel/poison.ts'
import type { Reaction } from '../kernel/reaction.ts'
import { asStream, type EventId, type Position, type Stream } from '../kernel/stream.ts'
import { lanes, progress, type Reached, waitAfter } from './lanes.ts'

/** An event that a reaction could not handle yet. `attempts` counts the failures so far. */
export type Parked = { readonly stream: Stream; readonly eventId: EventId; readonly attempts: number }

/** Where a reaction stands, and the events it could not handle. */
export type ReactionStore = {
  /**
   * Where a reaction begins that has never run: at the log's end, for what happened before it existed is not its
   * business. To be told before the first command is taken. Nothing changes for one that has run.
   */
  readonly begin: (name: string, position: Position | null) => Promise<void>
  /** Takes the reaction over: the epoch rises, and whoever held it before moves nothing any more. */
  readonly open: (name: string) => Promise<{ readonly position: Position | null; readonly epoch: bigint }>
  /** False when another has taken it over since: nothing moved. */
  readonly advance: (name: string, epoch: bigint, place: Reached) => Promise<boolean>
  readonly alone: Alone
  readonly park: (name: string, event: Parked, error: string, retryInMs: number | null) => Promise<void>
  readonly due: (name: string) => Promise<readonly Parked[]>
  readonly settle: (name: string, eventId: EventId) => Promise<void>
}

type Parts<Facts extends AnyFacts> = {
  readonly log: EventStore<Facts>
  readonly store: ReactionStore
  readonly report: (line: string, error: unknown) => void
  readonly pause: Pause
  /** From 0 to 1, so that what failed together is not tried again together. */
  readonly random: () => number
}

/** How long a place may stay behind pages that held nothing to react to. */
const restMs = 200
const untilNewer = 10_000

/** Follows the log until the signal aborts. One process at a time runs a reaction; another takes over when it ends. */
export const runReaction = async <Facts extends AnyFacts>(
  reaction: Reaction<Facts>,
  parts: Parts<Facts>,
  signal: AbortSignal,
) => {
  while (!signal.aborted) {
    try {
      await parts.store.alone(reaction.name, signal, held => follow(reaction, parts, held))
    } catch (error) {
      if (signal.aborted) return
      parts.report(`${reaction.name} starts again`, error)
    }
    await parts.pause(500, signal)
  }
}

const follow = async <Facts extends AnyFacts>(reaction: Reaction<Facts>, parts: Parts<Facts>, signal: AbortSignal) => {
  const { log, store } = parts
  const stop = new AbortController()
  const held = AbortSignal.any([signal, stop.signal])
  const { position: from, epoch } = await store.open(reaction.name)
  const keep = async (place: Reached) => {
    if (!(await store.advance(reaction.name, epoch, place))) throw new Error('another process has taken over')
  }
  const window = progress(keep, stop, () => parts.pause(restMs, held))
  const { attempt, failed, retryParked } = effects(reaction, parts, held)
  const retries = retryParked()
  const inLane = lanes()
  try {
    for await (const page of log.follow(from, { categories: [reaction.category], types: reaction.on }, held)) {
      for (const error of page.unreadable ?? [])
        await failed({ stream: error.poison.stream, eventId: error.poison.id, attempts: 1 }, error)
      for (const recorded of page.events) {
        await window.room(reaction.width)
        if (held.aborted) return
        const work = inLane(recorded.stream, () => attempt(recorded, 0))
        window.begin({ position: recorded.position, last: recorded }, work)
      }
      window.begin({ position: page.position, last: null }, Promise.resolve())
    }
    await window.settled()
  } finally {
    stop.abort()
    await Promise.all([window.ended(), retries])
  }
}

/** What is done with one event: tried, kept for later where that fails, tried again when it is due. */
const effects = <Facts extends AnyFacts>(
  { name, react, attempts: most = 12 }: Reaction<Facts>,
  { log, store, report, random, pause }: Parts<Facts>,
  signal: AbortSignal,
) => {
  /** Keeps it for later, or for a person to look at after enough attempts. */
  const failed = async (parked: Parked, error: unknown) => {
    report(`${name} failed ${parked.attempts} times at ${parked.stream}`, error)
    // Not a failure of the effect: a newer process will know it, however long that takes to come.
    if (isNewer(error)) return store.park(name, { ...parked, attempts: 1 }, String(error), untilNewer)
    const wait = waitAfter(parked.attempts, 500, 3_600_000) * (0.75 + random() / 2)
    await store.park(name, parked, String(error), parked.attempts < most ? wait : null)
  }

  const attempt = async (event: Recorded<Facts[CategoryOf<Facts>]>, failures: number) => {
    try {
      await react(event, signal, failures)
      if (failures > 0) await store.settle(name, event.id)
    } catch (error) {
      if (signal.aborted) throw error
      await failed({ stream: event.stream, eventId: event.id, attempts: failures + 1 }, error)
    }
  }

  const retry = async (parked: Parked) => {
    try {
      const events = await log.load(asStream<CategoryOf<Facts>>(parked.stream))
      const event = events.find(({ id }) => id === parked.eventId)
      if (event) await attempt(event, parked.attempts)
      else await store.settle(name, parked.eventId)
    } catch (error) {
      if (signal.aborted || !isPoison(error)) throw error
      await failed({ ...parked, attempts: parked.attempts + 1 }, error)
    }
  }

  const retryParked = async () => {
    for (; !signal.aborted; await pause(500, signal)) {
      try {
        for (const parked of await store.due(name)) await retry(parked)
      } catch (error) {
        if (!signal.aborted) report(`${name} cannot retry`, error)
      }
    }
  }

  return { attempt, failed, retryParked }
}
