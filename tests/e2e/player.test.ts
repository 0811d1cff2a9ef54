import type { Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { samePlanFor } from '../support/same-plan.ts'
import { startVisitedSite, type VisitedSite } from '../support/visiting.ts'

type Planned = { id: string; reps: number | null; weight: number | null; rest_time: number; ramp: boolean }
type Exercise = { exercise_id: string; load_type: string; sets: Planned[] }
type Made = { id: string; blocks: { kind: string; exercises: Exercise[] }[] }

let site: VisitedSite
let page: Page
let made: Made
let athlete: string

beforeAll(async () => {
  site = await startVisitedSite()
  const tokens = await site.person('spieler@example.org')
  athlete = (await site.ask('GET /auth/me', { token: tokens.access_token })).json.id
  const ask = (call: string, body: object) => site.ask(call, { token: tokens.access_token, body })
  await ask('POST /training-profiles/', { name: 'Studio', equipment: ['dumbbells', 'bench', 'barbell'] })
  made = (await ask('POST /llm/create-workout', { duration_minutes: 45, prompt: 'Kraft' })).json
  page = (await site.visit('/dashboard', { tokens, phone: true })).page
}, 120_000)
afterAll(() => site?.close())

const loaded = () =>
  made.blocks
    .filter(({ kind }) => kind === 'straight' || kind === 'superset')
    .flatMap(({ exercises }) => exercises)
    .filter(({ load_type }) => load_type === 'total' || load_type === 'per-hand')
    .map(({ sets }) => sets.filter(({ ramp, reps }) => !ramp && reps !== null))
    .filter(({ length }) => length > 1)

const weight = () => page.getByRole('textbox', { name: /Gewicht/ })
const save = () => page.getByRole('button', { name: 'Satz fertig' })
const question = () => page.getByRole('dialog')

const open = async (set: string | undefined, workout = made.id) => {
  await page.goto(`/training/${workout}?satz=${set}`)
  const endRest = page.getByRole('button', { name: 'Pause beenden' })
  await save().or(endRest).waitFor()
  await page.waitForTimeout(480)
  if (await endRest.isVisible()) await endRest.click()
  await save().waitFor()
  await page.waitForTimeout(480)
}

test('what nobody can lift is questioned; a missing load is asked for once; then the rest runs by the plan', async () => {
  const [first, second] = loaded()[0] ?? []
  await open(first?.id)
  await weight().fill('1000')
  await save().click()
  await question()
    .getByText(/1\.?000 kg .*stimmt das\?/)
    .waitFor()
  await question().getByRole('button', { name: 'Ändern' }).click()
  await weight().fill('')
  await save().click()
  await question()
    .getByText(/^Ohne Gewicht\?/)
    .waitFor()
  await question().getByRole('button', { name: 'Ja, so speichern' }).click()
  await page.getByRole('heading', { name: 'Pause' }).waitFor()
  await expect.poll(() => page.title()).toMatch(/^\d:\d\d Pause/)

  await page.getByRole('button', { name: 'Pause beenden' }).click()
  await open(second?.id)
  await weight().fill('')
  await save().click()
  expect(await question().count()).toBe(0)
  await page.getByRole('heading', { name: 'Pause' }).waitFor()
}, 60_000)

test('a pause made shorter is remembered for its exercise; all pauses can be off', async () => {
  const [, sets = []] = loaded()
  await open(sets[0]?.id)
  await weight().fill('10')
  await save().click()
  const timer = page.getByRole('timer')
  await timer.waitFor()
  const seconds = async () => {
    const [, minutes = 0, rest = 0] = /(\d+):(\d\d)/.exec((await timer.getAttribute('aria-label')) ?? '') ?? []
    return Number(minutes) * 60 + Number(rest)
  }
  const planned = sets[0]?.rest_time ?? 0
  expect(await seconds()).toBeGreaterThan(planned - 10)
  await page.getByRole('button', { name: '15 Sekunden' }).first().click()
  await expect.poll(seconds).toBeLessThanOrEqual(planned - 15)
  await page.getByRole('button', { name: 'Pause beenden' }).click()
  await open(sets[1]?.id)
  await weight().fill('10')
  await save().click()
  await timer.waitFor()
  expect(await seconds()).toBeLessThanOrEqual(planned - 15)
  await page.getByRole('button', { name: 'Signal und Pausen' }).click()
  await page.getByRole('button', { name: 'Gar keine Pausen' }).click()
  const [, , third = []] = loaded()
  await open((third[0] ?? sets[2])?.id)
  await weight().fill('10')
  await save().click()
  await page.waitForTimeout(700)
  expect(await timer.count()).toBe(0)
}, 60_000)

test('at the set stands what was done last time, and plus goes to the next load that the place has', async () => {
  const [, sets = []] = loaded()
  const again = await samePlanFor(site, athlete, made.id)
  await expect
    .poll(
      async () => {
        await open(sets[0]?.id, again)
        return page.getByText(/^Zuletzt 10 kg × \d+/).count()
      },
      { timeout: 20_000 },
    )
    .toBe(1)
  await weight().fill('10')
  await page.getByRole('button', { name: 'Gewicht: mehr' }).click()
  const next = Number((await weight().inputValue()).replace(',', '.'))
  expect([12, 22.5, 20]).toContain(next)
}, 60_000)
