import { randomUUID } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from 'vitest'
import { appleLike, signedBy } from '../support/certificates.ts'
import { startStripe } from '../support/stripe-server.ts'
import type { Asking } from './erasure-asking.ts'
import { known } from './erasure-words.ts'

const dayMs = 86_400_000
const secret = 'whsec_erasure'
const bundle = 'de.formkurve.app'

/** Both who are paid in earnest, and all that leads from their books to her. */
export const sellers = async (folder: string) => {
  const seconds = () => Math.floor(Date.now() / 1000)
  const stripe = await startStripe(secret, seconds, known.paidAs)
  const { root, intermediate, leaf } = appleLike()
  await writeFile(join(folder, 'root.cer'), root.certificate.raw)
  const environment = {
    PAYMENTS: 'stripe',
    STRIPE_SECRET_KEY: 'sk_test_1',
    STRIPE_WEBHOOK_SECRET: secret,
    STRIPE_API_URL: stripe.url,
    APP_STORE_ROOT: join(folder, 'root.cer'),
    APP_STORE_BUNDLE_ID: bundle,
  }

  /** `said`: what the server has put out so far. */
  const subscribe = async ({ ask }: Asking, url: string, token: string, said: () => string) => {
    await ask('POST /api/membership/orders', { plan: 'monthly', early_start: false }, token)
    const invoice = `in_${known.paidAs}`
    const { paid } = stripe.messages
    const { raw, signature } = paid(invoice, 'subscription_create', seconds(), seconds() + 30 * 86_400)
    const headers = { 'stripe-signature': signature, 'content-type': 'application/json' }
    const told = await fetch(`${url}/webhooks/stripe`, { method: 'POST', headers, body: new Uint8Array(raw) })
    expect([told.status, await told.text()]).toEqual([200, '{"taken":1}'])

    // What is refused there is tried again, and says whom it was about.
    stripe.refuse(`No such customer: cus_${known.paidAs} (${known.email}, ${known.refusedBy})`)
    await ask('POST /api/membership/cancellation', undefined, token)
    await expect.poll(said, { timeout: 20_000 }).toContain('stripe is not available')
    stripe.refuse(null)
  }

  /** Bought in the app as well, and given back there. */
  const buyInTheApp = async ({ ask }: Asking, user: string, made: string[]) => {
    const about = { bundleId: bundle, environment: 'Production' }
    const by = [leaf, intermediate, root]
    const bought = {
      ...about,
      originalTransactionId: known.boughtAs,
      transactionId: `${known.boughtAs}-1`,
      productId: `${bundle}.monthly`,
      purchaseDate: Date.now(),
      expiresDate: Date.now() + 30 * dayMs,
      appAccountToken: user,
    }
    for (const notificationType of ['SUBSCRIBED', 'REFUND']) {
      const notificationUUID = randomUUID()
      made.push(notificationUUID)
      const signedTransactionInfo = signedBy(by, bought)
      const signedPayload = signedBy(by, {
        notificationType,
        notificationUUID,
        version: '2.0',
        signedDate: Date.now(),
        data: { ...about, signedTransactionInfo },
      })
      expect(await ask('POST /webhooks/app-store', { signedPayload })).toEqual({ taken: 1 })
    }
  }

  return { environment, subscribe, buyInTheApp, asked: stripe.asked, close: stripe.close }
}
