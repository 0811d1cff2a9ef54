import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { derivedId } from '../../../../commands/derived-id.ts'

type Ask = { readonly body?: object; readonly token?: string; readonly headers?: Record<string, string> }
type Answer = {
  readonly status: number
  readonly position: string | null
  readonly stale: boolean
  readonly json: Json
}
// biome-ignore lint/suspicious/noExplicitAny: answers are read freely here; their shapes are tested elsewhere
type Json = any

/** What was answered as done. `commandId` stands in the metadata of what it stored. */
export type Acknowledged = { readonly commandId: string; readonly position: string; readonly at: number }

export const asking =
  (url: string) =>
  async (call: string, { body, token, headers = {} }: Ask = {}): Promise<Answer> => {
    const [method = 'GET', path = '/'] = call.split(' ')
    const answer = await fetch(`${url}${path}`, {
      method,
      headers: {
        accept: 'application/json',
        ...(body ? { 'content-type': 'application/json' } : {}),
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...headers,
      },
      body: body ? JSON.stringify(body) : null,
      signal: AbortSignal.timeout(15_000),
    })
    const text = await answer.text()
    return {
      status: answer.status,
      position: answer.headers.get('x-position'),
      stale: answer.headers.has('x-stale'),
      json: text ? JSON.parse(text) : null,
    }
  }

/** Registered, verified by the mail, signed in, with a workout that has its sets. */
export const athlete = async (url: string) => {
  const ask = asking(url)
  const email = `athlete-${randomUUID()}@example.com`
  const password = 'ein langer Satz'
  const registered = await ask('POST /auth/register', { body: { email, password, name: 'Anna Beispiel' } })
  expectStatus(registered, 201)
  expectStatus(await ask(`GET /auth/verify-email?token=${await mailedToken(ask, email)}`), 200, 204, 302, 303)
  const signedIn = await ask('POST /auth/login', { body: { email, password } })
  expectStatus(signedIn, 200)
  const { id, access_token: token } = signedIn.json

  const began = await ask('POST /llm/start-workout-creation', { token, body: { duration_minutes: 30 } })
  expectStatus(began, 202)
  const workout: string = began.json.workout_id
  const sets = await plannedSets(ask, token, workout)

  /** Asks until it is done, as the app does, always with the same key. */
  const order = async (call: string, body: object): Promise<Acknowledged> => {
    const key = randomUUID()
    const [method, path] = call.split(' ')
    for (;;) {
      const answer = await ask(call, { token, body, headers: { 'idempotency-key': key } }).catch(() => null)
      if (answer && answer.status < 300 && answer.position)
        return {
          commandId: derivedId(id, `command/${method} ${path} ${key}`),
          position: answer.position,
          at: Date.now(),
        }
      if (answer && answer.status < 500) throw new Error(`${call}: ${answer.status} ${JSON.stringify(answer.json)}`)
      await setTimeout(50)
    }
  }

  return {
    id,
    email,
    token,
    workout,
    sets,
    ask: (call: string, more: Ask = {}) => ask(call, { token, ...more }),
    log: (set: string, reps: number) => order(`PUT /api/workouts/${workout}/sets/${set}`, { reps, weight: 20 }),
    end: () => order(`PUT /api/workouts/${workout}/status`, { status: 'completed' }),
  }
}

export type Athlete = Awaited<ReturnType<typeof athlete>>

const mailedToken = async (ask: ReturnType<typeof asking>, email: string) => {
  for (let tries = 0; tries < 400; tries++) {
    const { json } = await ask('GET /dev/mailbox')
    const mail = json.find(({ to }: { to: string }) => to === email)
    const token = /token=([\w-]+)/.exec(mail?.text ?? '')?.[1]
    if (token) return token
    await setTimeout(25)
  }
  throw new Error(`no mail to ${email}`)
}

const plannedSets = async (ask: ReturnType<typeof asking>, token: string, workout: string): Promise<string[]> => {
  for (let tries = 0; tries < 400; tries++) {
    const { json } = await ask(`GET /workouts/${workout}`, { token })
    const sets = (json.blocks ?? []).flatMap((block: Json) => block.exercises.flatMap((each: Json) => each.sets))
    const counted = sets.filter(({ reps }: { reps: number | null }) => reps !== null)
    if (counted.length > 0) return counted.map(({ id }: { id: string }) => id)
    await setTimeout(25)
  }
  throw new Error(`${workout} was not planned`)
}

const expectStatus = ({ status, json }: Answer, ...allowed: number[]) => {
  if (!allowed.includes(status)) throw new Error(`${status} ${JSON.stringify(json)}`)
}
