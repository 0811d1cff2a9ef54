import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { postgresStore } from '../../adapters/event-store/postgres/postgres-store.ts'
import { isoTime } from '../../adapters/event-store/postgres/read-rows.ts'
import { wakeUps } from '../../adapters/event-store/wake-ups.ts'
import { openPool } from '../../adapters/postgres/pool.ts'
import { type Expected, isConflict, type NewEvent } from '../../domain/kernel/log.ts'
import { isOutage } from '../../domain/kernel/outage.ts'
import { asStream } from '../../domain/kernel/stream.ts'
import { type OpenLog, openLog } from '../support/open-log.ts'
import { postgresStores } from '../support/postgres-stores.ts'
import { someEvent as event } from '../support/some-event.ts'

/** The same log as another process has it. */
const openStoreOn = async (url: string, role: string | null) => {
  const pool = openPool(url, { role, max: 1 })
  const store = postgresStore(url, pool, wakeUps(), role)
  return { ...store, close: () => store.close().then(() => pool.end()) }
}

const stream = () => `thing-${randomUUID()}`

let open: OpenLog
beforeAll(async () => {
  open = await openLog()
})
afterAll(() => open.close())

describe('the log in PostgreSQL', () => {
  test.for(["update log.events set type = 'Other'", 'delete from log.events', 'truncate log.events'])(
    'nobody may %s: not the role that the product works as, nor its owner by mistake',
    async statement => {
      await open.store.append(asStream(stream()), 'no-stream', [event()])
      expect(open.role).toBe('formkurve_app')
      await expect(open.pool.query(statement)).rejects.toMatchObject({ code: '42501', message: /permission denied/ })
      await expect(open.owner.query(statement)).rejects.toMatchObject({ message: 'events are never changed' })
    },
  )

  test('the role may not drop the log or its guard either', async () => {
    await expect(open.pool.query('drop table log.events')).rejects.toMatchObject({ code: '42501' })
    await expect(open.pool.query('drop trigger events_are_facts on log.events')).rejects.toMatchObject({
      code: '42501',
    })
    await expect(open.pool.query('alter table log.events disable trigger all')).rejects.toMatchObject({ code: '42501' })
  })

  test('one after the other in the order they were asked for', async () => {
    const answers = await Promise.all(
      Array.from({ length: 40 }, () => open.store.append(asStream(stream()), 'no-stream', [event(), event()])),
    )
    const positions = answers.map(answer => Number('position' in answer ? answer.position : 0))
    expect(positions.slice(1)).toEqual([...positions.slice(1)].sort((one, other) => one - other))
  })
})

describe.for(postgresStores)('the log by $name', ({ storeOf }) => {
  const store = () => storeOf(open)
  const append = (stream: string, expected: Expected, ...events: NewEvent<{ type: string }>[]) =>
    store().append(asStream(stream), expected, events)

  test('of many appends at once a poisonous one fails alone', async () => {
    const good = Array.from({ length: 20 }, stream)
    const answers = await Promise.allSettled([
      ...good.slice(0, 10).map(to => append(to, 'no-stream', event())),
      append(stream(), 'no-stream', event('Nul\u0000')),
      append('nul\u0000', 'any', event()),
      ...good.slice(10).map(to => append(to, 'no-stream', event(), event())),
    ])
    expect(answers.map(({ status }) => status)).toEqual([
      ...Array(10).fill('fulfilled'),
      'rejected',
      'rejected',
      ...Array(10).fill('fulfilled'),
    ])
    for (const to of good) expect((await store().load(asStream(to))).length).toBeGreaterThan(0)
    const { rows } = await open.pool.query('select count(*) = max(gp) as gapless from log.events')
    expect(rows[0].gapless).toBe(true)
  })

  test('what is handed to followers as it is appended is what is read later, whoever else appends between', async () => {
    const elsewhere = await openStoreOn(open.url, open.role)
    const stop = new AbortController()
    const from = await store().head()
    const followed: object[] = []
    const all = 90
    const following = (async () => {
      for await (const { events } of store().follow(from, {}, stop.signal)) {
        followed.push(...events)
        if (followed.length === all) stop.abort()
      }
    })()
    const add = (to: Pick<typeof open.store, 'append'>, n: number) => {
      const news = Array.from({ length: n }, () => event('Noted', { n, words: 'Größe "5"' }))
      return to.append(asStream(stream()), 'no-stream', news)
    }
    for (let round = 0; round < 10; round++) {
      await add(store(), 1)
      await Promise.all([add(store(), 2), add(elsewhere, 1), add(store(), 3), add(elsewhere, 2)])
    }
    await following
    await elsewhere.close()
    const read: object[] = []
    for await (const { events } of store().read(from, {})) read.push(...events)
    expect(followed).toEqual(read)
  })

  test('a batch of all kinds of answers gives each its own', async () => {
    const [old, fresh, repeated] = [stream(), stream(), stream()]
    await append(old, 'no-stream', event())
    const again = event()
    const first = await append(repeated, 'no-stream', again)
    const answers = await Promise.all([
      append(fresh, 'no-stream', event(), event()),
      append(old, 'no-stream', event()),
      append(repeated, 'no-stream', again),
      append(stream(), 7, event()),
      append(stream(), 'any', event()),
    ])
    expect(answers[0]).toMatchObject({ revision: 1 })
    expect(answers[1]).toEqual({ conflict: 0 })
    expect(answers[2]).toEqual({ ...first, known: true })
    expect(answers[3]).toEqual({ conflict: 'no-stream' })
    expect(answers[4]).toMatchObject({ revision: 0 })
  })

  test('positions answered are those stored', async () => {
    const streams = Array.from({ length: 40 }, stream)
    const answers = await Promise.all(streams.map(to => append(to, 'no-stream', event(), event())))
    for (const [index, to] of streams.entries()) {
      const last = (await store().load(asStream(to))).at(-1)
      const answer = answers[index]
      if (!answer || isConflict(answer)) throw new Error('conflict')
      expect(answer.position).toBe(last?.position)
    }
  })

  test('while somebody sits on the lock, an append says so in good time, and the next one lands', async () => {
    const other = await open.owner.connect()
    await other.query('begin; select pg_advisory_xact_lock(4702111234)')
    const began = performance.now()
    const answer = await append(stream(), 'no-stream', event()).catch(error => error)
    expect(isOutage(answer)).toBe(true)
    expect(performance.now() - began).toBeLessThan(4500)
    await other.query('rollback')
    other.release()
    expect(await append(stream(), 'no-stream', event())).toMatchObject({ revision: 0 })
  })

  test('a connection cut in the middle is an outage for what was in flight, and nothing more', async () => {
    const cut = () =>
      open.owner.query(
        `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and (query like '%log.append%' or query like 'insert into log.events%') and pid <> pg_backend_pid()`,
      )
    const sent = new Map<string, NewEvent<{ type: string }>>()
    for (let round = 0; round < 5; round++) {
      const writing = Promise.all(
        Array.from({ length: 30 }, async () => {
          const [to, what] = [stream(), event()]
          sent.set(to, what)
          const answer = await append(to, 'no-stream', what).catch(error => error)
          if (isOutage(answer)) expect(await append(to, 'no-stream', what)).toMatchObject({ revision: 0 })
          else expect(answer).toMatchObject({ revision: 0 })
        }),
      )
      await cut()
      await writing
    }
    for (const [to, { id }] of sent) expect((await store().load(asStream(to))).map(stored => stored.id)).toEqual([id])
  })
})

test.for([
  ['2026-03-01 18:00:00.123456+00', '2026-03-01T18:00:00.123Z'],
  ['2026-03-01 18:00:00.1+00', '2026-03-01T18:00:00.100Z'],
  ['2026-03-01 18:00:00+00', '2026-03-01T18:00:00.000Z'],
  ['2026-03-01 18:00:00.5+02', '2026-03-01T16:00:00.500Z'],
])('a moment as PostgreSQL writes it, %s, is %s', ([text = '', moment]) => {
  expect(isoTime(text)).toBe(moment)
})
