import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startProduct, type TestProduct } from '../support/product.ts'

let it: TestProduct
beforeAll(async () => {
  it = await startProduct({ environment: { PUBLIC_URL: 'http://localhost:3000' } })
  await it.register('anna@example.org')
  await it.mail('anna@example.org')
})
afterAll(() => it?.close())

const look = (remoteAddress: string, headers: Record<string, string>) =>
  it.app.inject({ url: '/dev/mailbox', remoteAddress, headers })

describe('the mailbox shows how to sign in as anybody, so only this machine may look', () => {
  test.each([
    ['127.0.0.1', 'localhost:3000'],
    ['127.0.0.1', '127.0.0.1:3000'],
    ['::1', '[::1]:3000'],
    ['::ffff:127.0.0.1', 'localhost'],
  ])('from %s, asked for as %s', async (address, host) => {
    const answer = await look(address, { host })
    expect(answer.statusCode).toBe(200)
    expect(answer.json()[0].to).toBe('anna@example.org')
  })

  test.each([
    ['another machine', '192.168.1.7', { host: 'localhost:3000' }],
    ['another machine by IPv6', '2001:db8::1', { host: 'localhost:3000' }],
    ['a name that somebody points here', '127.0.0.1', { host: 'attacker.example:3000' }],
    ['an address that only looks like ours', '127.0.0.1', { host: '127.0.0.1.attacker.example' }],
    ['a proxy on this machine', '127.0.0.1', { host: 'localhost:3000', 'x-forwarded-for': '203.0.113.9' }],
    ['a proxy that says so otherwise', '127.0.0.1', { host: 'localhost:3000', forwarded: 'for=203.0.113.9' }],
    ['a page of somebody else', '127.0.0.1', { host: 'localhost:3000', 'sec-fetch-site': 'cross-site' }],
  ])('not from %s', async (_, address, headers) => {
    const answer = await look(address, headers)
    expect(answer.statusCode).toBe(404)
    expect(answer.body).not.toContain('anna')
  })

  test('nor does anybody else play what is paid', async () => {
    const { access_token: token } = await it.person('zahlt@example.org')
    await it.ask('PUT /api/age', { token, body: { age: '18+' } })
    const ordered = await it.ask('POST /api/membership/orders', {
      token,
      body: { plan: 'monthly', early_start: false },
    })
    const { pathname, search } = new URL(ordered.json.pay_at)
    const pay = async (remoteAddress: string, host: string, more = {}) => {
      const headers = { host, 'content-type': 'application/x-www-form-urlencoded', ...more }
      const asked = { method: 'POST', url: `${pathname}${search}`, remoteAddress, headers, payload: 'act=pay' } as const
      return (await it.app.inject(asked)).statusCode
    }
    for (const [address, host, more] of [
      ['127.0.0.1', 'attacker.example:3000'],
      ['127.0.0.1', 'localhost.attacker.example'],
      ['192.168.1.7', 'localhost:3000'],
      ['127.0.0.1', 'localhost:3000', { 'x-forwarded-for': '203.0.113.9' }],
      ['127.0.0.1', 'localhost:3000', { 'sec-fetch-site': 'cross-site' }],
    ] as const)
      expect([address, host, await pay(address, host, more)]).toEqual([address, host, 404])
    expect(await pay('127.0.0.1', 'localhost:3000')).toBe(303)
  })

  test.each([{ PUBLIC_URL: 'https://formkurve.test' }, { HOST: '0.0.0.0' }, { NODE_ENV: 'production' }])(
    'there is none with %j',
    async environment => {
      const other = await startProduct({
        environment: { PUBLIC_URL: 'http://localhost:3000', ...environment },
        working: false,
      })
      expect((await other.ask('GET /dev/mailbox', { headers: { host: 'localhost:3000' } })).status).toBe(404)
      await other.close()
    },
  )
})

describe('without SMTP_URL, the server does not start where others reach it', () => {
  const start = async (environment: Record<string, string>) => {
    const dataDir = await mkdtemp(join(tmpdir(), 'formkurve-refused-'))
    const env = {
      PATH: process.env.PATH,
      DATA_DIR: dataDir,
      DATABASE_URL: 'postgres://127.0.0.1:1/none',
      ...environment,
    }
    const ended = await new Promise<{ code: unknown; said: string }>(resolve => {
      execFile(process.execPath, ['main.ts'], { env, timeout: 20_000 }, (error, _, said) =>
        resolve({ code: error?.code, said }),
      )
    })
    await rm(dataDir, { recursive: true })
    return ended
  }

  test.each([
    [{ NODE_ENV: 'production' }, 'NODE_ENV is production'],
    [{ HOST: '0.0.0.0' }, 'HOST is 0.0.0.0'],
    [{ HOST: '::' }, 'HOST is ::'],
    [{ PUBLIC_URL: 'https://formkurve.example' }, 'PUBLIC_URL is https://formkurve.example'],
  ])('%j', async (environment, why) => {
    const { code, said } = await start({ PORT: '0', ...environment } as Record<string, string>)
    expect(code).toBe(1)
    expect(said).toContain(`SMTP_URL must be set, because ${why}`)
  })
})
