import type { Category, DomainEvent, RecordedEvent } from '../domain/events.ts'
import type { EventLog, Position } from '../domain/log.ts'

export type Log = EventLog<DomainEvent>

export type ColumnType = 'text' | 'uuid' | 'int' | 'float8' | 'bool' | 'timestamptz' | 'jsonb'

/**
 * A disposable table, named for the question it answers, its version in the name. `fold` is pure and the same live and
 * in a rebuild; answering null deletes the row. The first column is the key; `owner` is the person the row is about.
 */
export type Projection<Row extends object = object> = {
  readonly name: string
  readonly categories: readonly Category[]
  readonly columns: Readonly<Record<keyof Row & string, ColumnType>>
  readonly indexes: readonly (readonly (keyof Row & string)[])[]
  readonly key: (recorded: RecordedEvent) => string | null
  readonly fold: (row: Row | null, recorded: RecordedEvent) => Row | null
}

// biome-ignore lint/suspicious/noExplicitAny: a list holds projections of many row types; each keeps its own inside
export type AnyProjection = Projection<any>

export type Checkpoint = {
  readonly position: Position | null
  /** Rises whenever someone takes the projection over; a writer with an older epoch changes nothing. */
  readonly epoch: bigint
}

export type Status = {
  readonly name: string
  readonly position: Position | null
  readonly updatedAt: string
  readonly error: string | null
  readonly errorPosition: Position | null
}

export type Change = {
  readonly put: readonly object[]
  readonly remove: readonly string[]
  /** Every row of these persons goes, before anything is put. */
  readonly forget: readonly string[]
}

/** Where read models live. */
export type ReadModels = {
  /** Makes the table when missing (then it starts at the beginning) and takes the projection over. */
  readonly open: (projection: AnyProjection) => Promise<Checkpoint>
  readonly rows: (projection: AnyProjection, keys: readonly string[]) => Promise<ReadonlyMap<string, object>>
  /** All in one transaction. False when someone else has taken over: nothing was changed. */
  readonly save: (projection: AnyProjection, change: Change, from: Checkpoint, to: Position) => Promise<boolean>
  readonly halt: (name: string, position: Position, error: string) => Promise<void>
  readonly status: () => Promise<readonly Status[]>
  /** Runs `work` in at most one process at a time; its signal aborts when the hold is lost. */
  readonly alone: (name: string, signal: AbortSignal, work: (signal: AbortSignal) => Promise<void>) => Promise<void>
}
