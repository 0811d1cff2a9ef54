import type { AnyFacts, CategoryOf, EventStore, Position, Recorded } from './log.ts'
import { asStream } from './stream.ts'

/** An effect of facts: never replayed, and safe to be asked twice, for a crash may make it so. */
export type Reaction<Facts extends AnyFacts> = {
  readonly name: string
  readonly category: CategoryOf<Facts>
  /** The facts that it reacts to. */
  readonly on: readonly string[]
  /** How many events may be worked on at once: one after the other within a stream, side by side across streams. */
  readonly width: number
  /** How often it is tried before a person must look; twelve times, half an hour, when absent. */
  readonly attempts?: number
  readonly react: React<Facts[CategoryOf<Facts>]>
}

/** `failures` counts how often this event failed before. */
type React<Event> = (recorded: Recorded<Event>, signal: AbortSignal, failures: number) => Promise<void>

type Named<Event, Type> = Extract<Event, { readonly type: Type }>

/** Says what a reaction reacts to; `react` gets exactly those facts. */
export const reactions =
  <Facts extends AnyFacts>() =>
  <C extends CategoryOf<Facts>, const Type extends Facts[C]['type']>(
    reaction: Omit<Reaction<Facts>, 'category' | 'on' | 'react'> & {
      readonly category: C
      readonly on: readonly Type[]
      readonly react: React<Named<Facts[C], Type>>
    },
  ): Reaction<Facts> => {
    const types = new Set<string>(reaction.on)
    const isMeant = (recorded: Recorded<{ readonly type: string }>): recorded is Recorded<Named<Facts[C], Type>> =>
      types.has(recorded.event.type)
    return {
      ...reaction,
      react: async (recorded, ...rest) => {
        if (isMeant(recorded)) await reaction.react(recorded, ...rest)
      },
    }
  }

/** An event that a reaction could not handle yet. `attempts` counts the failures so far. */
export type Parked = { readonly stream: string; readonly eventId: string; readonly attempts: number }

/** Where a reaction stands, and the events it could not handle. */
export type ReactionStore = {
  /** Undefined for a reaction that has never run. */
  readonly position: (name: string) => Promise<Position | null | undefined>
  readonly advance: (name: string, position: Position | null) => Promise<void>
  /** Runs `work` in at most one process at a time; its signal aborts when the hold is lost. */
  readonly alone: (name: string, signal: AbortSignal, work: (signal: AbortSignal) => Promise<void>) => Promise<void>
  readonly park: (name: string, event: Parked, error: string, retryInMs: number | null) => Promise<void>
  readonly due: (name: string) => Promise<readonly Parked[]>
  readonly settle: (name: string, eventId: string) => Promise<void>
}

type Parts<Facts extends AnyFacts> = {
  readonly log: EventStore<Facts>
  readonly store: ReactionStore
  readonly report: (line: string, error: unknown) => void
  /** Resolves after so many milliseconds, or when the signal aborts. */
  readonly pause: (ms: number, signal: AbortSignal) => Promise<void>
  /** From 0 to 1, so that what failed together is not tried again together. */
  readonly random: () => number
}

const mostAttempts = 12
const retryAfter = (attempts: number, random: number) => Math.min(500 * 2 ** attempts, 3_600_000) * (0.75 + random / 2)

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
  const from = await startingPlace(reaction.name, log, store)
  const window = progress(from, position => store.advance(reaction.name, position))
  const retries = retryParked(reaction, parts, signal)
  const inLane = lanes()
  const filter = { categories: [reaction.category], types: reaction.on }
  for await (const page of log.follow(from, filter, signal)) {
    for (const recorded of page.events) {
      await window.room(reaction.width)
      if (signal.aborted) return
      const work = inLane(recorded.stream, () => attempt(reaction, parts, recorded, 0, signal))
      window.begin(recorded.position, work)
    }
    window.begin(page.position, Promise.resolve())
  }
  await window.settled()
  await retries
}

/** One piece of work after the other in each lane, side by side across lanes. */
const lanes = () => {
  const last = new Map<string, Promise<void>>()
  return (lane: string, work: () => Promise<void>) => {
    const mine = (last.get(lane) ?? Promise.resolve()).then(work)
    const leave = () => {
      if (last.get(lane) === mine) last.delete(lane)
    }
    last.set(lane, mine)
    mine.then(leave, leave)
    return mine
  }
}

/**
 * A new reaction starts at the end: what happened before it existed is not its business. Ask before the first command
 * is taken, so that nothing can happen before a reaction that exists.
 */
export const startingPlace = async (
  name: string,
  log: { readonly head: () => Promise<Position | null> },
  store: ReactionStore,
) => {
  const known = await store.position(name)
  if (known !== undefined) return known
  const head = await log.head()
  await store.advance(name, head)
  return head
}

const attempt = async <Facts extends AnyFacts>(
  { name, attempts: most = mostAttempts, react }: Reaction<Facts>,
  { store, report, random }: Parts<Facts>,
  event: Recorded<Facts[CategoryOf<Facts>]>,
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
    await store.park(name, parked, String(error), attempts < most ? retryAfter(attempts, random()) : null)
  }
}

const retryParked = async <Facts extends AnyFacts>(
  reaction: Reaction<Facts>,
  parts: Parts<Facts>,
  signal: AbortSignal,
) => {
  for (; !signal.aborted; await parts.pause(500, signal)) {
    try {
      for (const parked of await parts.store.due(reaction.name)) {
        const event = (await parts.log.load(asStream<CategoryOf<Facts>>(parked.stream))).find(
          ({ id }) => id === parked.eventId,
        )
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
