import { randomUUID } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { freshId } from '../../adapters/crypto/fresh-id.ts'
import { until } from '../../adapters/embedded/waiting.ts'
import { writeQuota } from '../../api/write-quota.ts'
import { asUserId } from '../../domain/ids.ts'
import { grantRole } from '../support/give-place.ts'
import { startProduct, type TestProduct } from '../support/product.ts'

let it: TestProduct
beforeAll(async () => {
  it = await startProduct({ environment: { WRITES_PER_MINUTE: '30' } })
})
afterAll(() => it?.close())

describe('an Idempotency-Key', () => {
  test('with another body is refused, and what was done first stays', async () => {
    const { access_token: token } = await it.person('schluessel@example.org')
    const headers = { 'idempotency-key': randomUUID() }
    const change = (age: number) => it.ask('PUT /training-plan/mine', { token, body: { age }, headers })
    expect((await change(30)).status).toBe(200)
    const { status, json } = await change(31)
    expect([status, json.code]).toEqual([422, 'key-used-otherwise'])
    expect((await change(30)).status).toBe(200)
    expect((await it.ask('GET /training-plan/mine', { token })).json.age).toBe(30)
  })

  test('of a workout that is asked for, or planned anew, with another wish too', async () => {
    const { access_token: token } = await it.person('wunsch@example.org')
    const headers = { 'idempotency-key': randomUUID() }
    const wish = (duration_minutes: number) =>
      it.ask('POST /llm/create-workout', { token, body: { duration_minutes }, headers })
    const made = await wish(20)
    expect(made.status).toBe(201)
    expect((await wish(25)).status).toBe(422)
    const anew = (durationMinutes: number) =>
      it.ask(`PUT /api/workouts/${made.json.id}`, { token, body: { durationMinutes }, headers })
    expect((await anew(30)).status).toBe(200)
    expect((await anew(30)).status).toBe(200)
    expect((await anew(45)).status).toBe(422)
  })
})

test('one person makes so many changes a minute; the next is told when, and others go on', async () => {
  const { access_token: token } = await it.person('eifrig@example.org')
  const change = () => it.ask('PATCH /users/profile', { token, body: { onboarding_completed: true } })
  const answers = []
  for (let n = 0; n < 32; n++) answers.push(await change())
  expect(answers.slice(0, 30).map(({ status }) => status)).toEqual(Array(30).fill(200))
  const last = answers.at(-1)
  expect([last?.status, last?.json.code]).toEqual([429, 'too-many-attempts'])
  expect(Number(last?.headers['retry-after'])).toBeGreaterThanOrEqual(1)
  expect((await it.ask('GET /users/profile', { token })).status).toBe(200)
  const { access_token: other } = await it.person('andere@example.org')
  const theirs = await it.ask('PATCH /users/profile', { token: other, body: { onboarding_completed: true } })
  expect(theirs.status).toBe(200)
})

test('a quota comes back evenly', () => {
  let now = 0
  const mayWrite = writeQuota(60, () => now)
  for (let n = 0; n < 60; n++) mayWrite(asUserId('anna'))
  expect(() => mayWrite(asUserId('anna'))).toThrow()
  now += 2000
  mayWrite(asUserId('anna'))
  mayWrite(asUserId('anna'))
  expect(() => mayWrite(asUserId('anna'))).toThrow()
  mayWrite(asUserId('ben'))
})

test('the security log says who signed in and what was refused, without anything personal', async () => {
  const secret = { email: 'Protokoll.Geheim@example.org', password: 'ganz geheimer Satz' }
  const { id, access_token: token } = await it.person(secret.email, secret.password, 'Petra Protokoll')
  await it.ask('POST /auth/login', { body: { email: secret.email, password: 'falsch geraten' } })
  await it.ask('GET /desk/people/petra', { token, headers: { 'x-reason': 'Neugier' } })
  await it.ask('GET /auth/me', { token: `${token}x` })
  const { access_token: other } = await it.person('eilig@example.org')
  const headers = { 'idempotency-key': randomUUID() }
  for (const age of [30, 31]) await it.ask('PUT /training-plan/mine', { token: other, body: { age }, headers })
  for (let n = 0; n < 31; n++) await it.ask('PATCH /users/profile', { token: other, body: {} })
  await it.ask('POST /auth/close-account', { token, body: { password: secret.password, immediately: true } })
  const lines = async () => {
    const names = await readdir(it.config.LOG_DIR).catch(() => [])
    const texts = await Promise.all(names.map(name => readFile(join(it.config.LOG_DIR, name), 'utf8')))
    return texts.join('')
  }
  expect(await until(async () => (await lines()).includes('"erased"'), 10_000)).toBe(true)
  const text = await lines()
  const facts = text
    .trim()
    .split('\n')
    .map(line => JSON.parse(line))
  const theirs = facts.filter(({ person }) => person === id).map(({ what }) => what)
  expect(theirs).toEqual(['signed in', 'account closed', 'erased'])
  expect(facts).toContainEqual(
    expect.objectContaining({ what: 'refused', call: 'POST /auth/login', status: 401, why: 'invalid-credentials' }),
  )
  const refused = facts.filter(({ what }) => what === 'refused').map(({ call, status, why }) => [call, status, why])
  expect(refused).toContainEqual(['GET /desk/people/:id', 403, 'staff-only'])
  expect(refused).toContainEqual(['GET /auth/me', 401, 'unauthorized'])
  expect(refused).toContainEqual(['PATCH /users/profile', 429, 'too-many-attempts'])
  expect(refused).toContainEqual(['PUT /training-plan/mine', 422, 'key-used-otherwise'])
  for (const { at } of facts) expect(at).toBe(new Date(at).toISOString())
  for (const { what, request } of facts) if (what === 'refused') expect(request).toMatch(/^[\da-f-]{36}$/)
  expect(text).not.toMatch(/geheim|petra|protokoll|neugier|falsch|127\.0|stack/i)
})

test('so it says who was given a place at the desk and lost it, and who took a copy of their data', async () => {
  const { id, access_token: token } = await it.person('platz@example.org')
  expect((await it.ask('GET /api/export', { token })).status).toBe(200)
  await grantRole(it.product.accounts, id, 'auditor')
  const by = { commandId: freshId<'command'>(), actor: { kind: 'system', id: 'test' }, subject: asUserId(id) } as const
  await it.product.accounts.askUser(by, {
    type: 'RevokeStaffRole',
    by: 'test',
    reason: 'Elternzeit',
    at: new Date().toISOString(),
  })
  const theirs = async () => {
    const names = await readdir(it.config.LOG_DIR).catch(() => [])
    const texts = await Promise.all(names.map(name => readFile(join(it.config.LOG_DIR, name), 'utf8')))
    const lines = texts.flatMap(text =>
      text
        .trim()
        .split('\n')
        .map(line => JSON.parse(line)),
    )
    return lines.filter(({ person }) => person === id).map(({ what, role }) => [what, ...(role ? [role] : [])])
  }
  const what = [['role granted', 'auditor'], ['role revoked'], ['copy of data taken']]
  expect(await until(async () => (await theirs()).length >= what.length + 1, 10_000)).toBe(true)
  expect(await theirs()).toEqual(expect.arrayContaining(what))
})

test('an account has twenty sessions at most: the one seen longest ago ends', async () => {
  const { email, ...first } = await it.person('viele@example.org')
  for (let n = 0; n < 20; n++) await it.signIn(email)
  await setTimeout(1000)
  expect((await it.ask('GET /auth/me', { token: first.access_token })).status).toBe(401)
  const { access_token: token } = await it.signIn(email)
  const { json } = await it.ask('GET /auth/sessions', { token })
  expect(json).toHaveLength(20)
})
