import { afterAll, beforeAll, expect, test } from 'vitest'
import { isAccessible } from '../support/site.ts'
import { startVisitedSite, type VisitedSite } from '../support/visiting.ts'

let site: VisitedSite

beforeAll(async () => {
  site = await startVisitedSite()
}, 120_000)
afterAll(() => site?.close())

test('the description of the API reads well on a desk and on a phone, under the same policy as every page', async () => {
  for (const phone of [false, true]) {
    const { page, complaints, end } = await site.visit('/docs', { phone })
    await page.locator('#createAppWorkout summary').click()
    await page.locator('#createAppWorkout').getByText('durationMinutes').first().waitFor()
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
    expect(await page.evaluate(() => getComputedStyle(document.body).maxWidth)).not.toBe('none')
    if (phone) await isAccessible(page)
    expect(complaints).toEqual([])
    await end()
  }
}, 90_000)
