import type { Kysely } from 'kysely'
import type { UserId } from '../domain/ids.ts'
import { idOf } from '../domain/streams.ts'
import type { Projection } from './ports.ts'

type Row = {
  id: UserId
  owner: UserId
  email: string
  first_name: string
  last_name: string
  verified: boolean
  staff: boolean
  ai_consent: boolean
  onboarding_completed: boolean
  training_profile_onboarding_completed: boolean
  registered_at: string
  /** When it goes, where it is being closed. */
  erase_at: string | null
  age: 'unasked' | 'adult' | 'waiting' | 'confirmed'
  /** When it goes, unless a parent confirms before. */
  parent_until: string | null
  parent_reminded: boolean
  /** The newest version of the terms that they accepted or were told of. */
  terms_told: string | null
}

export type Account = Row

const name = 'accounts_v4'

/** Who is who, while the account is open. */
export const accounts: Projection<Row, 'user', typeof name> = {
  name,
  categories: ['user'],
  columns: {
    id: 'uuid',
    owner: 'uuid',
    email: 'text',
    first_name: 'text',
    last_name: 'text',
    verified: 'bool',
    staff: 'bool',
    ai_consent: 'bool',
    onboarding_completed: 'bool',
    training_profile_onboarding_completed: 'bool',
    registered_at: 'timestamptz',
    erase_at: 'timestamptz',
    age: 'text',
    parent_until: 'timestamptz',
    parent_reminded: 'bool',
    terms_told: 'text',
  },
  indexes: [],
  keyedBy: 'id',
  ownedBy: 'owner',
  sealed: { columns: ['email', 'first_name', 'last_name'] },
  key: ({ stream }) => idOf(stream),
  fold: (row, { event, stream }) => {
    if (event.type === 'UserRegistered')
      return {
        id: idOf(stream),
        owner: idOf(stream),
        email: event.email,
        first_name: event.firstName,
        last_name: event.lastName,
        verified: false,
        staff: false,
        ai_consent: false,
        onboarding_completed: false,
        training_profile_onboarding_completed: false,
        registered_at: event.at,
        erase_at: null,
        age: 'unasked',
        parent_until: null,
        parent_reminded: false,
        terms_told: null,
      }
    if (!row) return null
    switch (event.type) {
      case 'EmailVerified':
        return { ...row, verified: true }
      case 'EmailChanged':
        return { ...row, email: event.email, verified: true }
      case 'OnboardingChanged':
        return {
          ...row,
          onboarding_completed: event.onboardingCompleted ?? row.onboarding_completed,
          training_profile_onboarding_completed:
            event.trainingProfileOnboardingCompleted ?? row.training_profile_onboarding_completed,
        }
      case 'ConsentGiven':
      case 'ConsentWithdrawn':
        return event.purpose === 'ai' ? { ...row, ai_consent: event.type === 'ConsentGiven' } : row
      case 'AiConsentGiven':
        return { ...row, ai_consent: true }
      case 'AiConsentWithdrawn':
        return { ...row, ai_consent: false }
      case 'StaffRoleGranted':
        return { ...row, staff: true }
      case 'StaffRoleRevoked':
        return { ...row, staff: false }
      case 'AccountClosingRequested':
        return { ...row, erase_at: event.eraseAt }
      case 'AccountClosingUndone':
        return { ...row, erase_at: null }
      case 'AgeStated':
        return { ...row, age: 'adult', parent_until: null }
      case 'ParentAsked':
        return { ...row, age: 'waiting', parent_until: event.until, parent_reminded: false }
      case 'ParentReminded':
        return { ...row, parent_reminded: true }
      case 'ParentConfirmed':
        return { ...row, age: 'confirmed', parent_until: null }
      case 'TermsAccepted':
      case 'TermsAnnounced':
        return { ...row, terms_told: event.version }
      case 'AccountClosed':
        return null
      case 'VerificationRequested':
      case 'EmailChangeRequested':
      case 'PasswordResetRequested':
      case 'PasswordChanged':
      case 'TermsObjected':
      case 'FactorAdded':
      case 'FactorRemoved':
      case 'RecoveryCodeUsed':
      case 'FactorResetRequested':
      case 'FactorResetStopped':
      case 'FactorsReset':
      case 'PersonalDataErased':
        return row
    }
  },
}

export type AccountTables = Record<typeof name, Row>

export const accountOf = (db: Kysely<AccountTables>, id: UserId) =>
  db.selectFrom(accounts.name).selectAll().where('id', '=', id).executeTakeFirst()

/** Registered before then, and never shown to be reachable at their address: oldest first. */
export const unverifiedBefore = async (db: Kysely<AccountTables>, before: string, limit: number) =>
  (
    await db
      .selectFrom(accounts.name)
      .select('id')
      .where('verified', '=', false)
      .where('registered_at', '<', before)
      .orderBy('registered_at')
      .limit(limit)
      .execute()
  ).map(({ id }) => id)

/** Being closed, and their day has come: the longest due first. */
export const closingBefore = async (db: Kysely<AccountTables>, now: string, limit: number) =>
  (
    await db
      .selectFrom(accounts.name)
      .select('id')
      .where('erase_at', '<=', now)
      .orderBy('erase_at')
      .limit(limit)
      .execute()
  ).map(({ id }) => id)

/** Still without a parent's yes, though their days end before then: the longest due first. `reminded`: those who were. */
export const waitingForParent = async (
  db: Kysely<AccountTables>,
  {
    until,
    reminded,
    limit,
  }: { readonly until: string; readonly reminded: 'either' | 'not yet'; readonly limit: number },
) => {
  const waiting = db.selectFrom(accounts.name).select('id').where('parent_until', '<=', until)
  const asked = reminded === 'either' ? waiting : waiting.where('parent_reminded', '=', false)
  return (await asked.orderBy('parent_until').limit(limit).execute()).map(({ id }) => id)
}

/** Who has neither accepted this version of the terms nor been told of it, though they registered before it held. */
export const toldOtherTerms = async (
  db: Kysely<AccountTables>,
  { version, validFrom, limit }: { readonly version: string; readonly validFrom: string; readonly limit: number },
) =>
  (
    await db
      .selectFrom(accounts.name)
      .select('id')
      .where('verified', '=', true)
      .where('erase_at', 'is', null)
      .where(({ and, eb, or }) =>
        or([eb('terms_told', '!=', version), and([eb('terms_told', 'is', null), eb('registered_at', '<', validFrom)])]),
      )
      .orderBy('registered_at')
      .limit(limit)
      .execute()
  ).map(({ id }) => id)
