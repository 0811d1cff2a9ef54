import { afterAll, beforeAll, expect, test } from 'vitest'
import { until } from '../../adapters/embedded/waiting.ts'
import { openPool } from '../../adapters/postgres/pool.ts'
import { asUserId } from '../../domain/ids.ts'
import { streamOf } from '../../domain/streams.ts'
import { buildWeb } from '../../web/build.ts'
import { startProduct, type TestProduct } from '../support/product.ts'
import { readMail, smtpServer } from '../support/smtp-server.ts'
import { train } from '../support/train.ts'

const monday = '2027-03-08T06:30:00.000Z'
let now = '2027-03-03T10:00:00.000Z'

let server: Awaited<ReturnType<typeof smtpServer>>
let it: TestProduct
beforeAll(async () => {
  server = await smtpServer()
  it = await startProduct({
    clock: () => now,
    webFolder: await buildWeb({ say: () => {} }),
    environment: { SMTP_URL: server.url, MAIL_FROM: 'Formkurve <post@formkurve.test>' },
  })
}, 120_000)
afterAll(async () => {
  await it?.close()
  await server?.close()
})

const mailTo = async (address: string, saying: string) => {
  const found = () =>
    server.received
      .filter(({ to }) => to.includes(address))
      .map(readMail)
      .filter(({ text }) => text.includes(saying))
  expect(await until(() => found().length > 0, 15_000)).toBe(true)
  const [mail] = found().slice(-1)
  if (!mail) throw new Error(`no mail to ${address}`)
  return mail
}

/** They agreed to the week in review, trained, and have it in their mailbox, with the link that its head names. */
const people = new Map<string, { readonly id: string; readonly link: string }>()
const letterOf = (name: string) => ({ email: `${name}@example.org`, ...(people.get(name) ?? { id: '', link: '' }) })
const names = ['anna', 'ben', 'cara', 'dora', 'emil', 'finn', 'gina', 'hans', 'ida']

beforeAll(async () => {
  for (const name of names) {
    const { email } = letterOf(name)
    await it.register(email)
    const token = /token=([\w-]+)/.exec((await mailTo(email, '/auth/verify-email')).text)?.[1]
    await it.ask(`GET /auth/verify-email?token=${token}`)
    const { access_token: access, id } = await it.signIn(email)
    await it.ask('PUT /api/consents/mails', { token: access, body: { given: true } })
    await train(it, access)
    people.set(name, { id, link: '' })
  }
  now = monday
  expect(await it.product.mailWeeks()).toBe(names.length)
  for (const [name, { id }] of people) {
    const { header } = await mailTo(letterOf(name).email, 'Wochenrückblick')
    const [, link = ''] =
      /^<https:\/\/formkurve\.test(\/abbestellen\/[\w.-]+)>$/.exec(header('List-Unsubscribe') ?? '') ?? []
    people.set(name, { id, link })
  }
}, 120_000)

const given = async (email: string) => {
  const { access_token: token } = await it.signIn(email)
  const { purposes } = (await it.ask('GET /api/consents', { token })).json
  return purposes.find(({ purpose }: { purpose: string }) => purpose === 'mails').given
}

const open = (link: string, headers: Record<string, string> = { accept: 'text/html' }) =>
  it.ask(`GET ${link}`, { headers })
const form = 'application/x-www-form-urlencoded'
const press = (link: string, type = form, body = '') =>
  it.ask(`POST ${link}`, { body, headers: { 'content-type': type, accept: 'text/html' } })

test('the mail says where one click ends it, to machines and to people', async () => {
  const { email, link } = letterOf('anna')
  expect(link).not.toBe('')
  const { header, text, html } = await mailTo(email, 'Wochenrückblick')
  expect(header('List-Unsubscribe-Post')).toBe('List-Unsubscribe=One-Click')
  expect(text).toContain(`https://formkurve.test${link}`)
  expect(html).toMatch(new RegExp(`<a href="https://formkurve\\.test${link.replaceAll('.', '\\.')}"[^>]*>[^<]*bestell`))
})

test('no other mail carries it, for nobody may decline those', async () => {
  const { header } = await mailTo('anna@example.org', '/auth/verify-email')
  expect(header('List-Unsubscribe')).toBeUndefined()
})

test('looking at the link changes nothing: a scanner opens it as often and as it likes', async () => {
  const { email, link } = letterOf('ben')
  for (const headers of [{ accept: 'text/html' }, { accept: '*/*' }, { accept: 'application/json' }])
    for (let times = 0; times < 2; times++) {
      const { status, text, headers: answered } = await open(link, headers)
      expect(status).toBe(200)
      expect(text.match(/<button/g)).toHaveLength(1)
      expect(text).not.toContain('<script')
      expect(answered['referrer-policy']).toBe('no-referrer')
      expect(text).toContain('name="robots" content="noindex"')
    }
  expect((await it.ask(`HEAD ${link}`)).status).toBe(200)
  expect(await given(email)).toBe(true)
})

test('the button ends it without a sign-in, twice is once, and the next Monday nothing comes', async () => {
  const { id, email, link } = letterOf('cara')
  const done = await press(link)
  expect(done.status).toBe(200)
  expect(done.text).toContain('Abbestellt')
  expect(await given(email)).toBe(false)
  expect((await press(link)).text).toContain('Abbestellt')
  const said = (await it.product.log.load(streamOf('user', asUserId(id)))).filter(
    ({ event }) => event.type === 'ConsentWithdrawn',
  )
  expect(said).toHaveLength(1)
  const { access_token: token } = await it.signIn(email)
  now = '2027-03-10T10:00:00.000Z'
  await train(it, token)
  now = '2027-03-15T09:00:00.000Z'
  await it.product.mailWeeks()
  const toHer = server.received.filter(({ to }) => to.includes(email)).map(readMail)
  expect(toHer.filter(({ header }) => header('List-Unsubscribe'))).toHaveLength(1)
})

test.each([
  ['as a form', form, 'List-Unsubscribe=One-Click'],
  [
    'in parts',
    'multipart/form-data; boundary=x',
    '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n',
  ],
])('a mailbox that sends its one click %s is heard', async (how, type, body) => {
  const { email, link } = letterOf(how === 'as a form' ? 'dora' : 'emil')
  const { status } = await it.ask(`POST ${link}`, { body, headers: { 'content-type': type } })
  expect(status).toBe(200)
  expect(await given(email)).toBe(false)
})

test('a link that is made up or cut off says so on a page, and ends nothing of anybody', async () => {
  const [finn, gina] = [letterOf('finn'), letterOf('gina')]
  const mark = finn.link.split('.').at(-1)
  for (const link of [
    finn.link.slice(0, -1),
    `/abbestellen/${gina.id}.${mark}`,
    `/abbestellen/${gina.id}.${'A'.repeat(22)}`,
    '/abbestellen/x',
    `/abbestellen/${encodeURIComponent("'; drop table x; --")}`,
  ])
    for (const answer of [await open(link), await press(link)]) {
      expect(answer.status).toBe(404)
      expect(answer.text).toContain('gilt nicht')
      expect(answer.text).toContain('Einwilligungen')
      expect(answer.text).not.toContain('<button')
    }
  expect([await given(finn.email), await given(gina.email)]).toEqual([true, true])
})

test('a link of an account that is gone says so, too', async () => {
  const { id, link } = letterOf('hans')
  const { access_token: token } = await it.signIn('hans@example.org')
  const closed = await it.ask('POST /auth/close-account', {
    token,
    body: { password: 'ein langer Satz', immediately: true },
  })
  expect([closed.status, id]).toEqual([202, id])
  for (const answer of [await open(link), await press(link)]) {
    expect(answer.status).toBe(404)
    expect(answer.text).toContain('gilt nicht')
  }
})

test('while the log does not answer, the button says so on a page, and works again afterwards', async () => {
  const { email, link } = letterOf('ida')
  const owner = openPool(it.databaseUrl, { max: 1 })
  await owner.query('alter table log.events rename to away')
  const failed = await press(link)
  await owner.query('alter table log.away rename to events')
  await owner.end()
  expect(failed.status).toBeGreaterThanOrEqual(500)
  expect(failed.text).toContain('role="alert"')
  expect((await press(link)).text).toContain('Abbestellt')
  expect(await given(email)).toBe(false)
})
