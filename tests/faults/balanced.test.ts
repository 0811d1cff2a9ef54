import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { embeddedPostgres } from '../../adapters/embedded/postgres.ts'
import { type Database, openPool } from '../../adapters/postgres/pool.ts'
import { isLong } from '../support/long.ts'
import { type RunningServer, startServer } from '../support/server.ts'
import { athlete } from './athlete.ts'
import { balancer } from './balancer.ts'
import { watchCheckpoints } from './checkpoints.ts'
import { gapsOf, loggedIn } from './logged.ts'
import { saturate } from './slow-disk.ts'

const minutes = Number(process.env.FAULTS_MINUTES ?? 10)
const run = promisify(execFile)
const steadyWriter = new URL('steady-writer.ts', import.meta.url).pathname

describe.skipIf(!isLong)('two servers behind a random balancer', () => {
  let folder: string
  let database: Awaited<ReturnType<typeof embeddedPostgres>>
  let pool: Database
  let servers: readonly [RunningServer, RunningServer]
  let front: Awaited<ReturnType<typeof balancer>>
  const environment = () => ({
    DATABASE_URL: database.url,
    SECRET_KEY: '5e'.repeat(32),
    REGISTRATIONS_PER_ADDRESS: '100000',
    MAIL_REQUESTS_PER_ADDRESS: '100000',
    WRITES_PER_MINUTE: '100000',
  })

  beforeAll(async () => {
    // One that waits for its disk, unlike the one that other tests share.
    folder = await mkdtemp(join(tmpdir(), 'formkurve-faults-'))
    database = await embeddedPostgres({ dataDir: folder, say: () => {} })
    servers = [await startServer(environment()), await startServer(environment())]
    front = await balancer(servers.map(({ url }) => url))
    pool = openPool(database.url, { max: 3 })
  }, 120_000)
  afterAll(async () => {
    await front?.close()
    for (const server of servers ?? []) await server.stop()
    await pool?.end()
    await database?.stop()
    await rm(folder, { recursive: true, force: true })
  })

  /** The longest that one write to the disk took, each time it was kept busy, in ms. */
  const slowest: number[] = []
  const faults: readonly (readonly [string, (server: RunningServer) => Promise<unknown>])[] = [
    ['kill', server => server.crash().then(() => setTimeout(500).then(server.start))],
    ['pause', server => paused(server)],
    ['cut', () => cutAll(pool)],
    ['appends held up', () => holdAppends(pool)],
    ['slow disk', async () => slowest.push(await saturate(folder, 3000))],
  ]

  test(`${minutes} minutes of kills, pauses, cuts and a slow disk`, {
    timeout: minutes * 60_000 + 600_000,
  }, async () => {
    const athletes = await Promise.all(Array.from({ length: 6 }, () => athlete(front.url)))
    let isWarm = false
    const warmingUp = athletes.map(({ train }) => train(() => isWarm, 250))
    await setTimeout(10_000)
    isWarm = true
    await Promise.all(warmingUp)
    const quiet = await load(pool, database.url)
    let stop = false
    const stopped = () => stop
    const checkpoints = watchCheckpoints(pool, stopped)
    const training = athletes.map(({ train }) => train(stopped, 250))
    const reading = athletes.map(each => readingBack(front.url, each, stopped))
    const joining = joiningAthletes(front.url, stopped)

    const done = new Map<string, number>()
    for (const end = Date.now() + minutes * 60_000; Date.now() < end; ) {
      await setTimeout(1000 + Math.random() * 3000)
      const [name, fault] = faults[Math.floor(Math.random() * faults.length)] ?? faults[0] ?? []
      const server = servers[Math.floor(Math.random() * 2)] ?? servers[0]
      if (name && fault) done.set(name, (done.get(name) ?? 0) + 1)
      await fault?.(server)
    }
    stop = true
    const [reads, joined] = await Promise.all([Promise.all(reading), joining, Promise.all(training)])
    await checkpoints.watching
    // A pool keeps for half a minute what many at once made it open.
    await setTimeout(45_000)

    const times = await loggedIn({ ...process.env, ...environment() })
    const sent = athletes.flatMap(each => each.sent)
    const answered = sent.filter(each => each.answered)
    const effects = await effectsOf(front.url, pool, joined)
    const after = await load(pool, database.url)
    const env = { ...process.env, ...environment() }
    const { stdout } = await run(process.execPath, ['main.ts', 'projections', 'verify', '--all'], { env })
    const sum = (of: (each: (typeof reads)[number]) => number) => reads.reduce((all, each) => all + of(each), 0)
    const found = {
      lost: answered.filter(({ mark }) => !times.has(mark)).length,
      twice: sent.filter(({ mark }) => (times.get(mark) ?? 0) > 1).length,
      gaps: await gapsOf(pool),
      stale: sum(({ stale }) => stale),
      ...effects,
      checkpointsFallen: checkpoints.fallen.length,
      modelsThatDiffer: stdout.split('\n').filter(line => line.includes('differs')).length,
    }
    console.log({
      faults: Object.fromEntries(done),
      slowestWriteMs: Math.max(0, ...slowest),
      acknowledged: answered.length,
      open: sent.length - answered.length,
      reads: sum(({ reads }) => reads),
      saidStale: sum(({ said }) => said),
      joined: joined.length,
      ...found,
      quiet,
      after,
    })
    expect(found).toEqual({
      lost: 0,
      twice: 0,
      gaps: { gapless: true, whole: true },
      stale: 0,
      mailsTwice: 0,
      mailsMissing: 0,
      plansTwice: 0,
      wishesUnanswered: 0,
      checkpointsFallen: 0,
      modelsThatDiffer: 0,
    })
    expect(answered.length).toBeGreaterThan(minutes * 60)
    expect(after.connections).toBeLessThanOrEqual(quiet.connections + 4)
    expect(after.transactions).toBeLessThanOrEqual(quiet.transactions * 1.5 + 5)
  })

  test('a process that joins under load is ready soon, and reads what was written through the other', {
    timeout: 300_000,
  }, async () => {
    const [one, other] = servers
    const reader = await athlete(one.url)
    const env = { ...process.env, ...environment() }
    const started = async () => {
      const began = performance.now()
      await other.start()
      return Math.round(performance.now() - began)
    }
    await other.crash()
    const unloaded = await started()
    const writer = run(process.execPath, [steadyWriter, '300', '60000'], { env })
    await other.crash()
    await setTimeout(2000)
    const ready = await started()

    const took: number[] = []
    let stale = 0
    const [set] = reader.sets
    const headers = { authorization: `Bearer ${reader.token}`, 'content-type': 'application/json' }
    for (let n = 0; n < 1000; n++) {
      const weight = n / 4
      const put = await fetch(`${one.url}/api/workouts/${reader.workout}/sets/${set}`, {
        method: 'PUT',
        headers: { ...headers, 'idempotency-key': randomUUID() },
        body: JSON.stringify({ reps: 5, weight }),
      })
      expect(put.status).toBe(200)
      const asked = performance.now()
      const got = await fetch(`${other.url}/workouts/${reader.workout}`, {
        headers: { authorization: headers.authorization, 'x-read-after': put.headers.get('x-position') ?? '' },
      })
      took.push(performance.now() - asked)
      if (weightOf((await got.json()) as Detail, set ?? '') !== weight) stale++
    }
    const landed = Number((await writer).stdout) / 60
    took.sort((a, b) => a - b)
    const p = (part: number) => Math.round(took[Math.floor(took.length * part)] ?? 0)
    console.log({ unloadedMs: unloaded, readyMs: ready, landedPerSecond: landed, median: p(0.5), p99: p(0.99), stale })
    expect(stale).toBe(0)
    // Seconds are those of a quiet machine: on a busy one it is held against a start without load.
    expect(ready).toBeLessThan(Math.max(5000, 2 * unloaded))
  })
})

/** For a second and a half nothing of it runs, as on a machine that swaps. */
const paused = async (server: RunningServer) => {
  server.signal('SIGSTOP')
  await setTimeout(1500)
  server.signal('SIGCONT')
}

const cutAll = (pool: Database) =>
  pool.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  )

/** No append gets through for a second, as behind a lock that somebody forgot. */
const holdAppends = async (pool: Database) => {
  const client = await pool.connect()
  try {
    await client.query('begin')
    await client.query('lock table log.events in exclusive mode')
    await setTimeout(1000)
  } finally {
    await client.query('rollback').catch(() => {})
    client.release()
  }
}

/** Connections of this database now, and transactions a second over five seconds in which nobody asks anything. */
const load = async (pool: Database, url: string) => {
  const name = new URL(url).pathname.slice(1)
  const look = async () => {
    const { rows } = await pool.query<{ connections: number; transactions: string }>(
      'select numbackends as connections, xact_commit + xact_rollback as transactions from pg_stat_database where datname = $1',
      [name],
    )
    return { connections: rows[0]?.connections ?? 0, transactions: Number(rows[0]?.transactions ?? 0) }
  }
  await setTimeout(2000)
  const before = await look()
  await setTimeout(5000)
  const now = await look()
  return { connections: now.connections, transactions: (now.transactions - before.transactions) / 5 }
}

type Athlete = Awaited<ReturnType<typeof athlete>>
type Detail = {
  readonly blocks: readonly {
    readonly exercises: readonly {
      readonly sets: readonly { readonly id: string; readonly logged: { readonly weight: number | null } | null }[]
    }[]
  }[]
}

const weightOf = ({ blocks }: Detail, set: string) =>
  blocks
    .flatMap(({ exercises }) => exercises)
    .flatMap(({ sets }) => sets)
    .find(({ id }) => id === set)?.logged?.weight ?? null

const asked = (url: string, options: RequestInit) =>
  fetch(url, { ...options, signal: AbortSignal.timeout(4000) }).catch(() => null)

/** Writes one set over and over and reads it back through whichever server: a value that was answered as stored must be there. */
const readingBack = async (url: string, { token, workout, sets }: Athlete, stopped: () => boolean) => {
  const told = { reads: 0, said: 0, stale: 0 }
  const authorization = `Bearer ${token}`
  const set = sets.at(-1) ?? ''
  for (let n = 1; !stopped(); n++) {
    const weight = 300 + (n % 1000) / 2
    const key = randomUUID()
    const write = () =>
      asked(`${url}/api/workouts/${workout}/sets/${set}`, {
        method: 'PUT',
        headers: { authorization, 'content-type': 'application/json', 'idempotency-key': key },
        body: JSON.stringify({ reps: 30, weight }),
      })
    // One that was not answered may still land, after the next: it is asked again until it is answered.
    let put = await write()
    while (!put?.ok && !stopped()) put = await write()
    const position = put?.ok ? put.headers.get('x-position') : null
    const got = position
      ? await asked(`${url}/workouts/${workout}`, { headers: { authorization, 'x-read-after': position } })
      : null
    if (got?.ok) {
      const seen = weightOf((await got.json()) as Detail, set)
      told.reads++
      if (got.headers.has('x-stale')) told.said++
      else if (seen !== weight) told.stale++
    }
    await setTimeout(400)
  }
  return told
}

type Joined = { readonly email: string }

/** Somebody joins every two seconds: one mail each, and one answer to one wish. */
const joiningAthletes = async (url: string, stopped: () => boolean) => {
  const joined: Joined[] = []
  while (!stopped()) {
    const email = `${randomUUID()}@example.com`
    const answer = await asked(`${url}/auth/register`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
      body: JSON.stringify({ email, password: 'ein langer Satz', name: 'Anna Beispiel' }),
    })
    if (answer?.status === 201) joined.push({ email })
    await setTimeout(2000)
  }
  return joined
}

/** What followed from facts, each of which may be followed once: the mail to who joined, the answer to a wish. */
const effectsOf = async (url: string, pool: Database, joined: readonly Joined[]) => {
  const mails: { to: string }[] = await (await fetch(`${url}/dev/mailbox`)).json()
  const times = (email: string) => mails.filter(({ to }) => to === email).length
  const { rows } = await pool.query<{ answers: number }>(
    `select count(*) filter (where type in ('WorkoutGenerated', 'GenerationFailed'))::int as answers
     from log.events where stream like 'workout-%' group by stream`,
  )
  return {
    mailsTwice: joined.filter(({ email }) => times(email) > 1).length,
    mailsMissing: joined.filter(({ email }) => times(email) === 0).length,
    plansTwice: rows.filter(({ answers }) => answers > 1).length,
    wishesUnanswered: rows.filter(({ answers }) => answers === 0).length,
  }
}
