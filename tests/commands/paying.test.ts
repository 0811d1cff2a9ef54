import { describe } from 'vitest'
import { derivedId } from '../../commands/derived-id.ts'
import { freeWorkouts } from '../../commands/free-workouts.ts'
import { memberships } from '../../commands/memberships.ts'
import { renewalReminders } from '../../commands/renewal-reminders.ts'
import { daysAfter } from '../../domain/days.ts'
import type { Facts } from '../../domain/facts.ts'
import { asEventId, asOrderId, asPaymentId, asSubscriptionId, asWorkoutId } from '../../domain/ids.ts'
import { type Command, freeWorkouts as mostFree } from '../../domain/membership.ts'
import { streamOf } from '../../domain/streams.ts'
import { anna, asking, at, given } from '../support/language.ts'
import { spentAddresses } from '../support/memory-secrets.ts'
import { nothing, telling } from '../support/stories.ts'
import { mail, open, waiting } from './a-person.ts'
import { subscriptionsOver } from './a-provider.ts'

const clock = () => at
const membership = streamOf('membership', anna)
type Fact = Facts['membership']

const price = { cents: 1299, currency: 'EUR' }
const wanted = { plan: 'monthly', price, terms: '1.2', earlyStart: null } as const
const mine = derivedId<'order'>(asking, 'order')
const ordered = (order = mine, plan: 'monthly' | 'yearly' = 'monthly', when = at): Fact => ({
  type: 'SubscriptionOrdered',
  order,
  plan,
  price,
  provider: 'test',
  terms: '1.2',
  at: when,
})
const subscription = asSubscriptionId('sub')
const payment = asPaymentId('pay')
const told = { provider: 'test', subscription, proof: 'evt' } as const
const from = daysAfter(at, -1)
const until = daysAfter(at, 29)
const paid = {
  type: 'SubscriptionStarted',
  ...told,
  payment,
  plan: 'monthly',
  from,
  until,
  at: from,
} as const satisfies Fact
const byCommand = { provider: 'test', subscription, proof: asking, happenedAt: at, at } as const
const cancelled: Fact = {
  type: 'SubscriptionCancelled',
  by: 'provider',
  ...told,
  endsAt: until,
  happenedAt: from,
  at: from,
}
const early: Fact = { type: 'EarlyStartAgreed', order: asOrderId('o'), text: 'v1', at }

const paying = given(membership, paid)
const inApp = given(membership, { ...paid, provider: 'app-store' })
const old = given(membership, { ...paid, from: daysAfter(at, -20), at: daysAfter(at, -20) })
const waived = given(membership, ordered(asOrderId('o')), early, { ...paid, order: asOrderId('o') })
const overtaken = given(membership, ordered(), ordered(asOrderId('later'), 'yearly'))
const twenty = given(
  membership,
  ...Array.from({ length: 20 }, (_, nth) => ordered(asOrderId(`o${nth}`), nth % 2 ? 'yearly' : 'monthly')),
)
const free = Array.from({ length: mostFree }, (_, nth): Fact => used(`w${nth}`, 'free'))
function used(name: string, kind: 'free' | 'subscription'): Fact {
  return { type: 'WorkoutCreditUsed', workout: asWorkoutId(name), kind, durationMinutes: 45, seed: name, at }
}
const asked = (command: Command) => (ask: ReturnType<typeof memberships>['ask'], context: Parameters<typeof ask>[0]) =>
  ask(context, command)
const wish = { workout: asWorkoutId('w'), durationMinutes: 45, seed: 'w', at }
const order = { type: 'OrderSubscription', order: mine, provider: 'test', ...wanted, at } as const
const notice = { id: 'evt', subscription, happenedAt: at } as const
const endless = {
  ...notice,
  what: 'paid',
  first: true,
  payment,
  plan: 'monthly',
  from: at,
  until: '2036-01-01',
} as const

describe('memberships', () =>
  telling(log => ({ commands: memberships({ log, clock }), means: {} }))(['now'], {
    ask: {
      by: asked({ type: 'CancelSubscription', proof: asking, at }),
      done: {
        given: paying,
        facts: [{ type: 'SubscriptionCancelled', by: 'athlete', endsAt: until, ...byCommand }],
      },
      refused: {
        'no-subscription': nothing,
        'managed-by-app-store': inApp,
        'already-subscribed': { given: paying, by: asked(order) },
        'order-overtaken': { given: overtaken, by: asked(order) },
        'too-many-orders': { given: twenty, by: asked({ ...order, terms: '1.3' }) },
        'period-impossible': { by: asked({ type: 'TakeNotice', provider: 'test', notice: endless, at }) },
        'withdrawal-over': { given: old, by: asked({ type: 'WithdrawSubscription', proof: asking, at }) },
        'withdrawal-waived': { given: waived, by: asked({ type: 'WithdrawSubscription', proof: asking, at }) },
        'free-workouts-used-up': { given: given(membership, ...free), by: asked({ type: 'UseCredit', ...wish }) },
        'allowance-used-up': {
          given: given(
            membership,
            ...free,
            paid,
            ...Array.from({ length: 100 }, (_, nth) => used(`s${nth}`, 'subscription')),
          ),
          by: asked({ type: 'UseCredit', ...wish }),
        },
      },
    },
    takeNotice: {
      by: (take, context) => take(context, 'test', { ...notice, what: 'ended' }),
      done: { given: paying, facts: [{ type: 'SubscriptionEnded', ...told, happenedAt: at, at }] },
      refused: { 'period-impossible': { by: (take, context) => take(context, 'test', endless) } },
    },
    grant: {
      by: (grant, context) => grant(context, 'monthly', until),
      done: {
        facts: [
          {
            type: 'SubscriptionStarted',
            provider: 'house',
            subscription: derivedId(asking, 'subscription'),
            payment: derivedId(asking, 'payment'),
            proof: asking,
            plan: 'monthly',
            from: at,
            until,
            at,
          },
        ],
      },
      refused: { 'period-impossible': { unless: 'the house gives for as long as it likes' } },
    },
  }))

const message = (told: unknown) => ({ raw: Buffer.from(JSON.stringify(told)), signature: null })
const ours = { 'no-subscription': nothing, 'managed-by-app-store': inApp }

describe('subscriptions', () =>
  telling(subscriptionsOver)(['now'], {
    order: {
      by: (order, context) => order(context, wanted),
      done: { given: open, facts: [ordered()] },
      refused: {
        'no-such-user': nothing,
        'adults-only': waiting,
        'payments-unavailable': { by: (_, context, { unsold }) => unsold.order(context, wanted) },
        'payments-out-of-reach': {
          given: open,
          by: (_, context, { cutOff }) => cutOff.order(context, wanted),
          facts: [ordered()],
        },
        'already-subscribed': open.and(membership, paid),
        'order-overtaken': open.and(membership, ordered(), ordered(asOrderId('later'), 'yearly')),
        'too-many-orders': {
          given: open.and(
            membership,
            ...Array.from({ length: 20 }, (_, nth) => ordered(asOrderId(`o${nth}`), nth % 2 ? 'yearly' : 'monthly')),
          ),
          by: (order, context) => order(context, { ...wanted, terms: '1.3' }),
        },
      },
    },
    manage: {
      by: manage => manage(anna),
      done: { given: paying, answers: { url: 'https://pay.example/sub' } },
      refused: {
        'no-subscription': nothing,
        'payments-out-of-reach': { given: paying, by: (_, __, { cutOff }) => cutOff.manage(anna) },
      },
    },
    cancel: {
      by: (cancel, context) => cancel(context),
      done: {
        given: paying,
        facts: [{ type: 'SubscriptionCancelled', by: 'athlete', endsAt: until, ...byCommand }],
      },
      refused: ours,
    },
    resume: {
      by: (resume, context) => resume(context),
      done: {
        given: given(membership, paid, cancelled),
        facts: [{ type: 'SubscriptionResumed', by: 'athlete', ...byCommand }],
      },
      refused: ours,
    },
    withdraw: {
      by: (withdraw, context) => withdraw(context),
      done: { given: paying, facts: [{ type: 'SubscriptionWithdrawn', ...byCommand }] },
      refused: { ...ours, 'withdrawal-over': old, 'withdrawal-waived': waived },
    },
    receive: {
      by: receive => receive('test', message([{ user: anna, notice: { ...notice, what: 'ended' } }])),
      done: {
        given: open.and(membership, paid),
        facts: [{ type: 'SubscriptionEnded', ...told, happenedAt: at, at }],
      },
      refused: {
        'no-such-user': nothing,
        'payments-unavailable': { by: (_, __, { unsold }) => unsold.receive('test', message([])) },
        'period-impossible': {
          given: open,
          by: receive => receive('test', message([{ user: anna, notice: endless }])),
        },
        'message-forged': { by: receive => receive('test', message({ refused: 'message-forged' })) },
        'message-unreadable': { by: receive => receive('test', message({ refused: 'message-unreadable' })) },
      },
    },
    tellProvider: {
      by: async (tell, _, { calls }) => {
        await tell(anna, asEventId('e'), { type: 'SubscriptionWithdrawn', ...byCommand })
        return calls
      },
      done: { given: paying, answers: ['give back sub pay'] },
      refused: {},
    },
    leave: {
      by: async (leave, _, { calls }) => {
        await leave(anna)
        return calls
      },
      done: {
        given: given(membership, paid, ordered(asOrderId('paid-there'))),
        answers: [`cancel sub ${at}`, 'undo paid-there'],
      },
      refused: {},
    },
  }))

const carried: Fact = { type: 'FreeWorkoutsCarriedOver', used: 3, at }

describe('free workouts', () =>
  telling(log => {
    const calls: string[] = []
    return { commands: freeWorkouts({ log, spent: spentAddresses(3, calls), clock, keptDays: 30 }), means: { calls } }
  })([], {
    carryOver: { by: (carry, context) => carry(context, mail), done: { facts: [carried] }, refused: {} },
    spending: {
      by: (spend, context) => spend(context, mail, async () => 'used'),
      done: { facts: [carried], answers: 'used' },
      refused: {},
    },
    remember: {
      by: async (remember, _, { calls }) => {
        await remember(anna, mail)
        return calls
      },
      done: { given: given(membership, ...free), answers: [`note ${mail} ${mostFree}`] },
      refused: {},
    },
    letGo: {
      by: async (letGo, _, { calls }) => {
        await letGo(anna)
        return calls
      },
      done: { answers: [`let go ${anna}`] },
      refused: {},
    },
    forget: {
      by: async (forget, _, { calls }) => {
        await forget(anna)
        return calls
      },
      done: { answers: [`forget ${anna}`] },
      refused: {},
    },
  }))

const yearly = { ...paid, plan: 'yearly', from: daysAfter(at, -345), until: daysAfter(at, 20) } as const
const reminding = derivedId<'command'>(anna, `remind of renewal/${at}`)

describe('reminders of a renewal', () =>
  telling(log => ({
    commands: {
      remind: renewalReminders({ memberships: memberships({ log, clock }), renewing: async () => [anna], clock }),
    },
    means: {},
  }))([], {
    remind: {
      by: remind => remind(),
      done: {
        given: given(membership, yearly),
        facts: [
          {
            type: 'RenewalReminded',
            provider: 'test',
            subscription,
            proof: reminding,
            plan: 'yearly',
            renewsAt: yearly.until,
            at,
          },
        ],
        answers: 1,
      },
      refused: {},
    },
  }))
