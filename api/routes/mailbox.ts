import type { FastifyInstance } from 'fastify'

type Entry = { to: string; subject: string; text: string; html: string; at: string }

/** Development only: the mail that would have gone out. */
export const mailboxRoutes = (app: FastifyInstance, list: () => Promise<readonly Entry[]>) =>
  app.get('/dev/mailbox', async (request, reply) => {
    const entries = await list()
    if (!request.headers.accept?.includes('text/html')) return entries
    return reply.type('text/html; charset=utf-8').send(page(entries))
  })

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

const inHtml = (text: string) => text.replace(/[&<>"']/g, sign => `&#${sign.codePointAt(0)};`)
