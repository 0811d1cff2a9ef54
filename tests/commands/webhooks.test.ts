import { createHmac, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer, request } from 'node:http'
import { type AddressInfo, isIPv6 } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, describe, expect, test } from 'vitest'
import { freshId } from '../../adapters/crypto/fresh-id.ts'
import { maskedLog } from '../../adapters/event-store/masked.ts'
import { memoryKeyRing } from '../../adapters/event-store/memory/key-ring.ts'
import { memoryStore } from '../../adapters/event-store/memory/memory-store.ts'
import { sealedStore } from '../../adapters/event-store/sealed.ts'
import { guardedLookup, isPublic } from '../../adapters/webhooks/addresses.ts'
import { webhookSender } from '../../adapters/webhooks/send.ts'
import type { Webhook } from '../../commands/operations.ts'
import type { Waiting, WebhookStore } from '../../commands/ports/webhooks.ts'
import { deliverWebhook, followWebhooks } from '../../commands/reactions/deliver-webhook.ts'
import { type Category, type DomainEvent, schemaOf } from '../../domain/facts.ts'
import { asUserId, asWebhookId } from '../../domain/ids.ts'
import { asStream, type Position } from '../../domain/kernel/stream.ts'
import { anywhere } from '../support/anywhere.ts'

type Told = {
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  readonly body: string
  readonly event: Record<'id' | 'type' | 'subject' | 'time' | 'recordedtime' | 'dataschema', string> & {
    revision: number
    data: Record<string, unknown>
  }
}

const at = '2026-03-01T18:00:00.000Z'

/** What a subscription keeps, without a database. */
const keptHere = () => {
  const parked = new Map<
    string,
    Waiting & { readonly error: string; readonly retryInMs: number | null; readonly since: number }
  >()
  let place: Position | null = null
  const store: WebhookStore = {
    begin: async () => {},
    open: async () => ({ position: place, epoch: 1n }),
    advance: async (_, __, { position }) => {
      place = position
      return true
    },
    alone: (_, signal, work) => work(signal),
    park: async (_, event, error, retryInMs) =>
      void parked.set(event.eventId, { ...event, error, isDue: false, retryInMs, since: performance.now() }),
    due: async () => [],
    settle: async (_, eventId) => void parked.delete(eventId),
    waiting: async () =>
      [...parked.values()].map(({ isDue, retryInMs, since, ...event }) => ({
        ...event,
        isDue: isDue || (retryInMs !== null && performance.now() >= since + retryInMs),
      })),
    forget: async () => parked.clear(),
  }
  return { store, parked }
}

const secret = randomBytes(32)
const stops: (() => unknown)[] = []
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop()
})

/** A subscriber that answers as `answers` says, and a log to subscribe to. */
const scene = async (answers: (told: Told) => number, elsewhere = 'http://127.0.0.1:1/') => {
  const told: Told[] = []
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const piece of request) body += piece
    const one = { headers: request.headers, body, event: JSON.parse(body) }
    const status = answers(one)
    if (status < 300) told.push(one)
    response.writeHead(status, { location: elsewhere }).end()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const bare = memoryStore()
  const log = sealedStore(bare, memoryKeyRing())
  const append = async (stream: string, ...events: DomainEvent[]) => {
    const subject = asUserId('11111111-1111-4111-8111-111111111111')
    for (const event of events) {
      const commandId = freshId<'command'>()
      const causes = { commandId, correlationId: commandId, causationId: commandId }
      const metadata = {
        ...causes,
        subject,
        actor: { kind: 'user', id: subject },
        schema: schemaOf(event.type),
      } as const
      await anywhere(log).append(asStream<Category>(stream), 'any', [{ id: freshId<'event'>(), event, metadata }])
    }
  }
  const hook: Webhook = {
    id: asWebhookId('h'),
    url: `http://127.0.0.1:${port}/in`,
    types: [],
    from: null,
    run: 1,
    isPaused: false,
    at,
  }
  const kept = keptHere()
  const send = webhookSender({ secretOf: () => secret, clock: Date.now, may: () => true })
  const parts = { log: maskedLog(bare), store: kept.store, send, source: 'https://example.org/events', waits: () => 1 }
  stops.push(() => server.close())
  /** Answers what ends it, as when its process ends. */
  const run = (waits = parts.waits) => {
    const stop = new AbortController()
    const ended = deliverWebhook(hook, { ...parts, waits }, stop.signal).catch(() => {})
    const end = async () => {
      stop.abort()
      await ended
    }
    stops.push(end)
    return end
  }
  return { told, append, run, kept, hook, parts }
}

const until = async (isSo: () => boolean) => {
  for (let tries = 0; !isSo() && tries < 500; tries++) await sleep(10)
  expect(isSo()).toBe(true)
}

const registered: DomainEvent = {
  type: 'UserRegistered',
  email: 'anna@example.org',
  firstName: 'Anna',
  lastName: 'A',
  at,
}
const verified: DomainEvent = { type: 'EmailVerified', at }
const asked: DomainEvent = { type: 'VerificationRequested', at }

describe('a webhook', () => {
  test('tells what happened, signed, in the order of each stream, without a word that is sealed', async () => {
    const { told, append, run } = await scene(() => 204)
    await append('user-a', registered, asked, verified)
    await append('user-b', registered, asked, verified)
    run()
    await until(() => told.length === 6)
    for (const stream of ['user-a', 'user-b'])
      expect(told.filter(({ event }) => event.subject === stream).map(({ event }) => event.revision)).toEqual([0, 1, 2])
    const [first] = told
    expect(first?.event).toMatchObject({
      specversion: '1.0',
      source: 'https://example.org/events',
      type: 'formkurve.user.UserRegistered',
      time: at,
      recordedtime: expect.any(String),
      correlationid: expect.any(String),
      causationid: expect.any(String),
      datacontenttype: 'application/json',
      position: expect.any(String),
      data: { at, email: '[erased]' },
    })
    // As the specification names attributes and says when something happened.
    for (const { event } of told) {
      expect(Object.keys(event).filter(name => !/^[a-z0-9]{1,20}$/.test(name))).toEqual([])
      expect(Date.parse(event.recordedtime)).toBeGreaterThanOrEqual(Date.parse(event.time))
      expect(URL.canParse(event.dataschema)).toBe(true)
    }
    expect(told.map(({ body }) => body).join()).not.toMatch(/anna|Anna/)
    // As any library of Standard Webhooks checks it.
    if (!first) throw new Error('nothing was told')
    const { headers, body } = first
    const signed = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`
    expect(headers['webhook-signature']).toBe(`v1,${createHmac('sha256', secret).update(signed).digest('base64')}`)
    expect(Math.abs(Number(headers['webhook-timestamp']) - Date.now() / 1000)).toBeLessThan(60)
  })

  test('tries again what was not taken, then parks it with all that follows in its stream, and only there', async () => {
    let broken = true
    let calls = 0
    const { told, append, run, kept } = await scene(({ event }) => {
      if (event.subject === 'user-a' && event.revision === 1) calls++
      return broken && event.subject === 'user-a' && event.revision === 1 ? 503 : 200
    })
    await append('user-a', registered, asked, verified)
    await append('user-b', registered, asked)
    run()
    await until(() => kept.parked.size === 2)
    expect(calls).toBe(8)
    expect(told.map(({ event }) => `${event.subject} ${event.revision}`).sort()).toEqual([
      'user-a 0',
      'user-b 0',
      'user-b 1',
    ])
    expect([...kept.parked.values()].map(({ error }) => error)).toEqual([
      'answered 503',
      'waits for an earlier event of its stream',
    ])
    await append('user-a', asked)
    await until(() => kept.parked.size === 3)
    broken = false
    const [first] = kept.parked.values()
    if (first) kept.parked.set(first.eventId, { ...first, isDue: true })
    await until(() => kept.parked.size === 0)
    await append('user-a', verified)
    await until(() => told.length === 7)
    const mine = told.filter(({ event }) => event.subject === 'user-a').map(({ event }) => event.revision)
    expect(mine).toEqual([0, 1, 2, 3, 4])
  })

  test('while it fails, why is kept from the first try on, and forgotten once it is taken', async () => {
    let answer = 500
    const { told, append, run, kept } = await scene(({ event }) => (event.revision === 1 ? answer : 200))
    await append('user-a', registered, asked, verified)
    run(() => 100)
    await until(() => kept.parked.size === 1)
    const [first] = kept.parked.values()
    expect(first).toMatchObject({ stream: 'user-a', attempts: 1, error: 'answered 500', retryInMs: 100 })
    answer = 302
    await until(() => [...kept.parked.values()].some(({ error }) => error === 'answered 302, which leads elsewhere'))
    expect(kept.parked.size).toBe(1)
    answer = 200
    await until(() => told.length === 3)
    await until(() => kept.parked.size === 0)
    expect(told.map(({ event }) => event.revision)).toEqual([0, 1, 2])
  })

  test('what failed when its process ended is told by the next one, in its order, and waits for nobody', async () => {
    let isOpen = false
    const { told, append, run, kept } = await scene(({ event }) => (isOpen || event.revision === 0 ? 200 : 500))
    await append('user-a', registered, asked, verified)
    const end = run(() => 60_000)
    await until(() => kept.parked.size === 1)
    await end()
    isOpen = true
    run()
    await until(() => told.some(({ event }) => event.revision === 2))
    await until(() => kept.parked.size === 0)
    expect([...new Set(told.map(({ event }) => event.revision))]).toEqual([0, 1, 2])
  })

  test('what was asked for again and fails again stays, with why from its first try on, also when its process ends', async () => {
    let [answer, calls] = [500, 0]
    const { append, run, kept } = await scene(({ event }) => {
      if (event.revision === 0) calls++
      return event.revision === 0 ? answer : 200
    })
    await append('user-a', registered, asked)
    const end = run()
    await until(() => kept.parked.size === 2)
    await until(() => calls === 8)
    await end()
    const [first] = kept.parked.values()
    if (first) kept.parked.set(first.eventId, { ...first, isDue: true })
    answer = 503
    const endAgain = run(() => 60_000)
    await until(() => kept.parked.get(first?.eventId ?? '')?.error === 'answered 503')
    await endAgain()
    expect(kept.parked.size).toBe(2)
    expect(kept.parked.get(first?.eventId ?? '')).toMatchObject({ attempts: 8, retryInMs: null })
  })

  test('removed, it is told nothing more; a redirect is not followed', async () => {
    const elsewhere = await scene(() => 200)
    const { told, append, hook, kept, parts } = await scene(
      ({ event }) => (event.subject === 'user-a' ? 307 : 200),
      elsewhere.hook.url,
    )
    const stop = new AbortController()
    let hooks: readonly Webhook[] = [hook]
    const all = async () => hooks
    const report = () => {}
    void followWebhooks({ ...parts, all, report }, stop.signal)
    stops.push(() => stop.abort())
    await append('user-a', verified)
    await until(() => kept.parked.size === 1)
    hooks = []
    await until(() => kept.parked.size === 0)
    await append('user-b', verified)
    await sleep(50)
    expect(told).toEqual([])
    expect(elsewhere.told).toEqual([])
  })

  test('a name that is here and outside at once, or changes its mind, leads nowhere inside', async () => {
    const server = createServer((_, response) => response.end()).listen(0, '127.0.0.1')
    await once(server, 'listening')
    stops.push(() => server.close())
    const { port } = server.address() as AddressInfo
    let questions = 0
    const reach = (...answers: readonly string[][]) => {
      questions = 0
      const look = guardedLookup(isPublic, (_, __, done) => {
        const now = answers[Math.min(questions++, answers.length - 1)] ?? []
        done(
          null,
          now.map(address => ({ address, family: isIPv6(address) ? 6 : 4 })),
        )
      })
      return new Promise<string>(answer => {
        const asked = request({ host: 'rebinds.example.org', port, lookup: look, timeout: 300 }, () =>
          answer('reached'),
        )
        asked.on('error', error => answer(error.message))
        asked.on('timeout', () => asked.destroy(new Error('looked for it outside')))
        asked.end()
      })
    }
    expect(await reach(['9.9.9.9', '127.0.0.1'])).toContain('is at 127.0.0.1, which is not public')
    expect(await reach(['2606:4700::1111', '::1'])).toContain('is at ::1, which is not public')
    expect(await reach([])).toContain('no address')
    expect(await reach(['9.9.9.9'], ['127.0.0.1'])).not.toBe('reached')
    expect(questions).toBe(1)
  })

  test('reaches nothing that is not public', async () => {
    const inside =
      '0.0.0.0 10.1.2.3 100.64.0.1 127.0.0.1 169.254.169.254 172.31.0.1 192.168.1.1 224.0.0.1 255.255.255.255 ::1 :: fe80::1 fc00::1 ::ffff:10.0.0.1 ::ffff:7f00:1 ::127.0.0.1 ::ffff:0:127.0.0.1 64:ff9b::a00:1 64:ff9b:1::7f00:1 2002:a00:1:: 2001:0:4136:e378::1 2001:db8::1 100::1 fec0::1 ff02::1 fe80::1%eth0 127.0.0.1:80 nonsense'
    expect(inside.split(' ').filter(isPublic)).toEqual([])
    expect(['9.9.9.9', '172.32.0.1', '2606:4700::1111'].every(isPublic)).toBe(true)
    const send = webhookSender({ secretOf: () => secret, clock: Date.now })
    const to = (url: string) =>
      send({ webhook: asWebhookId('h'), url, id: 'e', body: '{}' }, new AbortController().signal).then(
        () => 'sent',
        error => String(error.message),
      )
    expect(await to('https://127.0.0.1:1/')).toContain('is not public')
    expect(await to('https://[::1]:1/')).toContain('is not public')
    expect(await to('https://localhost:1/')).toContain('is not public')
    // Other ways to write 127.0.0.1.
    expect(await to('https://2130706433:1/')).toContain('is not public')
    for (const host of [
      ...['0x7f.1', '127.1', '0177.0.0.1', '0', '①②⑦.⓪.⓪.①', '127.0.0.1.', 'a@127.0.0.1'],
      ...['[::ffff:7f00:1]', '[::ffff:127.0.0.1]', '[0:0:0:0:0:0:0:1]', '[64:ff9b::7f00:1]', '[::]'],
    ])
      expect([host, await to(`https://${host}:1/`)]).toEqual([host, expect.stringContaining('is not public')])
  })
})
