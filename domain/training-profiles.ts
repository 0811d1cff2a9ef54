import type { Decider } from './kernel/decider.ts'
import { refuse } from './kernel/decider.ts'
import { erased, type Personal } from './personal.ts'

// What happened

/** A place to train. All places of one user share a stream, so "the first one is primary" is a local rule. */
export type ProfileFields = {
  name?: string
  equipment?: readonly string[]
  equipmentContext?: string | null
  equipmentDetails?: string | null
}

/** What the athlete tells about themselves. Null clears; an absent field stays. */
export type PlanFields = {
  gender?: 'male' | 'female' | 'other' | null
  age?: number | null
  heightCm?: number | null
  weightKg?: number | null
  goal?: string | null
  goalContext?: string | null
  goalDetails?: string | null
  trainingFrequency?: number | null
  sessionMinutes?: number | null
  otherActivities?: string | null
  restrictions?: string | null
  mobilityRestrictions?: string | null
  comments?: string | null
  fitnessLevel?: number | null
  fitnessLevelDescription?: string | null
  experienceLevel?: number | null
  experienceLevelDescription?: string | null
}

export type Event =
  | { type: 'TrainingProfileCreated'; profile: string; fields: ProfileFields & { name: string }; at: string }
  | { type: 'TrainingProfileChanged'; profile: string; fields: ProfileFields; at: string }
  | { type: 'PrimaryProfileChosen'; profile: string; at: string }
  | { type: 'TrainingProfileDeleted'; profile: string; at: string }
  | { type: 'TrainingPlanChanged'; fields: PlanFields; at: string }

export const personal: Personal<Event> = {
  TrainingProfileCreated: { fields: { name: erased } },
  TrainingProfileChanged: { fields: {} },
  TrainingPlanChanged: { fields: {} },
}

// What we remember

export type State = {
  readonly profiles: Readonly<Record<string, ProfileFields>>
  readonly deleted: readonly string[]
  readonly primary: string | null
  readonly plan: PlanFields
}

export const initial: State = { profiles: {}, deleted: [], primary: null, plan: {} }

export const evolve = (state: State, event: Event): State => {
  switch (event.type) {
    case 'TrainingProfileCreated':
    case 'TrainingProfileChanged':
      return {
        ...state,
        profiles: { ...state.profiles, [event.profile]: { ...state.profiles[event.profile], ...event.fields } },
      }
    case 'PrimaryProfileChosen':
      return { ...state, primary: event.profile }
    case 'TrainingProfileDeleted': {
      const { [event.profile]: _, ...profiles } = state.profiles
      return {
        ...state,
        profiles,
        deleted: [...state.deleted, event.profile],
        primary: state.primary === event.profile ? null : state.primary,
      }
    }
    case 'TrainingPlanChanged':
      return { ...state, plan: { ...state.plan, ...event.fields } }
  }
}

// What may be asked

export type Command =
  | { type: 'CreateProfile'; profile: string; fields: ProfileFields & { name: string }; primary: boolean; at: string }
  | { type: 'ChangeProfile'; profile: string; fields: ProfileFields; primary: boolean; at: string }
  | { type: 'DeleteProfile'; profile: string; at: string }
  | { type: 'ChangePlan'; fields: PlanFields; at: string }

export type Reason = 'no-such-profile' | 'too-many-profiles'

export const mostProfiles = 50

export const decide: Decider<Command, Event, State, Reason>['decide'] = (command, state) => {
  switch (command.type) {
    case 'CreateProfile':
      return create(command, state)
    case 'ChangeProfile':
      return change(command, state)
    case 'DeleteProfile':
      return remove(command, state)
    case 'ChangePlan':
      return changePlan(command, state)
  }
}

type Ask<Type extends Command['type']> = Extract<Command, { type: Type }>

const create = ({ profile, fields, primary, at }: Ask<'CreateProfile'>, state: State) => {
  if (profile in state.profiles || state.deleted.includes(profile)) return []
  if (Object.keys(state.profiles).length >= mostProfiles) return refuse('too-many-profiles')
  const created = { type: 'TrainingProfileCreated', profile, fields, at } satisfies Event
  return primary || state.primary === null
    ? [created, { type: 'PrimaryProfileChosen', profile, at } satisfies Event]
    : [created]
}

const change = ({ profile, fields, primary, at }: Ask<'ChangeProfile'>, state: State) => {
  const now = state.profiles[profile]
  if (!now) return refuse('no-such-profile')
  const news = onlyNews(fields, now)
  const events: Event[] = []
  if (Object.keys(news).length > 0) events.push({ type: 'TrainingProfileChanged', profile, fields: news, at })
  if (primary && state.primary !== profile) events.push({ type: 'PrimaryProfileChosen', profile, at })
  return events
}

const remove = ({ profile, at }: Ask<'DeleteProfile'>, state: State) => {
  if (state.deleted.includes(profile)) return []
  if (!(profile in state.profiles)) return refuse('no-such-profile')
  const heir = Object.keys(state.profiles).find(id => id !== profile)
  const events: Event[] = [{ type: 'TrainingProfileDeleted', profile, at }]
  if (state.primary === profile && heir) events.push({ type: 'PrimaryProfileChosen', profile: heir, at })
  return events
}

const changePlan = ({ fields, at }: Ask<'ChangePlan'>, state: State): Event[] => {
  const news = onlyNews(fields, state.plan)
  return Object.keys(news).length > 0 ? [{ type: 'TrainingPlanChanged', fields: news, at }] : []
}

export const decider: Decider<Command, Event, State, Reason> = { initial, evolve, decide, mostEvents: 5000 }

const onlyNews = <Fields extends object>(wanted: Fields, now: Fields): Fields =>
  Object.fromEntries(
    Object.entries(wanted).filter(
      ([name, value]) =>
        value !== undefined && JSON.stringify(value) !== JSON.stringify(Reflect.get(now, name) ?? null),
    ),
  ) as Fields
