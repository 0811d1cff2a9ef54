import { z } from 'zod'
import { call } from './call.ts'

const plan = z.enum(['monthly', 'yearly'])
const moment = z.string()

const offer = z.object({
  plan,
  cents: z.int().describe('hundredths of the currency, VAT included'),
  currency: z.string(),
  months: z.int().describe('how long a period is, and by how much it renews itself'),
})

const membership = z.object({
  standing: z
    .enum(['free', 'used_up', 'active', 'cancelled', 'grace', 'failed', 'lapsed'])
    .describe(
      'grace: a renewal failed and everything still works; failed: it failed and the provider goes on trying; lapsed: a subscription is over. Reading and exporting works in each of them.',
    ),
  free_left: z.int(),
  allowance_left: z.int().nullable().describe('of 100 in 30 days; null without a subscription'),
  subscription: z
    .object({
      plan,
      provider: z.enum(['stripe', 'app-store', 'test', 'house', 'unnamed']),
      since: moment,
      paid_until: moment,
      until: moment.describe('what works until then, if nothing more happens'),
      over: z
        .object({ why: z.enum(['withdrawn', 'refunded', 'revoked', 'ended']), at: moment })
        .nullable()
        .describe('why and since when nothing works any more; revoked: charged back, or no longer shared'),
      renews: z.boolean(),
      ends_at: moment.describe('when it ends, cancelled as it is, or if it were cancelled now'),
      reminder_at: moment
        .nullable()
        .describe('when a mail tells of the next renewal, or has told; null: no mail before a short period renews'),
      withdraw_until: moment.nullable().describe('null: not any more, or given up for beginning at once'),
    })
    .nullable()
    .describe('the one that counts now, or that counted last'),
  offers: z.array(offer),
  seller: z.string().nullable().describe('who is paid on the website; null: it is sold in the app only'),
})

const example = {
  standing: 'active',
  free_left: 0,
  allowance_left: 88,
  subscription: {
    plan: 'monthly',
    provider: 'stripe',
    since: '2026-06-01T08:00:00.000Z',
    paid_until: '2026-07-01T08:00:00.000Z',
    until: '2026-07-01T08:00:00.000Z',
    over: null,
    renews: true,
    ends_at: '2026-07-01T08:00:00.000Z',
    reminder_at: null,
    withdraw_until: '2026-06-16T00:00:00.000Z',
  },
  offers: [{ plan: 'monthly', cents: 1299, currency: 'EUR', months: 1 }],
  seller: 'stripe',
} as const

export const getMembership = call({
  method: 'GET',
  path: '/api/membership',
  summary: 'What is left, what the subscription costs, and how yours stands',
  access: 'signed-in',
  status: 200,
  answer: membership,
  examples: { answer: example },
})

export const orderSubscription = call({
  method: 'POST',
  path: '/api/membership/orders',
  summary: 'Order the subscription',
  description:
    'Answers where it is paid; it begins once the provider has told us so. `early_start` is a tick of its own: beginning at once is agreed to, and the right to withdraw ends with it.',
  access: 'signed-in',
  body: z.strictObject({ plan, early_start: z.boolean() }),
  status: 201,
  answer: z.object({ order: z.string(), pay_at: z.string() }),
  refuses: [
    'already-subscribed',
    'order-overtaken',
    'adults-only',
    'too-many-orders',
    'payments-unavailable',
    'payments-out-of-reach',
    'no-such-user',
  ],
  examples: { body: { plan: 'monthly', early_start: false } },
})

export const manageSubscription = call({
  method: 'POST',
  path: '/api/membership/payment',
  summary: 'Where you change how you pay',
  access: 'signed-in',
  status: 200,
  answer: z.object({ manage_at: z.string() }),
  refuses: ['no-subscription', 'payments-out-of-reach'],
})

const change = { access: 'signed-in', status: 200, answer: membership } as const

export const cancelSubscription = call({
  method: 'POST',
  path: '/api/membership/cancellation',
  summary: 'Cancel the subscription',
  description:
    'It ends with the period that is paid; cancelled less than 24 hours before that, with the next one. A receipt is mailed.',
  ...change,
  refuses: ['no-subscription', 'managed-by-app-store'],
  examples: { answer: example },
})

export const resumeSubscription = call({
  method: 'DELETE',
  path: '/api/membership/cancellation',
  summary: 'Take the cancellation back',
  ...change,
  refuses: ['no-subscription', 'managed-by-app-store'],
})

export const withdrawSubscription = call({
  method: 'POST',
  path: '/api/membership/withdrawal',
  summary: 'Withdraw from the subscription within 14 days',
  description: 'It ends at once and what was paid is given back. A receipt is mailed.',
  ...change,
  refuses: ['no-subscription', 'managed-by-app-store', 'withdrawal-waived', 'withdrawal-over'],
})
