import type { Browser } from 'playwright'
import type { Stand } from '../screens/stand.ts'
import type { Figure } from './figure.ts'
import { slow4G, visitorOf } from './visitor.ts'

const rounds = 5

/** From the address being asked for until the athlete's own overview can be used; and how much script came for it. */
export const benchDashboard = async (browser: Browser, stand: Stand): Promise<readonly Figure[]> => {
  const usable: number[] = []
  const again: number[] = []
  const before: number[] = []
  const all: number[] = []
  for (let round = 0; round < rounds; round++) {
    const { context, page, devtools } = await visitorOf(browser, stand, true)
    await devtools.send('Network.enable')
    await slow4G(devtools)
    await page.goto('/dashboard', { waitUntil: 'commit' })
    usable.push(await untilUsable(page))
    before.push(await script(page))
    await page.waitForTimeout(3000)
    all.push(await script(page))
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => {}))
    await page.waitForTimeout(1500)
    await page.goto('/dashboard', { waitUntil: 'commit' })
    again.push(await untilUsable(page))
    await context.close()
  }
  return [
    { what: 'Overview with twelve weeks, first visit, slow 4G: usable', unit: 'ms', read: usable, most: 1500 },
    { what: 'the same, second visit', unit: 'ms', read: again, most: 1500 },
    { what: 'Script that came until it was usable, packed', unit: 'KB', read: before, most: 78 },
    { what: 'Script until nothing more came, packed', unit: 'KB', read: all, most: null },
  ]
}

type Page = Awaited<ReturnType<typeof visitorOf>>['page']

/** The greeting and the one click are painted, and the main thread has time: milliseconds since the address was asked for. */
const untilUsable = async (page: Page) => {
  const at = await page.waitForFunction(
    () => {
      const isThere = [...document.querySelectorAll('main button')].some(one => /erstellen/.test(one.textContent ?? ''))
      return isThere && document.querySelector('main h1') ? performance.now() : null
    },
    undefined,
    { polling: 'raf', timeout: 30_000 },
  )
  return Number(await at.jsonValue())
}

const script = (page: Page) =>
  page.evaluate(
    () =>
      performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.endsWith('.js'))
        .reduce((sum, entry) => sum + (entry instanceof PerformanceResourceTiming ? entry.encodedBodySize : 0), 0) /
      1000,
  )
