import type { UserId } from '../domain/ids.ts'
import type { Position } from '../domain/kernel/stream.ts'
import { forgetting } from './fold-page.ts'
import type { AnyProjection, End, Log } from './ports.ts'
import { ends } from './share-of-log.ts'

type Erasure = { readonly position: Position; readonly owner: UserId }

/**
 * Who was forgotten when, up to `end`. Read ahead of a rebuild, for a person's rows and their erasure are in different
 * streams.
 */
export const readErasures = async (log: Log, end: End): Promise<readonly Erasure[]> => {
  const isPast = ends(log, end)
  const erasures: Erasure[] = []
  for await (const { events } of log.read(null, { categories: ['user'], types: ['PersonalDataErased'] }))
    for (const recorded of events.filter(event => !isPast(event)))
      for (const owner of forgetting.whom(recorded)) erasures.push({ position: recorded.position, owner })
  return erasures
}

/** Takes the rows of forgotten persons out of `rows`, in the order of the log. */
export const erasing = (
  { ownedBy }: AnyProjection,
  erasures: readonly Erasure[],
  rows: Map<string, object>,
  compare: Log['compare'],
) => {
  const keysOf = new Map<string, Set<string>>(erasures.map(({ owner }) => [owner, new Set()]))
  const erase = (owner: UserId) => {
    for (const key of keysOf.get(owner) ?? []) if (Reflect.get(rows.get(key) ?? {}, ownedBy) === owner) rows.delete(key)
  }
  let next = 0

  return {
    /** To be told of every row that is put. */
    put: (key: string, row: object) => {
      if (keysOf.size > 0) keysOf.get(String(Reflect.get(row, ownedBy)))?.add(key)
    },
    upTo: (position: Position) => {
      for (let erasure = erasures[next]; erasure; erasure = erasures[++next]) {
        if (compare(erasure.position, position) > 0) return
        erase(erasure.owner)
      }
    },
    all: () => {
      for (const { owner } of erasures.slice(next)) erase(owner)
    },
  }
}
