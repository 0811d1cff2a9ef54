import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { ContactMessages } from '../../commands/contact.ts'
import { contact as words } from '../../content/site/contact.ts'
import { contactMessage, sendMessage } from '../../contract/site.ts'
import { problem, refusalOf } from '../problems.ts'
import type { RateLimiter } from '../rate-limit.ts'
import type { SitePages } from '../site-pages.ts'
import type { Stamps } from '../stamp.ts'

type Parts = {
  readonly contact: ContactMessages
  readonly stamps: Stamps
  readonly limiter: Pick<RateLimiter, 'contact' | 'contactTry'>
  /** Null where no pages are served. */
  readonly pages: SitePages | null
}

/** A form filled in faster than this was not filled in by a person. */
const leastMs = 2000
const mostMs = 7 * 86_400_000

/** All fields at their longest, as a browser escapes them. */
const mostBytes = 64 * 1024

const form = 'application/x-www-form-urlencoded'

/** Takes JSON from scripts, and the form itself from browsers without: that is answered with a page. */
export const contactRoutes = (app: FastifyInstance, { contact, stamps, limiter, pages }: Parts) =>
  app.register(async scope => {
    scope.addContentTypeParser<string>(form, { parseAs: 'string' }, (_, body, done) =>
      done(null, Object.fromEntries(new URLSearchParams(body))),
    )
    const isForm = (request: FastifyRequest) => request.headers['content-type']?.startsWith(form) === true

    const receive = async (request: FastifyRequest) => {
      const { website = '', stamp, ...message } = contactMessage.parse(request.body)
      const age = stamp === undefined ? null : stamps.age(stamp)
      const isTimely = age !== null && age >= leastMs && age <= mostMs
      if (!isTimely && (stamp !== undefined || isForm(request)))
        throw problem(400, 'stamp: must be of a form that was handed out a moment ago', { code: 'invalid' })
      await limiter.contact(request)
      await contact.receive(message, { suspect: website !== '' })
    }

    scope.addHook('onRequest', request => limiter.contactTry(request))

    scope.post(sendMessage.path, { bodyLimit: mostBytes }, async (request, reply) => {
      await receive(request)
      if (isForm(request) && pages) return reply.redirect('/kontakt/gesendet', 303)
      return reply.status(sendMessage.status).send({ message: words.sent })
    })

    scope.setErrorHandler((error, request, reply) => {
      if (!isForm(request) || !pages) throw error
      request.log.warn({ err: error }, 'a message could not be taken')
      const { status } = refusalOf(error).problem
      return pages.sendFilled(
        request,
        reply,
        '/kontakt/fehler',
        { stamp: stamps.fresh(), ...kept(request.body) },
        status,
      )
    })
  })

/** What was written into the form, as far as its fields allow: it goes back into the page. */
const kept = (body: unknown) => {
  const { name, email, message } = contactMessage.shape
  const said: Record<string, unknown> = Object(body)
  const cut = (value: unknown, most: number | null) =>
    String(value ?? '')
      .slice(0, most ?? 0)
      .toWellFormed()
  return {
    'kept-name': cut(said.name, name.maxLength),
    'kept-email': cut(said.email, email.maxLength),
    'kept-subject': contactMessage.shape.subject.safeParse(said.subject).data ?? '',
    'kept-message': cut(said.message, message.maxLength),
  }
}
