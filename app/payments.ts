import { randomUUID } from 'node:crypto'
import { type Config, whyReachable } from '../adapters/config.ts'
import { type TestAct, testProvider } from '../adapters/payments/test-provider.ts'
import { derivedId } from '../commands/derived-id.ts'
import type { MembershipCommands } from '../commands/memberships.ts'
import type { PaymentProvider, ProviderNotice, ReadMessage } from '../commands/ports.ts'
import { plans, price } from '../content/membership.ts'
import type { Provider } from '../domain/subscription.ts'

type Parts = {
  readonly config: Config
  readonly secret: Buffer
  readonly clock: () => string
  readonly memberships: MembershipCommands
}

/** Who is paid, by the configuration: a real provider, or a page that plays one where nobody else gets to it. */
export const openPayments = (parts: Parts) => {
  const { config } = parts
  const named = config.PAYMENTS
  const chosen = named ?? (whyReachable(config) ? 'none' : 'test')
  const test = chosen === 'test' ? openTest(parts) : null
  const payments: PaymentProvider | null = test?.provider ?? null
  const messengers: Partial<Record<Provider, ReadMessage>> = {}
  return { payments, messengers, testPayments: test ? { ...test.page, named: named === 'test' } : null }
}

const openTest = ({ config, secret, clock, memberships }: Parts) => {
  const deliver = ({ user, notice }: ProviderNotice) => {
    const commandId = derivedId(user, `notice/test/${notice.id}`)
    const context = { commandId, actor: { kind: 'system', id: 'test payments' }, subject: user } as const
    return memberships.takeNotice(context, 'test', notice)
  }
  const provider = testProvider({ publicUrl: config.PUBLIC_URL, secret, clock, deliver, newId: randomUUID })
  return {
    provider,
    page: {
      about: async (query: unknown) => {
        const ticket = provider.readTicket(query)
        if (!ticket) return null
        const { plan, order } = ticket
        return [`Abo ${plans[plan].name}, ${price(ticket)} ${plans[plan].every}`, `Bestellung ${order}`]
      },
      play: async (query: unknown, act: TestAct) => {
        const ticket = provider.readTicket(query)
        if (!ticket) return
        const { subscriptions } = await memberships.now(ticket.user)
        await provider.play(act, ticket, subscription => subscriptions[subscription])
      },
    },
  }
}
