import type { Kysely } from 'kysely'
import { idOf } from '../domain/kernel/stream.ts'
import type { Projection } from './ports.ts'

type Row = {
  id: string
  owner: string
  email: string
  first_name: string
  last_name: string
  verified: boolean
  staff: boolean
  ai_consent: boolean
  onboarding_completed: boolean
  training_profile_onboarding_completed: boolean
  registered_at: string
}

export type Account = Row

/** Who is who, while the account is open. */
export const accounts: Projection<Row, 'user'> = {
  name: 'accounts_v2',
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
      case 'AccountClosed':
        return null
      case 'VerificationRequested':
      case 'EmailChangeRequested':
      case 'PasswordResetRequested':
      case 'PasswordChanged':
      case 'AgeStated':
      case 'PersonalDataErased':
        return row
    }
  },
}

export type AccountTables = { accounts_v2: Row }

export const accountOf = (db: Kysely<AccountTables>, id: string) =>
  db.selectFrom('accounts_v2').selectAll().where('id', '=', id).executeTakeFirst()

/** Registered before then, and never shown to be reachable at their address: oldest first. */
export const unverifiedBefore = async (db: Kysely<AccountTables>, before: string, limit: number) =>
  (
    await db
      .selectFrom('accounts_v2')
      .select('id')
      .where('verified', '=', false)
      .where('registered_at', '<', before)
      .orderBy('registered_at')
      .limit(limit)
      .execute()
  ).map(({ id }) => id)
