import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { setClock } from '../../tools/coach/set-clock.ts'
import { demo } from '../../tools/demo/athlete.ts'
import { seedDemo } from '../../tools/demo/seed.ts'
import { commandLine } from '../support/command-line.ts'
import { startProduct } from '../support/product.ts'

type Cause = { code: string; from?: object }
type Because = { type: string; done: object }
type Exercise = { id: string; reasons: Cause[] }
type Block = { exercises: Exercise[] }

test('npm run seed: the demo athlete signs in, sees their training by its titles and their curve with its sets and why a load is what it is, and what this week is for; a second time changes nothing', async () => {
  const clock = setClock()
  const there = await startProduct({ clock: clock.now })
  try {
    const { sessions } = await seedDemo(there.product, clock, () => {}, 4)
    const { access_token: token } = await there.signIn(demo.email, demo.password)
    const titles = sessions.flatMap(({ title }) => title ?? [])
    expect(titles.length).toBeGreaterThan(10)
    const shown = async () => (await there.ask('GET /dashboard/overview', { token })).json.trainingHistory
    await expect.poll(async () => (await shown()).length).toBe(titles.length)
    expect((await shown()).map(({ name }: { name: string }) => name).toReversed()).toEqual(titles)
    const strength = (await there.ask('GET /api/strength', { token })).json
    expect(strength.weeks).toHaveLength(12)
    expect(strength.percent).toBeGreaterThan(0)
    for (const { exercise, load_type, points } of strength.lifts)
      for (const { workout } of points) {
        const { status, json } = await there.ask(`GET /workouts/${workout}`, { token })
        expect(status).toBe(200)
        const done = json.blocks.flatMap(({ exercises }: Block) => exercises)
        expect(done).toContainEqual(expect.objectContaining({ exercise_id: exercise, load_type }))
      }
    const [{ id }] = await shown()
    const { blocks } = (await there.ask(`GET /workouts/${id}`, { token })).json
    const loaded = blocks
      .flatMap(({ exercises }: Block) => exercises)
      .filter(({ reasons }: Exercise) => reasons.some(({ code, from }) => code.startsWith('load-') && from))
    expect(loaded.length).toBeGreaterThan(1)
    for (const { id: exercise } of loaded) {
      const { causes } = (await there.ask(`GET /api/workouts/${id}/exercises/${exercise}/causes`, { token })).json
      const { from, because } = causes.find(({ code }: Cause) => code.startsWith('load-'))
      const sets = because.flatMap(({ type, done }: Because) => (type === 'SetLogged' ? [done] : []))
      expect(sets.map(({ weight }: { weight: number }) => weight)).toContain(from.weight)
    }
    const today = (await there.ask('GET /api/programme', { token })).json
    expect(today.week).toMatchObject({ phase: 'base', sessions: 4 })
    expect(today.week.number).toBeGreaterThan(2)
    expect(today.week.muscles.find(({ id }: { id: string }) => id === 'quads').target).toBe(today.week.sets)
    expect(today.next.at(-1)).toMatchObject({ phase: 'deload' })
    const begun = today.layouts.at(-1)
    expect(begun.because.map(({ type }: { type: string }) => type)).toContain('WorkoutRequested')
    const then = (await there.ask(`GET /api/programme?at=${begun.at.slice(0, 10)}`, { token })).json
    expect(then.week).toMatchObject({ phase: 'base', number: 1, start: begun.at.slice(0, 10) })
    expect(then.week.done).toBe(1)
    const dayBefore = new Date(Date.parse(begun.at) - 86_400_000).toISOString().slice(0, 10)
    expect((await there.ask(`GET /api/programme?at=${dayBefore}`, { token })).json).toMatchObject({
      week: null,
      layouts: [],
    })
    expect((await there.ask('GET /api/body', { token })).json.screening).toMatchObject({ due: false })
    const before = await there.product.log.head()
    await seedDemo(there.product, clock, () => {}, 4)
    expect(await there.product.log.head()).toBe(before)
    expect(there.troubles).toEqual([])
  } finally {
    await there.close()
  }
}, 90_000)

test('a product that was just made has no account, and the demo athlete’s password opens none', async () => {
  const there = await startProduct()
  try {
    expect(await there.product.log.head()).toBeNull()
    const kept = ['passwords', 'factors', 'sessions', 'refresh_tokens', 'tokens', 'addresses', 'subject_keys']
    for (const table of kept)
      expect([table, (await there.product.database.query(`select 1 from vault.${table}`)).rowCount]).toEqual([table, 0])
    const { email, password } = demo
    expect((await there.ask('POST /auth/login', { body: { email, password } })).status).toBe(401)
  } finally {
    await there.close()
  }
})

test.each([
  [{ NODE_ENV: 'production' }, 'NODE_ENV is production'],
  [{ HOST: '0.0.0.0' }, 'HOST is 0.0.0.0'],
  [{ PUBLIC_URL: 'https://formkurve.example' }, 'PUBLIC_URL is https://formkurve.example'],
])(
  'the demo athlete is not made where others reach the server, for anybody can read its password: %j',
  async (environment, why) => {
    const DATA_DIR = join(tmpdir(), 'formkurve-no-such-data')
    const seed = commandLine('postgres://127.0.0.1:1/none', { DATA_DIR, ...environment })
    expect(await seed('main.ts', 'seed')).toMatchObject({ code: 1, err: expect.stringContaining(`because ${why}`) })
  },
)
