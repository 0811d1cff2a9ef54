import { patience, readOf } from './answer.ts'
import type { AnswerOf, Asked, CallName } from './calls.ts'
import { isLate, isPassing, pauseBefore, problemOf, Unreachable } from './problem.ts'
import { renew } from './renewal.ts'
import { accessToken, isExpiring, refreshToken } from './tokens.ts'

type Sent = {
  params?: unknown
  query?: unknown
  body?: unknown
  commandId?: string | undefined
  readAfter?: string | undefined
  headers?: Readonly<Record<string, string>> | undefined
  signal?: AbortSignal | undefined
}

/** `raw` is the answer as it came; `stale`: the server could not yet read what this client has written. */
export type Reply<Answer> = {
  readonly answer: Answer
  readonly raw: string
  readonly link: string | null
  readonly position: string | null
  readonly stale: boolean
}

/** What the screens are written in, whatever the browser speaks. */
const language = 'de'

/** The device knows that there is no network: what fails now fails again. */
export const isOffline = () => navigator.onLine === false

/** Has no use for the session before it. */
const signingIn: CallName = 'POST /auth/login'

let lastPosition: string | null = null
let sessionEnded = () => {}

/** Something was written up to here, by whomever: what is read from now on holds it. */
export const noticePosition = (position: string) => {
  lastPosition = position
}

/** Called when a request shows that nobody is signed in any more. */
export const onSessionEnded = (act: () => void) => {
  sessionEnded = act
}

export const ask = async <Name extends CallName>(name: Name, ...[question]: Asked<Name>): Promise<AnswerOf<Name>> =>
  (await send<AnswerOf<Name>>(name, question ?? {})).answer

/** The answer with what its headers say. */
export const askFully = <Name extends CallName>(
  name: Name,
  ...[question]: Asked<Name>
): Promise<Reply<AnswerOf<Name>>> => send<AnswerOf<Name>>(name, question ?? {})

/** Any call by name, for the outbox, whose entries were typed when they were put in. */
export const send = async <Answer>(name: string, sent: Sent, pauses = [250, 750]): Promise<Reply<Answer>> => {
  const commandId = sent.commandId ?? crypto.randomUUID()
  for (const pause of pauses) {
    try {
      return await attempt(name, { ...sent, commandId })
    } catch (error) {
      if (!isPassing(error) || isLate(error) || isOffline() || sent.signal?.aborted) throw error
      await new Promise(done => setTimeout(done, pauseBefore(error, pause)))
    }
  }
  return attempt(name, { ...sent, commandId })
}

const attempt = async <Answer>(name: string, sent: Sent): Promise<Reply<Answer>> => {
  if (isExpiring() && refreshToken() && name !== signingIn) await renew(accessToken())
  const token = accessToken()
  const response = await request(name, sent)
  if (response.status !== 401 || token === null || name === signingIn) return reply(response)
  if (await renew(token)) return reply(await request(name, sent))
  sessionEnded()
  throw await problemOf(response)
}

const request = async (name: string, { params, query, body, commandId, readAfter, headers: more, signal }: Sent) => {
  const [method = 'GET', path = ''] = name.split(' ')
  // Screens ask before they send what needs a consent: they never declare one.
  const headers = new Headers({ accept: 'application/json', 'accept-language': language, 'x-consent': 'ask', ...more })
  const late = AbortSignal.timeout(patience)
  const token = accessToken()
  const after = readAfter ?? lastPosition
  if (token) headers.set('authorization', `Bearer ${token}`)
  if (method !== 'GET' && commandId) headers.set('idempotency-key', commandId)
  if (method === 'GET' && after) headers.set('x-read-after', after)
  if (body !== undefined) headers.set('content-type', 'application/json')
  try {
    return await fetch(addressOf(path, params, query), {
      method,
      headers,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      signal: signal ? AbortSignal.any([signal, late]) : late,
    })
  } catch (cause) {
    if (signal?.aborted) throw cause
    throw new Unreachable(cause)
  }
}

export const addressOf = (path: string, params: unknown = {}, query: unknown = {}) => {
  const values: Readonly<Record<string, string>> = Object(params)
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(values[name] ?? ''))
  const asked = Object.entries(Object(query)).filter(([, value]) => value !== undefined)
  const search = new URLSearchParams(asked.map(([name, value]) => [name, String(value)])).toString()
  return search ? `${filled}?${search}` : filled
}

const reply = async <Answer>(response: Response): Promise<Reply<Answer>> => {
  if (!response.ok) throw await problemOf(response)
  const position = response.headers.get('x-position')
  const { raw, answer } = await readOf(response)
  lastPosition = position ?? lastPosition
  return { answer, raw, link: response.headers.get('link'), position, stale: response.headers.has('x-stale') }
}
