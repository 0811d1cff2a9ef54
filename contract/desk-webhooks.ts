import { z } from 'zod'
import { asWebhookId } from '../domain/ids.ts'
import { call } from './call.ts'
import { webhookId } from './ids.ts'
import { text } from './text.ts'

// Whom the product tells of what happens. They are added and removed on the command line, where their secret is shown.

const place = z.string().nullable()

const webhook = z.object({
  webhook: z.string().transform(asWebhookId),
  url: z.string(),
  types: z.array(z.string()).describe('the facts that it is told of; none for all'),
  from: place.describe('the place after which it began; null for the beginning of the log'),
  run: z.number().int().describe('rises with each replay'),
  since: z.string(),
  state: z
    .enum(['level', 'behind', 'failing', 'stuck', 'paused'])
    .describe('failing: something was not taken, and is tried again; stuck: it was given up, and waits for somebody'),
  position: place.describe('up to where it was told, or what was not taken waits'),
  behind: z.number().int().nullable().describe('positions to the end of the log, where the log can count them'),
  waiting: z.number().int().describe('events that were given up, or wait behind one of their stream'),
  failing: z.number().int().describe('events that were not taken yet, and are tried again'),
  error: z.string().nullable().describe('why the first of all these was not taken'),
})

const answer = z.object({ head: place, webhooks: z.array(webhook) })

export const listWebhooks = call({
  method: 'GET',
  path: '/desk/webhooks',
  summary: 'Whom the product tells of what happens, how far, and what was not taken',
  access: 'inspectors',
  status: 200,
  answer,
  refuses: ['staff-only'],
})

const change = {
  method: 'POST',
  access: 'staff',
  reason: true,
  params: z.object({ webhook: webhookId }),
  status: 200,
  answer,
  refuses: ['staff-only', 'no-such-webhook'],
} as const

export const pauseWebhook = call({
  ...change,
  path: '/desk/webhooks/:webhook/pause',
  summary: 'Tell it nothing until it is resumed; what happens meanwhile is told then',
})

export const resumeWebhook = call({
  ...change,
  path: '/desk/webhooks/:webhook/resume',
  summary: 'Go on where it was paused',
})

export const replayWebhook = call({
  ...change,
  path: '/desk/webhooks/:webhook/replay',
  summary: 'Tell it again all that happened after a place in the log',
  description: 'What still waited is forgotten: it comes again, in its order.',
  body: z.strictObject({ from: text(100).nullable().describe('null for the beginning of the log') }),
  refuses: [...change.refuses, 'no-such-place'],
  examples: { body: { from: null } },
})
