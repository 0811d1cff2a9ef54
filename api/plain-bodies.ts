import type { FastifyInstance, FastifyRequest } from 'fastify'
import { problem } from './problems.ts'

/** Bodies are read as they come and as UTF-8: of one that says it is something else, it is said why it is not taken. */
export const plainBodies = (app: FastifyInstance) => {
  app.addHook('preParsing', async (request, reply) => {
    if (!hasBody(request)) return
    const { 'content-encoding': packing, 'content-type': type } = request.headers
    if (packing && packing.trim().toLowerCase() !== 'identity') {
      reply.header('accept-encoding', 'identity')
      throw problem(415, 'The body must not be packed (Content-Encoding)')
    }
    if (!isUtf8.test(charsetOf(type) ?? 'utf-8')) throw problem(415, 'The body must be in UTF-8')
  })
}

const hasBody = ({ headers }: FastifyRequest) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

const charsetOf = (type = '') => /;\s*charset\s*=\s*"?([^\s;"]*)/i.exec(type)?.[1]

const isUtf8 = /^(utf-?8|us-ascii)$/i
