import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { until } from '../../adapters/embedded/waiting.ts'
import { day } from '../../domain/days.ts'
import { asWorkoutId } from '../../domain/ids.ts'
import { streamOf } from '../../domain/streams.ts'
import { startProduct, type TestProduct } from '../support/product.ts'
import { samePlanFor } from '../support/same-plan.ts'

type SetAnswer = {
  id: string
  ramp: boolean
  weight: number | null
  reps: number | null
  look: string
  logged: object | null
}
type ExerciseAnswer = { id: string; load_type: string; lifts: number; look: string; sets: SetAnswer[] }
type BlockAnswer = { id: string; kind: string; status: string; exercises: ExerciseAnswer[] }

describe('what really happened in a workout', () => {
  let product: TestProduct
  let now = Date.parse('2026-03-02T17:00:00.000Z')
  let people = 0

  beforeAll(async () => {
    product = await startProduct({ clock: () => new Date(now).toISOString() })
  })
  afterAll(() => product.close())

  const athlete = async () => {
    const { access_token: token, id, email } = await product.person(`wahr${++people}@example.com`)
    await product.ask('POST /training-profiles/', {
      token,
      body: { name: 'Studio', equipment: ['dumbbells', 'bench', 'mat'], is_primary: true },
    })
    return { token, id, email }
  }

  const setUp = async () => {
    const who = await athlete()
    const made = await product.ask('POST /llm/create-workout', { token: who.token, body: { duration_minutes: 45 } })
    const id: string = made.json.id
    const ask = async (call: string, body?: object, headers: Record<string, string> = {}) => {
      const [method, rest] = call.split(' ')
      return product.ask(`${method} /api/workouts/${id}${rest}`, {
        token: who.token,
        headers,
        ...(body ? { body } : {}),
      })
    }
    const shown = async () => (await product.ask(`GET /workouts/${id}`, { token: who.token })).json
    const overview = async () => (await product.ask('GET /dashboard/overview', { token: who.token })).json
    const sentences = async () => (await ask('GET /history')).json.events
    const blocks: BlockAnswer[] = made.json.blocks
    return { ...who, workout: id, ask, shown, overview, sentences, blocks }
  }

  test('planned, done and left out are three things, with the reason, on plan, list and log', async () => {
    const { ask, shown, sentences, blocks } = await setUp()
    const [warmUp, main] = [blocks[0], blocks.find(({ kind }) => kind === 'straight' || kind === 'superset')]
    if (!warmUp || !main?.exercises[0]) throw new Error('the plan has another form')
    const [first] = main.exercises
    const [one, two] = first.sets
    expect((await ask(`PUT /blocks/${warmUp.id}/skip`, { why: 'no-time' })).status).toBe(200)
    expect((await ask(`PUT /sets/${one?.id}`, { reps: 8, weight: 20 })).status).toBe(200)
    expect((await ask(`PUT /sets/${two?.id}/skip`, { why: 'too-hard' })).status).toBe(200)
    expect((await ask(`PUT /sets/${two?.id}/skip`, { why: 'bored' })).status).toBe(400)
    expect((await ask(`PUT /sets/${one?.id}/skip`)).json.code).toBe('nothing-left-to-skip')
    const workout = await shown()
    expect(workout.blocks[0].status).toBe('skipped')
    expect(workout.blocks[0].exercises[0]).toMatchObject({ look: 'skipped', completed: false })
    expect(workout.blocks[0].exercises[0].skipped).toMatchObject({ why: 'no-time' })
    const exercise = workout.blocks
      .flatMap((block: BlockAnswer) => block.exercises)
      .find(({ id }: ExerciseAnswer) => id === first.id)
    expect(exercise.sets.map(({ look }: SetAnswer) => look).slice(0, 3)).toEqual(['done', 'skipped', 'planned'])
    expect(await sentences()).toContainEqual(
      expect.objectContaining({ type: 'SetSkipped', facts: expect.objectContaining({ why: 'too-hard' }) }),
    )
    expect((await ask(`DELETE /sets/${one?.id}`)).status).toBe(200)
    expect(
      (await shown()).blocks
        .flatMap((block: BlockAnswer) => block.exercises)
        .find(({ id }: ExerciseAnswer) => id === first.id).sets[0].look,
    ).toBe('planned')
  })

  test('a note stands at set and exercise, in the log, and at the exercise when it is trained next', async () => {
    const { ask, shown, sentences, blocks, id: athlete, workout, token } = await setUp()
    const exercise = blocks.flatMap(({ exercises }) => exercises).find(one => one.load_type === 'per-hand')
    const [set] = exercise?.sets ?? []
    if (!exercise || !set) throw new Error('the plan has another form')
    const write = (to: string, body: object) => ask(`PUT /${to}/note`, body)
    expect((await write(`sets/${set.id}`, { note: ' Griff enger ' })).status).toBe(200)
    expect((await write(`exercises/${exercise.id}`, { note: 'Sitz auf Stufe 3' })).status).toBe(200)
    expect(
      (await write(`exercises/${exercise.id}`, { note: 'Sitz auf Stufe 4', was: 'Sitz auf Stufe 3' })).status,
    ).toBe(200)
    expect((await write(`exercises/${exercise.id}`, { note: 'x', was: 'Sitz auf Stufe 3' })).json.code).toBe(
      'changed-meanwhile',
    )
    expect((await write('exercises/nirgends', { note: 'x' })).json.code).toBe('no-such-exercise')
    expect((await write(`sets/${set.id}`, { note: 'x'.repeat(501) })).status).toBe(400)
    await ask(`PUT /sets/${set.id}`, { reps: 8, weight: 20 })
    await ask('PUT /status', { status: 'completed' })
    const found = (await shown()).blocks
      .flatMap((block: BlockAnswer) => block.exercises)
      .find(({ id }: ExerciseAnswer) => id === exercise.id)
    expect(found).toMatchObject({ note: 'Sitz auf Stufe 4' })
    expect(found.sets[0]).toMatchObject({ note: 'Griff enger' })
    const written = (await sentences()).filter(({ type }: { type: string }) => type.endsWith('Noted'))
    expect(written.map(({ facts }: { facts: object }) => facts)).toMatchObject([
      { note: 'Griff enger', set: 1 },
      { note: 'Sitz auf Stufe 3' },
      { note: 'Sitz auf Stufe 4', wasNote: 'Sitz auf Stufe 3' },
    ])
    now += 60_000
    const again = await samePlanFor(product, athlete, workout)
    const next = async () => (await product.ask(`GET /api/workouts/${again}/preparation`, { token })).json.exercises
    await until(async () => (await next()) !== undefined, 5000)
    expect((await next()).find(({ id }: { id: string }) => id === exercise.id).notes).toMatchObject({
      note: 'Sitz auf Stufe 4',
    })
  })

  test('page, list and overview tell one duration and one date: long pauses are not training, and can be put right', async () => {
    const { ask, shown, overview, blocks, workout, token } = await setUp()
    const sets = blocks.flatMap(({ exercises }) => exercises).flatMap(exercise => exercise.sets)
    const began = now + 60_000
    now += 3 * 3_600_000
    for (const [at, minutes] of [1, 6, 66, 72].entries())
      await ask(
        `PUT /sets/${sets[at]?.id}`,
        { reps: 8 },
        { 'x-done-at': new Date(began + (minutes - 1) * 60_000).toISOString() },
      )
    await ask('PUT /status', { status: 'completed' })
    const start = new Date(began).toISOString()
    expect(await shown()).toMatchObject({
      started_at: start,
      finished_at: new Date(began + 71 * 60_000).toISOString(),
      trained_minutes: 11,
      paused_seconds: 3600,
    })
    const inList = (await product.ask('GET /workouts', { token })).json.find(({ id }: { id: string }) => id === workout)
    expect(inList).toMatchObject({ date: start, trained_minutes: 11 })
    expect((await overview()).trainingHistory[0]).toMatchObject({ id: workout, date: start, duration: 11 })
    const told = { started_at: start, finished_at: new Date(began + 71 * 60_000).toISOString(), paused_minutes: 21 }
    expect((await ask('PUT /times', told)).json).toMatchObject({ trained_minutes: 50 })
    expect((await ask('PUT /times', { ...told, paused_minutes: 600 })).json.code).toBe('times-impossible')
    expect(await shown()).toMatchObject({ trained_minutes: 50, times_corrected: true })
    expect((await overview()).weeks.at(-1).minutes).toBe(50)
  })

  test('a set counts for the week when it is done, a workout when it is over; minutes are those of the clock', async () => {
    const { ask, shown, overview, blocks, token } = await setUp()
    const week = async () => (await product.ask('GET /api/programme', { token })).json.week
    const main = blocks.filter(({ kind }) => kind === 'straight' || kind === 'superset')
    const first = main.flatMap(({ exercises }) => exercises.flatMap(({ sets }) => sets)).find(({ ramp }) => !ramp)
    const at = Math.ceil(now / 60_000) * 60_000
    now = at + 40_000
    await ask(`PUT /sets/${first?.id}`, { reps: 8 })
    expect((await overview()).weeks.at(-1)).toMatchObject({ workouts: 0, sets: 1 })
    expect((await week()).done).toBe(0)
    now = at + 10 * 60_000 + 15_000
    await ask('PUT /status', { status: 'completed' })
    expect((await overview()).weeks.at(-1)).toMatchObject({ workouts: 1, sets: 1, minutes: 10 })
    expect((await week()).done).toBe(1)
    expect(await shown()).toMatchObject({ trained_minutes: 10 })
  })

  test('both hands count, and a correction after the end says what had stood there', async () => {
    const { ask, shown, overview, sentences, blocks } = await setUp()
    const exercise = blocks.flatMap(({ exercises }) => exercises).find(one => one.load_type === 'per-hand')
    if (!exercise?.sets[0]) throw new Error('nothing with two dumbbells is planned')
    const [{ id: set }] = exercise.sets
    await ask(`PUT /sets/${set}`, { reps: 10, weight: 12 })
    expect([2, 4]).toContain(exercise.lifts)
    expect((await overview()).weeks.at(-1).kg).toBe(120 * exercise.lifts)
    await ask('PUT /status', { status: 'completed' })
    await ask(`PUT /sets/${set}`, { reps: 10, weight: 14 })
    const done = (await shown()).blocks
      .flatMap((block: BlockAnswer) => block.exercises)
      .flatMap((one: ExerciseAnswer) => one.sets)
      .find(({ id }: SetAnswer) => id === set)
    expect(done.logged).toMatchObject({ weight: 14, edited: { was: { reps: 10, weight: 12 } } })
    expect((await overview()).weeks.at(-1).kg).toBe(140 * exercise.lifts)
    expect((await sentences()).at(-1).facts).toMatchObject({ weightKg: 14, wasWeightKg: 12, load: 'per-hand' })
    expect((await ask('DELETE /end')).status).toBe(200)
    expect(await shown()).toMatchObject({ status: 'INCOMPLETE', finished_at: null })
  })

  test('a plan that nobody uses is no workout, expires after fourteen days and gives its credit back once', async () => {
    const { email, token, workout, overview } = await setUp()
    expect(await overview()).toMatchObject({ progress: { completed: 0, total: 0 }, credits: { free_left: 9 } })
    now += 13 * day
    await product.product.letExpire()
    now += 2 * day
    await product.product.letExpire()
    await product.product.letExpire()
    const again = await product.signIn(email)
    const look = async () => (await product.ask('GET /dashboard/overview', { token: again.access_token })).json
    await until(async () => (await look()).credits.free_left === 10, 10_000)
    expect(await look()).toMatchObject({ nextWorkouts: [], credits: { free_left: 10 } })
    const start = await product.ask(`PUT /api/workouts/${workout}/status`, {
      token: again.access_token,
      body: { status: 'in_progress' },
    })
    expect(start.json).toMatchObject({ status: 409, code: 'workout-expired' })
    const types = (await product.product.log.load(streamOf('workout', asWorkoutId(workout)))).map(
      ({ event }) => event.type,
    )
    expect(types.filter(type => type === 'WorkoutExpired')).toHaveLength(1)
    expect(token).not.toBe(again.access_token)
  })

  test('a deleted workout can be had back as it was, for thirty days', async () => {
    const { ask, shown, overview, blocks, workout, token, email } = await setUp()
    const set = blocks[0]?.exercises[0]?.sets[0]?.id
    await ask(`PUT /sets/${set}`, { duration: 40 })
    const before = await shown()
    expect((await product.ask(`DELETE /workouts/${workout}`, { token })).status).toBe(200)
    expect((await product.ask(`GET /workouts/${workout}`, { token })).status).toBe(404)
    expect((await overview()).progress.total).toBe(0)
    const gone = await product.ask('GET /api/deleted-workouts', { token })
    expect(gone.json).toMatchObject([{ id: workout }])
    expect((await product.ask(`DELETE /api/deleted-workouts/${workout}`, { token })).status).toBe(200)
    expect(await shown()).toEqual(before)
    await product.ask(`DELETE /workouts/${workout}`, { token })
    now += 31 * day
    const { access_token } = await product.signIn(email)
    expect((await product.ask('GET /api/deleted-workouts', { token: access_token })).json).toEqual([])
    const late = await product.ask(`DELETE /api/deleted-workouts/${workout}`, { token: access_token })
    expect(late.json).toMatchObject({ status: 404, code: 'no-such-workout' })
  })
})
