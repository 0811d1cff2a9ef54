import fc from 'fast-check'
import type { LightMyRequestResponse } from 'fastify'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { fillIn } from '../../api/site-values.ts'
import { calls } from '../../contract/all.ts'
import { buildWeb } from '../../web/build.ts'
import { largeBodies } from '../support/asked.ts'
import { startProduct, type TestProduct } from '../support/product.ts'

vi.setConfig({ testTimeout: 120_000 })

/** As ARCHITECTURE.md says it. */
const most = 640 * 1024
const longestBlock = 200
const form = 'application/x-www-form-urlencoded'

let it: TestProduct
let token: string
beforeAll(async () => {
  const unlimited = {
    SIGN_IN_FAILURES_PER_ADDRESS: '100000',
    REGISTRATIONS_PER_ADDRESS: '100000',
    WRITES_PER_MINUTE: '100000',
  }
  it = await startProduct({ webFolder: await buildWeb({ say: () => {} }), environment: unlimited })
  token = (await it.person('anna@example.org')).access_token
}, 120_000)
afterAll(() => it?.close())

let guests = 0
const guest = () => `198.51.${Math.floor(++guests / 250)}.${guests % 250}`

/** How large the answer was, and how many ms of the one thread it took: so long nothing else could be done. */
const measured = async (ask: () => Promise<LightMyRequestResponse>) => {
  const before = process.threadCpuUsage()
  const answer = await ask()
  const { user, system } = process.threadCpuUsage(before)
  return {
    size: answer.rawPayload.length,
    status: answer.statusCode,
    text: answer.body,
    blocked: (user + system) / 1e3,
  }
}

const sendForm = (fields: Record<string, string>) =>
  measured(() =>
    it.app.inject({
      method: 'POST',
      url: '/api/contact',
      remoteAddress: guest(),
      headers: { 'content-type': form },
      payload: new URLSearchParams(fields).toString(),
    }),
  )

const standIns = ['%kept-name%', '%kept-email%', '%kept-subject%', '%kept-message%', '%stamp%', '$&', '$`', '%qr%']

test('what happened to a workout stays below it, however often it was changed; what is left out is counted', async () => {
  const made = (await it.ask('POST /llm/create-workout', { token, body: { duration_minutes: 15 } })).json
  const workout = `/api/workouts/${made.id}`
  await it.ask(`PUT ${workout}/status`, { token, body: { status: 'in_progress' } })
  const set = made.blocks[1].exercises[0].sets[0].id
  const note = (n: number) => ({ note: `${n} ${'ü'.repeat(480)}` })
  for (let n = 0; n < 400; n++) await it.ask(`PUT ${workout}/sets/${set}/note`, { token, body: note(n) })
  const { text, json } = await it.ask(`GET ${workout}/history`, { token })
  expect(Buffer.byteLength(text)).toBeLessThan(most)
  expect(json.events.at(-1).facts).toMatchObject({ ...note(399), wasNote: note(398).note })
  expect(json.left_out + json.events.length).toBe(json.events.at(-1).revision + 1)
  expect(json.left_out).toBeGreaterThan(100)
})

describe('words put into words', () => {
  test('a contact form full of the page’s own placeholders comes back as it was, in a small page', async () => {
    const bomb = (text: string, times: number) => text.repeat(times)
    const { size, status, text, blocked } = await sendForm({
      name: bomb('%kept-email%', 250),
      email: bomb('%kept-subject%', 250),
      subject: bomb('%kept-message%', 250),
      message: 'x'.repeat(900),
    })
    expect(status).toBe(400)
    expect(size).toBeLessThan(64 * 1024)
    expect(blocked).toBeLessThan(longestBlock)
    expect(text).toContain('value="%kept-email%%kept-email%')
  })

  test('any contact form comes back within the bound', async () => {
    const field = fc
      .tuple(fc.constantFrom(...standIns, '<', '"', 'ä', '💪', '\u0000'), fc.nat({ max: 9000 }))
      .map(([text, times]) => text.repeat(times).slice(0, 15_000))
    await fc.assert(
      fc.asyncProperty(fc.record({ name: field, email: field, subject: field, message: field }), async fields => {
        const { size, status, blocked } = await sendForm(fields)
        expect([400, 413]).toContain(status)
        expect(size).toBeLessThan(128 * 1024)
        expect(blocked).toBeLessThan(longestBlock)
      }),
      { numRuns: 40 },
    )
  })

  test('as a law: what is put in is never read again', () => {
    const word = fc
      .array(fc.constantFrom('%a%', '%b%', '%c%', 'x', '$1', '$&'), { maxLength: 8 })
      .map(all => all.join(''))
    fc.assert(
      fc.property(fc.array(word), fc.record({ '%a%': word, '%b%': word, '%c%': word }), (parts, values) => {
        const text = parts.join('')
        const filled = fillIn(text, values)
        const found = text.match(/%[abc]%/g) ?? []
        const put = found.reduce((sum, name) => sum + (values[name as keyof typeof values].length - name.length), 0)
        expect(filled.length).toBe(text.length + put)
      }),
    )
  })

  test('a client that asks too often is turned away before its body is read', async () => {
    const remoteAddress = '203.0.113.99'
    const send = (payload: string) =>
      it.app.inject({
        method: 'POST',
        url: '/api/contact',
        remoteAddress,
        headers: { 'content-type': 'application/json' },
        payload,
      })
    const answers = []
    for (let n = 0; n < 61; n++) answers.push((await send('{ no json')).statusCode)
    expect(answers.slice(0, 60)).toEqual(Array(60).fill(400))
    expect(answers[60]).toBe(429)
  })
})

describe(`no answer is larger than ${most / 1024} KiB, whatever is sent within the body limit`, () => {
  test.each(
    calls
      .filter(({ path, body }) => body && !/logout|close-account|sessions/.test(path))
      .map(call => [`${call.method} ${call.path}`, call] as const),
  )('%s', async (_, { method, path }) => {
    const url = path.replace(/:\w+/g, '00000000-0000-4000-8000-000000000000')
    for (const [name, payload] of Object.entries(largeBodies)) {
      const { size, status, blocked } = await measured(() =>
        it.app.inject({
          method,
          url,
          remoteAddress: guest(),
          headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
          payload,
        }),
      )
      expect(size, name).toBeLessThan(64 * 1024)
      expect(status, name).toBeLessThan(500)
      expect(blocked, name).toBeLessThan(longestBlock)
    }
  })

  test('what takes no body stays below it too, and so does a long address', async () => {
    const pages = [
      '/',
      '/blog',
      '/agb',
      '/datenschutz',
      '/kontakt',
      '/docs',
      '/openapi.json',
      '/catalogue',
      '/dashboard',
    ]
    const odd = [
      '/x'.repeat(6000),
      `/blog/${'%kept-name%'.repeat(18)}`,
      `/auth/verify-email?token=${'%22'.repeat(4000)}`,
    ]
    for (const url of [...pages, ...odd]) {
      const { size } = await measured(() => it.app.inject({ url, headers: { accept: 'text/html' } }))
      expect(size, url.slice(0, 60)).toBeLessThan(most)
    }
  })
})
