import { freshId } from '../../adapters/crypto/fresh-id.ts'
import { memoryKeyRing } from '../../adapters/event-store/memory/key-ring.ts'
import { memoryStore } from '../../adapters/event-store/memory/memory-store.ts'
import { sealedStore } from '../../adapters/event-store/sealed.ts'
import { stripeProvider } from '../../adapters/payments/stripe.ts'
import { testProvider } from '../../adapters/payments/test-provider.ts'
import { derivedId } from '../../commands/derived-id.ts'
import { memberships as membershipCommands } from '../../commands/memberships.ts'
import type { Log } from '../../commands/ports/log.ts'
import type { PaymentProvider, ProviderMessage } from '../../commands/ports/payments.ts'
import { askedTypes, subscriptions as subscriptionCommands } from '../../commands/subscriptions.ts'
import { currentOf } from '../../domain/entitlement.ts'
import { asUserId } from '../../domain/ids.ts'
import { isRefused } from '../../domain/kernel/decider.ts'
import { streamOf } from '../../domain/streams.ts'
import { startStripe } from './stripe-server.ts'

export const user = asUserId('00000000-0000-4000-8000-00000000a44a')
export const day = 86_400
export const start = Date.parse('2026-11-02T08:00:00.000Z') / 1000
const secret = 'whsec_test'
/** The clock of all these, in seconds since 1970. */
export const time = { now: start }
const clock = () => new Date(time.now * 1000).toISOString()
export const context = () =>
  ({ commandId: freshId<'command'>(), actor: { kind: 'user', id: user }, subject: user }) as const

export const pageOf = (answer: { readonly payAt: string } | { readonly refused: string }) => {
  if ('refused' in answer) throw new Error(answer.refused)
  return answer.payAt
}

/** An athlete with a log in memory, before one provider. */
const athlete = (provider: PaymentProvider, members: ReturnType<typeof membershipCommands>, log: Log) => {
  const open = { status: 'open', email: 'anna@example.org', age: { standing: 'adult' } }
  const accounts = { load: async () => ({ state: open, position: null }) } as never
  const messengers = { [provider.name]: provider.read }
  const at = subscriptionCommands({ clock, accounts, memberships: members, payments: provider, messengers })
  const order = (plan: 'monthly' | 'yearly' = 'monthly') =>
    at.order(context(), { plan, price: { cents: 1299, currency: 'EUR' }, terms: '1.2', earlyStart: null })
  const moves = (email: string) => {
    open.email = email
  }
  /** What the reaction does, for all that was asked so far, twice. */
  const tell = async () => {
    for (const { id, event } of [...(await log.load(streamOf('membership', user)))]) {
      const isAsked = (type: string): type is (typeof askedTypes)[number] => askedTypes.some(each => each === type)
      if (!isAsked(event.type)) continue
      for (const _ of [1, 2]) await at.tellProvider(user, id, event as Parameters<typeof at.tellProvider>[2])
    }
  }
  const standing = async () => currentOf(await at.now(user), clock())?.standing ?? null
  return { ...at, orderAs: at.order, order, moves, tell, standing }
}

export type World = {
  readonly anna: ReturnType<typeof athlete>
  readonly pay: () => Promise<unknown>
  /** On a page that was opened some time. */
  readonly payAt: (page: string) => Promise<unknown>
  readonly fail: () => Promise<unknown>
  readonly refunded: () => Promise<unknown>
  readonly close: () => Promise<void>
}

export const played = async (): Promise<World> => {
  const log = sealedStore(memoryStore(), memoryKeyRing())
  const members = membershipCommands({ log, clock })
  const provider = testProvider({
    publicUrl: 'https://formkurve.test',
    secret: Buffer.from('s'),
    clock,
    newId: freshId,
    deliver: ({ user, notice }) =>
      members.takeNotice(
        { commandId: derivedId(user, notice.id), actor: { kind: 'system', id: 'test' }, subject: user },
        'test',
        notice,
      ),
  })
  const anna = athlete(provider, members, log)
  let last = ''
  const play = async (act: 'pay' | 'fail', page: string) => {
    const ticket = provider.readTicket(Object.fromEntries(new URL(page).searchParams))
    const { subscriptions } = await members.now(user)
    if (ticket) await provider.play(act, ticket, name => subscriptions[name])
  }
  const order: typeof anna.order = async plan => {
    const answer = await anna.order(plan)
    if (!isRefused(answer)) last = answer.payAt
    return answer
  }
  const none = async () => {}
  const pay = () => play('pay', last)
  const fail = () => play('fail', last)
  const payAt = (page: string) => play('pay', page)
  return { anna: { ...anna, order }, pay, payAt, fail, refunded: none, close: none }
}

export const striped = async () => {
  const stripe = await startStripe(secret, () => time.now)
  const log = sealedStore(memoryStore(), memoryKeyRing())
  const provider = stripeProvider({
    secretKey: 'sk_test_1',
    webhookSecret: secret,
    apiUrl: stripe.url,
    publicUrl: 'https://formkurve.test',
    productName: 'Abo',
    clock,
  })
  const members = membershipCommands({ log, clock })
  let meanwhile: (() => Promise<unknown>) | null = null
  /** The next look at the log is late by so much as happens in between. */
  const before = (happens: () => Promise<unknown>) => {
    meanwhile = happens
  }
  const late = async (whose: typeof user) => {
    const happens = meanwhile
    meanwhile = null
    await happens?.()
    return members.now(whose)
  }
  const anna = athlete(provider, { ...members, now: late }, log)
  const receive = (message: ProviderMessage) => anna.receive('stripe', message)
  let periods = 0
  const pay = async () => {
    const reason = periods === 0 ? 'subscription_create' : 'subscription_cycle'
    const message = stripe.messages.paid(`in_${++periods}`, reason, time.now, time.now + 30 * day)
    for (const _ of [1, 2]) await receive(message)
  }
  const payAt = async (page: string) => (stripe.complete(page) ? pay() : null)
  const fail = () => receive(stripe.messages.failed(time.now, time.now + 30 * day))
  const refunded = () => receive(stripe.messages.refunded())
  return { anna, pay, payAt, fail, refunded, close: stripe.close, stripe, receive, log, before }
}
