import { defined } from './fields.ts'
import type { Ask, Decider, Decisions } from './kernel/decider.ts'
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

const healthNames = ['restrictions', 'mobilityRestrictions', 'comments'] as const
/** What may say how ill somebody is: told only by their consent. */
export type HealthFields = Pick<PlanFields, (typeof healthNames)[number]>

export type Event =
  | { type: 'TrainingProfileCreated'; profile: string; fields: ProfileFields & { name: string }; at: string }
  | { type: 'TrainingProfileChanged'; profile: string; fields: ProfileFields; at: string }
  | { type: 'PrimaryProfileChosen'; profile: string; at: string }
  | { type: 'TrainingProfileDeleted'; profile: string; at: string }
  | { type: 'TrainingPlanChanged'; fields: PlanFields; at: string }
  /** Sealed under the key of the consent by which it was told. */
  | { type: 'HealthTold'; consent: string; fields: HealthFields; at: string }
  | { type: 'HealthForgotten'; consent: string; at: string }

export const personal: Personal<Event> = {
  TrainingProfileCreated: { fields: { name: erased } },
  TrainingProfileChanged: { fields: {} },
  TrainingPlanChanged: { fields: {} },
  HealthTold: { fields: {} },
}

// What we remember

/** Places to train, and which of them is meant where none is named. */
export type Places = {
  readonly profiles: Readonly<Record<string, ProfileFields>>
  readonly primary: string | null
}

/** What somebody told: where they train, and of themselves. */
export type Told = Places & { readonly plan: PlanFields }

export type State = Told & {
  readonly deleted: readonly string[]
  /** Consents that were withdrawn: nothing is told by them any more, not even by what was on its way. */
  readonly forgotten?: readonly string[]
}

const initial: State = { profiles: {}, deleted: [], primary: null, plan: {} }

const evolve = (state: State, event: Event): State => {
  const told = { ...state, ...toldAfter(state, event) }
  if (event.type === 'TrainingProfileDeleted') return { ...told, deleted: [...state.deleted, event.profile] }
  return event.type === 'HealthForgotten' ? { ...told, forgotten: [...(state.forgotten ?? []), event.consent] } : told
}

export const toldAfter = ({ profiles, primary, plan }: Told, event: Event): Told => {
  switch (event.type) {
    case 'TrainingProfileCreated':
    case 'TrainingProfileChanged': {
      const { profile, fields } = event
      return { profiles: { ...profiles, [profile]: { ...profiles[profile], ...fields } }, primary, plan }
    }
    case 'PrimaryProfileChosen':
      return { profiles, primary: event.profile, plan }
    case 'TrainingProfileDeleted': {
      const { [event.profile]: _, ...left } = profiles
      return { profiles: left, primary: primary === event.profile ? null : primary, plan }
    }
    case 'TrainingPlanChanged':
    case 'HealthTold':
      return { profiles, primary, plan: { ...plan, ...event.fields } }
    case 'HealthForgotten':
      return { profiles, primary, plan: withoutHealth(plan) }
  }
}

const isHealth = (name: string) => healthNames.some(one => one === name)

const partOf = (fields: PlanFields, wanted: (name: string) => boolean): PlanFields =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => wanted(name)))

const withoutHealth = (fields: PlanFields) => partOf(fields, name => !isHealth(name))

/** Whether this says anything about health: emptying a field does not. */
export const tellsHealth = (fields: PlanFields) => healthNames.some(name => (fields[name] ?? null) !== null)

// What may be asked

export type Command =
  | { type: 'CreateProfile'; profile: string; fields: ProfileFields & { name: string }; primary: boolean; at: string }
  | { type: 'ChangeProfile'; profile: string; fields: ProfileFields; primary: boolean; at: string }
  | { type: 'DeleteProfile'; profile: string; at: string }
  /** `consent` is the one by which health may be told. */
  | { type: 'ChangePlan'; fields: PlanFields; consent: string | null; at: string }
  | { type: 'ForgetHealth'; consent: string; at: string }

export const mostProfiles = 50

const create = ({ profile, fields, primary, at }: Ask<Command, 'CreateProfile'>, state: State) => {
  if (profile in state.profiles || state.deleted.includes(profile)) return []
  if (Object.keys(state.profiles).length >= mostProfiles) return refuse('too-many-profiles')
  const created = { type: 'TrainingProfileCreated', profile, fields, at } satisfies Event
  return primary || state.primary === null
    ? [created, { type: 'PrimaryProfileChosen', profile, at } satisfies Event]
    : [created]
}

const change = ({ profile, fields, primary, at }: Ask<Command, 'ChangeProfile'>, state: State) => {
  const now = state.profiles[profile]
  if (!now) return refuse('no-such-profile')
  const news = onlyNews(fields, now)
  const events: Event[] = []
  if (Object.keys(news).length > 0) events.push({ type: 'TrainingProfileChanged', profile, fields: news, at })
  if (primary && state.primary !== profile) events.push({ type: 'PrimaryProfileChosen', profile, at })
  return events
}

const remove = ({ profile, at }: Ask<Command, 'DeleteProfile'>, state: State) => {
  if (state.deleted.includes(profile)) return []
  if (!(profile in state.profiles)) return refuse('no-such-profile')
  const heir = Object.keys(state.profiles).find(id => id !== profile)
  const events: Event[] = [{ type: 'TrainingProfileDeleted', profile, at }]
  if (state.primary === profile && heir) events.push({ type: 'PrimaryProfileChosen', profile: heir, at })
  return events
}

/** A fact even where nothing was told: what was on its way then finds that it may not be stored. */
const forgetHealth = ({ consent, at }: Ask<Command, 'ForgetHealth'>, { forgotten = [] }: State): Event[] =>
  forgotten.includes(consent) ? [] : [{ type: 'HealthForgotten', consent, at }]

const changePlan = ({ fields, consent, at }: Ask<Command, 'ChangePlan'>, state: State) => {
  const news = onlyNews(fields, state.plan)
  const health = tellsHealth(news)
  if (health && (consent === null || state.forgotten?.includes(consent))) return refuse('health-consent-needed')
  const rest = health ? withoutHealth(news) : news
  const events: Event[] = []
  if (Object.keys(rest).length > 0) events.push({ type: 'TrainingPlanChanged', fields: rest, at })
  if (health && consent !== null) events.push({ type: 'HealthTold', consent, fields: partOf(news, isHealth), at })
  return events
}

const decide = {
  CreateProfile: create,
  ChangeProfile: change,
  DeleteProfile: remove,
  ChangePlan: changePlan,
  ForgetHealth: forgetHealth,
} satisfies Decisions<Command, Event, State>

export const decider: Decider<Command, Event, State, typeof decide> = { initial, evolve, decide, mostEvents: 5000 }

const onlyNews = <Fields extends object>(wanted: Fields, now: Fields) => {
  const isNews = (name: string, value: unknown) =>
    value !== undefined && JSON.stringify(value) !== JSON.stringify(Reflect.get(now, name) ?? null)
  return defined(
    Object.fromEntries(Object.entries(wanted).map(([name, value]) => [name, isNews(name, value) ? value : undefined])),
  )
}
