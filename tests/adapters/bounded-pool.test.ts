import { createServer, connect as dial, type Socket } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { BoundedPool } from '../../adapters/postgres/bounded-pool.ts'
import { isOutage } from '../../domain/kernel/outage.ts'
import { freshDatabase } from '../support/fresh-database.ts'

let database: Awaited<ReturnType<typeof freshDatabase>>
beforeAll(async () => {
  database = await freshDatabase()
})
afterAll(() => database.drop())

const bounds = { connectMs: 600, waitMs: 600, silenceMs: 600 }
const took = async (work: Promise<unknown>) => {
  const began = performance.now()
  const outcome = await work.then(
    () => 'answered',
    error => String(error.message),
  )
  return { outcome, ms: performance.now() - began }
}

/** A way to the database that can fall silent, as a cut network does: nothing passes, nobody hangs up. */
const way = async () => {
  const { hostname, port } = new URL(database.url)
  const sockets: Socket[] = []
  const server = createServer(near => {
    const far = dial(Number(port), hostname)
    near
      .on('error', () => {})
      .pipe(far.on('error', () => {}))
      .pipe(near)
    sockets.push(near, far)
  })
  await new Promise<void>(resolve => void server.listen(0, '127.0.0.1', resolve))
  const address = server.address() as { port: number }
  return {
    url: Object.assign(new URL(database.url), { host: `127.0.0.1:${address.port}` }).href,
    silence: () => {
      for (const socket of sockets) socket.unpipe().pause()
    },
    close: () => {
      for (const socket of sockets) socket.destroy()
      server.close()
    },
  }
}

test('who finds no free connection is told in time; who was told takes none, and the next one is served', async () => {
  const pool = new BoundedPool({ connectionString: database.url, max: 1 }, bounds)
  const held = await pool.connect()
  const { outcome, ms } = await took(pool.query('select 1'))
  expect(outcome).toBe('no free connection within 600 ms')
  expect(ms).toBeLessThan(2000)
  // Known to happen: it is told in a line, and who asked may ask again.
  await expect(pool.query('select 1')).rejects.toSatisfy(isOutage)
  held.release()
  expect((await pool.query('select 2 as two')).rows).toEqual([{ two: 2 }])
  expect(pool.waitingCount).toBe(0)
  await pool.end()
})

test('a connection that falls silent while it owes an answer is cut, and another takes its place', async () => {
  const { url, silence, close } = await way()
  const pool = new BoundedPool({ connectionString: url, max: 2 }, bounds)
  await pool.query('select 1')
  silence()
  const asked = pool.query('select 1')
  const { outcome, ms } = await took(asked)
  await expect(asked).rejects.toSatisfy(isOutage)
  expect(outcome).toBe('no answer within 600 ms')
  expect(ms).toBeLessThan(2500)
  expect((await pool.query('select 3 as three')).rows).toEqual([{ three: 3 }])
  await pool.end()
  close()
})

test('a long answer, a long rest and a connection lost while lent out harm nobody', async () => {
  const pool = new BoundedPool({ connectionString: database.url, max: 1 }, { ...bounds, silenceMs: 1500 })
  expect((await took(pool.query('select pg_sleep(1)'))).outcome).toBe('answered')
  const client = await pool.connect()
  await setTimeout(2200)
  expect((await client.query('select 4 as four')).rows).toEqual([{ four: 4 }])
  expect((await took(client.query('select pg_terminate_backend(pg_backend_pid())'))).outcome).not.toBe('answered')
  client.release(true)
  expect((await pool.query('select 5 as five')).rows).toEqual([{ five: 5 }])
  await pool.end()
})

test('a server that takes the call and says nothing is given up', async () => {
  const server = createServer(() => {})
  await new Promise<void>(resolve => void server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as { port: number }
  const pool = new BoundedPool({ connectionString: `postgres://x:x@127.0.0.1:${port}/x`, max: 1 }, bounds)
  const { outcome, ms } = await took(pool.query('select 1'))
  expect(outcome).not.toBe('answered')
  expect(ms).toBeLessThan(2000)
  await pool.end()
  server.close()
})
