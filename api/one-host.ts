import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { problem } from './problems.ts'

/**
 * A request is for one host that can be one (RFC 9112, 3.2): of two, a proxy might go by the one and we by the other. It is
 * asked here, so that Node does not answer in its own way.
 */
export const oneHost = (app: FastifyInstance) => {
  app.addHook('onRequest', async ({ raw }, reply) => {
    const hosts = hostsOf(raw)
    const isMissing = hosts.length === 0 && raw.httpVersion !== '1.0'
    if (!isMissing && hosts.length < 2 && hosts.every(host => isHost.test(host))) return
    reply.header('connection', 'close')
    throw problem(400, 'A request is for one host')
  })
}

const isHost = /^([\w.-]+|\[[\da-f:.]+\])(:\d+)?$/i

const hostsOf = ({ rawHeaders }: IncomingMessage) =>
  rawHeaders.filter((_, at) => at % 2 === 1 && rawHeaders[at - 1]?.toLowerCase() === 'host')
