import type { Browser, Locator, Page } from 'playwright'
import type { Stand } from '../screens/stand.ts'
import type { Figure } from './figure.ts'
import { slowProcessor, visitorOf } from './visitor.ts'

const most = 50

/**
 * With a processor four times slower: from a finger on the glass to the first picture that shows it was felt, and from its
 * leaving to the picture of what it led to (Event Timing, in steps of 8 ms).
 */
export const benchTaps = async (browser: Browser, stand: Stand): Promise<readonly Figure[]> => {
  const { json } = await stand.mara.ask('POST /llm/create-workout', { duration_minutes: 45, prompt: 'Kraft' })
  const { context, page, devtools } = await visitorOf(browser, stand)
  await page.addInitScript(watchTaps)
  await page.goto('/dashboard')
  await page.getByRole('button', { name: /Anpassen/ }).waitFor()
  await page.waitForTimeout(3000)
  await slowProcessor(devtools, 4)
  const figures: Figure[] = []
  const read = async (what: string, rounds: number, tap: () => Promise<unknown>) => {
    const felt: number[] = []
    const led: number[] = []
    for (let round = 0; round < rounds; round++) {
      await page.waitForTimeout(800)
      await page.evaluate(() => window.dispatchEvent(new Event('forget-taps')))
      await tap()
      await page.waitForTimeout(600)
      const { dataset } = await page.evaluate(() => ({ dataset: { ...document.documentElement.dataset } }))
      felt.push(Number(dataset.felt))
      led.push(Number(dataset.led))
    }
    figures.push({ what: `Tap felt, processor 4 × slower: ${what}`, unit: 'ms', read: felt, most })
    figures.push({ what: 'the same, until what it led to is seen', unit: 'ms', read: led, most: null })
  }
  const button = (name: string | RegExp) => page.getByRole('button', { name }).first()
  await read('unfold the choices', 6, () => button(/Anpassen/).click(finger))
  await page.goto(`/training/${json.id}?satz=${countedSet(json)}`)
  await stepper(page).waitFor()
  await page.waitForTimeout(3000)
  await read('one repetition more', 6, () => stepper(page).click(finger))
  await read('open the menu', 4, async () => {
    await page.getByRole('button', { name: 'Mehr', exact: true }).click(finger)
    await page.waitForTimeout(400)
    await page.keyboard.press('Escape')
  })
  await read('set done', 3, () => logOne(page))
  await context.close()
  return figures
}

/** A finger stays for a moment. */
const finger = { delay: 90 }

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
  await done.click(finger)
  await sure
    .or(rest)
    .or(page.getByRole('button', { name: 'Rückgängig' }))
    .first()
    .waitFor()
  if (await sure.isVisible()) await sure.click()
}

/** In the page: the slowest picture after a finger came and after it left, since both were forgotten. */
const watchTaps = () => {
  const told = () => document.documentElement.dataset
  const forget = () => Object.assign(told(), { felt: '0', led: '0' })
  window.addEventListener('forget-taps', forget)
  const see = (list: PerformanceObserverEntryList) => {
    for (const { name, duration } of list.getEntries()) {
      const what = name === 'pointerdown' ? 'felt' : name === 'click' ? 'led' : null
      if (what) told()[what] = String(Math.max(duration, Number(told()[what] ?? 0)))
    }
  }
  const quickOnesToo = { type: 'event', durationThreshold: 16, buffered: true }
  new PerformanceObserver(see).observe(quickOnesToo)
}
