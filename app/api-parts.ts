import { type Config, whyReachable } from '../adapters/config.ts'
import { qrCode } from '../adapters/qr.ts'
import { copiesOfData } from '../api/copy-of-data.ts'
import type { AppParts } from '../api/parts.ts'
import { stateNow } from '../commands/handle.ts'
import type { Category } from '../domain/facts.ts'
import * as Health from '../domain/health.ts'
import { fold } from '../domain/kernel/decider.ts'
import { type NamedBy, streamOf } from '../domain/streams.ts'
import * as Profiles from '../domain/training-profiles.ts'
import { feedbackIdsOf } from '../projections/feedback.ts'
import type { Commands } from './commands.ts'
import type { Desk } from './desk.ts'
import type { Infrastructure } from './infrastructure.ts'
import type { Means } from './means.ts'
import type { Proofs } from './proofs.ts'
import { checkingFiles, oneByOne, wireReports } from './reports.ts'

/** The rest is said at the start: `Started`. */
type WiredApi = Omit<AppParts, Started>
export type Started = 'webFolder' | 'checkAnswers' | 'log'

type Parts = {
  readonly infrastructure: Infrastructure
  readonly means: Means
  readonly commands: Commands
  readonly desk: Desk
  readonly proofs: Proofs
  readonly config: Config
  readonly clock: () => string
  readonly readiness: AppParts['readiness']
}

/** What the API is built of, but for what each start decides. */
export const apiParts = ({
  infrastructure,
  means,
  commands,
  desk,
  proofs,
  config,
  clock,
  readiness,
}: Parts): WiredApi => {
  const { key, log } = infrastructure
  const { recalled, db, fresh, limits, live, outbox, security, sessions } = means
  const pastOf = async <C extends Category>(category: C, id: NamedBy[C]) =>
    (await log.load(streamOf(category, id))).map(({ event }) => event)
  return {
    ...commands,
    ...desk,
    live,
    liveConnections: config.LIVE_CONNECTIONS,
    siteValues: {
      publicUrl: config.PUBLIC_URL,
      appStoreUrl: config.APP_STORE_URL,
      qr: qrCode(config.APP_STORE_URL),
      analyticsSrc: config.ANALYTICS_SRC ?? null,
      contactEndpoint: config.CONTACT_ENDPOINT ?? null,
      operator: config.operator,
    },
    sessions,
    limits,
    security,
    rates: {
      signInFailuresPerAccount: config.SIGN_IN_FAILURES_PER_ACCOUNT,
      signInFailuresPerAddress: config.SIGN_IN_FAILURES_PER_ADDRESS,
      registrationsPerAddress: config.REGISTRATIONS_PER_ADDRESS,
      mailsPerAccount: config.MAILS_PER_ACCOUNT,
      mailRequestsPerAddress: config.MAIL_REQUESTS_PER_ADDRESS,
      writesPerMinute: config.WRITES_PER_MINUTE,
    },
    trustProxy: config.TRUST_PROXY ?? false,
    db,
    fresh,
    qr: qrCode,
    copies: copiesOfData({ log, db, turn: oneByOne }),
    reports: wireReports({ infrastructure, proofs, config, feedbackOf: person => feedbackIdsOf(db, person) }),
    checking: checkingFiles(proofs),
    profilesNow: user => stateNow(recalled, Profiles.decider, streamOf('profiles', user)),
    profilesAt: async (user, moment) =>
      fold(
        Profiles.decider,
        (await pastOf('profiles', user)).filter(({ at }) => at <= moment),
      ),
    workoutPast: workout => pastOf('workout', workout),
    healthNow: user => stateNow(recalled, Health.decider, streamOf('health', user)),
    programmePast: user => pastOf('programme', user),
    secret: key('access tokens'),
    clock,
    readiness,
    mailbox: config.SMTP_URL || whyReachable(config) ? null : outbox.list,
  }
}
