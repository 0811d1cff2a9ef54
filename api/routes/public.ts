import { createHash } from 'node:crypto'
import { brotliCompressSync } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import { catalogue } from '../../content/exercises/catalogue.ts'

/** What anyone may read, without a session. */
export const publicRoutes = (app: FastifyInstance, { isReady }: { isReady: () => Promise<boolean> }) => {
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

  app.get('/healthz', async () => ({ status: 'ok' }))

  app.get('/readyz', async (_, reply) => {
    const ready = await isReady()
    return reply.status(ready ? 200 : 503).send({ status: ready ? 'ready' : 'not ready' })
  })
}
