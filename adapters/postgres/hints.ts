import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { atMostEvery } from '../event-store/at-most-every.ts'
import { type WakeUps, wakeUps } from '../event-store/wake-ups.ts'
import { asRole } from './pool.ts'

const channel = 'formkurve_log_grown'
const closeTogether = 5
/** Who was not heard of for three of these, in ms, is gone. */
const roundMs = 30_000

type Word = 'hello' | 'here' | 'grown' | 'bye'

/**
 * Hints to and from the other processes on this database, by LISTEN and NOTIFY on a connection of their own: told beside
 * the appends and never within them, where each would wait for the one lock that notifying takes; and only while there are
 * others, who say so when they come, twice a minute and when they go. While the connection is away, hints stay within this
 * process, and the log's own polling makes up for them.
 */
export const postgresWakeUps = (url: string, role: string | null): WakeUps & { close: () => Promise<void> } => {
  const ending = new AbortController()
  const me = randomUUID()
  const others = new Map<string, number>()
  let client: pg.Client | null = null
  let isTelling = false

  const say = async (word: Word) => {
    await client
      ?.query({ name: 'say', text: 'select pg_notify($1, $2)', values: [channel, `${word} ${me}`] })
      .catch(() => {})
  }
  const publish = () => {
    if (others.size === 0 || isTelling) return
    isTelling = true
    void say('grown').finally(() => {
      isTelling = false
    })
  }
  const round = setInterval(() => {
    const long = Date.now() - 3 * roundMs
    for (const [other, heard] of others) if (heard < long) others.delete(other)
    if (others.size > 0) void say('here')
  }, roundMs).unref()
  const hints = wakeUps(atMostEvery(closeTogether, publish))

  const listen = async () => {
    const mine = new pg.Client({
      connectionString: url,
      keepAlive: true,
      connectionTimeoutMillis: 3000,
      query_timeout: 3000,
      application_name: 'formkurve hints',
      options: asRole(role),
    })
    const gone = endOf(mine, ending.signal)
    mine.on('notification', ({ payload = '' }) => {
      const [word, other = ''] = payload.split(' ')
      if (other === me) return
      if (word === 'bye') return others.delete(other)
      others.set(other, Date.now())
      if (word === 'hello') void say('here')
      if (word === 'grown') hints.hear()
    })
    try {
      await mine.connect()
      await mine.query(`listen ${channel}`)
      client = mine
      await say('hello')
      hints.hear()
      await gone
    } catch {
      // Tried again: nobody is waiting for this but the next hint.
    } finally {
      client = null
      await Promise.race([mine.end().catch(() => {}), pause(1000, undefined, { ref: false })])
    }
  }

  const stayConnected = async () => {
    for (; !ending.signal.aborted; await pause(500, undefined, { signal: ending.signal }).catch(() => {}))
      await listen()
  }
  const running = stayConnected()

  return {
    tell: hints.tell,
    tellOthers: hints.tellOthers,
    wait: hints.wait,
    close: async () => {
      clearInterval(round)
      await say('bye')
      ending.abort()
      await running
    },
  }
}

/** Resolves when the connection is lost, or nobody wants it any more. */
const endOf = (client: pg.Client, signal: AbortSignal) =>
  new Promise<void>(resolve => {
    client.on('error', () => resolve())
    client.on('end', () => resolve())
    signal.addEventListener('abort', () => resolve(), { once: true })
  })
