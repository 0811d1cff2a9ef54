import type { Kysely } from 'kysely'
import * as Health from '../domain/health.ts'
import { idOf } from '../domain/kernel/stream.ts'
import type { Projection } from './ports.ts'

type Row = { owner: string; state: Health.State }

/** What a person told of their body by forms: the screening, complaints, clearances. */
export const health: Projection<Row, 'health'> = {
  name: 'health_v1',
  categories: ['health'],
  columns: { owner: 'uuid', state: 'jsonb' },
  indexes: [],
  keyedBy: 'owner',
  ownedBy: 'owner',
  sealed: { columns: ['state'] },
  key: ({ stream }) => idOf(stream),
  fold: (row, { event, stream }) => ({
    owner: idOf(stream),
    state: Health.evolve(row?.state ?? Health.initial, event),
  }),
}

export type HealthTables = { health_v1: Row }

export const healthOf = async (db: Kysely<HealthTables>, owner: string): Promise<Health.State> =>
  (await db.selectFrom('health_v1').select('state').where('owner', '=', owner).executeTakeFirst())?.state ??
  Health.initial
