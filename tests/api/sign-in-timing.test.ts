import { afterAll, beforeAll, expect, test } from 'vitest'
import { freshId } from '../../adapters/crypto/fresh-id.ts'
import { signedIds } from '../../adapters/crypto/signed-id.ts'
import { webAuthn } from '../../adapters/factors/authenticators.ts'
import { newRecoveryCode, timeCodes } from '../../adapters/factors/codes.ts'
import { accounts } from '../../commands/accounts.ts'
import type { PasswordHasher } from '../../commands/ports/secrets.ts'
import { startProduct, type TestProduct } from '../support/product.ts'

// The long form (LONG=1) takes 2,000 samples each, as an attacker would.
const samples = process.env.LONG ? 2000 : 300
const overHttp = process.env.LONG ? 2000 : 40

let it: TestProduct
/** As many of both kinds, since what is tried too often waits in a lane of its own. */
const addresses = 40
const known = Array.from({ length: addresses }, (_, n) => `known${n}@example.org`)

beforeAll(async () => {
  const environment = { SIGN_IN_FAILURES_PER_ACCOUNT: '100000', SIGN_IN_FAILURES_PER_ADDRESS: '100000' }
  it = await startProduct({ environment, earnestHashing: true })
  for (const email of known) await it.person(email)
}, 120_000)
afterAll(() => it.close())

const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
const variance = (values: number[]) => {
  const middle = mean(values)
  return values.reduce((sum, value) => sum + (value - middle) ** 2, 0) / (values.length - 1)
}
const median = (values: number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0
const welch = (one: number[], other: number[]) =>
  Math.abs(mean(one) - mean(other)) / Math.sqrt(variance(one) / one.length + variance(other) / other.length)
/** Without the slowest and the fastest twentieth, which tell of the machine. */
const trimmed = (values: number[]) =>
  values.toSorted((a, b) => a - b).slice(Math.floor(values.length * 0.05), Math.ceil(values.length * 0.95))

/**
 * In turns, so that a machine that gets slower does so for both; two turns at a time, in each of four orders, since who asks
 * second waits for the first.
 */
const compare = async (count: number, act: (email: string) => Promise<unknown>) => {
  const took = { known: [] as number[], unknown: [] as number[] }
  const turn = async (n: number) => {
    const pair = [
      ['known', known[n % known.length] ?? ''],
      ['unknown', `unknown${n % addresses}@example.org`],
    ] as const
    const isReversed = (n >> (n % 2 ? 2 : 1)) % 2 === 1
    for (const [kind, email] of isReversed ? pair.toReversed() : pair) {
      const began = performance.now()
      await act(email)
      took[kind].push(performance.now() - began)
    }
  }
  for (let n = 0; n < count; n += 2) await Promise.all([turn(n), turn(n + 1)])
  return { known: trimmed(took.known), unknown: trimmed(took.unknown) }
}

test('over HTTP the answer is the same, byte for byte, and takes the same time', async () => {
  const answers = new Set<string>()
  const took = await compare(overHttp, async email => {
    const { status, text } = await it.ask('POST /auth/login', { body: { email, password: 'geraten' } })
    answers.add(`${status} ${text}`)
  })
  expect([...answers]).toHaveLength(1)
  const medians = [median(took.known), median(took.unknown)] as const
  // On a machine so busy that the work outlasts the pause, milliseconds are noise; the t-test still tells.
  if (Math.max(...medians) < 260) expect(Math.abs(medians[0] - medians[1])).toBeLessThan(2)
  expect(welch(took.known, took.unknown)).toBeLessThan(4.5)
}, 3_000_000)

test('even without the pause at the end, and with hashing for free, a known address is hardly to be told', async () => {
  const free: PasswordHasher = {
    hash: async () => '',
    verify: async () => ({ matches: false, outdated: false }),
    lanes: 1,
    timeFor: () => 0,
  }
  const { log, vault, sessions, factors } = it.product
  const { hashEmail } = { hashEmail: (address: string) => it.product.accounts.addressKey(address) }
  const bare = accounts({
    log,
    vault,
    sessions,
    passwords: free,
    isGuessable: () => false,
    isLeaked: async () => false,
    hashEmail,
    addresses: it.product.addresses,
    publishedTerms: [],
    freeWorkouts: {
      remember: async () => {},
      carryOver: async () => {},
      letGo: async () => {},
      forget: async () => {},
      spending: async (_context, _email, use) => use(),
    },
    receipts: signedIds(Buffer.alloc(32)),
    factors,
    authenticators: webAuthn('https://formkurve.test'),
    codes: timeCodes('Formkurve'),
    newRecoveryCode,
    newId: freshId,
    clock: () => new Date().toISOString(),
  })
  const took = await compare(samples, email =>
    bare.signIn({ email, password: 'geraten' }, { address: email, device: 'x' }),
  )
  // A busy machine stretches both alike.
  expect(Math.abs(median(took.known) - median(took.unknown))).toBeLessThan(Math.max(1, median(took.unknown) / 6))
}, 300_000)
