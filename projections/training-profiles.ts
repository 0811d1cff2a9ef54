import type { Kysely } from 'kysely'
import { idOf } from '../domain/kernel/stream.ts'
import * as Profiles from '../domain/training-profiles.ts'
import type { Projection } from './ports.ts'

/** The stream's own state, and which events said what, for reasons to point to. */
type Row = {
  owner: string
  state: Profiles.State
  sources: { plan: string | null; profiles: Record<string, string> }
  /** How many events the stream has: what has been seen, for who wants to change only that. */
  event_count: number
}

/** A person's places to train and what they told about themselves. */
export const trainingProfiles: Projection<Row, 'profiles'> = {
  name: 'training_profiles_v3',
  categories: ['profiles'],
  columns: { owner: 'uuid', state: 'jsonb', sources: 'jsonb', event_count: 'int' },
  indexes: [],
  keyedBy: 'owner',
  ownedBy: 'owner',
  sealed: { columns: ['state'] },
  key: ({ stream }) => idOf(stream),
  fold: (row, { event, stream, id, revision }) => {
    const before = row ?? nothing(idOf(stream))
    const { plan, profiles } = before.sources
    return {
      ...before,
      state: Profiles.evolve(before.state, event),
      sources: 'profile' in event ? { plan, profiles: { ...profiles, [event.profile]: id } } : { plan: id, profiles },
      event_count: revision + 1,
    }
  },
}

export type TrainingProfileTables = { training_profiles_v3: Row }

export const profilesOf = async (db: Kysely<TrainingProfileTables>, owner: string) =>
  (await db.selectFrom('training_profiles_v3').selectAll().where('owner', '=', owner).executeTakeFirst()) ??
  nothing(owner)

const nothing = (owner: string): Row => ({
  owner,
  state: Profiles.initial,
  sources: { plan: null, profiles: {} },
  event_count: 0,
})
