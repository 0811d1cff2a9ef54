import type { Kysely } from 'kysely'
import type { BodyPart, Side } from '../domain/coach/read/body.ts'
import type { Clearance } from '../domain/coach/read/health.ts'
import type { Severity } from '../domain/complaint.ts'
import * as Health from '../domain/health.ts'
import type { ComplaintId, ExerciseId, UserId } from '../domain/ids.ts'
import { idOf } from '../domain/streams.ts'
import type { Projection } from './ports.ts'

type Row = {
  owner: UserId
  screening: { answers: Health.Screening; at: string } | null
  complaints: readonly {
    id: ComplaintId
    part: BodyPart
    side: Side | null
    severity: Severity
    exercise: ExerciseId | null
    since: string
    reportedAt: string
  }[]
  clearances: Readonly<Partial<Record<Health.Cleared, { by: Clearance['by']; on: string; at: string }>>>
  /** Since when an exercise may be planned again. */
  allowed: Readonly<Record<ExerciseId, string>>
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
