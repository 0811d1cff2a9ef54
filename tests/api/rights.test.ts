import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { calls } from '../../contract/all.ts'
import { may, type Role } from '../../contract/rights.ts'
import { addPasskey } from '../support/give-place.ts'
import { startProduct, type TestProduct } from '../support/product.ts'

const emails = { athlete: 'anna@example.org', staff: 'stab@example.org', auditor: 'pruefung@example.org' } as const

let one: TestProduct
let other: TestProduct
const tokens = new Map<Role, string>()

/** The command line as the operator has it, on the database of the running product. */
const staff = (...words: readonly string[]) =>
  new Promise<{ code: number; out: string; err: string }>(resolve => {
    const { DATA_DIR, SECRET_KEY } = { DATA_DIR: one.config.DATA_DIR, SECRET_KEY: '5e'.repeat(32) }
    const env = { ...process.env, DATABASE_URL: one.databaseUrl, DATA_DIR, SECRET_KEY }
    const child = execFile(
      process.execPath,
      [join(import.meta.dirname, '..', '..', 'main.ts'), 'staff', ...words],
      { env },
      (_, out, err) => resolve({ code: child.exitCode ?? -1, out, err }),
    )
  })

const withPasskey = async (email: string) => {
  const { id, access_token } = await one.person(email)
  await addPasskey(one.product.accounts, id)
  return access_token
}

beforeAll(async () => {
  one = await startProduct()
  other = await startProduct({ databaseUrl: one.databaseUrl, working: false })
  for (const [role, email] of Object.entries(emails) as [Role, string][]) tokens.set(role, await withPasskey(email))
  expect(await staff('grant', emails.staff, '--reason', 'Support')).toMatchObject({ code: 0 })
  expect(await staff('grant', emails.auditor, '--reason', 'Audit 2026', '--role', 'auditor')).toMatchObject({ code: 0 })
}, 120_000)
afterAll(async () => {
  await other?.close()
  await one?.close()
})

const filled = (path: string) => path.replace(/:\w+/g, '00000000-0000-4000-8000-000000000000')

const isRefused = async (call: (typeof calls)[number], role: Role) => {
  const token = tokens.get(role)
  const answer = await one.ask(`${call.method} ${filled(call.path)}`, {
    ...(token ? { token } : {}),
    ...(call.body ? { body: { unfug: 1 } } : {}),
  })
  return ['unauthorized', 'staff-only', 'second-factor-required'].includes(answer.json?.code)
}

describe('the table of rights', () => {
  test('nobody but staff and auditors asks anything at the desk', () => {
    const atDesk = calls.filter(({ path }) => path.startsWith('/desk/'))
    expect(atDesk.length).toBeGreaterThan(40)
    for (const { method, path, access } of atDesk)
      expect([method, path, access]).toEqual([method, path, expect.toBeOneOf(['inspectors', 'staff'])])
    expect((['visitor', 'athlete'] as const).filter(role => may(role, 'inspectors') || may(role, 'staff'))).toEqual([])
    expect([may('auditor', 'inspectors'), may('auditor', 'staff')]).toEqual([true, false])
  })

  /** Leaving would end the session for the others, and an event stream does not end by itself. */
  const ofThemselves = calls.filter(({ path, media }) => !path.endsWith('/logout') && media !== 'text/event-stream')

  test.each(['visitor', 'athlete', 'staff', 'auditor'] as const)(
    '%s may ask what it says, and nothing else',
    async role => {
      const refusals = await Promise.all(
        ofThemselves.map(async call => [`${call.method} ${call.path}`, await isRefused(call, role)] as const),
      )
      const wanted = ofThemselves.map(call => [`${call.method} ${call.path}`, !may(role, call.access)] as const)
      expect(refusals).toEqual(wanted)
    },
    120_000,
  )

  /**
   * Finding is a POST so that no address is logged, an audit reads, a what-if is a scratch copy: they change nothing. What
   * somebody saved to look for again is theirs alone.
   */
  const harmless = [
    '/desk/find',
    '/desk/events/text',
    '/desk/proof/audits',
    '/desk/workouts/:id/what-ifs',
    '/desk/people/:id/what-ifs',
    '/desk/what-ifs/:id',
  ].concat(['', '/:search', '/:search/name'].map(end => `/desk/searches${end}`))
  test('no call changes anything for an auditor at the desk', () => {
    for (const { method, path, access } of calls)
      if (path.startsWith('/desk/') && !harmless.includes(path) && method !== 'GET')
        expect([path, access]).toEqual([path, 'staff'])
  })
})

describe('npm start -- staff', () => {
  test('explains itself, and says what makes no sense', async () => {
    expect(await staff('--help')).toMatchObject({ code: 0, out: expect.stringContaining('revoke') })
    expect(await staff('grant', emails.athlete)).toMatchObject({ code: 2, err: expect.stringContaining('--reason') })
    expect(await staff('grant', emails.athlete, '--reason', 'weil', '--role', 'king')).toMatchObject({ code: 2 })
    expect(await staff('revoke', 'niemand@example.org', '--reason', 'weil')).toMatchObject({
      code: 1,
      err: expect.stringContaining('niemand@example.org'),
    })
  }, 60_000)

  test('lists who has a place at the desk, and why', async () => {
    const { code, out } = await staff('list', '--json')
    expect(code).toBe(0)
    expect(JSON.parse(out)).toMatchObject([
      { email: emails.staff, role: 'staff', reason: 'Support', by: expect.stringContaining('command line') },
      { email: emails.auditor, role: 'auditor', reason: 'Audit 2026' },
    ])
  }, 60_000)

  test('whoever is revoked is out within a second, in every process', async () => {
    const token = await withPasskey('kurz@example.org')
    const summary = (product: TestProduct) => product.ask('GET /analytics/summary', { token })
    expect((await summary(one)).json.code).toBe('staff-only')
    await staff('grant', 'kurz@example.org', '--reason', 'Vertretung')
    for (const product of [one, other]) expect((await summary(product)).status).toBe(200)
    expect(await staff('revoke', 'kurz@example.org', '--reason', 'Vertretung vorbei')).toMatchObject({ code: 0 })
    const began = Date.now()
    for (const product of [one, other]) expect((await summary(product)).json.code).toBe('staff-only')
    expect(Date.now() - began).toBeLessThan(1000)
  }, 60_000)
})
