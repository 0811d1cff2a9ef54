import { createHmac } from 'node:crypto'
import { isIP } from 'node:net'
import type { SendWebhook } from '../../commands/ports/webhooks.ts'
import { guardedLookup, hostOf, isPublic } from './addresses.ts'

const patience = 10_000

/** As Standard Webhooks writes it: over id, timestamp in seconds, and the body's bytes. */
const signatureOf = (secret: Buffer, id: string, seconds: number, body: string) =>
  `v1,${createHmac('sha256', secret).update(`${id}.${seconds}.${body}`).digest('base64')}`

/** How a secret is handed over. */
export const secretText = (secret: Buffer) => `whsec_${secret.toString('base64')}`

type Parts = {
  readonly secretOf: (webhook: string) => Buffer
  readonly clock: () => number
  /** Which addresses may be reached; those of the public internet when not given. */
  readonly may?: (address: string) => boolean
}

/** Posts one event, signed. Follows no redirect, reads no answer but its status, and reaches no private address. */
export const webhookSender =
  ({ secretOf, clock, may = isPublic }: Parts): SendWebhook =>
  async ({ webhook, url: text, id, body }, signal) => {
    const url = new URL(text)
    const host = hostOf(url)
    // An address that is written out is never looked up.
    if (isIP(host) && !may(host)) throw new Error(`${host} is not public`)
    // Only where somebody has subscribed.
    const { request } = url.protocol === 'https:' ? await import('node:https') : await import('node:http')
    const seconds = Math.floor(clock() / 1000)
    const asked = request(url, {
      method: 'POST',
      lookup: guardedLookup(may),
      signal: AbortSignal.any([signal, AbortSignal.timeout(patience)]),
      headers: {
        'content-type': 'application/cloudevents+json; charset=utf-8',
        'content-length': Buffer.byteLength(body),
        'user-agent': 'formkurve-webhooks',
        'webhook-id': id,
        'webhook-timestamp': String(seconds),
        'webhook-signature': signatureOf(secretOf(webhook), id, seconds, body),
      },
    })
    await new Promise<void>((resolve, reject) => {
      asked.once('response', answer => {
        const { statusCode = 0 } = answer
        answer.destroy()
        if (statusCode >= 200 && statusCode < 300) resolve()
        else reject(new Error(`answered ${statusCode}${statusCode < 400 ? ', which leads elsewhere' : ''}`))
      })
      asked.on('error', reject)
      asked.end(body)
    })
  }
