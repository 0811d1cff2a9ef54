import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { catalogue } from '../../content/exercises/catalogue.ts'
import { calls } from '../../contract/all.ts'
import { startProduct, type TestProduct } from '../support/product.ts'

vi.setConfig({ testTimeout: 300_000, hookTimeout: 600_000 })

/** As ARCHITECTURE.md says it. */
const most = 640 * 1024
/** As JSON no letter is longer than this one: six bytes. */
const dear = (length: number) => '\u0001'.repeat(length)

let it: TestProduct
let anna: { id: string; token: string }
let eva: { id: string; token: string }
let workout: string
let feedback: string

const unlimited = { WRITES_PER_MINUTE: '100000', SIGN_IN_FAILURES_PER_ADDRESS: '100000' }
const ask = (call: string, body?: object) => it.ask(call, { token: anna.token, ...(body ? { body } : {}) })

/** As many letters as are taken, however many bytes each has. */
const asMuchAs = async (length: number, send: (text: string) => Promise<{ status: number }>) => {
  for (const text of [dear(length), '\ud83d\udcaa'.repeat(length / 2), 'ü'.repeat(length), 'x'.repeat(length)])
    if ((await send(text)).status < 300) return text
  throw new Error(`not even ${length} plain letters are taken`)
}

/** Until there is no room for one more. */
const untilFull = async (upTo: number, send: (nth: number) => Promise<{ status: number }>) => {
  for (let nth = 0; nth < upTo; nth++) if ((await send(nth)).status >= 300) return nth
  return upTo
}

const fillPlaces = async () => {
  const first = await ask('POST /training-profiles/', { name: 'Ort' })
  const tell = (fields: object) => ask(`PUT /training-profiles/${first.json.id}`, fields)
  const plan = (fields: object) => ask('PUT /training-plan/mine', fields)
  const list = Array.from({ length: 100 }, (_, n) => `${n} ${dear(76)}`)
  const place = {
    equipment_llm_context: await asMuchAs(2000, text => tell({ equipment_llm_context: text })),
    equipment_details: await asMuchAs(2000, text => tell({ equipment_details: text })),
    equipment:
      (await tell({ equipment: list })).status === 200 ? list : await asMuchAs(2000, text => tell({ equipment: text })),
  }
  const places = await untilFull(60, nth =>
    ask('POST /training-profiles/', { name: `${nth} ${'李'.repeat(110)}`, ...place }),
  )
  expect(places).toBeGreaterThan(10)
  const long = ['workout_goal_llm_context', 'goal_details', 'other_regular_activities', 'comments', 'restrictions']
  for (const field of [...long, 'mobility_restrictions']) await asMuchAs(2000, text => plan({ [field]: text }))
  for (const field of ['fitness_level_description', 'experience_level_description'])
    await asMuchAs(500, text => plan({ [field]: text }))
}

type Exercise = { id: string; sets: { id: string }[] }
const shown = async () =>
  (await ask(`GET /workouts/${workout}`)).json as { blocks: { id: string; exercises: Exercise[] }[] }

const fillWorkout = async () => {
  await ask(`PUT /api/workouts/${workout}/status`, { status: 'in_progress' })
  const ids = catalogue.exercises.map(({ id }) => id)
  let next = 0
  await untilFull(80, async () => {
    for (;;) {
      const id = ids[next++]
      if (!id) return { status: 409 }
      const body = { exercise_id: id, after: null }
      const added = await ask(`PUT /api/workouts/${workout}/blocks/${randomUUID()}/exercise`, body)
      if (added.json.code !== 'exercise-unfit') return added
    }
  })
  const planned = { reps: 999, duration: 86_399.123456789, weight: 999.123456789, rest_time: 3599.123456789 }
  const more = { distance: 499_999.123456789, speed: 99.123456789, side: 'left' }
  for (const { exercises } of (await shown()).blocks)
    for (const { id } of exercises)
      await untilFull(40, () =>
        ask(`PUT /api/workouts/${workout}/exercises/${id}/sets/${randomUUID()}`, { planned: { ...planned, ...more } }),
      )
  const did = { reps: 999, duration: 86_399.123456789, weight: 999.123456789, distance: 499_999.123456789 }
  const { blocks } = await shown()
  const log = (all: { id: string; exercises: Exercise[] }[], speed: number) =>
    Promise.all(
      all.flatMap(({ id: block, exercises }) =>
        exercises.map(({ id, sets }) =>
          ask(`PUT /api/workouts/${workout}/blocks/${block}/exercises/${id}/status`, {
            completed: true,
            sets: sets.map(set => ({ id: set.id, ...did, speed, rir: 10 })),
          }),
        ),
      ),
    )
  for (const block of blocks) await log([block], 98.123456789)
  const sets = blocks.flatMap(({ exercises }) => exercises.flatMap(one => one.sets))
  for (const { id } of sets) await ask(`PUT /api/workouts/${workout}/sets/${id}/rest`, { seconds: 7200 })
  const things = [
    ...sets.map(({ id }) => `sets/${id}`),
    ...blocks.flatMap(({ exercises }) => exercises.map(({ id }) => `exercises/${id}`)),
  ]
  const note = await asMuchAs(500, text => ask(`PUT /api/workouts/${workout}/${things[0]}/note`, { note: text }))
  await untilFull(things.length, nth => ask(`PUT /api/workouts/${workout}/${things[nth]}/note`, { note }))
  await ask(`PUT /api/workouts/${workout}/status`, { status: 'completed' })
  for (const { id } of sets) await ask(`PUT /api/workouts/${workout}/sets/${id}`, { ...did, speed: 97.1, rir: 9 })
  return { exercises: blocks.flatMap(({ exercises }) => exercises).length, sets: sets.length }
}

const fillSearches = async () => {
  const id = `training-${'a'.repeat(90)}`
  const search = { q: id, command: id, correlation: id, actor: id, planner: `1${'0'.repeat(59)}` }
  await untilFull(60, nth =>
    it.ask('POST /desk/searches', { token: eva.token, body: { name: `${nth} ${'李'.repeat(50)}`, search } }),
  )
}

beforeAll(async () => {
  it = await startProduct({ environment: unlimited })
  const [one, two] = [await it.person('anna@example.org'), await it.person('eva@example.org')]
  anna = { id: one.id, token: one.access_token }
  eva = { id: two.id, token: two.access_token }
  await it.employ(eva.id)
  const made = await ask('POST /llm/create-workout', { prompt: 'Ganzkörper', duration_minutes: 180 })
  workout = made.json.id
  expect((await fillWorkout()).sets).toBeGreaterThan(200)
  await fillPlaces()
  await ask('POST /llm/create-workout', { prompt: dear(1000) })
  for (let nth = 0; nth < 12; nth++) await it.signIn('anna@example.org').catch(() => {})
  feedback = String(
    (await ask('POST /api/feedback/questionnaire', { answers: {}, workoutId: workout })).json.feedbackId,
  )
  const said = `PUT /api/feedback/questionnaire/${feedback}/feedback`
  await asMuchAs(60, type => ask(`${said}/type`, { type }))
  await asMuchAs(2000, comment => ask(`${said}/comment`, { comment }))
  await fillSearches()
})
afterAll(() => it?.close())

/** The copy of all of somebody's data, and what never ends. */
const unbounded = [
  '/api/export',
  '/api/export.csv',
  '/api/export.html',
  '/desk/people/:id/report',
  '/live',
  '/live/changes',
]

/** Without what the test has not: a link of a mail, a workout that is not over, a build, a question from before. */
const unanswered = [
  '/auth/closing-receipt',
  '/auth/verify-email',
  '/api/workouts/:id/exercises/:exercise/alternatives',
  '/desk/builds/:build/differences',
  '/desk/models/:name/difference',
  '/desk/what-ifs/:id',
]

test('no answer about an account that holds all it can is larger than what is documented', async () => {
  const streams = [`workout-${workout}`, `profiles-${anna.id}`, `user-${anna.id}`, `membership-${anna.id}`]
  const detail = await shown()
  const [block] = detail.blocks
  const because = { 'x-reason': encodeURIComponent(`Weil ${dear(290)}`) }
  const sizes: Record<string, number> = {}
  const looked: Record<string, number> = {}
  const urlsOf = async (path: string): Promise<string[]> => {
    const event = (
      await it.product.database.query('select id from log.events where stream = $1 order by version desc', [streams[0]])
    ).rows[0].id
    const filled = path
      .replace('/desk/people/:id', `/desk/people/${anna.id}`)
      .replace('/desk/events/:id', `/desk/events/${event}`)
      .replace('workouts/:id', `workouts/${workout}`)
      .replace(':feedbackId', feedback)
      .replace(':block', block?.id ?? '')
      .replace(':exercise', block?.exercises[0]?.id ?? '')
      .replace(':week', new Date().toISOString().slice(0, 10))
      .replace(':build', 'live')
    const number = path.includes('overview/origin') ? 'begun' : 'kg'
    const query = path.includes('origin') ? `?of=${number}` : ''
    if (!path.includes(':stream')) return [`${filled.replace(':revision', '5').replace(':id', randomUUID())}${query}`]
    const of = await Promise.all(
      streams.map(async stream => {
        const rows = await it.product.database.query('select count(*) from log.events where stream = $1', [stream])
        return filled.replace(':stream', stream).replace(':revision', String(Number(rows.rows[0].count) - 1))
      }),
    )
    return of.map(url => `${url}${/standing|overviews|rows/.test(path) ? '' : '?unsealed=true'}`)
  }
  for (const call of calls) {
    if (call.method !== 'GET' || unbounded.includes(call.path)) continue
    const token = call.access === 'inspectors' || call.access === 'staff' ? eva.token : anna.token
    for (const url of await urlsOf(call.path)) {
      const { status, text } = await it.ask(`GET ${url}`, { token, headers: because })
      sizes[`${call.path} ${url.split('/')[3] ?? ''}`] = Buffer.byteLength(text)
      looked[call.path] = status
      expect(status, url).toBeLessThan(500)
    }
  }
  const large = Object.entries(sizes).sort(([, one], [, other]) => other - one)
  if (process.env.SIZES) console.log(JSON.stringify(large.slice(0, 20)))
  expect(Object.keys(looked).filter(path => looked[path] !== 200)).toEqual(unanswered)
  expect(large.filter(([, size]) => size >= most)).toEqual([])
})
