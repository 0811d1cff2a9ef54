import { spawnSync } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { until } from '../../adapters/embedded/waiting.ts'
import { asUserId } from '../../domain/ids.ts'
import { freshDatabase } from '../support/fresh-database.ts'
import { startProduct, type TestProduct } from '../support/product.ts'

type Fresh = Awaited<ReturnType<typeof freshDatabase>>

const readme = await readFile(new URL('../../README.md', import.meta.url), 'utf8')
const one = (found: RegExpExecArray | null) => found?.[1]?.replace(/\\?\n\s*/g, ' ') ?? 'false'
/** As the README has them, but for the names of database and owner, and docker before them. */
const commands = {
  backup: one(/docker compose exec -T postgres (pg_dump [^`]+)```/.exec(readme)),
  restore: one(/`(pg_restore [^`]+)`/.exec(readme)),
}

let folder: string
let [from, to]: Fresh[] = []
const running: TestProduct[] = []

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'formkurve-backup-'))
  ;[from, to] = [await freshDatabase(), await freshDatabase()]
})
afterAll(async () => {
  for (const it of running) await it.close().catch(() => {})
  await from?.drop()
  await to?.drop()
  await rm(folder, { recursive: true })
})

const start = async (database: Fresh) => {
  const it = await startProduct({ databaseUrl: database.url })
  running.push(it)
  return it
}

const shell = (command: string, { url }: Fresh) => {
  const { hostname, port, username, password, pathname } = new URL(url)
  const named = command
    .replace('-U formkurve', `-U ${username}`)
    .replace(/(^pg_dump .*|-d )\bformkurve(?= )/, `$1${pathname.slice(1)}`)
  const env = {
    ...process.env,
    PGHOST: hostname,
    PGPORT: port,
    PGUSER: username,
    PGPASSWORD: decodeURIComponent(password),
  }
  const { status, stderr, stdout } = spawnSync('sh', ['-c', named], {
    cwd: folder,
    env,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  })
  expect([named, stderr, status]).toEqual([named, '', 0])
  return stdout
}

const major = (text: string | undefined) => Number(/(\d+)/.exec(text ?? '')?.[1] ?? 0)

/** Those who are known here, by words that nobody else would use. */
const anna = { email: 'quendolina@example.org', name: 'Quendolina Zwirbelsand', wish: 'Wunschgrüffel Rücken' }
const ben = { email: 'ben@example.org', name: 'Ben Bleibt', wish: 'Beine' }

const train = async (it: TestProduct, { email, name, wish }: typeof anna) => {
  const person = await it.person(email, undefined, name)
  const { access_token: token } = person
  const { json } = await it.ask('POST /llm/create-workout', { token, body: { prompt: wish, duration_minutes: 20 } })
  return { ...person, workout: json.id as string, plan: json.blocks as unknown }
}

test('a backup as the README makes it comes back for who lives, also when it is older than an erasure, and without who left', async ({
  skip,
}) => {
  const it = await start(from as Fresh)
  const { rows } = await it.product.database.query<{ server_version: string }>('show server_version')
  const has = spawnSync('pg_dump', ['--version'], { encoding: 'utf8' })
  const [tool, server] = [major(has.stdout), major(rows[0]?.server_version)]
  skip(tool < server, `pg_dump ${tool || 'is missing'}, the server is PostgreSQL ${server}`)

  const her = await train(it, anna)
  const him = await train(it, ben)
  shell(commands.backup.replace('> formkurve.dump', '> old.dump'), from as Fresh)
  await it.ask('POST /auth/close-account', {
    token: her.access_token,
    body: { password: 'ein langer Satz', immediately: true },
  })
  const receipts = () => it.product.database.query('select 1 from vault.receipts where beyond_reach_at is not null')
  expect(await until(async () => (await receipts()).rows.length === 1, 40_000)).toBe(true)
  shell(commands.backup, from as Fresh)
  await it.close()

  for (const dump of ['old', 'formkurve']) {
    const text = shell(`pg_restore --file=- ${dump}.dump`, from as Fresh)
    expect(text).toContain(him.id)
    for (const word of [...Object.values(anna), 'Quendolina', 'Zwirbelsand']) expect(text).not.toContain(word)
    expect(text).not.toContain('read_models')
  }

  shell(commands.restore.replace('formkurve.dump', 'old.dump'), to as Fresh)
  const again = await start(to as Fresh)
  const { access_token: token } = await again.signIn(ben.email)
  const workout = await again.ask(`GET /workouts/${him.workout}`, { token })
  expect([workout.status, workout.json.blocks]).toEqual([200, him.plan])
  const body = { email: anna.email, password: 'ein langer Satz' }
  expect(await until(async () => (await again.ask('POST /auth/login', { body })).status === 401, 10_000)).toBe(true)
  const state = async () => (await again.product.accounts.load(asUserId(her.id))).state.status
  expect(await until(async () => (await state()) === 'erased', 20_000)).toBe(true)
  const said: string[] = []
  for await (const { events } of again.product.log.read(null, {}))
    said.push(JSON.stringify(events.map(one => one.event)))
  expect(said.join()).toContain(ben.wish)
  for (const word of Object.values(anna)) expect(said.join()).not.toContain(word)
  expect(again.troubles).toEqual([])
}, 180_000)
