import { accountReading } from '../../commands/account-reading.ts'
import { memberships } from '../../commands/memberships.ts'
import type { Log } from '../../commands/ports/log.ts'
import type { PaymentProvider } from '../../commands/ports/payments.ts'
import { subscriptions } from '../../commands/subscriptions.ts'
import { asOrderId } from '../../domain/ids.ts'
import { outage } from '../../domain/kernel/outage.ts'
import { at } from '../support/language.ts'

const clock = () => at

/** A provider in memory, and what it was asked; its page is at the order's own address. */
const provider = (calls: string[]): PaymentProvider => ({
  name: 'test',
  checkout: async ({ order }) => `https://pay.example/${order}`,
  closeCheckout: async ({ order }) => order !== asOrderId('paid-there'),
  undoCheckout: async ({ order }) => void calls.push(`undo ${order}`),
  manage: async subscription => `https://pay.example/${subscription}`,
  cancel: async (subscription, endsAt) => void calls.push(`cancel ${subscription} ${endsAt}`),
  resume: async subscription => void calls.push(`resume ${subscription}`),
  giveBack: async (subscription, payments) => void calls.push(`give back ${subscription} ${payments}`),
  giveBackPart: async subscription => void calls.push(`give back a part ${subscription}`),
  read: async ({ raw }) => JSON.parse(raw.toString()),
})
const away = async () => {
  throw outage('the provider', 'does not answer')
}

/** Beside what the product sells by: where nothing is sold, and where the provider does not answer. */
export const subscriptionsOver = (log: Log) => {
  const calls: string[] = []
  const payments = provider(calls)
  const made = (payments: PaymentProvider | null) =>
    subscriptions({
      clock,
      accounts: { load: accountReading(log) },
      memberships: memberships({ log, clock }),
      payments,
      messengers: payments ? { test: payments.read } : {},
    })
  const means = { calls, unsold: made(null), cutOff: made({ ...payments, checkout: away, manage: away }) }
  return { commands: made(payments), means }
}
