import type { Position } from '../domain/kernel/stream.ts'
import type { Log } from './ports.ts'

type Look = { readonly at: number; readonly position: Position | null }

/** Ms. A look that is younger tells of chance, one that is older of another time. */
const youngest = 500
const oldest = 15_000

/** Says how many positions a second a model went on by since it was looked at some seconds ago; null where it was not. */
export const paceOf = ({ distance }: Pick<Log, 'distance'>, now: () => number = Date.now) => {
  const looks = new Map<string, readonly Look[]>()
  return (name: string, position: Position | null) => {
    const at = now()
    const kept = (looks.get(name) ?? []).filter(look => at - look.at <= oldest)
    looks.set(name, [...kept, { at, position }])
    const since = kept.find(look => at - look.at >= youngest)
    if (!since || !distance) return null
    // A model that is folded anew may stand farther back.
    return Math.max(0, (distance(since.position, position) * 1000) / (at - since.at))
  }
}

export type Pace = ReturnType<typeof paceOf>
