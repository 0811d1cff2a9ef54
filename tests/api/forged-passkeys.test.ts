import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { passkey } from '../support/passkey.ts'
import { startProduct, type TestProduct } from '../support/product.ts'

const home = 'https://formkurve.test'
let it: TestProduct
beforeAll(async () => {
  it = await startProduct()
})
afterAll(() => it?.close())

type Key = ReturnType<typeof passkey>
type Change = Parameters<Key['show']>[1]
type Person = Awaited<ReturnType<TestProduct['person']>>

const add = async ({ access_token: token }: Person, made: (challenge: string) => ReturnType<Key['make']>) => {
  const { ticket, challenge } = (await it.ask('POST /auth/factors/passkey-challenge', { token })).json
  const body = { ticket, name: 'Schlüssel', passkey: made(challenge) }
  return (await it.ask('POST /auth/factors/passkeys', { token, body })).status
}

const withKey = async (email: string) => {
  const person = await it.person(email)
  const key = passkey(home)
  expect(await add(person, key.make)).toBe(201)
  return { ...person, key }
}

const offered = async () =>
  (await it.ask('POST /auth/login/passkey-challenge')).json as { ticket: string; challenge: string }
const show = async (ticket: string, shown: ReturnType<Key['show']>) =>
  (await it.ask('POST /auth/login/passkey', { body: { ticket, passkey: shown } })).status
const signIn = async (key: Key, change: Change = {}) => {
  const { ticket, challenge } = await offered()
  return show(ticket, key.show(challenge, change))
}

const changes: readonly (readonly [string, Change])[] = [
  ['for another site', { origin: 'https://evil.example' }],
  ['for a site that sounds alike', { origin: 'https://formkurve.test.evil.example' }],
  ['for the same site without TLS', { origin: 'http://formkurve.test' }],
  ['under another name of the site', { site: 'evil.example' }],
  ['without its owner', { flags: 0x01 }],
  ['by nobody present', { flags: 0x04 }],
]

describe('a passkey', () => {
  test('that is genuine is added, and signs in', async () => {
    const { key } = await withKey('echt@formkurve.test')
    expect(await signIn(key)).toBe(200)
    expect(await signIn(key)).toBe(200)
  })

  test.each(changes)('is not added %s', async (what, change) => {
    const person = await it.person(`neu-${what.replaceAll(' ', '-').toLowerCase()}@formkurve.test`)
    const flags = change?.flags === undefined ? {} : { flags: change.flags | 0x40 }
    expect(await add(person, challenge => passkey(home).make(challenge, { ...change, ...flags }))).toBe(403)
  })

  test.each(changes)('shown %s signs nobody in', async (what, change) => {
    const { key } = await withKey(`da-${what.replaceAll(' ', '-').toLowerCase()}@formkurve.test`)
    expect(await signIn(key, change)).toBe(403)
    expect(await signIn(key)).toBe(200)
  })

  test('shows what it was asked for, and that once', async () => {
    const { key } = await withKey('einmal@formkurve.test')
    const { ticket, challenge } = await offered()
    const other = await offered()
    expect(await show(ticket, key.show(other.challenge))).not.toBe(200)
    const shown = key.show(other.challenge)
    expect([await show(other.ticket, shown), await show(other.ticket, shown)]).toEqual([200, 403])
    expect(await show(ticket, key.show(challenge))).not.toBe(200)
    expect(await signIn(key, { type: 'webauthn.create' })).toBe(403)
    const { ticket: asked, challenge: sign } = await offered()
    const { id, rawId, response } = key.show(sign)
    const { response: forged } = passkey(home).show(sign)
    expect(await show(asked, { id, rawId, response: { ...response, signature: forged.signature } })).toBe(403)
  })

  test('that counts and was copied is refused', async () => {
    const { key } = await withKey('zaehlt@formkurve.test')
    expect(await signIn(key, { counter: 7 })).toBe(200)
    expect([await signIn(key, { counter: 7 }), await signIn(key, { counter: 3 }), await signIn(key)]).toEqual([
      403, 403, 403,
    ])
    expect(await signIn(key, { counter: 8 })).toBe(200)
  })

  test('of somebody else is no second factor, no proof, and is not added twice', async () => {
    const [anna, ben] = [await withKey('anna@formkurve.test'), await withKey('ben@formkurve.test')]
    const login = { email: anna.email, password: 'ein langer Satz' }
    const begin = async () => (await it.ask('POST /auth/login', { body: login })).json.step
    const finish = async (key: Key) => {
      const { ticket, challenge } = await begin()
      const body = { ticket, passkey: key.show(challenge) }
      return (await it.ask('POST /auth/login/second-factor', { body })).status
    }
    expect([await finish(ben.key), await finish(anna.key)]).toEqual([403, 200])

    const token = (await it.ask('POST /auth/login/passkey', { body: await passed(anna.key) })).json.access_token
    const { step } = (await it.ask('POST /auth/step-up/challenge', { token })).json
    const prove = async (shown: object) =>
      (await it.ask('POST /auth/step-up', { token, body: { ticket: step.ticket, passkey: shown } })).status
    expect([await prove(ben.key.show(step.challenge)), await prove(anna.key.show(step.challenge))]).toEqual([403, 200])
    expect(await add(await it.person('carla@formkurve.test'), anna.key.make)).toBe(403)
    expect(await signIn(anna.key)).toBe(200)
  })
})

const passed = async (key: Key) => {
  const { ticket, challenge } = await offered()
  return { ticket, passkey: key.show(challenge) }
}

test('and it troubled nobody', () => expect(it.troubles).toEqual([]))
