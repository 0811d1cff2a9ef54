import type { Kysely } from 'kysely'
import type { EventId, ProfileId, UserId } from '../domain/ids.ts'
import { idOf } from '../domain/streams.ts'
import * as Profiles from '../domain/training-profiles.ts'
import type { Projection } from './ports.ts'

/** What was told, and which events said it, for reasons to point to. */
type Row = {
  owner: UserId
  profiles: Readonly<Record<ProfileId, Profiles.ProfileFields>>
  primary_profile: ProfileId | null
  plan: Profiles.PlanFields
  /** When words about the goal were told last. */
  goal_told_at: string | null
  /** When the age was told last. */
  age_told_at: string | null
  /** Names of fields that were told by a consent: of a place by its id, of oneself by `plan`. */
  confided: Readonly<Record<string, readonly string[]>>
  sources: {
    plan: EventId | null
    profiles: Record<ProfileId, EventId>
    /** Which event told each field of oneself last. */
    told: Readonly<Partial<Record<keyof Profiles.PlanFields, EventId>>>
  }
  /** How many events the stream has: what has been seen, for who wants to change only that. */
  event_count: number
}

const name = 'training_profiles_v8'

/** A person's places to train and what they told about themselves. */
export const trainingProfiles: Projection<Row, 'profiles', typeof name> = {
  name,
  categories: ['profiles'],
  columns: {
    owner: 'uuid',
    profiles: 'jsonb',
    primary_profile: 'text',
    plan: 'jsonb',
    goal_told_at: 'text',
    age_told_at: 'text',
    confided: 'jsonb',
    sources: 'jsonb',
    event_count: 'int',
  },
  indexes: [],
  keyedBy: 'owner',
  ownedBy: 'owner',
  sealed: { columns: ['profiles', 'plan'] },
  key: ({ stream }) => idOf(stream),
  fold: (row, { event, stream, id, revision }) => {
    const before = row ?? nothing(idOf(stream))
    const { sources } = before
    const told = Profiles.toldAfter(profilesIn(before), event)
    return {
      ...before,
      profiles: told.profiles,
      primary_profile: told.primary,
      plan: told.plan,
      goal_told_at: Profiles.tellsGoal(event) ? event.at : before.goal_told_at,
      age_told_at: Profiles.tellsAge(event) ? event.at : before.age_told_at,
      confided: told.confided,
      sources:
        'profile' in event
          ? { ...sources, profiles: { ...sources.profiles, [event.profile]: id } }
          : { ...sources, plan: id, told: toldBy(id, event, sources.told, told.plan) },
      event_count: revision + 1,
    }
  },
}

type ToldBy = Row['sources']['told']

/** What was forgotten was told by nobody any more. */
const toldBy = (id: EventId, event: Profiles.Event, before: ToldBy, plan: Profiles.PlanFields): ToldBy => {
  const named = 'fields' in event ? Object.keys(event.fields).map(name => [name, id]) : []
  const all = { ...before, ...Object.fromEntries(named) }
  return Object.fromEntries(Object.entries(all).filter(([name]) => Object.hasOwn(plan, name)))
}

export type TrainingProfileTables = Record<typeof name, Row>

/** A row in the words of the domain: what was told, by what events, in a stream of how many. */
const profilesIn = ({
  profiles,
  primary_profile: primary,
  plan,
  goal_told_at,
  age_told_at,
  confided,
  sources,
  event_count,
}: Row) => ({
  profiles,
  primary,
  plan,
  goalToldAt: goal_told_at,
  ageToldAt: age_told_at,
  confided,
  sources,
  event_count,
})

export const profilesOf = async (db: Kysely<TrainingProfileTables>, owner: UserId) => {
  const found = await db.selectFrom(trainingProfiles.name).selectAll().where('owner', '=', owner).executeTakeFirst()
  return profilesFrom(found, owner)
}

/** Of who told nothing there is no row. */
export const profilesFrom = (row: Row | undefined, owner: UserId) => profilesIn(row ?? nothing(owner))

const nothing = (owner: UserId): Row => ({
  owner,
  profiles: {},
  primary_profile: null,
  plan: {},
  goal_told_at: null,
  age_told_at: null,
  confided: {},
  sources: { plan: null, profiles: {}, told: {} },
  event_count: 0,
})
