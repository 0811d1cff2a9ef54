import type { Browser, CDPSession, Locator, Page } from 'playwright'
import type { Stand } from '../screens/stand.ts'
import type { Figure } from './figure.ts'
import { slowProcessor, visitorOf } from './visitor.ts'

const most = 50

/** From a finger on the glass to the next picture, with a processor four times slower (Event Timing, in steps of 8 ms). */
export const benchTaps = async (browser: Browser, stand: Stand): Promise<readonly Figure[]> => {
  const { json } = await stand.mara.ask('POST /llm/create-workout', { duration_minutes: 45, prompt: 'Kraft' })
  const { context, page, devtools } = await visitorOf(browser, stand)
  await page.addInitScript(watchTaps)
  await page.goto('/dashboard')
  await page.getByRole('button', { name: /Anpassen/ }).waitFor()
  await page.waitForTimeout(3000)
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' })
  const figures: Figure[] = []
  const read = async (what: string, rounds: number, tap: () => Promise<unknown>) => {
    const took: number[] = []
    const own: number[] = []
    for (let round = 0; round < rounds; round++) {
      await page.waitForTimeout(800)
      const before = await ownTime(devtools)
      await tap()
      own.push(4 * ((await ownTime(devtools)) - before))
      await page.waitForTimeout(800)
      await slowProcessor(devtools, 4)
      await page.evaluate(() => window.dispatchEvent(new Event('forget-taps')))
      await tap()
      await page.waitForTimeout(600)
      took.push(await page.evaluate(() => Number(document.documentElement.dataset.slowestTap ?? 0)))
      await slowProcessor(devtools, 1)
    }
    figures.push({ what: `the main thread's own time for it, four times: ${what}`, unit: 'ms', read: own, most: null })
    figures.push({ what: `Tap, processor 4 × slower: ${what}`, unit: 'ms', read: took, most })
  }
  const button = (name: string | RegExp) => page.getByRole('button', { name }).first()
  await read('unfold the choices', 6, () => button(/Anpassen/).click())
  await page.goto(`/training/${json.id}?satz=${countedSet(json)}`)
  await stepper(page).waitFor()
  await page.waitForTimeout(3000)
  await read('one repetition more', 6, () => stepper(page).click())
  await read('open the menu', 4, async () => {
    await page.getByRole('button', { name: 'Mehr', exact: true }).click()
    await page.waitForTimeout(400)
    await page.keyboard.press('Escape')
  })
  await read('set done', 3, () => logOne(page))
  await context.close()
  return figures
}

/** Milliseconds that the main thread has worked, not counting when others had the processor. */
const ownTime = async (devtools: CDPSession) => {
  const { metrics } = await devtools.send('Performance.getMetrics')
  return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0)
}

const stepper = (page: Page): Locator => page.locator('main button[aria-label$=": mehr"]').first()

type Made = { blocks: { kind: string; exercises: { sets: { id: string; reps: number | null }[] }[] }[] }

const countedSet = ({ blocks }: Made) =>
  blocks
    .filter(({ kind }) => kind === 'straight' || kind === 'superset')
    .flatMap(({ exercises }) => exercises)
    .flatMap(({ sets }) => sets)
    .find(({ reps }) => reps !== null)?.id ?? ''

const logOne = async (page: Page) => {
  const rest = page.getByRole('button', { name: 'Pause beenden' })
  const done = page.getByRole('button', { name: 'Satz fertig' })
  const sure = page.getByRole('button', { name: 'Ja, so speichern' })
  await rest.or(done).first().waitFor()
  if (await rest.isVisible()) {
    await rest.click()
    await done.waitFor()
    await page.waitForTimeout(700)
    await page.evaluate(() => window.dispatchEvent(new Event('forget-taps')))
  }
  await done.click()
  await sure
    .or(rest)
    .or(page.getByRole('button', { name: 'Rückgängig' }))
    .first()
    .waitFor()
  if (await sure.isVisible()) await sure.click()
}

/** In the page: the slowest answer to a tap since it was forgotten, kept where it can be read. */
const watchTaps = () => {
  const forget = () => {
    document.documentElement.dataset.slowestTap = '0'
  }
  window.addEventListener('forget-taps', forget)
  const see = (list: PerformanceObserverEntryList) => {
    for (const { name, duration } of list.getEntries())
      if (['pointerup', 'click', 'pointerdown'].includes(name))
        document.documentElement.dataset.slowestTap = String(
          Math.max(duration, Number(document.documentElement.dataset.slowestTap ?? 0)),
        )
  }
  const quickOnesToo = { type: 'event', durationThreshold: 16, buffered: true }
  new PerformanceObserver(see).observe(quickOnesToo)
}
