import { describe, expect, test } from 'vitest'
import { type Site, store } from '../../site/open-site.ts'
import { wordsUnder } from '../../site/words-under.ts'

export const landing = (site: () => Site) => {
  describe('§2 Landing page', () => {
    test('a hero with a headline, a free-workouts badge and an App Store badge', async () => {
      const page = await site().page()
      await page.getByRole('heading', { level: 1, name: 'Ein Klick. Dein Workout.' }).waitFor()
      const hero = page.locator('main section').first()
      expect(await hero.getByText('10 Workouts kostenlos').isVisible()).toBe(true)
      expect(await hero.getByRole('link', { name: 'Laden im App Store' }).getAttribute('href')).toBe(store)
      expect(page.complaints).toEqual([])
      await page.context().close()
    })

    test('a QR code opens a dialog with QR, App Store link, share and close', async () => {
      const page = await site().page({ permissions: ['clipboard-read', 'clipboard-write'] })
      await page.getByRole('button', { name: /QR-Code vergrößern/ }).click()
      const dialog = page.getByRole('dialog', { name: 'Mit dem iPhone scannen' })
      await dialog.waitFor()
      expect(await dialog.getByRole('img', { name: /QR-Code mit dem Link/ }).isVisible()).toBe(true)
      expect(await dialog.getByRole('link', { name: 'Im App Store öffnen' }).getAttribute('href')).toBe(store)
      await page.evaluate(() => Object.assign(navigator, { share: undefined }))
      await dialog.getByRole('button', { name: 'Link teilen' }).click()
      await dialog.getByText('Link kopiert').waitFor()
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(store)
      await dialog.getByRole('button', { name: 'Schließen' }).click()
      await dialog.waitFor({ state: 'hidden' })
      await page.context().close()
    })

    test('a share the browser refuses is copied instead; one the visitor leaves is not', async () => {
      const page = await site().page({ permissions: ['clipboard-read', 'clipboard-write'] })
      const refuseAs = (name: string) =>
        page.evaluate(
          refusal => Object.assign(navigator, { share: () => Promise.reject(new DOMException('no', refusal)) }),
          name,
        )
      await page.getByRole('button', { name: /QR-Code vergrößern/ }).click()
      const share = page.getByRole('button', { name: 'Link teilen' })
      await refuseAs('AbortError')
      await share.click()
      await page.waitForTimeout(200)
      expect(await page.getByText('Link kopiert').count()).toBe(0)
      await refuseAs('NotAllowedError')
      await share.click()
      await page.getByText('Link kopiert').waitFor()
      await page.context().close()
    })

    test('the dialog shares by the Web Share API where there is one', async () => {
      const page = await site().page()
      await page.evaluate(() =>
        Object.assign(navigator, {
          share: async (what: object) => Object.assign(window, { shared: what }),
        }),
      )
      await page.getByRole('button', { name: /QR-Code vergrößern/ }).click()
      await page.getByRole('button', { name: 'Link teilen' }).click()
      expect(await page.evaluate(() => (window as Window & { shared?: object }).shared)).toMatchObject({
        title: 'Formkurve',
        url: store,
      })
      await page.context().close()
    })

    test('the QR code holds the App Store address', async () => {
      const { qrCode } = await import('../../../adapters/qr.ts')
      const { path, size } = qrCode(store)
      const page = await site().page()
      expect(await page.locator('[data-qr-open] svg path').getAttribute('d')).toBe(path)
      expect(size).toBeGreaterThan(25)
      await page.context().close()
    })

    test('a scroll-down button leads to the features', async () => {
      const page = await site().page()
      await page.getByRole('link', { name: 'Nach unten zu den Funktionen' }).click()
      await page.waitForFunction(() => scrollY > 400)
      await page.context().close()
    })

    test.each([
      { width: 1440, height: 900 },
      { width: 390, height: 844 },
    ])('it stands in the first screen and covers no words, $width × $height', async viewport => {
      const page = await site().page({ viewport })
      const button = page.getByRole('link', { name: 'Nach unten zu den Funktionen' })
      const box = await button.boundingBox()
      expect((box?.y ?? 1e6) + (box?.height ?? 0)).toBeLessThanOrEqual(viewport.height)
      expect(await wordsUnder(button)).toEqual([])
      await page.context().close()
    })

    test('five feature blocks, each with a picture that has words', async () => {
      const page = await site().page()
      expect(await page.locator('#how-it-works article').count()).toBe(5)
      expect(await page.locator('#how-it-works article h3').allInnerTexts()).toEqual([
        'Ein Klick genügt',
        'Überall dein Training',
        'Satz für Satz geführt',
        'Deine Form als Kurve',
        'Jede Übung hat einen Grund',
      ])
      expect(await page.locator('#how-it-works figcaption').innerText()).toContain('Gewicht je Woche, in Tonnen')
      for (const article of await page.locator('#how-it-works article').all())
        expect(
          await article
            .getByRole('img')
            .first()
            .getAttribute('alt')
            .catch(() => ''),
        ).not.toBe('')
      await page.context().close()
    })

    test('an FAQ accordion with 4 questions, one open at a time', async () => {
      const page = await site().page()
      const questions = page.locator('#faq details')
      expect(await questions.count()).toBe(4)
      await questions.nth(0).locator('summary').click()
      await questions.nth(2).locator('summary').click()
      expect(await questions.nth(0).getAttribute('open')).toBeNull()
      expect(await questions.nth(2).locator('p').isVisible()).toBe(true)
      await page.context().close()
    })

    test('6 testimonials, each with 5 stars, marked as examples', async () => {
      const page = await site().page()
      const voices = page.locator('[data-testimonial]')
      expect(await voices.count()).toBe(6)
      for (const voice of await voices.all()) expect(await voice.locator('[data-star]').count()).toBe(5)
      expect(await page.getByText('Beispielstimmen, bis echte da sind').isVisible()).toBe(true)
      await page.context().close()
    })

    test('the latest 3 posts, newest first', async () => {
      const page = await site().page()
      const posts = page.locator('[data-latest] [data-post]')
      expect(await posts.count()).toBe(3)
      const dates = await posts.locator('time').evaluateAll(times => times.map(time => time.getAttribute('datetime')))
      expect(dates).toEqual(dates.toSorted().reverse())
      await page.context().close()
    })

    test('a final call to action', async () => {
      const page = await site().page()
      const end = page.locator('section', { has: page.getByText('Dein nächstes Workout ist einen Klick entfernt') })
      expect(await end.getByRole('link', { name: 'Laden im App Store' }).getAttribute('href')).toBe(store)
      await page.context().close()
    })

    test('a footer with /kontakt, /datenschutz, /agb, /impressum and social links', async () => {
      const page = await site().page()
      const links = await page.locator('footer nav a').evaluateAll(all => all.map(link => link.getAttribute('href')))
      expect(links).toEqual([
        '/kontakt',
        '/datenschutz',
        '/agb',
        '/impressum',
        'https://www.instagram.com/',
        'https://www.youtube.com/',
      ])
      await page.context().close()
    })
  })
}
