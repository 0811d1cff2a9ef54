import { describe, expect, test } from 'vitest'
import type { Site } from '../../site/open-site.ts'
import { faultsOf } from '../../support/axe.ts'

const paths = [
  '/',
  '/blog',
  '/blog/trainingsziele',
  '/agb',
  '/agb/1.0',
  '/kontakt',
  '/kuendigen',
  '/datenschutz',
  '/impressum',
  '/nix',
]

export const reading = (site: () => Site) => {
  describe('every public page', () => {
    test.each(paths)('%s reads the same with JavaScript off', async path => {
      const [on, off] = await Promise.all([
        site().page({ path }),
        site().page({ path, javaScriptEnabled: false, choice: null }),
      ])
      const words = async (page: typeof on) => (await page.locator('main').textContent())?.replace(/\s+/g, ' ')
      expect(await words(off)).toBe(await words(on))
      expect((await words(off))?.length).toBeGreaterThan(60)
      await Promise.all([on.context().close(), off.context().close()])
    })

    test.each(paths)('%s: axe finds nothing, light and dark; nothing is wider than the screen', async path => {
      const page = await site().page({ path, colorScheme: 'light', viewport: { width: 360, height: 780 } })
      expect(await faultsOf(page)).toEqual([])
      await page.emulateMedia({ colorScheme: 'dark' })
      expect(await faultsOf(page, ['color-contrast'])).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
      await page.context().close()
    })

    test('menu, dialog and banner have nothing for axe either', async () => {
      const page = await site().page({ choice: null, clock: true, viewport: { width: 390, height: 800 } })
      const check = async () => expect(await faultsOf(page)).toEqual([])
      await page.clock.runFor(4000)
      await page.clock.resume()
      await check()
      await page.getByRole('button', { name: 'Anpassen' }).click()
      await check()
      await page.getByRole('button', { name: 'Auswahl speichern' }).click()
      await page.locator('[data-consent]').waitFor({ state: 'hidden' })
      await page.locator('[data-menu] summary').click()
      await check()
      await page.keyboard.press('Escape')
      await page.getByRole('button', { name: /QR-Code/ }).click()
      await check()
      await page.context().close()
    })
  })
}
