import { defined, keysOf, only, without } from './fields.ts'
import type { ConsentId, ProfileId } from './ids.ts'
import type { Ask, Decider, Decisions } from './kernel/decider.ts'
import { isRefused, refuse } from './kernel/decider.ts'
import { erased, type Personal } from './personal.ts'
import { isSame } from './same.ts'

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

/** What is asked to hear how ill somebody is: told only by their consent, like all other words that happen to say so. */
const healthNames = ['restrictions', 'mobilityRestrictions', 'comments'] as const

export type Event =
  | { type: 'TrainingProfileCreated'; profile: ProfileId; fields: ProfileFields & { name: string }; at: string }
  /** With a consent, the fields tell of health and are sealed under its key. */
  | { type: 'TrainingProfileChanged'; profile: ProfileId; fields: ProfileFields; consent?: ConsentId; at: string }
  | { type: 'PrimaryProfileChosen'; profile: ProfileId; at: string }
  | { type: 'TrainingProfileDeleted'; profile: ProfileId; at: string }
  | { type: 'TrainingPlanChanged'; fields: PlanFields; at: string }
  /** Sealed under the key of the consent by which it was told. */
  | { type: 'HealthTold'; consent: ConsentId; fields: PlanFields; at: string }
  | { type: 'HealthForgotten'; consent: ConsentId; at: string }

export const personal: Personal<Event> = {
  TrainingProfileCreated: { fields: { name: erased } },
  TrainingProfileChanged: { fields: {} },
  TrainingPlanChanged: { fields: {} },
  HealthTold: { fields: {} },
}

// What we remember

/** Places to train, and which of them is meant where none is named. */
export type Places = {
  readonly profiles: Readonly<Record<ProfileId, ProfileFields>>
  readonly primary: ProfileId | null
}

/** Names of the fields that tell of health by a consent, beside those that always do: of a place by its id, of oneself by `plan`. */
type Confided = Readonly<Record<string, readonly string[]>>

/** What somebody told: where they train, and of themselves. */
export type Told = Places & { readonly plan: PlanFields; readonly confided: Confided }

export type State = Told & {
  readonly deleted: readonly ProfileId[]
  /** Consents that were withdrawn: nothing is told by them any more, not even by what was on its way. */
  readonly forgotten?: readonly ConsentId[]
}

const initial: State = { profiles: {}, deleted: [], primary: null, plan: {}, confided: {} }

const evolve = (state: State, event: Event): State => {
  const told = { ...state, ...toldAfter(state, event) }
  if (event.type === 'TrainingProfileDeleted') return { ...told, deleted: [...state.deleted, event.profile] }
  return event.type === 'HealthForgotten' ? { ...told, forgotten: [...(state.forgotten ?? []), event.consent] } : told
}

export const toldAfter = (told: Told, event: Event): Told => {
  const { profiles, primary, plan, confided } = told
  switch (event.type) {
    case 'TrainingProfileCreated':
    case 'TrainingProfileChanged': {
      const { profile, fields } = event
      const isConfided = 'consent' in event
      return {
        ...told,
        profiles: { ...profiles, [profile]: { ...profiles[profile], ...fields } },
        confided: noting(confided, profile, fields, isConfided),
      }
    }
    case 'PrimaryProfileChosen':
      return { ...told, primary: event.profile }
    case 'TrainingProfileDeleted': {
      const { [event.profile]: _, ...left } = profiles
      return { ...told, profiles: left, primary: primary === event.profile ? null : primary }
    }
    case 'TrainingPlanChanged':
      return { ...told, plan: { ...plan, ...event.fields }, confided: noting(confided, 'plan', event.fields, false) }
    case 'HealthTold': {
      const words = without(event.fields, healthNames)
      return { ...told, plan: { ...plan, ...event.fields }, confided: noting(confided, 'plan', words, true) }
    }
    case 'HealthForgotten':
      return {
        profiles: Object.fromEntries(
          Object.entries(profiles).map(([id, fields]) => [id, without(fields, confided[id] ?? [])]),
        ),
        primary,
        plan: without(plan, [...healthNames, ...(confided.plan ?? [])]),
        confided: {},
      }
  }
}

/** Words about what an athlete trains for are among what was told. */
export const tellsGoal = (event: Event): boolean =>
  'fields' in event && ('goalDetails' in event.fields || 'goalContext' in event.fields || 'goal' in event.fields)

export const tellsAge = (event: Event): boolean => 'fields' in event && 'age' in event.fields

const noting = (confided: Confided, of: string, fields: object, isConfided: boolean): Confided => {
  const names = Object.keys(fields)
  const others = (confided[of] ?? []).filter(name => !names.includes(name))
  const { [of]: _, ...rest } = confided
  const now = isConfided ? [...others, ...names] : others
  return now.length > 0 ? { ...rest, [of]: now } : rest
}

/** Names of those fields that tell of health: by what they are asked for, or by their words. Emptying one tells nothing. */
export const tellingOf = (fields: PlanFields | ProfileFields, tells: (words: string) => boolean): readonly string[] =>
  Object.entries(fields)
    .filter(([name, value]) => (isHealth(name) ? value !== null : tells(wordsIn(value))))
    .map(([name]) => name)

const isHealth = (name: string) => healthNames.some(one => one === name)

const wordsIn = (value: unknown) => (Array.isArray(value) ? value.join(', ') : typeof value === 'string' ? value : '')

// What may be asked

/** Which of the fields tell of health, and the consent by which they may. */
type Telling = { readonly telling: readonly string[]; readonly consent: ConsentId | null }

export type Command =
  | ({ type: 'CreateProfile'; profile: ProfileId; fields: ProfileFields & { name: string }; primary: boolean } & Asked)
  | ({ type: 'ChangeProfile'; profile: ProfileId; fields: ProfileFields; primary: boolean } & Asked)
  | { type: 'DeleteProfile'; profile: ProfileId; at: string }
  | ({ type: 'ChangePlan'; fields: PlanFields } & Asked)
  | { type: 'ForgetHealth'; consent: ConsentId; at: string }

/** What every command that tells something comes with. */
export type Asked = Telling & { at: string }

export const mostProfiles = 20

/** Null: nothing of health is told. */
const allowedBy = (fields: object, { telling, consent }: Telling, { forgotten = [] }: State) => {
  if (!telling.some(name => name in fields)) return { consent: null }
  return consent === null || forgotten.includes(consent) ? refuse('health-consent-needed') : { consent }
}

/** A place keeps its name in the open: it is called by it, also when what else was told of it is forgotten. */
const create = (command: Ask<Command, 'CreateProfile'>, state: State) => {
  const { profile, fields, primary, at, telling } = command
  if (profile in state.profiles || state.deleted.includes(profile)) return []
  if (Object.keys(state.profiles).length >= mostProfiles) return refuse('too-many-profiles')
  const allowed = allowedBy(fields, command, state)
  if (isRefused(allowed)) return allowed
  const { name, ...others } = fields
  const created = {
    type: 'TrainingProfileCreated',
    profile,
    fields: { name, ...without(others, telling) },
    at,
  } as const
  const events: Event[] = [created, ...confiding(profile, only(others, telling), allowed.consent, at)]
  return primary || state.primary === null
    ? [...events, { type: 'PrimaryProfileChosen', profile, at } satisfies Event]
    : events
}

const confiding = (profile: ProfileId, fields: ProfileFields, consent: ConsentId | null, at: string): Event[] =>
  consent !== null && Object.keys(fields).length > 0
    ? [{ type: 'TrainingProfileChanged', profile, fields, consent, at }]
    : []

const change = (command: Ask<Command, 'ChangeProfile'>, state: State) => {
  const { profile, fields, primary, at } = command
  const now = state.profiles[profile]
  if (!now) return refuse('no-such-profile')
  const news = onlyNews(fields, now)
  const allowed = allowedBy(news, command, state)
  if (isRefused(allowed)) return allowed
  const told = command.telling.filter(name => name !== 'name')
  const rest = without(news, told)
  const events: Event[] = []
  if (Object.keys(rest).length > 0) events.push({ type: 'TrainingProfileChanged', profile, fields: rest, at })
  events.push(...confiding(profile, only(news, told), allowed.consent, at))
  if (primary && state.primary !== profile) events.push({ type: 'PrimaryProfileChosen', profile, at })
  return events
}

const remove = ({ profile, at }: Ask<Command, 'DeleteProfile'>, state: State) => {
  if (state.deleted.includes(profile)) return []
  if (!(profile in state.profiles)) return refuse('no-such-profile')
  const heir = keysOf(state.profiles).find(id => id !== profile)
  const events: Event[] = [{ type: 'TrainingProfileDeleted', profile, at }]
  if (state.primary === profile && heir) events.push({ type: 'PrimaryProfileChosen', profile: heir, at })
  return events
}

/** A fact even where nothing was told: what was on its way then finds that it may not be stored. */
const forgetHealth = ({ consent, at }: Ask<Command, 'ForgetHealth'>, { forgotten = [] }: State): Event[] =>
  forgotten.includes(consent) ? [] : [{ type: 'HealthForgotten', consent, at }]

const changePlan = (command: Ask<Command, 'ChangePlan'>, state: State) => {
  const { fields, consent, at } = command
  const news = onlyNews(fields, state.plan)
  const telling = [...command.telling, ...tellingOf(news, () => false)]
  const allowed = allowedBy(news, { telling, consent }, state)
  if (isRefused(allowed)) return allowed
  const told = allowed.consent === null ? [] : [...healthNames, ...telling]
  const rest = without(news, told)
  const events: Event[] = []
  if (Object.keys(rest).length > 0) events.push({ type: 'TrainingPlanChanged', fields: rest, at })
  if (allowed.consent !== null)
    events.push({ type: 'HealthTold', consent: allowed.consent, fields: only(news, told), at })
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
  const isNews = (name: string, value: unknown) => value !== undefined && !isSame(value, Reflect.get(now, name) ?? null)
  return defined(
    Object.fromEntries(Object.entries(wanted).map(([name, value]) => [name, isNews(name, value) ? value : undefined])),
  )
}
