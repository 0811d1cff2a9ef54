import type { FastifyInstance } from 'fastify'
import { problem } from './problems.ts'

/** Of two hosts in one request, a proxy might go by the one and we by the other (RFC 9112, 3.2). */
export const oneHost = (app: FastifyInstance) => {
  app.addHook('onRequest', async ({ raw: { rawHeaders } }, reply) => {
    const hosts = rawHeaders.filter((name, at) => at % 2 === 0 && name.length === 4 && name.toLowerCase() === 'host')
    if (hosts.length < 2) return
    reply.header('connection', 'close')
    throw problem(400, 'A request is for one host')
  })
}
