import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { ContactMessages } from '../../commands/contact.ts'
import type { SecurityLog } from '../../commands/ports/security.ts'
import { contact as words } from '../../content/site/contact.ts'
import { contactMessage, sendMessage } from '../../contract/site.ts'
import { day } from '../../domain/days.ts'
import { answerWithPages, isForm, keptOf, takeForms } from '../plain-forms.ts'
import { problem } from '../problems.ts'
import type { RateLimiter } from '../rate-limit.ts'
import type { SitePages } from '../site-pages.ts'
import type { Stamps } from '../stamp.ts'

type Parts = {
  readonly contact: ContactMessages
  readonly security: Pick<SecurityLog, 'note'>
  readonly stamps: Stamps
  readonly limiter: Pick<RateLimiter, 'contact' | 'contactTry'>
  /** Null where no pages are served. */
  readonly pages: SitePages | null
}

/** A form filled in faster than this was not filled in by a person. */
const leastMs = 2000
const mostMs = 7 * day

/** All fields at their longest, as a browser escapes them. */
const mostBytes = 64 * 1024

/** Takes JSON from scripts, and the form itself from browsers without: that is answered with a page. */
export const contactRoutes = (app: FastifyInstance, { contact, security, stamps, limiter, pages }: Parts) =>
  app.register(async scope => {
    takeForms(scope)
    if (pages)
      answerWithPages(scope, {
        security,
        pages,
        pageOf: () => '/kontakt/fehler',
        kept: body => ({ stamp: stamps.fresh(), ...kept(body) }),
      })

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
  })

/** What was written into the form, as far as its fields allow: it goes back into the page. */
const kept = (body: unknown) => {
  const { name, email, message } = contactMessage.shape
  return {
    'kept-name': keptOf(body, 'name', name.maxLength),
    'kept-email': keptOf(body, 'email', email.maxLength),
    'kept-subject': contactMessage.shape.subject.safeParse(Object(body).subject).data ?? '',
    'kept-message': keptOf(body, 'message', message.maxLength),
  }
}
