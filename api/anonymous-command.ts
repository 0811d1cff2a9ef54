import type { FastifyRequest } from 'fastify'
import { derivedId } from '../commands/derived-id.ts'
import type { CommandId } from '../domain/ids.ts'
import { problem } from './problems.ts'

const nobody = '00000000-0000-0000-0000-000000000000'

/** The command id of somebody who is not signed in. It counts within this call and what it is about only. */
export const anonymousCommand = (request: FastifyRequest, about: string): CommandId => {
  const key = request.headers['idempotency-key'] ?? request.id
  if (typeof key !== 'string' || key.length > 200) throw problem(400, 'Idempotency-Key: at most 200 characters')
  return derivedId(nobody, `${request.method} ${request.url.split('?')[0]} ${about} ${key}`)
}
