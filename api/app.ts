import { randomUUID } from 'node:crypto'
import fastify, { type FastifyInstance } from 'fastify'
import { catalogue } from '../content/exercises/catalogue.ts'
import { workoutOf } from '../projections/workout-detail.queries.ts'
import { admission } from './admission.ts'
import { addressAtDoor } from './client-address.ts'
import { costlyCalls } from './costly.ts'
import { endConnections } from './ending.ts'
import { healthGate } from './health.ts'
import { knownDevices } from './known-device.ts'
import { liveRoute, usualLive } from './live.ts'
import { oneHost } from './one-host.ts'
import { type OwnWrites, ownWrites } from './own-writes.ts'
import { pages } from './pages.ts'
import type { AppParts } from './parts.ts'
import { plainBodies } from './plain-bodies.ts'
import { answerNoHttp, answerProblems, answerUnreadable, refused } from './problems.ts'
import { type RateLimiter, rateLimiter } from './rate-limit.ts'
import type { Serving } from './route.ts'
import { accountRoutes } from './routes/accounts.ts'
import { analyticsRoutes } from './routes/analytics.ts'
import { appRoutes } from './routes/app.ts'
import { bodyRoutes } from './routes/body.ts'
import { bodyWordsRoute } from './routes/body-words.ts'
import { buildRoutes } from './routes/builds.ts'
import { causesRoutes } from './routes/causes.ts'
import { coachRoutes } from './routes/coach.ts'
import { consentRoutes } from './routes/consents.ts'
import { contactRoutes } from './routes/contact.ts'
import { dashboardRoutes } from './routes/dashboard.ts'
import { declarationRoutes } from './routes/declarations.ts'
import { deskRoutes } from './routes/desk.ts'
import { deskScreenRoutes } from './routes/desk-screens.ts'
import { deskSearchRoutes } from './routes/desk-searches.ts'
import { deskWebhookRoutes } from './routes/desk-webhooks.ts'
import { deskWhatIfRoutes } from './routes/desk-what-ifs.ts'
import { exportRoutes } from './routes/export.ts'
import { factorResetRoutes } from './routes/factor-reset.ts'
import { feedbackRoutes } from './routes/feedback.ts'
import { isFromHere, mailboxRoutes } from './routes/mailbox.ts'
import { membershipRoutes } from './routes/membership.ts'
import { openapiRoutes } from './routes/openapi.ts'
import { operationsRoutes } from './routes/operations.ts'
import { originsRoutes } from './routes/origins.ts'
import { preparationRoutes } from './routes/preparation.ts'
import { profileRoutes } from './routes/profiles.ts'
import { programmeRoutes } from './routes/programme.ts'
import { progressRoutes } from './routes/progress.ts'
import { proofRoutes } from './routes/proof.ts'
import { publicRoutes } from './routes/public.ts'
import { repairRoutes } from './routes/repairs.ts'
import { reshapingRoutes } from './routes/reshaping.ts'
import { factorSignInRoutes, secondFactorRoutes } from './routes/second-factor.ts'
import { showcaseRoutes } from './routes/showcase.ts'
import { testPaymentRoutes } from './routes/test-payments.ts'
import { trainingRoutes } from './routes/training.ts'
import { understoodRoute } from './routes/understood.ts'
import { unsubscribingRoutes } from './routes/unsubscribing.ts'
import { webhookRoutes } from './routes/webhooks.ts'
import { workoutRoutes } from './routes/workouts.ts'
import { secureHeaders } from './secure-headers.ts'
import { useSessions } from './session.ts'
import { site } from './site.ts'
import { sitePages } from './site-pages.ts'
import { stamps as stampsOn } from './stamp.ts'
import { type ExerciseBook, exerciseBook } from './workout-answer.ts'
import { writeQuota } from './write-quota.ts'

/** Showing who one is holds so long for what cannot be taken back. */
const provenForSeconds = 600

export const buildApp = async (parts: AppParts) => {
  const app: FastifyInstance = fastify({
    logger: parts.log ? { level: 'warn' } : false,
    bodyLimit: 256 * 1024,
    requestTimeout: 30_000,
    trustProxy: parts.trustProxy,
    genReqId: () => randomUUID(),
    frameworkErrors: answerUnreadable,
    clientErrorHandler: answerNoHttp,
    serverFactory: admission(addressAtDoor(parts.trustProxy), told =>
      app.log.warn(told, 'calls are sent away: too many are in hand'),
    ),
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
  })
  endConnections(app)
  acceptEmptyJson(app)
  answerProblems(app, parts.security)
  secureHeaders(app)
  oneHost(app)
  plainBodies(app)
  const { identify, ...session } = await useSessions(app, parts.secret, parts.sessions)
  const serving = servingOf(app, identify, parts)
  const limiter = rateLimiter(parts.limits, parts.rates)
  const devices = knownDevices(parts.secret, { isSecure: parts.siteValues.publicUrl.startsWith('https:') })

  publicRoutes(app, parts)
  openapiRoutes(app)
  accountRoutes(serving, { ...parts, ...session, limiter, devices })
  factorResetRoutes(serving, { ...parts, ...session, limiter, devices })
  factorSignInRoutes(serving, { ...parts, ...session, limiter, devices })
  secondFactorRoutes(serving, { ...parts, ...session, limiter, devices })
  exportRoutes(serving, { ...parts, limiter })
  consentRoutes(serving, parts)
  membershipRoutes(serving, parts)
  await webhookRoutes(app, parts.subscriptions)
  const book = exerciseBook(catalogue)
  athleteCalls(serving, { ...parts, book, limiter })
  staffCalls(serving, { ...parts, book, limiter })
  const { testPayments } = parts
  if (testPayments)
    await testPaymentRoutes(app, {
      payments: testPayments,
      isAllowed: request => testPayments.named || isFromHere(request),
    })
  if (parts.mailbox) mailboxRoutes(app, parts.mailbox)
  await publicSite(serving, parts, limiter)
  return app
}

const servingOf = (app: FastifyInstance, identify: Serving['identify'], parts: AppParts): Serving => {
  const { fresh, checkAnswers } = parts
  const own = ownWrites(fresh)
  const written: OwnWrites = {
    ...own,
    wrote: (person, position) => {
      own.wrote(person, position)
      parts.live.tellChange(person, position)
    },
  }
  const mustBeProven: Serving['mustBeProven'] = async (who, stepUp) => {
    if (stepUp === 'with-factor' && !(await parts.accounts.hasSecondFactor(who.id))) return
    if (!(await parts.sessions.isProven(who.session, provenForSeconds))) throw refused('step-up-needed')
  }
  const mayWrite = writeQuota(parts.rates.writesPerMinute)
  const { roleOf } = parts.accounts
  return { app, identify, mustBeProven, roleOf, mayWrite, costly: costlyCalls(), fresh, written, checkAnswers }
}

type WithBook = AppParts & { readonly book: ExerciseBook; readonly limiter: RateLimiter }

/** What an athlete trains, and what the coach knows of it. */
const athleteCalls = (serving: Serving, parts: WithBook) => {
  const gate = healthGate(parts.consents, catalogue, parts.clock)
  profileRoutes(serving, parts)
  workoutRoutes(serving, { ...parts, gate })
  trainingRoutes(serving, { ...parts, gate })
  reshapingRoutes(serving, { ...parts, gate })
  appRoutes(serving, { ...parts, gate })
  feedbackRoutes(serving, { ...parts, gate })
  coachRoutes(serving, { ...parts, gate })
  understoodRoute(serving, { ...parts, catalogue })
  preparationRoutes(serving, { ...parts, catalogue })
  causesRoutes(serving, parts)
  bodyRoutes(serving, { ...parts, catalogue })
  bodyWordsRoute(serving, { ...parts, catalogue })
  programmeRoutes(serving, { ...parts, catalogue })
  progressRoutes(serving, { ...parts, catalogue })
  liveRoute(serving, {
    ...parts,
    isReadable: async (person, id) => (await workoutOf(parts.db, person, id))?.status !== 'GENERATING',
    settings: { ...usualLive, connections: parts.liveConnections },
  })
  showcaseRoutes(serving, { ...parts, gate })
  dashboardRoutes(serving, parts)
}

const staffCalls = (serving: Serving, parts: WithBook) => {
  deskRoutes(serving, parts)
  deskScreenRoutes(serving, { ...parts, catalogue })
  deskWhatIfRoutes(serving, parts)
  originsRoutes(serving, parts)
  operationsRoutes(serving, parts)
  buildRoutes(serving, parts)
  deskSearchRoutes(serving, parts)
  deskWebhookRoutes(serving, parts)
  repairRoutes(serving, parts)
  proofRoutes(serving, parts)
}

/** The pages that everybody may read, and the forms on them. */
const publicSite = async (serving: Serving, parts: AppParts, limiter: RateLimiter) => {
  const { app } = serving
  const { webFolder } = parts
  const stamps = stampsOn(parts.secret, parts.clock)
  const publicPages = webFolder ? await sitePages(webFolder, parts.siteValues, parts.clock) : null
  const isPage = (path: string) => publicPages?.paths.includes(path) ?? true
  analyticsRoutes(serving, { ...parts, limiter, isPage })
  await contactRoutes(app, { ...parts, stamps, limiter, pages: publicPages })
  if (publicPages) {
    const { mailboxKey } = parts.accounts
    await declarationRoutes(app, { ...parts, mailboxKey, limiter, pages: publicPages })
    await unsubscribingRoutes(app, { ...parts, pages: publicPages })
  }
  if (webFolder) await pages(app, webFolder)
  if (webFolder && publicPages) site(app, webFolder, publicPages, stamps)
}

/** A client may name its content type and send nothing; that is no body, not a broken one. */
const acceptEmptyJson = (app: FastifyInstance) => {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) =>
    body === '' ? done(null, undefined) : parse(request, body, done),
  )
}
