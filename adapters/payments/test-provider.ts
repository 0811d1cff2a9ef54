import { createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import type { PaymentProvider, ProviderNotice } from '../../commands/ports/payments.ts'
import { userId } from '../../contract/ids.ts'
import { day } from '../../domain/days.ts'
import { entriesOf } from '../../domain/fields.ts'
import { asOrderId, asPaymentId, asSubscriptionId, type PaymentId, type SubscriptionId } from '../../domain/ids.ts'
import type { Notice } from '../../domain/subscribing.ts'

type Parts = {
  readonly publicUrl: string
  readonly secret: Buffer
  readonly clock: () => string
  readonly newId: () => string
  /** Told at once what a real provider would tell by a message. */
  readonly deliver: (told: ProviderNotice) => Promise<unknown>
}

export type TestAct = 'pay' | 'fail' | 'refund' | 'revoke' | 'end'

const plan = z.enum(['monthly', 'yearly'])
const ticket = z.object({
  order: z.uuid().transform(asOrderId),
  user: userId,
  plan,
  cents: z.coerce.number().int(),
  currency: z.string(),
  mac: z.string().regex(/^[\w-]{43}$/),
})
type Ticket = z.output<typeof ticket>

/** What is known of a subscription when somebody plays with it. */
type Known = { readonly payments: Readonly<Record<PaymentId, { readonly until: string }>> } | undefined

const graceMs = 7 * day

/** What a page is about: whose order, of what. */
type About = Omit<Ticket, 'mac'>

/** A subscription is named after its person and order. */
const nameOf = ({ user, order, plan, cents, currency }: About) =>
  asSubscriptionId([user, order, plan, cents, currency].join(' '))

const aboutOf = (subscription: SubscriptionId): About => {
  const [user = '', order = '', plan = '', cents = '', currency = ''] = subscription.split(' ')
  return ticket.omit({ mac: true }).parse({ user, order, plan, cents, currency })
}

const newsOf = (about: About, name: string, happenedAt: string) => ({
  id: `test ${about.order} ${name}`,
  subscription: nameOf(about),
  happenedAt,
})

const noticeOf = (act: TestAct, about: About, known: Known, common: ReturnType<typeof newsOf>): Notice => {
  const periods = entriesOf(known?.payments ?? {}).sort(([, one], [, other]) => (one.until < other.until ? -1 : 1))
  const [payment = asPaymentId('none'), last] = periods.at(-1) ?? []
  switch (act) {
    case 'pay': {
      const now = common.happenedAt
      const from = last && last.until > now ? last.until : now
      const { plan, cents, currency, order } = about
      const until = new Date(from)
      until.setUTCMonth(until.getUTCMonth() + (plan === 'monthly' ? 1 : 12))
      const period = { plan, from, until: until.toISOString(), amount: { cents, currency }, order }
      return {
        ...common,
        what: 'paid',
        first: !last,
        payment: asPaymentId(`${order} ${periods.length + 1}`),
        ...period,
      }
    }
    case 'fail': {
      if (!last) return { ...common, what: 'payment-failed' }
      const grace = { from: last.until, until: new Date(Date.parse(last.until) + graceMs).toISOString() }
      return { ...common, what: 'payment-failed', grace }
    }
    case 'refund':
      return { ...common, what: 'refunded', payment }
    case 'revoke':
      return { ...common, what: 'revoked', payment }
    case 'end':
      return { ...common, what: 'ended' }
  }
}

/** No money: a page plays what a provider does. */
export const testProvider = ({ publicUrl, secret, clock, newId, deliver }: Parts) => {
  const closed = new Set<string>()

  const macOf = ({ order, user, plan, cents, currency }: About) =>
    createHmac('sha256', secret).update([order, user, plan, cents, currency].join('\n')).digest('base64url')

  const pageOf = (about: About) =>
    `${publicUrl}/dev/payments?${new URLSearchParams({ ...about, cents: String(about.cents), mac: macOf(about) })}`

  /** Whom and what a page is about; null where its address was not made here. */
  const readTicket = (query: unknown): Ticket | null => {
    const read = ticket.safeParse(query)
    if (!read.success) return null
    const isOurs = timingSafeEqual(Buffer.from(read.data.mac), Buffer.from(macOf(read.data)))
    return isOurs && !closed.has(read.data.order) ? read.data : null
  }

  const news = (about: About, name: string) => newsOf(about, name, clock())

  const provider: PaymentProvider = {
    name: 'test',
    checkout: async ({ order, user, plan, price }) => pageOf({ order, user, plan, ...price }),
    closeCheckout: async ({ order }) => {
      closed.add(order)
      return true
    },
    undoCheckout: async () => {},
    manage: async subscription => pageOf(aboutOf(subscription)),
    cancel: async () => {},
    resume: async () => {},
    giveBack: async (subscription, payments, key) => {
      const about = aboutOf(subscription)
      for (const payment of payments)
        await deliver({
          user: about.user,
          notice: { ...news(about, `${key} ${payment}`), what: 'refunded', payment },
        })
    },
    giveBackPart: async (subscription, { payment, amount }, key) => {
      const about = aboutOf(subscription)
      const notice = {
        ...news(about, `${key} ${payment}`),
        what: 'partly-refunded',
        payment,
        refunded: amount,
      } as const
      await deliver({ user: about.user, notice })
    },
    read: async () => ({ refused: 'message-forged' }),
  }

  return {
    ...provider,
    readTicket,
    play: (act: TestAct, about: Ticket, known: (subscription: SubscriptionId) => Known) =>
      deliver({
        user: about.user,
        notice: noticeOf(act, about, known(nameOf(about)), news(about, `${act} ${newId()}`)),
      }),
  }
}
