import type { FastifyInstance } from 'fastify'
import { catalogue } from '../../content/exercises/catalogue.ts'
import { daysAfter } from '../../domain/days.ts'
import { tagOf } from '../etag.ts'
import { packed, takesBrotli } from '../packing.ts'
import { keyPath, scriptPath } from '../report/report.ts'

/** What checks a report, as files that everybody may have. */
export type CheckingFiles = { readonly script: () => Promise<string>; readonly key: string }

type Parts = {
  readonly checking: CheckingFiles
  readonly readiness: () => Promise<Readiness>
  readonly siteValues: { readonly publicUrl: string }
  readonly clock: () => string
}

/** RFC 9116 wants a date less than a year away. */
const securityTextValidDays = 180

/** Whether requests can be taken; and how many streams read models have set aside, and effects wait for a person. */
export type Readiness = { readonly ready: boolean; readonly setAside?: number; readonly leftToPeople?: number }

/** What anyone may read, without a session. */
export const publicRoutes = (app: FastifyInstance, { readiness, siteValues, clock, checking }: Parts) => {
  const { equipment, muscles, goals, exercises } = catalogue
  const body = JSON.stringify({ equipment, muscles, goals, exercises })
  /** Packed once, when first asked for: it takes longer than all else at the start. */
  let brotli: Promise<Buffer> | undefined
  const etag = tagOf(body)
  const plain = Buffer.from(body)

  app.get('/catalogue', async (request, reply) => {
    reply.headers({ etag, 'cache-control': 'public, max-age=300', vary: 'accept-encoding' })
    if (request.headers['if-none-match'] === etag) return reply.status(304).send()
    reply.type('application/json; charset=utf-8')
    if (!takesBrotli(request)) return reply.send(plain)
    brotli ??= packed(body, 9)
    return reply.header('content-encoding', 'br').send(await brotli)
  })

  // RFC 9116: where to report a weakness.
  app.get('/.well-known/security.txt', async (_, reply) => {
    const expires = daysAfter(clock(), securityTextValidDays)
    const { publicUrl } = siteValues
    return reply
      .type('text/plain; charset=utf-8')
      .send(
        `Contact: ${publicUrl}/kontakt\nExpires: ${expires}\nPreferred-Languages: de, en\nCanonical: ${publicUrl}/.well-known/security.txt\n`,
      )
  })

  // What checks a training report, without us.
  app.get(scriptPath, async (_, reply) => reply.type('text/javascript; charset=utf-8').send(await checking.script()))
  app.get(keyPath, async (_, reply) => reply.type('application/x-pem-file').send(checking.key))

  // W3C: where password managers send people to change a password.
  app.get('/.well-known/change-password', async (_, reply) => reply.redirect('/settings/account', 302))

  app.get('/healthz', async () => ({ status: 'ok' }))

  app.get('/readyz', async (_, reply) => {
    const { ready, ...troubles } = await readiness()
    return reply.status(ready ? 200 : 503).send({ status: ready ? 'ready' : 'not ready', ...troubles })
  })
}
