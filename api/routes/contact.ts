import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ContactMessages } from '../../commands/contact.ts'
import { contact as words } from '../../content/site/contact.ts'
import { contactMessage, sendMessage } from '../../contract/site.ts'
import { problem } from '../problems.ts'
import type { RateLimiter } from '../rate-limit.ts'
import type { SitePages } from '../site-pages.ts'
import type { Stamps } from '../stamp.ts'

type Parts = {
  readonly contact: ContactMessages
  readonly stamps: Stamps
  readonly limiter: Pick<RateLimiter, 'contact'>
  /** Null where no pages are served. */
  readonly pages: SitePages | null
}

/** A form filled in faster than this was not filled in by a person. */
const leastMs = 2000
const mostMs = 7 * 86_400_000

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

    const tellAgain = (request: FastifyRequest, reply: FastifyReply, status: number, pages: SitePages) => {
      const said = (name: string) => String((request.body as Record<string, unknown> | null)?.[name] ?? '')
      return pages.sendFilled(
        request,
        reply,
        '/kontakt/fehler',
        {
          stamp: stamps.fresh(),
          'kept-name': said('name'),
          'kept-email': said('email'),
          'kept-subject': said('subject'),
          'kept-message': said('message'),
        },
        status,
      )
    }

    scope.post(sendMessage.path, async (request, reply) => {
      if (!isForm(request) || !pages) {
        await receive(request)
        return reply.status(sendMessage.status).send({ message: words.sent })
      }
      try {
        await receive(request)
      } catch (error) {
        request.log.warn({ err: error }, 'a message could not be taken')
        return tellAgain(request, reply, statusOf(error), pages)
      }
      return reply.redirect('/kontakt/gesendet', 303)
    })
  })

const statusOf = (error: unknown) => {
  if (error instanceof Error && error.name === 'ZodError') return 400
  if (error instanceof Error && 'problem' in error) return (error.problem as { status: number }).status
  return 503
}
