import type { Kysely } from 'kysely'
import { idOf } from '../domain/log.ts'
import * as Profiles from '../domain/training-profiles.ts'
import type { Projection } from './ports.ts'

/** The stream's own state, and which events said what, for reasons to point to. */
type Row = {
  owner: string
  state: Profiles.State
  sources: { plan: string | null; profiles: Record<string, string> }
}

/** A person's places to train and what they told about themselves. */
export const trainingProfiles: Projection<Row> = {
  name: 'training_profiles_v1',
  categories: ['profiles'],
  columns: { owner: 'uuid', state: 'jsonb', sources: 'jsonb' },
  indexes: [],
  key: ({ stream }) => idOf(stream),
  fold: (row, { event, stream, id }) => {
    if (!isProfileEvent(event)) return row
    const before = row ?? { owner: idOf(stream), state: Profiles.initial, sources: { plan: null, profiles: {} } }
    const { plan, profiles } = before.sources
    return {
      ...before,
      state: Profiles.evolve(before.state, event),
      sources:
        event.type === 'TrainingPlanChanged'
          ? { plan: id, profiles }
          : { plan, profiles: { ...profiles, [event.profile]: id } },
    }
  },
}

const isProfileEvent = (event: { type: string }): event is Profiles.Event =>
  event.type.startsWith('TrainingP') || event.type === 'PrimaryProfileChosen'

export type TrainingProfileTables = { training_profiles_v1: Row }

export const profilesOf = async (db: Kysely<TrainingProfileTables>, owner: string) =>
  (await db.selectFrom('training_profiles_v1').selectAll().where('owner', '=', owner).executeTakeFirst()) ?? {
    owner,
    state: Profiles.initial,
    sources: { plan: null, profiles: {} },
  }
