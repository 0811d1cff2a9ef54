import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { isDeepStrictEqual } from 'node:util'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import type { Accounts } from '../commands/accounts.ts'
import { derivedId } from '../commands/derived-id.ts'
import type { Call } from '../contract/call.ts'
import { isRefusalName, type RefusalName } from '../contract/refusals.ts'
import { type Access, may } from '../contract/rights.ts'
import { moment } from '../contract/text.ts'
import type { UserId } from '../domain/ids.ts'
import { isRefused, type Refused } from '../domain/kernel/decider.ts'
import type { CommandContext } from '../domain/kernel/handle.ts'
import { asId } from '../domain/kernel/stream.ts'
import type { Freshness } from '../projections/freshness.ts'
import { clientAddress } from './client-address.ts'
import type { CostlyCalls } from './costly.ts'
import { isHeld, seenIn } from './etag.ts'
import type { OwnWrites } from './own-writes.ts'
import { isRefusal, problem, type Refusal, refused } from './problems.ts'
import { reasonOf } from './reason.ts'
import type { Who } from './session.ts'

type Read<C extends Call, Name extends 'params' | 'query' | 'body'> = C[Name] extends z.ZodType
  ? z.output<C[Name]>
  : undefined

export type Asked<C extends Call> = {
  readonly params: Read<C, 'params'>
  readonly query: Read<C, 'query'>
  readonly body: Read<C, 'body'>
  readonly request: FastifyRequest
  readonly reply: FastifyReply
  /** For a refusal that the call names. */
  readonly refused: (reason: RefusesOf<C>) => Refusal
  readonly settle: Settle<RefusesOf<C>>
} & (C extends { readonly reason: true }
  ? { readonly reason: string }
  : C extends { readonly reason: 'where-named' }
    ? { readonly because: () => string }
    : unknown) &
  (C['access'] extends 'anyone' ? { readonly context: null } : { readonly who: Who; readonly context: CommandContext })

/** What a call names, and what any may be refused by whose caller is known. */
export type RefusesOf<C extends Call> =
  | (C['refuses'] extends readonly RefusalName[] ? C['refuses'][number] : never)
  | (typeof anywhere)[number]

/** Refusals of a call that is answered by hand: none that it does not name. */
export const refusing =
  <C extends Call>(_: C) =>
  (reason: RefusesOf<C>): Refusal =>
    refused(reason)

/** What was answered, unless it is a refusal: that becomes a problem. Tells where the log stands, if it moved. */
export type Settle<Named extends RefusalName> = <Answer extends Settled>(answer: Answer | Refused<Named>) => Answer
type Settled = (object & { readonly refused?: never }) | null

export type Serving = {
  readonly app: FastifyInstance
  readonly identify: (request: FastifyRequest, whileClosing?: boolean) => Promise<Who>
  /** As the log says at this moment: who was revoked is out at once, in every process. */
  readonly roleOf: Accounts['roleOf']
  /** Throws where they have to show again who they are. */
  readonly mustBeProven: (who: Who, stepUp: 'always' | 'with-factor') => Promise<void>
  /** Throws where somebody has changed too much within the last minute. */
  readonly mayWrite: (user: UserId) => void
  readonly costly: CostlyCalls
  readonly fresh: Freshness
  readonly written: OwnWrites
  /** In tests, answers are held to the contract too. */
  readonly checkAnswers: boolean
}

const patience = 2000

/** What is no JSON may be sent as it is made, and what says so. */
type Streamed<C extends Call> = C extends { readonly media: string } | { readonly streamed: true } ? Readable : never

/**
 * A route is parse, ask, answer. What it refuses, by `settle`, `refused` or as its answer, must be named by its call, or
 * it does not compile. `reads` names the read models that a reader's own writes must have reached.
 */
export const route = <const C extends Call>(
  { app, fresh, written, mayWrite, costly, checkAnswers, ...asking }: Serving,
  call: C,
  answer: (asked: Asked<C>) => Promise<z.input<C['answer']> | Streamed<C> | Refused<RefusesOf<C>>>,
  reads: readonly string[] = [],
) =>
  app.route({
    method: call.method,
    url: call.path,
    handler: async (request, reply) => {
      const who = await whoMay(call, request, asking)
      if (who && call.method !== 'GET') mayWrite(who.id)
      const why = call.reason === true ? { reason: reasonOf(request) } : { because: () => reasonOf(request) }
      const body = call.body?.parse(request.body ?? undefined)
      const asked = {
        params: call.params && paramsOf(call.params, request.params),
        query: call.query?.parse(request.query),
        body,
        request,
        reply,
        refused,
        settle: settling(reply),
        who,
        context: who && contextOf(request, who, call, body),
        ...why,
      } as unknown as Asked<C>
      await waitForOwnWrites(asked, { fresh, written }, reads, who)
      const work = () => answer(asked)
      const asker = call.costly && who && { account: who.id, address: clientAddress(request) }
      const answered = await (asker ? costly(asker, work) : work()).catch(error =>
        Promise.reject(checkAnswers ? asNamed(call, error) : error),
      )
      if (isRefusedAnswer(answered)) throw refused(answered.refused)
      if (who) reply.header('cache-control', 'no-store')
      const position = reply.getHeader('x-position')
      if (who && position) written.wrote(who.id, asId<'position'>(String(position)))
      if (call.method === 'GET' && isHeld(request.headers['if-none-match'], reply.getHeader('etag')))
        return reply.status(304).send()
      return reply.status(call.status).send(checkAnswers ? heldTo(call, answered) : answered)
    },
  })

/** What the contract does not know must not leave, and is a fault of ours: parsing would only drop it here. */
const heldTo = ({ method, path, answer }: Call, answered: unknown) => {
  if (answered instanceof Readable) return answered
  const known = answer.parse(answered)
  const [said, meant] = [answered, known].map(one => JSON.parse(JSON.stringify(one ?? null)))
  if (!isDeepStrictEqual(said, meant)) throw new Error(`${method} ${path} says what its contract does not know`)
  return known
}

/** What any call may refuse whose caller is known. */
const anywhere = ['unauthorized', 'key-used-otherwise', 'stream-full', 'changed-meanwhile'] as const

/** A refusal that the contract does not name for this call is a fault of ours, and said as one. */
const asNamed = ({ method, path, refuses = [] }: Call, error: unknown) => {
  const code = isRefusal(error) ? error.problem.code : undefined
  if (!code || !isRefusalName(code) || anywhere.some(name => name === code) || refuses.includes(code)) return error
  return new Error(`${method} ${path} refused by "${code}", which its contract does not name`)
}

/** The one place where it is judged who may ask. Null: nobody needs to say. */
const whoMay = async (
  { access, whileClosing, stepUp }: Call,
  request: FastifyRequest,
  { identify, roleOf, mustBeProven }: Pick<Serving, 'identify' | 'roleOf' | 'mustBeProven'>,
): Promise<Who | null> => {
  if (may('visitor', access)) return null
  const caller = await identify(request, whileClosing)
  const who = may('athlete', access) ? caller : { ...caller, role: await staffRole(caller, access, roleOf) }
  if (stepUp) await mustBeProven(who, stepUp)
  return who
}

const staffRole = async ({ id }: Who, access: Access, roleOf: Serving['roleOf']) => {
  const { role, lacksFactor } = await roleOf(id)
  if (!may(role, access)) throw refused('staff-only')
  if (lacksFactor) throw refused('second-factor-required')
  return role
}

/** An id that cannot be one of ours is the id of nothing: its schema says how that is refused. */
const paramsOf = (schema: z.ZodType, given: unknown) => {
  const read = schema.safeParse(given)
  if (read.success) return read.data
  const name = read.error.issues[0]?.message ?? ''
  throw isRefusalName(name) ? refused(name) : read.error
}

/** The client's own id of a command makes a retry safe. It counts within one person and one address only. */
const contextOf = (request: FastifyRequest, who: Who, { method, etag }: Call, body: unknown): CommandContext => {
  const given = request.headers['idempotency-key']
  const key = given ?? request.id
  if (typeof key !== 'string' || key.length > 200) throw problem(400, 'Idempotency-Key: at most 200 characters')
  const seen = etag && method !== 'GET' ? seenIn(request.headers['if-match']) : undefined
  return {
    commandId:
      method === 'GET'
        ? derivedId(request.id, 'look')
        : derivedId(who.id, `command/${method} ${request.url.split('?')[0]} ${key}`),
    actor: { kind: 'user', id: who.id },
    subject: who.id,
    ...(seen ? { seen } : {}),
    ...(given && key.length >= shortestSalt ? { asked: digestOf(key, body) } : {}),
    ...doneAtOf(request),
  }
}

const shortestSalt = 16

/** Tells one body from another under this key, and tells nothing of it to who does not know the key, which is not kept. */
const digestOf = (key: string, body: unknown) =>
  createHash('sha256')
    .update(`${key}\n${JSON.stringify(body) ?? ''}`)
    .digest('base64url')
    .slice(0, 16)

/** When it was really done, where a client could tell it only later. */
const doneAtOf = (request: FastifyRequest): Pick<CommandContext, 'doneAt'> => {
  const told = request.headers['x-done-at']
  if (told === undefined) return {}
  const doneAt = moment.safeParse(told)
  if (!doneAt.success) throw problem(400, 'x-done-at: must be a moment such as 2026-03-01T18:00:00.000Z')
  return { doneAt: new Date(doneAt.data).toISOString() }
}

const waitForOwnWrites = async (
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  { fresh, written }: Pick<Serving, 'fresh' | 'written'>,
  reads: readonly string[],
  who: Who | null,
) => {
  if (reads.length === 0) return
  const position = request.headers['x-read-after'] ?? (who && written.lastOf(who.id))
  if (typeof position !== 'string') return
  const place = fresh.place(position)
  if (!place) throw problem(400, 'x-read-after: must be an x-position of this service')
  if (!(await fresh.reached(reads, place, patience))) reply.header('x-stale', 'true')
}

const isRefusedAnswer = (answer: unknown): answer is Refused<RefusalName> =>
  typeof answer === 'object' && answer !== null && isRefused(answer) && isRefusalName(String(answer.refused))

const settling =
  (reply: FastifyReply): Settle<RefusalName> =>
  answer => {
    if (answer === null) return answer
    if (isRefused<RefusalName>(answer)) throw refused(answer.refused)
    if ('position' in answer && typeof answer.position === 'string') reply.header('x-position', answer.position)
    return answer
  }
