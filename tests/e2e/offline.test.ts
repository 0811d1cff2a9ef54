import type { Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { DomainEvent } from '../../domain/facts.ts'
import { asWorkoutId } from '../../domain/ids.ts'
import { streamOf } from '../../domain/streams.ts'
import type { Entry } from '../../web/data/outbox.ts'
import { samePlanFor } from '../support/same-plan.ts'
import { startVisitedSite, type VisitedSite } from '../support/visiting.ts'
import { kept, keptQuestions, type Phone, phoneOf } from './parts/phone.ts'

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
  return { tokens, id: me.json.id as string }
}

type Block = { exercises: { exercise_id: string }[] }

/** How many figures and sheets rest on this device. */
const filesSeen = (page: Page) => page.evaluate(async () => (await (await caches.open('formkurve-seen')).keys()).length)

/** The sets that lie on this device and the server does not know, in the order of doing. */
const setsKept = async (page: Page) =>
  (await kept(page, 'outbox')).flatMap(([, row]) => {
    const { act } = row as Entry
    return act.name === 'PUT /api/workouts/:id/sets/:set' ? [act.params.set] : []
  })

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

/** A whole training without a connection: twice the browser is killed right after a set, then the clock is an hour ahead. */
const trainThroughKills = async (phone: Phone, workout: string) => {
  for (const [more, all] of [
    [3, 3],
    [2, 5],
  ] as const) {
    await train(await phone.open(`/training/${workout}?satz=`), more)
    await phone.kill()
    const home = await phone.open('/dashboard')
    await home.getByRole('link', { name: 'Weiter trainieren' }).waitFor()
    expect(await setsKept(home)).toHaveLength(all)
  }
  const last = await phone.open(`/training/${workout}?satz=`, { hoursAhead: 1 })
  await train(last, 200)
  return last
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

  const phone = await phoneOf(site, offline.tokens)
  const page = await phone.open('/dashboard')
  await page.getByText(made.json.name).first().waitFor()
  await page.evaluate(() => navigator.serviceWorker.ready)
  await expect.poll(() => keptQuestions(page), { timeout: 20_000 }).toContain(`["preparation","${here}"]`)
  await expect.poll(() => keptQuestions(page), { timeout: 20_000 }).toContain(`["workout","${here}"]`)
  await expect.poll(() => keptQuestions(page), { timeout: 20_000 }).toContain(`["history","${here}"]`)
  await expect.poll(() => keptQuestions(page), { timeout: 20_000 }).toContain(`["additions","${here}"]`)
  const exercises = new Set(made.json.blocks.flatMap((block: Block) => block.exercises.map(one => one.exercise_id)))
  await expect.poll(() => filesSeen(page), { timeout: 20_000 }).toBeGreaterThanOrEqual(2 * exercises.size)
  await phone.setOffline(true)

  const opened = Date.now()
  await page.goto(`${site.url}/training/${here}`)
  await page.getByRole('heading', { name: made.json.name }).waitFor()
  console.log(`a stored workout opened without a connection in ${Date.now() - opened} ms`)

  await page.locator('summary').first().click()
  await page.getByRole('button', { name: 'Alles zur Übung' }).first().click()
  const sheet = page.getByRole('dialog')
  await sheet.getByRole('heading', { name: 'So geht es' }).waitFor()
  await sheet.getByRole('img').first().locator('svg').waitFor()
  await page.keyboard.press('Escape')
  await page.goto(`${site.url}/training/${here}?satz=`)
  await page.getByRole('button', { name: 'Mehr', exact: true }).click()
  await page.getByRole('button', { name: 'Übung dazu', exact: true }).click()
  await sheet.getByLabel('Name der Übung').fill('Kniebeuge')
  await sheet.getByRole('listitem').first().waitFor()
  await page.goto(`${site.url}/training/${here}/history`)
  await page.getByText('Plan vom eingebauten Coach erstellt.').waitFor()

  const last = await trainThroughKills(phone, here)
  expect((await told(here)).length).toBe(0)
  await last.goto(`${site.url}/dashboard`)
  await last.getByText(/Du bist offline\. \d+ Einträge warten/).waitFor()
  const past = last.getByRole('region', { name: 'Trainingsverlauf' })
  await past.getByText(made.json.name).waitFor()
  await last.getByText('Ein Workout abgeschlossen.').waitFor()
  expect(await last.getByRole('link', { name: 'Weiter trainieren' }).count()).toBe(0)

  await phone.setOffline(false)
  await expect.poll(async () => (await told(here)).at(-1)?.type, { timeout: 60_000 }).toBe('WorkoutCompleted')
  await last.getByText(/Du bist offline/).waitFor({ state: 'detached' })

  const atHome = await phoneOf(site, online.tokens)
  await train(await atHome.open(`/training/${there}?satz=`), 200)
  await expect.poll(async () => (await told(there)).at(-1)?.type, { timeout: 60_000 }).toBe('WorkoutCompleted')
  expect(await told(here)).toEqual(await told(there))
  expect([...phone.complaints, ...atHome.complaints]).toEqual([])
  await Promise.all([phone.end(), atHome.end()])
}, 400_000)
