import type { Category, RecordedEvent } from '../domain/facts.ts'
import type { Filter } from '../domain/kernel/log.ts'
import { poisoned } from '../domain/kernel/poison.ts'
import { categoryOf } from '../domain/kernel/stream.ts'
import type { AnyProjection, Change } from './ports.ts'

/** What a projection reads: its own streams, and who was forgotten. Of others' streams nothing else can halt it. */
export const filterOf = ({ categories }: AnyProjection): Filter<Category> =>
  categories.includes('user')
    ? { categories }
    : { categories: [...categories, 'user'], only: { user: ['PersonalDataErased'] } }

/** The person whose rows must go with this event, if any. */
export const forgotten = ({ event, metadata }: RecordedEvent) =>
  event.type === 'PersonalDataErased' ? [metadata.subject] : []

export const keyOf = (projection: AnyProjection, recorded: RecordedEvent) =>
  projection.categories.some(category => category === categoryOf(recorded.stream)) ? projection.key(recorded) : null

/** True when this event can change the model. */
export const concerns = (projection: AnyProjection, recorded: RecordedEvent) =>
  keyOf(projection, recorded) !== null || forgotten(recorded).length > 0

/** Folds a page of events, row by row. `load` answers the rows of these keys as they stand now. */
export const foldPage = async (
  projection: AnyProjection,
  events: readonly RecordedEvent[],
  load: (keys: readonly string[]) => Promise<ReadonlyMap<string, object>>,
): Promise<Change> => {
  const keys = new Set<string>()
  for (const recorded of events) {
    const key = keyOf(projection, recorded)
    if (key !== null) keys.add(key)
  }
  const before = await load([...keys])
  const rows = new Map<string, object | null>(before)
  for (const recorded of events) {
    for (const owner of forgotten(recorded))
      for (const [key, row] of rows) if (row && Reflect.get(row, 'owner') === owner) rows.set(key, null)
    const key = keyOf(projection, recorded)
    if (key !== null) rows.set(key, foldOne(projection, rows.get(key) ?? null, recorded))
  }
  const forget = events.flatMap(forgotten)
  const changed = [...rows].flatMap(([key, row]) =>
    row && row !== before.get(key) ? [{ row, old: before.get(key) }] : [],
  )
  const isTouch = ({ row, old }: (typeof changed)[number]) =>
    old !== undefined && forget.length === 0 && keepsSeldom(projection, old, row)
  return {
    forget,
    put: changed.filter(each => !isTouch(each)).map(({ row }) => row),
    touch: changed.filter(isTouch).map(({ row }) => row),
    remove: [...rows].flatMap(([key, row]) => (row === null && before.has(key) ? [key] : [])),
  }
}

const keepsSeldom = ({ seldom }: AnyProjection, old: object, row: object) =>
  seldom?.every(column => Reflect.get(old, column) === Reflect.get(row, column)) ?? false

export const foldOne = (projection: AnyProjection, row: object | null, recorded: RecordedEvent): object | null => {
  try {
    return projection.fold(row, recorded)
  } catch (error) {
    throw poisoned(`${projection.name} cannot fold ${recorded.event.type}`, recorded, error)
  }
}
