import { createHmac, randomUUID } from 'node:crypto'
import fastifyJwt from '@fastify/jwt'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Sessions } from '../commands/ports/secrets.ts'
import { operator, type SessionId, type UserId } from '../domain/ids.ts'
import type { Role } from '../domain/staff-role.ts'
import { problem, refused } from './problems.ts'

export type Who = {
  readonly id: UserId
  readonly session: SessionId
  /** Their account is being closed, and only what is left to do with it may be done. */
  readonly confined?: boolean
  /** Asked only where a call is not for every athlete. */
  readonly role?: Role
}

type Claims = { sub: UserId; sid: SessionId; exp: number }

const issuer = 'formkurve'
const audience = 'formkurve-app'
const type = 'at+jwt'
export const minutesValid = 15
const longestToken = 2048

/** Access tokens: one algorithm, one type, short-lived, each bound to a session that can be ended at any time. */
export const useSessions = async (app: FastifyInstance, secret: Buffer, sessions: Sessions) => {
  await app.register(fastifyJwt, {
    secret: createHmac('sha256', secret).update('access tokens').digest('hex'),
    sign: { header: { alg: 'HS256', typ: type }, iss: issuer, aud: audience, expiresIn: `${minutesValid}m` },
    verify: {
      algorithms: ['HS256'],
      checkTyp: type,
      allowedIss: issuer,
      allowedAud: audience,
      requiredClaims: ['sub', 'sid', 'exp', 'jti'],
    },
  })

  const accessToken = (user: UserId, session: SessionId) => app.jwt.sign({ sub: user, sid: session, jti: randomUUID() })

  const isOurs = ours(app.jwt.sign({ sub: operator }))
  const known = knownTokens()

  const whoIs = async (request: FastifyRequest): Promise<Who | null> => {
    const bearer = request.headers.authorization ?? ''
    const claims = known.of(bearer) ?? (isOurs(bearer) ? known.add(bearer, await claimsOf(request)) : null)
    const standing = claims ? await sessions.standing(claims.sid) : 'over'
    if (!claims || standing === 'over') return null
    return { id: claims.sub, session: claims.sid, ...(standing === 'confined' ? { confined: true } : {}) }
  }

  /** `whileClosing`: it may also be asked by who is confined. */
  const identify = async (request: FastifyRequest, whileClosing = false): Promise<Who> => {
    const who = await whoIs(request)
    if (who?.confined && !whileClosing) throw refused('account-closing')
    if (who) return who
    throw problem(401, 'Please sign in', { code: 'unauthorized', headers: { 'www-authenticate': 'Bearer' } })
  }

  return { accessToken, whoIs, identify }
}

/**
 * Before any parsing: every token of ours begins with the very same header, and is spelled in the one canonical way.
 * Other algorithms, key ids, extra bits and megabytes end here.
 */
const ours = (example: string) => {
  const [header = ''] = example.split('.')
  return (bearer: string) => {
    if (bearer.length > longestToken || !bearer.startsWith(`${header}.`, 'Bearer '.length)) return false
    const signature = bearer.slice(bearer.lastIndexOf('.') + 1)
    return Buffer.from(signature, 'base64url').toString('base64url') === signature
  }
}

const mostKnown = 10_000

/**
 * Tokens whose signature was found good need no second look, to the letter, until they expire. The library has a cache of
 * its own, but decodes and hashes each token before it looks: a quarter of its work is saved, and here all of it.
 */
const knownTokens = () => {
  const known = new Map<string, Claims>()
  return {
    of: (bearer: string) => {
      const claims = known.get(bearer)
      if (!claims || claims.exp * 1000 > Date.now()) return claims
      known.delete(bearer)
      return undefined
    },
    add: (bearer: string, claims: Claims | null) => {
      if (claims && known.size >= mostKnown) known.clear()
      if (claims) known.set(bearer, claims)
      return claims
    },
  }
}

const claimsOf = async (request: FastifyRequest): Promise<Claims | null> => {
  try {
    const { sub, sid, exp } = await request.jwtVerify<Claims>()
    return typeof sub === 'string' && typeof sid === 'string' ? { sub, sid, exp } : null
  } catch {
    return null
  }
}
