import { createHash } from 'node:crypto'
import { brotliCompressSync } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import { catalogue } from '../../content/exercises/catalogue.ts'

type Parts = {
  readonly readiness: () => Promise<Readiness>
  readonly siteValues: { readonly publicUrl: string }
  readonly clock: () => string
}

/** RFC 9116 wants a date less than a year away. */
const securityTextValidMs = 180 * 86_400_000

/** What anyone may read, without a session. */
/** Whether requests can be taken; and how many streams read models have set aside, and effects wait for a person. */
export type Readiness = { readonly ready: boolean; readonly setAside?: number; readonly leftToPeople?: number }

export const publicRoutes = (app: FastifyInstance, { readiness, siteValues, clock }: Parts) => {
  const { equipment, muscles, goals, exercises } = catalogue
  const body = JSON.stringify({ equipment, muscles, goals, exercises })
  const packed = brotliCompressSync(body)
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`

  app.get('/catalogue', async (request, reply) => {
    reply.headers({ etag, 'cache-control': 'public, max-age=300', vary: 'accept-encoding' })
    if (request.headers['if-none-match'] === etag) return reply.status(304).send()
    reply.type('application/json; charset=utf-8')
    if (!request.headers['accept-encoding']?.includes('br')) return reply.send(body)
    return reply.header('content-encoding', 'br').send(packed)
  })

  // RFC 9116: where to report a weakness.
  app.get('/.well-known/security.txt', async (_, reply) => {
    const expires = new Date(Date.parse(clock()) + securityTextValidMs).toISOString()
    const { publicUrl } = siteValues
    return reply
      .type('text/plain; charset=utf-8')
      .send(
        `Contact: ${publicUrl}/kontakt\nExpires: ${expires}\nPreferred-Languages: de, en\nCanonical: ${publicUrl}/.well-known/security.txt\n`,
      )
  })

  // W3C: where password managers send people to change a password.
  app.get('/.well-known/change-password', async (_, reply) => reply.redirect('/settings/account', 302))

  app.get('/healthz', async () => ({ status: 'ok' }))

  app.get('/readyz', async (_, reply) => {
    const { ready, ...troubles } = await readiness()
    return reply.status(ready ? 200 : 503).send({ status: ready ? 'ready' : 'not ready', ...troubles })
  })
}
