import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { SecurityLog } from '../../commands/ports/security.ts'
import type { Unsubscribing } from '../../commands/unsubscribing.ts'
import { unsubscribing as words } from '../../content/site/unsubscribing.ts'
import { anonymousCommand } from '../anonymous-command.ts'
import { answerWithPages } from '../plain-forms.ts'
import type { SitePages } from '../site-pages.ts'

type Parts = {
  readonly unsubscribing: Unsubscribing
  readonly security: Pick<SecurityLog, 'note'>
  readonly pages: SitePages
}

type Linked = { readonly Params: { readonly link: string } }

const mostBytes = 1024

/**
 * Where the link in a mail leads. To look at it changes nothing, for scanners do; what is sent to it by its page or a mailbox
 * (RFC 8058) ends those mails. Not counted by address: a mailbox's servers come from few, for all of its people.
 */
export const unsubscribingRoutes = (app: FastifyInstance, { unsubscribing, security, pages }: Parts) =>
  app.register(async scope => {
    // The link says all: what else is sent, in whatever form, is not looked at.
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: mostBytes }, (_, __, done) => done(null))
    answerWithPages(scope, { security, pages, pageOf: () => `${words.path}/fehler`, kept: () => ({}) })
    scope.addHook('onRequest', async (_, reply) => {
      reply.header('referrer-policy', 'no-referrer')
    })
    const answer = (request: FastifyRequest, reply: FastifyReply, is: string | null) =>
      is === null ? pages.send(request, reply, `${words.path}/ungueltig`, 404) : pages.send(request, reply, is)

    scope.get<Linked>(`${words.path}/:link`, async (request, reply) => {
      const isFor = await unsubscribing.personOf(request.params.link)
      return answer(request, reply, isFor && words.path)
    })

    scope.post<Linked>(`${words.path}/:link`, async (request, reply) => {
      const { link } = request.params
      const isDone = await unsubscribing.unsubscribe(anonymousCommand(request, link), link)
      return answer(request, reply, isDone ? `${words.path}/fertig` : null)
    })
  })
