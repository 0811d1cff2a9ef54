import type { RecordedEvent } from '../domain/events.ts'
import type { AnyProjection, Change } from './ports.ts'

/** An event that a fold cannot take: the projection halts there and says so. */
export type Poison = Error & { readonly poison: RecordedEvent }

/** Folds a page of events, row by row. `load` answers the rows of these keys as they stand now. */
export const foldPage = async (
  projection: AnyProjection,
  events: readonly RecordedEvent[],
  load: (keys: readonly string[]) => Promise<ReadonlyMap<string, object>>,
): Promise<Change> => {
  const forget = events.flatMap(forgotten)
  const keys = [...new Set(events.map(projection.key).filter(key => key !== null))]
  const before = await load(keys)
  const rows = new Map<string, object | null>(before)
  for (const recorded of events) {
    for (const owner of forgotten(recorded))
      for (const [key, row] of rows) if (row && Reflect.get(row, 'owner') === owner) rows.set(key, null)
    const key = projection.key(recorded)
    if (key !== null) rows.set(key, foldOne(projection, rows.get(key) ?? null, recorded))
  }
  return {
    forget,
    put: [...rows].flatMap(([key, row]) => (row && row !== before.get(key) ? [row] : [])),
    remove: [...rows].flatMap(([key, row]) => (row === null && before.has(key) ? [key] : [])),
  }
}

const forgotten = ({ event, metadata }: RecordedEvent) =>
  event.type === 'PersonalDataErased' ? [metadata.subject] : []

export const foldOne = (projection: AnyProjection, row: object | null, recorded: RecordedEvent): object | null => {
  try {
    return projection.fold(row, recorded)
  } catch (error) {
    throw Object.assign(new Error(`${projection.name} cannot fold ${recorded.event.type}`, { cause: error }), {
      poison: recorded,
    })
  }
}

export const isPoison = (error: unknown): error is Poison => error instanceof Error && 'poison' in error
