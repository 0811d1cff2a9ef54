import type { Rest } from '../../domain/entitlement.ts'
import type { OrderId, PaymentId, SubscriptionId, UserId } from '../../domain/ids.ts'
import type { Notice } from '../../domain/subscribing.ts'
import type { Money, Provider, Plan as Term } from '../../domain/subscription.ts'

/** `at`: when it was ordered, in ISO 8601. */
type Ordered = { readonly order: OrderId; readonly user: UserId; readonly at: string }

export type Checkout = Ordered & {
  readonly plan: Term
  readonly price: Money
}

/** What a provider told us, and about whom. */
export type ProviderNotice = { readonly user: UserId; readonly notice: Notice }

/** As it came, unparsed: a signature is over bytes. */
export type ProviderMessage = { readonly raw: Buffer; readonly signature: string | null }

/**
 * A message that is proven to be the provider's, in words of ours; empty where it is about nothing that we keep.
 * `forged`: not proven; `unreadable`: proven, but not about anything we sell.
 */
export type ReadMessage = (
  message: ProviderMessage,
) => Promise<readonly ProviderNotice[] | { readonly refused: 'message-forged' | 'message-unreadable' }>

/** Who takes the money. Everything may be asked twice: the same `key` is done once. */
export type PaymentProvider = {
  readonly name: Provider
  /** Where the athlete pays, one page an order, until a day after it at most; null where it is paid there already. */
  readonly checkout: (checkout: Checkout) => Promise<string | null>
  /** Nobody can pay this order any more. False where somebody has. */
  readonly closeCheckout: (order: Ordered) => Promise<boolean>
  /** What was paid for this order ends at once and is given back, though we were not told of it yet. */
  readonly undoCheckout: (order: Ordered, key: string) => Promise<void>
  /** Where the athlete changes how they pay. */
  readonly manage: (subscription: SubscriptionId) => Promise<string>
  /** Nothing more is taken after this moment. */
  readonly cancel: (subscription: SubscriptionId, endsAt: string, key: string) => Promise<void>
  readonly resume: (subscription: SubscriptionId, key: string) => Promise<void>
  /** Ends it at once and gives back these payments. */
  readonly giveBack: (subscription: SubscriptionId, payments: readonly PaymentId[], key: string) => Promise<void>
  /** Gives back a part of what was paid for. */
  readonly giveBackPart: (subscription: SubscriptionId, rest: Rest, key: string) => Promise<void>
  readonly read: ReadMessage
}
