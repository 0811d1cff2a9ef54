import type { Page, Route } from 'playwright'
import { afterAll, beforeAll, test } from 'vitest'
import { asWorkoutId } from '../../domain/ids.ts'
import { streamOf } from '../../domain/streams.ts'
import { keepTokens, startVisitedSite, type VisitedSite } from '../support/visiting.ts'

let site: VisitedSite

beforeAll(async () => {
  site = await startVisitedSite()
}, 120_000)
afterAll(() => site?.close())

type Person = Awaited<ReturnType<VisitedSite['person']>> & { workout: string }

const ask = async (call: string, { access_token: token }: Person, body?: object) =>
  (await site.ask(call, { token, ...(body ? { body } : {}) })).json

const factsOf = async ({ workout }: Person, type: string) =>
  (await site.product.log.load(streamOf('workout', asWorkoutId(workout)))).filter(({ event }) => event.type === type)

type Act = {
  what: string
  path: string
  /** The call that does it. */
  call: RegExp
  method: string
  prepare?: (page: Page) => Promise<unknown>
  press: string
  /** What is told while no answer comes, and once none came. */
  waits: RegExp
  says?: RegExp
  /** How often it was done, by the server. */
  done: (person: Person) => Promise<number>
  finished?: boolean
  signedOut?: boolean
}

const noConnection = /^Keine Verbindung\./

const acts: Act[] = [
  {
    what: 'signing in',
    path: '/auth/login',
    call: /\/auth\/login$/,
    method: 'POST',
    signedOut: true,
    prepare: page => page.getByLabel('Password', { exact: true }).fill('ein langer Satz'),
    press: 'Sign in',
    waits: /^Signing in/,
    says: /^Network error/,
    done: async () => 1,
  },
  {
    what: 'the first workout',
    path: '/start',
    call: /\/llm\/start-workout-creation$/,
    method: 'POST',
    prepare: async page => {
      await page.getByRole('button', { name: 'Weiter' }).click()
      await page.getByRole('button', { name: 'Zuhause' }).click()
      for (const _ of [1, 2]) await page.getByRole('button', { name: 'Weiter' }).click()
    },
    press: 'Erstes Workout erstellen',
    waits: /^Wird angelegt/,
    done: async person => (await ask('GET /training-profiles/all', person)).length,
  },
  {
    what: 'about oneself',
    path: '/settings/about',
    call: /\/training-plan\/mine$/,
    method: 'PUT',
    prepare: page => page.getByLabel('Alter').fill('41'),
    press: 'Speichern',
    waits: /^Wird gespeichert/,
    done: async person => Number((await ask('GET /training-plan/mine', person)).age === 41),
  },
  {
    what: 'a place',
    path: '/settings/places',
    call: /\/training-profiles\/$/,
    method: 'POST',
    prepare: async page => {
      await page.getByRole('button', { name: 'Ort anlegen' }).click()
      await page.getByLabel('Name des Ortes').fill('Keller')
    },
    press: 'Ort speichern',
    waits: /^Wird gespeichert/,
    done: async person => (await ask('GET /training-profiles/all', person)).length,
  },
  {
    what: 'corrected times',
    path: '/training/:id',
    call: /\/times$/,
    method: 'PUT',
    finished: true,
    prepare: async page => {
      await page.getByRole('button', { name: 'Mehr zu diesem Workout' }).click()
      await page.getByRole('button', { name: 'Zeiten korrigieren' }).click()
      await page.getByLabel('Beginn', { exact: true }).fill('2026-01-12T18:05')
      await page.getByLabel('Ende', { exact: true }).fill('2026-01-12T18:50')
    },
    press: 'Zeiten speichern',
    waits: /^Wird gespeichert/,
    done: async person => (await factsOf(person, 'TimesCorrected')).length,
  },
  {
    what: 'a swap',
    path: '/training/:id?satz=:set',
    call: /\/swap$/,
    method: 'POST',
    prepare: async page => {
      await page.getByRole('button', { name: 'Mehr', exact: true }).click()
      await page.getByRole('button', { name: 'Tauschen', exact: true }).click()
    },
    press: 'nehmen',
    waits: /^Der Coach plant um/,
    done: async person => (await factsOf(person, 'ExerciseSwapped')).length,
  },
]

const visit = async (act: Act, how: string) => {
  const person = await site.person(`${acts.indexOf(act)}-${how}@example.org`)
  const body = { duration_minutes: 30 }
  const made = act.path.includes(':id') ? await ask('POST /llm/create-workout', { ...person, workout: '' }, body) : null
  const one = { ...person, workout: made?.id ?? '' }
  const set = made?.blocks[1].exercises[0].sets[0].id
  if (act.finished) {
    await ask(`PUT /api/workouts/${one.workout}/sets/${set}`, one, { reps: 8 })
    await ask(`PUT /api/workouts/${one.workout}/status`, one, { status: 'completed' })
  }
  const { page, context, complaints } = await site.visitor({ viewport: { width: 390, height: 844 } })
  if (!act.signedOut) await page.addInitScript(keepTokens, person)
  await page.goto(act.path.replace(':id', one.workout).replace(':set', set))
  if (act.signedOut) await page.getByLabel('Email').fill(person.email)
  await act.prepare?.(page)
  return { page, one, end: () => context.close(), complaints }
}

/** The first of these calls is done by the server, and nobody hears of it. */
const unheard = async (page: Page, { call, method }: Act, lost: (route: Route) => Promise<void>) => {
  let asked = 0
  await page.route(call, async route => {
    if (route.request().method() !== method || asked > 0) return route.fallback()
    asked += 1
    await route.fetch().catch(() => {})
    await lost(route)
  })
}

const press = (page: Page, { press }: Act) => page.getByRole('button', { name: press }).first().click()

test.concurrent.for(acts)(
  '$what: an answer that takes thirty seconds is told of, asked for again by a tap, and done once',
  { timeout: 90_000 },
  async (act, { expect }) => {
    const { page, one, end } = await visit(act, 'langsam')
    await unheard(page, act, async route => {
      await new Promise(done => setTimeout(done, 30_000))
      await route.abort().catch(() => {})
    })
    await press(page, act)
    await page.getByText(act.waits).first().waitFor({ timeout: 3000 })
    await page
      .getByText(act.says ?? noConnection)
      .first()
      .waitFor({ timeout: 30_000 })
    await press(page, act)
    await page
      .getByText(act.says ?? noConnection)
      .first()
      .waitFor({ state: 'detached', timeout: 15_000 })
    await expect.poll(() => act.done(one), { timeout: 8000 }).toBe(1)
    await end()
  },
)

test.concurrent.for(acts)(
  '$what: an answer that is cut is asked for again by itself, and it is done once',
  { timeout: 90_000 },
  async (act, { expect }) => {
    const { page, one, end } = await visit(act, 'ab')
    await unheard(page, act, route => route.abort('connectionreset'))
    await press(page, act)
    await page
      .getByRole('button', { name: act.press })
      .first()
      .waitFor({ state: 'detached', timeout: 15_000 })
      .catch(() => {})
    await expect.poll(() => act.done(one), { timeout: 8000 }).toBe(1)
    expect(await page.getByText(act.says ?? noConnection).count()).toBe(0)
    await end()
  },
)
