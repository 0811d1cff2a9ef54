import { createHash } from 'node:crypto'
import { everyType } from '../../domain/facts.ts'
import { projections } from '../../projections/all.ts'
import { foldOne, keyOf } from '../../projections/fold-page.ts'
import { type Golden, goldenLog, goldens } from './log.ts'

/** The golden events in the order of the types. */
export const goldensInOrder = (): readonly Golden[] => {
  const order = new Map(everyType.map(({ type }, place) => [String(type), place]))
  return [...goldens()].sort((one, other) => (order.get(one.type) ?? 0) - (order.get(other.type) ?? 0))
}

/** What every model makes of the golden events, one event after the other, as a digest. */
export const foldedRows = async (log = goldenLog(goldensInOrder())): Promise<Readonly<Record<string, string>>> => {
  const digests: Record<string, string> = {}
  for (const projection of projections) {
    const hash = createHash('sha256')
    const rows = new Map<string, object | null>()
    for await (const page of log.read(null, {}))
      for (const recorded of page.events) {
        const key = keyOf(projection, recorded)
        if (key === null) continue
        rows.set(key, foldOne(projection, rows.get(key) ?? null, recorded))
        hash.update(JSON.stringify(sorted(rows.get(key))))
      }
    digests[projection.name] = hash.digest('hex')
  }
  return digests
}

/** Models that make other rows of the same events than they did, under the same name. */
export const changedUnderTheirNames = (
  pinned: Readonly<Record<string, string>>,
  found: Readonly<Record<string, string>>,
): readonly string[] => Object.keys(found).filter(name => name in pinned && pinned[name] !== found[name])

const sorted = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sorted)
  if (value === null || typeof value !== 'object') return value ?? null
  return Object.fromEntries(
    Object.keys(value)
      .sort()
      .map(key => [key, sorted(Reflect.get(value, key))]),
  )
}
