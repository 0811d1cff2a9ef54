import type { EventStore, Filter, Recorded } from '../../domain/kernel/log.ts'
import type { Position } from '../../domain/kernel/stream.ts'
import type { StoredEvent, StoredFacts } from './stored.ts'

/** How many events were read, and whether that was the whole log. */
export type Through = { readonly events: number; readonly whole: boolean }

/** Nobody waits longer than this for a log that was not read yet: who asks again goes on from there. */
export const patienceMs = 1000

/** What reads a log once, tells `take` of it, and goes on from there when it is asked again. */
export type ReadingThrough<Told> = (take: (told: Told) => void) => () => Promise<Through>

/** A log of whatever store, event by event. */
export const readingThrough =
  <Told>(
    store: Pick<EventStore<StoredFacts>, 'read'>,
    filter: Filter,
    toldOf: (recorded: Recorded<StoredEvent>) => Told | null,
    patience = patienceMs,
  ): ReadingThrough<Told> =>
  take => {
    let place: Position | null = null
    let events = 0
    let reading: Promise<Through> | null = null

    const readOn = async (): Promise<Through> => {
      const until = Date.now() + patience
      for await (const page of store.read(place, filter)) {
        for (const told of page.events.map(toldOf)) if (told !== null) take(told)
        events += page.events.length
        place = page.position
        if (Date.now() >= until) return { events, whole: false }
      }
      return { events, whole: true }
    }

    return () => {
      reading ??= readOn().finally(() => {
        reading = null
      })
      return reading
    }
  }
