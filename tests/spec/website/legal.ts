import { describe, expect, test } from 'vitest'
import type { Site } from '../../site/open-site.ts'

/** The terms change on a day; until then the page says so. */
const has12Begun = new Date().toISOString() >= '2026-12-08'

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
      const [newer, older] = has12Begun ? ['Aktuell ', ''] : ['Kommt ', 'Aktuell ']
      expect(options.map(text => text.replace(/\s+/g, ' '))).toEqual([
        `Version 1.2 ${newer}8. Dezember 2026`,
        `Version 1.1 ${older}16. August 2025`,
        'Version 1.0 29. Juni 2025',
      ])
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
      const current = has12Begun ? /Version 1\.2\s+Stand: 8\. Dezember 2026/ : /Version 1\.1\s+Stand: 16\. August 2025/
      expect(await info.innerText()).toMatch(current)
      expect(await page.getByText('Archivierte Version').count()).toBe(0)
      // Whoever was told of it later has fourteen days all the same.
      const told = await page.locator('[data-terms-next]').allInnerTexts()
      expect(told.join()).toMatch(has12Begun ? /^$/ : /frühestens am 8\. Dezember 2026/)
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
      ['/datenschutz', 'Stand: 24. November 2026'],
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
