import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readConfig, whyReachable } from '../../adapters/config.ts'

const compose = readFileSync(new URL('../../docker-compose.yml', import.meta.url), 'utf8')
const services = new Map(
  [
    ...(compose.split(/^services:\n/m)[1]?.split(/^networks:\n/m)[0] ?? '').matchAll(
      /^ {2}([a-z]+):\n((?: {4}.*\n|\n)+)/gm,
    ),
  ].map(([, name, text]) => [name ?? '', text ?? '']),
)

test('no password has a default, and it does not start without one', () => {
  const passwords = [...compose.matchAll(/\$\{(\w*PASSWORD\w*)([^}]*)\}/g)]
  expect(passwords.length).toBeGreaterThan(0)
  for (const [, , rest] of passwords) expect(rest).toMatch(/^:\?/)
  expect(compose).not.toMatch(/_PASSWORD: [^$\s]/)
  for (const store of ['postgres', 'nats']) expect(services.get(store)).toContain('_PASSWORD:?')
})

test('stores are reached from inside only, everything else from this machine, but for the proxy with its certificates', () => {
  expect([...services.keys()]).toEqual([
    'migrate',
    'app',
    'postgres',
    'eventstore',
    'nats',
    'mailpit',
    'asked',
    'caddy',
  ])
  for (const store of ['postgres', 'eventstore', 'nats']) {
    expect(services.get(store)).not.toContain('ports:')
    expect(services.get(store)).toContain('networks: [inside]')
  }
  expect(services.get('app')).toContain('BIND:-127.0.0.1')
  expect(services.get('mailpit')).toContain('ports: ["127.0.0.1:')
  expect(services.get('caddy')).toContain('profiles: [public]')
  expect(services.get('app')).toMatch(/TRUST_PROXY: \$\{TRUST_PROXY:-172\.30\.57\.0\/24\}/)
})

test('the owner of the database migrates and ends; whoever serves has a login without rights', () => {
  const [migrate, app] = [services.get('migrate'), services.get('app')]
  expect(app).not.toContain('POSTGRES_PASSWORD')
  expect(app).not.toContain('DATABASE_OWNER_URL')
  expect(app).toContain('migrate: { condition: service_completed_successfully }')
  expect(migrate).toContain('command: ["node", "main.ts", "migrate"]')
  expect(migrate).toMatch(/DATABASE_OWNER_URL: postgres:\/\/formkurve:\$\{POSTGRES_PASSWORD:\?/)
  expect(/DATABASE_URL: (.*)/.exec(migrate ?? '')?.[1]).toBe(/DATABASE_URL: (.*)/.exec(app ?? '')?.[1])
})

test('nobody is let in from outside before a domain and real mail were named', () => {
  const [asked, caddy] = [services.get('asked') ?? '', services.get('caddy') ?? '']
  expect(asked).toContain('profiles: [public]')
  expect(caddy).toContain('asked: { condition: service_completed_successfully }')
  const command: string[] = JSON.parse(/command: (\[.*\])/.exec(asked)?.[1] ?? '[]')
  const [program = '', ...words] = command.map(word => word.replaceAll('$$', '$'))
  const all = { DOMAIN: 'fit.example.org', PUBLIC_URL: 'https://fit.example.org', SMTP_URL: 'smtps://mail.example.org' }
  for (const name of Object.keys(all)) expect(asked).toContain(`${name}: \${${name}:-}`)
  const run = (env: NodeJS.ProcessEnv) => spawnSync(program, words, { env: { PATH: process.env.PATH, ...env } })
  expect(run(all).status).toBe(0)
  for (const name of Object.keys(all)) {
    const { status, stderr } = run({ ...all, [name]: '' })
    expect([name, status === 0, String(stderr)]).toEqual([name, false, expect.stringContaining(name)])
  }
})

/** What the app is started with where an operator has set these, as compose fills them in. */
const startedWith = (set: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    [...(services.get('app') ?? '').matchAll(/^ {6}([A-Z_]+): *(.*)$/gm)].map(([, name = '', value = '']) => [
      name,
      value
        ? value
            .replace(/\$\{(\w+):[-?]([^}]*)\}/g, (_, of, usual) => set[of] || usual)
            .replace(/choose one and keep it/g, 'x')
            .replace(/^"(.*)"$/, '$1')
        : (set[name] ?? ''),
    ]),
  )

test('the mail of others is caught on this machine only: the app itself does not start for the public without real mail', async () => {
  const config = (set: Readonly<Record<string, string>>) => readConfig({ NODE_ENV: 'production', ...startedWith(set) })
  const real = { SMTP_URL: 'smtps://mail.example.org' }
  expect(await config({})).toMatchObject({ SMTP_URL: 'smtp://mailpit:1025' })
  expect(await config(real)).toMatchObject(real)
  const outside = { PUBLIC_URL: 'https://fit.example.org' }
  expect(await config({ ...outside, ...real })).toMatchObject(real)
  // Then it does not start: `tests/api/mailbox.test.ts`.
  const without = await config(outside)
  expect([without.SMTP_URL, whyReachable(without)]).toEqual([undefined, expect.any(String)])
})

/** Where things lie in the container, how many connections its database bears, and limits that are good as they are. */
const ofTheHouse = [
  ...['DATA_DIR', 'KEY_DIR', 'AUDIT_DIR', 'NODE_ENV', 'MASTER_KEYS', 'DATABASE_SESSION_URL', 'DATABASE_CONNECTIONS'],
  ...['SIGN_IN_FAILURES_PER_ACCOUNT', 'SIGN_IN_FAILURES_PER_ADDRESS', 'REGISTRATIONS_PER_ADDRESS'],
  ...['MAILS_PER_ACCOUNT', 'MAIL_REQUESTS_PER_ADDRESS', 'LIVE_CONNECTIONS'],
]

test('whatever an operator may set by the README is handed on', () => {
  const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8')
  const named = [...readme.matchAll(/^\| (`[A-Z_]+`(?:, `[A-Z_]+`)*) \|/gm)].flatMap(
    ([, names = '']) => names.match(/[A-Z_]+/g) ?? [],
  )
  expect(named.length).toBeGreaterThan(30)
  const app = `${services.get('app')}${services.get('migrate')}`
  expect(named.filter(name => !ofTheHouse.includes(name) && !new RegExp(`^ {6}${name}:`, 'm').test(app))).toEqual([])
})
