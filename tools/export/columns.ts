import type { AnyProjection } from '../../projections/ports.ts'

/**
 * What an export holds of people. `pseudonymous`: nothing that is sealed, ids of its own. `health`: also loads, repetitions
 * and verdicts as numbers, never words. `names`: everything, as it is.
 */
export const levels = ['pseudonymous', 'health', 'names'] as const
export type Level = (typeof levels)[number]

export type ColumnType = 'text' | 'uuid' | 'int' | 'bigint' | 'float8' | 'bool' | 'timestamptz' | 'jsonb'

/** `from`: the level at which it is filled; below that it is empty. `id`: it becomes a pseudonym below `names`. */
export type Column = {
  readonly type: ColumnType
  readonly about: string
  readonly from?: Exclude<Level, 'pseudonymous'>
  readonly id?: true
}

export type Columns = Readonly<Record<string, Column>>

export type Table = {
  readonly name: string
  readonly about: string
  readonly columns: Columns
  /** What its rows come from. */
  readonly source: 'log' | AnyProjection
}

export const id = (about: string): Column => ({ type: 'uuid', id: true, about })

const events: Columns = {
  number: { type: 'bigint', about: 'its place among all events, from 1; without gaps' },
  position: { type: 'text', about: "the store's own name for that place" },
  id: id('the event'),
  stream: { type: 'text', about: 'category and id of the stream' },
  category: { type: 'text', about: 'what kind of stream' },
  revision: { type: 'int', about: 'its number within the stream, from 0' },
  type: { type: 'text', about: 'what happened' },
  schema: { type: 'int', about: 'the shape in which it was written; `data` is in the newest' },
  recorded_at: { type: 'timestamptz', about: 'when it was stored' },
  occurred_at: { type: 'timestamptz', about: 'when it happened; earlier than stored where it was told later' },
  actor_kind: { type: 'text', about: 'user, staff or system' },
  actor: { type: 'text', id: true, about: 'who caused it; a name only where that is the system' },
  subject: { type: 'text', id: true, about: 'whom it is about' },
  command: id('the command that made it'),
  correlation: id('what began all that it belongs to'),
  causation: id('what directly caused it'),
  data: { type: 'jsonb', about: 'its fields; those that are sealed read as erased below `names`' },
}

export const eventsTable: Table = {
  name: 'events',
  about: 'Every event, in the order of the log.',
  columns: events,
  source: 'log',
}
