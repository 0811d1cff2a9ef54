import type { FastifyRequest } from 'fastify'
import type { Kysely } from 'kysely'
import type { Accounts } from '../../commands/accounts.ts'
import type { Sessions } from '../../commands/ports.ts'
import type { AccountTables } from '../../projections/accounts.ts'
import type { RateLimiter } from '../rate-limit.ts'
import type { Serving } from '../serve.ts'
import type { Who } from '../session.ts'
import { accountSettingsRoutes } from './account-settings.ts'
import { appAccountRoutes } from './app-accounts.ts'
import { passwordRoutes } from './passwords.ts'
import { registrationRoutes } from './registration.ts'
import { signInRoutes } from './sign-in.ts'

export type AccountRouteParts = {
  readonly accounts: Accounts
  readonly sessions: Sessions
  readonly limiter: RateLimiter
  readonly accessToken: (user: string, session: string) => string
  readonly whoIs: (request: FastifyRequest) => Promise<Who | null>
  readonly db: Kysely<AccountTables>
}

export const accountRoutes = (serving: Serving, parts: AccountRouteParts) => {
  signInRoutes(serving, parts)
  registrationRoutes(serving, parts)
  passwordRoutes(serving, parts)
  accountSettingsRoutes(serving, parts)
  appAccountRoutes(serving, parts)
}
