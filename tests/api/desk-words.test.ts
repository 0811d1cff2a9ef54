import { afterAll, beforeAll, expect, test } from 'vitest'
import { calls } from '../../contract/all.ts'
import { startProduct, type TestProduct } from '../support/product.ts'

/** What one athlete wrote, was called or weighs: nothing else in the world is spelt like it. */
const words = {
  name: 'Quendolina Zwirbelsand',
  email: 'quendolina.zwirbelsand@example.org',
  place: 'Kellergrüffel Nord',
  restrictions: 'Rumpfgrüffel hinten',
  wish: 'Wunschgrüffel kräftig',
  note: 'Satzgrüffel enger',
  weight: '73.127',
}
const spelt = /zwirbelsand|quendolina|gr(ü|\\u00fc|%C3%BC)ffel|73[.,]127/i

let it: TestProduct
const inspectors: Record<string, string> = {}
let ids: { person: string; workout: string; event: string; streams: readonly string[] }

beforeAll(async () => {
  it = await startProduct()
  const her = await it.person(words.email, 'ein langer Satz', words.name)
  const ask = async (call: string, body?: object) => {
    const answer = await it.ask(call, { token: her.access_token, ...(body ? { body } : {}) })
    expect(answer.status, `${call} ${answer.text.slice(0, 200)}`).toBeLessThan(300)
    return answer.json
  }
  const { id: person } = await ask('GET /auth/me')
  await ask('PUT /api/consents/health', { given: true })
  await ask('POST /training-profiles/', { name: words.place, equipment: ['dumbbells', 'bench'] })
  await ask('PUT /training-plan/mine', { restrictions: words.restrictions })
  const made = await ask('POST /llm/create-workout', { duration_minutes: 30, prompt: words.wish })
  const set = made.blocks
    .flatMap(({ exercises }: { exercises: { sets: { id: string; reps: number | null }[] }[] }) => exercises)
    .flatMap(({ sets }: { sets: { id: string; reps: number | null }[] }) => sets)
    .find(({ reps }: { reps: number | null }) => reps !== null)
  await ask(`PUT /api/workouts/${made.id}/sets/${set.id}`, { reps: 9, weight: Number(words.weight) })
  await ask(`PUT /api/workouts/${made.id}/sets/${set.id}/note`, { note: words.note })
  for (const role of ['staff', 'auditor'] as const) {
    const one = await it.person(`${role}@example.com`)
    const { id } = (await it.ask('GET /auth/me', { token: one.access_token })).json
    await it.employ(id, role)
    inspectors[role] = one.access_token
  }
  const { rows } = await it.product.database.query<{ stream: string; id: string }>(
    `select stream, id from log.events where meta ->> 'subject' = $1`,
    [person],
  )
  ids = { person, workout: made.id, event: rows[0]?.id ?? '', streams: [...new Set(rows.map(({ stream }) => stream))] }
  expect(ids.streams.length).toBeGreaterThan(3)
}, 120_000)
afterAll(() => it?.close())

/** Every address of a call at which something of hers may be found. */
const addressesOf = (path: string): readonly string[] => {
  const streams = path.includes(':stream') ? ids.streams : ['']
  const revisions = path.includes(':revision') ? [0, 1, 2, 5] : [0]
  return streams.flatMap(stream =>
    revisions.map(revision =>
      path
        .replace(':stream', stream)
        .replace(':revision', String(revision))
        .replace('/workouts/:id', `/workouts/${ids.workout}`)
        .replace('/events/:id', `/events/${ids.event}`)
        .replace(':id', ids.person)
        .replace(':name', 'workout_list')
        .replace(/:\w+/g, ids.person),
    ),
  )
}

const tried = () => calls.filter(({ path, media }) => path.startsWith('/desk/') && media !== 'text/event-stream')

const sweep = async (headers: Record<string, string>, which: (call: ReturnType<typeof tried>[number]) => boolean) => {
  const told: string[] = []
  let answered = 0
  for (const call of tried().filter(which))
    for (const address of addressesOf(call.path))
      for (const [role, token] of Object.entries(inspectors)) {
        const body = call.path === '/desk/find' ? { text: words.email } : call.body ? {} : undefined
        const answer = await it.ask(`${call.method} ${address}`, { token, headers, ...(body ? { body } : {}) })
        if (answer.status < 300) answered++
        if (spelt.test(answer.text)) told.push(`${role} ${call.method} ${call.path}`)
      }
  return { told: [...new Set(told)], answered }
}

test('without a reason no call of the desk tells a word of hers, to nobody', async () => {
  const { told, answered } = await sweep({}, () => true)
  expect(told).toEqual([])
  expect(answered).toBeGreaterThan(10)
})

test('with a reason her words stay sealed, but where a call says that it shows what is sealed', async () => {
  const reason = { 'x-reason': encodeURIComponent('Beschwerde vom 3. März') }
  const { told, answered } = await sweep(
    reason,
    ({ description = '' }) => !description.includes('Holds what is sealed'),
  )
  expect(told).toEqual([])
  expect(answered).toBeGreaterThan(30)
})

test('so told where it is: her words are there to be found', async () => {
  const reason = { 'x-reason': encodeURIComponent('Beschwerde vom 3. März') }
  const { told } = await sweep(reason, ({ description = '' }) => description.includes('Holds what is sealed'))
  expect(told.length).toBeGreaterThan(1)
})
