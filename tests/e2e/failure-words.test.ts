import type { Page } from 'playwright'
import { afterAll, beforeAll, test } from 'vitest'
import { startSite, type TestSite } from '../support/site.ts'

let it: TestSite

beforeAll(async () => {
  it = await startSite()
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
