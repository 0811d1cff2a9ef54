import type { Last } from '../kernel/log.ts'
import type { Position } from '../kernel/stream.ts'

/** How long to pause after so many failures: twice as long each time, up to a most. */
export const waitAfter = (failures: number, first: number, most: number) => Math.min(first * 2 ** failures, most)

/**
 * One piece of work after the other in each lane, side by side across lanes. What waits behind work that fails fails with
 * it and is not begun.
 */
export const lanes = () => {
  const last = new Map<string, Promise<unknown>>()
  return <Result>(lane: string, work: () => Promise<Result>): Promise<Result> => {
    const mine = (last.get(lane) ?? Promise.resolve()).then(work)
    const leave = () => {
      if (last.get(lane) === mine) last.delete(lane)
    }
    last.set(lane, mine)
    mine.then(leave, leave)
    return mine
  }
}

/** Work done once for all who ask for it within a rest, which begins with the first of them. */
export const rested = (rest: () => Promise<void>, work: () => void) => {
  let resting: Promise<void> | null = null
  return {
    ask: () => {
      resting ??= rest().then(() => {
        resting = null
        work()
      })
    },
    over: async () => resting,
  }
}

/** A place that a reaction has reached, and the last event before it that it has seen. */
export type Reached = { readonly position: Position; readonly last: Last | null }

/**
 * Work may overlap; the place kept is the one before the oldest unfinished work. Where nothing was done it is kept after
 * a rest, once for all such pages. A failure stops all at once.
 */
export const progress = (keep: (place: Reached) => Promise<void>, stop: AbortController, rest: () => Promise<void>) => {
  const open: { place: Reached; work: Promise<void>; done: boolean }[] = []
  let reached: Reached | null = null
  let kept: Reached | null = null
  let keeping = Promise.resolve()
  let failure: unknown
  let wake = () => {}

  const fail = (error: unknown) => {
    failure ??= error ?? new Error('work failed')
    stop.abort()
    wake()
  }
  const keepSoon = () => {
    keeping = keeping.then(keepReached).catch(fail)
  }
  const later = rested(rest, keepSoon)
  const finish = (entry: { done: boolean }) => {
    entry.done = true
    let worked = false
    for (let first = open[0]; first?.done; first = open[0]) {
      reached = { position: first.place.position, last: first.place.last ?? reached?.last ?? null }
      worked ||= first.place.last !== null
      open.shift()
    }
    if (worked) keepSoon()
    else later.ask()
    wake()
  }
  const keepReached = async () => {
    if (!reached || reached === kept) return
    kept = reached
    await keep(reached)
  }
  const until = async (enough: () => boolean) => {
    while (!enough() && !failure)
      await new Promise<void>(resolve => {
        wake = resolve
      })
    if (failure) throw failure
  }
  /** Nothing that was begun still runs, however it went. */
  const ended = async () => {
    await Promise.allSettled(open.map(({ work }) => work))
    await later.over()
    await keeping
  }
  return {
    begin: (place: Reached, work: Promise<void>) => {
      const entry = { place, work, done: false }
      open.push(entry)
      work.then(() => finish(entry), fail)
    },
    room: (width: number) => until(() => open.filter(({ done }) => !done).length < width),
    settled: async () => {
      await until(() => open.length === 0)
      await ended()
      if (failure) throw failure
    },
    ended,
  }
}
