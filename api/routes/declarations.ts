import { setTimeout } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Declarations } from '../../commands/declarations.ts'
import type { SecurityLog } from '../../commands/ports/security.ts'
import { arrival } from '../../content/mail/dates.ts'
import {
  type DeclarationName,
  declarations as pagesOf,
  declarationWords as words,
} from '../../content/site/declarations.ts'
import { email, saying, text } from '../../contract/text.ts'
import { anonymousCommand } from '../anonymous-command.ts'
import { answerWithPages, keptOf, takeForms } from '../plain-forms.ts'
import type { RateLimiter } from '../rate-limit.ts'
import type { SitePages } from '../site-pages.ts'

type Parts = {
  readonly declarations: Declarations
  readonly security: Pick<SecurityLog, 'note'>
  readonly limiter: Pick<RateLimiter, 'contact' | 'contactTry' | 'mailTo'>
  readonly mailboxKey: (email: string) => string
  readonly pages: SitePages
}

const declared = z.strictObject({
  name: saying(200),
  email,
  kind: z.enum(['ordinary', 'cause']).default('ordinary'),
  reason: text(2000).default(''),
  end: z.union([z.literal('').transform(() => null), z.iso.date()]).default(null),
})

const mostBytes = 16 * 1024

/** An answer takes so long, whatever there is to do: a shorter one would tell whose address it is. */
const takesMs = 1000

/** Ordinary forms that work without script and without an account, answered with pages. */
export const declarationRoutes = (
  app: FastifyInstance,
  { declarations, security, limiter, mailboxKey, pages }: Parts,
) =>
  app.register(async scope => {
    takeForms(scope)
    answerWithPages(scope, { security, pages, pageOf: path => `${path}/fehler`, kept })
    scope.addHook('onRequest', async request => {
      if (request.method === 'POST') await limiter.contactTry(request)
    })
    const names: readonly DeclarationName[] = ['cancel', 'withdraw']
    for (const what of names) {
      const { path } = pagesOf[what]
      scope.post(path, { bodyLimit: mostBytes }, async (request, reply) => {
        const said = declared.parse(request.body)
        const rest = setTimeout(takesMs)
        await limiter.contact(request)
        await limiter.mailTo(mailboxKey(said.email))
        const receivedAt = await declarations.declare(anonymousCommand(request, said.email), { what, ...said })
        await rest
        return pages.sendFilled(request, reply, `${path}/eingegangen`, {
          received: arrival(receivedAt),
          'kept-email': said.email,
        })
      })
    }
  })

/** What was written into the form: it goes back into the page. */
const kept = (body: unknown) => {
  const { kind, end } = declared.shape
  const chosen = kind.catch('ordinary').parse(Object(body).kind)
  return {
    'kept-name': keptOf(body, 'name', 200),
    'kept-email': keptOf(body, 'email', declared.shape.email.maxLength),
    'kept-kind': chosen,
    'kept-kind-name': words.kinds[chosen],
    'kept-reason': keptOf(body, 'reason', 2000),
    'kept-end': end.catch(null).parse(Object(body).end) ?? '',
  }
}
