import type { Browser } from 'playwright'
import type { Stand } from '../screens/stand.ts'
import type { Figure } from './figure.ts'
import { visitorOf } from './visitor.ts'

const rounds = 5

/** A workout that lies on the device, without a connection: from the overview, and by its address in a new page. */
export const benchOffline = async (browser: Browser, stand: Stand): Promise<readonly Figure[]> => {
  const { json } = await stand.mara.ask('POST /llm/create-workout', { duration_minutes: 45, prompt: 'Kraft' })
  const { context, page } = await visitorOf(browser, stand, true)
  await page.goto('/dashboard')
  await page.getByRole('button', { name: /Anpassen/ }).waitFor()
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => {}))
  await page.waitForTimeout(3000)
  await page.goto(`/training/${json.id}`)
  await page.getByRole('button', { name: 'Training starten' }).waitFor()
  await page.waitForTimeout(3000)
  await context.setOffline(true)
  await page.addInitScript(watchStart)
  const fromOverview: number[] = []
  const byAddress: number[] = []
  for (let round = 0; round < rounds; round++) {
    await page.goto('/dashboard')
    await page.locator(`a[href="/training/${json.id}"]`).first().waitFor()
    await page.waitForTimeout(500)
    fromOverview.push(await page.evaluate(openWorkout, json.id))
    await page.goto(`/training/${json.id}`, { waitUntil: 'commit' })
    const painted = () => Number(document.documentElement.dataset.painted) || null
    byAddress.push(Number(await (await page.waitForFunction(painted)).jsonValue()))
  }
  await context.close()
  return [
    { what: 'Stored workout without a connection, from the overview', unit: 'ms', read: fromOverview, most: 300 },
    { what: 'the same, by its address in a page that starts anew', unit: 'ms', read: byAddress, most: 300 },
  ]
}

/** In the page: from the tap until the plan is painted. */
const openWorkout = (id: string) =>
  new Promise<number>(done => {
    const began = performance.now()
    document.querySelector<HTMLAnchorElement>(`a[href="/training/${id}"]`)?.click()
    const look = () => {
      const isThere = [...document.querySelectorAll('main button')].some(one =>
        /Training starten/.test(one.textContent ?? ''),
      )
      if (isThere) done(performance.now() - began)
      else requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })

/** In the page, from its beginning: when the plan had been painted, in ms. Asked from outside, the asking alone took longer. */
const watchStart = () => {
  const look = () => {
    const buttons = [...document.querySelectorAll('main button')]
    if (!buttons.some(one => /Training starten/.test(one.textContent ?? ''))) return requestAnimationFrame(look)
    return requestAnimationFrame(() => {
      document.documentElement.dataset.painted = String(performance.now())
    })
  }
  requestAnimationFrame(look)
}
