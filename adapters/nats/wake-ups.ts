import { setTimeout as pause } from 'node:timers/promises'
import { connect, type NatsConnection } from 'nats'
import { atMostEvery } from '../event-store/at-most-every.ts'
import { type WakeUps, wakeUps } from '../event-store/wake-ups.ts'
import { natsOptions } from './options.ts'

const subject = 'formkurve.log.grown'
const patience = 3000
const closeTogether = 5
const tryAgainMs = 500

const isSilence = (error: unknown) =>
  error instanceof Error && 'code' in error && ['CONNECTION_REFUSED', 'TIMEOUT'].includes(String(error.code))

/**
 * Hints to and from the other processes. NATS may be missing at the start, go and come back: until then hints stay
 * within this process, and the log's own polling makes up for them. The hints themselves say nothing.
 */
export const natsWakeUps = (url: string, say: (line: string) => void): WakeUps & { close: () => Promise<void> } => {
  const ending = new AbortController()
  let connection: NatsConnection | null = null

  const publish = () => {
    if (connection && !connection.isClosed()) connection.publish(subject)
  }
  const hints = wakeUps(atMostEvery(closeTogether, publish))

  /** The library would wait for its first connection for ever, and hold up a process that wants to end. */
  const stayConnected = async () => {
    let told = ''
    const late = setTimeout(
      () => say('NATS does not answer yet. It is a hint service: all goes on without it.'),
      patience,
    )
    while (!ending.signal.aborted) {
      try {
        connection = await connect({ ...natsOptions(url, 'formkurve'), timeout: 2000 })
        clearTimeout(late)
        if (ending.signal.aborted) break
        connection.subscribe(subject, { callback: error => error || hints.hear() })
        hints.hear()
        await connection.closed()
      } catch (error) {
        const why = String(error instanceof Error ? error.message : error)
        if (why !== told && !isSilence(error)) say(`NATS: ${why}. Trying again.`)
        told = why
      }
      await pause(tryAgainMs, undefined, { signal: ending.signal }).catch(() => {})
    }
    clearTimeout(late)
    await connection?.close()
  }
  const running = stayConnected()

  return {
    tell: hints.tell,
    tellOthers: hints.tellOthers,
    wait: hints.wait,
    close: async () => {
      ending.abort()
      await connection?.close()
      await Promise.race([running, pause(500, undefined, { ref: false })])
    },
  }
}
