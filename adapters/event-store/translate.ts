import type { EventStore } from '../../domain/kernel/log.ts'
import type { Position } from '../../domain/kernel/stream.ts'
import { eventsOf } from './copy.ts'
import type { StoredFacts } from './stored.ts'

type Store = EventStore<StoredFacts>

/** Where the copy of a log stands at each of these places of the original. */
export const translate = async (
  original: Store,
  copy: Store,
  places: readonly Position[],
): Promise<ReadonlyMap<Position, Position | null>> => {
  const open = [...new Set(places)].sort(original.compare)
  const found = new Map<Position, Position | null>()
  const theirs = eventsOf(copy, null, await copy.head())
  let reached: Position | null = null
  for await (const event of eventsOf(original, null, open.at(-1) ?? null)) {
    for (let next = open[0]; next && original.compare(event.position, next) > 0; next = open[0]) {
      found.set(next, reached)
      open.shift()
    }
    const { value: same } = await theirs.next()
    if (same?.id !== event.id)
      throw new Error(`The copy differs from ${event.stream}, revision ${event.revision} on: copy the log first.`)
    reached = same.position
  }
  for (const place of open) found.set(place, reached)
  await theirs.return(undefined)
  return found
}
