import type { BrowserContext, Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { DomainEvent } from '../../domain/facts.ts'
import { asWorkoutId } from '../../domain/ids.ts'
import { streamOf } from '../../domain/streams.ts'
import { samePlanFor } from '../support/same-plan.ts'
import { keepTokens, startVisitedSite, type VisitedSite } from '../support/visiting.ts'

let site: VisitedSite

beforeAll(async () => {
  site = await startVisitedSite()
}, 120_000)
afterAll(() => site?.close())

const eventsOf = async (workout: string) =>
  (await site.product.log.load(streamOf('workout', asWorkoutId(workout)))).map(({ event }) => event)

const person = async (name: string) => {
  const tokens = await site.person(`${name}@example.org`)
  const me = await site.ask('GET /auth/me', { token: tokens.access_token })
  const { context } = await site.visitor({ viewport: { width: 390, height: 844 }, serviceWorkers: 'allow' })
  await context.addInitScript(keepTokens, tokens)
  return { tokens, context, id: me.json.id as string }
}

type Block = { exercises: { exercise_id: string }[] }

/** How many figures and sheets rest on this device. */
const filesSeen = (page: Page) => page.evaluate(async () => (await (await caches.open('formkurve-seen')).keys()).length)

/** What this device can answer without a connection. */
const keptQuestions = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string[]>(answer => {
        const opening = indexedDB.open('formkurve')
        opening.onsuccess = () => {
          const keys = opening.result.transaction('answers').objectStore('answers').getAllKeys()
          keys.onsuccess = () => {
            opening.result.close()
            answer(keys.result.map(String))
          }
        }
      }),
  )

/** Takes what the screen offers next, until `sets` are logged or the training is finished. */
const train = async (page: Page, sets: number) => {
  const done = page.getByRole('button', { name: 'Satz fertig' })
  const untimed = page.getByRole('button', { name: 'Ohne Uhr speichern' })
  const endRest = page.getByRole('button', { name: 'Pause beenden' })
  const finish = page.getByRole('button', { name: 'Training abschließen' })
  const surely = page.getByRole('button', { name: 'Ja, so speichern' })
  for (let logged = 0; logged < sets; ) {
    await done.or(untimed).or(endRest).or(finish).first().waitFor()
    await page.waitForTimeout(480)
    if (await finish.isVisible()) {
      await finish.click()
      await page.getByText('Abgeschlossen').waitFor()
      return
    }
    if (await endRest.isVisible()) await endRest.click()
    else {
      await done.or(untimed).first().click()
      if (await surely.isVisible()) await surely.click()
      logged += 1
    }
    await page.waitForTimeout(60)
  }
}

/** A whole training in three windows: the first two are killed in the middle. */
const wholeTraining = async (context: BrowserContext, workout: string, first: Page, ahead: () => Promise<Page>) => {
  await first.goto(`/training/${workout}?satz=`)
  await train(first, 3)
  await first.close({ runBeforeUnload: false })
  const second = await context.newPage()
  await second.goto(`/training/${workout}?satz=`)
  await train(second, 2)
  await second.close({ runBeforeUnload: false })
  const third = await ahead()
  await third.goto(`/training/${workout}?satz=`)
  await train(third, 200)
  return third
}

/** What happened, without when and how long somebody rested. */
const told = async (workout: string) =>
  (await eventsOf(workout))
    .filter(({ type }) => type !== 'WorkoutRequested' && type !== 'WorkoutGenerated')
    .map((event: DomainEvent) => {
      const { at: _, seconds: __, ...rest } = event as DomainEvent & { at: string; seconds?: number }
      return rest
    })

test('a whole training without a connection is the training it would have been with one', async () => {
  const online = await person('online')
  const offline = await person('offline')
  const made = await site.ask('POST /llm/create-workout', {
    token: online.tokens.access_token,
    body: { duration_minutes: 15 },
  })
  const there: string = made.json.id
  const here = await samePlanFor(site, offline.id, there)

  const page = await offline.context.newPage()
  const complaints: string[] = []
  page.on('pageerror', error => complaints.push(error.message))
  await page.goto('/dashboard')
  await page.getByText(made.json.name).first().waitFor()
  await page.evaluate(() => navigator.serviceWorker.ready)
  await expect.poll(() => keptQuestions(page), { timeout: 20_000 }).toContain(`["preparation","${here}"]`)
  await expect.poll(() => keptQuestions(page)).toContain(`["workout","${here}"]`)
  const exercises = new Set(made.json.blocks.flatMap((block: Block) => block.exercises.map(one => one.exercise_id)))
  await expect.poll(() => filesSeen(page)).toBeGreaterThanOrEqual(2 * exercises.size)
  await offline.context.setOffline(true)

  const opened = Date.now()
  await page.goto(`/training/${here}`)
  await page.getByRole('heading', { name: made.json.name }).waitFor()
  console.log(`a stored workout opened without a connection in ${Date.now() - opened} ms`)

  await page.locator('summary').first().click()
  await page.getByRole('button', { name: 'Alles zur Übung' }).first().click()
  const sheet = page.getByRole('dialog')
  await sheet.getByRole('heading', { name: 'So geht es' }).waitFor()
  await sheet.getByRole('img').first().locator('svg').waitFor()
  await page.keyboard.press('Escape')

  const last = await wholeTraining(offline.context, here, page, async () => {
    const home = await offline.context.newPage()
    await home.goto('/dashboard')
    await home.getByRole('link', { name: 'Weiter trainieren' }).waitFor()
    await home.close()
    const later = await offline.context.newPage()
    await later.clock.install({ time: Date.now() + 3_600_000 })
    return later
  })
  expect((await told(here)).length).toBe(0)
  await last.goto('/dashboard')
  await last.getByText(/Du bist offline\. \d+ Einträge warten/).waitFor()
  const past = last.getByRole('region', { name: 'Trainingsverlauf' })
  await past.getByText(made.json.name).waitFor()
  await last.getByText('Ein Workout abgeschlossen.').waitFor()
  expect(await last.getByRole('link', { name: 'Weiter trainieren' }).count()).toBe(0)

  await offline.context.setOffline(false)
  await expect.poll(async () => (await told(here)).at(-1)?.type, { timeout: 60_000 }).toBe('WorkoutCompleted')
  await last.getByText(/Du bist offline/).waitFor({ state: 'detached' })

  await wholeTraining(online.context, there, await online.context.newPage(), () => online.context.newPage())
  await expect.poll(async () => (await told(there)).at(-1)?.type, { timeout: 60_000 }).toBe('WorkoutCompleted')
  expect(await told(here)).toEqual(await told(there))
  expect(complaints).toEqual([])
}, 400_000)
