import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { embeddedPostgres } from '../../adapters/embedded/postgres.ts'

let folder: string
let url: string
let stop: () => Promise<void>

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'formkurve-elsewhere-'))
  const elsewhere = await embeddedPostgres({ dataDir: join(folder, 'elsewhere'), say: () => {} })
  url = elsewhere.url
  stop = elsewhere.stop
}, 60_000)
afterAll(async () => {
  await stop?.()
  await rm(folder, { recursive: true, force: true, maxRetries: 10 })
})

const cluster = () => join(folder, 'elsewhere', 'postgres', 'cluster')
const person = randomUUID()
const word = 'Fernsuchgrüffel am Deich'

const erased = async (environment: NodeJS.ProcessEnv, ...words: readonly string[]) => {
  const started = spawn(process.execPath, ['main.ts', 'log', 'erased', person, ...words], {
    env: { ...process.env, DATA_DIR: join(folder, 'data'), KEY_DIR: join(folder, 'keys'), ...environment },
    stdio: ['pipe', 'pipe', 'pipe'],
  })
  started.stdin.end(`${word}\n`)
  const [out, err, [code]] = await Promise.all([text(started.stdout), text(started.stderr), once(started, 'exit')])
  return { code, out, err }
}

test('stores that lie elsewhere are named, and it does not end well before they were looked at', async () => {
  const there = { DATABASE_URL: url }
  const blind = await erased(there)
  expect(blind).toMatchObject({ code: 3, out: expect.stringMatching(/^Not looked at: database, .*127\.0\.0\.1/m) })
  expect(blind.out).toMatch(new RegExp(`^Looked at: .*${join(folder, 'data')}`, 'm'))
  expect(blind.out).toMatch(/dumps, backups, exports/)

  const seen = await erased(there, '--also', `database=${cluster()}`)
  expect(seen).toMatchObject({ code: 0, out: expect.stringContaining(`database (${cluster()})`) })
  expect(seen.out).not.toContain('Not looked at')

  const hinted = { ...there, NATS_URL: 'nats://127.0.0.1:9', SECURITY_LOG_URL: 'https://example.org/lines' }
  const { code, out } = await erased(hinted, '--also', `database=${cluster()}`, '--json')
  const told = JSON.parse(out)
  expect([code, told.notLookedAt.map(({ place }: { place: string }) => place)]).toEqual([3, ['nats', 'security-log']])
  expect(told).toMatchObject({ person, keys: 0, destroyed: [], words: 1, found: [] })
  expect(told.lookedAt).toContainEqual({ place: 'database', where: cluster() })
}, 240_000)

test('a folder that is not what it is said to be is refused', async () => {
  const there = { DATABASE_URL: url, EVENTSTORE_URL: '' }
  for (const [also, why] of [
    [`database=${folder}/nothing`, 'there is nothing at'],
    [`database=${join(folder, 'keys')}`, 'holds no'],
    [`eventstoredb=${folder}`, 'no EVENTSTORE_URL'],
  ] as const)
    expect([also, await erased(there, '--also', also)]).toEqual([
      also,
      expect.objectContaining({ code: 2, err: expect.stringContaining(why) }),
    ])
}, 240_000)

test('whatever is found anywhere ends it with 1, also where not everything was looked at', async () => {
  await writeFile(join(folder, 'dump.sql'), `insert into said values ('${word.toUpperCase()}');`)
  const { code, out } = await erased({ DATABASE_URL: url }, '--also', join(folder, 'dump.sql'))
  expect([code, out]).toEqual([1, expect.stringContaining(`"${word}" in ${join(folder, 'dump.sql')}`)])
}, 240_000)

test('where all of it lies in the data folder, all of it is looked at', async () => {
  const { code, out } = await erased({ DATABASE_URL: '' })
  expect([code, out]).toEqual([0, expect.not.stringContaining('Not looked at')])
}, 240_000)
