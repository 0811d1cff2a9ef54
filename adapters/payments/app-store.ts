import type { X509Certificate } from 'node:crypto'
import { z } from 'zod'
import type { ProviderNotice, ReadMessage } from '../../commands/ports/payments.ts'
import { userId } from '../../contract/ids.ts'
import { asPaymentId, asSubscriptionId } from '../../domain/ids.ts'
import type { Notice } from '../../domain/subscribing.ts'
import { signedByChain } from './signed-by-chain.ts'

type Parts = {
  readonly root: X509Certificate
  readonly bundleId: string
  readonly environment: 'Production' | 'Sandbox'
  readonly clock: () => string
}

const moment = z
  .int()
  .min(0)
  .max(8.64e15)
  .transform(ms => new Date(ms).toISOString())

const notification = z.object({
  notificationType: z.string(),
  subtype: z.string().optional(),
  notificationUUID: z.uuid(),
  version: z.literal('2.0'),
  signedDate: moment,
  data: z
    .object({
      bundleId: z.string(),
      environment: z.string(),
      signedTransactionInfo: z.string().optional(),
      signedRenewalInfo: z.string().optional(),
    })
    .optional(),
})

const transaction = z.object({
  transactionId: z.string().min(1).max(100).transform(asPaymentId),
  originalTransactionId: z.string().min(1).max(100).transform(asSubscriptionId),
  bundleId: z.string(),
  environment: z.string(),
  productId: z.string(),
  purchaseDate: moment,
  expiresDate: moment,
  /** Our athlete's id, which the app hands over with the purchase. */
  appAccountToken: userId,
})

const renewal = z.object({
  originalTransactionId: z.string().transform(asSubscriptionId),
  gracePeriodExpiresDate: moment.optional(),
})

type Notification = z.output<typeof notification>
type Transaction = z.output<typeof transaction>

/**
 * App Store Server Notifications V2. What is sold there is called `<bundle id>.monthly` and `<bundle id>.yearly`. A
 * message of another app or of the sandbox is as good as forged.
 */
export const appStore = ({ root, bundleId, environment, clock }: Parts): ReadMessage => {
  const open = signedByChain({ root, clock })
  const isOurs = (about: { readonly bundleId: string; readonly environment: string }) =>
    about.bundleId === bundleId && about.environment === environment
  const planOf = (productId: string) =>
    productId === `${bundleId}.monthly` ? 'monthly' : productId === `${bundleId}.yearly` ? 'yearly' : null

  return async ({ raw }) => {
    const payload = open(payloadOf(raw))
    if (payload === null) return { refused: 'message-forged' }
    const read = notification.safeParse(payload)
    if (!read.success) return { refused: 'message-unreadable' }
    const { data } = read.data
    if (data === undefined || !isAbout(read.data)) return []
    if (!isOurs(data)) return { refused: 'message-forged' }

    const [signed, renewing] = [open(data.signedTransactionInfo), open(data.signedRenewalInfo)]
    if (signed === null) return { refused: 'message-forged' }
    const bought = transaction.safeParse(signed)
    if (!bought.success) return { refused: 'message-unreadable' }
    if (!isOurs(bought.data)) return { refused: 'message-forged' }
    const plan = planOf(bought.data.productId)
    if (plan === null) return { refused: 'message-unreadable' }
    const renews = renewal.safeParse(renewing)
    const sameOne = renews.success && renews.data.originalTransactionId === bought.data.originalTransactionId
    const graceUntil = sameOne ? renews.data.gracePeriodExpiresDate : undefined
    return noticesOf(read.data, bought.data, plan, graceUntil)
  }
}

const envelope = z.object({ signedPayload: z.string() })

const payloadOf = (raw: Buffer) => {
  try {
    return envelope.safeParse(JSON.parse(raw.toString('utf8'))).data?.signedPayload
  } catch {
    return undefined
  }
}

const told = [
  'SUBSCRIBED',
  'DID_RENEW',
  'OFFER_REDEEMED',
  'DID_CHANGE_RENEWAL_PREF',
  'DID_CHANGE_RENEWAL_STATUS',
  'DID_FAIL_TO_RENEW',
  'EXPIRED',
  'GRACE_PERIOD_EXPIRED',
  'REFUND',
  'REFUND_REVERSED',
  'REVOKE',
]
const isAbout = ({ notificationType, subtype }: Notification) =>
  told.includes(notificationType) && (notificationType !== 'DID_CHANGE_RENEWAL_PREF' || subtype === 'UPGRADE')

const noticesOf = (
  { notificationType, subtype, notificationUUID, signedDate }: Notification,
  { transactionId, originalTransactionId, purchaseDate, expiresDate, appAccountToken }: Transaction,
  plan: 'monthly' | 'yearly',
  graceUntil: string | undefined,
): readonly ProviderNotice[] => {
  const common = { id: notificationUUID, subscription: originalTransactionId, happenedAt: signedDate }
  const about = (notice: Notice) => [{ user: appAccountToken, notice }]
  switch (notificationType) {
    case 'DID_CHANGE_RENEWAL_STATUS':
      return about(
        subtype === 'AUTO_RENEW_DISABLED'
          ? { ...common, what: 'cancelled', endsAt: expiresDate }
          : { ...common, what: 'resumed' },
      )
    case 'DID_FAIL_TO_RENEW': {
      const isPatient = subtype === 'GRACE_PERIOD' && graceUntil !== undefined
      const grace = isPatient ? { grace: { from: expiresDate, until: graceUntil } } : {}
      return about({ ...common, what: 'payment-failed', ...grace })
    }
    case 'EXPIRED':
      return about({ ...common, what: 'ended', happenedAt: expiresDate })
    case 'GRACE_PERIOD_EXPIRED':
      return about({ ...common, what: 'ended', happenedAt: graceUntil ?? signedDate })
    case 'REFUND':
      return about({ ...common, what: 'refunded', payment: transactionId })
    case 'REFUND_REVERSED':
      return about({ ...common, what: 'reinstated', payment: transactionId })
    case 'REVOKE':
      return about({ ...common, what: 'revoked', payment: transactionId })
    default: {
      const paid = { payment: transactionId, plan, from: purchaseDate, until: expiresDate }
      return about({ ...common, what: 'paid', first: notificationType === 'SUBSCRIBED', ...paid })
    }
  }
}
