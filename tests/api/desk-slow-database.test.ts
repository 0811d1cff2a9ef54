import { once } from 'node:events'
import { type AddressInfo, connect, createServer } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { freshDatabase } from '../support/fresh-database.ts'
import { startProduct, type TestProduct } from '../support/product.ts'

// The desk while the database answers, but slowly.

const because = { 'x-reason': encodeURIComponent('Ticket 4711: ein Satz fehlt') }

/** A way to the database on which everything takes so much longer. */
const slowWay = async (url: string) => {
  const { hostname, port } = new URL(url)
  let delay = 0
  const server = createServer(here => {
    const there = connect(Number(port), hostname)
    here.on('data', data => setTimeout(() => there.writable && there.write(data), delay))
    there.on('data', data => setTimeout(() => here.writable && here.write(data), delay))
    for (const [one, other] of [
      [here, there],
      [there, here],
    ] as const) {
      one.on('error', () => {})
      one.on('close', () => other.destroy())
    }
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const slow = new URL(url)
  slow.hostname = '127.0.0.1'
  slow.port = String((server.address() as AddressInfo).port)
  const take = (ms: number) => {
    delay = ms
  }
  return { url: slow.href, take, close: () => server.close() }
}

describe('the desk beside a slow database', { timeout: 180_000 }, () => {
  let [database, way, it] = [] as unknown as [
    Awaited<ReturnType<typeof freshDatabase>>,
    Awaited<ReturnType<typeof slowWay>>,
    TestProduct,
  ]
  let token = ''
  let anna = ''

  beforeAll(async () => {
    database = await freshDatabase()
    way = await slowWay(database.url)
    it = await startProduct({ databaseUrl: way.url })
    anna = (await it.ask('GET /auth/me', { token: (await it.person('anna@example.org')).access_token })).json.id
    token = (await it.person('eva@example.org')).access_token
    await it.employ((await it.ask('GET /auth/me', { token })).json.id)
  }, 60_000)
  afterAll(async () => {
    way.take(0)
    await it?.close()
    way.close()
    await database?.drop()
  })

  const pages = () =>
    [
      ['GET /desk/events'],
      ['POST /desk/events/text', { text: 'rules' }],
      ['GET /desk/facts/catalogue'],
      [`GET /desk/people/${anna}`],
      [`GET /desk/streams/user-${anna}`],
      ['GET /desk/models'],
      ['GET /desk/builds'],
      ['GET /desk/webhooks'],
      ['GET /desk/undone'],
    ] as const
  const asked = () =>
    Promise.all(
      pages().map(async ([call, body]) => {
        const began = performance.now()
        const { status, json } = await it.ask(call, { token, headers: because, ...(body ? { body } : {}) })
        return { call, status, code: json.code, ms: performance.now() - began }
      }),
    )

  test('a fifth of a second longer, every page is answered', async () => {
    way.take(100)
    const answers = await asked()
    expect(answers.filter(({ status }) => status !== 200)).toEqual([])
    expect(Math.max(...answers.map(({ ms }) => ms))).toBeLessThan(15_000)
  })

  test('eight seconds longer, each says so within half a minute, and all is well again afterwards', async () => {
    way.take(4000)
    const answers = await asked()
    for (const { call, status, code, ms } of answers) {
      expect([call, status, code]).toEqual(status === 200 ? [call, 200, undefined] : [call, 503, 'unavailable'])
      expect(ms).toBeLessThan(30_000)
    }
    expect(answers.some(({ status }) => status === 503)).toBe(true)
    way.take(0)
    for (const end = Date.now() + 30_000; ; ) {
      const again = await asked()
      if (again.every(({ status }) => status === 200)) break
      if (Date.now() > end) expect(again).toEqual([])
      await new Promise(resolve => setTimeout(resolve, 500))
    }
  })
})
