import type { AnyProjection, Change, Models } from './ports.ts'

const most = 500

/**
 * The rows that this projector wrote last, so that a workout in progress is not read again for each set. Right as long
 * as nobody else writes, which the fence sees to: forget them all whenever a write was refused or failed.
 */
export const knownRows = (projection: AnyProjection, models: Models) => {
  const known = new Map<string, object>()

  return {
    load: async (keys: readonly string[]): Promise<ReadonlyMap<string, object>> => {
      const rows = new Map<string, object>()
      const unknown: string[] = []
      for (const key of keys) {
        const row = known.get(key)
        if (row) rows.set(key, row)
        else unknown.push(key)
      }
      if (unknown.length > 0) for (const [key, row] of await models.rows(projection, unknown)) rows.set(key, row)
      return rows
    },
    saved: ({ put, touch, remove, forget }: Change) => {
      if (forget.length > 0) return known.clear()
      for (const key of remove) known.delete(key)
      for (const row of [...put, ...touch]) {
        const key = String(Reflect.get(row, projection.keyedBy))
        known.delete(key)
        known.set(key, row)
      }
      for (const key of known.keys()) {
        if (known.size <= most) break
        known.delete(key)
      }
    },
  }
}
