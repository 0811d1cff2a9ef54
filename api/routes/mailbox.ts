import type { FastifyInstance, FastifyRequest } from 'fastify'
import { inHtml } from '../../content/in-html.ts'
import { isLoopback } from '../../contract/loopback.ts'
import { problem } from '../problems.ts'

type Entry = { to: string; subject: string; text: string; html: string; at: string }

/** Development only, for who sits at this machine: the mail that would have gone out. */
export const mailboxRoutes = (app: FastifyInstance, list: () => Promise<readonly Entry[]>) =>
  app.get('/dev/mailbox', async (request, reply) => {
    if (!isFromHere(request)) throw problem(404, 'There is nothing here')
    const entries = await list()
    if (!request.headers.accept?.includes('text/html')) return entries
    return reply.type('text/html; charset=utf-8').send(page(entries))
  })

const forwarding = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip']

/** Asked by this machine and under its own name: neither through a proxy, nor by a page or a name of somebody else. */
export const isFromHere = ({ socket, headers }: FastifyRequest) =>
  isLoopback(socket.remoteAddress ?? '') &&
  isLoopback((headers.host ?? '').replace(/:\d+$/, '')) &&
  headers['sec-fetch-site'] !== 'cross-site' &&
  !forwarding.some(name => name in headers)

const page = (entries: readonly Entry[]) => `<!doctype html>
<html lang="de"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Mailbox</title>
<body><h1>Mailbox</h1>
${entries.map(entry => `<article><h2>${inHtml(entry.subject)}</h2><p>An ${inHtml(entry.to)}, ${inHtml(entry.at)}</p>${withLinks(entry.text)}<hr></article>`).join('\n') || '<p>Noch keine E-Mails.</p>'}
</body></html>`

const withLinks = (text: string) =>
  inHtml(text)
    .split('\n\n')
    .map(part => `<p>${part.replace(/https?:\/\/\S+/g, link => `<a href="${link}">${link}</a>`)}</p>`)
    .join('\n')
