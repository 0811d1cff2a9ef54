import { afterAll, beforeAll, expect, test } from 'vitest'
import { startVisitedSite, type VisitedSite } from '../support/visiting.ts'

let site: VisitedSite
beforeAll(async () => {
  site = await startVisitedSite()
}, 120_000)
afterAll(() => site?.close())

const standing = async (token: string, wanted: string) =>
  (await site.ask('GET /api/consents', { token })).json.purposes.find(
    ({ purpose }: { purpose: string }) => purpose === wanted,
  )

test('notifications are asked for where they are switched on, and a withdrawal switches them off', async () => {
  const tokens = await site.person('mitteilung@example.org')
  const token = tokens.access_token
  const made = (await site.ask('POST /llm/create-workout', { token, body: { duration_minutes: 20 } })).json
  await site.ask(`PUT /api/workouts/${made.id}/status`, { token, body: { status: 'in_progress' } })
  const { page, context, end } = await site.visit('/dashboard', { tokens, phone: true })
  await page.addInitScript(() => Object.defineProperty(Notification, 'permission', { get: () => 'granted' }))
  await context.grantPermissions(['notifications'])
  const signals = () => page.evaluate(() => localStorage.getItem('formkurve.signals') ?? '')
  const { sets } = made.blocks.find(({ kind }: { kind: string }) => kind === 'straight').exercises[0]
  await page.goto(`/training/${made.id}?satz=${sets[0].id}`)
  await page.getByRole('button', { name: 'Satz fertig' }).waitFor()
  await page.waitForTimeout(600)
  const weight = page.getByRole('textbox', { name: /Gewicht/ })
  if (await weight.isVisible()) await weight.fill('10')
  await page.getByRole('button', { name: 'Satz fertig' }).click()
  await page.getByRole('button', { name: 'Signal und Pausen' }).click()
  await page.getByRole('button', { name: 'Mitteilung', exact: true }).click()
  await page.getByText('auch wenn die App im Hintergrund ist').waitFor()
  expect([await signals(), await standing(token, 'notifications')]).toEqual([
    expect.not.stringContaining('notification'),
    expect.objectContaining({ given: false, since: null }),
  ])
  await page.getByRole('button', { name: 'Einverstanden, Mitteilungen einschalten' }).click()
  await expect.poll(signals, { timeout: 15_000 }).toContain('notification')
  expect(await standing(token, 'notifications')).toMatchObject({ given: true, how: 'asked' })

  // Whoever has answered is not asked again: off and on are one tap each.
  const notification = page.getByRole('button', { name: 'Mitteilung', exact: true })
  const agree = page.getByRole('button', { name: 'Einverstanden, Mitteilungen einschalten' })
  expect(await agree.count()).toBe(0)
  await notification.click()
  await expect.poll(signals).not.toContain('notification')
  await notification.click()
  await expect.poll(signals, { timeout: 15_000 }).toContain('notification')
  expect([await agree.count(), await notification.getAttribute('aria-pressed')]).toEqual([0, 'true'])

  await page.goto('/settings')
  const asked = page.getByRole('group', { name: 'Mitteilungen' })
  await asked.getByText('Eingewilligt am').waitFor()
  await asked.getByRole('button', { name: 'Nicht einverstanden' }).click()
  await page.getByRole('button', { name: 'Zurücknehmen' }).click()
  await asked.getByText('Zurückgenommen am').waitFor()
  await expect.poll(signals, { timeout: 15_000 }).not.toContain('notification')
  expect(await standing(token, 'notifications')).toMatchObject({ given: false, since: expect.any(String) })

  // Said on another device, it holds on this one as well.
  await page.evaluate(() => localStorage.setItem('formkurve.signals', 'sound notification'))
  await page.goto('/dashboard')
  await expect.poll(signals, { timeout: 15_000 }).toBe('sound')
  await end()
}, 120_000)

test('the week in review is agreed to in the settings, and taken back there', async () => {
  const tokens = await site.person('rueckblick@example.org')
  const token = tokens.access_token
  const { page, end } = await site.visit('/settings', { tokens, phone: true })
  const mails = page.getByRole('group', { name: 'Wochenrückblick per E-Mail' })
  await mails.getByText('Montags schreiben wir dir').waitFor()
  expect(await standing(token, 'mails')).toMatchObject({ given: false, since: null })
  await mails.getByRole('button', { name: 'Einverstanden', exact: true }).click()
  await mails.getByText('Eingewilligt am').waitFor()
  expect(await standing(token, 'mails')).toMatchObject({ given: true, how: 'asked' })
  await mails.getByRole('button', { name: 'Nicht einverstanden' }).click()
  await page.getByText('Ab sofort kommt kein Wochenrückblick mehr').waitFor()
  await page.getByRole('button', { name: 'Zurücknehmen' }).click()
  await mails.getByText('Zurückgenommen am').waitFor()
  expect(await standing(token, 'mails')).toMatchObject({ given: false, since: expect.any(String) })
  await end()
}, 120_000)

test('the banner and the ledger of who is signed in say the same', async () => {
  const tokens = await site.person('messung@example.org')
  const token = tokens.access_token
  const { page, end } = await site.visit('/dashboard', { tokens })
  const choice = () => page.evaluate(() => localStorage.getItem('cookie-consent'))
  const given = async () => (await standing(token, 'analytics')).given
  await page.goto('/')
  await page.locator('[data-consent-choice=accept]').first().click({ timeout: 20_000 })
  await page.goto('/settings')
  await expect.poll(given, { timeout: 15_000 }).toBe(true)

  const asked = page.getByRole('group', { name: 'Messung' })
  await asked.getByText('Eingewilligt am').waitFor()
  await asked.getByRole('button', { name: 'Nicht einverstanden' }).click()
  await page.getByRole('button', { name: 'Zurücknehmen' }).click()
  await asked.getByText('Zurückgenommen am').waitFor()
  await expect.poll(choice, { timeout: 15_000 }).toBe('declined')
  let measured = 0
  page.on('request', request => request.url().includes('/analytics/events') && measured++)
  await page.goto('/')
  await page.locator('[data-consent-settings]').waitFor()
  await page.waitForTimeout(500)
  expect(measured).toBe(0)

  // What somebody agreed to before they came in is not theirs, and asked again.
  await page.evaluate(() => localStorage.setItem('cookie-consent', 'accepted'))
  await page.goto('/dashboard')
  await expect.poll(choice, { timeout: 15_000 }).toBe('declined')
  const other = await site.person('messung2@example.org')
  const fresh = await site.visit('/', { tokens: other })
  await fresh.page.evaluate(() => localStorage.setItem('cookie-consent', 'accepted'))
  await fresh.page.goto('/dashboard')
  await expect
    .poll(() => fresh.page.evaluate(() => localStorage.getItem('cookie-consent')), { timeout: 15_000 })
    .toBeNull()
  expect(await standing(other.access_token, 'analytics')).toMatchObject({ given: false, since: null })
  await fresh.end()
  await end()
}, 120_000)
