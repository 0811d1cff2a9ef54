import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import { freshId } from '../../adapters/crypto/fresh-id.ts'
import { asUserId } from '../../domain/ids.ts'
import { streamOf } from '../../domain/kernel/stream.ts'
import { busy, inTurns, percentile, timed } from './measure.ts'
import { figure, type Row, withinMs } from './row.ts'
import { rounds, type Stand } from './stand.ts'

const run = promisify(execFile)

const data = { exercise: 'b1e1', set: 'b1e1s1', reps: 8, weightKg: 22.5, rir: 2, at: '2026-03-01T18:00:00.000Z' }
const metadata = {
  commandId: freshId<'command'>(),
  correlationId: freshId<'command'>(),
  causationId: freshId<'command'>(),
  actor: { kind: 'user', id: asUserId(randomUUID()) },
  subject: asUserId(randomUUID()),
  schema: 2,
} as const

const insert = `insert into bench.bare (gp, stream, version, type, id, data, meta)
  values (nextval('bench.gp'), $1, $2, $3, $4, $5, $6)`

/** A table like the log's, with the same indexes and nothing else, and the shapes of append that others use. */
const shapes = `
  create schema if not exists bench;
  create table if not exists bench.bare (like log.events including all);
  create sequence if not exists bench.gp cache 1;
  create table if not exists bench.streams (stream text primary key, version int not null) with (fillfactor = 80);
  create or replace function bench.append(s text, expected int, t text, i uuid, d text, m text) returns bigint
  language plpgsql as $$
  declare at bigint;
  begin
    if expected = -1 then
      insert into bench.streams values (s, 0) on conflict do nothing;
    else
      update bench.streams set version = version + 1 where stream = s and version = expected;
    end if;
    if not found then return null; end if;
    insert into bench.bare (gp, stream, version, type, id, data, meta)
    values (nextval('bench.gp'), s, expected + 1, t, i, d::json, m::json) returning gp into at;
    return at;
  end $$`

export const benchAppend = async ({ raw, owner, store, url }: Stand): Promise<readonly Row[]> => {
  await owner.query(shapes)
  const values = () => [
    `bench-${randomUUID()}`,
    0,
    'SetLogged',
    randomUUID(),
    JSON.stringify(data),
    JSON.stringify(metadata),
  ]
  const bare = () => raw.query({ name: 'bare', text: insert, values: values() })
  const ours = () =>
    store.append(streamOf('bench', randomUUID()), 'no-stream', [
      { id: freshId<'event'>(), event: { type: 'SetLogged', ...data }, metadata },
    ])
  await timed(300, bare)
  await timed(300, ours)

  const latency = (call: () => Promise<unknown>) => async () => {
    const taken = await timed(600, call)
    return { p50: percentile(taken, 0.5), p99: percentile(taken, 0.99) }
  }
  const one = await inTurns(rounds, latency(bare), latency(ours))

  const pgbench = await pgbenchFor(url)
  const p99s: number[] = []
  const many = await inTurns(
    rounds,
    async () => ({ rate: await pgbench.rate(32, 2) }),
    async () => {
      const { rate, taken } = await busy(32, 2000, ours)
      p99s.push(percentile(taken, 0.99))
      return { rate }
    },
  )
  const wide = peers(url)
  const versus = await inTurns(
    Math.min(rounds, 3),
    async () => ({
      one: (await busy(32, 2000, wide.oneTrip)).rate,
      three: (await busy(32, 2000, wide.threeTrips)).rate,
    }),
    async () => {
      const { rate } = await busy(32, 2000, ours)
      return { one: rate, three: rate }
    },
  )
  await wide.close()
  await pgbench.close()

  const bound = 'bare prepared INSERT by node pg'
  return [
    row('Append, 1 client, p50', bound, one, 'p50', 'ms', { atMost: 1.25 }),
    row('Append, 1 client, p99', bound, one, 'p99', 'ms', { atMost: 1.5 }),
    row('Append, 32 clients', `bare INSERT by ${pgbench.name}`, many, 'rate', '/s', { atLeast: 1.7 }),
    withinMs('Append, 32 clients, p99', 3, p99s),
    row('Append, 32 clients', 'function with stream row, 1 round trip', versus, 'one', '/s', { atLeast: 2 }),
    row('Append, 32 clients', 'BEGIN, function, COMMIT: 3 round trips', versus, 'three', '/s', { atLeast: 3 }),
  ]
}

type Turns = Awaited<ReturnType<typeof inTurns>>

export const row = (
  what: string,
  bound: string,
  turns: Turns,
  name: string,
  unit: string,
  target: Row['target'],
): Row => ({
  what,
  bound,
  limit: figure(turns.limit(name), unit),
  ours: figure(turns.ours(name), unit),
  ratio: turns.ratio(name),
  target,
})

/** The C client where it is installed, else ours with as many connections. */
const pgbenchFor = async (url: string) => {
  const folder = await mkdtemp(join(tmpdir(), 'formkurve-pgbench-'))
  const script = join(folder, 'insert.sql')
  await writeFile(
    script,
    `insert into bench.bare (gp, stream, version, type, id, data, meta) values (nextval('bench.gp'),
      'bench-' || gen_random_uuid(), 0, 'SetLogged', gen_random_uuid(), '${JSON.stringify(data)}', '${JSON.stringify(metadata)}');`,
  )
  const close = () => rm(folder, { recursive: true })
  const version = await run('pgbench', ['--version']).catch(() => null)
  if (version) {
    const rate = async (clients: number, seconds: number) => {
      const words = ['-n', '-M', 'prepared', '-c', String(clients), '-j', '2', '-T', String(seconds), '-f', script, url]
      const { stdout } = await run('pgbench', words)
      return Number(/tps = ([\d.]+)/.exec(stdout)?.[1])
    }
    return { name: 'pgbench', rate, close }
  }
  const pool = new pg.Pool({ connectionString: url, max: 32 })
  const text = await readFile(script, 'utf8')
  const rate = async (clients: number, seconds: number) =>
    (await busy(clients, seconds * 1000, () => pool.query({ name: 'bare', text, values: [] }))).rate
  return { name: 'node pg', rate, close: async () => pool.end().then(close) }
}

const peers = (url: string) => {
  const pool = new pg.Pool({ connectionString: url, max: 32 })
  const question = () => ({
    name: 'one-trip',
    text: 'select bench.append($1, $2, $3, $4, $5, $6)',
    values: [`bench-${randomUUID()}`, -1, 'SetLogged', randomUUID(), JSON.stringify(data), JSON.stringify(metadata)],
  })
  return {
    oneTrip: () => pool.query(question()),
    threeTrips: async () => {
      const client = await pool.connect()
      await client.query('begin')
      await client.query(question())
      await client.query('commit')
      client.release()
    },
    close: () => pool.end(),
  }
}
