import { createHmac } from 'node:crypto'
import fastifyJwt from '@fastify/jwt'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Sessions } from '../commands/ports.ts'
import { problem } from './problems.ts'

export type Who = { readonly id: string; readonly session: string }

type Claims = { sub: string; sid: string }

const issuer = 'formkurve'
const audience = 'formkurve-app'
export const minutesValid = 15

/** Access tokens: HS256 only, short-lived, each bound to a session that can be ended at any time. */
export const useSessions = async (app: FastifyInstance, secret: Buffer, sessions: Sessions) => {
  await app.register(fastifyJwt, {
    secret: createHmac('sha256', secret).update('access tokens').digest('hex'),
    sign: { algorithm: 'HS256', iss: issuer, aud: audience, expiresIn: `${minutesValid}m` },
    verify: {
      algorithms: ['HS256'],
      allowedIss: issuer,
      allowedAud: audience,
      requiredClaims: ['sub', 'sid', 'exp', 'jti'],
    },
  })

  const accessToken = (user: string, session: string, tokenId: string) =>
    app.jwt.sign({ sub: user, sid: session, jti: tokenId } as object)

  const identify = async (request: FastifyRequest): Promise<Who> => {
    const claims = await claimsOf(request)
    if (!claims || !(await sessions.isOpen(claims.sid)))
      throw problem(401, 'Please sign in', { code: 'unauthorized', headers: { 'www-authenticate': 'Bearer' } })
    return { id: claims.sub, session: claims.sid }
  }

  return { accessToken, identify }
}

const claimsOf = async (request: FastifyRequest): Promise<Claims | null> => {
  try {
    const { sub, sid } = await request.jwtVerify<Claims>()
    return typeof sub === 'string' && typeof sid === 'string' ? { sub, sid } : null
  } catch {
    return null
  }
}
