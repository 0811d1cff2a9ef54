import { readdir, readFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { until } from '../../adapters/embedded/waiting.ts'
import { appPages } from '../../api/pages.ts'
import { headersEverywhere } from '../../api/secure-headers.ts'
import { problem } from '../../contract/problem.ts'
import { buildWeb } from '../../web/build.ts'
import { startProduct, type TestProduct } from '../support/product.ts'

let it: TestProduct
let port = 0
let token = ''
beforeAll(async () => {
  const webFolder = await buildWeb({ say: () => {} })
  it = await startProduct({ webFolder, environment: { REGISTRATIONS_PER_ADDRESS: '1000' } })
  token = (await it.person('anna@example.org')).access_token
  port = Number(new URL(await it.app.listen({ port: 0, host: '127.0.0.1' })).port)
}, 120_000)
afterAll(() => it?.close())

const inject = (method: 'GET' | 'POST' | 'OPTIONS' | 'TRACE', url: string, headers = {}, payload?: string | object) =>
  it.app.inject({ method: method as 'GET', url, headers, ...(payload === undefined ? {} : { payload }) })

/** What the server answers to these bytes before it closes. */
const socket = async (bytes: string) => {
  const open = connect(port, '127.0.0.1')
  open.setTimeout(3000, () => open.destroy())
  open.write(bytes)
  return text(open).catch(() => '')
}
const statusesIn = (answer: string) => [...answer.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status))

describe('where a message ends cannot be argued about', () => {
  const hidden = 'GET /auth/me HTTP/1.1\r\nHost: x\r\n\r\n'
  const post = (headers: string, body: string) =>
    `POST /auth/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n${headers}\r\n\r\n${body}`

  test.each([
    ['length and chunks', post('Content-Length: 5\r\nTransfer-Encoding: chunked', `0\r\n\r\n${hidden}`)],
    ['two lengths', post('Content-Length: 0\r\nContent-Length: 40', hidden)],
    ['a length with a sign', post('Content-Length: +5', hidden)],
    ['a length that is none', post('Content-Length: 5x', hidden)],
    ['chunks by another name', post('Transfer-Encoding: xchunked', hidden)],
    ['chunks, and then not', post('Transfer-Encoding: chunked, identity', `0\r\n\r\n${hidden}`)],
    ['a chunk of a size that is none', post('Transfer-Encoding: chunked', `g\r\n\r\n${hidden}`)],
    ['a blank before the colon', post('Transfer-Encoding : chunked', `0\r\n\r\n${hidden}`)],
    ['a header over two lines', post('X: a\r\n Content-Length: 5', hidden)],
    ['two hosts', `GET / HTTP/1.1\r\nHost: x\r\nHost: x\r\nConnection: close\r\n\r\n`],
    ['two hosts, of one page', `GET /healthz HTTP/1.1\r\nHost: x\r\nhost: evil.example\r\nConnection: close\r\n\r\n`],
    ['a bare line feed', post('X: a\nTransfer-Encoding: chunked', `0\r\n\r\n${hidden}`)],
  ])('%s: one answer, and it is no', async (_, bytes) => {
    const [first, ...more] = statusesIn(await socket(bytes))
    expect([first, more]).toEqual([400, []])
  })

  test.each([
    ['no HTTP', 'GARBAGE\r\n\r\n', 400],
    ['a header that never ends', `GET / HTTP/1.1\r\nHost: x\r\nA: ${'a'.repeat(70_000)}\r\n\r\n`, 431],
  ])('%s is answered as every refusal is', async (_, bytes, status) => {
    const [head = '', body = ''] = (await socket(bytes)).split('\r\n\r\n')
    expect(head).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
    for (const [name, value] of Object.entries({ ...headersEverywhere, 'cache-control': 'no-store' }))
      expect(head).toContain(`\r\n${name}: ${value}`)
    expect(head).toContain('content-type: application/problem+json')
    expect(problem.parse(JSON.parse(body))).toMatchObject({ status, title: expect.not.stringMatching('^Error$') })
  })

  test.each([
    ['none', 'GET /healthz HTTP/1.1\r\n\r\n'],
    ['an empty one', 'GET /healthz HTTP/1.1\r\nHost:\r\n\r\n'],
    ['one with a path', 'GET /healthz HTTP/1.1\r\nHost: a/b?c@evil\r\n\r\n'],
    ['one with a port that is none', 'GET /healthz HTTP/1.1\r\nHost: a:b\r\n\r\n'],
  ])('a host that is no host, %s, is refused as every refusal is', async (_, bytes) => {
    const [head = '', body = ''] = (await socket(bytes)).split('\r\n\r\n')
    expect(head).toMatch(/^HTTP\/1\.1 400 /)
    expect(head).toContain(`\r\nx-content-type-options: nosniff`)
    expect(problem.parse(JSON.parse(body))).toMatchObject({ status: 400 })
  })

  test.each(['localhost', 'xn--mnchen-3ya.de:3000', '[::1]:3000', '127.0.0.1'])('%s is one', async host => {
    expect(statusesIn(await socket(`GET /healthz HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`))).toEqual([
      200,
    ])
  })

  test('the same without any of it is answered twice', async () => {
    const two = post('Content-Length: 2', `{}${hidden.replace('Host: x', 'Host: x\r\nConnection: close')}`)
    expect(statusesIn(await socket(two))).toEqual([400, 401])
  })
})

describe('what a stranger’s page can do with somebody’s browser', () => {
  const foreign = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }

  test('it reads nothing: no answer allows another origin, whatever it asks for', async () => {
    const answers = [
      await inject('GET', '/auth/me', { ...foreign, authorization: `Bearer ${token}` }),
      await inject('GET', '/', foreign),
      await inject('OPTIONS', '/auth/me', { ...foreign, 'access-control-request-method': 'GET' }),
      await inject('OPTIONS', '/auth/login', { ...foreign, 'access-control-request-headers': 'authorization' }),
      await inject('GET', '/auth/me', { origin: 'null' }),
    ]
    for (const { headers } of answers)
      expect(Object.keys(headers).filter(name => name.startsWith('access-control-'))).toEqual([])
  })

  test('it acts as nobody: no cookie signs in', async () => {
    const signedIn = await inject('POST', '/auth/login', {}, { email: 'anna@example.org', password: 'ein langer Satz' })
    const known = String(signedIn.headers['set-cookie']).split(';')[0]
    const cookie = `${known}; access_token=${token}; token=${token}; session=${token}; authorization=Bearer ${token}`
    for (const call of ['GET /auth/me', 'POST /auth/logout', 'POST /llm/create-workout']) {
      const [method, url] = call.split(' ') as ['GET' | 'POST', string]
      expect((await inject(method, url, { cookie, ...foreign })).statusCode).toBe(401)
    }
    expect((await inject('GET', `/auth/me?access_token=${token}&token=${token}`)).statusCode).toBe(401)
  })

  test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', ''])(
    'it sends no form as %j: a browser that need not ask first is not heard',
    async type => {
      const body = JSON.stringify({ email: 'anna@example.org', password: 'ein langer Satz' })
      const { statusCode } = await inject('POST', '/auth/login', type ? { 'content-type': type } : {}, body)
      expect([400, 415]).toContain(statusCode)
    },
  )

  test.each([
    '//evil.example',
    '/\\evil.example',
    '/%2f%2fevil.example',
    '//evil.example/%2e%2e',
    '/auth/login//evil.example/',
    '/blog//evil.example/',
  ])('%s leads nowhere else', async path => {
    const { headers } = await inject('GET', path, { accept: 'text/html' })
    if (headers.location === undefined) return
    expect(new URL(String(headers.location), 'https://formkurve.test').origin).toBe('https://formkurve.test')
    expect(String(headers.location)).not.toMatch(/^[/\\]{2}/)
  })
})

describe('what is not served', () => {
  test.each([
    '/.git/config',
    '/.env',
    '/package.json',
    '/main.ts',
    '/.data/',
    '/api/',
    '/assets/',
    '/fonts/',
    '/..%2fpackage.json',
    '/%2e%2e/package.json',
    '/..%252fpackage.json',
    '/assets/..%2fpages.json',
    '/assets/..%5cpages.json',
    '/assets/x/..%2f..%2fpages.json',
    '/assets//..//..%2fpages.json',
    '/assets/../pages.json',
    '/assets/.%2e/pages.json;.js',
    '/assets/%2fetc%2fpasswd',
    '/assets/..%2f..%2f..%2f..%2fpackage.json',
    '/assets/%252e%252e/package.json',
    '/assets/..%c0%af..%c0%afpages.json',
    '/icons/..%2fpages.json',
    '/pages.json',
    '/blog/..%2f..%2fpackage.json',
    '/server-status',
    '/debug',
    '/metrics',
  ])('%s', async path => {
    const [head = '', body = ''] = (
      await socket(`GET ${path} HTTP/1.1\r\nHost: x\r\nAccept: application/json\r\nConnection: close\r\n\r\n`)
    ).split('\r\n\r\n')
    expect(statusesIn(head)).toEqual([expect.toBeOneOf([400, 403, 404])])
    expect(body).not.toMatch(/"dependencies"|"file"|Index of|\[core\]/)
  })

  test('what is served beside them is', async () => {
    const { body } = await inject('GET', '/', { accept: 'text/html' })
    const [script = ''] = /\/assets\/[^"]+\.js/.exec(body) ?? []
    expect((await inject('GET', script)).headers['cache-control']).toContain('immutable')
    for (const path of ['/', '/dashboard', '/sw.js', '/favicon.ico', '/favicon.svg', '/icons/192.png']) {
      const { statusCode, headers } = await inject('GET', path, { accept: 'text/html' })
      expect([path, statusCode, headers['cache-control']]).toEqual([
        path,
        200,
        expect.not.stringContaining('immutable'),
      ])
    }
  })

  test('and nothing that is may be framed', async () => {
    const map = await inject('GET', '/sitemap.xml')
    const listed = [...map.body.matchAll(/<loc>https:\/\/formkurve\.test([^<]*)/g)].map(([, path]) => path || '/')
    const calls = ['/docs', '/openapi.json', '/catalogue', '/healthz', '/readyz', '/nirgends', '/blog/nirgends']
    const paths = [...appPages, ...listed, ...calls]
    expect(paths.length).toBeGreaterThan(40)
    for (const path of paths) {
      const { headers } = await inject('GET', path, { accept: 'text/html' })
      expect([path, headers['content-security-policy']]).toEqual([
        path,
        expect.stringContaining("frame-ancestors 'none'"),
      ])
    }
  })

  test('TRACE: nothing is echoed', async () => {
    const answer = await socket(`TRACE / HTTP/1.1\r\nHost: x\r\nX-Secret: abc\r\nConnection: close\r\n\r\n`)
    expect(statusesIn(answer)[0]).toBeGreaterThanOrEqual(400)
    expect(answer).not.toContain('X-Secret')
  })
})

describe('what is sent is taken once, and as it is', () => {
  test('nobody gives themselves what they do not have', async () => {
    const wanted = { role: 'staff', verified: true, id: '1', staff: true, free_left: 1000, ofAge: true }
    const body = { email: 'mallory@example.org', password: 'ein langer Satz', ...wanted }
    expect((await inject('POST', '/auth/register', {}, body)).statusCode).toBe(400)
    const patch = await it.ask('PATCH /users/profile', { token, body: { email: 'x@y.de', ...wanted } })
    const { json } = await it.ask('GET /auth/me', { token })
    expect([patch.status, json.email, json.role ?? null]).toEqual([400, 'anna@example.org', null])
  })

  test('a parameter twice is no parameter', async () => {
    const link = 'a'.repeat(43)
    const asked = await it.ask(`GET /auth/verify-email?token=${link}&token=${link}`)
    expect(asked.status).toBe(400)
    expect((await it.ask('GET /workouts?status=PLANNED&status=COMPLETED', { token })).status).toBe(400)
    const twice = '{"email":"niemand@example.org","email":"anna@example.org","password":"ein langer Satz"}'
    const last = await inject('POST', '/auth/login', { 'content-type': 'application/json' }, twice)
    expect(last.json().user?.email ?? null).not.toBe('niemand@example.org')
  })

  test.each(['constructor', '__proto__', 'toString', 'hasOwnProperty'])(
    '%s names nothing that somebody adds',
    async name => {
      const made = await it.ask('POST /llm/create-workout', { token, body: { duration_minutes: 15 } })
      const [exercise] = made.json.blocks.flatMap((block: { exercises: { id: string }[] }) => block.exercises)
      const of = `/api/workouts/${made.json.id}`
      const adding = await Promise.all([
        it.ask(`PUT ${of}/exercises/${exercise.id}/sets/${name}`, { token, body: {} }),
        it.ask(`PUT ${of}/blocks/${name}/exercise`, { token, body: { exercise_id: 'push-up', after: null } }),
      ])
      expect(adding.map(({ status }) => status)).toEqual([400, 400])
    },
  )

  test('what was encoded twice is decoded once', async () => {
    const name = 'a%2541%2520b'
    const place = await it.ask('POST /training-profiles/', { token, body: { name } })
    const all = (await it.ask('GET /training-profiles/all', { token })).json as { id: string; name: string }[]
    expect(all.find(({ id }) => id === place.json.id)?.name).toBe(name)
    expect(
      (await it.ask(`GET /workouts/${encodeURIComponent(encodeURIComponent('../auth/me'))}`, { token })).status,
    ).toBe(404)
  })

  test('passwords of 64 and of 256 signs count to the last one, those of more are refused', async () => {
    const signs = (count: number) =>
      Array.from({ length: count }, (_, n) => String.fromCharCode(33 + ((n * 37) % 90))).join('')
    for (const length of [64, 256]) {
      const email = `lang${length}@example.org`
      await it.person(email, signs(length))
      const cut = { email, password: signs(length).slice(0, -1) }
      expect((await it.ask('POST /auth/login', { body: cut })).status).toBe(401)
    }
    expect(
      (await it.ask('POST /auth/register', { body: { email: 'l@example.org', password: signs(257) } })).status,
    ).toBe(400)
  })
})

test('nothing that is sent writes a line into the security log', async () => {
  const line = '\n{"what":"erased","person":"gefaelscht"}\n'
  for (const text of [line, encodeURIComponent(line), '\u2028', '\\n{"what":"erased"}']) {
    const body = { email: `${text}@example.org`, password: text }
    await inject('POST', '/auth/login', { 'user-agent': encodeURIComponent(text) }, body)
    await inject('GET', `/workouts/${encodeURIComponent(text)}?a=${encodeURIComponent(text)}`)
  }
  const texts = async () => {
    const names = await readdir(it.config.LOG_DIR).catch(() => [])
    return (await Promise.all(names.map(name => readFile(join(it.config.LOG_DIR, name), 'utf8')))).join('')
  }
  expect(await until(async () => (await texts()).includes('GET /workouts/:id'), 5000)).toBe(true)
  const lines = (await texts()).trim().split('\n')
  for (const each of lines) expect(JSON.parse(each).what).toMatch(/^(signed in|refused|left out|retention)$/)
  expect(lines.join()).not.toContain('gefaelscht')
})

test('and it troubled nobody', () => expect(it.troubles).toEqual([]))
