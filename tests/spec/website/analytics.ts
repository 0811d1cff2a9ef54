import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import type { Site } from '../../site/open-site.ts'

type Told = { name: string; category: string; path: string; value?: number; label?: string }

const listen = async (page: Page) => {
  const told: Told[] = []
  await page.route('**/analytics/events', route => {
    told.push(route.request().postDataJSON() as Told)
    return route.fulfill({ status: 202, json: {} })
  })
  return told
}

export const analytics = (site: () => Site) => {
  const visit = async (choice: 'accepted' | 'declined' | null, path = '/') => {
    const page = await site().page({ choice, clock: true, path })
    const told = await listen(page)
    await page.reload()
    await page.clock.runFor(1)
    return { page, told }
  }
  const named = (told: readonly Told[], name: string) => told.filter(event => event.name === name)

  describe('§7 Analytics', () => {
    test.each(['declined', null] as const)('nothing is told when the choice is %s', async choice => {
      const { page, told } = await visit(choice)
      await page.clock.runFor(130_000)
      await page.evaluate(() => scrollTo({ top: 1e6, behavior: 'instant' }))
      await page.clock.runFor(1000)
      expect(told).toEqual([])
      await page.context().close()
    })

    test('a page view, then time on page at 10, 30, 60 and 120 seconds', async () => {
      const { page, told } = await visit('accepted', '/blog')
      await expect.poll(() => named(told, 'page_view')).toHaveLength(1)
      expect(told[0]).toEqual({ name: 'page_view', category: 'engagement', path: '/blog' })
      for (const [ms, marks] of [
        [9900, []],
        [200, [10]],
        [20_000, [10, 30]],
        [30_000, [10, 30, 60]],
        [60_000, [10, 30, 60, 120]],
      ] as const) {
        await page.clock.runFor(ms)
        await expect.poll(() => named(told, 'time_on_page').map(({ value }) => value)).toEqual(marks)
      }
      await page.context().close()
    })

    test('scroll depth at 25, 50, 75 and 100 percent, throttled to 150 ms', async () => {
      const { page, told } = await visit('accepted')
      const to = (share: number) =>
        page.evaluate(share => {
          scrollTo({ top: (document.documentElement.scrollHeight - innerHeight) * share, behavior: 'instant' })
        }, share)
      const marks = () => named(told, 'scroll_depth').map(({ value }) => value)
      await to(0.3)
      await page.evaluate(() => dispatchEvent(new Event('scroll')))
      await page.clock.runFor(149)
      expect(marks()).toEqual([])
      await page.clock.runFor(1)
      await expect.poll(marks).toEqual([25])
      await page.clock.runFor(200)
      await to(1)
      const later = async () => {
        await page.clock.runFor(50)
        return marks()
      }
      await expect.poll(later).toEqual([25, 50, 75, 100])
      await page.context().close()
    })

    test('hash navigation, clicks on outside links, and the way to the app as a conversion', async () => {
      const { page, told } = await visit('accepted')
      await page.context().route('https://**', route => route.abort())
      await page.locator('header').getByRole('link', { name: 'FAQ' }).click()
      await expect.poll(() => named(told, 'hash_navigation')).toMatchObject([{ category: 'navigation', label: '#faq' }])
      await page.locator('footer').getByRole('link', { name: 'Instagram' }).click()
      await expect
        .poll(() => named(told, 'outbound_click'))
        .toMatchObject([{ category: 'navigation', label: 'www.instagram.com/' }])
      const opened = page.context().waitForEvent('page')
      await page.locator('footer').getByRole('link', { name: 'YouTube' }).click({ button: 'middle' })
      await opened
      await page.locator('main').getByRole('link', { name: 'Laden im App Store' }).first().click()
      await expect.poll(() => named(told, 'app_store_click')).toMatchObject([{ category: 'conversion' }])
      expect(named(told, 'outbound_click').map(({ label }) => label)).toEqual([
        'www.instagram.com/',
        'www.youtube.com/',
        'apps.apple.com/de/app/formkurve/id1234567890',
      ])
      await page.context().close()
    })

    test('pages that are not there are not counted', async () => {
      const tell = async (path: string) => {
        const body = JSON.stringify({ name: 'page_view', category: 'engagement', path })
        const headers = { 'content-type': 'application/json' }
        return (await fetch(`${site().url}/analytics/events`, { method: 'POST', headers, body })).status
      }
      expect([await tell('/anna-beispiel-0170-123'), await tell('/blog')]).toEqual([400, 202])
    })

    test('accepting starts it at once; the own sink keeps it without who it was', async () => {
      const page = await site().page({ choice: null, clock: true, path: '/kontakt' })
      await page.clock.runFor(3200)
      await page.getByRole('button', { name: 'Akzeptieren' }).click()
      const rows = async () =>
        (await site().product.database.query("select * from site.events where path = '/kontakt'")).rows
      await expect.poll(rows).toHaveLength(1)
      const [row] = await rows()
      expect(row).toMatchObject({ name: 'page_view', category: 'engagement', value: null, label: null })
      expect(JSON.stringify(row)).not.toMatch(/127\.0\.0\.1|Chrome/)
      await page.context().close()
    })
  })
}
