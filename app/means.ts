import type { Config } from '../adapters/config.ts'
import { hmacEmail } from '../adapters/crypto/email-hash.ts'
import { remembering } from '../adapters/event-store/remembering.ts'
import { liveBus } from '../adapters/live/bus.ts'
import { mailbox } from '../adapters/mail/mailbox.ts'
import { postgresFactors } from '../adapters/postgres/factors/factors.ts'
import { readingFrom } from '../adapters/postgres/reading.ts'
import { postgresSpentAddresses } from '../adapters/postgres/spent-addresses.ts'
import { postgresSessions } from '../adapters/postgres/vault/sessions.ts'
import { postgresVault } from '../adapters/postgres/vault/vault.ts'
import { postgresRateLimits } from '../adapters/rate-limits/postgres.ts'
import { fileSecurityLog } from '../adapters/security-log.ts'
import { sentLines } from '../adapters/sent-lines.ts'
import type { Tables } from '../projections/all.ts'
import { athleteMemory } from '../projections/athlete-memory.ts'
import { freshness } from '../projections/freshness.ts'
import { openAddressBook } from './address-book.ts'
import type { Infrastructure } from './infrastructure.ts'

export type Surroundings = {
  readonly say: (line: string) => void
  readonly report: (line: string, error: unknown) => void
  readonly clock: () => string
}

/** What commands, reactions and the API work with beside the infrastructure, by its real adapters. */
export const openMeans = async (
  infrastructure: Infrastructure,
  config: Config,
  { say, report, clock }: Surroundings,
) => {
  const { database, turns, key, keys, log, models } = infrastructure
  const fresh = freshness(log, models)
  const db = readingFrom<Tables>(database, 'read_models', keys)
  const outbox = mailbox(database, keys)
  const sent = config.SECURITY_LOG_URL ? sentLines(config.SECURITY_LOG_URL, { clock, report }) : null
  const security = fileSecurityLog(config.LOG_DIR, clock, report, sent?.add)
  const nats = config.NATS_URL ? await natsLive(config.NATS_URL, say) : null
  return {
    fresh,
    recalled: remembering(log),
    db,
    vault: postgresVault(database),
    sessions: postgresSessions(database, keys),
    factors: postgresFactors(database, keys),
    outbox,
    mailer: config.SMTP_URL ? await smtp(config.SMTP_URL, config.MAIL_FROM, database) : outbox,
    security,
    limits: postgresRateLimits(database, key('rate limits')),
    ...(await openAddressBook(infrastructure)),
    spent: postgresSpentAddresses(database, turns, { hash: hmacEmail(key('free workouts')), keys }),
    live: nats ?? liveBus(),
    memory: athleteMemory(db, fresh, clock),
    close: async () => {
      await nats?.close()
      await security.close()
      await sent?.close()
    },
  }
}

export type Means = Awaited<ReturnType<typeof openMeans>>

// Loaded only where they are set up.
const natsLive = async (url: string, say: (line: string) => void) =>
  (await import('../adapters/live/nats.ts')).natsLive(url, say)
const smtp = async (...[url, from, database]: [string, string, Infrastructure['database']]) =>
  (await import('../adapters/mail/smtp.ts')).smtp(url, from, database)
