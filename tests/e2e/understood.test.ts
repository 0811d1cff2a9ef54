import { afterAll, beforeAll, expect, test } from 'vitest'
import { isAccessible } from '../support/site.ts'
import { startVisitedSite, type VisitedSite } from '../support/visiting.ts'

let site: VisitedSite

beforeAll(async () => {
  site = await startVisitedSite()
}, 120_000)
afterAll(() => site?.close())

test('under the wish stands what was understood; a tap takes it away or answers, by keyboard too', async () => {
  const tokens = await site.person('wunsch@example.org')
  const { page } = await site.visit('/dashboard', { tokens, phone: true })
  await page.getByRole('button', { name: /^Anpassen/ }).click()
  const wish = page.getByLabel('Dein Wunsch')
  await wish.fill('rückenschonend, nur Oberkörper, 40 Minuten, mein Nacken macht Sachen')

  await page.getByRole('button', { name: 'Rücken schonen entfernen' }).waitFor()
  await page.getByRole('button', { name: '40 min entfernen' }).waitFor()
  await page.getByRole('group', { name: 'Was ist mit deinem Nacken?' }).waitFor()
  await isAccessible(page)
  if (process.env.SHOTS) await shots(page)

  await page.getByRole('button', { name: 'nur Oberkörper entfernen' }).focus()
  await page.keyboard.press('Enter')
  expect(await wish.inputValue()).toBe('rückenschonend, 40 Minuten, mein Nacken macht Sachen')

  await page.getByRole('button', { name: 'Schmerz', exact: true }).click()
  await page.getByRole('button', { name: 'Nacken: Schmerz entfernen' }).waitFor()
  expect(await page.getByText('Was ist mit deinem Nacken?').count()).toBe(0)

  await wish.fill('Knie schmerzt, blubbix')
  await page.getByText('Nicht verstanden: „blubbix“').waitFor()
  await wish.fill('39 Fieber, Beine')
  await page.getByText(/fieberfrei/).waitFor()
  expect(await page.getByRole('button', { name: /^Workout erstellen/ }).isEnabled()).toBe(true)
}, 60_000)

const shots = async (page: Awaited<ReturnType<VisitedSite['visit']>>['page']) => {
  for (const scheme of ['light', 'dark'] as const)
    for (const width of [390, 1440]) {
      await page.emulateMedia({ colorScheme: scheme })
      await page.setViewportSize({ width, height: 1100 })
      await page.screenshot({ path: `${process.env.SHOTS}/understood-${width}-${scheme}.png`, fullPage: true })
    }
}
