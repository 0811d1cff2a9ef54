import { type AllStreamResolvedEvent, START, streamNameFilter } from '@eventstore/db-client'
import type { Filter, Recorded } from '../../../domain/kernel/log.ts'
import type { StoredEvent } from '../stored.ts'
import { isAfter, isPlausible, type Place } from './places.ts'
import { type Found, pageSize } from './reading.ts'
import { isWanted, recorded } from './records.ts'
import { taking } from './taking.ts'
import type { Reader } from './wire.ts'

type Mark = { readonly event?: undefined; readonly checkpoint?: Place; readonly caughtUp?: true }
type Item = (AllStreamResolvedEvent & { readonly checkpoint?: undefined; readonly caughtUp?: undefined }) | Mark

const searchWindow = 512
const idle = 1000

/**
 * What the server finds for the filter after `from`, until it has come to `to`, or has caught up, or has had nothing to
 * say for a second.
 * The server's marks go through the same queue as its events, so each counts only when all before it is handled. Some
 * servers sent a checkpoint ahead of an event that lies before it: so one is believed when the next has come.
 */
export async function* filtered(
  reader: Reader,
  { from, to }: { readonly from: Place | null; readonly to: Place },
  filter: Filter & { readonly categories: readonly string[] },
  signal?: AbortSignal,
): AsyncGenerator<Found> {
  const mark = (found: Mark) => subscription.destroyed || subscription.push(found)
  const looking = {
    maxSearchWindow: searchWindow,
    checkpointInterval: 1,
    checkpointReached: (_: unknown, checkpoint: Place) => void mark({ checkpoint }),
  }
  const names = streamNameFilter({ ...looking, prefixes: filter.categories.map(category => `${category}-`) })
  const subscription = reader.subscribeToAll({ fromPosition: from ?? START, filter: names })
  subscription.on('caughtUp', () => mark({ caughtUp: true }))
  let events: Recorded<StoredEvent>[] = []
  let place = from
  let told = from
  let held: Place | null = null
  let done = false
  const take = ({ event, checkpoint, caughtUp }: Item) => {
    if (event && isAfter(event.position, place)) {
      if (isWanted(event, filter)) events.push(recorded(event))
      place = event.position
      held = null
    } else if (checkpoint) {
      if (held && isPlausible(checkpoint) && isAfter(checkpoint, held) && isAfter(held, place)) place = held
      held = isPlausible(checkpoint) ? checkpoint : null
    } else if (caughtUp) done = true
    return done || events.length >= pageSize || !isAfter(to, place) || (checkpoint !== undefined && events.length === 0)
  }
  const onSilence = () => {
    mark({ caughtUp: true })
    return null
  }
  const options = { cancel: () => subscription.unsubscribe(), take, silence: idle, onSilence, signal }
  for await (const _ of taking<Item>(subscription, options)) {
    if (place && isAfter(place, told)) yield { events, place }
    if (done) return
    told = place
    events = []
  }
}
