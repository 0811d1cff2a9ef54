import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { until } from '../../adapters/embedded/waiting.ts'
import { startProduct, type TestProduct } from '../support/product.ts'
import { smtpServer } from '../support/smtp-server.ts'

let server: Awaited<ReturnType<typeof smtpServer>>
let it: TestProduct
beforeAll(async () => {
  server = await smtpServer()
  it = await startProduct({ environment: { SMTP_URL: server.url, MAIL_FROM: 'post@formkurve.test' } })
})
afterAll(async () => {
  await it?.close()
  await server?.close()
})

const password = 'ein langer Satz'
const register = (email: string) => it.ask('POST /auth/register', { body: { email, password } })
const recipients = () => server.received.flatMap(({ to }) => to)

describe('an address that software somewhere reads as another is none', () => {
  test.each([
    ['a letter in a circle', 'opfer@ⓔxample.org'],
    ['letters of full width', 'opfer@ｅｘａｍｐｌｅ.org'],
    ['a ligature', 'opfer@ﬁrma.de'],
    ['a letter from mathematics', 'opfer@𝐞xample.org'],
    ['a letter set high', 'opfer@exampleᵉ.org'],
    ['a long s', 'opfer@beiſpiel.de'],
    ['an ideographic full stop', 'opfer@example。org'],
    ['a full stop of full width', 'opfer@example．org'],
    ['a full stop of half width', 'opfer@example｡org'],
    ['a leader of one dot', 'opfer@example․org'],
    ['a soft hyphen', 'opfer@exam\u00adple.org'],
    ['no width', 'opfer@exam\u200bple.org'],
    ['a joiner', 'opfer@exam\u200dple.org'],
    ['a mark over a dot', 'opfer@example.\u0338org'],
    ['marks over a letter', 'opfer@e\u0323\u0336xample.org'],
    ['a Cyrillic letter among Latin ones', 'opfer@pаypal.de'],
    ['Cyrillic letters that look Latin', 'opfer@аррӏе.com'],
    ['a Greek letter', 'opfer@gοogle.com'],
    ['a fraction slash', 'opfer@example.org⁄weg.de'],
    ['an escape', 'opfer@%65xample.org'],
    ['Punycode of nothing', 'opfer@xn--.org'],
    ['Punycode of plain letters', 'opfer@xn--example-.org'],
    ['a number that is an address of the net', 'opfer@2130706433'],
    ['an address of the net', 'opfer@127.0.0.1'],
    ['an address of the net in other digits', 'opfer@0x7f.1'],
    ['a name inside our own net', 'root@localhost'],
    ['an underscore', 'opfer@ex_ample.org'],
    ['two dots', 'opfer@example..org'],
    ['a hyphen at an edge', 'opfer@-example.org'],
    ['a part of 64 letters', `opfer@${'a'.repeat(64)}.org`],
    ['a way through another server', 'opfer%example.org@formkurve.test'],
    ['a way of old', 'example.org!opfer@formkurve.test'],
    ['full width before the @', 'ｏpfer@example.org'],
    ['a circle before the @', 'ⓞpfer@example.org'],
    ['a Cyrillic letter before the @', 'оpfer@example.org'],
    ['an umlaut before the @', 'öpfer@example.org'],
    ['a mark before the @', 'opfe\u0323r@example.org'],
    ['a dot in front', '.opfer@example.org'],
    ['a dot before the @', 'opfer.@example.org'],
    ['two dots before the @', 'op..fer@example.org'],
    ['quotes', '"opfer"@example.org'],
    ['a comment', 'opfer(ich)@example.org'],
    ['an @ of full width', 'opfer＠example.org'],
  ])('%s: %j', async (_, email) => {
    const { status, json } = await register(email)
    expect([status, json.code]).toEqual([400, 'invalid'])
    expect(json.errors).toEqual([{ field: 'email', message: expect.stringMatching(/^must be an e-mail address/) }])
  })

  test('so nobody is asked for a new address, a parent or an answer by one either', async () => {
    const email = 'opfer@ⓔxample.org'
    const answers = [
      await it.ask('POST /api/auth/register', { body: { email, password } }),
      await it.ask('POST /auth/register', {
        body: { email: 'kind@example.org', password, age: '16-17', parent_email: email },
      }),
      await it.ask('POST /api/contact', { body: { name: 'Anna', email, subject: 'Feedback', message: 'Hallo' } }),
    ]
    expect(answers.map(({ status }) => status)).toEqual([400, 400, 400])
  })
})

describe('one mailbox is one account, however it is spelt', () => {
  const spellings = [
    'Anna@MÜLLER.de',
    'anna@müller.de',
    'anna@mu\u0308ller.de',
    'ANNA@MU\u0308LLER.DE.',
    ' anna@xn--mller-kva.de',
    'aNNa@XN--MLLER-KVA.DE.',
  ]

  test('it is kept as the mail servers of the world write it, and its mail gets there', async () => {
    const { status, json } = await register('Anna@MÜLLER.de')
    expect([status, json.email]).toEqual([201, 'Anna@xn--mller-kva.de'])
    expect(await until(async () => recipients().length > 0, 10_000)).toBe(true)
    expect(recipients()).toEqual(['Anna@xn--mller-kva.de'])
  })

  test.each(spellings)('%j is taken, and signs in', async email => {
    expect((await register(email)).status).toBe(409)
    const { status, json } = await it.ask('POST /auth/login', { body: { email, password } })
    expect([status, json.code]).toEqual([403, 'not_verified'])
  })

  test.each([
    ['straße.de', 'xn--strae-oqa.de'],
    ['STRASSE.de', 'strasse.de'],
    ['faß.de', 'xn--fa-hia.de'],
    ['smørrebrød.dk', 'xn--smrrebrd-64af.dk'],
    ['łódź.pl', 'xn--d-uga0v4h.pl'],
    ['ישראל.co.il', null],
    ['xn--4dbrk0ce.co.il', 'xn--4dbrk0ce.co.il'],
    ['xn--xample-9e7c.org', 'xn--xample-9e7c.org'],
    ['a-b.co.uk', 'a-b.co.uk'],
    ['mail.1und1.de', 'mail.1und1.de'],
  ])('%s is kept as %s', async (domain, kept) => {
    const { status, json } = await register(`o'neill+x_y.z-1@${domain}`)
    expect([status, json.email ?? null]).toEqual(kept === null ? [400, null] : [201, `o'neill+x_y.z-1@${kept}`])
  })
})

test('a link to a new password goes to the address that is kept, whatever was typed', async () => {
  await register('berta@example.org')
  const before = recipients().length
  for (const typed of ['berta@ⓔxample.org', 'berta@example。org', 'BERTA@ｅxample.org.']) {
    const { status } = await it.ask('POST /auth/reset-password', { body: { email: typed } })
    expect([404, 200]).toContain(status)
  }
  await until(async () => recipients().length > before, 2_000)
  expect(new Set(recipients().filter(to => to.toLowerCase().startsWith('berta')))).toEqual(
    new Set(['berta@example.org']),
  )
})
