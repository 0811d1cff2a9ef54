import { join } from 'node:path'
import type { Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type DeskAtHand, startDesk } from '../support/at-desk.ts'
import { isAccessible } from '../support/site.ts'

let { site, anna, workout, sql } = {} as DeskAtHand

beforeAll(async () => {
  ;({ site, anna, workout, sql } = await startDesk())
}, 120_000)
afterAll(() => site?.close())

/** To be looked at, where somebody says where to. */
const picture = async (page: Page, name: string) => {
  if (process.env.PICTURES) await page.screenshot({ path: join(process.env.PICTURES, name), fullPage: true })
}

test('where the sums of a week and of a workout come from is asked by keys alone', async () => {
  const { page, complaints, end } = await site.visit('/dashboard', { tokens: anna, phone: true })
  await page.getByRole('button', { name: 'Gewicht', exact: true }).click()
  const why = page.getByRole('button', { name: 'Woher kommt das?' })
  await why.focus()
  await page.keyboard.press('Enter')
  const sheet = page.getByRole('dialog', { name: 'Woher kommt das?' })
  await sheet.getByText(/korrigiert auf 8\sWiederholungen/).waitFor()
  const rows = await sheet.getByRole('listitem').allInnerTexts()
  const moved = await sql(`select 1 from log.events where stream = $1 and type in ('SetLogged', 'SetCorrected')`, [
    `workout-${workout}`,
  ])
  expect(rows).toHaveLength(moved.length)
  await isAccessible(page)
  await picture(page, 'origin-week.png')
  await page.keyboard.press('Escape')
  await sheet.waitFor({ state: 'hidden' })
  expect(await why.evaluate(one => one === document.activeElement)).toBe(true)

  const thisWeek = page.getByRole('region', { name: /^Diese Woche/ })
  await thisWeek.getByRole('button', { name: 'Warum so?' }).press('Enter')
  await thisWeek.getByRole('button', { name: 'Woher kommen die Sätze?' }).press('Enter')
  const ofMuscle = page.getByRole('dialog', { name: 'Woher kommen die Sätze?' })
  await ofMuscle.getByRole('listitem').first().waitFor()
  const { muscles } = (await site.ask('GET /api/programme', { token: anna.access_token })).json.week
  const trained = muscles.filter(({ done }: { done: number }) => done > 0)
  expect(await ofMuscle.getByLabel('Muskel').locator('option').allInnerTexts()).toEqual(
    trained.map(({ name }: { name: { de: string } }) => name.de),
  )
  expect(await ofMuscle.innerText()).toContain(trained[0].done.toLocaleString('de'))
  await isAccessible(page)
  await picture(page, 'origin-muscle.png')
  await page.keyboard.press('Escape')

  const token = anna.access_token
  await site.ask(`PUT /api/workouts/${workout}/status`, { token, body: { status: 'completed' } })
  await page.goto(`/training/${workout}`)
  await page.getByRole('button', { name: 'Woher kommt das?' }).press('Enter')
  await sheet
    .getByText(/Satz\s1/)
    .first()
    .waitFor()
  await sheet.getByRole('button', { name: 'Gewicht' }).press('Enter')
  await sheet.getByText(/korrigiert auf 8\sWiederholungen/).waitFor()
  await isAccessible(page)
  await picture(page, 'origin-workout.png')
  expect(complaints).toEqual([])
  await end()
})
