import { execFile } from 'node:child_process'
import { createHmac } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { until } from '../../adapters/embedded/waiting.ts'
import { type Database, openPool } from '../../adapters/postgres/pool.ts'
import { freshDatabase } from '../support/fresh-database.ts'
import { type RunningServer, startServer } from '../support/server.ts'
import { athlete } from './athlete.ts'

const run = promisify(execFile)

type Told = { readonly headers: IncomingHttpHeaders; readonly body: string }

describe('a subscriber of a real server that is killed', () => {
  let database: Awaited<ReturnType<typeof freshDatabase>>
  let pool: Database
  let server: RunningServer
  const told: Told[] = []
  // Every twentieth is not taken at first.
  let asked = 0
  const subscriber = createServer(async (request, response) => {
    let body = ''
    for await (const piece of request) body += piece
    const isTaken = ++asked % 20 > 0
    if (isTaken) told.push({ headers: request.headers, body })
    response.writeHead(isTaken ? 204 : 503).end()
  })
  const environment = () => ({
    DATABASE_URL: database.url,
    SECRET_KEY: '5e'.repeat(32),
    WEBHOOK_ADDRESSES: '127.0.0.1',
  })

  beforeAll(async () => {
    database = await freshDatabase()
    server = await startServer(environment())
    pool = openPool(database.url, { max: 2 })
    subscriber.listen(0, '127.0.0.1')
    await once(subscriber, 'listening')
  }, 120_000)
  afterAll(async () => {
    subscriber.close()
    await server?.stop()
    await pool?.end()
    await database?.drop()
  })

  test('is told everything at least once, signed, each stream in its order, and nothing that is sealed', {
    timeout: 120_000,
  }, async () => {
    const { port } = subscriber.address() as AddressInfo
    const words = ['main.ts', 'log', 'webhook', 'add', `http://127.0.0.1:${port}/in`, '--json']
    const env = { ...process.env, ...environment() }
    const { stdout } = await run(process.execPath, [...words, '--from', 'start', '--reason', 'Probe im Haus'], { env })
    const { secret } = JSON.parse(stdout.slice(stdout.indexOf('{')))
    const key = Buffer.from(secret.slice('whsec_'.length), 'base64')

    const { train } = await athlete(server.url)
    let stop = false
    const training = train(() => stop)
    for (let kill = 0; kill < 2; kill++) {
      await until(() => Promise.resolve(told.length > 12 * (kill + 1)), 20_000)
      await server.crash()
      await server.start()
    }
    stop = true
    await training

    const { rows: log } = await pool.query('select id, stream, version from log.events order by gp')
    const isTold = () => new Set(told.map(({ headers }) => headers['webhook-id']))
    await until(async () => log.every(({ id }) => isTold().has(id)), 30_000)
    expect(log.filter(({ id }) => !isTold().has(id))).toEqual([])

    for (const { headers, body } of told) {
      const signed = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`
      expect(headers['webhook-signature']).toBe(`v1,${createHmac('sha256', key).update(signed).digest('base64')}`)
      expect(body).not.toMatch(/@example|ein langer Satz/)
    }
    const highest = new Map<string, number>()
    const skipped = told.flatMap(({ body }) => {
      const { subject, revision } = JSON.parse(body)
      const before = highest.get(subject) ?? -1
      highest.set(subject, Math.max(before, revision))
      return revision > before + 1 ? [{ subject, revision, before }] : []
    })
    expect(skipped).toEqual([])
  })
})
