import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { calls } from '../../contract/all.ts'
import { problem } from '../../contract/problem.ts'
import { buildWeb } from '../../web/build.ts'
import { startProduct, type TestProduct } from '../support/product.ts'

let it: TestProduct
beforeAll(async () => {
  it = await startProduct({ webFolder: await buildWeb({ say: () => {} }) })
}, 120_000)
afterAll(() => it?.close())

const form = 'application/x-www-form-urlencoded'
const json = 'application/json'
const withBodies = Object.values(calls).filter(({ method }) => method !== 'GET' && method !== 'DELETE')
const taken = [
  ...withBodies.map(({ method, path }) => ({ method, url: path.replace(/:\w+/g, '1'), type: json })),
  ...['/webhooks/stripe', '/webhooks/app-store'].map(url => ({ method: 'POST' as const, url, type: json })),
  ...['/api/contact', '/kuendigen', '/widerrufen'].map(url => ({ method: 'POST' as const, url, type: form })),
]

type Sent = { readonly type: string; readonly encoding?: string; readonly payload?: string | Buffer }

const send = (method: 'POST' | 'PUT' | 'PATCH', url: string, { type, encoding, payload = '{}' }: Sent) =>
  it.app.inject({
    method,
    url,
    payload,
    headers: {
      accept: json,
      'content-type': type,
      ...(encoding === undefined ? {} : { 'content-encoding': encoding }),
    },
  })

describe('a body that is not plain UTF-8 is not guessed at', () => {
  test('packed: 415 by every call, which says that nothing may be packed', async () => {
    expect(taken.length).toBeGreaterThan(80)
    for (const { method, url, type } of taken) {
      const answer = await send(method as 'POST', url, { type, encoding: 'gzip', payload: gzipSync('{}') })
      expect([url, answer.statusCode, answer.headers['accept-encoding']]).toEqual([url, 415, 'identity'])
      if (type === json)
        expect(problem.parse(answer.json()).detail).toBe('The body must not be packed (Content-Encoding)')
    }
  })

  test('in another charset: 415 by every call, which says which it must be in', async () => {
    for (const { method, url, type } of taken) {
      const payload = Buffer.from('{}', 'utf16le')
      const answer = await send(method as 'POST', url, { type: `${type}; charset=utf-16`, payload })
      expect([url, answer.statusCode]).toEqual([url, 415])
      if (type === json) expect(problem.parse(answer.json()).detail).toBe('The body must be in UTF-8')
    }
  })

  test.each([
    { type: json, encoding: 'identity' },
    { type: json, encoding: '' },
    { type: 'application/json;charset=UTF-8' },
    { type: 'application/json; charset="utf8"' },
    { type: 'application/json; boundary=x' },
  ])('what only says that it is, %j, is read', async sent => {
    const payload = JSON.stringify({ email: 'niemand@example.org', password: 'ein langer Satz' })
    expect((await send('POST', '/auth/login', { ...sent, payload })).statusCode).toBe(401)
  })

  test.each(['gzip, identity', 'br', 'GZIP', 'identity, deflate', 'x'])('%s is packing', async encoding => {
    expect((await send('POST', '/auth/login', { type: json, encoding })).statusCode).toBe(415)
  })

  test.each(['iso-8859-1', 'UTF-16LE', 'utf-7', '"utf-16"', 'windows-1252'])('%s is another charset', async charset => {
    expect((await send('POST', '/auth/login', { type: `application/json; Charset=${charset}` })).statusCode).toBe(415)
  })

  test('where nothing is sent, nothing is wrong with it', async () => {
    const headers = { 'content-encoding': 'gzip', 'content-type': 'application/json; charset=utf-16' }
    expect((await it.app.inject({ method: 'GET', url: '/healthz', headers })).statusCode).toBe(200)
    expect((await it.app.inject({ method: 'DELETE', url: '/auth/sessions', headers })).statusCode).toBe(401)
  })
})
