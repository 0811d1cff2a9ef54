import { setTimeout as sleep } from 'node:timers/promises'
import type { Alone } from '../../domain/kernel/alone.ts'
import { type LeaseSession, leaseMs, openLeaseSession } from './lease-session.ts'

type Entry = { readonly take: () => void; readonly lost: AbortController; held: boolean }

const beat = 1000
/** We give a lease up ourselves this long before anyone else may take it. */
const margin = 500
const none: ReadonlySet<string> = new Set()

/** Milliseconds that a lease is ours: none where the answer waited so long, behind a pause, that it may be over. */
const leftOf = (asked: number) => leaseMs - margin - (performance.now() - asked)

/**
 * What only one of all processes that share the database may do. Leases on one connection a process, renewed each
 * second: a dead holder is followed within a second, a paused one within four.
 */
export const openLeases = (url: string, role: string | null = null, open = openLeaseSession): Alone => {
  const entries = new Map<string, Entry>()
  let session: LeaseSession | null = null
  let running = false
  const nap = naps()

  const lose = (name: string, entry: Entry) => {
    if (!entry.held) return
    entries.delete(name)
    entry.lost.abort()
  }
  const loseAll = () => {
    for (const [name, entry] of entries) lose(name, entry)
  }

  const run = async () => {
    if (running) return
    running = true
    for (; entries.size > 0; await sleep(200)) {
      session = await open(url, role).catch(() => null)
      if (session) await renew(session).catch(() => {})
      loseAll()
      await session?.close()
      session = null
    }
    running = false
  }

  const renew = async (own: LeaseSession) => {
    let lapse: NodeJS.Timeout | undefined
    try {
      while (entries.size > 0 && !own.ended.aborted) {
        const asked = performance.now()
        let names: readonly string[] = []
        const mine = await own.claim(() => {
          names = [...entries.keys()]
          return names
        })
        clearTimeout(lapse)
        settle(names, leftOf(asked) > 0 ? mine : none)
        lapse = setTimeout(loseAll, Math.max(0, leftOf(asked)))
        await nap.take(beat - (performance.now() - asked), own.ended)
      }
    } finally {
      clearTimeout(lapse)
    }
  }

  const settle = (asked: readonly string[], mine: ReadonlySet<string>) => {
    for (const name of asked) {
      const entry = entries.get(name)
      if (!entry) continue
      if (!mine.has(name)) lose(name, entry)
      else if (!entry.held) {
        entry.held = true
        entry.take()
      }
    }
  }

  return async (name, signal, work) => {
    if (entries.has(name)) throw new Error(`${name} is already held or awaited here`)
    const lost = new AbortController()
    const taken = new Promise<void>(take => {
      entries.set(name, { take, lost, held: false })
      signal.addEventListener('abort', () => take(), { once: true })
      if (signal.aborted) take()
    })
    void run()
    nap.end()
    await taken
    try {
      if (!signal.aborted) await work(AbortSignal.any([signal, lost.signal]))
    } finally {
      entries.delete(name)
      if (!lost.signal.aborted) await session?.release(name).catch(() => {})
      nap.end()
    }
  }
}

/** A wait that ends early when somebody asks for it. */
const naps = () => {
  let end = () => {}
  return {
    end: () => end(),
    take: (ms: number, ended: AbortSignal) =>
      new Promise<void>(resolve => {
        const wake = () => {
          clearTimeout(timer)
          ended.removeEventListener('abort', wake)
          resolve()
        }
        end = wake
        const timer = setTimeout(wake, Math.max(ms, 50))
        ended.addEventListener('abort', wake)
      }),
  }
}
