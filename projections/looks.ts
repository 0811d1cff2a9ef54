import type { Kysely } from 'kysely'
import type { UserId } from '../domain/ids.ts'
import { idOf } from '../domain/streams.ts'
import type { Projection } from './ports.ts'

type Row = { owner: UserId; looks: number; last_reason: string | null }

/** How often staff looked at a person's records, and why the last time. */
export const looks: Projection<Row, 'inspection'> = {
  name: 'looks_v1',
  categories: ['inspection'],
  columns: { owner: 'uuid', looks: 'int', last_reason: 'text' },
  indexes: [],
  keyedBy: 'owner',
  ownedBy: 'owner',
  sealed: { columns: ['last_reason'] },
  key: ({ stream }) => idOf(stream),
  fold: (row, { event, stream }) => {
    const before = row ?? { owner: idOf(stream), looks: 0, last_reason: null }
    switch (event.type) {
      case 'RecordInspected':
        return { ...before, looks: before.looks + 1, last_reason: event.reason }
      case 'SessionsEndedByStaff':
        return before
    }
  },
}

export type LookTables = { looks_v1: Row }

export const looksAt = (db: Kysely<LookTables>, owner: UserId) =>
  db.selectFrom('looks_v1').selectAll().where('owner', '=', owner).executeTakeFirst()
