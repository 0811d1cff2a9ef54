import type { Recorded } from '../../../domain/kernel/log.ts'
import type { StoredEvent } from '../stored.ts'
import type { WakeUps } from '../wake-ups.ts'
import type { LogRows } from './rows.ts'

const poll = 250
const pageSize = 1000
const mostKept = 1000

type Placed = { readonly gp: bigint; readonly recorded: Recorded<StoredEvent> }
type Waiter = { readonly resolve: () => void; readonly reject: (error: unknown) => void }

/**
 * The log's newest events, read once for all followers of this process, and looked for once: at each hint, and each
 * 250 ms without one. Nothing is read while nobody follows. Read by each of 26 followers, an append costs 3.9 times the
 * processor.
 */
export const logTail = (rows: LogRows, hints: WakeUps) => {
  let recent: Placed[] = []
  /** Everything after `floor` up to `known` is in `recent`. */
  let floor = 0n
  let known: bigint | null = null
  const { settle, wait } = waiters()
  let followers = 0
  let stop: AbortController | null = null
  let looking: Promise<void> | null = null

  const look = () => {
    looking ??= read().finally(() => {
      looking = null
    })
    return looking
  }

  const read = async (): Promise<void> => {
    if (known === null) {
      known = await rows.last()
      floor = known
      recent = []
      return settle(({ resolve }) => resolve())
    }
    const found = (await rows.after(known, pageSize)).map(placed)
    take(found)
    if (found.length === pageSize) await read()
  }

  /** Some of them may have been handed over meanwhile. */
  const take = (found: readonly Placed[]) => {
    const before = known ?? 0n
    const news = found.filter(({ gp }) => gp > before)
    const last = news.at(-1)
    if (!last) return
    known = last.gp
    recent.push(...news)
    const dropped = recent.length > mostKept ? recent.splice(0, recent.length - mostKept) : []
    floor = dropped.at(-1)?.gp ?? floor
    settle(({ resolve }) => resolve())
  }

  const join = () => {
    if (followers++ > 0) return
    if (!looking) known = null
    stop = new AbortController()
    void watch(hints, stop.signal, () => look().catch(error => settle(({ reject }) => reject(error))))
  }

  const leave = () => {
    if (--followers === 0) stop?.abort()
  }

  return {
    /** Takes what this process has just added, unless others' events lie before it. False: it must be looked for. */
    follows: (first: bigint, added: () => readonly Recorded<StoredEvent>[]): boolean => {
      if (followers === 0 || known === null || first !== known + 1n) return false
      take(added().map(placed))
      return true
    },
    join,
    leave,
    known: () => known ?? 0n,
    /** The events after `place`, or null when they are no longer (or not yet) kept here. */
    after: (place: bigint) => {
      if (known === null || place < floor) return null
      return recent.slice(recent.findLastIndex(({ gp }) => gp <= place) + 1).map(({ recorded }) => recorded)
    },
    /** Resolves when the log has grown past `place`; rejects when the log cannot be asked. */
    past: async (place: bigint, signal: AbortSignal) => {
      if (!signal.aborted && (known === null || known <= place)) await wait(signal)
    },
  }
}

/** Looks at each hint, and where none comes in time. */
const watch = async (hints: WakeUps, signal: AbortSignal, look: () => Promise<void>) => {
  while (!signal.aborted) {
    const woken = hints.wait(poll, signal)
    await look()
    await woken
  }
}

/** Those who wait for the next look at the log, or for their own end. */
const waiters = () => {
  let waiting: Waiter[] = []
  return {
    settle: (how: (waiter: Waiter) => void) => {
      const settled = waiting
      waiting = []
      settled.forEach(how)
    },
    wait: (signal: AbortSignal) =>
      new Promise<void>((resolve, reject) => {
        const done = () => {
          signal.removeEventListener('abort', done)
          resolve()
        }
        signal.addEventListener('abort', done)
        waiting.push({
          resolve: done,
          reject: error => {
            signal.removeEventListener('abort', done)
            reject(error)
          },
        })
      }),
  }
}

const placed = (recorded: Recorded<StoredEvent>): Placed => ({ gp: BigInt(recorded.position), recorded })
