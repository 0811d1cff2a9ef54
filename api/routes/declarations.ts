import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Declarations } from '../../commands/declarations.ts'
import { type DeclarationName, declarations as pagesOf } from '../../content/site/declarations.ts'
import { email, saying, text } from '../../contract/text.ts'
import { anonymousCommand } from '../anonymous-command.ts'
import type { RateLimiter } from '../rate-limit.ts'
import type { SitePages } from '../site-pages.ts'

type Parts = {
  readonly declarations: Declarations
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

const form = 'application/x-www-form-urlencoded'
const mostBytes = 16 * 1024
const times = new Intl.DateTimeFormat('de-DE', { dateStyle: 'long', timeStyle: 'medium', timeZone: 'Europe/Berlin' })

/** Ordinary forms that work without script and without an account, answered with pages. */
export const declarationRoutes = (app: FastifyInstance, { declarations, limiter, mailboxKey, pages }: Parts) =>
  app.register(async scope => {
    scope.addContentTypeParser<string>(form, { parseAs: 'string' }, (_, body, done) =>
      done(null, Object.fromEntries(new URLSearchParams(body))),
    )
    scope.addHook('onRequest', async request => {
      if (request.method === 'POST') await limiter.contactTry(request)
    })
    const names: readonly DeclarationName[] = ['cancel', 'withdraw']
    for (const what of names) {
      const { path } = pagesOf[what]
      scope.post(path, { bodyLimit: mostBytes }, async (request, reply) => {
        const read = declared.safeParse(request.body)
        if (!read.success) return pages.send(request, reply, `${path}/fehler`, 400)
        await limiter.contact(request)
        await limiter.mailTo(mailboxKey(read.data.email))
        const receivedAt = await declarations.declare(anonymousCommand(request, read.data.email), {
          what,
          ...read.data,
        })
        const received = `${times.format(Date.parse(receivedAt))} Uhr`
        return pages.sendFilled(request, reply, `${path}/eingegangen`, { received, 'kept-email': read.data.email })
      })
    }
  })
