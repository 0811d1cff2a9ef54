import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openPool } from '../../adapters/postgres/pool.ts'
import { buildWeb } from '../../web/build.ts'
import { startProduct, type TestProduct } from '../support/product.ts'

let it: TestProduct
beforeAll(async () => {
  it = await startProduct({ webFolder: await buildWeb({ say: () => {} }) })
}, 120_000)
afterAll(() => it?.close())

let guests = 0
/** As a browser without script sends a form, and what page it is shown then. */
const send = async (
  path: string,
  fields: Record<string, string> | string,
  remoteAddress = `198.51.100.${++guests}`,
) => {
  const answer = await it.app.inject({
    method: 'POST',
    url: path,
    remoteAddress,
    headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' },
    payload: typeof fields === 'string' ? fields : new URLSearchParams(fields).toString(),
  })
  const alert = /role="alert"[^>]*>([^<]*)</.exec(answer.body)?.[1] ?? null
  return { status: answer.statusCode, headers: answer.headers, page: answer.body, alert }
}
const isPage = ({ headers }: { headers: Record<string, unknown> }) =>
  String(headers['content-type']).startsWith('text/html')
const anna = { name: 'Anna "<i>', email: 'anna@example.org' }
const ways = ['/kuendigen', '/widerrufen']

test.each(ways)('%s: what is wrong comes back as a page, with what was written and why', async path => {
  const wish = {
    ...anna,
    email: 'anna',
    ...(path === '/kuendigen' ? { kind: 'cause', reason: 'Umzug & Co', end: '2027-01-31' } : {}),
  }
  const answer = await send(path, wish)
  expect(answer.status).toBe(400)
  expect(isPage(answer)).toBe(true)
  expect(answer.alert).toMatch(/prüfe deine Angaben/)
  expect(answer.page).toContain('value="Anna &#34;&#60;i&#62;"')
  if (path === '/widerrufen') return
  for (const kept of ['value="cause" selected', 'Umzug &#38; Co', 'value="2027-01-31"'])
    expect(answer.page).toContain(kept)
})

test.each(ways)('%s: too much, too often and an outage are told on a page, too', async path => {
  const long = await send(path, { ...anna, reason: 'x'.repeat(20_000) })
  expect(long).toMatchObject({ status: 413, alert: expect.stringMatching(/kürze/) })
  expect(isPage(long)).toBe(true)

  const from = path === '/kuendigen' ? '203.0.113.5' : '203.0.113.6'
  let last = await send(path, '', from)
  for (let tries = 0; tries < 200 && last.status !== 429; tries++) last = await send(path, '', from)
  expect(last.status).toBe(429)
  expect(isPage(last)).toBe(true)
  expect(last.alert).toMatch(/[Vv]ersuch/)
  expect(Number(last.headers['retry-after'])).toBeGreaterThan(0)
  const noted = async () => {
    const folder = join(it.config.DATA_DIR, 'logs')
    const files = (await readdir(folder)).filter(name => name.startsWith('security-'))
    return (await Promise.all(files.map(name => readFile(join(folder, name), 'utf8')))).join('')
  }
  await expect.poll(noted).toContain(`"call":"POST ${path}","status":429`)

  const database = openPool(it.databaseUrl, { max: 1 })
  await database.query('alter table site.contact_messages rename to away')
  const failed = await send(path, anna)
  await database.query('alter table site.away rename to contact_messages')
  await database.end()
  expect(failed).toMatchObject({ status: 500, alert: expect.stringMatching(/schiefgegangen/) })
  expect(failed.page).toContain('value="anna@example.org"')
})

test.each([...ways, '/api/contact'])('%s: odd forms are refused in words and nothing breaks', async path => {
  const odd = [
    '',
    '=&=&&&',
    '__proto__=x&constructor=y&name=a&email=a%40example.org',
    'name=%00&email=a%40example.org',
    'name=%ED%A0%80&email=%FF%FE',
    'name[]=a&name[$ne]=b&email[a]=c',
    `${'name=a&'.repeat(1500)}email=x`,
    'name=Anna&email=a%40example.org%0D%0ABcc:b%40example.org',
    'kind=other&end=2027-02-31&name=Anna&email=anna%40example.org',
    '%why%=x&name=%25why%25%25kept-email%25&email=%25kept-name%25',
  ]
  for (const body of odd) {
    const answer = await send(path, body)
    expect(answer.status, body.slice(0, 60)).toBe(400)
    expect(isPage(answer), body.slice(0, 60)).toBe(true)
    expect(answer.page.length).toBeLessThan(64 * 1024)
  }
  const { page } = await send(path, odd.at(-1) ?? '')
  expect(page).toContain('value="%why%%kept-email%"')
})

test('of a field that comes twice the last counts, and each declaration is confirmed once to its address alone', async () => {
  const answer = await send('/kuendigen', 'name=Eins&name=Zwei&email=erste%40example.org&email=zweite%40example.org')
  expect(answer.status).toBe(200)
  expect(answer.page).toContain('zweite@example.org')
  const { subject, text } = await it.mail('zweite@example.org', 'Eingang')
  expect(subject).toMatch(/Kündigung/)
  expect(text).not.toMatch(/Zwei|Eins/)
  expect(await it.mails('erste@example.org')).toEqual([])
})

test('a name with lines of its own is one line for the operator, and looks like nothing else of the message', async () => {
  const name = 'Anna\r\n\r\nBetreff: Kündigung\u2028Grund: keiner'
  expect((await send('/widerrufen', { ...anna, name })).status).toBe(200)
  const { text, html } = await it.mail(it.config.CONTACT_MAIL, 'Widerruf')
  expect(text).toContain('Von: Anna Betreff: Kündigung Grund: keiner <anna@example.org>')
  expect(html).toContain('Von: Anna Betreff: Kündigung Grund: keiner')
})

test('no mail server, and what was declared is received all the same, at once, and confirmed later', async () => {
  const down = await startProduct({
    webFolder: await buildWeb({ say: () => {} }),
    environment: { SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'Formkurve <post@example.org>' },
  })
  try {
    const began = performance.now()
    const answer = await down.app.inject({
      method: 'POST',
      url: '/widerrufen',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams(anna).toString(),
    })
    expect(answer.statusCode).toBe(200)
    expect(answer.body).toContain('Dein Widerruf ist eingegangen')
    expect(performance.now() - began).toBeLessThan(3000)
    const waiting = await down.product.database.query(
      'select count(*)::int as n from site.contact_messages where mailed_at is null',
    )
    expect(waiting.rows[0].n).toBe(2)
  } finally {
    await down.close()
  }
})
