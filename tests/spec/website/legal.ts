import { describe, expect, test } from 'vitest'
import type { Site } from '../../site/open-site.ts'

/** The terms change on days; until then the page says so. */
const today = new Date().toISOString().slice(0, 10)
const published = [
  { version: '1.3', date: '2026-12-14', day: '14. Dezember 2026' },
  { version: '1.2', date: '2026-12-08', day: '8. Dezember 2026' },
  { version: '1.1', date: '2025-08-16', day: '16. August 2025' },
  { version: '1.0', date: '2025-06-29', day: '29. Juni 2025' },
]
const current = published.find(({ date }) => date <= today)
const coming = published.filter(({ date }) => date > today)

export const legal = (site: () => Site) => {
  describe('§2 Terms page', () => {
    test('the German legal text and a back link to /', async () => {
      const page = await site().page({ path: '/agb' })
      await page.getByRole('heading', { level: 1, name: /Allgemeine Geschäftsbedingungen/ }).waitFor()
      expect(await page.getByRole('link', { name: 'Zurück zur Startseite' }).getAttribute('href')).toBe('/')
      expect(page.complaints).toEqual([])
      await page.context().close()
    })

    test('a version dropdown, newest first, badge Aktuell on the current one, long dates', async () => {
      const page = await site().page({ path: '/agb' })
      const list = page.locator('[data-dropdown] ul')
      expect(await list.isVisible()).toBe(false)
      await page.locator('[data-dropdown] summary').click()
      const options = await list.locator('a').allInnerTexts()
      expect(options.map(text => text.replace(/\s+/g, ' '))).toEqual(
        published.map(one => {
          const badge = one === current ? 'Aktuell ' : coming.includes(one) ? 'Kommt ' : ''
          return `Version ${one.version} ${badge}${one.day}`
        }),
      )
      await page.keyboard.press('Escape')
      await list.waitFor({ state: 'hidden' })
      await page.locator('[data-dropdown] summary').click()
      await page.getByRole('heading', { level: 1 }).click()
      await list.waitFor({ state: 'hidden' })
      await page.context().close()
    })

    test('an info box shows version and Stand; an archived version warns', async () => {
      const page = await site().page({ path: '/agb' })
      const info = page.locator('[data-terms-info]')
      expect((await info.innerText()).replace(/\s+/g, ' ')).toBe(`Version ${current?.version} Stand: ${current?.day}`)
      expect(await page.getByText('Archivierte Version').count()).toBe(0)
      // Whoever was told of it later has fourteen days all the same.
      const told = await page.locator('[data-terms-next]').allInnerTexts()
      expect(told.map(text => /frühestens am (.*?\d{4})/.exec(text)?.[1])).toEqual(
        coming.map(({ day }) => day).toReversed(),
      )
      await page.locator('[data-dropdown] summary').click()
      await page.getByRole('link', { name: /Version 1\.0/ }).click()
      await page.waitForURL('**/agb/1.0')
      expect(await info.innerText()).toMatch(/Version 1\.0\s+Stand: 29\. Juni 2025/)
      const warning = page.locator('[data-terms-archived]')
      expect(await warning.innerText()).toMatch(
        /^Archivierte Version\s+Diese ältere Version gilt nicht mehr\..*Dokumentation/s,
      )
      expect(await page.getByText(/7 Tage|sieben Tage/i).count()).toBeGreaterThan(0)
      await page.context().close()
    })

    test.each([
      ['/datenschutz', 'Stand: 30. November 2026'],
      ['/impressum', 'Stand: 16. August 2025'],
    ])('%s has one version only: Stand: date, no dropdown', async (path, stand) => {
      const page = await site().page({ path })
      await page.getByText(stand).waitFor()
      expect(await page.getByText(stand).count()).toBe(1)
      expect(await page.locator('[data-dropdown]').count()).toBe(0)
      expect(await page.getByRole('link', { name: 'Zurück zur Startseite' }).getAttribute('href')).toBe('/')
      await page.context().close()
    })
  })
}
