import { LRUCache } from 'lru-cache'

/** How long the calls in hand may take to be answered, in ms: all the time, and in a burst that is over by then. */
const steadyMs = 100
const burstMs = 300
/** So many are let in at once, however long calls take. */
const fewest = 32
/** What a call is taken to need, in ms, until some have been answered. */
const usualMs = 2.5
/** What an address has had of our time is forgotten to a third within so many ms, and is known of so many addresses. */
const forgottenInMs = 30_000
const mostKnown = 20_000
/** Whoever is in hand for longer waits for something else than us, such as a language model. */
const waitingMs = 2000
/** So long after somebody was sent away, no burst is let in. */
const calmMs = 5000
/** The weight of one call in what calls are known to take. */
const weight = 1 / 64

/**
 * Lets in as many calls at once as are answered in a bounded time, by what those before them took: a call that was the
 * tenth in hand and took 20 ms had a share of 2 ms. A short burst is let in whole; what lasts is none, and who comes
 * when the house is full is sent away, but for a few of those who had much less of our time lately than who is in there.
 */
export const turnstile = (now: () => number = () => performance.now()) => {
  /** Oldest first. */
  const inHand = new Set<{ readonly at: number; readonly nth: number; readonly from: string }>()
  const had = timeHad()
  let share = usualMs
  let crowdedSince: number | null = null
  let strictUntil = 0

  const room = (ms: number) => ms / Math.min(share, steadyMs / fewest)

  const isFull = (at: number) => {
    if (inHand.size < room(steadyMs)) {
      crowdedSince = null
      return false
    }
    crowdedSince ??= at
    const isBurst = at >= strictUntil && at - crowdedSince < burstMs && inHand.size < room(burstMs)
    if (!isBurst) strictUntil = at + calmMs
    return !isBurst
  }

  /** Half again as many, of those who had less than half of what the others had. */
  const comesSeldom = (from: string, at: number) => {
    if (inHand.size >= room(steadyMs) * 1.5) return false
    const theirs = [...inHand].reduce((sum, call) => sum + had.by(call.from, at), 0) / inHand.size
    return had.by(from, at) < theirs / 2
  }

  const letGoWhoWaits = (at: number) => {
    for (const call of inHand) {
      if (at - call.at < waitingMs) return
      inHand.delete(call)
    }
  }

  return {
    size: () => inHand.size,
    /**
     * How to leave again; null for who is sent away. `from` is the address that asks. Who is known to wait for something
     * else takes no place.
     */
    enter: (waits: boolean, from: string) => {
      const at = now()
      letGoWhoWaits(at)
      if (isFull(at) && !comesSeldom(from, at)) return null
      if (waits) return () => {}
      const call = { at, nth: inHand.size + 1, from }
      inHand.add(call)
      return () => {
        if (!inHand.delete(call)) return
        const took = (now() - at) / call.nth
        share += (took - share) * weight
        had.add(from, took, now())
      }
    },
  }
}

/** How much of our time each address had, what was long ago counting less. */
const timeHad = () => {
  const known = new LRUCache<string, { readonly ms: number; readonly at: number }>({ max: mostKnown })
  const by = (from: string, at: number) => {
    const last = known.get(from)
    return last ? last.ms * Math.exp((last.at - at) / forgottenInMs) : 0
  }
  return { by, add: (from: string, ms: number, at: number) => void known.set(from, { ms: by(from, at) + ms, at }) }
}
