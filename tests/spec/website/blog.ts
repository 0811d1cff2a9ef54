import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { type Site, store } from '../../site/open-site.ts'

/** A click whose next page never comes. */
const press = async (page: Page, selector: string) => {
  await page.evaluate(() => addEventListener('click', event => event.preventDefault()))
  await page.locator(selector).first().click()
}

export const blog = (site: () => Site) => {
  describe('§2 Blog list (Knowledge Hub)', () => {
    test('heading, subtitle, and two ways on', async () => {
      const page = await site().page({ path: '/blog' })
      await page.getByRole('heading', { level: 1, name: 'Knowledge Hub' }).waitFor()
      await page
        .getByText('Wissenschaftlich fundierte Trainingstipps und Workout-Guides für dein perfektes Training')
        .waitFor()
      const download = page.locator('main').getByRole('link', { name: 'App herunterladen' })
      expect(await download.getAttribute('href')).toBe(store)
      await page.getByRole('link', { name: 'Artikel entdecken' }).click()
      await page.waitForFunction(() => scrollY > 200)
      expect(page.complaints).toEqual([])
      await page.context().close()
    })

    test.each([
      [1023, '100% 50%', 2],
      [1024, '50% 50%', 2],
      [1280, '50% 50%', 3],
      [640, '100% 50%', 1],
    ])('at %i px the background is at %s and the grid has %i columns', async (width, position, columns) => {
      const page = await site().page({ path: '/blog', viewport: { width, height: 800 } })
      const style = (selector: string, name: 'objectPosition' | 'gridTemplateColumns') =>
        page.locator(selector).evaluate((one, name) => getComputedStyle(one)[name as 'objectPosition'], name)
      expect(await style('[data-hub-background]', 'objectPosition')).toBe(position)
      expect((await style('[data-articles]', 'gridTemplateColumns')).split(' ')).toHaveLength(columns)
      await page.context().close()
    })

    test('each card: picture, category in uppercase, first two tags, title, excerpt of 3 lines, date, read time', async () => {
      const page = await site().page({ path: '/blog' })
      const cards = page.locator('[data-articles] [data-post]')
      expect(await cards.count()).toBe(4)
      const card = page.locator('[data-post=progressive-overload]')
      expect(await card.locator('img').count()).toBe(1)
      expect(await card.locator('[data-category]').innerText()).toBe('TRAINING')
      expect(await card.locator('[data-tag]').allInnerTexts()).toEqual(['Krafttraining', 'Muskelaufbau'])
      expect(await card.getByRole('link').getAttribute('href')).toBe('/blog/progressive-overload')
      expect(await card.locator('time').innerText()).toBe('15. Sept. 2026')
      expect(await card.getByText('9 Min.').isVisible()).toBe(true)
      const clamp = await card
        .getByText('Mehr Gewicht')
        .evaluate(one => getComputedStyle(one).getPropertyValue('-webkit-line-clamp'))
      expect(clamp).toBe('3')
      await page.context().close()
    })

    test('loading says Lade Artikel... and Artikel wird geladen... when the next page takes its time', async () => {
      const page = await site().page({ path: '/blog' })
      await press(page, '[data-post=progressive-overload] a')
      await page.getByRole('status').getByText('Artikel wird geladen...').waitFor()
      await page.context().close()

      const article = await site().page({ path: '/blog/progressive-overload' })
      await press(article, '[data-prose] ~ section a')
      await article.getByRole('status').getByText('Lade Artikel...').waitFor()
      await article.context().close()
    })
  })

  describe('§2 Article page', () => {
    test('an unknown article shows the not-found screen, with status 404', async () => {
      const page = await site().page({ path: '/blog/gibt-es-nicht' })
      await page.getByRole('heading', { name: 'Artikel nicht gefunden' }).waitFor()
      await page.getByText('Der gewünschte Blog-Artikel existiert nicht oder wurde verschoben.').waitFor()
      expect(await page.getByRole('link', { name: 'Zurück zum Blog' }).getAttribute('href')).toBe('/blog')
      expect((await page.request.get(page.url())).status()).toBe(404)
      await page.context().close()
    })

    test('breadcrumb, hero with badge, title, excerpt, long date and read time', async () => {
      const page = await site().page({ path: '/blog/progressive-overload' })
      const crumbs = page.locator('[data-crumbs] li')
      expect(await crumbs.allInnerTexts()).toEqual([
        'Home',
        'Blog',
        'Progressive Overload: stärker werden in kleinen Schritten',
      ])
      expect(await page.locator('header [data-category], [data-category]').first().innerText()).toMatch(
        /^💪\s+Training$/,
      )
      const hero = page.locator('article > header')
      expect(await hero.locator('time').innerText()).toBe('15. September 2026')
      expect(await hero.getByText('9 Min.').isVisible()).toBe(true)
      expect(await hero.getByText(/^Mehr Gewicht, mehr Wiederholungen/).isVisible()).toBe(true)
      expect(page.complaints).toEqual([])
      await page.context().close()
    })

    test('another category has another emoji', async () => {
      const page = await site().page({ path: '/blog/trainingsziele' })
      expect(await page.locator('[data-category]').innerText()).toMatch(/^🧠\s+Motivation$/)
      await page.context().close()
    })

    test('a sticky table of contents on the desktop only, of every heading', async () => {
      const page = await site().page({ path: '/blog/progressive-overload' })
      const contents = page.getByRole('navigation', { name: 'Inhaltsverzeichnis' })
      const headings = await page.locator('[data-prose] :is(h1, h2, h3, h4, h5, h6)').allInnerTexts()
      expect(headings.length).toBeGreaterThan(5)
      expect(await contents.getByRole('link').allInnerTexts()).toEqual(headings)
      expect(await contents.evaluate(one => getComputedStyle(one).position)).toBe('sticky')
      await page.setViewportSize({ width: 1023, height: 800 })
      expect(await contents.isVisible()).toBe(false)
      await page.context().close()
    })

    test('it scrolls smoothly with an offset of 160 px and highlights the active heading', async () => {
      const page = await site().page({ path: '/blog/progressive-overload' })
      const contents = page.locator('[data-contents]')
      expect(await contents.locator('[aria-current]').count()).toBe(1)
      const link = contents.getByRole('link').nth(4)
      await link.click()
      const id = (await link.getAttribute('href'))?.slice(1) ?? ''
      const top = () => page.evaluate(id => document.getElementById(id)?.getBoundingClientRect().top ?? 0, id)
      await expect.poll(async () => Math.round(await top())).toBe(160)
      await expect.poll(() => link.getAttribute('aria-current')).toBe('true')
      expect(await contents.locator('[aria-current]').count()).toBe(1)
      await page.context().close()
    })

    test('links to the app store inside the text are buttons', async () => {
      const page = await site().page({ path: '/blog/progressive-overload' })
      const link = page.locator('[data-prose] a.store')
      expect(await link.first().getAttribute('href')).toBe(store)
      expect(await link.first().evaluate(one => getComputedStyle(one).display)).toBe('inline-flex')
      await page.context().close()
    })

    test('a closing box and a call to action', async () => {
      const page = await site().page({ path: '/blog/progressive-overload' })
      await page.getByRole('heading', { name: 'Hat dir dieser Artikel gefallen?' }).waitFor()
      expect(await page.getByRole('link', { name: 'Alle Artikel anzeigen' }).getAttribute('href')).toBe('/blog')
      await page.getByRole('heading', { name: 'Bereit für dein nächstes Workout?' }).waitFor()
      expect(await page.getByRole('link', { name: 'Mehr Artikel lesen' }).getAttribute('href')).toBe('/blog')
      await page.context().close()
    })

    test('title and social-share metadata come from the article', async () => {
      const page = await site().page({ path: '/blog/trainingsziele' })
      const meta = (name: string) => page.locator(`meta[property="${name}"]`).getAttribute('content')
      expect(await page.title()).toMatch(/^Trainingsziele: .* \| Formkurve$/)
      expect(await meta('og:title')).toBe(await page.title())
      expect(await meta('og:type')).toBe('article')
      expect(await meta('og:image')).toMatch(/^https:\/\/formkurve\.test\/assets\/trainingsziele-[\w-]+\.png$/)
      expect(await page.locator('link[rel=canonical]').getAttribute('href')).toBe(
        'https://formkurve.test/blog/trainingsziele',
      )
      await page.goto(`${site().url}/blog`)
      expect(await meta('og:image')).toMatch(/\/assets\/default-[\w-]+\.png$/)
      await page.context().close()
    })
  })
}
