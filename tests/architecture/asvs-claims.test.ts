import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { readConfig } from '../../adapters/config.ts'
import { calls } from '../../contract/all.ts'

// What documents say of the product, held to the product.

const root = join(import.meta.dirname, '../..')
const read = (name: string) => readFileSync(join(root, name), 'utf8')

type Schema = { readonly properties?: Record<string, unknown> }
const schemaOf = (schema: z.ZodType | undefined, io: 'input' | 'output') =>
  schema ? (z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Schema) : {}

const waysIn = calls.filter(({ answer }) => 'access_token' in (schemaOf(answer, 'output').properties ?? {}))

test('each way to a session stands in one table of the documentation, and nothing else does', () => {
  const table = read('docs/threats.md').split('## Ways in')[1]?.split('\n## ')[0] ?? ''
  const told = [...table.matchAll(/^\| [^|]+ \| `([A-Z]+ [^`]+)` \|/gm)].map(([, call]) => call)
  expect(told.sort()).toEqual(waysIn.map(({ method, path }) => `${method} ${path}`).sort())
})

test('how long sessions live, and how many there are, is what the documentation says', () => {
  const of = (file: string, name: string) => Number(new RegExp(`const ${name} = (\\d+)`).exec(read(file))?.[1])
  const tokens = 'adapters/postgres/vault/refresh-tokens.ts'
  const told = `A session ends after ${of(tokens, 'idleDays')} days without being used, after ${of(tokens, 'longestDays')} in any case; a person has ${of(tokens, 'mostPerPerson')} at most, and another one ends the one seen longest ago. An access token holds for ${of('api/session.ts', 'minutesValid')} minutes.`
  expect(read('docs/threats.md').replace(/\s+/g, ' ')).toContain(told)
})

test('how guessing is held off is documented by the figures that hold', async () => {
  const of = (file: string, name: string) => Number(new RegExp(`const ${name} = (\\d+)`).exec(read(file))?.[1])
  const limits = 'api/rate-limit.ts'
  const slowed = /const slowly: Limit = \{ most: (\d+), seconds: (\d+) \}/.exec(read('api/tries.ts')) ?? []
  const { SIGN_IN_FAILURES_PER_ACCOUNT, SIGN_IN_FAILURES_PER_ADDRESS, ...others } = await readConfig({})
  const told = read('docs/threats.md').split('## How guessing is held off')[1]?.split('\n## ')[0] ?? ''
  const figures = [...told.matchAll(/^\| [^|]+ \| [^|]+ \| ([^|]*\d[^|]*) \|$/gm)].map(([, text = '']) => text)
  const most = figures.map(text => (text.replace(/in (15 minutes|an hour)/g, '').match(/\d+/g) ?? []).map(Number))
  expect(most).toEqual([
    [SIGN_IN_FAILURES_PER_ACCOUNT],
    [SIGN_IN_FAILURES_PER_ACCOUNT],
    [SIGN_IN_FAILURES_PER_ADDRESS, ...slowed.slice(1).map(Number)],
    [of(limits, 'signInsPerAccount')],
    [of(limits, 'renewalsPerSession')],
    [of('api/tries.ts', 'mostInLine')],
    [others.REGISTRATIONS_PER_ADDRESS],
    [others.MAILS_PER_ACCOUNT],
    [others.MAIL_REQUESTS_PER_ADDRESS, of(limits, 'unknownAddressesPerAddress')],
  ])
})

test('nobody who signs in is sent to change their password, by no refusal that there is', () => {
  expect(waysIn.length).toBeGreaterThan(2)
  const harmless = ['invalid-credentials', 'not-verified', 'second-factor-needed', 'too-many-attempts', 'too-busy']
  const refusals = new Set(waysIn.flatMap(({ refuses }) => refuses ?? []))
  expect([...refusals].sort()).toEqual(
    [...harmless, 'ticket-invalid', 'factor-wrong', 'proof-needed', 'unauthorized'].sort(),
  )
  for (const source of ['commands/sign-in.ts', 'commands/password-change.ts'])
    expect(read(source)).not.toMatch(/changed_?at/i)
})

test('no account comes with the product: none is in its tables as they are made', () => {
  const steps = readdirSync(join(root, 'adapters/postgres/steps')).map(name => read(`adapters/postgres/steps/${name}`))
  expect(steps.some(sql => sql.includes('create table vault.passwords'))).toBe(true)
  expect(steps.filter(sql => /^insert into (vault\.passwords|log\.events)/m.test(sql))).toEqual([])
})

test('no call about an account takes a question or its answer', () => {
  const ofAccounts = calls.filter(({ path }) => /^\/(auth|users)\b/.test(path))
  expect(ofAccounts.length).toBeGreaterThan(20)
  const fields = ofAccounts.flatMap(({ body }) => Object.keys(schemaOf(body, 'input').properties ?? {}))
  expect(fields).toContain('password')
  expect(fields.filter(field => /question|answer|hint|maiden|pet|secret/i.test(field))).toEqual([])
})

test('every limit that the README gives a figure for has that figure', async () => {
  const rows = [...read('README.md').matchAll(/^\| (`[A-Z_]+`(?:, `[A-Z_]+`)*) \| (\d+(?:, \d+)*) \|/gm)]
  const told = Object.fromEntries(
    rows.flatMap(([, names = '', figures = '']) =>
      (names.match(/[A-Z_]+/g) ?? []).map((name, at) => [name, Number(figures.split(', ')[at])]),
    ),
  )
  expect(Object.keys(told)).toEqual(expect.arrayContaining(['SIGN_IN_FAILURES_PER_ACCOUNT', 'MAILS_PER_ACCOUNT']))
  expect(await readConfig({})).toMatchObject(told)
})

test('every place that is talked to is a variable of the README', () => {
  const variables = read('adapters/config.ts').split('const variables')[1]?.split('\n})')[0] ?? ''
  const places = [...variables.matchAll(/^ {2}([A-Z_]+): url\(/gm)].map(([, name]) => name)
  expect(places.length).toBeGreaterThan(10)
  expect(places.filter(name => !read('README.md').includes(`\`${name}\``))).toEqual([])
})

test('one application is served by one host', () => {
  expect(read('Caddyfile').match(/reverse_proxy (.*)/g)).toEqual(['reverse_proxy app:3000'])
  expect([...read('Caddyfile').matchAll(/^(?:http:\/\/)?\{\$(\w+)\} \{/gm)].map(([, name]) => name)).toEqual([
    'DOMAIN',
    'DOMAIN',
  ])
})

/** Where something is encrypted, signed, or derived from a key. */
const atWork = /\b(createCipheriv|createHmac|hkdfSync|argon2\(|generateKeyPairSync|sign\(null)/

test('every file that works with a key is in the inventory of cryptography', () => {
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '*.ts'], { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter(file => file && !/^(tests|tools|web)\//.test(file))
    .filter(file => atWork.test(read(file)))
  expect(files.length).toBeGreaterThan(8)
  const inventory = read('docs/cryptography.md')
  const named = [...inventory.matchAll(/`((?:adapters|api|app|commands)\/[\w./-]+?)\/?`/g)].map(([, name = '']) => name)
  expect(files.filter(file => !named.some(name => file === name || file.startsWith(`${name}/`)))).toEqual([])
})

test('ciphers are AES-256-GCM, keyed hashes SHA-256 at least, keys 256 bits', () => {
  const sources = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '*.ts'], {
    cwd: root,
    encoding: 'utf8',
  })
    .split('\n')
    .filter(file => file && !/^(tests|tools|web)\//.test(file))
    .map(file => [file, read(file)] as const)
  const used = (pattern: RegExp) =>
    sources.flatMap(([, text]) => [...text.matchAll(pattern)].map(([, name = '']) => name))
  const ciphers = used(/['"`]((?:aes|des|chacha20|bf|rc2)-[\w-]+)['"`]/g)
  expect([...new Set(ciphers)]).toEqual(['aes-256-gcm'])
  expect([...new Set(used(/createHmac\('([\w-]+)'/g))]).toEqual(['sha256'])
  expect([...new Set(used(/hkdfSync\('([\w-]+)', [^)]*, (?:\d+)\)/g))]).toEqual(['sha256'])
  expect([...new Set(used(/hkdfSync\([^)]*, (\d+)\)/g))]).toEqual(['32'])
})

test('the days until packages are mended are promised in SECURITY.md', () => {
  expect(read('SECURITY.md').replace(/\s+/g, ' ')).toMatch(
    /renewed within these days of an advisory .*: critical \d+, high \d+, the rest \d+/,
  )
})

test('every costly call is named where what is costly is told', () => {
  const costly = calls.filter(call => 'costly' in call && call.costly).map(({ name }) => name)
  expect(costly.length).toBeGreaterThan(5)
  const told = read('ARCHITECTURE.md').split('stands in a line of its own')[1]?.split('\n- **')[0] ?? ''
  expect(costly.filter(name => !told.includes(`\`${name}\``))).toEqual([])
})
