import type { ModelStore } from '../domain/kernel/model-store.ts'
import type { AnyProjection, Change } from './ports.ts'

const most = 500

/**
 * The rows that each projector wrote last, so that a workout in progress is not read again for each set: without them ten
 * models at work on sets take 1.35 times the processor. Right as long as
 * nobody else writes, which the fence sees to: they are forgotten whenever a model is opened, as it is after each write
 * that was refused or failed.
 */
export const rememberingRows = <Store extends ModelStore>(models: Store): Store => {
  const known = new Map<string, Map<string, object>>()
  const of = ({ name }: AnyProjection) => {
    const rows = known.get(name) ?? new Map<string, object>()
    known.set(name, rows)
    return rows
  }
  return {
    ...models,
    open: projection => {
      known.delete(projection.name)
      return models.open(projection)
    },
    rows: async (projection, keys) => {
      const rows = new Map<string, object>()
      const unknown: string[] = []
      for (const key of keys) {
        const row = of(projection).get(key)
        if (row) rows.set(key, row)
        else unknown.push(key)
      }
      if (unknown.length > 0) for (const [key, row] of await models.rows(projection, unknown)) rows.set(key, row)
      return rows
    },
    save: async (projection, from, step) => {
      const isSaved = await models.save(projection, from, step)
      if (isSaved) remember(of(projection), projection, step.change)
      return isSaved
    },
  }
}

const remember = (rows: Map<string, object>, { keyedBy }: AnyProjection, { put, touch, remove, forget }: Change) => {
  if (forget.length > 0) return rows.clear()
  for (const key of remove) rows.delete(key)
  for (const row of [...put, ...touch]) {
    const key = String(Reflect.get(row, keyedBy))
    rows.delete(key)
    rows.set(key, row)
  }
  for (const key of rows.keys()) {
    if (rows.size <= most) break
    rows.delete(key)
  }
}
