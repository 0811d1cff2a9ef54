import type { Kysely } from 'kysely'
import { idOf } from '../domain/kernel/stream.ts'
import * as Membership from '../domain/membership.ts'
import type { Projection } from './ports.ts'

type Row = { owner: string; state: Membership.State }

/** How many workouts a person may still have made. */
export const memberships: Projection<Row, 'membership'> = {
  name: 'memberships_v4',
  categories: ['membership'],
  columns: { owner: 'uuid', state: 'jsonb' },
  indexes: [],
  keyedBy: 'owner',
  ownedBy: 'owner',
  sealed: { columns: ['state'] },
  key: ({ stream }) => idOf(stream),
  fold: (row, { event, stream }) => ({
    owner: idOf(stream),
    state: Membership.evolve(row?.state ?? Membership.initial, event),
  }),
}

export type MembershipTables = { memberships_v4: Row }

export const membershipOf = async (db: Kysely<MembershipTables>, owner: string): Promise<Membership.State> =>
  (await db.selectFrom('memberships_v4').select('state').where('owner', '=', owner).executeTakeFirst())?.state ??
  Membership.initial
