import type { Position } from '../domain/kernel/stream.ts'
import { placeIn } from './place-in-log.ts'
import type { Log, ReadModels } from './ports.ts'

export type Freshness = {
  readonly moved: (name: string, position: Position) => void
  /** True when every named read model has seen `position` within `ms`. */
  readonly reached: (names: readonly string[], position: Position, ms: number) => Promise<boolean>
  /** A place in the log that a client sent; null when it is none. */
  readonly place: (text: string) => Position | null
  /** The later of two places in the log. */
  readonly later: (one: Position, other: Position) => Position
}

/** How long, in ms, a move of this process is waited for before others are asked, and the longest pause between two questions. */
const [firstLook, longestPause] = [4, 32]

/** Lets a reader wait for what it wrote: this position, these read models, with an end. */
export const freshness = (log: Log, models: ReadModels): Freshness => {
  const places = new Map<string, Position>()
  let waiting: (() => void)[] = []

  const has = (name: string, position: Position) => log.compare(places.get(name) ?? null, position) >= 0

  const moved = (name: string, position: Position) => {
    if (has(name, position)) return
    places.set(name, position)
    const woken = waiting
    waiting = []
    for (const wake of woken) wake()
  }

  let asking: Promise<void> | null = null
  /** The projector may run in another process: then its checkpoint in the database tells. Asked once for all who wait. */
  const ask = () => {
    asking ??= (async () => {
      for (const { name, position } of await models.places()) if (position) moved(name, position)
    })().finally(() => {
      asking = null
    })
    return asking
  }

  const reached: Freshness['reached'] = async (names, position, ms) => {
    const end = Date.now() + ms
    const all = () => names.every(name => has(name, position))
    let pause = firstLook
    for (let lookAt = Date.now() + pause; !all(); ) {
      if (Date.now() >= end) return false
      await Promise.race([nextMove(), new Promise(resolve => setTimeout(resolve, pause))])
      if (all() || Date.now() < lookAt) continue
      await ask()
      pause = Math.min(pause * 2, longestPause)
      lookAt = Date.now() + pause
    }
    return true
  }

  const nextMove = () =>
    new Promise<void>(resolve => {
      waiting.push(resolve)
    })

  const later = (one: Position, other: Position) => (log.compare(one, other) >= 0 ? one : other)

  return { moved, reached, place: text => placeIn(log, text), later }
}
