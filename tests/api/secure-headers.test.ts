import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { calls } from '../../contract/all.ts'
import { startProduct, type TestProduct } from '../support/product.ts'

let it: TestProduct
let folder = ''

const prerendered = ['/', '/404', '/kontakt'].map((path, index) => ({
  path,
  file: `${index}.html`,
  type: 'text/html; charset=utf-8',
  styles: [],
}))

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'formkurve-web-'))
  await mkdir(join(folder, 'assets'))
  await writeFile(join(folder, 'app.html'), '<!doctype html><title>the client</title>')
  await writeFile(join(folder, 'pages.json'), JSON.stringify(prerendered))
  for (const { file } of prerendered) await writeFile(join(folder, file), '<!doctype html><title>a page</title>')
  it = await startProduct({ webFolder: folder, environment: { PUBLIC_URL: 'http://localhost:3000' } })
})
afterAll(async () => {
  await it.close()
  await rm(folder, { recursive: true, force: true })
})

const browser = { accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8' }

describe('every answer is told how little it may do', () => {
  test.each([
    ['the landing page', 'GET /', browser],
    ['a page of the client', 'GET /auth/login', browser],
    ['a page that is a call too', 'GET /auth/verify-email?token=x', browser],
    ['a page that is not there', 'GET /nirgends', browser],
    ['a call that is not there', 'GET /nirgends', {}],
    ['a call that is refused', 'GET /auth/me', {}],
    ['a call that fails to parse', 'POST /auth/login', { 'content-type': 'application/json' }],
    ['a path that is no path', 'GET /%zz', {}],
    ['a path that climbs', 'GET /assets/..%2f..%2fapp.html', {}],
    ['a method nobody knows', 'OPTIONS /auth/login', {}],
    ['a health check', 'GET /healthz', {}],
    ['what became of an account, for nobody signed in', 'GET /auth/closing-receipt?receipt=x', {}],
    ['the mailbox', 'GET /dev/mailbox', browser],
  ])('%s', async (_, call, headers) => {
    const answer = await it.ask(call, { headers, ...(call.startsWith('POST') ? { body: '{"' } : {}) })
    expect(answer.status).toBeLessThan(500)
    expect(answer.headers).toMatchObject({
      'strict-transport-security': 'max-age=63072000; includeSubDomains',
      'x-content-type-options': 'nosniff',
      'referrer-policy': expect.stringMatching(/^(no-referrer|strict-origin-when-cross-origin)$/),
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
    })
    expect(answer.headers['cache-control']).toMatch(/^(no-store|no-cache)$/)
    const type = String(answer.headers['content-type'])
    expect(type).toMatch(/^(text\/html; charset=utf-8|application\/(problem\+)?json(; charset=utf-8)?)$/)
    expect(answer.text.startsWith('<')).toBe(type.startsWith('text/html'))
    const policy = String(answer.headers['content-security-policy'])
    for (const rule of [
      "default-src 'none'",
      "script-src 'self'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
      "require-trusted-types-for 'script'",
    ])
      expect(policy).toContain(rule)
    expect(policy).not.toMatch(/unsafe-(inline|eval)/)
  })
})

test('addresses under /auth, which may hold tokens, are given to no other site', async () => {
  for (const path of ['/auth/verify-email?token=x', '/auth/update-password?token=x'])
    expect((await it.ask(`GET ${path}`, { headers: browser })).headers['referrer-policy']).toBe('no-referrer')
})

test('what is about one person is kept by no cache', async () => {
  const { access_token, refresh_token, id } = await it.person('anna@example.org')
  const answers = await Promise.all([
    it.ask('GET /auth/me', { token: access_token }),
    it.ask('GET /auth/sessions', { token: access_token }),
    it.ask('POST /auth/refresh', { body: { refresh_token } }),
    it.ask('POST /auth/login', { body: { email: 'anna@example.org', password: 'ein langer Satz' } }),
  ])
  for (const { status, headers } of answers) expect([status, headers['cache-control']]).toEqual([200, 'no-store'])

  await it.employ(id)
  const asking = calls.filter(({ method, access, media }) => method === 'GET' && access !== 'anyone' && !media)
  expect(asking.length).toBeGreaterThan(30)
  const answered: string[] = []
  for (const { path } of asking) {
    const url = path
      .replace(/:(week)/, '2026-03-02')
      .replace(':stream', `user-${id}`)
      .replace(/people\/:id/, `people/${id}`)
      .replace(':revision', '0')
      .replaceAll(/:\w+/g, '3f2504e0-4f89-41d3-9a0c-0305e82c3301')
    const headers = { 'x-reason': 'Nachsehen', 'x-read-after': '' }
    const { status, headers: said } = await it.ask(`GET ${url}`, { token: access_token, headers })
    expect([path, status < 500, said['cache-control']]).toEqual([path, true, 'no-store'])
    if (status === 200) answered.push(path)
  }
  expect(answered.length).toBeGreaterThan(15)
})

describe('GET /auth/verify-email', () => {
  test("answers a browser's page request with the page, which changes nothing, and the call with JSON", async () => {
    await it.register('neu@example.org')
    const { token } = await it.mail('neu@example.org')
    const page = await it.ask(`GET /auth/verify-email?token=${token}`, { headers: browser })
    expect([page.status, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
    expect(page.text).toContain('the client')
    const scanners: Record<string, string>[] = [
      {},
      { accept: '*/*' },
      { accept: '*/*', 'user-agent': 'SafeLinks' },
      { accept: 'application/json, text/html' },
      { accept: 'image/avif,image/webp,*/*', 'sec-fetch-mode': 'no-cors' },
      { accept: 'application/json', 'sec-fetch-mode': 'navigate' },
      { accept: 'application/json', 'sec-fetch-mode': 'no-cors' },
    ]
    for (const headers of scanners) {
      const seen = await it.app.inject({ url: `/auth/verify-email?token=${token}`, headers })
      expect([seen.statusCode, seen.body]).toEqual([200, page.text])
    }
    const head = await it.app.inject({ method: 'HEAD', url: `/auth/verify-email?token=${token}`, headers: browser })
    expect(head.statusCode).toBe(200)
    const call = await it.ask(`GET /auth/verify-email?token=${token}`, { headers: { accept: 'application/json' } })
    expect([call.status, call.json]).toEqual([200, { message: 'Email verified' }])
  })

  test("is the call for a page's script, whatever it accepts", async () => {
    await it.register('script@example.org')
    const { token } = await it.mail('script@example.org')
    const headers = { accept: '*/*', 'sec-fetch-mode': 'cors' }
    const { statusCode } = await it.app.inject({ url: `/auth/verify-email?token=${token}`, headers })
    expect(statusCode).toBe(200)
    expect((await it.signIn('script@example.org')).access_token).toBeTruthy()
  })
})
