import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { openapi } from '../../contract/openapi.ts'
import { once } from '../../domain/once.ts'
import { type Document, docsPage } from '../docs/page.ts'
import { style } from '../docs/style.ts'
import { isHeld, tagOf } from '../etag.ts'

/** The contract for machines, and as a page to read. Both are written once, when first asked for. */
export const openapiRoutes = (app: FastifyInstance) => {
  const document = once(() => openapi('/'))
  const json = once(() => tagged(JSON.stringify(document())))
  const page = once(() => tagged(docsPage(document() as unknown as Document)))
  const styles = tagged(style)

  app.get('/openapi.json', (request, reply) => send(request, reply, 'application/json; charset=utf-8', json()))
  app.get('/docs', (request, reply) => send(request, reply, 'text/html; charset=utf-8', page()))
  app.get('/docs/style.css', (request, reply) => send(request, reply, 'text/css; charset=utf-8', styles))
  app.get<{ Params: { name: string } }>('/problems/:name', ({ params }, reply) =>
    reply.redirect(`/docs#problem-${encodeURIComponent(params.name)}`),
  )
}

/** Written and named once, for both take milliseconds. */
const tagged = (text: string) => ({ body: Buffer.from(text), etag: tagOf(text) })

const send = (
  request: FastifyRequest,
  reply: FastifyReply,
  type: string,
  { body, etag }: ReturnType<typeof tagged>,
) => {
  reply.headers({ etag, 'cache-control': 'public, max-age=300' })
  if (isHeld(request.headers['if-none-match'], etag)) return reply.status(304).send()
  return reply.type(type).send(body)
}
