import * as contract from '../../contract/desk-webhooks.ts'
import type { DeskWebhooks } from '../desk/webhooks.ts'
import { route, type Serving } from '../route.ts'

/** Whom the product tells of what happens. */
export const deskWebhookRoutes = (serving: Serving, { webhooks }: { readonly webhooks: DeskWebhooks }) => {
  route(serving, contract.listWebhooks, () => webhooks.list())
  route(serving, contract.pauseWebhook, asked => webhooks.pause(asked, asked.params.webhook))
  route(serving, contract.resumeWebhook, asked => webhooks.resume(asked, asked.params.webhook))
  route(serving, contract.replayWebhook, asked => webhooks.replay(asked, asked.params.webhook, asked.body.from))
}
