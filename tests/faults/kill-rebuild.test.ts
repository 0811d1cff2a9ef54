import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout } from 'node:timers/promises'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { freshDatabase } from '../support/fresh-database.ts'
import { isLong } from '../support/long.ts'

const run = promisify(execFile)
const events = 300_000
const model = 'workout_detail'
/** Each lives a little longer than the one before: where a start alone takes longer than a life, nothing is shown by a kill. */
const lifeMs = (nth: number) => 3000 * 1.1 ** nth

test.runIf(isLong)(
  'a rebuild that is killed again and again gets there, and is what the log says',
  {
    timeout: 900_000,
  },
  async () => {
    const database = await freshDatabase()
    const env = { ...process.env, DATABASE_URL: database.url, SECRET_KEY: '5e'.repeat(32) }
    const tool = (...words: string[]) => run(process.execPath, ['main.ts', ...words], { env })
    await tool('seed', '--events', String(events))
    let kills = 0
    for (let done = false; !done && kills < 60; ) {
      const rebuild = spawn(process.execPath, ['main.ts', 'projections', 'rebuild', model], { env, stdio: 'ignore' })
      const ended = once(rebuild, 'exit')
      const killed = setTimeout(lifeMs(kills)).then(() => rebuild.exitCode === null && rebuild.kill('SIGKILL'))
      await ended
      done = rebuild.exitCode === 0
      if (!done) kills += (await killed) ? 1 : 0
    }
    const { stdout } = await tool('projections', 'verify', model)
    expect(stdout).toContain('all as the log says')
    console.log(`finished after ${kills} kills`)
    await database.drop()
  },
)
