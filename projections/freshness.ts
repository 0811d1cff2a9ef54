import { type Position, placeIn } from '../domain/kernel/log.ts'
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

const look = 25

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

  /** The projector may run in another process: then its checkpoint in the database tells. */
  const ask = async () => {
    for (const { name, position } of await models.status()) if (position) moved(name, position)
  }

  const reached: Freshness['reached'] = async (names, position, ms) => {
    const end = Date.now() + ms
    const all = () => names.every(name => has(name, position))
    for (let lookedAt = Date.now(); !all(); ) {
      if (Date.now() >= end) return false
      await Promise.race([nextMove(), new Promise(resolve => setTimeout(resolve, look))])
      if (!all() && Date.now() - lookedAt >= look * 2) {
        await ask()
        lookedAt = Date.now()
      }
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
