import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Category } from '../../domain/facts.ts'
import { asStream } from '../../domain/kernel/stream.ts'
import { startProduct, type TestProduct } from '../support/product.ts'

describe('at once', () => {
  let one: TestProduct
  let other: TestProduct

  beforeAll(async () => {
    one = await startProduct()
    other = await startProduct({ databaseUrl: one.databaseUrl })
  })
  afterAll(async () => {
    await other.close()
    await one.close()
  })

  const typesOf = async (stream: string) =>
    (await one.product.log.load(asStream<Category>(stream))).map(({ event }) => event.type)

  const workoutOf = async (token: string) => {
    const answer = await one.ask('POST /llm/create-workout', { token, body: { duration_minutes: 30 } })
    expect(answer.status).toBe(201)
    const sets = answer.json.blocks.flatMap((block: { exercises: { sets: { id: string; reps: number | null }[] }[] }) =>
      block.exercises.flatMap(exercise => exercise.sets),
    )
    return {
      id: answer.json.id as string,
      set: sets.find((set: { reps: number | null }) => set.reps !== null).id as string,
    }
  }

  test('two registrations of one address give one account and one clear refusal', async () => {
    for (const email of ['beide1@example.com', 'beide2@example.com', 'beide3@example.com']) {
      const body = { email, password: 'ein langer Satz', name: 'Bea Beide' }
      const answers = await Promise.all([
        one.ask('POST /auth/register', { body }),
        other.ask('POST /auth/register', { body: { ...body, email: ` ${email.toUpperCase()}` } }),
      ])
      expect(answers.map(({ status }) => status).sort()).toEqual([201, 409])
      expect(answers.find(({ status }) => status === 409)?.json.message).toContain('already registered')
      const user = answers.find(({ status }) => status === 201)?.json.id
      expect(await typesOf(`user-${user}`)).toEqual(['UserRegistered'])
    }
  })

  test('two tabs logging the same set store it once', async () => {
    const { access_token: token } = await one.person('tabs@example.com')
    const { id, set } = await workoutOf(token)
    const body = { reps: 8, weight: 20 }
    const answers = await Promise.all(
      [one, other, one, other].map(tab => tab.ask(`PUT /api/workouts/${id}/sets/${set}`, { token, body })),
    )
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    const types = await typesOf(`workout-${id}`)
    expect(types.filter(type => type === 'SetLogged')).toHaveLength(1)
    expect(types.filter(type => type === 'SetCorrected')).toHaveLength(0)
    expect(types.filter(type => type === 'WorkoutStarted')).toHaveLength(1)
  })

  test('a retry with the same key has the same outcome, also after a correction', async () => {
    const { access_token: token } = await one.person('nochmal@example.com')
    const { id, set } = await workoutOf(token)
    const log = (reps: number, key: string) =>
      one.ask(`PUT /api/workouts/${id}/sets/${set}`, { token, body: { reps }, headers: { 'idempotency-key': key } })
    const [first, second] = [randomUUID(), randomUUID()]
    const answer = await log(8, first)
    const corrected = await log(9, second)
    const again = await log(8, first)
    expect(again.status).toBe(200)
    expect(again.headers['x-position']).toBe(answer.headers['x-position'])
    const shown = await one.ask(`GET /workouts/${id}`, {
      token,
      headers: { 'x-read-after': String(corrected.headers['x-position']) },
    })
    const sets = shown.json.blocks.flatMap((block: { exercises: { sets: object[] }[] }) =>
      block.exercises.flatMap(({ sets }) => sets),
    )
    expect(sets.find((one: { id: string }) => one.id === set).logged.reps).toBe(9)
  })

  test('one wish asked twice is one workout and one credit', async () => {
    const { access_token: token, id: user } = await one.person('einmal@example.com')
    const headers = { 'idempotency-key': randomUUID() }
    const answers = await Promise.all(
      [one, other].map(tab =>
        tab.ask('POST /llm/start-workout-creation', { token, body: { duration_minutes: 20 }, headers }),
      ),
    )
    expect(new Set(answers.map(({ json }) => json.workout_id)).size).toBe(1)
    expect(await typesOf(`membership-${user}`)).toEqual(['WorkoutCreditUsed'])
  })

  test('twelve wishes at once use the ten free workouts and no more', async () => {
    const { access_token: token, id: user } = await one.person('zehn@example.com')
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, n) =>
        (n % 2 ? one : other).ask('POST /llm/start-workout-creation', { token, body: { duration_minutes: 20 } }),
      ),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([...Array(10).fill(202), 402, 402])
    expect(await typesOf(`membership-${user}`)).toHaveLength(10)
  })

  test('a workout is planned anew ten times, however many ask at once', async () => {
    const { access_token: token } = await one.person('anders@example.com')
    const { json } = await one.ask('POST /llm/create-workout', { token, body: { duration_minutes: 15 } })
    const answers = await Promise.all(
      Array.from({ length: 14 }, (_, n) =>
        (n % 2 ? one : other).ask(`PUT /api/workouts/${json.id}`, { token, body: { durationMinutes: 16 + n } }),
      ),
    )
    const types = await typesOf(`workout-${json.id}`)
    expect(types.filter(type => type === 'WorkoutRevised')).toHaveLength(10)
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(10)
    for (const { status, json } of answers)
      if (status !== 200) expect([status, json.code]).toEqual([429, 'too-many-revisions'])
  }, 60_000)

  test('fifty sets of one workout at once are all done, in the order they came, and hold up nobody else', async () => {
    const { access_token: token } = await one.person('haemmert@example.com')
    const { access_token: theirs } = await one.person('nebenan@example.com')
    const [mine, others] = [await workoutOf(token), await workoutOf(theirs)]
    const log = (of: typeof mine, token: string, body: object) =>
      one.ask(`PUT /api/workouts/${of.id}/sets/${of.set}`, { token, body })
    await log(mine, token, { reps: 60 })
    await log(others, theirs, { reps: 5 })
    // Who they are is not known any more, and is looked up while all fifty wait.
    await setTimeout(800)

    let done = 0
    const burst = Array.from({ length: 50 }, (_, n) => log(mine, token, { reps: n + 1 }).finally(() => done++))
    const beside = await log(others, theirs, { reps: 6 })
    expect([beside.status, done < 40]).toEqual([200, true])
    expect((await Promise.all(burst)).map(({ status }) => status)).toEqual(Array(50).fill(200))
    const facts = (await one.product.log.load(asStream<'workout'>(`workout-${mine.id}`))).map(({ event }) => event)
    const reps = facts.flatMap(fact => (fact.type === 'SetCorrected' ? (fact.reps ?? []) : []))
    expect(reps).toEqual(Array.from({ length: 50 }, (_, n) => n + 1))
  })

  test('a hundred changes of one thing at once, by two processes, are done, or told to come again', async () => {
    const { access_token: token } = await one.person('hundert@example.com')
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, n) =>
        (n % 2 ? one : other).ask('PUT /training-plan/mine', { token, body: { age: 20 + (n % 60), comments: `${n}` } }),
      ),
    )
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(50)
    for (const { status, headers } of answers)
      if (status !== 200) expect([status, headers['retry-after']]).toEqual([503, '2'])
  }, 60_000)
})
