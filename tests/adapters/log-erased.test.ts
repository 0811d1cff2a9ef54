import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { openPool } from '../../adapters/postgres/pool.ts'
import { freshDatabase } from '../support/fresh-database.ts'
import { startProduct } from '../support/product.ts'

test('a search for what is left of somebody ends with an answer, however long a table takes', async () => {
  const database = await freshDatabase()
  const folder = await mkdtemp(join(tmpdir(), 'formkurve-erased-'))
  await (await startProduct({ databaseUrl: database.url, working: false })).close()
  const owner = openPool(database.url, { max: 1, timeout: 60_000 })
  const slow = await owner.connect()
  try {
    await slow.query("set idle_in_transaction_session_timeout = '5min'")
    await slow.query('begin')
    await slow.query('lock table mail.sent in access exclusive mode')
    const looking = spawn(process.execPath, ['main.ts', 'log', 'erased', '00000000-0000-4000-8000-000000000000'], {
      env: { ...process.env, DATABASE_URL: database.url, SECRET_KEY: '5e'.repeat(32), DATA_DIR: folder },
      stdio: ['pipe', 'pipe', 'inherit'],
    })
    looking.stdin.end('Zwirbelsand')
    const answer = Promise.all([text(looking.stdout), once(looking, 'exit')])
    const waits = "select 1 from pg_locks where not granted and relation = 'mail.sent'::regclass"
    await expect.poll(async () => (await slow.query(waits)).rowCount, { timeout: 120_000 }).toBe(1)
    await setTimeout(6500)
    await slow.query('commit')
    const [out, [code]] = await answer
    expect([code, out.trim()]).toEqual([0, '1 words looked for, found in 0 places'])
  } finally {
    slow.release()
    await owner.end()
    await rm(folder, { recursive: true })
    await database.drop()
  }
}, 240_000)
