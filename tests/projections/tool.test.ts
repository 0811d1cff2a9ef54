import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { migrate } from '../../adapters/postgres/migrations.ts'
import { openPool } from '../../adapters/postgres/pool.ts'
import { projections } from '../../projections/all.ts'
import { workoutDetail } from '../../projections/workout-detail.ts'
import { workoutList } from '../../projections/workout-list.ts'
import { commandLine } from '../support/command-line.ts'
import { freshDatabase } from '../support/fresh-database.ts'

describe('npm run projections', { timeout: 60_000 }, () => {
  let folder: string
  let database: Awaited<ReturnType<typeof freshDatabase>>
  let pool: ReturnType<typeof openPool>

  const call = (...words: string[]) => commandLine(database.url, { DATA_DIR: folder })('main.ts', ...words)
  const projectionsTool = (...words: string[]) => call('projections', ...words)

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'formkurve-test-'))
    database = await freshDatabase()
    pool = openPool(database.url, { max: 2 })
    await migrate(pool)
    expect(await call('seed', '--events', '600')).toMatchObject({ code: 0 })
  })
  afterAll(async () => {
    await pool.end()
    await database.drop()
    await rm(folder, { recursive: true, force: true })
  })

  test('explains itself, and says what makes no sense', async () => {
    const [help, own, none, unknown, twice] = await Promise.all([
      projectionsTool('--help'),
      projectionsTool('rebuild', '--help'),
      projectionsTool('rebuild', 'no_such_model'),
      projectionsTool('conjure'),
      projectionsTool('export', 'workout_list'),
    ])
    expect(help.code).toBe(0)
    for (const name of ['list', 'status', 'rebuild', 'verify', 'as-of', 'drop-as-of', 'export', 'export-log'])
      expect(help.out).toContain(name)
    expect(own).toMatchObject({ code: 0, out: expect.stringContaining('--workers') })
    expect(none).toMatchObject({ code: 2, err: expect.stringContaining('There is no read model "no_such_model"') })
    expect(unknown).toMatchObject({ code: 2, err: expect.stringContaining('conjure') })
    expect(twice).toMatchObject({ code: 2, err: expect.stringContaining('--format') })
  })

  test('rebuilds, shows where everything stands, and verifies', async () => {
    const before = await projectionsTool('status')
    expect(before).toMatchObject({ code: 1, out: expect.stringContaining('never run') })
    const rebuilt = await projectionsTool('rebuild', '--all', '--workers', '1')
    expect(rebuilt).toMatchObject({ code: 0 })
    expect(rebuilt.out.trim().split('\n')).toHaveLength(projections.length)
    const { code, out } = await projectionsTool('status', '--json')
    const { head, models } = JSON.parse(out) as { head: string; models: { state: string; position: string }[] }
    expect(code).toBe(0)
    expect(models.map(({ state, position }) => ({ state, position }))).toEqual(
      projections.map(() => ({ state: 'level', position: head })),
    )

    expect(await projectionsTool('verify', '--all')).toMatchObject({ code: 0 })
    const { rows } = await pool.query(
      `update read_models.${workoutList.name} set minutes = 999 where id = (select min(id::text)::uuid from read_models.${workoutList.name}) returning id`,
    )
    const differing = await projectionsTool('verify', 'workout_list')
    expect(differing.code).toBe(1)
    expect(differing.out).toContain(`row ${rows[0].id} differs`)
    expect(differing.out).toMatch(/minutes: is 999\s+should be \d+/)
    expect(differing.out).toContain('The log is believed')
    expect(differing.out).toContain('npm run log -- audit')
    const forPrograms = await projectionsTool('verify', 'workout_list', '--json')
    expect([forPrograms.code, JSON.parse(forPrograms.out)]).toMatchObject([
      1,
      [{ model: workoutList.name, first: { key: rows[0].id, fields: [{ path: 'minutes', is: '999' }] } }],
    ])

    await pool.query(`update read_models.${workoutDetail.name} set planned = null, training = (
      select other.training from read_models.${workoutDetail.name} other
      where other.owner = d.owner and other.training <> d.training limit 1)
      from (select id, owner, training from read_models.${workoutDetail.name} order by id::text limit 1) d
      where d.id = read_models.${workoutDetail.name}.id`)
    const sealed = await projectionsTool('verify', 'workout_detail')
    expect(sealed).toMatchObject({ code: 1, out: expect.stringMatching(/planned: is null\s+should be \[sealed/) })
    expect(sealed.out).toMatch(/training: is .*sealed.*\s+should be .*sealed, another/)
    expect(sealed.out).not.toMatch(/exercises|"catalogueId"/)
  })

  test('builds the past, lists it and drops it', async () => {
    const built = await projectionsTool('as-of', '200', 'workout_list')
    expect(built).toMatchObject({ code: 0, out: expect.stringMatching(/^as_of_200_[0-9a-f]{8}\n$/) })
    const schema = built.out.trim()
    const { rows } = await pool.query(`select count(*)::int as n from ${schema}.${workoutList.name}`)
    expect(rows[0].n).toBeGreaterThan(0)
    expect((await projectionsTool('list')).out).toContain('Read models recorded up to 200, by code ')
    const { pasts, models } = JSON.parse((await projectionsTool('list', '--json')).out)
    expect([pasts[0].schema, models.length]).toEqual([schema, projections.length])
    const alike = await projectionsTool('diff', 'workout_list', schema, schema, '--json')
    expect([alike.code, JSON.parse(alike.out)]).toMatchObject([0, { first: null }])
    const forPrograms = await projectionsTool('as-of', '200', 'workout_list', '--json')
    expect(JSON.parse(forPrograms.out)).toEqual({ schema, models: [workoutList.name] })
    const dropped = await projectionsTool('drop-as-of', schema, '--json')
    expect([dropped.code, JSON.parse(dropped.out)]).toEqual([0, { dropped: schema }])
    const [gone, beyond, vault] = await Promise.all([
      projectionsTool('drop-as-of', schema),
      projectionsTool('as-of', '99999999'),
      projectionsTool('drop-as-of', 'vault'),
    ])
    expect([gone.code, beyond.code, vault.code]).toEqual([2, 2, 2])
  })

  test('says what is no time, and builds, exports and compares what had been recorded and what had happened', async () => {
    const odd = await projectionsTool('as-of', 'yesterday', 'workout_list')
    expect(odd).toMatchObject({ code: 2, err: expect.stringContaining('"yesterday" is neither a time') })
    const { rows: times } = await pool.query(
      `select percentile_disc(0.5) within group (order by data->>'at') as at, max(created) + interval '1 hour' as later
       from log.events`,
    )
    const at = String(times[0].at)
    const occurred = (await projectionsTool('as-of', at, '--by', 'occurred', 'workout_list')).out.trim()
    const recorded = (await projectionsTool('as-of', times[0].later, 'workout_list')).out.trim()
    expect(occurred).toMatch(/^as_of_occurred_/)
    const { rows } = await pool.query(
      `select (select count(*)::int from ${occurred}.${workoutList.name}) as occurred,
        (select count(*)::int from ${recorded}.${workoutList.name}) as recorded,
        (select count(distinct stream)::int from log.events where type = 'WorkoutRequested' and data->>'at' <= '${at}') as asked`,
    )
    expect(rows[0].occurred).toBeGreaterThan(0)
    expect(rows[0].occurred).toBe(rows[0].asked)
    expect(rows[0].recorded).toBeGreaterThan(rows[0].occurred)
    const out = await projectionsTool('export', 'workout_list', '--of', occurred, '--format', 'ndjson')
    expect(out.out.trim().split('\n')).toHaveLength(rows[0].occurred)
    expect(await projectionsTool('diff', 'workout_list', occurred, recorded)).toMatchObject({ code: 1 })
    expect(await projectionsTool('diff', 'workout_list', occurred, occurred)).toMatchObject({ code: 0 })
    expect(await projectionsTool('export', 'workout_list', '--of', 'vault', '--format', 'csv')).toMatchObject({
      code: 2,
    })
  })

  test('exports a model and the whole log', async () => {
    await pool.query(
      `update read_models.${workoutList.name} set status = E'=SUM(A1)\\n"x", y' where id = (select min(id::text)::uuid from read_models.${workoutList.name})`,
    )
    const [json, csv, raw, log] = await Promise.all([
      projectionsTool('export', 'workout_list', '--format', 'ndjson'),
      projectionsTool('export', 'workout_list', '--format', 'csv', '--out', join(folder, 'list.csv')),
      projectionsTool('export', 'workout_list', '--format', 'csv', '--raw'),
      projectionsTool('export-log', '--format', 'ndjson'),
    ])
    const lines = json.out
      .trim()
      .split('\n')
      .map(line => JSON.parse(line))
    expect(Object.keys(lines[0])).toEqual(Object.keys(workoutList.columns))
    expect(lines[0].status).toBe('=SUM(A1)\n"x", y')
    expect(csv.code).toBe(0)
    const written = await readFile(join(folder, 'list.csv'), 'utf8')
    expect(written.split('\r\n')[0]).toBe(Object.keys(workoutList.columns).join(','))
    expect(written).toContain(`,"'=SUM(A1)\n""x"", y",`)
    expect(raw.out).toContain(`,"=SUM(A1)\n""x"", y",`)
    const events = log.out
      .trim()
      .split('\n')
      .map(line => JSON.parse(line))
    expect(events.map(({ position }) => Number(position))).toEqual(events.map((_, index) => index + 1))
    expect(log.out).not.toContain('Heute bitte')
    expect(events[0]).toMatchObject({ revision: 0, metadata: { schema: 2 } })
  })

  test('opens what is sealed for a reason alone, which everybody concerned can read', async () => {
    const looks = async () => {
      const { rows } = await pool.query("select count(*)::int as n from log.events where type = 'RecordInspected'")
      return rows[0].n
    }
    const exports = [['export', 'workout_detail'], ['export-log']]
    for (const words of exports) {
      const [closed, none, alone] = await Promise.all([
        projectionsTool(...words, '--format', 'ndjson'),
        projectionsTool(...words, '--format', 'ndjson', '--open'),
        projectionsTool(...words, '--format', 'ndjson', '--reason', 'a court asked'),
      ])
      expect(closed).toMatchObject({ code: 0, out: expect.stringMatching(/"§[^"]+"|"sealed":/) })
      expect(closed.out).not.toContain('Heute bitte')
      expect([none, alone]).toMatchObject([{ code: 2 }, { code: 2 }])
    }
    expect(await looks()).toBe(0)
    const [one = [], other = []] = exports
    const opened = await projectionsTool(...one, '--format', 'ndjson', '--open', '--reason', 'a court asked')
    expect(opened).toMatchObject({ code: 0, out: expect.stringContaining('"exercises":') })
    expect(opened.out).not.toContain('"§')
    const { rows } = await pool.query("select count(*)::int as n from log.events where type = 'UserRegistered'")
    expect(await looks()).toBe(rows[0].n)
    const log = await projectionsTool(...other, '--format', 'ndjson', '--open', '--reason', 'a court asked')
    expect(log).toMatchObject({ code: 0, out: expect.stringContaining('Heute bitte') })
  })

  test.each(['csv', 'ndjson'])(
    'npm run … export > file.%s begins with what was asked for, or is refused',
    async format => {
      const own = Object.entries(process.env).filter(([name]) => !name.startsWith('npm_'))
      const env = {
        ...Object.fromEntries(own),
        DATABASE_URL: database.url,
        SECRET_KEY: '5e'.repeat(32),
        DATA_DIR: folder,
      }
      const export_ = async (file: string, ...silent: string[]) => {
        const words = [...silent, 'projections', '--', 'export', 'workout_list', '--format', format]
        const shell = `npm run ${words.join(' ')} > ${join(folder, file)}`
        const { code, stderr } = await promisify(execFile)('sh', ['-c', shell], { env }).then(
          ({ stderr }) => ({ code: 0, stderr }),
          ({ code, stderr }) => ({ code, stderr: String(stderr) }),
        )
        return { code, stderr, lines: (await readFile(join(folder, file), 'utf8')).split(/\r?\n/) }
      }
      const silent = await export_('silent', '--silent')
      expect(silent.code).toBe(0)
      const [first = ''] = silent.lines
      expect(format === 'csv' ? first.split(',') : Object.keys(JSON.parse(first))).toEqual(
        Object.keys(workoutList.columns),
      )
      const loud = await export_('loud')
      expect({ code: loud.code, said: loud.stderr }).toEqual({
        code: 2,
        said: expect.stringContaining('npm run --silent projections'),
      })
      expect(loud.lines.filter(line => line !== '' && !line.startsWith('> '))).toEqual([])
    },
  )
})
