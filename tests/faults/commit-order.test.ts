import { execFile } from 'node:child_process'
import { setTimeout } from 'node:timers/promises'
import { promisify } from 'node:util'
import { describe, expect, test } from 'vitest'
import type { Position } from '../../domain/kernel/stream.ts'
import { isLong } from '../support/long.ts'
import { openLog } from '../support/open-log.ts'
import { postgresStores } from '../support/postgres-stores.ts'

const program = new URL('writer-process.ts', import.meta.url).pathname
const run = promisify(execFile)
const ms = isLong ? 60_000 : 6000

describe.for(postgresStores)('$name', ({ storeOf, name }) => {
  test('two processes, 32 writers, an open idle transaction: a reader who looks each millisecond misses nothing', {
    timeout: ms + 30_000,
  }, async () => {
    const open = await openLog()
    const idle = await open.owner.connect()
    // Somebody else's, without our pool's guard against it.
    await idle.query('set idle_in_transaction_session_timeout = 0; begin; select pg_current_xact_id()')
    const writing = [1, 2].map(() =>
      run(process.execPath, [
        program,
        open.url,
        open.role ?? '',
        '16',
        String(ms),
        name.includes('plain') ? 'plain' : '',
      ]),
    )
    let done = false
    const written = Promise.all(writing).finally(() => {
      done = true
    })

    const next = new Map<string, number>()
    let place: Position | null = null
    let seen = 0
    let looks = 0
    const look = async () => {
      for await (const page of storeOf(open).read(place, {})) {
        for (const { position, stream, revision } of page.events) {
          expect(Number(position)).toBe(++seen)
          expect(revision).toBe(next.get(stream) ?? 0)
          next.set(stream, revision + 1)
        }
        place = page.position
      }
      looks++
    }
    while (!done) {
      await look()
      await setTimeout(1)
    }
    const landed = (await written).reduce((sum, { stdout }) => sum + Number(stdout), 0)
    await look()
    expect(seen).toBe(landed)
    // Enough to have met each other; how fast is the bench's matter.
    expect(landed).toBeGreaterThan(ms / 60)
    expect(looks).toBeGreaterThan(ms / 100)
    const { rows } = await open.pool.query(
      'select count(*)::int as n from (select tx < lag(tx) over (order by gp) as early from log.events) t where early',
    )
    expect(rows[0].n).toBe(0)
    await idle.query('rollback')
    idle.release()
    await open.close()
  })
})
