import type { Config } from '../adapters/config.ts'
import { maskedLog } from '../adapters/event-store/masked.ts'
import { reachable } from '../adapters/webhooks/addresses.ts'
import { webhookSender } from '../adapters/webhooks/send.ts'
import type { OperationCommands } from '../commands/operations.ts'
import type { WebhookStore } from '../commands/ports/webhooks.ts'
import { followWebhooks } from '../commands/reactions/deliver-webhook.ts'
import type { Infrastructure } from './infrastructure.ts'

type Parts = {
  readonly infrastructure: Infrastructure
  readonly config: Config
  readonly operations: Pick<OperationCommands, 'webhooks'>
  readonly store: WebhookStore
  readonly report: (line: string, error: unknown) => void
}

/** Whom an operator has subscribed, told of what happens by its real adapters. */
export const wireWebhooks = ({ infrastructure, config, operations, store, report }: Parts) => {
  const may = reachable(config.WEBHOOK_ADDRESSES)
  const send = webhookSender({ secretOf: webhook => infrastructure.key(`webhook ${webhook}`), clock: Date.now, may })
  const source = `${config.PUBLIC_URL}/events`
  const log = maskedLog(infrastructure.store)
  return (signal: AbortSignal) => followWebhooks({ all: operations.webhooks, log, store, send, source, report }, signal)
}
