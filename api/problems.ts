import type { Socket } from 'node:net'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { ZodError } from 'zod'
import type { SecurityLog } from '../commands/ports/security.ts'
import { brand } from '../content/brand.ts'
import { type Problem, titles } from '../contract/problem.ts'
import { type RefusalName, type Refused, refusals } from '../contract/refusals.ts'
import { isOutage, isTooLarge } from '../domain/kernel/outage.ts'
import { isNewer } from '../domain/kernel/poison.ts'
import { isKeyGone } from '../domain/personal.ts'
import { kindOfKey } from '../domain/sealing.ts'
import { headersEverywhere } from './secure-headers.ts'

/** An answer that is a refusal; thrown by routes, written as problem+json. */
export type Refusal = Error & { readonly problem: Problem; readonly headers: Readonly<Record<string, string>> }

export const problem = (
  status: number,
  detail: string,
  more: Partial<Pick<Problem, 'code' | 'errors' | 'email' | 'refusal' | 'step'>> & {
    headers?: Record<string, string>
  } = {},
): Refusal => {
  const { headers = {}, ...fields } = more
  const type = fields.code ? `/problems/${fields.code.replaceAll('_', '-')}` : 'about:blank'
  const body = { type, title: titles[status] ?? 'Error', status, detail, message: detail, ...fields }
  return Object.assign(new Error(detail), { problem: body, headers })
}

/** In words for athletes; else it is English, for whoever writes a client. */
const german = { 'content-language': 'de' }
const english = { 'content-language': 'en' }

export const isRefusal = (error: unknown): error is Refusal => error instanceof Error && 'problem' in error

/** What a domain refusal is on the wire. A refusal that the table does not translate does not compile. */
export const refused = (reason: RefusalName): Refusal => {
  const [status, detail, language]: Refused = refusals[reason]
  const seconds = reason === 'still-generating' ? '5' : '2'
  const headers = { ...(language ? german : {}), ...(status === 503 ? { 'retry-after': seconds } : {}) }
  return problem(status, detail, { code: reason, headers })
}

/** Refusals that stand in the security log: not known, not allowed, asked otherwise, too often. */
const noted = [401, 403, 422, 429]

/** How an error leaves the house, once it is logged and noted as far as it is worth that. */
export const heard = (error: unknown, request: FastifyRequest, { note }: Pick<SecurityLog, 'note'>): Refusal => {
  const refusal = refusalOf(error)
  if (isOutage(error)) request.log.warn({ outage: error.outage }, error.message)
  else if (refusal.problem.status >= 500) request.log.error({ err: error }, 'request failed')
  const { status, code: why } = refusal.problem
  if (noted.includes(status)) {
    const call = `${request.method} ${request.routeOptions.url ?? 'elsewhere'}`
    note({ what: 'refused', request: request.id, call, status, ...(why ? { why } : {}) })
  }
  return refusal
}

/** Every error leaves as problem+json; what is not the caller's doing is logged and said in general words. */
export const answerProblems = (app: FastifyInstance, security: Pick<SecurityLog, 'note'>) => {
  app.setErrorHandler((error: FastifyError, request, reply) => send(reply, heard(error, request, security)))
  app.setNotFoundHandler((_, reply) => send(reply, problem(404, 'There is nothing here')))
}

/** For a path that cannot be read: no route is found, no hook runs. */
export const answerUnreadable = (_: unknown, __: unknown, reply: FastifyReply) =>
  send(reply.headers({ ...headersEverywhere, 'cache-control': 'no-store' }), problem(400, 'This path cannot be read'))

/** A connection whose bytes are no HTTP is read from for so long, in ms, that its client gets to see why. */
const lingersMs = 1000

/** For bytes that are no request: there is nothing yet that a hook could run for. */
export const answerNoHttp = ({ code }: NodeJS.ErrnoException, socket: Socket) => {
  if (code === 'ECONNRESET') socket.destroy()
  if (!socket.writable) return
  const { problem: said } = notHttp(code)
  const body = JSON.stringify(said)
  const about = { 'content-type': 'application/problem+json', 'content-length': Buffer.byteLength(body) }
  const head = { ...headersEverywhere, ...english, ...about, 'cache-control': 'no-store', connection: 'close' }
  const lines = [`HTTP/1.1 ${said.status} ${said.title}`, ...Object.entries(head).map(line => line.join(': '))]
  socket.end(`${lines.join('\r\n')}\r\n\r\n${body}`)
  setTimeout(() => socket.destroy(), lingersMs).unref()
}

const notHttp = (code: string | undefined) => {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return problem(408, 'The request did not come in time')
  return code === 'HPE_HEADER_OVERFLOW' ? problem(431, 'The headers are too long') : problem(400, 'This is no HTTP')
}

const send = (reply: FastifyReply, { problem, headers }: Refusal) =>
  reply
    .status(problem.status)
    .headers({ ...english, ...headers })
    .type('application/problem+json')
    .send(problem)

/** How an error leaves the house. */
export const refusalOf = (error: unknown): Refusal => {
  if (isRefusal(error)) return error
  if (error instanceof ZodError) return invalid(error)
  if (isTooLarge(error)) return problem(413, 'This is more than fits into one request')
  if (isKeyGone(error)) return refused(goneWith[kindOfKey(error.keyGone)])
  if (isOutage(error))
    return problem(503, `${brand.name} kann gerade nicht speichern. Bitte versuche es gleich noch einmal.`, {
      code: 'unavailable',
      headers: { ...german, 'retry-after': '2' },
    })
  if (isNewer(error))
    return problem(503, `${brand.name} wird gerade erneuert. Bitte versuche es gleich noch einmal.`, {
      code: 'unavailable',
      headers: { ...german, 'retry-after': '2' },
    })
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500
  if (status === 413) return problem(413, 'The body may have at most 256 KiB')
  if (status === 415) return problem(415, 'The body must be application/json, in UTF-8 and not packed')
  if (status >= 400 && status < 500) return problem(status, cut(String(Object(error).message), 300))
  return problem(500, 'Etwas ist schiefgegangen. Wir wurden benachrichtigt.', { headers: german })
}

/** Whoever writes while what they write to is being erased comes too late, as if they had asked a moment later. */
const goneWith = {
  consent: 'health-consent-needed',
  workout: 'no-such-workout',
  person: 'account-closed',
} as const satisfies Readonly<Record<ReturnType<typeof kindOfKey>, RefusalName>>

/** A refusal names this much, however much was wrong: it must not be larger than what was sent. */
const mostErrors = 50
const longestName = 100

const cut = (text: string, most: number) => (text.length > most ? `${text.slice(0, most).toWellFormed()}…` : text)

/** Which field, and what is allowed. */
const invalid = (error: ZodError): Refusal => {
  const errors = error.issues
    .slice(0, mostErrors)
    .flatMap(issue =>
      issue.code === 'unrecognized_keys'
        ? issue.keys
            .slice(0, mostErrors)
            .map(key => ({ path: [...issue.path, key], message: 'is not a field of this call' }))
        : [issue],
    )
    .slice(0, mostErrors)
    .map(({ path, message }) => ({ field: cut(path.join('.'), longestName) || 'body', message: cut(message, 300) }))
  const said = errors.slice(0, 5).map(({ field, message }) => `${field}: ${message}`)
  return problem(400, said.join('; '), { code: 'invalid', errors })
}
