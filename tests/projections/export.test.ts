import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { asyncBufferFromFile, parquetReadObjects } from 'hyparquet'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { readConfig } from '../../adapters/config.ts'
import { freshId } from '../../adapters/crypto/fresh-id.ts'
import { maskedLog } from '../../adapters/event-store/masked.ts'
import { migrate } from '../../adapters/postgres/migrations.ts'
import { openPool } from '../../adapters/postgres/pool.ts'
import { openInfrastructure } from '../../app/infrastructure.ts'
import type { RecordedEvent } from '../../domain/facts.ts'
import { asUserId } from '../../domain/ids.ts'
import { streamOf } from '../../domain/streams.ts'
import { workoutList } from '../../projections/workout-list.ts'
import { writeExport } from '../../tools/export/export.ts'
import { openFolder } from '../../tools/export/folder.ts'
import { keyedPseudonyms } from '../../tools/export/pseudonyms.ts'
import { rangeThreads } from '../../tools/export/range-threads.ts'
import { logTool } from '../../tools/log/tool.ts'
import { projectionsTool } from '../../tools/projections/tool.ts'
import { seedEvents } from '../../tools/seed-events.ts'
import { freshDatabase } from '../support/fresh-database.ts'

type Row = Record<string, unknown>
type Manifest = {
  readonly finished: boolean
  readonly tables: Readonly<
    Record<string, { readonly rows: number; readonly parts: readonly { readonly file: string }[] }>
  >
}

const rowsOf = async (folder: string, name: string): Promise<Row[]> => {
  const { tables } = await manifestOf(folder)
  const parts = await Promise.all(
    (tables[name]?.parts ?? []).map(async ({ file }) =>
      parquetReadObjects({ file: await asyncBufferFromFile(join(folder, file)) }),
    ),
  )
  return parts.flat()
}

const manifestOf = async (folder: string): Promise<Manifest> =>
  JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8'))

const uuidsIn = (text: string) => new Set(text.match(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g))

/** Every byte below a folder, as text. */
const bytesOf = async (folder: string) => {
  const files = await readdir(folder, { recursive: true, withFileTypes: true })
  const texts = await Promise.all(
    files.filter(file => file.isFile()).map(file => readFile(join(file.parentPath, file.name), 'latin1')),
  )
  return texts.join('\n')
}

describe('npm run log -- export', { timeout: 120_000 }, () => {
  let home: string
  let database: Awaited<ReturnType<typeof freshDatabase>>
  let pool: ReturnType<typeof openPool>

  const environment = () => ({ DATABASE_URL: database.url, SECRET_KEY: '5e'.repeat(32), DATA_DIR: home })

  /** As an operator calls it, without the start of a process. */
  const log = async (...words: string[]) => {
    const said: string[] = []
    const out = vi.spyOn(console, 'log').mockImplementation(text => void said.push(String(text)))
    const err = vi.spyOn(console, 'error').mockImplementation(text => void said.push(String(text)))
    try {
      const code = await logTool(words)
      return { code, said: said.join('\n') }
    } finally {
      out.mockRestore()
      err.mockRestore()
    }
  }
  const seed = async (events: number) => expect(await seedEvents(String(events))).toBe(0)
  const one = async (text: string) => (await pool.query(text)).rows[0]

  beforeAll(async () => {
    home = await mkdtemp(join(tmpdir(), 'formkurve-test-'))
    database = await freshDatabase()
    pool = openPool(database.url, { max: 2 })
    for (const [name, value] of Object.entries(environment())) vi.stubEnv(name, value)
    await migrate(pool)
    await seed(2500)
  })
  afterAll(async () => {
    vi.unstubAllEnvs()
    await pool.end()
    await database.drop()
    await rm(home, { recursive: true, force: true })
  })

  test('says what makes no sense', async () => {
    const wrong = (said: string) => ({ code: 2, said: expect.stringContaining(said) })
    expect(await log('export')).toMatchObject(wrong('which folder'))
    expect(await log('export', join(home, 'x'), '--format', 'xml')).toMatchObject(wrong('parquet or csv'))
    expect(await log('export', join(home, 'x'), '--tables', 'secrets')).toMatchObject(wrong('"secrets"'))
    expect(await log('export', join(home, 'x'), '--with-names')).toMatchObject(wrong('--reason'))
  })

  test('names nobody, and ids of two exports have nothing in common', async () => {
    const [one, other] = [join(home, 'csv'), join(home, 'csv2')]
    expect(await log('export', one, '--format', 'csv', '--workers', '1')).toMatchObject({
      said: expect.not.stringContaining('rror'),
      code: 0,
    })
    expect(await log('export', other, '--format', 'csv', '--tables', 'events')).toMatchObject({
      said: expect.not.stringContaining('rror'),
      code: 0,
    })
    const { rows: ids } = await pool.query(
      `select distinct id from (select meta->>'subject' as id from log.events union all select id::text from log.events
       union all select substring(stream from '-(.*)$') from log.events union all select meta->>'commandId' from log.events) all_ids`,
    )
    const text = await bytesOf(one)
    const shown = uuidsIn(text)
    expect(ids.length).toBeGreaterThan(1000)
    expect(ids.filter(({ id }) => shown.has(id))).toEqual([])
    for (const word of ['@formkurve.example', 'Athlet', 'Heute bitte', 'Zu Hause', 'Kniebeuge', 'weightKg":2'])
      expect(text).not.toContain(word)
    expect(await readdir(one)).not.toContain('.key')
    expect([...uuidsIn(await bytesOf(other))].filter(id => shown.has(id))).toEqual([])
  })

  test('what stands in the log alone starts no thread that folds', async () => {
    const started: unknown[] = []
    const start = (worker: unknown) => started.push(worker)
    process.on('worker', start)
    const folder = join(home, 'log alone')
    expect(await log('export', folder, '--tables', 'events,verdicts', '--format', 'csv')).toMatchObject({ code: 0 })
    expect(started).toEqual([])
    const more = join(home, 'a model too')
    expect(await log('export', more, '--tables', 'accounts', '--workers', '1')).toMatchObject({ code: 0 })
    expect(started).toHaveLength(1)
    process.off('worker', start)
  })

  test('killed in the middle, goes on: nothing twice, nothing missing, all at one place', async () => {
    const folder = join(home, 'killed')
    const words = ['main.ts', 'log', 'export', folder, '--workers', '1']
    const child = spawn(process.execPath, words, {
      env: { ...process.env, ...environment() },
      stdio: 'ignore',
    })
    const ended = once(child, 'exit')
    for (;;) {
      const state = await manifestOf(folder).catch(() => null)
      if (Object.values(state?.tables ?? {}).filter(({ rows }) => rows > 0).length >= 3) break
      await new Promise(resolve => setTimeout(resolve, 5))
    }
    child.kill('SIGKILL')
    await ended
    expect((await manifestOf(folder)).finished).toBe(false)
    const { n: before } = await one('select count(*)::int as n from log.events')
    await seed(300)

    const other = await log('export', folder, '--format', 'csv')
    expect(other).toMatchObject({ code: 2, said: expect.stringContaining('begun otherwise') })
    const done = await log('export', folder, '--workers', '1', '--json')
    expect(done).toMatchObject({ said: expect.not.stringContaining('rror'), code: 0 })
    expect(JSON.parse(done.said)).toMatchObject({ finished: true, position: String(before) })

    const events = await rowsOf(folder, 'events')
    expect(events.map(({ number }) => Number(number))).toEqual(Array.from({ length: before }, (_, n) => n + 1))
    expect(new Set(events.map(({ id }) => id)).size).toBe(before)
    // Everything else is as of the same place, joined by the same pseudonyms.
    const asked = events.filter(({ type }) => type === 'WorkoutRequested').map(({ subject }) => subject)
    const workouts = await rowsOf(folder, 'workout_list')
    expect(workouts.map(({ owner }) => owner).sort()).toEqual(asked.sort())
    const done_ = events.filter(({ type }) => type === 'SetLogged').length
    const sets = await rowsOf(folder, 'sets')
    expect(sets.filter(({ done_at }) => done_at)).toHaveLength(done_)
    expect(new Set(sets.map(({ reps }) => reps))).toEqual(new Set([null]))
    expect(await one(`select count(*)::int as n from pg_namespace where nspname like 'as_of_%'`)).toEqual({ n: 0 })
    expect(await log('export', folder)).toMatchObject({ code: 2, said: expect.stringContaining('finished') })
  })

  test('who reads all events through a pipe may have seen enough', async () => {
    const child = spawn(process.execPath, ['main.ts', 'projections', 'export-log', '--format', 'ndjson'], {
      env: { ...process.env, ...environment() },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    const said = text(child.stderr)
    const [chunk] = await once(child.stdout, 'data')
    expect(JSON.parse(String(chunk).split('\n')[0] ?? '')).toMatchObject({ position: '1' })
    child.stdout.destroy()
    const [code] = await once(child, 'exit')
    expect({ code, said: await said }).toEqual({ code: 0, said: '' })
  })

  test('written by threads, range beside range, it is what one alone writes, and goes on where it was cut off', async () => {
    const config = await readConfig(process.env)
    const infrastructure = await openInfrastructure(config, { say: () => {}, connections: 2 })
    const key = Buffer.alloc(32, 7)
    const form = { level: 'pseudonymous', format: 'parquet' } as const
    const masked = maskedLog(infrastructure.store)
    const { store, role } = infrastructure
    const { nth } = store
    const write = async (folder: string, threads: number, lostFrom = Number.POSITIVE_INFINITY) => {
      const { state } = await openFolder(folder, { ...form, tables: ['events'] }, infrastructure.log.head)
      let ready: Promise<unknown> = Promise.resolve()
      let mine = 0
      const read: typeof masked.read = async function* (place, filter) {
        await ready
        if (Number(place) >= lostFrom) throw new Error('the connection was lost')
        mine++
        yield* masked.read(place, filter)
      }
      const helpers = (most: number) => {
        const pool = rangeThreads({ config, role, folder, ...form, key }, threads)(most)
        ready = Promise.all(pool.ready)
        return pool
      }
      const model = () => Promise.reject(new Error('no read model is asked for'))
      let rows = 0
      await writeExport(state, {
        folder,
        sources: { masked: { ...masked, read }, open: infrastructure.log, model, ...(nth ? { nth } : {}) },
        pseudonyms: keyedPseudonyms(key),
        onRows: (_, more) => {
          rows += more
        },
        ...(threads > 0 ? { helpers, rangeEvents: 400 } : {}),
      })
      return { rows, mine }
    }
    try {
      const [alone, beside] = [join(home, 'alone'), join(home, 'beside')]
      const { rows: all } = await write(alone, 0)
      await expect(write(beside, 2, 1200)).rejects.toThrow('the connection was lost')
      const cutOff = await manifestOf(beside)
      expect(cutOff.tables.events).toMatchObject({ done: false })
      const { rows: left, mine } = await write(beside, 2)
      expect(mine).toBeLessThan(Math.ceil(left / 400))
      expect(left).toBe(all - Number(cutOff.tables.events?.rows))
      expect(left).toBeLessThan(all)
      expect(await rowsOf(beside, 'events')).toEqual(await rowsOf(alone, 'events'))
      const { parts = [] } = (await manifestOf(beside)).tables.events ?? {}
      expect(parts.length).toBe(Math.ceil(all / 400))
      const files = (await readdir(join(beside, 'events'))).map(file => join('events', file))
      expect(files.sort()).toEqual(parts.map(({ file }) => file))
    } finally {
      await infrastructure.close()
    }
  })

  test('opens numbers or names only for a reason, which each person reads', async () => {
    const folder = join(home, 'health')
    const words = [
      '--with-health',
      '--reason',
      'how strong they become',
      '--tables',
      'events,verdicts,accounts,workout_list,sets',
    ]
    expect(await log('export', folder, ...words, '--workers', '1')).toMatchObject({
      said: expect.not.stringContaining('rror'),
      code: 0,
    })
    const sets = await rowsOf(folder, 'sets')
    expect(sets.some(({ weight_kg, e1rm_kg }) => Number(weight_kg) > 0 && Number(e1rm_kg) > Number(weight_kg))).toBe(
      true,
    )
    expect((await rowsOf(folder, 'verdicts')).every(({ score }) => Number(score) > 0)).toBe(true)
    expect(new Set((await rowsOf(folder, 'accounts')).map(({ email }) => email))).toEqual(new Set([null]))
    const { looks, people } = await one(
      `select count(*) filter (where type = 'RecordInspected')::int as looks,
        count(*) filter (where type = 'UserRegistered')::int as people from log.events`,
    )
    expect(looks).toBe(people)

    const named = join(home, 'named')
    await log('export', named, '--with-names', '--reason', 'a court asked', '--tables', 'accounts', '--workers', '1')
    expect((await rowsOf(named, 'accounts')).every(({ email }) => String(email).endsWith('@formkurve.example'))).toBe(
      true,
    )
  })

  test('is asked in SQL, and answers as the database does', async () => {
    const folder = join(home, 'health')
    const asked = async (sql: string): Promise<Row[]> => {
      const { code, said } = await log('sql', folder, '--json', '-e', sql)
      expect({ code, said }).toMatchObject({ code: 0 })
      return JSON.parse(said)
    }
    expect(await projectionsTool(['rebuild', 'workout_list', '--workers', '1'])).toBe(0)
    const both = 'select status, count(*)::int as n, sum(sets)::int as sets'
    const { rows: sessions } = await pool.query(
      `${both} from read_models.${workoutList.name} group by status order by status`,
    )
    expect(await asked(`${both} from sessions group by status order by status`)).toEqual(sessions)
    // What is sealed in the database, every kilogram of it was told set by set.
    const opened = join(home, 'opened')
    await log('export', opened, '--with-names', '--reason', 'kilograms', '--tables', 'workout_list', '--workers', '1')
    const kilograms = (await rowsOf(opened, 'workout_list')).reduce((sum, { kg }) => sum + Number(kg), 0)
    expect(kilograms).toBeGreaterThan(1000)
    const [told] = await asked('select sum(moved_kg) as kg from sets')
    expect(Number(told?.kg)).toBeCloseTo(kilograms, 2)
    const { rows: weeks } = await pool.query(
      `select to_char(date_trunc('week', (data->>'at')::timestamptz at time zone 'UTC'), 'YYYY-MM-DD') as week, count(*)::int as n
       from log.events where type = 'UserRegistered' group by 1 order by 1`,
    )
    expect(await asked(`select strftime(week, '%Y-%m-%d') as week, registered as n from funnels order by 1`)).toEqual(
      weeks,
    )

    // As a person asks: what there is, something misspelt, and a last question that nothing ends.
    const typed = `.help\n.tables\n.conjure\nselect 40 + 2 as answer;\nselect 'the last' as question`
    const shell = spawn(process.execPath, ['main.ts', 'log', 'sql', folder], {
      env: { ...process.env, ...environment() },
    })
    shell.stdin.end(typed)
    const [stdout, stderr] = await Promise.all([text(shell.stdout), text(shell.stderr)])
    expect(stderr).toMatch(/health: loads, repetitions and verdicts are filled, names are not/)
    expect(stdout).toMatch(/\.tables.*sessions +view.*There is no \.conjure.*42.*the last/s)

    const two = await log('sql', folder, '--csv', '-e', `select ';' as one; select 40 as two`)
    expect(two).toEqual({ code: 0, said: 'one\r\n;\ntwo\r\n40' })
    const file = join(home, 'sets.csv')
    expect(await log('sql', folder, '-e', `copy sets to '${file}'`)).toMatchObject({
      code: 1,
      said: expect.stringContaining('nothing is written to files from here'),
    })
    expect(await log('sql', folder, '-e', ' ; ')).toMatchObject({ code: 2 })

    const reach = await log('sql', folder, '-e', `select * from read_csv('${join(home, 'health/manifest.json')}')`)
    expect(reach).toMatchObject({ code: 1, said: expect.stringContaining('No files found') })
    expect(await log('sql', home, '-e', 'select 1')).toMatchObject({
      code: 2,
      said: expect.stringContaining('no export'),
    })
  })

  test('whoever is erased while it is written is in none of it, and it begins anew', async () => {
    const folder = join(home, 'erased')
    const words = ['main.ts', 'log', 'export', folder, '--with-names', '--reason', 'a court asked', '--workers', '1']
    const child = spawn(process.execPath, words, {
      env: { ...process.env, ...environment() },
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    const [said, ended] = [text(child.stderr), once(child, 'exit')]
    for (;;) {
      const state = await manifestOf(folder).catch(() => null)
      if ((state?.tables.events?.rows ?? 0) > 0) break
      await new Promise(resolve => setTimeout(resolve, 5))
    }
    const infrastructure = await openInfrastructure(await readConfig(process.env), { say: () => {}, connections: 2 })
    const { log: open, keys } = infrastructure
    const people: RecordedEvent[] = []
    for await (const { events } of open.read(null, { types: ['UserRegistered'] })) people.push(...events)
    const [anna] = people
    if (anna?.event.type !== 'UserRegistered') throw new Error('nobody is registered')
    const { subject, commandId } = anna.metadata
    await keys.destroy(subject)
    const erased = { type: 'PersonalDataErased', at: new Date().toISOString() } as const
    const metadata = { ...anna.metadata, correlationId: commandId, schema: 1 }
    await open.append(streamOf('user', asUserId(subject)), 'any', [{ id: freshId<'event'>(), event: erased, metadata }])
    await infrastructure.close()
    expect(await ended).toEqual([0, null])
    expect(await said).toContain('erased while it was written')
    const { finished, tables } = await manifestOf(folder)
    expect(finished).toBe(true)
    const { n } = await one(`select gp::int as n from log.events where type = 'PersonalDataErased'`)
    expect(tables.events?.rows).toBeGreaterThanOrEqual(n)
    const events = await rowsOf(folder, 'events')
    const told = JSON.stringify(events, (_, value) => (typeof value === 'bigint' ? Number(value) : value))
    expect(told).not.toContain(anna.event.email)
    expect(people.length).toBeGreaterThan(1)
    const others = people.filter(({ event }) => event.type === 'UserRegistered' && told.includes(event.email))
    expect(others).toHaveLength(people.length - 1)
  })
})
