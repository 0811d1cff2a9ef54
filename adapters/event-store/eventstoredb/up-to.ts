import type { Filter } from '../../../domain/kernel/log.ts'
import { filtered } from './catching-up.ts'
import { isAfter, type Place, placeOf } from './places.ts'
import { type Manner, readBack, readLog, recordAt } from './reading.ts'
import { isWanted, recorded } from './records.ts'
import { retrying } from './retrying.ts'
import type { Wire } from './wire.ts'

export type Reading = Omit<Manner, 'signal'> & { readonly wire: Wire }

/** The wanted events after `from`, up to and with `to`: found by the server, the last few looked through here. */
async function* stretch(
  { wire, ...manner }: Reading,
  from: Place | null,
  to: Place,
  filter: Filter,
  signal?: AbortSignal,
) {
  let place = from
  const first = place && (await recordAt(wire.log, place, manner.silence))
  if (first && isAfter(first.position, place) && !isAfter(first.position, to)) {
    place = first.position
    yield { events: isWanted(first, filter) ? [recorded(first)] : [], place }
  }
  const { categories } = filter
  const found = categories ? filtered(wire.log, { from: place, to }, { ...filter, categories }, signal) : []
  for await (const { events, place: reached } of found) {
    const past = isAfter(reached, to)
    place = past ? to : reached
    yield { events: past ? events.filter(({ position }) => !isAfter(placeOf(position), to)) : events, place }
    if (!isAfter(to, place)) return
  }
  yield* readLog(wire.log, { from: place, to }, filter, { ...manner, signal })
}

/** All of that, asked for again from where it was cut off, until nothing has come for `patience` ms. */
export async function* upTo(
  reading: Reading,
  from: Place | null,
  to: Place,
  filter: Filter,
  patience: number,
  signal?: AbortSignal,
) {
  const retry = retrying(patience)
  for (let place = from; isAfter(to, place) && !signal?.aborted; ) {
    try {
      for await (const found of stretch(reading, place, to, filter, signal)) {
        place = found.place
        retry.worked()
        yield found
      }
      if (isAfter(to, place)) throw new Error('the log ended before the place where it was said to end')
    } catch (error) {
      if (!signal?.aborted) await retry.failed(error, signal)
    }
  }
}

/** From before a place back to the log's beginning, in the same manner. */
export async function* downFrom({ wire, silence }: Reading, before: Place | null, patience: number) {
  const retry = retrying(patience)
  for (let place = before; ; ) {
    try {
      for await (const found of readBack(wire.leader, place, silence)) {
        place = found.place
        retry.worked()
        yield found
      }
      return
    } catch (error) {
      await retry.failed(error)
    }
  }
}
