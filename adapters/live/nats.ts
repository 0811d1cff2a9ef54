import { connect, type NatsConnection } from 'nats'
import { z } from 'zod'
import type { Live } from '../../commands/ports.ts'
import { stageTold } from '../../contract/coach.ts'
import { liveBus } from './bus.ts'

const subject = 'formkurve.live'

/** Stages told in every process. Without NATS each process tells its own; what is missed costs a look at the log. */
export const natsLive = (url: string, say: (line: string) => void): Live & { close: () => Promise<void> } => {
  let connection: NatsConnection | null = null
  let closed = false
  const bus = liveBus(told => {
    if (connection && !connection.isClosed()) connection.publish(subject, JSON.stringify(told))
  })

  const hear = (data: string) => {
    const told = message.safeParse(data)
    if (told.success) bus.hear(told.data)
  }

  connect(optionsFor(url)).then(
    async made => {
      if (closed) return made.close()
      connection = made
      made.subscribe(subject, { callback: (error, { data }) => error || hear(decoder.decode(data)) })
    },
    error => say(`NATS: ${error instanceof Error ? error.message : error}. Stages are told within this process only.`),
  )

  return {
    ...bus,
    close: async () => {
      closed = true
      await connection?.close()
    },
  }
}

const decoder = new TextDecoder()

const message = z.string().transform((data, context) => {
  try {
    return stageTold.parse(JSON.parse(data))
  } catch {
    context.addIssue('is no stage')
    return z.NEVER
  }
})

const optionsFor = (url: string) => ({
  servers: url.split(','),
  name: 'formkurve-live',
  noEcho: true,
  waitOnFirstConnect: true,
  maxReconnectAttempts: -1,
  reconnectTimeWait: 500,
  reconnectJitter: 250,
  ignoreAuthErrorAbort: true,
  pingInterval: 10_000,
  maxPingOut: 2,
})
