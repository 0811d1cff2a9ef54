import type { WebhookId } from '../../domain/ids.ts'
import type { Parked, ReactionStore } from '../../domain/running/run-reaction.ts'

/** What was not taken by a subscriber. `isDue`: somebody asked for it again. */
export type Waiting = Parked & { readonly isDue: boolean }

export type WebhookStore = ReactionStore & {
  readonly waiting: (name: string) => Promise<readonly Waiting[]>
  /** Whatever still waits of a subscription that ended. */
  readonly forget: (name: string) => Promise<void>
}

/** Tells a subscriber of one event; throws what went wrong. */
export type SendWebhook = (
  message: { readonly webhook: WebhookId; readonly url: string; readonly id: string; readonly body: string },
  signal: AbortSignal,
) => Promise<void>
