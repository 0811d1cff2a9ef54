import { randomUUID } from 'node:crypto'
import { Agent, request } from 'node:http'
import { text } from 'node:stream/consumers'
import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freshDatabase } from '../support/fresh-database.ts'
import { type RunningServer, startServer } from '../support/server.ts'
import { athlete } from './athlete.ts'
import { loggedIn } from './logged.ts'

type Asked = { readonly url: string; readonly headers: Record<string, string>; readonly body: string }
type Told = {
  readonly status: number
  readonly code?: string
  readonly language?: string
  readonly again: number
  readonly ms: number
}

const [few, many] = [16, 480]
const [rushMs, seconds] = [2000, 3]

let database: Awaited<ReturnType<typeof freshDatabase>>
let server: RunningServer
const environment = () => ({ DATABASE_URL: database.url, SECRET_KEY: '5e'.repeat(32), WRITES_PER_MINUTE: '100000' })
const agent = new Agent({ keepAlive: true, maxSockets: many })

beforeAll(async () => {
  database = await freshDatabase()
  server = await startServer(environment())
}, 120_000)
afterAll(async () => {
  agent.destroy()
  await server?.stop()
  await database?.drop()
})

const put = ({ url, headers, body }: Asked) =>
  new Promise<Told>((resolve, reject) => {
    const from = performance.now()
    const asked = request(url, { method: 'PUT', agent, headers: { ...headers, 'content-type': 'application/json' } })
    asked.once('error', reject)
    asked.once('response', async answer => {
      const said = JSON.parse(await text(answer))
      resolve({
        status: answer.statusCode ?? 0,
        code: said.code,
        again: Number(answer.headers['retry-after']),
        ms: performance.now() - from,
        ...(answer.headers['content-language'] ? { language: answer.headers['content-language'] } : {}),
      })
    })
    asked.end(body)
  })

const middle = (told: readonly Told[]) =>
  told.map(({ ms }) => ms).sort((one, other) => one - other)[told.length >> 1] ?? NaN

/** Counts on in a second try: what a first one logged is in the log already. */
let nth = 0

test('a crowd that is thirty times too large: who is served hardly waits, the others hear soon when to come, nothing is lost', {
  timeout: 240_000,
}, async () => {
  const first = await athlete(server.url)
  const people = [first]
  while (people.length < 8) people.push(await athlete(server.url))
  const [begun, before] = [nth, nth === 0 ? 0 : (await loggedIn({ ...process.env, ...environment() })).size]
  /** Each set of its own weight, so that the log can be asked for it. */
  const next = (): Asked => {
    const { workout, sets, token } = people[nth % people.length] ?? first
    const [reps, weight] = [1 + Math.floor(nth / 1000), (nth % 1000) / 4]
    const set = sets[Math.floor(nth++ / people.length) % (sets.length - 1)]
    return {
      url: `${server.url}/api/workouts/${workout}/sets/${set}`,
      headers: { authorization: `Bearer ${token}`, 'idempotency-key': randomUUID() },
      body: JSON.stringify({ reps, weight }),
    }
  }

  /** Each asks until it is taken, then for the next thing; answers what was told once the first rush was over. */
  const crowd = async (size: number) => {
    const told: Told[] = []
    const left: Asked[] = []
    const [from, end] = [performance.now() + rushMs, performance.now() + rushMs + seconds * 1000]
    const caller = async () => {
      for (let asked = next(); ; ) {
        const at = performance.now()
        if (at >= end) return left.push(asked)
        const answer = await put(asked)
        if (at > from) told.push(answer)
        if (answer.status === 200) asked = next()
        else await setTimeout(250)
      }
    }
    await Promise.all(Array.from({ length: size }, caller))
    return {
      served: told.filter(({ status }) => status === 200),
      away: told.filter(({ status }) => status !== 200),
      left,
    }
  }

  const quiet = await crowd(few)
  expect(quiet.away).toEqual([])
  const full = await crowd(many)
  expect(full.away.length).toBeGreaterThan(many)
  for (const { status, code, language, again } of full.away)
    expect({ status, code, language, isTold: again > 0 && again <= 10 }).toEqual({
      status: 503,
      code: 'too-busy',
      language: 'de',
      isTold: true,
    })
  // By ratios of one run, whatever else the machine does: without a door everybody waits thirty times as long.
  const waits = middle(full.served) / middle(quiet.served)
  console.log(
    `${few} callers: ${quiet.served.length} sets, ${Math.round(middle(quiet.served))} ms; ${many}: ${full.served.length} sets, ${waits.toFixed(1)} times as long, ${full.away.length} sent away after ${Math.round(middle(full.away))} ms`,
  )
  expect(waits).toBeLessThan(10)
  expect(full.served.length).toBeGreaterThan(quiet.served.length / 5)

  for (const asked of [...quiet.left, ...full.left]) expect((await put(asked)).status).toBe(200)
  const times = await loggedIn({ ...process.env, ...environment() })
  expect(times.size - before).toBe(nth - begun)
  expect([...times.values()].filter(each => each !== 1)).toEqual([])
})
