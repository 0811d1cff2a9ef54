import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { faultsOf } from '../support/axe.ts'
import { answerWith, startVisitedSite, type VisitedSite } from '../support/visiting.ts'

type Tokens = Awaited<ReturnType<VisitedSite['person']>>

const gym = ['dumbbells', 'barbell', 'rack', 'weight-plates', 'bench', 'pull-up-bar', 'mat']

describe('another place in the middle of a workout', () => {
  let site: VisitedSite
  let people = 0

  beforeAll(async () => {
    site = await startVisitedSite()
  }, 120_000)
  afterAll(() => site?.close())

  const athlete = async (places: Record<string, readonly string[]>) => {
    const tokens = await site.person(`ort${++people}@example.org`)
    const ids: Record<string, string> = {}
    for (const [name, equipment] of Object.entries(places))
      ids[name] = (await ask(tokens, 'POST /training-profiles/', { name, equipment })).id
    const { id } = await ask(tokens, 'POST /llm/create-workout', { duration_minutes: 45 })
    return { tokens, workout: id as string, ids }
  }
  const ask = async ({ access_token: token }: Tokens, call: string, body?: object) =>
    (await site.ask(call, { token, ...(body ? { body } : {}) })).json

  const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
  const here = (page: Page) => page.getByRole('dialog').locator('[aria-current=true]')
  const focused = (page: Page) =>
    page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent)

  const press = async (page: Page, name: string) => {
    await button(page, name).focus()
    await page.keyboard.press('Enter')
  }

  const isAccessible = async (page: Page) => {
    expect(await faultsOf(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  }

  test('planned: by keyboard to the place that is not marked, and the coach tells what it did', async () => {
    const { tokens, workout } = await athlete({ Studio: gym, Hotel: ['mat'] })
    const { page, complaints, end } = await site.visit(`/training/${workout}`, { tokens, phone: true })
    await press(page, 'Mehr zu diesem Workout')
    await isAccessible(page)
    await press(page, 'Ort wechseln')
    await here(page).getByText('Studio').waitFor()
    await isAccessible(page)

    await press(page, 'Hotel')
    await page.getByText('Ab hier gilt „Hotel“. Der Rest passt jetzt zu deinem neuen Ort.').waitFor()
    await isAccessible(page)
    await expect.poll(() => focused(page)).toBe('Verstanden')
    await page.keyboard.press('Enter')
    await expect.poll(() => focused(page)).toBe('Mehr zu diesem Workout')

    await press(page, 'Mehr zu diesem Workout')
    await press(page, 'Ort wechseln')
    await here(page).getByText('Hotel').waitFor()
    await page.keyboard.press('Escape')
    await expect.poll(() => focused(page)).toBe('Mehr zu diesem Workout')
    expect(complaints).toEqual([])
    await end()
  })

  test('under way: the coach is waited for, a refusal is told where it was asked, and the next try counts', async () => {
    const { tokens, workout, ids } = await athlete({ Studio: gym, Hotel: ['mat'] })
    await ask(tokens, `PUT /api/workouts/${workout}/status`, { status: 'in_progress' })
    const { page, end } = await site.visit(`/training/${workout}?satz=`, { tokens, phone: true })
    const revision = `/api/workouts/${workout}/revision`
    await answerWith(page, 'POST', revision, 409, { detail: 'The plan breaks a rule', code: 'plan-breaks-rules' })
    await press(page, 'Mehr')
    await press(page, 'Ort wechseln')
    await press(page, 'Hotel')
    await page.getByRole('alert').getByText('Dein Plan bleibt, wie er ist.').waitFor()
    await isAccessible(page)
    await expect.poll(() => focused(page)).toBe('Hotel')

    const answer = Promise.withResolvers<void>()
    await page.unrouteAll()
    await page.route(`**${revision}`, async route => {
      await answer.promise
      await route.continue()
    })
    await page.keyboard.press('Enter')
    await page.getByRole('status').getByText('Der Coach plant um …').waitFor()
    expect(await button(page, 'Hotel').isDisabled()).toBe(true)
    answer.resolve()
    await page.getByText('Ab hier gilt „Hotel“.').waitFor()
    await page.keyboard.press('Enter')
    await expect.poll(() => focused(page)).toBe('Mehr')
    expect(await ask(tokens, `GET /api/workouts/${workout}/place`)).toEqual({ profile_id: ids.Hotel })
    await end()
  })

  test('with one place only it says so, and leads to where another one is added', async () => {
    const { tokens, workout } = await athlete({ Zuhause: ['dumbbells', 'mat'] })
    const { page, end } = await site.visit(`/training/${workout}`, { tokens, phone: true })
    await answerWith(page, 'GET', `/api/workouts/${workout}/place`, 500)
    await press(page, 'Mehr zu diesem Workout')
    await press(page, 'Ort wechseln')
    await page.getByRole('alert').waitFor()
    await page.unrouteAll()
    await press(page, 'Noch einmal versuchen')
    await here(page).getByText('Zuhause').waitFor()
    await page.getByText('Das ist bisher dein einziger Ort.').waitFor()
    await isAccessible(page)
    await page.getByRole('dialog').getByRole('link', { name: 'Ort anlegen' }).click()
    await page.getByRole('heading', { name: 'Trainingsorte' }).waitFor()
    await end()
  })

  test('a workout that is over offers no change', async () => {
    const { tokens, workout } = await athlete({ Studio: gym, Hotel: ['mat'] })
    for (const status of ['in_progress', 'aborted'])
      await ask(tokens, `PUT /api/workouts/${workout}/status`, { status })
    const { page, end } = await site.visit(`/training/${workout}`, { tokens })
    await press(page, 'Mehr zu diesem Workout')
    await button(page, 'Workout löschen').waitFor()
    expect(await button(page, 'Anpassen').count()).toBe(0)
    expect(await button(page, 'Ort wechseln').count()).toBe(0)
    await end()
  })
})
