import { hkdfSync } from 'node:crypto'
import { Kysely, PostgresDialect } from 'kysely'
import { rulesPlanner } from './adapters/coach-rules/generator.ts'
import type { Config } from './adapters/config.ts'
import { hmacEmail } from './adapters/crypto/email-hash.ts'
import { embeddedPostgres } from './adapters/embedded/postgres.ts'
import { postgresKeyRing } from './adapters/event-store/key-ring.ts'
import { postgresStore } from './adapters/event-store/postgres/postgres-store.ts'
import { sealedStore } from './adapters/event-store/sealed.ts'
import { wakeUps } from './adapters/event-store/wake-ups.ts'
import { mailbox } from './adapters/mail/mailbox.ts'
import { smtp } from './adapters/mail/smtp.ts'
import { argon2id } from './adapters/passwords/argon2id.ts'
import { migrate } from './adapters/postgres/migrations.ts'
import { openPool } from './adapters/postgres/pool.ts'
import { postgresReactionStore } from './adapters/postgres/reaction-store.ts'
import { postgresReadModels } from './adapters/postgres/read-models.ts'
import { postgresSessions } from './adapters/postgres/sessions.ts'
import { postgresVault } from './adapters/postgres/vault.ts'
import { type AppParts, buildApp } from './api/app.ts'
import { accounts as accountCommands } from './commands/accounts.ts'
import { memberships as membershipCommands } from './commands/memberships.ts'
import { profiles as profileCommands } from './commands/profiles.ts'
import { runReaction, startingPlace } from './commands/reactions/run.ts'
import { whenCreditUsedThenRequestWorkout } from './commands/reactions/when-credit-used-then-request-workout.ts'
import { whenEmailClaimedThenRegister } from './commands/reactions/when-email-claimed-then-register.ts'
import { whenGenerationFailedThenReturnCredit } from './commands/reactions/when-generation-failed-then-return-credit.ts'
import { whenUserRegisteredThenSendVerification } from './commands/reactions/when-user-registered-then-send-verification.ts'
import { whenWorkoutRequestedThenPlan } from './commands/reactions/when-workout-requested-then-plan.ts'
import { workouts as workoutCommands } from './commands/workouts.ts'
import { catalogue } from './content/exercises/catalogue.ts'
import { verification } from './content/mail/verification.ts'
import { fold } from './domain/decider.ts'
import { streamName } from './domain/log.ts'
import * as Profiles from './domain/training-profiles.ts'
import { projections, type Tables } from './projections/all.ts'
import { athleteMemory } from './projections/athlete-memory.ts'
import { freshness } from './projections/freshness.ts'
import { runProjection } from './projections/run.ts'

type Surroundings = {
  readonly say: (line: string) => void
  readonly report: (line: string, error: unknown) => void
  readonly clock?: () => string
}

/** The one wiring: every part by its real adapter, chosen by the configuration. */
export const openProduct = async (config: Config, { say, report, clock = now }: Surroundings) => {
  const embedded = config.DATABASE_URL ? null : await embeddedPostgres({ dataDir: config.DATA_DIR, say })
  const url = config.DATABASE_URL ?? embedded?.url ?? ''
  const database = openPool(url, { max: 20 })
  await migrate(database)

  const key = (purpose: string) => Buffer.from(hkdfSync('sha256', config.secret, '', purpose, 32))
  const hints = wakeUps()
  const store = postgresStore(url, database, hints)
  const log = sealedStore(store, postgresKeyRing(database, key('personal fields')))
  const models = postgresReadModels(url, database)
  const fresh = freshness(log, models)
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: database }) }).withSchema('read_models')
  const vault = postgresVault(database)
  const sessions = postgresSessions(database)
  const outbox = mailbox(database)
  const mailer = config.SMTP_URL ? smtp(config.SMTP_URL, config.MAIL_FROM, database) : outbox

  const accounts = accountCommands({
    log,
    vault,
    passwords: argon2id(key('passwords')),
    hashEmail: hmacEmail(key('e-mail addresses')),
    clock,
  })
  const profiles = profileCommands({ log, clock })
  const workouts = workoutCommands({ log, clock })
  const memberships = membershipCommands({ log, clock })

  const link = (path: string) => `${config.PUBLIC_URL}${path}`
  const words = {
    verification: ({ token, ...to }: { email: string; firstName: string; token: string }) =>
      verification({ ...to, link: link(`/auth/verify-email?token=${token}`) }),
  }
  const reactions = [
    whenEmailClaimedThenRegister(accounts),
    whenUserRegisteredThenSendVerification({ accounts, vault, mailer, words }),
    whenCreditUsedThenRequestWorkout(workouts),
    whenWorkoutRequestedThenPlan({
      log,
      workouts,
      memory: athleteMemory(db, fresh, clock),
      generate: rulesPlanner(catalogue),
      onStage: () => {},
    }),
    whenGenerationFailedThenReturnCredit(workouts),
  ]

  const reactionStore = postgresReactionStore(url, database)
  for (const { name } of reactions) await startingPlace(name, log, reactionStore)

  const profilesNow = async (user: string) =>
    fold(
      Profiles.decider,
      (await log.load(streamName('profiles', user))).map(({ event }) => event as Profiles.Event),
    )

  const project = (signal: AbortSignal) =>
    Promise.all(projections.map(each => runProjection(each, { log, models, report, onMoved: fresh.moved }, signal)))

  const react = (signal: AbortSignal) =>
    Promise.all(reactions.map(each => runReaction(each, { log, store: reactionStore, report }, signal)))

  const api = (options: Pick<AppParts, 'webFolder' | 'checkAnswers' | 'log'>) =>
    buildApp({
      accounts,
      profiles,
      workouts,
      sessions,
      db,
      fresh,
      profilesNow,
      secret: key('access tokens'),
      clock,
      isReady: () =>
        database.query('select 1').then(
          () => true,
          () => false,
        ),
      mailbox: config.SMTP_URL ? null : outbox.list,
      ...options,
    })

  const close = async () => {
    await store.close()
    await database.end()
    await embedded?.stop()
  }

  return {
    log,
    store,
    url,
    database,
    models,
    db,
    fresh,
    accounts,
    profiles,
    workouts,
    memberships,
    sessions,
    vault,
    outbox,
    reactions,
    project,
    react,
    api,
    close,
  }
}

export type Product = Awaited<ReturnType<typeof openProduct>>

const now = () => new Date().toISOString()
