import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startProduct, type TestProduct } from '../support/product.ts'

const program = new URL('../support/hammer.ts', import.meta.url).pathname
const isLong = process.env.FAULTS === 'long'
/** Sign-ins of others in each of so many turns, quiet and hammered. */
const { others, turns, signIns } = isLong
  ? { others: 120, turns: 60, signIns: 10 }
  : { others: 12, turns: 12, signIns: 5 }
const right = 'ein langer Satz'

let it: TestProduct
let url = ''
beforeAll(async () => {
  it = await startProduct({ earnestHashing: true, environment: { TRUST_PROXY: '127.0.0.1' } })
  for (let n = 0; n < others; n++) await it.person(`other${n}@example.org`)
  url = await it.app.listen({ port: 0, host: '127.0.0.1' })
}, 120_000)
afterAll(() => it?.close())

let asked = 0
/** How long other people's sign-ins take, one after the other. */
const othersSignIn = async (addressOf: (n: number) => string) => {
  const took: number[] = []
  for (let n = 0; n < signIns; n++) {
    const who = asked++ % others
    const began = performance.now()
    const answer = await fetch(`${url}/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': addressOf(who) },
      body: JSON.stringify({ email: `other${who}@example.org`, password: right }),
    })
    await answer.arrayBuffer()
    took.push(performance.now() - began)
    expect(answer.status).toBe(200)
    await setTimeout(10)
  }
  return took
}

const share = (values: readonly number[], part: number) =>
  values.toSorted((a, b) => a - b)[Math.ceil(values.length * part) - 1] ?? 0

/** Sixty connections that hammer one account, as soon as they are let; what they were answered, by status. */
const startHammer = (args: readonly string[]) => {
  const hammer = spawn(process.execPath, [program, new URL(url).port, ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const said = text(hammer.stdout)
  return {
    hold: () => hammer.kill('SIGSTOP'),
    goOn: () => hammer.kill('SIGCONT'),
    end: async () => {
      hammer.kill('SIGCONT')
      hammer.kill('SIGTERM')
      await once(hammer, 'close')
      return JSON.parse(await said) as Record<string, number>
    },
  }
}

/** Quiet and hammered turn by turn, so that what else the machine does falls on both alike. */
const inTurns = async (hammer: ReturnType<typeof startHammer>, addressOf: (n: number) => string) => {
  const seen = { quiet: [] as number[], hammered: [] as number[] }
  await setTimeout(1000)
  for (let turn = 0; turn < turns; turn++) {
    const order = turn % 2 ? (['quiet', 'hammered'] as const) : (['hammered', 'quiet'] as const)
    for (const how of order) {
      if (how === 'quiet') hammer.hold()
      else hammer.goOn()
      await setTimeout(300)
      seen[how].push(...(await othersSignIn(addressOf)))
    }
  }
  return seen
}

const gym = '203.0.113.200'
const atHome = (n: number) => `203.0.113.${n}`
const inTheGym = () => gym

test.each([
  ['its password from sixty machines', right, 'many', atHome],
  ['a wrong password from where the others are', 'geraten', gym, inTheGym],
  ...(isLong
    ? ([
        ['a wrong password from sixty machines', 'geraten', 'many', atHome],
        ['its password from where the others are', right, gym, inTheGym],
      ] as const)
    : []),
] as const)(
  '60 connections that try one account with %s do not hold up others',
  async (how, password, from, addressOf) => {
    const victims: string[] = []
    // Each in a mailbox of its own: one mailbox registers a few times an hour only.
    for (let n = 0; n < (isLong ? 20 : 4); n++) victims.push((await it.person(`${randomUUID()}@example.org`)).email)
    const each = password === right ? '50' : '9'
    const hammer = startHammer([victims.join(','), each, password, '60', from])
    const { quiet, hammered } = await inTurns(hammer, addressOf)
    const answers = await hammer.end()
    expect(Object.keys(answers).filter(status => !['200', '401', '429', '503'].includes(status))).toEqual([])
    expect(answers[password === right ? '200' : '401']).toBeGreaterThan(turns / 4)
    const [median, p99] = [0.5, 0.99].map(part => share(hammered, part) / share(quiet, part)) as [number, number]
    console.log(`${how}: median × ${median.toFixed(2)}, p99 × ${p99.toFixed(2)}`, {
      quiet: [share(quiet, 0.5), share(quiet, 0.99)],
      hammered: [share(hammered, 0.5), share(hammered, 0.99)],
      answers,
    })
    // Twice is what is asked of a machine of its own; the everyday run shares it with other tests.
    expect(median).toBeLessThan(isLong ? 2 : 3)
    if (isLong) expect(p99).toBeLessThan(2)
  },
  isLong ? 900_000 : 120_000,
)
