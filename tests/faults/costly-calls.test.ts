import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Hammering } from '../support/hammer.ts'
import { startProduct, type TestProduct } from '../support/product.ts'

type Athlete = {
  readonly token: string
  readonly workout: string
  readonly sets: readonly string[]
  readonly address: string
}
type Planned = {
  readonly blocks: readonly { readonly exercises: readonly { readonly sets: readonly { readonly id: string }[] }[] }[]
}

const program = new URL('../support/hammer.ts', import.meta.url).pathname
const [machines, accounts, athletes] = [60, 12, 12]
const seconds = process.env.FAULTS === 'long' ? 60 : 12

let it: TestProduct
let url = ''
const others: Athlete[] = []
const attackers: Athlete[] = []

const inTraining = async (address: string): Promise<Athlete> => {
  const { access_token: token } = await it.person(`${randomUUID()}@example.org`)
  const { status, json } = await it.ask('POST /llm/create-workout', { token, body: { duration_minutes: 30 } })
  expect(status).toBe(201)
  const sets = (json as Planned).blocks.flatMap(({ exercises }) =>
    exercises.flatMap(({ sets }) => sets.map(({ id }) => id)),
  )
  return { token, workout: json.id, sets, address }
}

beforeAll(async () => {
  it = await startProduct({ environment: { TRUST_PROXY: '127.0.0.1' } })
  for (let n = 0; n < athletes; n++) others.push(await inTraining(`203.0.113.${n}`))
  for (let n = 0; n < accounts; n++) attackers.push(await inTraining(''))
  url = await it.app.listen({ port: 0, host: '127.0.0.1' })
}, 300_000)
afterAll(() => it?.close())

const asked = async ({ token, address }: Athlete, method: 'GET' | 'PUT', path: string, body?: object) => {
  const began = performance.now()
  const answer = await fetch(url + path, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      'x-forwarded-for': address,
      ...(body ? { 'content-type': 'application/json', 'idempotency-key': randomUUID() } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  await answer.arrayBuffer()
  return { status: answer.status, ms: performance.now() - began }
}

let nth = 0
/** Everybody else looks at their overview and logs a set, each now and again. */
const goesOn = async (forMs: number) => {
  const told: Awaited<ReturnType<typeof asked>>[] = []
  for (const end = performance.now() + forMs; performance.now() < end; await setTimeout(700)) {
    const who = others[nth % others.length] as Athlete
    const set = who.sets[Math.floor(nth / others.length) % (who.sets.length - 1)]
    const done = { reps: 1 + (nth++ % 20), weight: 10 }
    told.push(await asked(who, 'GET', '/dashboard/overview'))
    told.push(await asked(who, 'PUT', `/api/workouts/${who.workout}/sets/${set}`, done))
  }
  return told
}

const share = (told: readonly { readonly ms: number }[], part: number) =>
  told.map(({ ms }) => ms).toSorted((a, b) => a - b)[Math.ceil(told.length * part) - 1] ?? 0

const costliest = ({ workout }: Athlete) => [
  `/api/workouts/${workout}/additions`,
  `/api/workouts/${workout}/preparation`,
  '/api/strength',
  '/api/export',
]

test.each([
  ['what costs most', costliest],
  ['overviews', () => ['/dashboard/overview', '/api/dashboard/overview', '/api/membership']],
  ['what anybody may ask', () => ['/catalogue', '/openapi.json']],
])(
  '60 machines that ask for %s without a pause send nobody else away',
  async (what, pathsOf) => {
    const quiet = await goesOn(6000)
    const people = attackers.map(one => ({ token: one.token, paths: pathsOf(one) }))
    const hammering: Hammering = { what: 'read', people }
    const hammer = spawn(
      process.execPath,
      [program, new URL(url).port, String(machines), 'many', JSON.stringify(hammering)],
      {
        stdio: ['ignore', 'pipe', 'inherit'],
      },
    )
    const said = text(hammer.stdout)
    // Who takes how much is not known at once.
    await setTimeout(5000)
    const hammered = await goesOn(seconds * 1000)
    hammer.kill('SIGTERM')
    await once(hammer, 'close')
    const answers = JSON.parse(await said) as Record<string, number>
    console.log(what, {
      quiet: [0.5, 0.95].map(part => Math.round(share(quiet, part))),
      hammered: [0.5, 0.95].map(part => Math.round(share(hammered, part))),
      statuses: hammered.map(({ status }) => status).join(' '),
      answers,
    })
    expect(Object.keys(answers).filter(status => !['200', '409', '429', '503'].includes(status))).toEqual([])
    expect(answers['200']).toBeGreaterThan(20)
    expect([...quiet, ...hammered].filter(({ status }) => status !== 200)).toEqual([])
    expect(share(hammered, 0.95)).toBeLessThan(2000)
  },
  300_000,
)
