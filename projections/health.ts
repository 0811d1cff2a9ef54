import type { Kysely } from 'kysely'
import * as Health from '../domain/health.ts'
import type { UserId } from '../domain/ids.ts'
import { idOf } from '../domain/streams.ts'
import type { Projection } from './ports.ts'

type Row = {
  owner: UserId
  screening: Health.Told['screening']
  complaints: Health.Told['complaints']
  clearances: Health.Told['clearances']
  allowed: Readonly<Record<string, string>>
}

const name = 'health_v2'

/** What a person told of their body by forms: the screening, complaints, clearances. */
export const health: Projection<Row, 'health', typeof name> = {
  name,
  categories: ['health'],
  columns: { owner: 'uuid', screening: 'jsonb', complaints: 'jsonb', clearances: 'jsonb', allowed: 'jsonb' },
  indexes: [],
  keyedBy: 'owner',
  ownedBy: 'owner',
  sealed: { columns: ['screening', 'complaints', 'clearances', 'allowed'] },
  key: ({ stream }) => idOf(stream),
  fold: (row, { event, stream }) => {
    const { screening, complaints, clearances, allowed } = Health.toldAfter(row ?? Health.nothingTold, event)
    return { owner: idOf(stream), screening, complaints, clearances, allowed }
  },
}

export type HealthTables = Record<typeof name, Row>

export const healthOf = async (db: Kysely<HealthTables>, owner: UserId): Promise<Health.Told> =>
  (await db.selectFrom(health.name).selectAll().where('owner', '=', owner).executeTakeFirst()) ?? Health.nothingTold
