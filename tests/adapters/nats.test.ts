import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, describe, expect, test } from 'vitest'
import { freePort } from '../../adapters/embedded/free-port.ts'
import { until } from '../../adapters/embedded/waiting.ts'
import { postgresStore } from '../../adapters/event-store/postgres/postgres-store.ts'
import type { WakeUps } from '../../adapters/event-store/wake-ups.ts'
import { natsWakeUps } from '../../adapters/nats/wake-ups.ts'
import { migrate } from '../../adapters/postgres/migrations.ts'
import { openPool } from '../../adapters/postgres/pool.ts'
import { streamOf } from '../../domain/kernel/stream.ts'
import { freshDatabase } from '../support/fresh-database.ts'
import { someEvent } from '../support/some-event.ts'

const installed = (() => {
  try {
    execFileSync('nats-server', ['--version'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
})()
if (!installed)
  console.log('No nats-server on this machine: hints over NATS were not tested. (apt-get install nats-server)')

describe.skipIf(!installed)('hints over a real NATS server', () => {
  const closing: (() => Promise<unknown>)[] = []
  afterEach(async () => {
    for (const close of closing.splice(0).reverse()) await close()
  })

  const open = (port: number, said: string[] = [], before = 'nats://') => {
    const hints = natsWakeUps(`${before}127.0.0.1:${port}`, line => said.push(line))
    closing.push(hints.close)
    return hints
  }

  const start = async (port: number, ...more: string[]) => {
    const server = spawn('nats-server', ['-a', '127.0.0.1', '-p', String(port), ...more], { stdio: 'ignore' })
    const stop = () => stopped(server)
    closing.push(stop)
    return stop
  }

  const heard = (hints: WakeUps, ms: number) => {
    const began = performance.now()
    return hints.wait(ms, new AbortController().signal).then(() => performance.now() - began)
  }

  const told = async (from: WakeUps, to: WakeUps, within: number) => {
    const hearing = heard(to, within + 1000)
    from.tell()
    return (await hearing) < within
  }

  test('reach the other process, soon, and do not come back', async () => {
    const port = await freePort()
    await start(port)
    const [one, other] = [open(port), open(port)]
    expect(await until(() => told(one, other, 100), 10_000)).toBe(true)
    expect(await told(other, one, 100)).toBe(true)
    await pause(50)
    one.tell()
    expect(await heard(one, 200)).toBeGreaterThan(190)
  })

  test('a server that is not there costs no start and no error; hints go as soon as it is', async () => {
    const port = await freePort()
    const said: string[] = []
    const [one, other] = [open(port, said), open(port)]
    one.tell()
    expect(await heard(one, 150)).toBeGreaterThan(140)
    await start(port)
    expect(await until(() => told(one, other, 100), 10_000)).toBe(true)
    expect(said).toEqual([])
  })

  test('a server that goes and comes back is found again', async () => {
    const port = await freePort()
    const stop = await start(port)
    const [one, other] = [open(port), open(port)]
    expect(await until(() => told(one, other, 100), 10_000)).toBe(true)
    await stop()
    one.tell()
    expect(await heard(other, 200)).toBeGreaterThan(190)
    await start(port)
    expect(await until(() => told(one, other, 100), 10_000)).toBe(true)
  })

  test('a server that asks who comes is told so by the address, and lets nobody else in', async () => {
    const port = await freePort()
    await start(port, '--user', 'formkurve', '--pass', 'ein:langer@Satz')
    const known = `nats://formkurve:${encodeURIComponent('ein:langer@Satz')}@`
    const [one, other, stranger] = [open(port, [], known), open(port, [], known), open(port)]
    expect(await until(() => told(one, other, 100), 10_000)).toBe(true)
    expect(await told(one, stranger, 300)).toBe(false)
  })

  test('an address that asks for TLS talks to no server without', async () => {
    const port = await freePort()
    await start(port)
    const [plain, wary] = [open(port), open(port, [], 'tls://')]
    const another = open(port)
    expect(await until(() => told(plain, another, 100), 10_000)).toBe(true)
    expect(await told(plain, wary, 500)).toBe(false)
  })

  test('wake the follower of another store before it would have looked by itself', async () => {
    const port = await freePort()
    await start(port)
    const database = await freshDatabase()
    closing.push(database.drop)
    const readers = openPool(database.url)
    closing.push(() => readers.end())
    await migrate(readers)
    const hints = [open(port), open(port)] as const
    const [writing, following] = hints.map(each => postgresStore(database.url, readers, each))
    if (!writing || !following) throw new Error('two stores are needed')
    closing.push(writing.close, following.close)
    expect(await until(() => told(hints[0], hints[1], 100), 10_000)).toBe(true)

    const stop = new AbortController()
    const delays: number[] = []
    let sent = 0
    const append = async () => {
      sent = performance.now()
      await writing.append(streamOf('thing', randomUUID()), 'no-stream', [someEvent()])
    }
    setTimeout(append, 100)
    for await (const { events } of following.follow(null, {}, stop.signal)) {
      if (events.length === 0) continue
      delays.push(performance.now() - sent)
      if (delays.length === 20) stop.abort()
      else setTimeout(append, 10)
    }
    expect(delays.sort((one, other) => one - other)[10]).toBeLessThan(50)
  })
})

const stopped = (server: ChildProcess) =>
  new Promise<void>(resolve => {
    if (server.exitCode !== null || server.signalCode !== null) return resolve()
    server.once('exit', () => resolve())
    server.kill('SIGKILL')
  })
