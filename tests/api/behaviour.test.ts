import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { calls } from '../../contract/all.ts'
import * as app from '../../contract/app.ts'
import * as feedback from '../../contract/feedback.ts'
import * as profiles from '../../contract/profiles.ts'
import { may } from '../../contract/rights.ts'
import * as workouts from '../../contract/workouts.ts'
import { holds, refuses } from '../support/holds.ts'
import { startProduct, type TestProduct } from '../support/product.ts'

let it: TestProduct
let anna: string
let ben: string

beforeAll(async () => {
  it = await startProduct()
  anna = (await it.person('anna@example.org')).access_token
  ben = (await it.person('ben@example.org')).access_token
})
afterAll(() => it.close())

type More = { body?: object; token?: string; headers?: Record<string, string> }
const ask = (call: string, { token = anna, ...more }: More = {}) => it.ask(call, { token, ...more })
const key = (name: string) => ({ 'idempotency-key': name })
const create = async () =>
  holds(workouts.createWorkout, await ask('POST /llm/create-workout', { body: { duration_minutes: 15 } }))

describe('idempotency', () => {
  test('the same key makes one workout and uses one credit', async () => {
    const creditsLeft = async () =>
      holds(workouts.dashboardOverview, await ask('GET /dashboard/overview')).credits.free_left
    const before = await creditsLeft()
    const headers = key('one workout')
    const [one, other] = await Promise.all([
      ask('POST /api/workouts', { headers }),
      ask('POST /api/workouts', { headers }),
    ])
    const again = await ask('POST /api/workouts', { headers })
    expect(new Set([one, other, again].map(answer => holds(app.createAppWorkout, answer).workoutId)).size).toBe(1)
    expect(await creditsLeft()).toBe(before - 1)
  })

  test('the same key gives one feedback, one profile, one logged set', async () => {
    const give = () =>
      ask('POST /api/feedback/questionnaire', { body: { answers: { plan_or_now: 'plan' } }, headers: key('f') })
    expect(holds(feedback.giveFeedback, await give())).toEqual(holds(feedback.giveFeedback, await give()))
    const place = () => ask('POST /training-profiles/', { body: { name: 'Keller' }, headers: key('p') })
    expect(holds(profiles.createProfile, await place())).toEqual(holds(profiles.createProfile, await place()))
    const { id, blocks } = await create()
    const set = blocks[0]?.exercises[0]?.sets[0]?.id
    const log = (body: object, name: string) => ask(`PUT /api/workouts/${id}/sets/${set}`, { body, headers: key(name) })
    holds(workouts.logSet, await log({ reps: 5 }, 'first'))
    holds(workouts.logSet, await log({ reps: 6 }, 'second'))
    holds(workouts.logSet, await log({ reps: 5 }, 'first'))
    const now = holds(workouts.getWorkout, await ask(`GET /workouts/${id}`))
    expect(now.blocks[0]?.exercises[0]?.sets[0]?.logged?.reps).toBe(6)
  })

  test('the same key counts for one person and one address only', async () => {
    const headers = key('shared')
    const give = async (token: string) =>
      holds(
        feedback.giveFeedback,
        await ask('POST /api/feedback/questionnaire', { token, headers, body: { answers: {} } }),
      ).feedbackId
    expect(await give(anna)).not.toBe(await give(ben))
    holds(profiles.createProfile, await ask('POST /training-profiles/', { headers, body: { name: 'Garten' } }))
    const all = holds(profiles.allProfiles, await ask('GET /training-profiles/all'))
    expect(all.some(({ name }) => name === 'Garten')).toBe(true)
  })

  test('a changed workout stays the same when the change is sent again', async () => {
    const { id } = await create()
    const change = () => ask(`PUT /api/workouts/${id}`, { body: { durationMinutes: 30 }, headers: key('change') })
    const first = holds(app.changeAppWorkout, await change())
    expect(holds(app.changeAppWorkout, await change())).toEqual(first)
    const { events } = holds(workouts.getHistory, await ask(`GET /api/workouts/${id}/history`))
    expect(events.filter(({ type }) => type === 'WorkoutRevised')).toHaveLength(1)
  })
})

describe('what was seen', () => {
  const seen = async (call: string) => String((await ask(call)).headers.etag)

  test('a plan is changed only as it was seen; of two changes at once one wins', async () => {
    const tag = await seen('GET /training-plan/mine')
    const change = (age: number) => ask('PUT /training-plan/mine', { body: { age }, headers: { 'if-match': tag } })
    const answers = await Promise.all([change(30), change(31)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 412])
    const lost = answers.find(({ status }) => status === 412)
    if (lost) refuses(lost, 412, 'This has changed since you last read it', 'changed-meanwhile')
    const won = answers.find(({ status }) => status === 200)
    expect(won?.headers.etag).toBe(await seen('GET /training-plan/mine'))
    holds(profiles.changeTrainingPlan, await ask('PUT /training-plan/mine', { body: { age: 33 } }))
  })

  test('a profile and a workout alike', async () => {
    const { id } = holds(profiles.createProfile, await ask('POST /training-profiles/', { body: { name: 'Halle' } }))
    const old = await seen('GET /training-profiles/mine')
    const rename = (tag: string) =>
      ask(`PUT /training-profiles/${id}`, { body: { name: 'Große Halle' }, headers: { 'if-match': tag } })
    const renamed = await rename(old)
    holds(profiles.changeProfile, renamed)
    refuses(await rename(old), 412)
    holds(profiles.changeProfile, await rename(String(renamed.headers.etag)))

    const workout = (await create()).id
    const tag = await seen(`GET /workouts/${workout}`)
    expect(await seen(`GET /api/workouts/${workout}`)).toBe(tag)
    const start = (headers: Record<string, string>) =>
      ask(`PUT /api/workouts/${workout}/status`, { body: { status: 'in_progress' }, headers })
    refuses(await start({ 'if-match': '"0"' }), 412)
    refuses(await start({ 'if-match': 'no tag at all' }), 412)
    holds(workouts.setWorkoutStatus, await start({ 'if-match': `W/"99", ${tag}` }))
    refuses(await ask(`DELETE /workouts/${workout}`, { headers: { 'if-match': tag } }), 412)
    holds(workouts.deleteWorkout, await ask(`DELETE /workouts/${workout}`, { headers: { 'if-match': '*' } }))
  })

  test('nothing is sent again that has not changed', async () => {
    const { id } = await create()
    for (const url of [`/workouts/${id}`, `/api/workouts/${id}`, '/training-plan/mine']) {
      const answer = await ask(`GET ${url}`, { headers: { 'if-none-match': await seen(`GET ${url}`) } })
      expect([answer.status, answer.text]).toEqual([304, ''])
    }
    const german = await seen(`GET /workouts/${id}`)
    const headers = { 'if-none-match': german, 'accept-language': 'en' }
    expect((await ask(`GET /workouts/${id}`, { headers })).status).toBe(200)
  })

  test('another person learns nothing from If-Match', async () => {
    const { id } = await create()
    const headers = { 'if-match': '"0"' }
    refuses(await ask(`DELETE /workouts/${id}`, { token: ben, headers }), 404, 'Workout ID not found')
  })
})

describe('lists', () => {
  test('come in pages, newest first, and lose nothing when an entry goes', async () => {
    const all = holds(workouts.listWorkouts, await ask('GET /workouts'))
    expect(all.length).toBeGreaterThan(4)
    const next = (link: unknown) => /^<(.*)>; rel="next"$/.exec(String(link ?? ''))?.[1]
    const seen: string[] = []
    for (let url: string | undefined = '/workouts?limit=2'; url; ) {
      const answer = await ask(`GET ${url}`)
      const page = holds(workouts.listWorkouts, answer)
      seen.push(...page.map(({ id }) => id))
      if (seen.length === 2) await ask(`DELETE /workouts/${seen[1]}`)
      url = next(answer.headers.link)
    }
    expect(seen).toEqual(all.map(({ id }) => id))
    const told = refuses(await ask('GET /workouts?before=irgendwas'), 400)
    expect(told.errors?.[0]).toEqual({ field: 'before', message: 'is not a place in this list' })
    refuses(await ask('GET /workouts?stauts=PLANNED'), 400)
  })
})

describe('every call', () => {
  const filled = (path: string, ids: Record<string, string>) =>
    path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(ids[name] ?? 'x'))
  const example = ({ examples, body }: (typeof calls)[number]) =>
    body ? { body: (examples?.body ?? {}) as object } : {}

  test('that is for signed-in people asks for a session first', async () => {
    const wanted = calls.filter(({ access }) => access !== 'anyone')
    expect(wanted.length).toBeGreaterThan(40)
    for (const call of wanted)
      refuses(await it.ask(`${call.method} ${filled(call.path, {})}`, example(call)), 401, 'Please sign in')
  })

  test('refuses a field it does not know, by its name', async () => {
    const wanted = calls.filter(({ body, access }) => body && access === 'signed-in')
    expect(wanted.length).toBeGreaterThan(20)
    const { id } = await create()
    const { feedbackId } = holds(
      feedback.giveFeedback,
      await ask('POST /api/feedback/questionnaire', { body: { answers: {} } }),
    )
    for (const call of wanted) {
      const body = { ...(call.examples?.body as object), unfug: 1 }
      const url = filled(call.path, { id, feedbackId: String(feedbackId) })
      const told = refuses(await ask(`${call.method} ${url}`, { body }), 400, undefined, 'invalid')
      expect(told.errors, url).toContainEqual({ field: 'unfug', message: 'is not a field of this call' })
    }
  })

  test('treats what belongs to another as if it were not there', async () => {
    const { id: workout, blocks } = await create()
    const place = holds(
      profiles.createProfile,
      await ask('POST /training-profiles/', { body: { name: 'Annas Ort' } }),
    ).id
    const answered = await ask('POST /api/feedback/questionnaire', { body: { answers: {} } })
    const { feedbackId } = holds(feedback.giveFeedback, answered)
    const [block] = blocks
    const exercise = block?.exercises[0]
    const ids = {
      feedbackId: String(feedbackId),
      block: block?.id ?? '',
      exercise: exercise?.id ?? '',
      set: exercise?.sets[0]?.id ?? '',
    }
    const bodies: Record<string, object> = {
      'PUT /training-profiles/:id': { name: 'Bens Ort' },
      'PUT /api/workouts/:id/blocks/:block/exercises/:exercise/status': { completed: true },
      'PUT /api/workouts/:id': { durationMinutes: 20 },
    }
    const before = await ask(`GET /workouts/${workout}`)
    const theirs = calls.filter(
      ({ params, path, access }) =>
        params && may('athlete', access) && !path.startsWith('/auth') && !/:(?:purpose|version|week)\b/.test(path),
    )
    for (const call of theirs) {
      const id = call.path.startsWith('/training-profiles') ? place : workout
      const body = bodies[`${call.method} ${call.path}`] ?? example(call).body
      const url = filled(call.path, { ...ids, id }) + (call.path.endsWith('/origin') ? '?of=kg' : '')
      refuses(await ask(`${call.method} ${url}`, { token: ben, ...(body ? { body } : {}) }), 404)
    }
    refuses(await ask('POST /showcase/training-plans', { token: ben, body: { feedbackId } }), 404)
    const wish = { profile_id: place, duration_minutes: 20 }
    refuses(await ask('POST /llm/start-workout-creation', { token: ben, body: wish }), 404)
    expect((await ask(`GET /workouts/${workout}`)).json).toEqual(before.json)
  })
})
