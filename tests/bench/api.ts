import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { asUserId, asWorkoutId } from '../../domain/ids.ts'
import { streamOf } from '../../domain/streams.ts'
import { type WorkoutDetail, workoutDetail } from '../../projections/workout-detail.ts'
import { athlete } from '../faults/athlete.ts'
import { row } from './append.ts'
import { busy, inTurns, percentile } from './measure.ts'
import type { Row } from './row.ts'
import { callers, client, inTraining, setToLog, start } from './served.ts'
import { rounds, type Stand } from './stand.ts'

const ms = 1000

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
    const { path, body } = setToLog(next())
    return ask('PUT', ours.url + path, { ...signedIn, 'idempotency-key': randomUUID() }, body)
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
  await Promise.all([ours.stop(), bare.stop()])
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
