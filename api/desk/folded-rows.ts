import type { RecordedEvent } from '../../domain/facts.ts'
import { foldOne, keyOf } from '../../domain/kernel/projection.ts'
import { provenance } from '../../domain/provenance.ts'
import { projections } from '../../projections/all.ts'
import { type AnyProjection, versionless } from '../../projections/ports.ts'

// In every read model each row is made of one stream.

type Past = readonly RecordedEvent[]
type Rows = ReadonlyMap<string, object | null>

/** The rows of a model that these events make. */
export const rowsAfter = (projection: AnyProjection, past: Past): Rows => {
  const rows = new Map<string, object | null>()
  for (const recorded of past) {
    const key = keyOf(projection, recorded)
    if (key !== null) rows.set(key, foldOne(projection, rows.get(key) ?? null, recorded))
  }
  return rows
}

export type Field = { readonly path: string; readonly value: string | number | boolean | null }

/** Models of which a row stands for more than one event. */
const folding = projections.filter(({ grows }) => !grows)

/** What these events have come to in each read model, field by field; those whose path holds `like`. */
export const fieldsAfter = (past: Past, like: string) =>
  folding.flatMap(projection =>
    [...rowsAfter(projection, past)].flatMap(([key, row]) =>
      row
        ? [
            {
              model: versionless(projection.name),
              key,
              fields: leavesOf(row).filter(({ path }) => path.includes(like)),
            },
          ]
        : [],
    ),
  )

type Asked = { readonly model: string; readonly key: string; readonly path: string }

/** Which of these events made a field of a row what it is; null where there is no such model. */
export const originOfField = (past: Past, { model, key, path }: Asked) => {
  const projection = folding.find(({ name }) => versionless(name) === model)
  if (!projection) return null
  const own = past.filter(recorded => keyOf(projection, recorded) === key)
  const initial: object | null = null
  const evolve = (row: object | null, recorded: RecordedEvent) => foldOne(projection, row, recorded)
  return provenance({ initial, evolve }, own, row => leafAt(row, path))
}

const leavesOf = (value: unknown, path = ''): readonly Field[] =>
  isHolder(value)
    ? Object.entries(value).flatMap(([name, inner]) => leavesOf(inner, path ? `${path}.${name}` : name))
    : [{ path, value: plain(value) }]

/** What holds more is told by how much it holds. A name may have dots of its own. */
const leafAt = (row: unknown, path: string): Field['value'] => {
  if (path === '') return isHolder(row) ? `${Object.keys(row).length} fields` : plain(row)
  const name = isHolder(row) ? Object.keys(row).find(name => path === name || path.startsWith(`${name}.`)) : undefined
  return isHolder(row) && name !== undefined ? leafAt(Reflect.get(row, name), path.slice(name.length + 1)) : null
}

const isHolder = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && Object.keys(value).length > 0

const plain = (value: unknown): Field['value'] => {
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value
  return value === null || value === undefined ? null : JSON.stringify(value)
}
