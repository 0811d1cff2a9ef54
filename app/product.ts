import { randomUUID } from 'node:crypto'
import { openAiCoach } from '../adapters/coach-openai/coach.ts'
import { rulesPlanner } from '../adapters/coach-rules/generator.ts'
import { type Config, whyReachable } from '../adapters/config.ts'
import { hmacEmail } from '../adapters/crypto/email-hash.ts'
import { remembering } from '../adapters/event-store/remembering.ts'
import { rotation } from '../adapters/keys/rotation.ts'
import { liveBus } from '../adapters/live/bus.ts'
import { natsLive } from '../adapters/live/nats.ts'
import { mailbox } from '../adapters/mail/mailbox.ts'
import { tidySent } from '../adapters/mail/sent.ts'
import { smtp } from '../adapters/mail/smtp.ts'
import { argon2id, type Hashing } from '../adapters/passwords/argon2id.ts'
import { easilyGuessed } from '../adapters/passwords/guessing.ts'
import { postgresAddressBook } from '../adapters/postgres/address-book.ts'
import { postgresContactDesk } from '../adapters/postgres/contact-desk.ts'
import { postgresReactionStore, reactionPlaces } from '../adapters/postgres/reaction-store.ts'
import { dropRetired, forgetPerson, forgetWorkout } from '../adapters/postgres/read-models/forget.ts'
import { readingFrom } from '../adapters/postgres/reading.ts'
import { postgresSessions } from '../adapters/postgres/sessions.ts'
import { postgresSiteEvents } from '../adapters/postgres/site-events.ts'
import { postgresSpentAddresses } from '../adapters/postgres/spent-addresses.ts'
import { postgresVault } from '../adapters/postgres/vault.ts'
import { qrCode } from '../adapters/qr.ts'
import { postgresRateLimits } from '../adapters/rate-limits/postgres.ts'
import { fileSecurityLog } from '../adapters/security-log.ts'
import { type AppParts, buildApp } from '../api/app.ts'
import { accounts as accountCommands } from '../commands/accounts.ts'
import { adaptations as adaptationCommands } from '../commands/adaptations.ts'
import { coachByConsent, consents as consentCommands } from '../commands/consent.ts'
import { contactMessages } from '../commands/contact.ts'
import { expiries, type UnusedPlans } from '../commands/expiries.ts'
import { feedback as feedbackCommands } from '../commands/feedback.ts'
import { freeWorkouts } from '../commands/free-workouts.ts'
import { health as healthCommands } from '../commands/health.ts'
import { memberships as membershipCommands } from '../commands/memberships.ts'
import type { PlanGenerator } from '../commands/ports.ts'
import { profiles as profileCommands } from '../commands/profiles.ts'
import { programmes as programmeCommands } from '../commands/programmes.ts'
import { type Chore, regularly } from '../commands/reactions/regularly.ts'
import { runReaction, startingPlace } from '../commands/reactions/run.ts'
import { whenAccountChangedThenMail } from '../commands/reactions/when-account-changed-then-mail.ts'
import { whenAccountChangedThenNote } from '../commands/reactions/when-account-changed-then-note.ts'
import { whenAccountClosedThenErase } from '../commands/reactions/when-account-closed-then-erase.ts'
import { whenConsentWithdrawnThenForget } from '../commands/reactions/when-consent-withdrawn-then-forget.ts'
import { whenCreditUsedThenRequestWorkout } from '../commands/reactions/when-credit-used-then-request-workout.ts'
import { whenEmailChangedThenReleaseOld } from '../commands/reactions/when-email-changed-then-release-old.ts'
import { whenEmailClaimedThenRegister } from '../commands/reactions/when-email-claimed-then-register.ts'
import { whenPlanCameToNothingThenReturnCredit } from '../commands/reactions/when-plan-came-to-nothing-then-return-credit.ts'
import { whenWorkoutRequestedThenPlan } from '../commands/reactions/when-workout-requested-then-plan.ts'
import { retention } from '../commands/retention.ts'
import { revisions as revisionCommands } from '../commands/revisions.ts'
import { siteEvents as siteEventCommands } from '../commands/site-events.ts'
import { workoutErasures } from '../commands/workout-erasures.ts'
import { workouts as workoutCommands } from '../commands/workouts.ts'
import { consentWords } from '../content/consents.ts'
import { catalogue } from '../content/exercises/catalogue.ts'
import { contactMail } from '../content/mail/contact-message.ts'
import { mailWords } from '../content/mail/words.ts'
import { kept } from '../content/privacy-record.ts'
import type { Category } from '../domain/facts.ts'
import * as Health from '../domain/health.ts'
import { fold } from '../domain/kernel/decider.ts'
import { streamOf } from '../domain/kernel/stream.ts'
import * as Profiles from '../domain/training-profiles.ts'
import { accounts as accountList, unverifiedBefore } from '../projections/accounts.ts'
import { projections, type Tables } from '../projections/all.ts'
import { athleteMemory } from '../projections/athlete-memory.ts'
import { freshness } from '../projections/freshness.ts'
import { runProjections } from '../projections/run.ts'
import { mustBeTheSameLog } from '../projections/same-log.ts'
import { deletedBefore, unusedSince, workoutList } from '../projections/workout-list.ts'
import { openDesk } from './desk.ts'
import { openGround } from './ground.ts'
import { openProofs } from './proofs.ts'

type Surroundings = {
  readonly say: (line: string) => void
  readonly report: (line: string, error: unknown) => void
  readonly clock?: () => string
  readonly generate?: PlanGenerator
  /** What hashing a password costs; today's good practice when absent. */
  readonly hashing?: Hashing
}

/** The one wiring: every part by its real adapter, chosen by the configuration. */
export const openProduct = async (config: Config, surroundings: Surroundings) => {
  const { say, report, clock = now, generate: given, hashing } = surroundings
  const ground = await openGround(config, { say })
  const { url, database, key, keys, masters, store, log, alone, models } = ground
  const fresh = freshness(log, models)
  const db = readingFrom<Tables>(database, 'read_models', keys)
  const vault = postgresVault(database)
  const sessions = postgresSessions(database, keys)
  const outbox = mailbox(database, keys)
  const mailer = config.SMTP_URL ? smtp(config.SMTP_URL, config.MAIL_FROM, database) : outbox

  const security = fileSecurityLog(config.LOG_DIR, clock, report)
  const limits = postgresRateLimits(database, key('rate limits'))

  const addresses = postgresAddressBook(database)
  const spent = postgresSpentAddresses(database, hmacEmail(key('free workouts')))
  const accounts = accountCommands({
    log,
    vault,
    sessions,
    passwords: argon2id(key('passwords'), hashing),
    isGuessable: easilyGuessed,
    hashEmail: hmacEmail(key('e-mail addresses')),
    addresses,
    freeWorkouts: freeWorkouts({ log, spent, clock }),
    newId: randomUUID,
    clock,
  })
  const consents = consentCommands({
    log,
    clock,
    textOf: purpose => consentWords[purpose].version,
    destroyKeys: keys.destroy,
  })
  const profiles = profileCommands({ log, clock, consents })
  const workouts = workoutCommands({ log: remembering(log), clock })
  const memberships = membershipCommands({ log, clock })
  const feedback = feedbackCommands({ log, clock, workouts })
  const memory = athleteMemory(db, fresh, clock)
  const programmes = programmeCommands({ log })
  const health = healthCommands({ log, clock, consents })
  const adaptations = adaptationCommands({ log, memory, catalogue, clock, health })
  const rules = rulesPlanner(catalogue)
  const ai = aiCoach(config, { catalogue, rules, report })
  const generate = given ?? (ai ? coachByConsent(consents, { rules, ai }) : rules)
  const nats = config.NATS_URL ? natsLive(config.NATS_URL, say) : null
  const live = nats ?? liveBus()
  const revisions = revisionCommands({ log, memory, generate, clock })

  const reactions = [
    whenEmailClaimedThenRegister(accounts),
    whenEmailChangedThenReleaseOld(accounts),
    whenAccountChangedThenMail({ accounts, mailer, words: mailWords(config.PUBLIC_URL) }),
    whenAccountClosedThenErase({ accounts, destroyKeys: keys.destroy, forgetRows: forgetPerson(database) }),
    whenAccountChangedThenNote(security),
    whenConsentWithdrawnThenForget(consents),
    whenCreditUsedThenRequestWorkout(workouts),
    whenWorkoutRequestedThenPlan({ log, workouts, programmes, memory, generate, live }),
    whenPlanCameToNothingThenReturnCredit(workouts),
  ]

  const contact = contactMessages({
    desk: postgresContactDesk(database, key('contact messages')),
    mailer,
    letter: contactMail(config.CONTACT_MAIL),
    clock,
  })
  const siteEvents = siteEventCommands({ store: postgresSiteEvents(database), secret: key('visitors'), clock })

  /** Only then does a read model say who or what is too old. */
  const isLevel = async ({ name }: { readonly name: string }) => {
    const head = await log.head()
    return head !== null && (await fresh.reached([name], head, 10_000))
  }
  const unused: UnusedPlans = async (before, limit) =>
    (await isLevel(workoutList)) ? unusedSince(db, before, limit) : []
  const letExpire = expiries({ workouts, unused, clock })
  const eraseDeleted = workoutErasures({
    workouts,
    deleted: async (before, limit) => ((await isLevel(workoutList)) ? deletedBefore(db, before, limit) : []),
    destroyKeys: keys.destroy,
    forgetRows: forgetWorkout(database),
    clock,
  })

  const retain = retention({
    accounts,
    unverified: async (before, limit) => ((await isLevel(accountList)) ? unverifiedBefore(db, before, limit) : []),
    unverifiedDays: kept.unverifiedDays,
    sweeps: {
      sessions: () => vault.tidy(kept.sessionDays),
      activity: () => security.tidy(kept.activityDays),
      analytics: () => siteEvents.tidy(kept.siteEventMonths),
      contact: () => contact.tidy(kept.contactDays),
      mails: () => tidySent(database, kept.sentMailDays),
      'spent addresses': () => spent.tidy(clock()),
    },
    note: security.note,
    clock,
  })

  const proofs = await openProofs(ground, config, clock)
  const { desk, close: closeDesk } = openDesk({ ground, config, clock, accounts, db, proofs })

  const chores: readonly Chore[] = [
    { name: 'put destroyed keys beyond reach', everyMs: 10_000, work: rotation(database, masters).work },
    { name: 'mail contact messages', everyMs: 5000, work: contact.mailWaiting },
    { name: 'tell the log of password changes', everyMs: 5000, work: accounts.tellWhatIsOwed },
    { name: 'extend the tree over the log', everyMs: 1000, work: proofs.extend },
    { name: 'sign what the log is', everyMs: 3_600_000, work: () => proofs.attest().then(() => {}) },
    { name: 'drop retired read models', everyMs: 3_600_000, work: () => dropRetired(database, projections) },
    { name: 'erase deleted workouts', everyMs: 600_000, work: () => eraseDeleted().then(() => {}) },
    { name: 'let unused plans expire', everyMs: 600_000, work: () => letExpire().then(() => {}) },
    { name: 'forget what is too old', everyMs: 3_600_000, work: () => retain().then(() => {}) },
    { name: 'tidy the counters', everyMs: 3_600_000, work: limits.tidy },
  ]

  const reactionStore = postgresReactionStore(database, alone)
  await mustBeTheSameLog(log, await models.status(), await reactionPlaces(database))
  for (const { name } of reactions) await startingPlace(name, log, reactionStore)

  const pastOf = async <C extends Category>(category: C, id: string) =>
    (await log.load(streamOf(category, id))).map(({ event }) => event)
  const profilesNow = async (user: string) => fold(Profiles.decider, await pastOf('profiles', user))
  const profilesAt = async (user: string, moment: string) =>
    fold(
      Profiles.decider,
      (await pastOf('profiles', user)).filter(({ at }) => at <= moment),
    )

  const project = (signal: AbortSignal) =>
    runProjections(projections, { log, models, report, onMoved: fresh.moved }, signal)

  const react = (signal: AbortSignal) =>
    Promise.all([
      ...reactions.map(each => runReaction(each, { log, store: reactionStore, report }, signal)),
      ...chores.map(each => regularly(each, { alone, report }, signal)),
    ])

  const readiness = async () => {
    try {
      const setAside = (await models.status()).flatMap(({ aside }) => aside).length
      const leftToPeople = await reactionStore.leftToPeople()
      return { ready: true, ...(setAside ? { setAside } : {}), ...(leftToPeople ? { leftToPeople } : {}) }
    } catch {
      return { ready: false }
    }
  }

  const api = (options: Pick<AppParts, 'webFolder' | 'checkAnswers' | 'log'>) =>
    buildApp({
      accounts,
      profiles,
      workouts,
      revisions,
      feedback,
      consents,
      ...desk,
      adaptations,
      aiAvailable: ai !== null,
      live,
      liveConnections: config.LIVE_CONNECTIONS,
      contact,
      siteEvents,
      siteValues: {
        publicUrl: config.PUBLIC_URL,
        appStoreUrl: config.APP_STORE_URL,
        qr: qrCode(config.APP_STORE_URL),
        analyticsSrc: config.ANALYTICS_SRC ?? null,
        contactEndpoint: config.CONTACT_ENDPOINT ?? null,
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
      profilesNow,
      profilesAt,
      workoutPast: workout => pastOf('workout', workout),
      health,
      healthNow: async user => fold(Health.decider, await pastOf('health', user)),
      programmePast: user => pastOf('programme', user),
      secret: key('access tokens'),
      clock,
      readiness,
      mailbox: config.SMTP_URL || whyReachable(config) ? null : outbox.list,
      ...options,
    })

  const close = async () => {
    await closeDesk()
    await nats?.close()
    await security.close()
    await ground.close()
  }

  return {
    log,
    store,
    url,
    database,
    models,
    keys,
    db,
    fresh,
    accounts,
    profiles,
    workouts,
    revisions,
    feedback,
    consents,
    adaptations,
    live,
    memberships,
    sessions,
    vault,
    outbox,
    addresses,
    contact,
    siteEvents,
    letExpire,
    eraseDeleted,
    retain,
    proofs,
    reactions,
    project,
    react,
    api,
    close,
  }
}

export type Product = Awaited<ReturnType<typeof openProduct>>

/** Only where a key is set; null otherwise. */
const aiCoach = (config: Config, parts: Parameters<typeof openAiCoach>[1]) =>
  config.OPENAI_API_KEY
    ? openAiCoach(
        {
          apiKey: config.OPENAI_API_KEY,
          baseUrl: config.OPENAI_BASE_URL ?? null,
          model: config.OPENAI_MODEL,
          totalMs: config.OPENAI_TIMEOUT_MS,
        },
        parts,
      )
    : null

const now = () => new Date().toISOString()
