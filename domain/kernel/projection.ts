import type { AnyFacts, AnyRecorded, CategoryOf, Filter, Recorded, Subject } from './log.ts'
import { poisoned } from './poison.ts'
import { categoryOf } from './stream.ts'

type ColumnType = 'text' | 'uuid' | 'int' | 'float8' | 'bool' | 'timestamptz' | 'jsonb'

/**
 * A disposable table, named for the question it answers, its version in the name. It declares the categories that it
 * reads and gets exactly their facts. `fold` is pure and the same live and in a rebuild; answering null deletes the row.
 */
export type Projection<Facts extends AnyFacts, Row extends object, C extends CategoryOf<Facts>> = {
  readonly name: string
  readonly categories: readonly C[]
  readonly columns: Readonly<Record<keyof Row & string, ColumnType>>
  readonly indexes: readonly (readonly (keyof Row & string)[])[]
  /** The column that holds what `key` answers. */
  readonly keyedBy: keyof Row & string
  /** The column that names the person the row is about: their rows go when they are forgotten. */
  readonly ownedBy: keyof Row & string
  /** Personal columns: they rest sealed, under the owner's key or the one that `under` names. SQL cannot look inside. */
  readonly sealed?: { readonly columns: readonly (keyof Row & string)[]; readonly under?: (row: Row) => string }
  /** Which row an event belongs to, if any. */
  readonly key: (recorded: Recorded<Facts[C], C>) => string | null
  /** True when events of several streams meet in one row; then a rebuild cannot be shared out by stream. */
  readonly acrossStreams?: boolean
  /** Large columns that most events leave alone: while a fold hands on the same value, it is not written again. */
  readonly seldom?: readonly (keyof Row & string)[]
  /** True when each event makes a row of its own, which never changes. */
  readonly grows?: boolean
  readonly fold: (row: Row | null, recorded: Recorded<Facts[C], C>) => Row | null
}

// biome-ignore lint/suspicious/noExplicitAny: a list holds projections of many row types; each keeps its own inside
export type AnyProjection = Projection<any, any, any>

/** What a page of events does to a model's rows. */
export type Change = {
  readonly put: readonly object[]
  /** Rows that are there already, and whose seldom changing columns stay as they are. */
  readonly touch: readonly object[]
  readonly remove: readonly string[]
  /** Every row of these persons goes, before anything is put. */
  readonly forget: readonly string[]
}

/** How people are forgotten: by which facts, and whose rows go with one, in every model. */
export type Forgetting<C extends string = string> = {
  readonly category: C
  readonly types: readonly string[]
  readonly whom: (recorded: AnyRecorded) => readonly Subject[]
}

/** What a projection reads: its own streams, and who was forgotten. Of others' streams nothing else can halt it. */
export const filterOf = <C extends string>(
  { categories }: { readonly categories: readonly C[] },
  { category, types }: Forgetting<C>,
): Filter<C> =>
  categories.includes(category)
    ? { categories }
    : { categories: [...categories, category], only: { [category]: types } }

export const keyOf = (projection: AnyProjection, recorded: AnyRecorded): string | null =>
  projection.categories.includes(categoryOf(recorded.stream)) ? projection.key(recorded) : null

/** True when this event can change the model. */
export const concerns = (projection: AnyProjection, recorded: AnyRecorded, { whom }: Forgetting): boolean =>
  keyOf(projection, recorded) !== null || whom(recorded).length > 0

export const foldOne = (projection: AnyProjection, row: object | null, recorded: AnyRecorded): object | null => {
  try {
    return projection.fold(row, recorded)
  } catch (error) {
    throw poisoned(`${projection.name} cannot fold ${recorded.event.type}`, recorded, error)
  }
}

/** Folds a page of events, row by row. `load` answers the rows of these keys as they stand now. */
export const foldPage = async (
  projection: AnyProjection,
  events: readonly AnyRecorded[],
  load: (keys: readonly string[]) => Promise<ReadonlyMap<string, object>>,
  { whom }: Forgetting,
): Promise<Change> => {
  const keyed = events.map(recorded => ({ recorded, key: keyOf(projection, recorded) }))
  // A stream that begins here has no row yet, unless its row is shared with others.
  const keysOf = (some: typeof keyed) => new Set(some.flatMap(({ key }) => key ?? []))
  const begun = keysOf(keyed.filter(({ recorded }) => !projection.acrossStreams && recorded.revision === 0))
  const before = await load([...keysOf(keyed).difference(begun)])
  const rows = new Map<string, object | null>(before)
  for (const { recorded, key } of keyed) {
    for (const owner of whom(recorded))
      for (const [at, row] of rows) if (row && Reflect.get(row, projection.ownedBy) === owner) rows.set(at, null)
    if (key !== null) rows.set(key, foldOne(projection, rows.get(key) ?? null, recorded))
  }
  const forget = events.flatMap(whom)
  const changed = [...rows].flatMap(([key, row]) => {
    const old = before.get(key)
    return row && row !== old ? [{ row, stays: old !== undefined && keepsSeldom(projection, old, row) }] : []
  })
  const isTouch = ({ stays }: { readonly stays: boolean }) => stays && forget.length === 0
  return {
    forget,
    put: changed.filter(each => !isTouch(each)).map(({ row }) => row),
    touch: changed.filter(isTouch).map(({ row }) => row),
    remove: [...rows].flatMap(([key, row]) => (row === null && before.has(key) ? [key] : [])),
  }
}

const keepsSeldom = ({ seldom }: AnyProjection, old: object, row: object): boolean =>
  seldom?.every(column => Reflect.get(old, column) === Reflect.get(row, column)) ?? false
