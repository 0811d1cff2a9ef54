import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startProduct, type TestProduct } from '../support/product.ts'

let it: TestProduct
beforeAll(async () => {
  it = await startProduct({ environment: { MAILS_PER_ACCOUNT: '3' } })
})
afterAll(() => it?.close())

const register = (body: object) =>
  it.ask('POST /auth/register', { body: { email: 'opfer@example.org', password: 'ein langer Satz', ...body } })

describe('our mails carry no words of strangers', () => {
  test.each([
    ['a link', { name: 'Gewinn: https://evil.example' }],
    ['a domain', { first_name: 'Gewinn auf evil.com' }],
    ['a domain with another dot', { first_name: 'Gewinn auf evil。com' }],
    ['a domain in capitals', { first_name: 'EVIL.COM' }],
    ['a domain in both', { first_name: 'Gewinn auf Evil.Com' }],
    ['an address of the net', { first_name: 'Gewinn auf 1.2.3.4' }],
    ['another kind of link', { first_name: 'mailto:evil' }],
    ['a number to be dialled', { first_name: 'tel:+49900123' }],
    ['an address', { last_name: 'post@evil' }],
    ['a new line', { name: 'Anna,\n\ndein Konto wurde gesperrt' }],
    ['a line separator', { name: 'Anna\u2028gesperrt' }],
    ['a turned line', { first_name: '\u202emoc.live' }],
    ['a control character', { first_name: 'Anna\u0007' }],
  ])('%s is no name', async (_, names) => {
    const { status, json } = await register(names)
    expect([status, json.code]).toEqual([400, 'invalid'])
    expect(json.detail).toContain('name: must be a name')
    if ('name' in names)
      expect(
        (
          await it.ask('POST /api/auth/register', {
            body: { email: 'opfer@example.org', password: 'ein langer Satz', ...names },
          })
        ).status,
      ).toBe(400)
  })

  test.each([
    'J.R. Ewing',
    'J.Doe',
    'Dr. Anna von der Au',
    'O’Neill-Ñandú',
    '李小龙',
    'نازنین\u200cزهرا',
    'Müller (2)',
  ])('%s is one', async name => {
    const email = `${encodeURIComponent(name).replaceAll(/\W/g, '')}@example.org`.slice(-60)
    expect((await it.ask('POST /auth/register', { body: { email, password: 'ein langer Satz', name } })).status).toBe(
      201,
    )
  })

  test('who has not shown that the address is theirs is not called by name in any mail', async () => {
    await it.register('fremd@example.org', 'ein langer Satz', 'Dein Konto ist gesperrt')
    await it.ask('POST /auth/reset-password', { body: { email: 'fremd@example.org' } })
    await it.mail('fremd@example.org', 'Neues Passwort')
    const all = await it.mails('fremd@example.org')
    expect(all).toHaveLength(2)
    for (const { subject, text, html } of all) expect(subject + text + html).not.toContain('gesperrt')
  })

  test('nor is the owner of an address that somebody wants to move to', async () => {
    const anna = await it.person('anna@example.org', undefined, 'Lies Das')
    const body = { email: 'nachbar@example.org', password: 'ein langer Satz' }
    expect((await it.ask('POST /auth/change-email', { token: anna.access_token, body })).status).toBe(202)
    const { text, html } = await it.mail('nachbar@example.org')
    expect(text + html).not.toContain('Lies')
    expect((await it.mail('anna@example.org', 'soll geändert werden')).text).toContain('Hallo Lies,')
  })
})

test('one recipient gets few links an hour, whoever asks and for whatever', async () => {
  const { access_token: token } = await it.person('berta@example.org')
  const change = async () => {
    const body = { email: 'ziel@example.org', password: 'ein langer Satz' }
    return (await it.ask('POST /auth/change-email', { token, body })).status
  }
  const reset = async () => (await it.ask('POST /auth/reset-password', { body: { email: 'ziel@example.org' } })).status
  expect([await change(), await reset(), await reset()]).toEqual([202, 404, 404])
  expect([await change(), await reset()]).toEqual([429, 429])
})

test('a mailbox is one recipient, whatever stands behind a plus and between dots', async () => {
  const from = (n: number) => `203.0.113.${n}`
  const open = async (email: string, n: number) => {
    const payload = { email, password: 'ein langer Satz' }
    const asked = { method: 'POST', url: '/auth/register', remoteAddress: from(n), payload } as const
    return (await it.app.inject(asked)).statusCode
  }
  const spelt = [
    'flut@example.org',
    'flut+1@example.org',
    'f.lut+2@example.org',
    'F.l.u.t@example.org',
    'fl.ut+a+b@example.org',
  ]
  const statuses = []
  for (const [n, email] of spelt.entries()) statuses.push(await open(email, n))
  expect(statuses).toEqual([201, 201, 201, 429, 429])
  expect(await open('flut@example.net', 9)).toBe(201)
  const reset = async (email: string) => (await it.ask('POST /auth/reset-password', { body: { email } })).status
  expect([
    await reset('flut@example.org'),
    await reset('flut+1@example.org'),
    await reset('f.lut+2@example.org'),
  ]).toEqual([200, 200, 200])
  expect(await reset('flut+1@example.org')).toBe(429)
})
