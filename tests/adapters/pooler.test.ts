import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { freePort } from '../../adapters/embedded/free-port.ts'
import { until } from '../../adapters/embedded/waiting.ts'
import { resetQuery } from '../../adapters/postgres/session-pooling.ts'
import { freshDatabase } from '../support/fresh-database.ts'
import { startProduct } from '../support/product.ts'

const isThere = spawnSync('pgbouncer', ['--version']).status === 0

let database: Awaited<ReturnType<typeof freshDatabase>>
const running: { child: ChildProcess; folder: string }[] = []

beforeAll(async () => {
  database = await freshDatabase()
  return database.drop
})
afterEach(async () => {
  for (const { child, folder } of running.splice(0)) {
    child.kill('SIGKILL')
    await rm(folder, { recursive: true })
  }
})

/** A PgBouncer in front of the test's database. Answers the address through it. */
const pgBouncer = async (mode: string, connect = '', more = '') => {
  const [folder, port] = [await mkdtemp(join(tmpdir(), 'formkurve-pooler-')), await freePort()]
  const { hostname, port: serverPort, username, password } = new URL(database.url)
  const to = `host=${hostname} port=${serverPort} user=${username} password=${decodeURIComponent(password)}`
  const lines = [
    '[databases]',
    `* = ${to} ${connect}`,
    '[pgbouncer]',
    'listen_addr = 127.0.0.1',
    `listen_port = ${port}`,
  ]
  const rest = [
    'auth_type = any',
    'unix_socket_dir =',
    `pool_mode = ${mode}`,
    'ignore_startup_parameters = options',
    more,
  ]
  await writeFile(join(folder, 'pgbouncer.ini'), [...lines, ...rest].join('\n'))
  await chmod(folder, 0o755)
  const asNobody = process.getuid?.() === 0 ? ['-u', 'nobody'] : []
  running.push({ child: spawn('pgbouncer', ['-q', ...asNobody, join(folder, 'pgbouncer.ini')]), folder })
  const url = Object.assign(new URL(database.url), { port: String(port) }).href
  const answers = async () => {
    const client = new pg.Client({ connectionString: url })
    client.on('error', () => {})
    return client.connect().then(
      () => client.end().then(() => true),
      () => false,
    )
  }
  expect(await until(answers, 10_000)).toBe(true)
  return url
}

const start = (environment: Readonly<Record<string, string>>) =>
  startProduct({ databaseUrl: environment.DATABASE_URL ?? '', environment })

describe.skipIf(!isThere)('behind PgBouncer', () => {
  test('in transaction mode nothing starts, and what is wrong and what to do is said', async () => {
    const pooled = await pgBouncer('transaction')
    await expect(start({ DATABASE_URL: pooled })).rejects.toThrow(
      /DATABASE_URL: .*pool_mode = transaction.*DATABASE_SESSION_URL/,
    )
    await expect(start({ DATABASE_URL: database.url, DATABASE_SESSION_URL: pooled })).rejects.toThrow(
      /DATABASE_SESSION_URL: .*pool_mode = transaction/,
    )
  })

  test('that loses the role which cannot change the past nothing starts, in session mode too', async () => {
    const pooled = await pgBouncer('session')
    await expect(start({ DATABASE_URL: pooled })).rejects.toThrow(/does not let us work as formkurve_app/)
  })

  test('that keeps sessions and gives us our role all is served, also after a restart, locks and hints by the address for sessions', async () => {
    await (await start({ DATABASE_URL: database.url })).close()
    const connect = "connect_query='set role formkurve_app'"
    const pooled = await pgBouncer('session', connect, `server_reset_query = ${resetQuery}`)
    for (const email of ['anna@example.org', 'ben@example.org']) {
      const it = await start({ DATABASE_URL: pooled, DATABASE_SESSION_URL: database.url })
      await it.person(email)
      await it.close()
    }
  })
})
