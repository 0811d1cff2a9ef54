import { execFile } from 'node:child_process'
import { setTimeout } from 'node:timers/promises'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Database, openPool } from '../../adapters/postgres/pool.ts'
import { freshDatabase } from '../support/fresh-database.ts'
import { isLong } from '../support/long.ts'
import { type RunningServer, startServer } from '../support/server.ts'
import { athlete } from './athlete.ts'
import { watchCheckpoints } from './checkpoints.ts'
import { gapsOf, loggedIn } from './logged.ts'

const kills = isLong ? 200 : 10
const run = promisify(execFile)

describe('kill -9 of the whole server while athletes log sets', () => {
  let database: Awaited<ReturnType<typeof freshDatabase>>
  let pool: Database
  let server: RunningServer
  const environment = () => ({ DATABASE_URL: database.url, SECRET_KEY: '5e'.repeat(32) })

  beforeAll(async () => {
    database = await freshDatabase()
    server = await startServer(environment())
    pool = openPool(database.url, { max: 3 })
  }, 120_000)
  afterAll(async () => {
    await server?.stop()
    await pool?.end()
    await database?.drop()
  })

  test('what was answered is there once, nothing has a gap, and the read models are what the log says', {
    timeout: kills * 15_000 + 120_000,
  }, async () => {
    const athletes = await Promise.all([athlete(server.url), athlete(server.url), athlete(server.url)])
    let stop = false
    const checkpoints = watchCheckpoints(pool, () => stop)
    const training = Promise.all(athletes.map(({ train }) => train(() => stop)))
    for (let kill = 0; kill < kills; kill++) {
      await setTimeout(100 + Math.random() * 700)
      await server.crash()
      await server.start()
    }
    await setTimeout(300)
    stop = true
    await Promise.all([training, checkpoints.watching])

    const times = await loggedIn({ ...process.env, ...environment() })
    const sent = athletes.flatMap(each => each.sent)
    const answered = sent.filter(each => each.answered)
    expect(answered.length).toBeGreaterThan(kills * 5)
    expect(answered.filter(({ mark }) => times.get(mark) !== 1)).toEqual([])
    expect(sent.filter(({ mark }) => (times.get(mark) ?? 0) > 1)).toEqual([])
    expect(times.size).toBeLessThanOrEqual(sent.length)

    expect(await gapsOf(pool)).toEqual({ gapless: true, whole: true })
    expect(checkpoints.fallen).toEqual([])
    expect(checkpoints.looks()).toBeGreaterThan(20)

    const env = { ...process.env, ...environment() }
    const { stdout } = await run(process.execPath, ['main.ts', 'projections', 'verify', '--all'], { env })
    expect(stdout).not.toContain('differs')
    console.log(`${kills} kills, ${answered.length} sets answered, ${sent.length - answered.length} left open`)
  })
})
