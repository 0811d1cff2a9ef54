import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { catalogue } from '../../content/exercises/catalogue.ts'
import type { Exercise } from '../../domain/coach/basis/catalogue.ts'
import { asWorkoutId } from '../../domain/ids.ts'
import { streamOf } from '../../domain/streams.ts'
import { startProduct, type TestProduct } from '../support/product.ts'

type SetAnswer = { id: string; reps: number | null; weight: number | null; ramp: boolean; logged: object | null }
type ExerciseAnswer = {
  id: string
  exercise_id: string
  completed: boolean
  target_rir: number | null
  sets: SetAnswer[]
}
type BlockAnswer = { id: string; kind: string; exercises: ExerciseAnswer[] }
type WorkoutAnswer = { id: string; blocks: BlockAnswer[]; estimated_minutes: number; hints: { de: string }[] }

const known = new Map<string, Exercise>(catalogue.exercises.map(one => [one.id, one]))
const exercisesOf = ({ blocks }: WorkoutAnswer) => blocks.flatMap(({ exercises }) => exercises)
const workOf = ({ blocks }: WorkoutAnswer) =>
  blocks.filter(({ kind }) => kind !== 'warmup' && kind !== 'cooldown').flatMap(({ exercises }) => exercises)
const needed = (id: string) => known.get(id)?.requires ?? []
const fits = (id: string, kit: readonly string[]) =>
  needed(id).some(set => set.every(item => [...kit, 'wall'].includes(item)))

describe('a workout that is planned or under way', () => {
  let product: TestProduct
  let people = 0

  beforeAll(async () => {
    product = await startProduct()
  })
  afterAll(() => product.close())

  const gym = ['dumbbells', 'barbell', 'rack', 'weight-plates', 'bench', 'pull-up-bar', 'mat', 'rowing-machine']

  const athlete = async () => {
    const { access_token: token, id } = await product.person(`anpassen${++people}@example.com`)
    const place = await product.ask('POST /training-profiles/', {
      token,
      body: { name: 'Studio', equipment: gym, is_primary: true },
    })
    if (place.status >= 300) throw new Error(place.text)
    await product.ask('PUT /training-plan/mine', {
      token,
      body: { workout_goal_id: 'muscle', fitness_level: 3, experience_level: 3 },
    })
    return { token, id }
  }

  const workoutFor = async (token: string): Promise<WorkoutAnswer> => {
    const { status, json, text } = await product.ask('POST /llm/create-workout', {
      token,
      body: { duration_minutes: 60 },
    })
    if (status !== 201) throw new Error(text)
    return json
  }

  const setUp = async () => {
    const { token, id: athleteId } = await athlete()
    const workout = await workoutFor(token)
    const path = `/api/workouts/${workout.id}`
    const ask = (call: string, body?: object, headers: Record<string, string> = {}) => {
      const [method, rest] = call.split(' ')
      return product.ask(`${method} ${path}${rest}`, { token, headers, ...(body ? { body } : {}) })
    }
    const now = async (): Promise<WorkoutAnswer> => (await product.ask(`GET /workouts/${workout.id}`, { token })).json
    const events = async () =>
      (await product.product.log.load(streamOf('workout', asWorkoutId(workout.id)))).map(({ event }) => event)
    return { token, athleteId, workout, ask, now, events }
  }

  const first = (workout: WorkoutAnswer) => {
    const [exercise] = workOf(workout)
    if (!exercise) throw new Error('no work in this workout')
    return exercise
  }

  test('swaps an exercise for another of the same pattern that fits', async () => {
    const { workout, ask, now, events } = await setUp()
    const old = first(workout)
    const answer = await ask(`POST /exercises/${old.id}/swap`)
    expect(answer.status).toBe(200)
    const [before, after] = [exercisesOf(workout), exercisesOf(await now())]
    expect(after.length).toBe(before.length)
    const fresh = after.filter(({ id }) => !before.some(one => one.id === id))
    expect(fresh).toHaveLength(1)
    expect(fresh[0]?.exercise_id).not.toBe(old.exercise_id)
    expect(known.get(fresh[0]?.exercise_id ?? '')?.pattern).toBe(known.get(old.exercise_id)?.pattern)
    expect(after.every(({ exercise_id }) => fits(exercise_id, gym))).toBe(true)
    expect((await events()).at(-1)).toMatchObject({
      type: 'ExerciseSwapped',
      exercise: old.id,
      verdict: { violations: [] },
    })
  })

  test('swaps for the one that is wanted, where it is of the same kind and fits', async () => {
    const { workout, ask, now } = await setUp()
    const old = first(workout)
    const { pattern, role } = known.get(old.exercise_id) as Exercise
    const plans = new Set(exercisesOf(workout).map(({ exercise_id }) => exercise_id))
    const like = catalogue.exercises.filter(
      one => one.pattern === pattern && one.role === role && one.skill <= 3 && !plans.has(one.id),
    )
    const wanted = like.find(one => fits(one.id, gym))
    const impossible = like.find(one => !fits(one.id, gym))
    expect((await ask(`POST /exercises/${old.id}/swap`, { wanted: impossible?.id })).json.code).toBe('nothing-fits')
    expect((await ask(`POST /exercises/${old.id}/swap`, { wanted: 'moon-walk' })).json.code).toBe('nothing-fits')
    const other = catalogue.exercises.find(one => one.pattern === 'calf')
    expect((await ask(`POST /exercises/${old.id}/swap`, { wanted: other?.id })).json.code).toBe('nothing-fits')
    expect((await ask(`POST /exercises/${old.id}/swap`, { wanted: wanted?.id })).status).toBe(200)
    expect(exercisesOf(await now()).map(({ exercise_id }) => exercise_id)).toContain(wanted?.id)
  })

  test('a swap asked twice with one key happens once', async () => {
    const { workout, ask, events } = await setUp()
    const { id } = first(workout)
    const headers = { 'idempotency-key': randomUUID() }
    const answers = [
      await ask(`POST /exercises/${id}/swap`, undefined, headers),
      await ask(`POST /exercises/${id}/swap`, undefined, headers),
    ]
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(answers[1]?.json).toEqual(answers[0]?.json)
    expect((await events()).filter(({ type }) => type === 'ExerciseSwapped')).toHaveLength(1)
  })

  test('two changes at once both count', async () => {
    const { workout, ask, events, now } = await setUp()
    const [one, , other] = workOf(workout)
    const answers = await Promise.all([
      ask(`POST /exercises/${one?.id}/swap`),
      ask(`POST /exercises/${other?.id}/swap`),
      ask('POST /revision', { kind: 'easier' }),
    ])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect((await events()).filter(({ type }) => type === 'ExerciseSwapped' || type === 'WorkoutRevised')).toHaveLength(
      3,
    )
    const left = exercisesOf(await now()).map(({ id }) => id)
    expect(left).not.toContain(one?.id)
    expect(left).not.toContain(other?.id)
  })

  test('a change counts only on what was seen, where the client says so', async () => {
    const { ask } = await setUp()
    expect((await ask('POST /revision', { kind: 'easier' }, { 'if-match': '"1"' })).status).toBe(412)
    expect((await ask('POST /revision', { kind: 'easier' }, { 'if-match': '"2"' })).status).toBe(200)
  })

  test('noch 20 Minuten: what was logged stays, the main lift stays, the rest fits', async () => {
    const { workout, ask, now, events } = await setUp()
    const main = first(workout)
    const [set] = main.sets
    await ask(`PUT /sets/${set?.id}`, { reps: 8, weight: 40 })
    const answer = await ask('POST /revision', { kind: 'shorter', minutes: 20 })
    expect(answer.status).toBe(200)
    const after = await now()
    expect(after.estimated_minutes).toBe(answer.json.estimated_minutes)
    expect(after.estimated_minutes).toBeLessThan(workout.estimated_minutes - 15)
    const kept = exercisesOf(after).find(({ id }) => id === main.id)
    expect(kept?.sets.find(({ id }) => id === set?.id)?.logged).toMatchObject({ reps: 8, weight: 40 })
    expect((await events()).at(-1)).toMatchObject({ type: 'WorkoutRevised', why: 'shorter 20' })
  })

  test('leichter: never more sets, load or effort', async () => {
    const { workout, ask, now } = await setUp()
    expect((await ask('POST /revision', { kind: 'easier' })).status).toBe(200)
    const before = new Map(workOf(workout).map(one => [one.id, one]))
    const after = workOf(await now())
    expect(after.length).toBeGreaterThan(0)
    for (const exercise of after) {
      const old = before.get(exercise.id)
      expect(exercise.sets.length).toBeLessThanOrEqual(old?.sets.length ?? 0)
      if (exercise.target_rir !== null) expect(exercise.target_rir).toBeGreaterThanOrEqual(old?.target_rir ?? 0)
    }
  })

  test('härter is refused to someone who is tired', async () => {
    const { token } = await athlete()
    const { json } = await product.ask('POST /llm/create-workout', { token, body: { duration_minutes: 45, mood: 1 } })
    const answer = await product.ask(`POST /api/workouts/${json.id}/revision`, { token, body: { kind: 'harder' } })
    expect([answer.status, answer.json.code]).toEqual([409, 'not-wise'])
    const { ask } = await setUp()
    expect((await ask('POST /revision', { kind: 'harder' })).status).toBe(200)
  })

  test('another place: what is left fits it, and later changes know where we are', async () => {
    const { token, workout, ask, now, events } = await setUp()
    const home = await product.ask('POST /training-profiles/', {
      token,
      body: { name: 'Hotel', equipment: ['mat'] },
    })
    const profile_id = home.json.id
    const studio = (await ask('GET /place')).json.profile_id
    expect(studio).toEqual(expect.any(String))
    expect(studio).not.toBe(profile_id)
    await product.ask(`PUT /training-profiles/${profile_id}`, { token, body: { is_primary: true } })
    expect((await ask('GET /place')).json.profile_id).toBe(studio)
    const done = exercisesOf(workout)[0] as ExerciseAnswer
    for (const { id, reps } of done.sets) await ask(`PUT /sets/${id}`, reps ? { reps } : { duration: 60 })
    expect((await ask('POST /revision', { kind: 'place', profile_id })).status).toBe(200)
    expect((await ask('GET /place')).json).toEqual({ profile_id })
    const { token: other } = await athlete()
    expect((await product.ask(`GET /api/workouts/${workout.id}/place`, { token: other })).status).toBe(404)
    const moved = await now()
    const fitting = (plan: WorkoutAnswer) =>
      exercisesOf(plan).every(({ id, exercise_id }) => id === done.id || fits(exercise_id, ['mat']))
    expect(fitting(moved)).toBe(true)
    expect((await events()).at(-1)).toMatchObject({ type: 'WorkoutRevised', profile: profile_id })
    const swapped = await ask(`POST /exercises/${workOf(moved)[0]?.id}/swap`)
    expect([200, 409]).toContain(swapped.status)
    expect(fitting(await now())).toBe(true)
    expect((await ask('POST /revision', { kind: 'place', profile_id: randomUUID() })).json.code).toBe('no-such-profile')
  })

  test('tut weh: kept as a fact, out of the rest of this workout and of the next ones, with a word of advice', async () => {
    const { token, workout, ask, now, events } = await setUp()
    const sore = first(workout)
    const answer = await ask(`PUT /exercises/${sore.id}/feeling`, { kind: 'pain' })
    expect(answer.json).toMatchObject({ gone: true, advice: { de: expect.stringContaining('ärztlich') } })
    expect((await events()).map(({ type }) => type)).toEqual([
      'WorkoutRequested',
      'WorkoutGenerated',
      'ExerciseFelt',
      'ExerciseSwapped',
    ])
    const held = (plan: WorkoutAnswer) => exercisesOf(plan).map(({ exercise_id }) => exercise_id)
    expect(held(await now())).not.toContain(sore.exercise_id)
    const before = exercisesOf(workout).map(({ id }) => id)
    const fresh = exercisesOf(await now()).filter(({ id }) => !before.includes(id))
    const [old, next] = [known.get(sore.exercise_id), known.get(fresh[0]?.exercise_id ?? '')]
    const loads = (one: Exercise | undefined) => Object.values(one?.jointLoad ?? {})
    loads(next).forEach((load, at) => {
      expect(load).toBeLessThanOrEqual(loads(old)[at] ?? 0)
    })
    for (let more = 0; more < 3; more += 1) expect(held(await workoutFor(token))).not.toContain(sore.exercise_id)
  })

  test('nie wieder in the middle of an exercise: the sets done stay, the rest is another one', async () => {
    const { workout, ask, now } = await setUp()
    const exercise = workOf(workout).find(({ sets }) => sets.filter(({ ramp }) => !ramp).length >= 2) as ExerciseAnswer
    const set = exercise.sets.find(({ ramp }) => !ramp) as SetAnswer
    for (const { id, reps } of exercise.sets.slice(0, exercise.sets.indexOf(set) + 1))
      await ask(`PUT /sets/${id}`, reps ? { reps, weight: 30 } : { duration: 30 })
    const answer = await ask(`PUT /exercises/${exercise.id}/feeling`, { kind: 'never' })
    expect(answer.json).toMatchObject({ gone: true, advice: null })
    const after = exercisesOf(await now())
    const kept = after.find(({ id }) => id === exercise.id)
    expect(kept?.sets.every(({ logged }) => logged)).toBe(true)
    expect(kept?.sets.some(({ id }) => id === set.id)).toBe(true)
  })

  test('a reason that has become old does not forbid a change', async () => {
    const { token, ask } = await setUp()
    await product.ask('PUT /training-plan/mine', { token, body: { age: 35 } })
    const { json } = await product.ask('GET /training-profiles/all', { token })
    await product.ask(`PUT /training-profiles/${json[0]?.id}`, { token, body: { name: 'Studio im Ort' } })
    expect((await ask('POST /revision', { kind: 'shorter', minutes: 30 })).status).toBe(200)
  })

  test('a restriction told meanwhile is kept too: what it forbids goes with the next change', async () => {
    const { token, ask, now } = await setUp()
    await product.ask('PUT /training-plan/mine', { token, body: { restrictions: 'Knieschmerzen' } })
    expect((await ask('POST /revision', { kind: 'shorter', minutes: 30 })).status).toBe(200)
    const left = workOf(await now()).map(({ exercise_id }) => known.get(exercise_id))
    expect(left.length).toBeGreaterThan(0)
    expect(left.every(one => !one?.contraindications.includes('knee-pain'))).toBe(true)
  })

  test('who may not, and what cannot be', async () => {
    const { workout, ask } = await setUp()
    const { token: other } = await athlete()
    const { id } = first(workout)
    const body = { kind: 'pain' }
    const strange = await product.ask(`PUT /api/workouts/${workout.id}/exercises/${id}/feeling`, { token: other, body })
    expect([strange.status, strange.json.code]).toEqual([404, 'no-such-workout'])
    expect((await product.ask(`POST /api/workouts/${workout.id}/exercises/${id}/swap`, { token: other })).status).toBe(
      404,
    )
    expect((await product.ask(`POST /api/workouts/${workout.id}/exercises/${id}/swap`)).status).toBe(401)
    expect((await ask('POST /exercises/b9e9/swap')).json.code).toBe('no-such-exercise')
    expect((await ask('PUT /exercises/b9e9/feeling', body)).json.code).toBe('no-such-exercise')
    expect((await ask('POST /revision', { kind: 'shorter' })).status).toBe(400)
    expect((await ask('POST /revision', { kind: 'shorter', minutes: 2 })).status).toBe(400)
    expect((await ask('POST /revision', { kind: 'shorter', minutes: 20, profile_id: randomUUID() })).status).toBe(400)
    expect((await ask('POST /revision', { kind: 'faster' })).status).toBe(400)
    await ask('PUT /status', { status: 'aborted' })
    expect((await ask('POST /revision', { kind: 'easier' })).json.code).toBe('workout-already-finished')
    expect((await ask(`POST /exercises/${id}/swap`)).json.code).toBe('workout-already-finished')
    expect((await ask(`PUT /exercises/${id}/feeling`, { kind: 'never' })).json).toMatchObject({ gone: true })
  })
})
