import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { promisify } from 'node:util'
import type pg from 'pg'
import { expect } from 'vitest'
import type { Infrastructure } from '../../app/infrastructure.ts'
import type { RunningServer } from '../support/server.ts'
import type { Told } from './erasure-stolen.ts'

type Taken = {
  readonly server: RunningServer
  readonly infrastructure: Infrastructure
  readonly spool: string
  readonly asOwner: <Row extends pg.QueryResultRow>(
    statement: string,
    values?: readonly unknown[],
  ) => Promise<pg.QueryResult<Row>>
}

/** Who was erased, who stays, and who came afterwards and whose key is in a dead row alone. */
type People = {
  readonly id: string
  readonly stays: string
  readonly late: string
  /** Addresses that somebody may guess: of who was erased, and of who stays. */
  readonly guessed: { readonly gone: readonly string[]; readonly stays: readonly string[] }
}
type Masters = Awaited<ReturnType<Infrastructure['masters']['safe']['read']>>

/** Whoever takes the disk and the keys of now: of the erased nothing opens, of who stays everything. */
export const nothingOpens = async (taken: Taken, it: People & { mastersOfBefore: Masters }) => {
  const { server, infrastructure, spool, asOwner } = taken
  const gone = await asOwner<{ subject: string }>(
    'select subject from vault.subject_keys where wrapped is null order by subject <> $1',
    [it.id],
  )
  expect((await asOwner('delete from vault.subject_keys where subject = $1 returning 1', [it.late])).rowCount).toBe(1)
  const people = { gone: gone.rows.map(({ subject }) => subject), stays: [it.stays], onlyDead: [it.late] }
  const now = await infrastructure.masters.safe.read()
  const ring = await asOwner<{ ring: string }>('select ring from vault.master')
  await asOwner('checkpoint')
  await server.crash()
  await infrastructure.close()
  const copy = join(spool, 'stolen')
  await promisify(execFile)('cp', ['-a', server.dataDir, copy])
  await cp(join(process.env.KEY_DIR ?? '', `${ring.rows[0]?.ring}.living`), join(spool, 'stolen.living'))
  const places = [copy, join(spool, 'stolen.living'), ...['before', 'after'].map(name => join(spool, `${name}.dump`))]
  const asked = { places, people, guessed: it.guessed }
  const told = await stolen(spool, copy, now, asked)
  expect(told.gone?.events).toBeGreaterThan(100)
  expect(told.gone?.cells).toBeGreaterThan(100)
  expect(told.gone).toMatchObject({ keys: 0, eventsOpened: 0, cellsOpened: 0, addresses: 0 })
  expect(told.stays).toMatchObject({ keys: 1, eventsOpened: told.stays?.events, addresses: 1 })
  expect(Math.min(told.stays?.events ?? 0, told.stays?.cellsOpened ?? 0)).toBeGreaterThan(0)
  expect(told.onlyDead).toMatchObject({ keys: 1 })
  // The same look, had the masters of before not been destroyed.
  const kept = await stolen(spool, copy, [...it.mastersOfBefore, ...now], asked)
  expect(Math.min(kept.gone?.keys ?? 0, kept.gone?.eventsOpened ?? 0, kept.gone?.cellsOpened ?? 0)).toBeGreaterThan(10)
  expect(kept.gone?.addresses).toBeGreaterThan(0)
}

const stolen = async (spool: string, copy: string, masters: Masters, asked: object): Promise<Told> => {
  const started = spawn(process.execPath, ['tests/faults/erasure-stolen.ts'], {
    env: {
      ...process.env,
      DATA_DIR: copy,
      KEY_DIR: join(spool, 'no-keys'),
      SECRET_KEY: (await readFile(join(process.env.KEY_DIR ?? '', 'secret.key'), 'utf8')).trim(),
      MASTER_KEYS: masters.map(({ version, secret }) => `${version}:${secret.toString('hex')}`).join(','),
    },
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  started.stdin.end(JSON.stringify(asked))
  const [out, [code]] = await Promise.all([text(started.stdout), once(started, 'exit')])
  expect(code).toBe(0)
  return JSON.parse(out)
}
