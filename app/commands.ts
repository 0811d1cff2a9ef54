import type { openAiCoach } from '../adapters/coach-openai/coach.ts'
import { rulesPlanner } from '../adapters/coach-rules/generator.ts'
import type { Config } from '../adapters/config.ts'
import { freshId } from '../adapters/crypto/fresh-id.ts'
import { signedIds } from '../adapters/crypto/signed-id.ts'
import { webAuthn } from '../adapters/factors/authenticators.ts'
import { newRecoveryCode, timeCodes } from '../adapters/factors/codes.ts'
import { argon2id, type Hashing } from '../adapters/passwords/argon2id.ts'
import { easilyGuessed } from '../adapters/passwords/guessing.ts'
import { leakedPasswords } from '../adapters/passwords/leaked.ts'
import { postgresContactDesk } from '../adapters/postgres/contact-desk.ts'
import { postgresSiteEvents } from '../adapters/postgres/site-events.ts'
import { accounts as accountCommands } from '../commands/accounts.ts'
import { adaptations as adaptationCommands } from '../commands/adaptations.ts'
import { coachByConsent, consents as consentCommands, readingByConsent } from '../commands/consent.ts'
import { contactMessages } from '../commands/contact.ts'
import { declarations as declarationCommands } from '../commands/declarations.ts'
import { feedback as feedbackCommands } from '../commands/feedback.ts'
import { freeWorkouts } from '../commands/free-workouts.ts'
import { health as healthCommands } from '../commands/health.ts'
import { memberships as membershipCommands } from '../commands/memberships.ts'
import { operationCommands } from '../commands/operations.ts'
import type { PlanGenerator } from '../commands/ports/planning.ts'
import { profiles as profileCommands } from '../commands/profiles.ts'
import { programmes as programmeCommands } from '../commands/programmes.ts'
import { repairs as repairCommands } from '../commands/repairs.ts'
import { revisions as revisionCommands } from '../commands/revisions.ts'
import { siteEvents as siteEventCommands } from '../commands/site-events.ts'
import { subscriptions as subscriptionCommands } from '../commands/subscriptions.ts'
import { unsubscribing as unsubscribingCommands } from '../commands/unsubscribing.ts'
import { workouts as workoutCommands } from '../commands/workouts.ts'
import { brand } from '../content/brand.ts'
import { consentsHoldSince, consentWords } from '../content/consents.ts'
import { catalogue } from '../content/exercises/catalogue.ts'
import { contactMail } from '../content/mail/contact-message.ts'
import { mailWords } from '../content/mail/words.ts'
import { kept } from '../content/privacy-record.ts'
import { healthTeller } from '../domain/coach/read/tells-health.ts'
import type { PublishedTerms } from '../domain/terms.ts'
import type { Infrastructure } from './infrastructure.ts'
import type { Means, Surroundings } from './means.ts'
import { openPayments } from './payments.ts'
import { plannerVersion } from './planner-version.ts'

type Parts = Surroundings & {
  readonly infrastructure: Infrastructure
  readonly means: Means
  readonly config: Config
  readonly generate: PlanGenerator | undefined
  readonly hashing: Hashing | undefined
  readonly publishedTerms: readonly PublishedTerms[]
}

/** Accounts, and everything by which somebody proves who they are. */
const accountsOver = ({ infrastructure, means, config, report, clock, hashing, publishedTerms }: Parts) => {
  const { key } = infrastructure
  const { recalled: log, vault, sessions, factors, hashEmail, addresses, spent } = means
  return accountCommands({
    log,
    vault,
    sessions,
    passwords: argon2id(key('passwords'), hashing),
    isGuessable: easilyGuessed,
    isLeaked: config.LEAKED_PASSWORDS_URL
      ? leakedPasswords({ baseUrl: config.LEAKED_PASSWORDS_URL, report })
      : async () => false,
    hashEmail,
    addresses,
    freeWorkouts: freeWorkouts({ log, spent, clock, keptDays: kept.spentAddressDays }),
    factors,
    authenticators: webAuthn(config.PUBLIC_URL),
    codes: timeCodes(brand.name),
    newRecoveryCode,
    receipts: signedIds(key('closing receipts')),
    newId: freshId,
    clock,
    publishedTerms,
  })
}

/** Every command function, over its real ports. */
export const wireCommands = async (parts: Parts) => {
  const { infrastructure, means, config, report, clock, generate: given } = parts
  const { database, key, keys } = infrastructure
  const { recalled: log, memory, mailer } = means
  const accounts = accountsOver(parts)
  const consents = consentCommands({
    log,
    clock,
    textOf: purpose => consentWords[purpose].version,
    holdsSince: purpose => consentsHoldSince[purpose] ?? null,
    destroyKeys: keys.destroy,
  })
  const workouts = workoutCommands({
    log,
    clock,
    plannerVersion,
    mayTrain: accounts.mayTrain,
    spending: accounts.spendingFree,
  })
  const memberships = membershipCommands({ log, clock })
  const { testPayments, ...paying } = await openPayments({
    config,
    secret: key('test payments'),
    clock,
    memberships,
  })
  const health = healthCommands({ log, clock, consents })
  const rules = rulesPlanner(catalogue)
  const ai = await aiCoach(config, { catalogue, rules, report })
  const generate = given ?? (ai ? coachByConsent(consents, { rules, ai: ai.plan }) : rules)
  const subscriptions = subscriptionCommands({ clock, accounts, memberships, ...paying })
  const contact = contactMessages({
    desk: postgresContactDesk(database, keys, key('contact messages')),
    mailer,
    letter: contactMail(config.CONTACT_MAIL),
    confirmation: mailWords(config.PUBLIC_URL, config.operator).declaration,
    clock,
  })
  return {
    accounts,
    consents,
    workouts,
    health,
    generate,
    aiAvailable: ai !== null,
    readAsWell: ai ? readingByConsent(consents, ai.read) : null,
    profiles: profileCommands({ log, clock, consents, tellsHealth: healthTeller(catalogue) }),
    memberships,
    testPayments,
    feedback: feedbackCommands({ log, clock, workouts }),
    programmes: programmeCommands({ log }),
    repairs: repairCommands({ log, clock }),
    operating: operationCommands({ log, clock }),
    adaptations: adaptationCommands({ log, memory, catalogue, clock, health }),
    revisions: revisionCommands({ log, memory, generate, clock }),
    contact,
    subscriptions,
    declarations: declarationCommands({ accounts, subscriptions, contact, clock }),
    unsubscribing: unsubscribingCommands({ accounts, consents, links: signedIds(key('ending mails')) }),
    siteEvents: siteEventCommands({ store: postgresSiteEvents(database), secret: key('visitors'), clock }),
  }
}

export type Commands = Awaited<ReturnType<typeof wireCommands>>

/** Only where a key is set, and loaded only there; null otherwise. */
const aiCoach = async (config: Config, parts: Parameters<typeof openAiCoach>[1]) => {
  if (!config.OPENAI_API_KEY) return null
  const connection = {
    apiKey: config.OPENAI_API_KEY,
    baseUrl: config.OPENAI_BASE_URL ?? null,
    model: config.OPENAI_MODEL,
  }
  const { openAiCoach } = await import('../adapters/coach-openai/coach.ts')
  const { secondReader } = await import('../adapters/coach-openai/second-reader.ts')
  return {
    plan: openAiCoach({ ...connection, totalMs: config.OPENAI_TIMEOUT_MS }, parts),
    read: secondReader(connection),
  }
}
