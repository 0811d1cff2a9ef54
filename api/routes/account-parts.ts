import type { FastifyRequest } from 'fastify'
import type { Accounts } from '../../commands/accounts.ts'
import type { Sessions } from '../../commands/ports/secrets.ts'
import type { SecurityLog } from '../../commands/ports/security.ts'
import type { SessionId, UserId } from '../../domain/ids.ts'
import type { Db } from '../../projections/all.ts'
import type { KnownDevices } from '../known-device.ts'
import type { RateLimiter } from '../rate-limit.ts'
import type { Who } from '../session.ts'

export type AccountRouteParts = {
  readonly accounts: Accounts
  readonly sessions: Sessions
  readonly limiter: RateLimiter
  readonly devices: KnownDevices
  readonly security: Pick<SecurityLog, 'note'>
  readonly accessToken: (user: UserId, session: SessionId) => string
  readonly whoIs: (request: FastifyRequest) => Promise<Who | null>
  readonly db: Db
  readonly clock: () => string
}
