import { afterAll, beforeAll, expect, test } from 'vitest'
import { isAccessible } from '../support/site.ts'
import { startVisitedSite, type VisitedSite } from '../support/visiting.ts'

let site: VisitedSite

beforeAll(async () => {
  site = await startVisitedSite()
}, 120_000)
afterAll(() => site?.close())

test('a running workout comes first, a new one second; without one, the one click does', async () => {
  const tokens = await site.person('laeuft@example.org')
  const ask = (call: string, body: object) => site.ask(call, { token: tokens.access_token, body })
  const { page } = await site.visit('/dashboard', { tokens, phone: true })
  await page.getByRole('button', { name: /^Workout erstellen/ }).waitFor()
  expect(await page.getByRole('link', { name: /Weiter trainieren/ }).count()).toBe(0)

  const { id, name } = (await ask('POST /llm/create-workout', { duration_minutes: 20 })).json
  await ask(`PUT /api/workouts/${id}/status`, { status: 'in_progress' })
  const go = page.getByRole('link', { name: /Weiter trainieren/ })
  await go.waitFor()
  expect(await go.textContent()).toContain(name)
  await isAccessible(page)
  await page.getByRole('button', { name: 'Neues Workout erstellen' }).waitFor()
  await go.click()
  await page.waitForURL(`**/training/${id}?satz=*`)
  await page.locator('#main-action').waitFor()
}, 60_000)

test('legal pages are one link away, signed in or not', async () => {
  const tokens = await site.person('recht@example.org')
  for (const path of ['/auth/login', '/dashboard', '/settings']) {
    const { page, end } = await site.visit(path, path.startsWith('/auth') ? { phone: true } : { tokens, phone: true })
    const links = page.getByRole('navigation', { name: 'Rechtliches' }).getByRole('link')
    await links.first().waitFor()
    expect(await links.evaluateAll(all => all.map(link => link.getAttribute('href')))).toEqual([
      '/kontakt',
      '/datenschutz',
      '/agb',
      '/impressum',
    ])
    await isAccessible(page)
    await end()
  }
}, 60_000)
