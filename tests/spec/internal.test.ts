import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isAccessible } from '../support/site.ts'
import { answerWith, calling, startVisitedSite, type VisitedSite } from '../support/visiting.ts'

type Tokens = Awaited<ReturnType<VisitedSite['person']>>

let site: VisitedSite
/** Has a place, a primary place and workouts; `newcomer` has nothing. */
let anna: Tokens
let newcomer: Tokens
let workout: string

beforeAll(async () => {
  site = await startVisitedSite()
  anna = await site.person('anna@example.org')
  newcomer = await site.person('neu@example.org')
  await ask('POST /training-profiles/', { name: 'Zuhause', equipment: ['dumbbells'] })
  await ask('POST /training-profiles/', { name: 'Studio', equipment: ['barbell', 'bench'], equipment_details: 'groß' })
  workout = (await ask('POST /llm/create-workout', { duration_minutes: 30 })).json.id
}, 120_000)
afterAll(() => site?.close())

const ask = (call: string, body?: object) => site.ask(call, { token: anna.access_token, ...(body ? { body } : {}) })
const open = (path: string, tokens = anna, phone = false) => site.visit(path, { tokens, phone })
const said = (page: Page, text: string) => page.getByText(text, { exact: true }).waitFor()
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const link = (page: Page, name: string) => page.getByRole('main').getByRole('link', { name })

const fitsThePhone = async (page: Page) =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)

describe('§2 guard', () => {
  test.each(['/internal', '/internal/workouts', '/internal/workouts/x', '/internal/profile'])(
    '%s: an unauthenticated user is redirected to /auth/login, and comes back after it',
    async path => {
      const { page, end } = await site.visit(path)
      await page.waitForURL('**/auth/login')
      await page.getByLabel('Email').fill('neu@example.org')
      await page.getByLabel('Password', { exact: true }).fill('ein langer Satz')
      await page.keyboard.press('Enter')
      await page.waitForURL(`**${path}`)
      await end()
    },
  )
})

describe('§2 /internal', () => {
  test('has cards Workout Management and Profile Management, and links to /dashboard and /', async () => {
    const { page, complaints, end } = await open('/internal')
    await page.getByRole('heading', { name: 'Workout Management' }).waitFor()
    expect(await link(page, 'Workout Management').getAttribute('href')).toBe('/internal/workouts')
    expect(await link(page, 'Profile Management').getAttribute('href')).toBe('/internal/profile')
    expect(await link(page, 'Dashboard').getAttribute('href')).toBe('/dashboard')
    expect(await link(page, 'Home').getAttribute('href')).toBe('/')
    await isAccessible(page)
    expect(complaints).toEqual([])
    await end()
  })

  test('has four disabled Coming Soon cards', async () => {
    const { page, end } = await open('/internal', anna, true)
    const cards = page.getByRole('listitem').filter({ hasText: 'Coming Soon' })
    await cards.first().waitFor()
    expect(await cards.getByRole('heading').allInnerTexts()).toEqual([
      'API Status',
      'Database Tools',
      'Logs & Monitoring',
      'Development Utils',
    ])
    expect(await cards.getByRole('link').count()).toBe(0)
    expect(await cards.evaluateAll(all => all.every(card => card.getAttribute('aria-disabled') === 'true'))).toBe(true)
    await fitsThePhone(page)
    await end()
  })
})

describe('§2 /internal/workouts', () => {
  test('shows the total count, an Edit Profile link and a table on desktop', async () => {
    const { page, complaints, end } = await open('/internal/workouts')
    await page.getByRole('table').waitFor()
    expect(await page.getByRole('columnheader').allInnerTexts()).toEqual(['ID', 'Name', 'Created', 'Status', 'Actions'])
    const total = (await ask('GET /workouts')).json.length
    await said(page, `Total workouts: ${total}`)
    expect(await link(page, 'Edit Profile').getAttribute('href')).toBe('/internal/profile')
    const row = page.getByRole('row').filter({ hasText: workout })
    expect(await row.getByRole('link', { name: 'View Details' }).getAttribute('href')).toBe(
      `/internal/workouts/${workout}`,
    )
    expect(await row.innerText()).toMatch(/\d{2}\.\d{2}\.\d{4}/)
    await isAccessible(page)
    expect(complaints).toEqual([])
    await end()
  })

  test('shows cards on mobile', async () => {
    const { page, end } = await open('/internal/workouts', anna, true)
    await page.getByRole('listitem').filter({ hasText: workout }).getByRole('link', { name: 'View Details' }).waitFor()
    expect(await page.getByRole('table').count()).toBe(0)
    await fitsThePhone(page)
    await end()
  })

  test("empty shows 'No workouts found for this user.' and a 'Back to Dashboard' link", async () => {
    const { page, end } = await open('/internal/workouts', newcomer)
    await said(page, 'No workouts found for this user.')
    expect(await link(page, 'Back to Dashboard').getAttribute('href')).toBe('/dashboard')
    await end()
  })

  test('has a create form: prompt, duration, training profile with the primary marked', async () => {
    const { page, end } = await open('/internal/workouts')
    await page.getByLabel('Workout Prompt (optional)').waitFor()
    const options = page.getByLabel('Training Profile (optional)').getByRole('option')
    await options.nth(2).waitFor({ state: 'attached' })
    expect((await options.allInnerTexts()).slice(1).sort()).toEqual(['Studio', 'Zuhause (Primary)'])
    const duration = page.getByLabel('Duration in minutes')
    expect([await duration.getAttribute('min'), await duration.getAttribute('max')]).toEqual(['15', '180'])
    await end()
  })

  test("§5 neither prompt nor duration: 'Please provide at least a prompt or duration for the workout.'", async () => {
    const { page, end } = await open('/internal/workouts')
    let asked = 0
    page.on('request', request => calling('POST', '/llm/start-workout-creation')(request) && asked++)
    await page.getByLabel('Workout Prompt (optional)').fill('   ')
    await button(page, 'Generate Workout').click()
    await said(page, 'Please provide at least a prompt or duration for the workout.')
    expect(asked).toBe(0)
    await end()
  })

  test("§4 'Creating...' while busy, then the message for 5 s and the list reloaded", async () => {
    const { page, end } = await open('/internal/workouts')
    await page.clock.install()
    await page.getByRole('table').waitFor()
    const before = await page.getByRole('row').count()
    await page.route('**/llm/start-workout-creation', async route => {
      await new Promise(resolve => setTimeout(resolve, 300))
      await route.continue()
    })
    await page.getByLabel('Workout Prompt (optional)').fill('  Rücken  ')
    await page.getByLabel('Duration in minutes').fill('20')
    await page.getByLabel('Training Profile (optional)').selectOption({ label: 'Studio' })
    const sent = page.waitForRequest(calling('POST', '/llm/start-workout-creation'))
    await button(page, 'Generate Workout').click()
    await button(page, 'Creating...').waitFor()
    const body = (await sent).postDataJSON()
    expect(body).toMatchObject({ prompt: 'Rücken', duration_minutes: 20 })
    const message = page.getByText(/^Workout created successfully! ID: [0-9a-f-]{36}$/)
    await message.waitFor()
    await expect.poll(() => page.getByRole('row').count()).toBe(before + 1)
    await page.clock.fastForward(4000)
    expect(await message.isVisible()).toBe(true)
    await page.clock.fastForward(1500)
    await message.waitFor({ state: 'hidden' })
    await end()
  })

  test('an empty prompt is omitted, and an emptied duration too', async () => {
    const { page, end } = await open('/internal/workouts', newcomer)
    await answerWith(page, 'POST', '/llm/start-workout-creation', 202, { workout_id: workout })
    const sent = page.waitForRequest(calling('POST', '/llm/start-workout-creation'))
    await page.getByLabel('Duration in minutes').fill('45')
    await button(page, 'Generate Workout').click()
    expect((await sent).postDataJSON()).toEqual({ duration_minutes: 45 })
    const again = page.waitForRequest(calling('POST', '/llm/start-workout-creation'))
    await page.getByLabel('Workout Prompt (optional)').fill('Beine')
    await button(page, 'Generate Workout').click()
    expect((await again).postDataJSON()).toEqual({ prompt: 'Beine' })
    await end()
  })

  test('§8 failures of list load and of creation', async () => {
    const { page, complaints, end } = await open('/internal')
    await answerWith(page, 'GET', '/workouts', 500)
    await answerWith(page, 'POST', '/llm/start-workout-creation', 500)
    await link(page, 'Workout Management').click()
    await said(page, 'Failed to load data. Check console for details.')
    await page.getByLabel('Duration in minutes').fill('45')
    await button(page, 'Generate Workout').click()
    await said(page, 'Failed to create workout. Check console for details.')
    expect(complaints.length).toBeGreaterThan(0)
    await end()
  })
})

describe('§2 /internal/workouts/{id}', () => {
  test('shows name, description and stats', async () => {
    const { json } = await ask(`GET /workouts/${workout}`)
    const { page, complaints, end } = await open(`/internal/workouts/${workout}`)
    await page.getByRole('heading', { level: 1, name: json.name }).waitFor()
    await said(page, json.description)
    const stats = await page.locator('header dl').innerText()
    expect(stats).toContain(workout)
    expect(stats).toMatch(/Date Created\s+\d{2}\.\d{2}\.\d{4}/)
    expect(stats).toMatch(new RegExp(`Blocks\\s+${json.blocks.length}`))
    const exercises = json.blocks.flatMap((block: { exercises: object[] }) => block.exercises)
    expect(stats).toMatch(new RegExp(`Exercises\\s+${exercises.length}`))
    expect(stats).toMatch(/Total Duration\s+\d+ min/)
    expect(complaints).toEqual([])
    await end()
  })

  test('total duration is shown only above 0', async () => {
    const { json } = await ask(`GET /workouts/${workout}`)
    const { page, end } = await open('/internal')
    await answerWith(page, 'GET', `/workouts/${workout}`, 200, { ...json, blocks: [] })
    await page.goto(`/internal/workouts/${workout}`)
    await page.getByText('Date Created').waitFor()
    expect(await page.getByText('Total Duration').count()).toBe(0)
    await end()
  })

  test("toggles 'Show Raw JSON' / 'Show Structured'; 'Copy JSON' copies exactly the raw answer", async () => {
    const { page, context, end } = await open('/internal')
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const answer = page.waitForResponse(response => calling('GET', `/workouts/${workout}`)(response.request()))
    await page.goto(`/internal/workouts/${workout}`)
    const raw = await (await answer).text()
    await button(page, 'Show Raw JSON').click()
    expect(JSON.parse(await page.locator('pre').innerText())).toEqual(JSON.parse(raw))
    expect(await page.getByRole('article').count()).toBe(0)
    await button(page, 'Copy JSON').click()
    await said(page, 'Copied to clipboard.')
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(raw)
    await button(page, 'Show Structured').click()
    await page.getByRole('article').first().waitFor()
    expect(await link(page, 'Back to List').getAttribute('href')).toBe('/internal/workouts')
    await end()
  })

  test('the structured view shows blocks with id, badge, description, execution details, numbered exercises and sets', async () => {
    const { json } = await ask(`GET /workouts/${workout}`)
    const { page, end } = await open(`/internal/workouts/${workout}`, anna, true)
    const articles = page.getByRole('article')
    await articles.first().waitFor()
    expect(await articles.count()).toBe(json.blocks.length)
    const [block] = json.blocks
    const words = await articles.first().innerText()
    for (const part of [block.name, `ID: ${block.id}`, block.status, block.description, block.block_pattern])
      expect(words).toContain(part)
    expect(words).toMatch(/Rounds\s+\d/)
    expect(words).toContain(`1. ${block.exercises[0].name}`)
    const [exercise] = block.exercises
    const item = articles.first().getByRole('listitem').first()
    expect(await item.getByRole('row').count()).toBe(exercise.sets.length + 1)
    await item.getByRole('button', { name: 'Show description' }).click()
    await item.getByText(exercise.description, { exact: true }).waitFor()
    await item.getByRole('button', { name: 'Hide description' }).click()
    await item.getByText(exercise.description, { exact: true }).waitFor({ state: 'hidden' })
    await fitsThePhone(page)
    await isAccessible(page)
    await end()
  })

  test('notes are shown where there are any', async () => {
    const { json } = await ask(`GET /workouts/${workout}`)
    const [block, ...blocks] = json.blocks
    const { page, end } = await open('/internal')
    const told = { ...json, blocks: [{ ...block, notes: 'Langsam beginnen' }, ...blocks] }
    await answerWith(page, 'GET', `/workouts/${workout}`, 200, told)
    await page.goto(`/internal/workouts/${workout}`)
    await page.getByText('Notes: Langsam beginnen').waitFor()
    await end()
  })

  test("§8 'Failed to load workout details. Check console for details.'", async () => {
    const { page, end } = await open('/internal/workouts/00000000-0000-4000-8000-000000000000')
    await said(page, 'Failed to load workout details. Check console for details.')
    await link(page, 'Back to List').waitFor()
    await end()
  })

  test('§6 a signed-in user can delete a workout', async () => {
    const { id } = (await ask('POST /llm/create-workout', { duration_minutes: 15 })).json
    const { page, end } = await open(`/internal/workouts/${id}`)
    await button(page, 'Delete Workout').click()
    await button(page, 'Delete').click()
    await page.waitForURL('**/internal/workouts')
    await page.getByRole('table').waitFor()
    await expect.poll(() => page.getByText(id).count()).toBe(0)
    expect((await ask(`GET /workouts/${id}`)).status).toBe(404)
    await end()
  })
})

describe('§4 status badges', () => {
  test('a workout COMPLETED is success, INCOMPLETE is warning, anything else is secondary; underscores are spaces', async () => {
    const entry = (await ask('GET /workouts')).json[0]
    const statuses = ['COMPLETED', 'INCOMPLETE', 'PLANNED', 'SOME_OTHER']
    const { page, end } = await open('/internal')
    const list = statuses.map((status, at) => ({ ...entry, id: `id-${at}`, status }))
    await answerWith(page, 'GET', '/workouts', 200, list)
    await link(page, 'Workout Management').click()
    const badges = page.locator('td [data-tone]')
    await badges.nth(3).waitFor()
    expect(await badges.allInnerTexts()).toEqual(['COMPLETED', 'INCOMPLETE', 'PLANNED', 'SOME OTHER'])
    expect(await badges.evaluateAll(all => all.map(one => one.getAttribute('data-tone')))).toEqual([
      'success',
      'warning',
      'secondary',
      'secondary',
    ])
    await end()
  })

  test('a block complete is success, in progress is warning, other is outline', async () => {
    const { json } = await ask(`GET /workouts/${workout}`)
    const [block] = json.blocks
    const blocks = ['complete', 'in_progress', 'incomplete'].map(status => ({ ...block, id: status, status }))
    const { page, end } = await open('/internal')
    await answerWith(page, 'GET', `/workouts/${workout}`, 200, { ...json, blocks })
    await page.goto(`/internal/workouts/${workout}`)
    const badges = page.locator('article [data-tone]')
    await badges.nth(2).waitFor()
    expect(await badges.allInnerTexts()).toEqual(['complete', 'in progress', 'incomplete'])
    expect(await badges.evaluateAll(all => all.map(one => one.getAttribute('data-tone')))).toEqual([
      'success',
      'warning',
      'outline',
    ])
    await end()
  })
})
