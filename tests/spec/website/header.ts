import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, test } from 'vitest'
import { type Site, store } from '../../site/open-site.ts'

export const header = (site: () => Site) => {
  const itemsOn = async (path: string) => {
    const page = await site().page({ path })
    const texts = await page.locator('header nav').first().locator('a').allInnerTexts()
    await page.context().close()
    return texts
  }

  describe('§2 Header', () => {
    test('Home on the blog only, How it works and FAQ on the landing page only, Blog everywhere', async () => {
      expect(await itemsOn('/')).toEqual(['So funktioniert’s', 'FAQ', 'Blog'])
      expect(await itemsOn('/blog')).toEqual(['Home', 'Blog'])
      expect(await itemsOn('/blog/progressive-overload')).toEqual(['Home', 'Blog'])
      expect(await itemsOn('/kontakt')).toEqual(['Blog'])
      expect(await itemsOn('/agb')).toEqual(['Blog'])
    })

    test('a download button', async () => {
      const page = await site().page()
      const download = page.locator('header').getByRole('link', { name: 'App herunterladen' })
      expect(await download.getAttribute('href')).toBe(store)
      await page.context().close()
    })

    test('turns solid after 20 px of scrolling', async () => {
      const page = await site().page()
      const solid = () => page.locator('header[data-solid]').count()
      const scrolled = async (to: number) => {
        await page.evaluate(y => scrollTo({ top: y, behavior: 'instant' }), to)
        await page.waitForTimeout(60)
        return solid()
      }
      expect(await solid()).toBe(0)
      expect(await scrolled(20)).toBe(0)
      expect(await scrolled(21)).toBe(1)
      expect(await scrolled(0)).toBe(0)
      await page.context().close()
    })

    test('hash links scroll smoothly to their section after 100 ms', async () => {
      const page = await site().page({ clock: true, reducedMotion: 'no-preference' })
      await page.evaluate(() => {
        const calls: unknown[] = []
        Object.assign(window, { calls })
        Element.prototype.scrollIntoView = function (this: Element, how) {
          calls.push([this.id, how])
        }
      })
      const calls = () => page.evaluate(() => (window as Window & { calls?: unknown[] }).calls)
      await page.locator('header').getByRole('link', { name: 'FAQ' }).first().click()
      await page.clock.runFor(99)
      expect(await calls()).toEqual([])
      await page.clock.runFor(1)
      expect(await calls()).toEqual([['faq', { behavior: 'smooth' }]])
      expect(page.url()).toMatch(/#faq$/)
      await page.context().close()
    })

    test('a link into the page ends at its part, however much was laid out on the way', async () => {
      for (const width of [390, 1440]) {
        const page = await site().page({
          viewport: { width, height: 900 },
          path: '/#faq',
          reducedMotion: 'no-preference',
        })
        const top = () => page.evaluate(() => document.getElementById('faq')?.getBoundingClientRect().top)
        await expect.poll(top, { timeout: 5000 }).toBeLessThan(100)
        await page.waitForTimeout(300)
        expect(await top()).toBeGreaterThan(0)
        await page.context().close()
      }
    })

    test('a page whose second half comes late works like any other', async () => {
      const slow = createServer(async (request, response) => {
        const answer = await fetch(site().url + request.url)
        const body = Buffer.from(await answer.arrayBuffer())
        const policy = answer.headers.get('content-security-policy') ?? ''
        const type = answer.headers.get('content-type') ?? ''
        response.writeHead(answer.status, { 'content-type': type, 'content-security-policy': policy })
        if (request.url === '/') {
          response.write(body.subarray(0, body.indexOf('<main')))
          await new Promise(done => setTimeout(done, 1000))
          response.end(body.subarray(body.indexOf('<main')))
        } else response.end(body)
      })
      await new Promise<void>(done => slow.listen(0, '127.0.0.1', done))
      const page = await site().page({ path: '/404' })
      await page.goto(`http://127.0.0.1:${(slow.address() as AddressInfo).port}/`)
      await page.getByRole('button', { name: /QR-Code vergrößern/ }).click()
      await page.getByRole('dialog', { name: 'Mit dem iPhone scannen' }).waitFor()
      await page.context().close()
      slow.closeAllConnections()
      slow.close()
    })

    test('a hash that no address can hold stops nothing', async () => {
      const page = await site().page({ path: '/kontakt#%E0%A4%A' })
      await page.getByRole('button', { name: 'Nachricht senden' }).click()
      await page.getByText('Bitte gib deinen Namen ein.').waitFor()
      expect(page.complaints).toEqual([])
      await page.context().close()
    })

    test('there is a mobile menu, closed by a choice and by Escape', async () => {
      const page = await site().page({ viewport: { width: 390, height: 800 } })
      const open = page.getByText('Menü öffnen')
      await open.locator('..').click()
      const menu = page.locator('[data-menu] nav')
      expect(await menu.locator('a').allInnerTexts()).toEqual([
        'So funktioniert’s',
        'FAQ',
        'Blog',
        'Einloggen',
        'App herunterladen',
      ])
      await page.keyboard.press('Escape')
      await menu.waitFor({ state: 'hidden' })
      await page.locator('[data-menu] summary').click()
      await menu.getByRole('link', { name: 'FAQ' }).click()
      await menu.waitFor({ state: 'hidden' })
      await page.context().close()
    })

    test('offers the training to those who are signed in', async () => {
      const page = await site().page()
      expect(await page.locator('header').getByRole('link', { name: 'Einloggen' }).getAttribute('href')).toBe(
        '/auth/login',
      )
      await page.evaluate(() => localStorage.setItem('access_token', 'a.b.c'))
      await page.reload()
      expect(await page.locator('header').getByRole('link', { name: 'Zum Training' }).getAttribute('href')).toBe(
        '/dashboard',
      )
      await page.context().close()
    })
  })
}
