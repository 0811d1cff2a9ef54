import type { Page } from 'playwright'
import { afterAll, beforeAll, test } from 'vitest'
import { startVisitedSite, type VisitedSite } from '../support/visiting.ts'

let it: VisitedSite

beforeAll(async () => {
  it = await startVisitedSite()
}, 120_000)
afterAll(() => it?.close())

const both = { Passwort: 'ein langer Satz', 'Passwort bestätigen': 'ein langer Satz' }
const forms = [
  {
    path: '/auth/register',
    call: '**/auth/register',
    fields: { Name: 'Anna', 'E-Mail': 'a@example.org', ...both },
    words: 'Registrierung fehlgeschlagen. Bitte versuche es erneut.',
  },
  {
    path: '/auth/forgot-password',
    call: '**/auth/reset-password',
    fields: { 'E-Mail': 'a@example.org' },
    words: 'Fehler beim Senden der Anweisungen. Bitte versuchen Sie es erneut.',
  },
  {
    path: '/auth/update-password#token=x',
    call: '**/auth/update-password',
    fields: { 'Neues Passwort': 'ein neuer Satz', 'Passwort bestätigen': 'ein neuer Satz' },
    words: 'Passwort konnte nicht aktualisiert werden. Bitte versuchen Sie es erneut.',
  },
]

const fill = async (page: Page, fields: Record<string, string>) => {
  for (const [label, value] of Object.entries(fields)) await page.getByLabel(label, { exact: true }).fill(value)
  await page.keyboard.press('Enter')
}

const offline = 'Keine Verbindung. Bitte prüfe dein Netz und versuche es noch einmal.'

test.each(forms)(
  '$path says its own words when the server answers without any, and speaks of the connection when there is none',
  async ({ path, call, fields, words }) => {
    const { page, context } = await it.visitor()
    await page.goto(path)
    for (const status of [401, null, 500]) {
      await page.route(call, route => {
        if (route.request().method() !== 'POST') return route.fallback()
        return status ? route.fulfill({ status, body: '' }) : route.abort()
      })
      await fill(page, fields)
      await page.getByText(status ? words : offline, { exact: true }).waitFor({ timeout: 8000 })
      await page.unroute(call)
    }
    await context.close()
  },
)

test("the staff's tools are in English, and so is what they say when something fails", async () => {
  const tokens = await it.person('amt@example.org')
  await it.employ((await it.ask('GET /auth/me', { token: tokens.access_token })).json.id)
  const { page, end } = await it.visit('/internal/desk', { tokens })
  page.setDefaultTimeout(8000)
  const said = page.locator('main').getByRole('alert')
  const german = { status: 429, code: 'too-many-tries', detail: 'Das war zu oft. Warte bitte.' }
  const faults = [
    { words: 'No answer came.', answer: null },
    { words: 'That was asked for very often.', answer: german },
    { words: 'The server answered 500.', answer: { status: 500 } },
  ]
  for (const { words, answer } of faults) {
    await page.route('**/desk/**', route => {
      if (route.request().resourceType() !== 'fetch') return route.fallback()
      if (!answer) return route.abort()
      const headers = { 'content-language': 'de', 'content-type': 'application/problem+json' }
      return route.fulfill({ status: answer.status, headers, body: JSON.stringify(answer) })
    })
    await page.goto('/internal/desk/models')
    await said.getByText(words).first().waitFor({ timeout: 8000 })
    await page.unroute('**/desk/**')
  }
  await page.goto('/internal/desk/nothing')
  await page.getByRole('heading', { name: 'There is no such page.' }).waitFor()
  await end()
}, 60_000)
