import { setTimeout } from 'node:timers/promises'
import { type AllStreamRecordedEvent, type AllStreamResolvedEvent, START } from '@eventstore/db-client'
import type { Recorded } from '../../../domain/kernel/log.ts'
import type { StoredEvent } from '../stored.ts'
import { wakeUps } from '../wake-ups.ts'
import { isAfter, type Place } from './places.ts'
import { pageSize, recordAt } from './reading.ts'
import { isWanted, recorded } from './records.ts'
import { retrying } from './retrying.ts'
import { taking } from './taking.ts'
import type { Wire } from './wire.ts'

type Entry = { readonly place: Place; readonly recorded: Recorded<StoredEvent> }

const mostEntries = 4096
const look = 5000

/**
 * The end of the log, kept in memory: one subscription for all followers of this process, so that each of them knows at
 * once how far the log has come, whether or not the last events concern it. Who falls behind reads from the server.
 */
export const openTail = (wire: Pick<Wire, 'log' | 'renewLog'>, head: () => Promise<Place | null>, patience: number) => {
  const ending = new AbortController()
  const grown = wakeUps()
  let running = false
  let start: Place | null = null
  let end: Place | null = null
  let known = false
  const kept = lately()
  let outages = 0
  let failure: unknown

  const failed = (outage: unknown) => {
    failure = outage
    outages++
  }

  const listen = async (onEvents: () => void) => {
    if (!known) {
      start = end = await head()
      known = true
      grown.tell()
    }
    const first = end && (await recordAt(wire.log, end, look))
    if (first) take(first)
    const subscription = wire.log.subscribeToAll({ fromPosition: end ?? START }, { highWaterMark: pageSize })
    const stale = watch({ head, end: () => end }, () => {
      wire.renewLog()
      subscription.destroy(new Error('the subscription fell silent'))
    })
    const options = {
      cancel: () => subscription.unsubscribe(),
      take: ({ event }: AllStreamResolvedEvent, buffered: number) => {
        if (event) take(event)
        return buffered === 0
      },
      silence: look,
      onSilence: () => null,
      signal: ending.signal,
    }
    try {
      for await (const _ of taking(subscription, options)) {
        start = kept.forget() ?? start
        onEvents()
        grown.tell()
      }
    } finally {
      clearInterval(stale)
    }
  }

  const take = (event: AllStreamRecordedEvent) => {
    if (!isAfter(event.position, end)) return
    if (isWanted(event, {})) kept.add({ place: event.position, recorded: recorded(event) })
    end = event.position
  }

  return {
    open: () => {
      if (running) return
      running = true
      void keepListening(listen, { patience, signal: ending.signal, failed, tell: grown.tell })
    },
    close: () => ending.abort(),
    /** Resolves when the log has grown, or something else has changed. Throws when it cannot be followed any more. */
    change: async (signal: AbortSignal) => {
      const before = outages
      await grown.wait(1000, signal)
      if (outages > before) throw failure
    },
    start: () => (known ? { place: start } : null),
    after: (place: Place | null) => {
      if (!known || (start && isAfter(start, place))) return 'out-of-reach'
      if (!end || !isAfter(end, place)) return 'nothing-yet'
      const found = kept.after(place).slice(0, pageSize)
      const upTo = found.length < pageSize ? end : (found.at(-1)?.place ?? end)
      return { events: found.map(entry => entry.recorded), place: upTo }
    },
  }
}

type Listening = {
  readonly patience: number
  readonly signal: AbortSignal
  readonly failed: (outage: unknown) => void
  readonly tell: () => void
}

/** Again and again; what lasts longer than patience is an outage, and tried further once a second. */
const keepListening = async (
  listen: (worked: () => void) => Promise<void>,
  { patience, signal, failed, tell }: Listening,
) => {
  for (const retry = retrying(patience); !signal.aborted; ) {
    try {
      await listen(retry.worked)
      throw new Error('the event store ended the subscription')
    } catch (error) {
      if (signal.aborted) return
      await retry.failed(error, signal).catch(async outage => {
        failed(outage)
        retry.worked()
        tell()
        await setTimeout(1000, undefined, { signal }).catch(() => {})
      })
      tell()
    }
  }
}

/** A server may stop answering without closing its connection. Then the log grows, and nothing comes. */
const watch = (
  log: { readonly head: () => Promise<Place | null>; readonly end: () => Place | null },
  onSilence: () => void,
) => {
  let seen = log.end()
  let behind = false
  return setInterval(async () => {
    const now = await log.head().catch(() => null)
    const end = log.end()
    const silent = now !== null && isAfter(now, end) && end === seen
    if (silent && behind) onSilence()
    behind = silent
    seen = end
  }, look / 2)
}

/** The newest entries, in the order of the log. */
const lately = () => {
  const entries: Entry[] = []
  return {
    add: (entry: Entry) => entries.push(entry),
    after: (place: Place | null) => entries.slice(firstAfter(entries, place)),
    /** Drops the older half where there are too many, and says up to where. */
    forget: () => {
      const gone = entries.length > mostEntries ? entries.splice(0, entries.length - mostEntries / 2) : []
      return gone.at(-1)?.place
    },
  }
}

const firstAfter = (entries: readonly Entry[], place: Place | null) => {
  let low = 0
  let high = entries.length
  while (low < high) {
    const middle = (low + high) >>> 1
    const entry = entries[middle]
    if (entry && isAfter(entry.place, place)) high = middle
    else low = middle + 1
  }
  return low
}
