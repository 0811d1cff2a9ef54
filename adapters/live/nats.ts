import { setTimeout as pause } from 'node:timers/promises'
import { connect, type NatsConnection } from 'nats'
import { z } from 'zod'
import type { Live } from '../../commands/ports/planning.ts'
import { stageTold } from '../../contract/coach.ts'
import { asUserId, asWorkoutId } from '../../domain/ids.ts'
import type { Position } from '../../domain/kernel/stream.ts'
import { natsOptions } from '../nats/options.ts'
import { liveBus } from './bus.ts'

const subject = 'formkurve.live'

/** What is told, told in every process. Without NATS each process tells its own; what is missed costs a look at the log. */
export const natsLive = (url: string, say: (line: string) => void): Live & { close: () => Promise<void> } => {
  const ending = new AbortController()
  let connection: NatsConnection | null = null
  const bus = liveBus(told => {
    if (connection && !connection.isClosed()) connection.publish(subject, JSON.stringify(told))
  })

  const hear = (data: string) => {
    const told = message.safeParse(data)
    if (told.success) bus.hear(told.data)
  }

  const stayConnected = async () => {
    for (let tries = 1; !ending.signal.aborted; tries += 1) {
      try {
        connection = await connect({ ...natsOptions(url, 'formkurve-live'), timeout: 2000 })
        if (ending.signal.aborted) break
        connection.subscribe(subject, { callback: (error, { data }) => error || hear(decoder.decode(data)) })
        await connection.closed()
      } catch {
        if (tries === 1) say('NATS does not answer: stages are told within this process only, until it does.')
      }
      await pause(tryAgainMs, undefined, { signal: ending.signal }).catch(() => {})
    }
    await connection?.close()
  }
  const running = stayConnected()

  return {
    ...bus,
    close: async () => {
      ending.abort()
      await connection?.close()
      await running
    },
  }
}

const tryAgainMs = 1000

const decoder = new TextDecoder()

const isText = (value: unknown) => typeof value === 'string'

const told = z.union([
  stageTold.extend({ workout: z.string().transform(asWorkoutId) }),
  z.object({ person: z.string().transform(asUserId), position: z.custom<Position>(isText) }),
])

const message = z.string().transform((data, context) => {
  try {
    return told.parse(JSON.parse(data))
  } catch {
    context.addIssue('is nothing we tell')
    return z.NEVER
  }
})
