import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startProduct, type TestProduct } from '../support/product.ts'

type Person = { id: string; access_token: string }

let it: TestProduct
let anna: Person
let eva: Person
let ben: Person
let workout: string
let set: string

const headers = { 'x-reason': encodeURIComponent('Ticket 4711: Satz von jemand anderem') }
const sql = async (text: string, values: unknown[] = []) => (await it.product.database.query(text, values)).rows

const desk = (who: Person, method: 'GET' | 'POST', path: string, body?: object) =>
  it.ask(`${method} /desk/people/${anna.id}/repairs${path}`, {
    token: who.access_token,
    headers,
    ...(body ? { body } : {}),
  })
const own = async (call: string) => (await it.ask(call, { token: anna.access_token })).json
const moved = async () => {
  const { json } = await it.ask(`GET /desk/people/${anna.id}/weeks`, { token: eva.access_token, headers })
  return { kg: json.weeks.at(-1).kg, sets: json.weeks.at(-1).sets }
}
const loggedSet = async () => {
  const { blocks } = await own(`GET /workouts/${workout}`)
  const sets = blocks.flatMap((block: { exercises: { sets: unknown[] }[] }) => block.exercises.flatMap(e => e.sets))
  return sets.find(({ id }: { id: string }) => id === set).logged
}
const settled = async (repair: string, status: string) => {
  const now = async () =>
    (await desk(eva, 'GET', '')).json.repairs.find((each: { repair: string }) => each.repair === repair)?.status
  await expect.poll(now, { timeout: 8000 }).toBe(status)
}

/** Proposed by one, confirmed by another, done. */
const done = async (what: object) => {
  const { status, json } = await desk(eva, 'POST', '', what)
  expect([status, json.status]).toEqual([201, 'proposed'])
  expect((await desk(ben, 'POST', `/${json.repair}/confirm`)).status).toBe(200)
  await settled(json.repair, 'done')
  return json.repair as string
}

beforeAll(async () => {
  it = await startProduct()
  const join = async (email: string) => {
    const tokens = await it.person(email)
    return { ...tokens, id: (await it.ask('GET /auth/me', { token: tokens.access_token })).json.id }
  }
  anna = await join('anna@example.org')
  eva = await join('eva@example.org')
  ben = await join('ben@example.org')
  for (const { id } of [eva, ben]) await it.employ(id)
  const ask = (call: string, body: object) => it.ask(call, { token: anna.access_token, body })
  const made = (await ask('POST /llm/create-workout', { prompt: 'Rücken, 30 Minuten' })).json
  workout = made.id
  const sets: { id: string; reps: number | null }[] = made.blocks.flatMap((block: { exercises: { sets: [] }[] }) =>
    block.exercises.flatMap(each => each.sets),
  )
  const counted = sets.filter(({ reps }) => reps !== null)
  set = counted[0]?.id ?? ''
  await ask(`PUT /api/workouts/${workout}/status`, { status: 'in_progress' })
  for (const { id } of counted.slice(0, 2))
    await ask(`PUT /api/workouts/${workout}/sets/${id}`, { reps: 10, weight: 20 })
  await ask(`PUT /api/workouts/${workout}/status`, { status: 'completed' })
}, 60_000)
afterAll(() => it?.close())

describe('a repair', () => {
  test('shows what it would change before, and changes nothing by that', async () => {
    const before = await sql(`select count(*)::int as events from log.events where stream like 'workout-%'`)
    const { status, json } = await desk(eva, 'POST', '/preview', { case: 'remove-set', workout, set })
    expect(status).toBe(200)
    expect(json.facts).toMatchObject([{ type: 'SetReopened' }])
    expect(json.differences).toContainEqual(expect.objectContaining({ path: `sets.${set}`, was: expect.anything() }))
    expect(JSON.stringify(json.screens.before)).not.toBe(JSON.stringify(json.screens.after))
    const shown = { ...json.overviews.before.overview }
    expect(shown).toEqual(await own('GET /dashboard/overview'))
    expect(json.overviews.after.overview.weeks.at(-1).sets).toBe(shown.weeks.at(-1).sets - 1)
    expect(await sql(`select count(*)::int as events from log.events where stream like 'workout-%'`)).toEqual(before)
    const nothing = { case: 'remove-set', workout, set: 'b9e9s9' }
    expect((await desk(eva, 'POST', '/preview', nothing)).json.code).toBe('no-such-set')
    expect((await desk(eva, 'POST', '', { case: 'append', type: 'SetLogged' })).status).toBe(400)
  })

  test('wants another of the staff, is done by facts that compensate, and can be undone', async () => {
    const before = { set: await loggedSet(), moved: await moved() }
    const proposed = (await desk(eva, 'POST', '', { case: 'remove-set', workout, set })).json
    expect((await desk(eva, 'POST', `/${proposed.repair}/confirm`)).json.code).toBe('another-must-confirm')
    expect((await desk(anna, 'POST', `/${proposed.repair}/confirm`)).status).toBe(403)
    expect(await loggedSet()).toEqual(before.set)
    expect((await desk(ben, 'POST', `/${proposed.repair}/confirm`)).status).toBe(200)
    await settled(proposed.repair, 'done')
    await expect.poll(loggedSet, { timeout: 8000 }).toBeNull()
    expect((await moved()).sets).toBe(before.moved.sets - 1)
    const [fact] = await sql(
      `select type, meta->'actor'->>'kind' as actor, meta->'actor'->>'id' as by from log.events
       where stream = $1 order by version desc limit 1`,
      [`workout-${workout}`],
    )
    expect(fact).toEqual({ type: 'SetReopened', actor: 'staff', by: ben.id })

    const undo = await done({ case: 'undo', repair: proposed.repair })
    await expect.poll(async () => (await loggedSet())?.weight, { timeout: 8000 }).toBe(before.set.weight)
    expect(await moved()).toEqual(before.moved)
    expect((await desk(eva, 'POST', '', { case: 'undo', repair: proposed.repair })).json.code).toBe('nothing-to-undo')
    expect((await desk(eva, 'POST', '', { case: 'undo', repair: undo })).json.code).toBe('nothing-to-undo')
  })

  test('of a date, of a workout that is there twice, and of a credit, each there and back', async () => {
    const times = { startedAt: '2026-03-02T17:00:00.000Z', finishedAt: '2026-03-02T18:00:00.000Z', pausedMinutes: 5 }
    const { started_at: began } = await own(`GET /workouts/${workout}`)
    const dated = await done({ case: 'correct-times', workout, ...times })
    await expect.poll(async () => (await own(`GET /workouts/${workout}`)).started_at).toBe(times.startedAt)
    await done({ case: 'undo', repair: dated })
    await expect.poll(async () => (await own(`GET /workouts/${workout}`)).started_at).toBe(began)

    const deleted = await done({ case: 'delete-workout', workout })
    const status = async () => (await it.ask(`GET /workouts/${workout}`, { token: anna.access_token })).status
    await expect.poll(status).toBe(404)
    await done({ case: 'undo', repair: deleted })
    await expect.poll(status).toBe(200)

    const credits = async () =>
      (await sql(`select type from log.events where stream = $1 order by version`, [`membership-${anna.id}`])).map(
        ({ type }) => type,
      )
    const got = await desk(eva, 'POST', '/preview', { case: 'return-credit', workout })
    expect(got.json.code).toBe('workout-trained')
    const { id: lost } = (await it.ask('POST /llm/create-workout', { token: anna.access_token, body: {} })).json
    const left = async (side: 'before' | 'after') =>
      (await desk(eva, 'POST', '/preview', { case: 'return-credit', workout: lost })).json.overviews[side].overview
        .credits
    expect((await left('after')).free_left).toBe((await left('before')).free_left + 1)
    expect(await left('before')).toEqual((await own('GET /dashboard/overview')).credits)
    const returned = await done({ case: 'return-credit', workout: lost })
    expect((await credits()).at(-1)).toBe('WorkoutCreditReturned')
    await done({ case: 'undo', repair: returned })
    expect((await credits()).at(-1)).toBe('WorkoutCreditReclaimed')
    expect((await desk(eva, 'POST', '', { case: 'end-generation', workout })).json.code).toBe('nothing-to-repair')
  })

  test('is told to the person, with who and why; nobody else reads why', async () => {
    const { repairs } = await own('GET /api/repairs')
    expect(repairs.at(-1)).toMatchObject({
      status: 'undone',
      by: eva.id,
      confirmedBy: ben.id,
      reason: 'Ticket 4711: Satz von jemand anderem',
      what: { case: 'remove-set', workout, set },
    })
    const stored = await sql(`select data::text from log.events where type = 'RepairProposed'`)
    expect(stored.map(({ data }) => data).join()).not.toContain('4711')
    expect((await it.ask('GET /api/repairs', { token: ben.access_token })).json.repairs).toEqual([])
    const dropped = (await desk(ben, 'POST', '', { case: 'delete-workout', workout })).json.repair
    expect((await desk(eva, 'POST', '', { case: 'delete-workout', workout })).json.code).toBe('repair-proposed')
    expect((await desk(ben, 'POST', `/${dropped}/drop`)).json.status).toBe('dropped')
    expect((await desk(eva, 'POST', `/${dropped}/confirm`)).json.code).toBe('repair-decided')
  })
})

test('a workout that is being made for ever is given up, with the credit back', async () => {
  const stuck = await startProduct({ working: false })
  const runs: { readonly stop: AbortController; readonly work: Promise<unknown> }[] = []
  const run = () => {
    const stop = new AbortController()
    runs.push({ stop, work: Promise.all([stuck.product.project(stop.signal), stuck.product.react(stop.signal)]) })
  }
  const rest = async () => {
    for (const { stop } of runs) stop.abort()
    for (const { work } of runs.splice(0)) await work
  }
  try {
    run()
    const [clara, one, two] = [
      await stuck.person('clara@example.org'),
      await stuck.person('dora@example.org'),
      await stuck.person('emil@example.org'),
    ]
    for (const { id } of [one, two]) await stuck.employ(id)
    await rest()
    const begun = await stuck.ask('POST /llm/start-workout-creation', { token: clara.access_token, body: {} })
    const { workout_id: workout } = begun.json
    // Whoever should have planned it has passed it over.
    await stuck.product.database.query(
      `update reactions.checkpoints set position = (select max(gp)::text from log.events)
       where name = 'when-workout-requested-then-plan'`,
    )
    run()
    const typesOf = async (stream: string) =>
      (
        await stuck.product.database.query('select type from log.events where stream = $1 order by version', [stream])
      ).rows.map(({ type }) => type)
    const asked = (who: { access_token: string }, path: string, body?: object) =>
      stuck.ask(`POST /desk/people/${clara.id}/repairs${path}`, {
        token: who.access_token,
        headers,
        ...(body ? { body } : {}),
      })
    expect(await typesOf(`workout-${workout}`)).toEqual(['WorkoutRequested'])
    const what = { case: 'end-generation', workout }
    const { json: preview } = await asked(one, '/preview', what)
    expect(preview.facts).toMatchObject([{ type: 'GenerationFailed' }])
    expect([preview.screens.before.status, preview.screens.after.status]).toEqual(['GENERATING', 'FAILED'])
    const proposed = (await asked(one, '', what)).json
    expect((await asked(two, `/${proposed.repair}/confirm`)).status).toBe(200)
    await expect.poll(() => typesOf(`workout-${workout}`), { timeout: 8000 }).toContain('GenerationFailed')
    await expect
      .poll(async () => (await typesOf(`membership-${clara.id}`)).at(-1), { timeout: 8000 })
      .toBe('WorkoutCreditReturned')
    const { repairs } = (await stuck.ask(`GET /desk/people/${clara.id}/repairs`, { token: one.access_token, headers }))
      .json
    expect(repairs).toMatchObject([{ status: 'done', what, undoable: false }])
  } finally {
    await rest()
    await stuck.close()
  }
}, 60_000)
