import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readConfig } from '../../adapters/config.ts'
import { freshId } from '../../adapters/crypto/fresh-id.ts'
import { openInfrastructure } from '../../app/infrastructure.ts'
import { schemaOf } from '../../domain/facts.ts'
import { asUserId, asWorkoutId } from '../../domain/ids.ts'
import { isConflict } from '../../domain/kernel/log.ts'
import { streamOf } from '../../domain/streams.ts'
import { freshDatabase } from '../support/fresh-database.ts'
import { type RunningServer, startServer } from '../support/server.ts'
import { athlete } from './athlete.ts'

/** What a program gone wrong could have made of a workout, and how long people may make one. */
const [endless, mostOfPeople] = [50_000, 5000]

let database: Awaited<ReturnType<typeof freshDatabase>>
let infrastructure: Awaited<ReturnType<typeof openInfrastructure>>
let server: RunningServer
const environment = () => ({ DATABASE_URL: database.url, SECRET_KEY: '5e'.repeat(32), WRITES_PER_MINUTE: '100000' })

beforeAll(async () => {
  database = await freshDatabase()
  server = await startServer(environment())
  infrastructure = await openInfrastructure(await readConfig({ ...process.env, ...environment() }), {
    say: () => {},
    connections: 2,
  })
}, 120_000)
afterAll(async () => {
  await infrastructure?.close()
  await server?.stop()
  await database?.drop()
})

type Athlete = Awaited<ReturnType<typeof athlete>>

/** Logs the first set again and again, beside the server, until the workout is so long. */
const fill = async ({ user, workout }: Athlete, length: number) => {
  const stream = streamOf('workout', asWorkoutId(workout))
  const subject = asUserId(user)
  const past = await infrastructure.log.load(stream)
  const logged = past.flatMap(({ event }) => (event.type === 'SetLogged' ? [event] : []))[0]
  if (!logged) throw new Error('nothing was logged')
  let revision = past.length - 1
  let position = past.at(-1)?.position ?? ''
  while (revision + 1 < length) {
    const commandId = freshId<'command'>()
    const causes = { commandId, correlationId: commandId, causationId: commandId }
    const more = Array.from({ length: Math.min(500, length - revision - 1) }, (_, nth) => {
      const event = { ...logged, weightKg: nth / 4 }
      const metadata = {
        ...causes,
        actor: { kind: 'user', id: subject },
        subject,
        schema: schemaOf(event.type),
      } as const
      return { id: freshId<'event'>(), event, metadata }
    })
    const answer = await infrastructure.log.append(stream, revision, more)
    if (isConflict(answer)) throw new Error('somebody else was faster')
    revision = answer.revision
    position = answer.position
  }
  return position
}

const asked = async (method: string, path: string, token: string, body?: object) => {
  const began = performance.now()
  const headers = {
    authorization: `Bearer ${token}`,
    'content-type': 'application/json',
    'idempotency-key': randomUUID(),
  }
  const answer = await fetch(server.url + path, { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) })
  const said = (await answer.json()) as { code?: string }
  return { status: answer.status, code: said.code, ms: performance.now() - began }
}

const logSet = ({ workout, sets, token }: Athlete) =>
  asked('PUT', `/api/workouts/${workout}/sets/${sets[1]}`, token, {
    reps: 9,
    weight: Math.floor(Math.random() * 400) / 4,
  })

/** What the server folds of it meanwhile is not what is measured. */
const foldedTo = async (position: string, { token }: Athlete) => {
  const headers = { authorization: `Bearer ${token}`, 'x-read-after': position }
  const isBehind = async () => (await fetch(`${server.url}/workouts`, { headers })).headers.has('x-stale')
  while (await isBehind()) await setTimeout(100)
}

/** The longest that somebody else waited for an answer while this went on. */
const longestWaitBeside = async (other: Athlete, work: () => Promise<unknown>) => {
  let isOver = false
  const working = work().finally(() => {
    isOver = true
  })
  let longest = 0
  while (!isOver) {
    longest = Math.max(longest, (await asked('GET', '/auth/me', other.token)).ms)
    await setTimeout(2)
  }
  await working
  return longest
}

test('a workout of 50 000 events is answered in bounded time, holds up nobody else, and people make none as long', {
  timeout: 300_000,
}, async () => {
  const [one, other, third] = [await athlete(server.url), await athlete(server.url), await athlete(server.url)]
  for (const each of [one, third]) expect((await logSet(each)).status).toBe(200)
  await fill(third, mostOfPeople - 2)
  await foldedTo(await fill(one, endless), one)
  const began = performance.now()
  expect(await infrastructure.log.load(streamOf('workout', asWorkoutId(one.workout)))).toHaveLength(endless)
  const reading = performance.now() - began
  const quiet = await longestWaitBeside(other, () => setTimeout(2000))

  let answer = await logSet(other)
  expect(answer.status).toBe(200)
  const beside = await longestWaitBeside(other, async () => {
    answer = await logSet(one)
  })
  expect(answer).toMatchObject({ status: 429, code: 'stream-full' })
  const again = await logSet(one)
  expect(again).toMatchObject({ status: 429, code: 'stream-full' })
  const shown = await asked('GET', `/workouts/${one.workout}`, one.token)
  expect(shown.status).toBe(200)
  console.log(
    `read whole in ${Math.round(reading)} ms; answered in ${Math.round(answer.ms)} ms, again in ${Math.round(again.ms)}, shown in ${Math.round(shown.ms)}; others waited ${Math.round(beside)} ms at most, else ${Math.round(quiet)}`,
  )
  // What people may not go on with is not read for them: a tenth of it is enough to say so.
  for (const { ms } of [answer, again]) expect(ms).toBeLessThan(reading / 2)
  expect(beside).toBeLessThan(2 * quiet + 100)

  const last = [await logSet(third), await logSet(third), await logSet(third)]
  expect(last.map(({ status }) => status)).toEqual([200, 200, 429])
})
