import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { until } from '../../adapters/embedded/waiting.ts'
import { smtp } from '../../adapters/mail/smtp.ts'
import { isOutage } from '../../domain/kernel/outage.ts'
import { startProduct, type TestProduct } from '../support/product.ts'
import { readMail as read, smtpServer } from '../support/smtp-server.ts'

let server: Awaited<ReturnType<typeof smtpServer>>
let it: TestProduct

beforeAll(async () => {
  server = await smtpServer()
  it = await startProduct({ environment: { SMTP_URL: server.url, MAIL_FROM: 'Formkurve <post@formkurve.test>' } })
})
afterAll(async () => {
  await it.close()
  await server.close()
})

const mailsTo = (address: string) => server.received.filter(({ to }) => to.includes(address))
const arrives = (address: string, count = 1) => until(() => mailsTo(address).length >= count, 15_000)

test('a verification arrives as text and HTML, in German, from us, with a link that works', async () => {
  await it.register('anna@example.org', undefined, 'Änne Müßig')
  expect(await arrives('anna@example.org')).toBe(true)
  const [mail] = mailsTo('anna@example.org')
  if (!mail) throw new Error('no mail')
  expect(mail).toMatchObject({ from: 'post@formkurve.test', to: ['anna@example.org'] })
  const { header, text, html } = read(mail)
  expect(header('From')).toBe('Formkurve <post@formkurve.test>')
  expect(header('To')).toBe('anna@example.org')
  expect(header('Content-Language')).toBe('de')
  expect(header('Auto-Submitted')).toBe('auto-generated')
  expect(header('Message-ID')).toMatch(/^<[0-9a-f-]{36}@formkurve\.test>$/)
  for (const said of [text, html]) {
    expect(said).toContain('Hallo,')
    expect(said).toContain('E-Mail-Adresse bestätigen')
    expect(said).toContain('Der Link gilt 24 Stunden und funktioniert einmal.')
  }
  const token = /https:\/\/formkurve\.test\/auth\/verify-email\?token=([\w-]+)/.exec(text)?.[1]
  expect(html).toContain(`?token=${token}`)
  expect((await it.ask(`GET /auth/verify-email?token=${token}`)).status).toBe(200)
})

test('a reset and the notice after it arrive too', async () => {
  await it.ask('POST /auth/reset-password', { body: { email: 'anna@example.org' } })
  await arrives('anna@example.org', 2)
  const reset = mailsTo('anna@example.org')[1]
  const token = reset && /#token=([\w-]+)/.exec(read(reset).text)?.[1]
  const body = { newPassword: 'ein neuer Satz', token }
  expect((await it.ask('POST /auth/update-password', { body })).status).toBe(200)
  await arrives('anna@example.org', 3)
  const notice = mailsTo('anna@example.org')[2]
  expect(notice && read(notice).text).toContain('das Passwort deines Kontos wurde gerade geändert')
})

test('the words of sent mails are kept nowhere, and there is no mailbox', async () => {
  const { rows } = await it.product.database.query('select * from mail.sent where sealed is not null')
  expect(rows).toEqual([])
  expect((await it.ask('GET /dev/mailbox')).status).toBe(404)
})

test('a server in trouble at any step loses nothing: the mail is tried again until it goes', async () => {
  const steps = { connect: 'hang up', MAIL: '451 later', RCPT: '450 later', DATA: 'hang up', end: '452 full' } as const
  for (const [step, reply] of Object.entries(steps)) {
    let troubles = 1
    server.beInTrouble(at => (at === step && troubles-- > 0 ? reply : null))
    const email = `${step.toLowerCase()}@example.org`
    await it.register(email)
    expect(await arrives(email)).toBe(true)
    expect(troubles).toBeLessThan(1)
    expect(mailsTo(email)).toHaveLength(1)
  }
  server.beInTrouble(() => null)
  const parked = async () => (await it.product.database.query('select * from reactions.parked')).rows
  expect(await until(async () => (await parked()).length === 0, 5000)).toBe(true)
})

test('a mail tried again carries a new token; the one before has ended', async () => {
  let refusals = 1
  const tokens: string[] = []
  server.beInTrouble(at => (at === 'end' && refusals-- > 0 ? '451 try later' : null))
  await it.register('neu@example.org')
  await arrives('neu@example.org')
  for (const mail of mailsTo('neu@example.org')) tokens.push(/\?token=([\w-]+)/.exec(read(mail).text)?.[1] ?? '')
  expect(tokens).toHaveLength(1)
  expect((await it.ask(`GET /auth/verify-email?token=${tokens[0]}`)).status).toBe(200)
})

test('what a mail server says about an address is kept nowhere', async () => {
  server.beInTrouble(at => (at === 'RCPT' ? '550 <geheim@example.org>: no such user geheim@example.org' : null))
  await it.register('geheim@example.org')
  const parked = async () => (await it.product.database.query('select error from reactions.parked')).rows
  await until(async () => (await parked()).length > 0, 5000)
  server.beInTrouble(() => null)
  expect(await parked()).toEqual([{ error: expect.stringMatching(/^Error: the mail did not go out: 550 \w+ RCPT/) }])
  expect(it.troubles.filter(line => line.includes('geheim@'))).toEqual([])
})

test('a mail server in trouble is an outage, which needs no stack in the log and is answered with "later"', async () => {
  server.beInTrouble(step => (step === 'RCPT' ? '450 4.2.0 later' : null))
  const mail = { to: 'kurt@example.org', subject: 'Hallo', text: 'Hallo', html: '<p>Hallo</p>' }
  const sent = smtp(server.url, 'post@formkurve.test', it.product.database).send(randomUUID(), mail, 'operator')
  expect(isOutage(await sent.catch(error => error))).toBe(true)
  server.beInTrouble(() => null)
})

test('an address cannot smuggle in other recipients or headers', async () => {
  for (const email of [
    'anna@example.org\r\nRCPT TO:<evil@example.org>',
    'a@example.org,evil@example.org',
    'x\n@example.org',
  ])
    expect((await it.ask('POST /auth/register', { body: { email, password: 'ein langer Satz' } })).status).toBe(400)
  const name = 'Eva\r\nBcc: evil@example.org'
  const body = { email: 'sauber@example.org', password: 'ein langer Satz', name }
  expect((await it.ask('POST /auth/register', { body })).status).toBe(400)
  await it.register('sauber@example.org', undefined, 'Eva Bcc: evil')
  await arrives('sauber@example.org')
  expect(mailsTo('evil@example.org')).toEqual([])
  const [mail] = mailsTo('sauber@example.org')
  expect(mail?.to).toEqual(['sauber@example.org'])
  expect(mail?.raw.split('\r\n\r\n')[0]).not.toMatch(/^Bcc/im)
})
