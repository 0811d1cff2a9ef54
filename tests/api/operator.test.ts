import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readConfig } from '../../adapters/config.ts'
import { mailWords } from '../../content/mail/words.ts'
import { type Operator, unnamed } from '../../content/operator.ts'
import { buildWeb } from '../../web/build.ts'
import { startProduct, type TestProduct } from '../support/product.ts'

const somebody: Operator = {
  name: 'Erika Muster',
  street: 'Beispielweg 7',
  city: '80331 München',
  email: 'kontakt@formkurve.example',
  vatId: 'DE123456789',
  hosting: 'Hetzner Online GmbH',
  mail: 'Postwerk & Söhne',
  ai: 'keiner',
  leakedPasswords: 'keiner',
  analytics: 'eigener Server',
}

let folder = ''
let it: TestProduct
const written = async (name: string, content: unknown) => {
  const file = join(folder, name)
  await writeFile(file, typeof content === 'string' ? content : JSON.stringify(content))
  return file
}
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'formkurve-operator-'))
  const OPERATOR_FILE = await written('operator.json', somebody)
  it = await startProduct({ webFolder: await buildWeb({ say: () => {} }), environment: { OPERATOR_FILE } })
}, 120_000)
afterAll(async () => {
  await it?.close()
  await rm(folder, { recursive: true, force: true })
})

test.each(['/impressum', '/datenschutz', '/agb', '/agb/1.0'])(
  '%s names who runs this, and leaves no bracket to be filled in',
  async path => {
    const { body: html, statusCode } = await it.app.inject({ url: path, headers: { accept: 'text/html' } })
    expect([statusCode, statusCode === 200 ? '' : html]).toEqual([200, ''])
    const body = html.replaceAll('<wbr>', '')
    const [main = ''] = /<main[\s\S]*<\/main>/.exec(body) ?? []
    expect(body).toContain('Erika Muster')
    expect(body).toContain('kontakt@formkurve.example')
    expect(Object.values(unnamed).filter(words => body.includes(words))).toEqual([])
    expect(main.match(/\[[^\]<]{3,60}\]/g) ?? []).toEqual([])
    if (path === '/datenschutz') expect(body).toContain('Postwerk &#38; Söhne')
  },
)

test('the terms of today have no address of their own until others follow them', async () => {
  const { statusCode } = await it.app.inject({ url: '/agb/1.1', headers: { accept: 'text/html' } })
  expect(statusCode).toBe(404)
})

test('a receipt names them, and messages from the contact form go to them', async () => {
  const at = '2026-11-24T10:00:00.000Z'
  const mail = mailWords('https://formkurve.example', somebody).membership(
    { email: 'anna@example.org' },
    {
      ...{ what: 'renewed', plan: 'monthly', from: at, until: '2026-12-24T10:00:00.000Z', payment: 'in_1', at },
      amount: { cents: 1299, currency: 'eur' },
    },
  )
  expect(mail.text).toContain('Erika Muster, Beispielweg 7, 80331 München, USt-IdNr. DE123456789')
  expect(it.config.CONTACT_MAIL).toBe('kontakt@formkurve.example')
})

test.each<[string, unknown, string]>([
  ['nothing', '', 'is no JSON'],
  ['half of it', { ...somebody, city: undefined }, 'city '],
  ['what was to be filled in', { ...somebody, name: unnamed.name }, 'name must be plain words, without brackets'],
  ['no address', { ...somebody, email: 'kontakt' }, 'email '],
  ['more than is asked', { ...somebody, phone: '1' }, 'phone'],
])('a file with %s is refused, and says where', async (_, content, fault) => {
  const OPERATOR_FILE = await written('faulty.json', content)
  await expect(readConfig({ OPERATOR_FILE })).rejects.toThrow(fault)
})

test('a file that was named must be there; one in KEY_DIR is found unasked', async () => {
  await expect(readConfig({ OPERATOR_FILE: join(folder, 'none.json') })).rejects.toThrow('cannot be read (ENOENT)')
  const KEY_DIR = join(folder, 'keys')
  expect(await readConfig({ KEY_DIR })).toMatchObject({ operator: unnamed, isOperatorNamed: false })
  await mkdir(KEY_DIR)
  await written('keys/operator.json', somebody)
  expect((await readConfig({ KEY_DIR })).operator).toEqual(somebody)
})

test.each([
  ['while nobody is named', { PUBLIC_URL: 'https://formkurve.example' }, 'OPERATOR_FILE must be set'],
  ['in the clear', { PUBLIC_URL: 'http://formkurve.example' }, 'PUBLIC_URL must start with https:'],
])('nothing starts for the public %s', async (_, more, why) => {
  const env = {
    ...{ PATH: process.env.PATH, PORT: '0', DATA_DIR: join(folder, 'data'), NODE_ENV: 'production' },
    ...{ SMTP_URL: 'smtp://127.0.0.1:1', DATABASE_URL: 'postgres://127.0.0.1:1/none', ...more },
  }
  const { code, said } = await new Promise<{ code: unknown; said: string }>(resolve => {
    execFile(process.execPath, ['main.ts'], { env, timeout: 25_000 }, (error, _, said) =>
      resolve({ code: error?.code, said }),
    )
  })
  expect(code).toBe(1)
  expect(said).toContain(why)
})
