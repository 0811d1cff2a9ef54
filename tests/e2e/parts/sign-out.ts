import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import type { VisitedSite } from '../../support/visiting.ts'

export const signOut = (site: () => VisitedSite) => {
  /** How much lies in the client's database. */
  const rows = (page: Page) =>
    page.evaluate(
      () =>
        new Promise<number[]>(answer => {
          const opening = indexedDB.open('formkurve')
          opening.onsuccess = () => {
            const reading = opening.result.transaction(['outbox', 'answers'])
            const counts = [reading.objectStore('outbox').count(), reading.objectStore('answers').count()]
            reading.oncomplete = () => {
              opening.result.close()
              answer(counts.map(({ result }) => result))
            }
          }
        }),
    )

  test('signing out asks when something is unsent, and leaves nothing personal on the device', async () => {
    const tokens = await site().person('geht@example.org')
    const made = await site().ask('POST /llm/create-workout', {
      token: tokens.access_token,
      body: { duration_minutes: 20 },
    })
    const { page } = await site().visit(`/training/${made.json.id}`, { tokens, phone: true })
    await page.route('**/api/workouts/**', route =>
      route.request().method() === 'PUT' ? route.abort() : route.fallback(),
    )
    await page.getByRole('button', { name: 'Training starten' }).click()
    await expect.poll(() => rows(page)).toEqual([1, expect.any(Number)])
    await page.evaluate(id => localStorage.setItem(`formkurve.felt.${id}`, 'too-hard'), made.json.id)
    await page.goto('/settings')
    await page.getByRole('button', { name: 'Abmelden' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByText(/noch nicht übertragen und geht verloren/).waitFor()
    await dialog.getByRole('button', { name: 'Abmelden', exact: true }).click()
    await page.waitForURL('**/auth/login')
    await expect.poll(() => rows(page)).toEqual([0, 0])
    const left = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])
    expect(left.filter(key => /token|formkurve/.test(key) && !/theme|signals|origin/.test(key))).toEqual([])
  }, 60_000)
}
