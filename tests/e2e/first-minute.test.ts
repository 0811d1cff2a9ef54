import AxeBuilder from '@axe-core/playwright'
import type { Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { streamOf } from '../../domain/kernel/stream.ts'
import { answerWith, startVisitedSite, type VisitedSite } from '../support/visiting.ts'

let site: VisitedSite

beforeAll(async () => {
  site = await startVisitedSite()
}, 120_000)
afterAll(() => site?.close())

const accessible = async (page: Page) => {
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
}

test('a few short questions lead to the first workout, made for what was answered; none of them must be', async () => {
  const tokens = await site.person('anfang@example.org')
  const ask = (call: string) => site.ask(call, { token: tokens.access_token })
  const { page, end, complaints } = await site.visit('/dashboard', { tokens, phone: true })
  await page.getByRole('link', { name: /In einer Minute einrichten/ }).click()
  await page.getByRole('button', { name: 'Muskelaufbau' }).click()
  await accessible(page)
  await page.getByRole('button', { name: 'Weiter' }).click()
  await page.getByRole('heading', { name: 'Wo und womit?' }).waitFor()
  await page.getByRole('button', { name: 'Zuhause' }).click()
  expect(await page.getByRole('button', { name: 'Zuhause' }).getAttribute('aria-pressed')).toBe('true')
  await page.getByRole('button', { name: 'Weiter' }).click()
  await page.getByRole('button', { name: '3', exact: true }).click()
  await page.getByRole('button', { name: '45 min' }).click()
  await page.getByRole('button', { name: 'Weiter' }).click()
  expect(await page.getByLabel(/Schmerzen, Verletzungen/).count()).toBe(0)
  await page.getByRole('button', { name: 'Ja, ich willige ein' }).click()
  await page.getByLabel(/Schmerzen, Verletzungen/).fill('rechtes Knie')
  await accessible(page)
  await page.getByRole('button', { name: 'Weiter' }).click()
  await page.getByRole('button', { name: 'Betablocker' }).click()
  await accessible(page)
  await page.getByRole('button', { name: 'Erstes Workout erstellen' }).click()
  await page.getByRole('button', { name: 'Training starten' }).waitFor({ timeout: 30_000 })
  const { json: about } = await ask('GET /training-plan/mine')
  expect(about).toMatchObject({
    workout_goal_id: 'muscle',
    training_frequency: 3,
    session_duration: 45,
    restrictions: 'rechtes Knie',
  })
  expect((await ask('GET /api/body')).json.screening).toMatchObject({
    due: false,
    answers: { drugs: ['beta-blocker'] },
  })
  expect((await ask('GET /training-profiles/all')).json).toMatchObject([{ name: 'Zuhause', is_primary: true }])
  expect((await ask('GET /users/profile')).json.onboarding_completed).toBe(true)
  expect(complaints).toEqual([])
  await end()

  const hurried = await site.person('eilig@example.org')
  const other = await site.visit('/start', { tokens: hurried, phone: true })
  for (const _ of [1, 2, 3, 4]) await other.page.getByRole('button', { name: 'Weiter' }).click()
  await other.page.getByRole('button', { name: 'Erstes Workout erstellen' }).click()
  await other.page.getByRole('button', { name: 'Training starten' }).waitFor({ timeout: 30_000 })
  await other.end()
}, 120_000)

test('after a training two taps tell the coach how it was, and what that changes is said', async () => {
  const tokens = await site.person('zwei-tipps@example.org')
  const ask = (call: string, body?: object) => site.ask(call, { token: tokens.access_token, ...(body ? { body } : {}) })
  const { json: made } = await ask('POST /llm/create-workout', { duration_minutes: 20 })
  await ask(`PUT /api/workouts/${made.id}/status`, { status: 'completed' })
  const { page, end } = await site.visit(`/training/${made.id}`, { tokens, phone: true })
  await page.getByRole('button', { name: 'Zu schwer' }).click()
  await page.getByText('Nächstes Mal wird es leichter.').waitFor()
  await page.getByRole('button', { name: 'Ja, Dranbleiben fällt mir schwer' }).click()
  await page.getByText('Danke, das weiß der Coach jetzt.').waitFor()
  await accessible(page)
  await page.reload()
  await page.getByText('Nächstes Mal wird es leichter.').waitFor()
  expect(await page.getByRole('button', { name: 'Zu schwer' }).getAttribute('aria-pressed')).toBe('true')
  await end()
}, 90_000)

test('without a free workout the button leads to what a subscription gives and costs, never to an error', async () => {
  const tokens = await site.person('leer@example.org')
  const me = (await site.ask('GET /auth/me', { token: tokens.access_token })).json.id
  const overview = (await site.ask('GET /dashboard/overview', { token: tokens.access_token })).json
  const { page, end, complaints } = await site.visit('/auth/login', { tokens, phone: true })
  await answerWith(page, 'GET', '/dashboard/overview', 200, {
    ...overview,
    credits: { free_left: 0, subscribed: false, allowance_left: null },
  })
  await page.goto('/dashboard')
  await page.getByRole('link', { name: /Weiter mit Abo/ }).click()
  await page.getByRole('heading', { name: 'Dein Abo' }).waitFor()
  await page.getByText('Deine zehn sind aufgebraucht').waitFor()
  await page.getByText('Bis zu 100 Workouts in 30 Tagen', { exact: false }).waitFor()
  await page.getByRole('link', { name: 'In der App abonnieren' }).waitFor()
  await accessible(page)
  expect((await site.product.log.load(streamOf('membership', me))).length).toBe(0)
  expect(complaints).toEqual([])
  await end()
}, 60_000)
