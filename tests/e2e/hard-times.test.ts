import type { Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { streamOf } from '../../domain/kernel/stream.ts'
import { startVisitedSite, type VisitedSite } from '../support/visiting.ts'

let site: VisitedSite

beforeAll(async () => {
  site = await startVisitedSite()
}, 120_000)
afterAll(() => site?.close())

type Made = { id: string; blocks: { kind: string; exercises: { sets: { id: string; reps: number | null }[] }[] }[] }

const athlete = async (name: string) => {
  const tokens = await site.person(`${name}@example.org`)
  const body = { duration_minutes: 30, prompt: 'Kraft' }
  const made: Made = (await site.ask('POST /llm/create-workout', { token: tokens.access_token, body })).json
  const set = made.blocks
    .flatMap(({ exercises }) => exercises)
    .flatMap(({ sets }) => sets)
    .find(({ reps }) => reps !== null)
  if (!set) throw new Error('nothing to count')
  return { tokens, workout: made.id, set: set.id }
}

const logs = async (workout: string) =>
  (await site.product.log.load(streamOf('workout', workout))).filter(({ event }) => event.type === 'SetLogged').length

const logOne = async (page: Page) => {
  const done = page.getByRole('button', { name: 'Satz fertig' })
  await done.waitFor()
  await page.waitForTimeout(500)
  await done.click()
  const sure = page.getByRole('button', { name: 'Ja, so speichern' })
  await page.waitForTimeout(200)
  if (await sure.isVisible()) await sure.click()
}

test('a full disk is told, and what was done still arrives', async () => {
  const { tokens, workout, set } = await athlete('voll')
  const { page, end } = await site.visit('/auth/login', { phone: true })
  await page.addInitScript(() => {
    const full = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
    IDBObjectStore.prototype.put = full
    IDBObjectStore.prototype.add = full
  })
  await page.evaluate(given => {
    localStorage.setItem('access_token', given.access_token)
    localStorage.setItem('refresh_token', given.refresh_token)
    localStorage.setItem('access_token_expires', String(Date.now() + 800_000))
  }, tokens)
  await page.goto(`/training/${workout}?satz=${set}`)
  let release = () => {}
  const held = new Promise<void>(go => {
    release = go
  })
  await page.route(/\/api\/workouts\/[^/]+\/sets\//, async route => {
    await held
    await route.fallback()
  })
  await logOne(page)
  await page.getByText('Dieses Gerät kann nichts mehr speichern.', { exact: false }).first().waitFor()
  release()
  await expect.poll(() => logs(workout), { timeout: 10_000 }).toBe(1)
  await end()
}, 60_000)

test('a session that ends in the middle loses nothing: after signing in again the set arrives', async () => {
  const { tokens, workout, set } = await athlete('entzogen')
  const { page, end } = await site.visit(`/training/${workout}?satz=${set}`, { tokens, phone: true })
  await page.getByRole('button', { name: 'Satz fertig' }).waitFor()
  const refuse = (route: { fulfill: (answer: object) => Promise<void> }) =>
    route.fulfill({ status: 401, contentType: 'application/json', body: '{"message":"Unauthorized"}' })
  await page.route(/\/(api|auth\/(refresh|me))/, refuse)
  await logOne(page)
  await page.waitForURL('**/auth/login', { timeout: 15_000 })
  expect(await logs(workout)).toBe(0)
  await page.unroute(/\/(api|auth\/(refresh|me))/, refuse)
  const again = await site.signIn('entzogen@example.org')
  await page.evaluate(given => {
    localStorage.setItem('access_token', given.access_token)
    localStorage.setItem('refresh_token', given.refresh_token)
    localStorage.setItem('access_token_expires', String(Date.now() + 800_000))
  }, again)
  await page.goto(`/training/${workout}`)
  await expect.poll(() => logs(workout), { timeout: 15_000 }).toBe(1)
  await end()
}, 60_000)

test('an answer that is cut off is asked for again and the set is logged once', async () => {
  const { tokens, workout, set } = await athlete('abgeschnitten')
  const { page, end } = await site.visit(`/training/${workout}?satz=${set}`, { tokens, phone: true })
  let cut = 0
  await page.route(/\/api\/workouts\/[^/]+\/sets\//, async route => {
    if (cut > 1) return route.fallback()
    cut += 1
    await route.fetch()
    await route.abort('connectionreset')
  })
  await logOne(page)
  await expect.poll(() => cut, { timeout: 20_000 }).toBe(2)
  await page.getByText(/noch nicht übertragen/).waitFor({ state: 'detached', timeout: 20_000 })
  expect(await logs(workout)).toBe(1)
  await end()
}, 60_000)
