import { idOf } from '../../domain/streams.ts'
import type { Projection } from '../../projections/ports.ts'

type Row = { id: string; owner: string; events: number; last: string }

/** Counts what happened to each workout: an event taken twice or left out shows. */
export const counting = (
  name: string,
  fold: Projection<Row, 'workout'>['fold'] = count,
): Projection<Row, 'workout'> => ({
  name,
  categories: ['workout'],
  columns: { id: 'uuid', owner: 'uuid', events: 'int', last: 'text' },
  indexes: [],
  keyedBy: 'id',
  ownedBy: 'owner',
  key: ({ stream }) => idOf(stream),
  fold,
})

export const count: Projection<Row, 'workout'>['fold'] = (row, { stream, metadata, event }) => ({
  id: idOf(stream),
  owner: metadata.subject,
  events: (row?.events ?? 0) + 1,
  last: event.type,
})
