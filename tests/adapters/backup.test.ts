import { spawnSync } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { until } from '../../adapters/embedded/waiting.ts'
import { asUserId } from '../../domain/ids.ts'
import { type Copied, copyIn, copyOut } from '../support/copied.ts'
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

/** How it is taken and brought back: by the README's commands, or, where these are older than the server, row by row. */
type Way = {
  readonly backUp: (name: string) => Promise<void>
  readonly textOf: (name: string) => Promise<string>
  readonly restore: (name: string) => Promise<void>
}

const asTheReadmeSays: Way = {
  backUp: async name => void shell(commands.backup.replace('> formkurve.dump', `> ${name}.dump`), from as Fresh),
  textOf: async name => shell(`pg_restore --file=- ${name}.dump`, from as Fresh),
  restore: async name => void shell(commands.restore.replace('formkurve.dump', `${name}.dump`), to as Fresh),
}

const rowByRow = (): Way => {
  const taken = new Map<string, Copied>()
  const of = (name: string) =>
    taken.get(name) ?? { rows: new Map<string, Buffer>(), sequences: new Map<string, string>() }
  return {
    backUp: async name => void taken.set(name, await copyOut((from as Fresh).url)),
    textOf: async name => [...of(name).rows].map(([table, rows]) => `${table}\n${rows}`).join('\n'),
    restore: async name => copyIn((to as Fresh).url, of(name)),
  }
}

const toolOf = async (it: TestProduct) => {
  const { rows } = await it.product.database.query<{ server_version: string }>('show server_version')
  const has = spawnSync('pg_dump', ['--version'], { encoding: 'utf8' })
  return major(has.stdout) < major(rows[0]?.server_version) ? rowByRow() : asTheReadmeSays
}

test('a backup comes back for who lives, also when it is older than an erasure, and without who left', async () => {
  const it = await start(from as Fresh)
  const way = await toolOf(it)

  const her = await train(it, anna)
  const him = await train(it, ben)
  await way.backUp('old')
  await it.ask('POST /auth/close-account', {
    token: her.access_token,
    body: { password: 'ein langer Satz', immediately: true },
  })
  const receipts = () => it.product.database.query('select 1 from vault.receipts where beyond_reach_at is not null')
  expect(await until(async () => (await receipts()).rows.length === 1, 40_000)).toBe(true)
  await way.backUp('formkurve')
  await it.close()

  for (const dump of ['old', 'formkurve']) {
    const text = await way.textOf(dump)
    expect(text).toContain(him.id)
    for (const word of [...Object.values(anna), 'Quendolina', 'Zwirbelsand']) expect(text).not.toContain(word)
    expect(text).not.toContain('read_models')
  }

  await way.restore('old')
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
