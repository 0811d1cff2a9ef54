import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { Agent, request } from 'node:http'
import { createInterface } from 'node:readline'
import { text } from 'node:stream/consumers'
import { setTimeout } from 'node:timers/promises'
import { setsOf } from '../../domain/coach/plan.ts'
import { type Category, schemaOf } from '../../domain/facts.ts'
import { asUserId, asWorkoutId, type UserId } from '../../domain/ids.ts'
import { asStream } from '../../domain/kernel/stream.ts'
import { streamOf } from '../../domain/streams.ts'
import { type WorkoutDetail, workoutDetail } from '../../projections/workout-detail.ts'
import { storyPlan, storyVerdict } from '../../tools/story-plans.ts'
import { athlete } from '../faults/athlete.ts'
import { row } from './append.ts'
import { busy, inTurns, percentile } from './measure.ts'
import type { Row } from './row.ts'
import { rounds, type Stand } from './stand.ts'

const program = new URL('api-server.ts', import.meta.url).pathname
const callers = 32
const ms = 2500

export const start = async (kind: 'product' | 'bare', stand: Stand) => {
  const child = spawn(process.execPath, ['--min-semi-space-size=16', program, kind], {
    env: { ...process.env, DATABASE_URL: stand.url, DATA_DIR: stand.config.DATA_DIR, SECRET_KEY: '5e'.repeat(32) },
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const [port] = (await once(createInterface(child.stdout), 'line')) as [string]
  return { url: `http://127.0.0.1:${port}`, stop: () => child.stdin.end() }
}

const client = () => {
  const agent = new Agent({ keepAlive: true, maxSockets: callers })
  const ask = async (method: string, url: string, headers: Record<string, string>, body?: string) => {
    const asked = request(url, {
      method,
      agent,
      headers: { ...headers, ...(body ? { 'content-type': 'application/json' } : {}) },
    })
    asked.end(body)
    const [answer] = await once(asked, 'response')
    const said = await text(answer)
    if (answer.statusCode !== 200) throw new Error(`${method} ${url}: ${answer.statusCode} ${said}`)
    return answer.headers as Record<string, string>
  }
  return { ask, close: () => agent.destroy() }
}

/** Workouts in training, so short that a command finds little to fold. Streams of the category `bench` are nobody's. */
const inTraining = async ({ log }: Stand, user: UserId, count: number, category: 'workout' | 'bench') => {
  const plan = storyPlan(1)
  const at = new Date().toISOString()
  const workouts = Array.from({ length: count }, () => randomUUID())
  const make = async (id: string) => {
    const commandId = randomUUID()
    const causes = { commandId, correlationId: commandId, causationId: commandId }
    const events = [
      { type: 'WorkoutRequested', athlete: user, durationMinutes: 30, seed: id, at },
      { type: 'WorkoutGenerated', plan, verdict: storyVerdict, planner: 'rules', at },
      { type: 'WorkoutStarted', at },
    ] as const
    await log.append(
      asStream<Category>(`${category}-${id}`),
      'no-stream',
      events.map(event => ({
        id: randomUUID(),
        event,
        metadata: { ...causes, actor: { kind: 'user', id: user }, subject: user, schema: schemaOf(event.type) },
      })),
    )
  }
  for (let from = 0; from < count; from += 50) await Promise.all(workouts.slice(from, from + 50).map(make))
  const sets = setsOf(plan).map(({ id }) => id)
  let next = 0
  return () => {
    const place = next++
    return { workout: workouts[place % count] ?? '', set: sets[Math.floor(place / count) % sets.length] ?? '' }
  }
}

/** The workout's row as the product opens it, for a server that has no keys. */
const keepOpen = async ({ log, owner }: Stand, workout: string) => {
  const events = await log.load(streamOf('workout', asWorkoutId(workout)))
  const row = events.reduce<WorkoutDetail | null>((before, event) => workoutDetail.fold(before, event), null)
  await owner.query('create table public.bench_workouts (id text primary key, row jsonb not null)')
  await owner.query('insert into public.bench_workouts values ($1, $2)', [workout, JSON.stringify(row)])
}

export const benchApi = async (stand: Stand): Promise<readonly Row[]> => {
  const ours = await start('product', stand)
  const bare = await start('bare', stand)
  const { ask, close } = client()
  const { user, token, workout } = await athlete(ours.url)
  const signedIn = { authorization: `Bearer ${token}` }
  await keepOpen(stand, workout)
  const next = await inTraining(stand, asUserId(user), 500, 'workout')
  const nextBare = await inTraining(stand, asUserId(user), 500, 'bench')

  const load = (call: () => Promise<unknown>) => async () => {
    const { rate, taken } = await busy(callers, ms, call)
    return { rate, p99: percentile(taken, 0.99) }
  }
  const log = () => {
    const { workout: id, set } = next()
    const body = JSON.stringify({ reps: 8, weight: Math.round(Math.random() * 1000) / 4 })
    return ask(
      'PUT',
      `${ours.url}/api/workouts/${id}/sets/${set}`,
      { ...signedIn, 'idempotency-key': randomUUID() },
      body,
    )
  }
  const data = JSON.stringify({
    exercise: 'b1e1',
    set: 'b1e1s1',
    reps: 8,
    weightKg: 22.5,
    at: new Date().toISOString(),
  })
  const meta = JSON.stringify({
    commandId: user,
    correlationId: user,
    causationId: user,
    actor: { kind: 'user', id: user },
    subject: user,
    schema: 2,
  })
  const append = (path: string, stream: string) =>
    ask('PUT', bare.url + path, {}, JSON.stringify({ stream, id: randomUUID(), data, meta }))
  const loadAndAppend = () => append('/sets-decided', `bench-${nextBare().workout}`)
  const command = await inTurns(rounds, load(loadAndAppend), load(log))
  const appendOnly = () => append('/sets', `bench-${randomUUID()}`)
  const blindly = await inTurns(rounds, load(appendOnly), load(log))
  const query = await inTurns(
    rounds,
    load(() => ask('GET', `${bare.url}/me/${user}`, {})),
    load(() => ask('GET', `${ours.url}/auth/me`, signedIn)),
  )
  const detail = await inTurns(
    rounds,
    load(() => ask('GET', `${bare.url}/workouts/${workout}`, {})),
    load(() => ask('GET', `${ours.url}/workouts/${workout}`, signedIn)),
  )

  const oneAfterTheOther = (restMs: number) => async () => {
    const taken: number[] = []
    for (let sample = 0; sample < 150; sample++) {
      const began = performance.now()
      const headers = await log()
      const written = performance.now()
      await setTimeout(restMs)
      const asked = performance.now()
      await ask('GET', `${ours.url}/workouts/${workout}`, { ...signedIn, 'x-read-after': headers['x-position'] ?? '' })
      taken.push(written - began + performance.now() - asked)
    }
    return { p99: percentile(taken, 0.99) }
  }
  const ownWrites = await inTurns(rounds, oneAfterTheOther(25), oneAfterTheOther(0))
  close()
  ours.stop()
  bare.stop()
  return [
    row(
      'Command route (log a set), 32 callers',
      'Fastify, read the stream, append; no session, no decision, no read models',
      command,
      'rate',
      '/s',
      { atLeast: 0.8 },
    ),
    row('Command route, p99', 'same', command, 'p99', 'ms', { atMost: 1.3 }),
    row('Command route (log a set), 32 callers', 'Fastify, append and nothing else', blindly, 'rate', '/s', {
      atLeast: 0.8,
    }),
    row('Query route (who am I), 32 callers', 'Fastify and SELECT by key, no session', query, 'rate', '/s', {
      atLeast: 0.85,
    }),
    row('Query route, p99', 'same', query, 'p99', 'ms', { atMost: 1.25 }),
    row(
      'Query route (one workout, whole), 32 callers',
      'Fastify, SELECT by key, the same answer; no session',
      detail,
      'rate',
      '/s',
      { atLeast: 0.85 },
    ),
    row('Read your writes: PUT then GET, p99', 'PUT, GET once it is there', ownWrites, 'p99', 'ms', { atMost: 1.5 }),
  ]
}
