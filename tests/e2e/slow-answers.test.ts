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
  /** What their mail leads to. */
  mailed?: (person: Person) => Promise<string>
  /** The call that does it. */
  call: RegExp
  method: string
  prepare?: (page: Page, person: Person) => Promise<unknown>
  press: string | RegExp
  /** What is told while no answer comes, and once none came. */
  waits: RegExp
  says?: RegExp
  /** What is told once it is done. */
  ends?: RegExp
  /** How often it was done, by the server. */
  done: (person: Person) => Promise<number>
  finished?: boolean
  deleted?: boolean
  /** The screen sees by itself that it was done: nothing is left to tap. */
  looksAgain?: boolean
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
    prepare: async (page, { email }) => {
      await page.getByLabel('Email').fill(email)
      await page.getByLabel('Password', { exact: true }).fill('ein langer Satz')
    },
    press: 'Sign in',
    waits: /^Signing in/,
    says: /^Network error/,
    done: async () => 1,
  },
  {
    what: 'registering',
    path: '/auth/register',
    call: /\/auth\/register$/,
    method: 'POST',
    signedOut: true,
    prepare: async (page, { email }) => {
      await page.getByLabel('E-Mail').fill(`neu-${email}`)
      await page.getByLabel('Passwort', { exact: true }).fill('ein langer Satz')
      await page.getByLabel('Passwort bestätigen').fill('ein langer Satz')
    },
    press: 'Konto erstellen',
    waits: /^Konto wird erstellt/,
    ends: /^Fast geschafft$/,
    done: async ({ email }) => (await site.mails(`neu-${email}`)).length,
  },
  {
    what: 'asking for a new password',
    path: '/auth/forgot-password',
    call: /\/auth\/reset-password$/,
    method: 'POST',
    signedOut: true,
    prepare: (page, { email }) => page.getByLabel('E-Mail').fill(email),
    press: 'Link anfordern',
    waits: /^Wird gesendet/,
    ends: /^Anweisungen zum Zurücksetzen des Passworts wurden/,
    // Beside the one that confirmed their address.
    done: async ({ email }) => (await site.mails(email)).length - 1,
  },
  {
    what: 'a new password',
    path: '/auth/update-password',
    mailed: async ({ email }) => {
      const known = (await site.mails(email)).length
      await site.ask('POST /auth/reset-password', { body: { email } })
      for (;;) {
        const mail = (await site.mails(email)).slice(known).find(({ text }) => text.includes('token='))
        if (mail) return `/auth/update-password#token=${/token=([\w-]+)/.exec(mail.text)?.[1]}`
        await new Promise(done => setTimeout(done, 100))
      }
    },
    call: /\/auth\/update-password$/,
    method: 'POST',
    signedOut: true,
    prepare: async page => {
      await page.getByLabel('Neues Passwort').fill('ein ganz anderer Satz')
      await page.getByLabel('Passwort bestätigen').fill('ein ganz anderer Satz')
    },
    press: 'Passwort speichern',
    waits: /^Wird gespeichert/,
    ends: /^Dein Passwort wurde erfolgreich aktualisiert/,
    done: async ({ email }) =>
      Number(
        (await site.ask('POST /auth/login', { body: { email, password: 'ein ganz anderer Satz' } })).status === 200,
      ),
  },
  {
    what: 'a consent',
    path: '/settings',
    call: /\/api\/consents\/health$/,
    method: 'PUT',
    press: 'Einverstanden',
    waits: /^Wird gespeichert/,
    ends: /^Eingewilligt am/,
    done: async person =>
      (await ask('GET /api/consents', person)).purposes.filter(
        ({ purpose, given }: { purpose: string; given: boolean }) => purpose === 'health' && given,
      ).length,
  },
  {
    what: 'deleting a workout',
    path: '/training/:id',
    call: /\/workouts\/[^/]+$/,
    method: 'DELETE',
    finished: true,
    prepare: async page => {
      await page.getByRole('button', { name: 'Mehr zu diesem Workout' }).click()
      await page.getByRole('button', { name: 'Workout löschen' }).click()
    },
    press: 'Löschen',
    waits: /^Wird gelöscht/,
    ends: /^Trainingsverlauf$/,
    done: async person => (await factsOf(person, 'WorkoutDeleted')).length,
  },
  {
    what: 'restoring a workout',
    path: '/settings/deleted',
    call: /\/api\/deleted-workouts\/[^/]+$/,
    method: 'DELETE',
    finished: true,
    deleted: true,
    press: /wiederherstellen$/,
    waits: /^Wird zurückgeholt/,
    says: /ist wieder da\./,
    ends: /ist wieder da\./,
    looksAgain: true,
    done: async person => (await factsOf(person, 'WorkoutRestored')).length,
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
  const made =
    act.path.includes(':id') || act.finished
      ? await ask('POST /llm/create-workout', { ...person, workout: '' }, body)
      : null
  const one = { ...person, workout: made?.id ?? '' }
  const set = made?.blocks[1].exercises[0].sets[0].id
  if (act.finished) {
    await ask(`PUT /api/workouts/${one.workout}/sets/${set}`, one, { reps: 8 })
    await ask(`PUT /api/workouts/${one.workout}/status`, one, { status: 'completed' })
  }
  if (act.deleted) await ask(`DELETE /workouts/${one.workout}`, one)
  const path = (await act.mailed?.(one)) ?? act.path.replace(':id', one.workout).replace(':set', set)
  const { page, context, complaints } = await site.visitor({ viewport: { width: 390, height: 844 } })
  if (!act.signedOut) await page.addInitScript(keepTokens, person)
  await page.goto(path)
  await act.prepare?.(page, one)
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
    if (!act.looksAgain) {
      await press(page, act)
      await page
        .getByText(act.says ?? noConnection)
        .first()
        .waitFor({ state: 'detached', timeout: 15_000 })
    }
    await expect.poll(() => act.done(one), { timeout: 8000 }).toBe(1)
    if (act.ends) await page.getByText(act.ends).first().waitFor()
    await end()
  },
)

test.concurrent.for(acts)(
  '$what: an answer that is cut is asked for again by itself, and it is done once',
  { timeout: 90_000 },
  async (act, { expect }) => {
    const { page, one, end, complaints } = await visit(act, 'ab')
    await unheard(page, act, route => route.abort('connectionreset'))
    await press(page, act)
    await page
      .getByRole('button', { name: act.press })
      .first()
      .waitFor({ state: 'detached', timeout: 15_000 })
      .catch(() => {})
    await expect.poll(() => act.done(one), { timeout: 8000 }).toBe(1)
    if (act.ends) await page.getByText(act.ends).first().waitFor()
    expect(await page.getByText((act.looksAgain ? null : act.says) ?? noConnection).count()).toBe(0)
    // That a browser notes each failed request by itself is not the page's fault.
    expect(complaints.filter(words => !words.startsWith('Failed to load resource'))).toEqual([])
    await end()
  },
)
