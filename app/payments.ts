import { X509Certificate } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { type Config, whyReachable } from '../adapters/config.ts'
import { freshId } from '../adapters/crypto/fresh-id.ts'
import { appStore } from '../adapters/payments/app-store.ts'
import { type TestAct, testProvider } from '../adapters/payments/test-provider.ts'
import { derivedId } from '../commands/derived-id.ts'
import type { MembershipCommands } from '../commands/memberships.ts'
import type { PaymentProvider, ProviderNotice, ReadMessage } from '../commands/ports/payments.ts'
import { brand } from '../content/brand.ts'
import { plans, price } from '../content/membership.ts'
import type { Provider } from '../domain/subscription.ts'

type Parts = {
  readonly config: Config
  readonly secret: Buffer
  readonly clock: () => string
  readonly memberships: MembershipCommands
}

/** Who is paid, by the configuration: a real provider, or a page that plays one where nobody else gets to it. */
export const openPayments = async (parts: Parts) => {
  const { config } = parts
  const named = config.PAYMENTS
  const usual = whyReachable(config) ? 'none' : 'test'
  const chosen = named ?? (config.STRIPE_SECRET_KEY ? 'stripe' : usual)
  const test = chosen === 'test' ? openTest(parts) : null
  const stripe = chosen === 'stripe' ? await openStripe(parts) : null
  const apple = openAppStore(parts)
  const payments: PaymentProvider | null = stripe ?? test?.provider ?? null
  const messengers: Partial<Record<Provider, ReadMessage>> = {
    ...(stripe ? { stripe: stripe.read } : {}),
    ...(apple ? { 'app-store': apple } : {}),
  }
  return { payments, messengers, testPayments: test ? { ...test.page, named: named === 'test' } : null }
}

const openStripe = async ({ config, clock }: Parts) => {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret, STRIPE_API_URL: apiUrl = null } = config
  if (!secretKey || !webhookSecret) throw new Error('STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET: are missing')
  const productName = `${brand.name}-Abo`
  // Loaded only where it is set up: it is as much code as all of ours.
  const { stripeProvider } = await import('../adapters/payments/stripe.ts')
  return stripeProvider({ secretKey, webhookSecret, apiUrl, publicUrl: config.PUBLIC_URL, productName, clock })
}

const openAppStore = ({ config, clock }: Parts) => {
  const { APP_STORE_ROOT: file, APP_STORE_BUNDLE_ID: bundleId, APP_STORE_ENVIRONMENT: environment } = config
  if (!file || !bundleId) return null
  return appStore({ root: new X509Certificate(readFileSync(file)), bundleId, environment, clock })
}

const openTest = ({ config, secret, clock, memberships }: Parts) => {
  const deliver = ({ user, notice }: ProviderNotice) => {
    const commandId = derivedId<'command'>(user, `notice/test/${notice.id}`)
    const context = { commandId, actor: { kind: 'system', id: 'test payments' }, subject: user } as const
    return memberships.takeNotice(context, 'test', notice)
  }
  const provider = testProvider({ publicUrl: config.PUBLIC_URL, secret, clock, deliver, newId: freshId })
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
