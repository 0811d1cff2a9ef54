import type { Locator, Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import type { Site } from '../../site/open-site.ts'
import { wordsUnder } from '../../site/words-under.ts'

const stored = (page: Page) => page.evaluate(() => localStorage.getItem('cookie-consent'))
const banner = (page: Page) => page.locator('[data-consent]')
const round = (page: Page) => page.getByRole('button', { name: 'Cookie-Einstellungen' })

export const consent = (site: () => Site) => {
  const asked = async (path = '/') => {
    const page = await site().page({ path, choice: null, clock: true })
    await page.clock.runFor(3100)
    return page
  }

  describe('§2 Cookie banner', () => {
    test('appears 3 s after the first visit, slides in 100 ms after that', async () => {
      const page = await site().page({ choice: null, clock: true })
      await page.clock.runFor(2900)
      expect(await banner(page).getAttribute('hidden')).not.toBeNull()
      await page.clock.runFor(101)
      expect(await banner(page).getAttribute('hidden')).toBeNull()
      expect(await banner(page).evaluate(one => one.hasAttribute('data-in'))).toBe(false)
      await page.clock.runFor(100)
      expect(await banner(page).evaluate(one => one.hasAttribute('data-in'))).toBe(true)
      expect(await page.locator('[data-consent-short] button').allTextContents()).toEqual([
        'Akzeptieren',
        'Ablehnen',
        'Anpassen',
      ])
      expect(await banner(page).getByRole('link', { name: 'Mehr erfahren' }).getAttribute('href')).toBe('/datenschutz')
      expect(page.complaints).toEqual([])
      await page.context().close()
    })

    test.each(['/datenschutz', '/agb', '/agb/1.0', '/impressum', '/kuendigen', '/widerrufen'])(
      'not on %s',
      async path => {
        const page = await asked(path)
        expect(await banner(page).count()).toBe(0)
        expect(await round(page).count()).toBe(0)
        await page.context().close()
      },
    )

    test.each(['/blog', '/blog/progressive-overload', '/kontakt', '/gibt-es-nicht'])('on %s', async path => {
      const page = await asked(path)
      expect(await banner(page).isVisible()).toBe(true)
      await page.context().close()
    })

    test.each([
      ['Akzeptieren', 'accepted'],
      ['Ablehnen', 'declined'],
    ])(
      '%s is stored as %s; it slides out over 300 ms and leaves a round button at the bottom left',
      async (name, kept) => {
        const page = await asked()
        await banner(page).getByRole('button', { name }).click()
        expect(await stored(page)).toBe(kept)
        await page.clock.runFor(299)
        expect(await banner(page).getAttribute('hidden')).toBeNull()
        await page.clock.runFor(1)
        expect(await banner(page).getAttribute('hidden')).not.toBeNull()
        const box = await round(page).boundingBox()
        expect(box?.x).toBeLessThan(40)
        expect((box?.y ?? 0) + (box?.height ?? 0)).toBeGreaterThan(860)
        await page.reload()
        await page.clock.runFor(4000)
        expect(await banner(page).isVisible()).toBe(false)
        expect(await round(page).isVisible()).toBe(true)
        await page.context().close()
      },
    )

    test('accepting and declining weigh the same', async () => {
      const page = await asked()
      const look = (name: string) =>
        banner(page)
          .getByRole('button', { name, exact: true })
          .evaluate(button => {
            const { backgroundColor, color, borderColor, fontSize, fontWeight } = getComputedStyle(button)
            const { width, height } = button.getBoundingClientRect()
            return { backgroundColor, color, borderColor, fontSize, fontWeight, width, height }
          })
      expect(await look('Akzeptieren')).toEqual(await look('Ablehnen'))
      await page.context().close()
    })

    test.each([360, 768, 1280, 1440])('the round button never covers words, %i wide', async width => {
      for (const path of ['/', '/blog/progressive-overload', '/kontakt']) {
        const page = await site().page({ path, viewport: { width, height: 844 } })
        const height = await page.evaluate(() => document.documentElement.scrollHeight)
        for (let at = 0; at < height; at += 500) {
          await page.evaluate(top => scrollTo({ top, behavior: 'instant' }), at)
          expect(await wordsUnder(round(page)), `${path} at ${at}`).toEqual([])
        }
        await page.context().close()
      }
    })

    test.each([
      [360, 640],
      [375, 667],
      [360, 780],
      [1440, 900],
    ])(
      'the banner covers no way into the app, and the page’s end scrolls out from under it, %i × %i',
      async (width, height) => {
        const page = await site().page({ choice: null, clock: true, viewport: { width, height } })
        await page.clock.runFor(3100)
        const isFree = (link: Locator) =>
          link.evaluate(element => {
            const { left, right, top, bottom } = element.getBoundingClientRect()
            return [top + 4, (top + bottom) / 2, bottom - 4].every(y =>
              element.contains(document.elementFromPoint((left + right) / 2, y)),
            )
          })
        await expect.poll(() => banner(page).evaluate(one => getComputedStyle(one).visibility)).toBe('visible')
        expect(await isFree(page.locator('main').getByRole('link', { name: 'Laden im App Store' }).first())).toBe(true)
        const last = page.getByRole('contentinfo').getByRole('link').last()
        // The page grows by the banner's height once that is known.
        const isFreeAtEnd = async () => {
          await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }))
          return isFree(last)
        }
        await expect.poll(isFreeAtEnd).toBe(true)
        await banner(page).getByRole('button', { name: 'Anpassen' }).click()
        await expect.poll(isFreeAtEnd).toBe(true)
        await page.context().close()
      },
    )

    test('the detail view: a locked box, a free box, save, and reset once a choice exists', async () => {
      const page = await asked()
      await banner(page).getByRole('button', { name: 'Anpassen' }).click()
      const necessary = page.getByRole('checkbox', { name: 'Notwendige Cookies' })
      expect(await necessary.isChecked()).toBe(true)
      expect(await necessary.isDisabled()).toBe(true)
      expect(await page.getByRole('button', { name: 'Auswahl zurücksetzen' }).isVisible()).toBe(false)
      await page.getByRole('checkbox', { name: 'Analyse-Cookies' }).check()
      await page.getByRole('button', { name: 'Auswahl speichern' }).click()
      expect(await stored(page)).toBe('accepted')
      await page.clock.runFor(400)
      await round(page).click()
      await page.clock.runFor(200)
      expect(await page.getByRole('checkbox', { name: 'Analyse-Cookies' }).isChecked()).toBe(true)
      await page.getByRole('button', { name: 'Auswahl zurücksetzen' }).click()
      expect(await stored(page)).toBeNull()
      await page.clock.runFor(200)
      expect(await banner(page).getByRole('button', { name: 'Akzeptieren' }).isVisible()).toBe(true)
      await page.context().close()
    })

    test('a yes that is taken back in another tab counts no more', async () => {
      const page = await asked()
      const told: string[] = []
      await page.route('**/analytics/events', route => {
        told.push(route.request().postDataJSON().name)
        return route.fulfill({ status: 202, json: {} })
      })
      await banner(page).getByRole('button', { name: 'Akzeptieren' }).click()
      await expect.poll(() => told).toEqual(['page_view'])
      const other = await page.context().newPage()
      await other.goto(page.url())
      await other.evaluate(() => localStorage.setItem('cookie-consent', 'declined'))
      await page.clock.runFor(11_000)
      await page.evaluate(() => fetch('/healthz'))
      expect(told).toEqual(['page_view'])
      await page.context().close()
    })

    test('saving without analytics is a no', async () => {
      const page = await asked()
      await banner(page).getByRole('button', { name: 'Anpassen' }).click()
      await page.getByRole('button', { name: 'Auswahl speichern' }).click()
      expect(await stored(page)).toBe('declined')
      await page.context().close()
    })
  })
}
