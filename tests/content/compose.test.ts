import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

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
  expect([...services.keys()]).toEqual(['app', 'postgres', 'eventstore', 'nats', 'mailpit', 'caddy'])
  for (const store of ['postgres', 'eventstore', 'nats']) {
    expect(services.get(store)).not.toContain('ports:')
    expect(services.get(store)).toContain('networks: [inside]')
  }
  expect(services.get('app')).toContain('BIND:-127.0.0.1')
  expect(services.get('mailpit')).toContain('ports: ["127.0.0.1:')
  expect(services.get('caddy')).toContain('profiles: [public]')
  expect(services.get('app')).toMatch(/TRUST_PROXY: \$\{TRUST_PROXY:-172\.30\.57\.0\/24\}/)
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
  const app = services.get('app') ?? ''
  expect(named.filter(name => !ofTheHouse.includes(name) && !new RegExp(`^ {6}${name}:`, 'm').test(app))).toEqual([])
})
