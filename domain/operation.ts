import type { Decider } from './kernel/decider.ts'
import { refuse } from './kernel/decider.ts'
import { erased, type Personal } from './personal.ts'

// What happened

type By = { readonly by: string; readonly reason: string; readonly at: string }

/**
 * What staff do to the product and not to a person. `types`: the facts that a webhook is told of, none for all. `from`:
 * the place in the log after which it begins, null for the log's beginning.
 */
export type Event =
  | ({ type: 'WebhookAdded'; webhook: string; url: string; types: readonly string[]; from: string | null } & By)
  | ({ type: 'WebhookReplayed'; webhook: string; from: string | null } & By)
  | ({ type: 'WebhookRemoved'; webhook: string } & By)

/** Staff may name somebody when they say why. */
export const personal: Personal<Event> = {
  WebhookAdded: { reason: erased },
  WebhookReplayed: { reason: erased },
  WebhookRemoved: { reason: erased },
}

// What we remember

/** `run` rises whenever it begins anew from another place. */
export type Webhook = {
  readonly id: string
  readonly url: string
  readonly types: readonly string[]
  readonly from: string | null
  readonly run: number
  readonly at: string
}

export type State = { readonly webhooks: Readonly<Record<string, Webhook>> }

const initial: State = { webhooks: {} }

const evolve = ({ webhooks }: State, event: Event): State => {
  switch (event.type) {
    case 'WebhookAdded': {
      const { webhook: id, url, types, from, at } = event
      return { webhooks: { ...webhooks, [id]: { id, url, types, from, at, run: 1 } } }
    }
    case 'WebhookReplayed': {
      const before = webhooks[event.webhook]
      if (!before) return { webhooks }
      return { webhooks: { ...webhooks, [before.id]: { ...before, from: event.from, run: before.run + 1 } } }
    }
    case 'WebhookRemoved': {
      const { [event.webhook]: _, ...rest } = webhooks
      return { webhooks: rest }
    }
  }
}

// What may be asked

export type Reason = 'no-such-webhook' | 'too-many-webhooks'
export type Command = Event

/** Each follows the log by itself. */
export const mostWebhooks = 20

/** A command is the fact that it asks for, where that can be. */
const decide: Decider<Command, Event, State, Reason>['decide'] = (command, { webhooks }) => {
  if (command.type === 'WebhookAdded') {
    if (webhooks[command.webhook]) return []
    return Object.keys(webhooks).length < mostWebhooks ? [command] : refuse('too-many-webhooks')
  }
  return webhooks[command.webhook] ? [command] : refuse('no-such-webhook')
}

export const decider: Decider<Command, Event, State, Reason> = { initial, evolve, decide }
