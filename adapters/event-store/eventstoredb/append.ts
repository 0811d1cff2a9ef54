import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import type { Appended, Conflict, Expected, Recorded } from '../../../domain/kernel/log.ts'
import type { Stream } from '../../../domain/kernel/stream.ts'
import type { Prepared, StoredEvent } from '../stored.ts'
import type { Request, Sent } from './append-line.ts'
import { positionOf } from './places.ts'
import { retrying } from './retrying.ts'

type Parts = {
  readonly send: (request: Request, ms: number) => Promise<Sent>
  readonly load: (stream: Stream) => Promise<readonly Recorded<StoredEvent>[]>
}

type Append = (stream: Stream, expected: Expected, events: readonly Prepared[]) => Promise<Appended | Conflict>

/**
 * Asks again, with the same ids, until there is an answer or patience ends (both in ms). An append that seemed lost may
 * still be written later: the next attempt then finds its own events there and answers what the first would have.
 */
export const appender = ({ send, load }: Parts, patience: { attempt: number; total: number }): Append => {
  const exactly = (stream: string, expected: number | 'no-stream', events: readonly Prepared[], left: number) =>
    send({ id: randomUUID(), stream, expected, events }, Math.min(patience.attempt, left))

  /** Not left to the server: it forgets the ids of such appends when it restarts, and would store them twice. */
  const toWhateverIsThere = async (stream: Stream, events: readonly Prepared[], left: () => number) => {
    while (left() > 0) {
      const past = await load(stream)
      const known = foundIn(past, events)
      if (known) return known
      const sent = await exactly(stream, past.at(-1)?.revision ?? 'no-stream', events, left())
      if (sent !== 'wrong-revision') return appended(sent)
      await setTimeout(Math.random() * 20)
    }
    throw new Error(`${stream} changes faster than one can append to it`)
  }

  return async (stream, expected, events) => {
    if (events.length === 0) throw new Error('there is nothing to append')
    const retry = retrying(patience.total, 25)
    const once = async () => {
      if (expected === 'any') return toWhateverIsThere(stream, events, retry.left)
      const sent = await exactly(stream, expected, events, retry.left())
      if (sent !== 'wrong-revision') return appended(sent)
      const past = await load(stream)
      return foundIn(past, events) ?? conflictWith(past)
    }
    for (;;) {
      const answer = await once().catch((error: unknown) => ({ error }))
      if (!('error' in answer)) return answer
      await retry.failed(answer.error)
    }
  }
}

const appended = ({ revision, place }: Exclude<Sent, string>): Appended => ({ position: positionOf(place), revision })

const conflictWith = (past: readonly Recorded<StoredEvent>[]): Conflict => ({
  conflict: past.at(-1)?.revision ?? 'no-stream',
})

/** The first answer to these events when all of them are there, a conflict when only some are, null when none is. */
const foundIn = (past: readonly Recorded<StoredEvent>[], events: readonly Prepared[]): Appended | Conflict | null => {
  const ids = new Set(events.map(({ id }) => id.toLowerCase()))
  const found = past.filter(({ id }) => ids.has(id))
  const last = found.at(-1)
  if (!last) return null
  return found.length < ids.size
    ? conflictWith(past)
    : { position: last.position, revision: last.revision, known: true }
}
