import { afterAll, beforeAll, expect, test } from 'vitest'
import { brokenWords } from '../support/broken-words.ts'
import { isAccessible } from '../support/site.ts'
import { answerWith, startVisitedSite, type VisitedSite } from '../support/visiting.ts'

let site: VisitedSite

beforeAll(async () => {
  site = await startVisitedSite()
}, 120_000)
afterAll(() => site?.close())

test('a running workout comes first, a new one second, and is no session of the week before its end; without one, the one click does', async () => {
  const tokens = await site.person('laeuft@example.org')
  const ask = (call: string, body: object) => site.ask(call, { token: tokens.access_token, body })
  const { page } = await site.visit('/dashboard', { tokens, phone: true })
  await page.getByRole('button', { name: /^Workout erstellen/ }).waitFor()
  expect(await page.getByRole('link', { name: /Weiter trainieren/ }).count()).toBe(0)

  const { id, name, blocks } = (await ask('POST /llm/create-workout', { duration_minutes: 20 })).json
  await ask(`PUT /api/workouts/${id}/sets/${blocks[1].exercises[0].sets[0].id}`, { reps: 8 })
  const go = page.getByRole('link', { name: /Weiter trainieren/ })
  await go.waitFor()
  await go.getByText(name).waitFor()
  await isAccessible(page)
  await page.getByRole('button', { name: 'Neues Workout erstellen' }).waitFor()
  await go.click()
  await page.waitForURL(`**/training/${id}?satz=*`)
  await page.locator('#main-action').waitFor()

  const week = page.getByRole('region', { name: 'Diese Woche' }).getByText(/^\d \/ \d$/)
  await page.goto('/dashboard')
  expect(await week.textContent()).toMatch(/^0/)
  await ask(`PUT /api/workouts/${id}/status`, { status: 'completed' })
  await expect.poll(() => week.textContent(), { timeout: 8000 }).toMatch(/^1/)
}, 60_000)

test('what was adjusted is made by the button below it, and what went wrong is seen from there', async () => {
  const tokens = await site.person('passt-an@example.org')
  const { page, end } = await site.visit('/dashboard', { tokens, phone: true })
  await page.getByRole('button', { name: /^Anpassen/ }).click()
  await page.getByRole('button', { name: '30 min' }).click()
  await page.getByLabel('Dein Wunsch').fill('nur Beine')
  const make = page.getByRole('button', { name: 'Mit diesen Angaben erstellen' })
  const failing = '**/llm/start-workout-creation'
  await page.route(failing, route => route.fulfill({ status: 503, body: '' }))
  await make.click()
  const told = page.getByRole('alert')
  await told.waitFor()
  const isSeen = () =>
    told.evaluate(at => at.getBoundingClientRect().top >= 0 && at.getBoundingClientRect().bottom <= innerHeight)
  await expect.poll(isSeen).toBe(true)
  await page.unroute(failing)
  const [asked] = await Promise.all([page.waitForRequest(failing), make.click()])
  expect(asked.postDataJSON()).toEqual({ duration_minutes: 30, prompt: 'nur Beine' })
  await page.waitForURL(/\/training\//)
  await end()
}, 60_000)

test('without a connection it is said once, and what was never read here says when it comes', async () => {
  const tokens = await site.person('keller@example.org')
  const { page, context, end } = await site.visit('/auth/login', { tokens, phone: true })
  for (const call of ['programme', 'strength']) await page.route(`**/api/${call}*`, route => route.abort())
  await page.goto('/dashboard')
  await page.getByRole('button', { name: /^Workout erstellen/ }).waitFor()
  await context.setOffline(true)
  await page.getByText(/^Du bist offline\./).waitFor()
  for (const part of ['Diese Woche', 'Deine Kraft'])
    await page.getByRole('region', { name: part }).getByText('Das siehst du, sobald du wieder online bist.').waitFor()
  expect([await page.getByRole('alert').count(), await page.getByText('Keine Verbindung').count()]).toEqual([0, 0])
  await end()
}, 60_000)

test('the form curve says how much, and one tap away which sets say so', async () => {
  const tokens = await site.person('kurve@example.org')
  const { page } = await site.visit('/auth/login', { tokens, phone: true })
  const point = (at: string, max: number) => ({
    at,
    workout: '0d5b2c1e-4f7a-4c3b-9a51-6f0d2b8e7c19',
    reps: 8,
    weight: 52.5,
    rir: 2,
    max,
  })
  const weeks = Array.from({ length: 12 }, (_, week) => ({
    start: `2026-0${week < 4 ? 3 : week < 8 ? 4 : 5}-0${(week % 4) + 1}`,
    percent: week < 2 ? null : week - 2,
  }))
  const lift = {
    exercise: 'back-squat',
    name: { de: 'Rumänisches Kreuzheben', en: 'Romanian deadlift' },
    load_type: 'total',
    percent: 12.4,
    points: [point('2026-03-02T17:00:00.000Z', 68.5), point('2026-05-21T17:00:00.000Z', 77)],
  }
  const kinds = ['per-hand', 'added', 'assisted']
  const lifts = [lift, ...kinds.map(load_type => ({ ...lift, exercise: load_type, load_type }))]
  await answerWith(page, 'GET', '/api/strength', 200, { percent: 12.4, weeks, lifts })
  await page.goto('/dashboard')
  const part = page.getByRole('region', { name: 'Deine Kraft' })
  await part.getByText('+12 %').waitFor()
  expect(await part.getByText('Rumänisches Kreuzheben').count()).toBe(0)
  await part.getByRole('button', { name: 'Zahlen zeigen' }).click()
  const told = await part.getByRole('link').allTextContents()
  expect(told[0]).toMatch(/ 2\.\sMärz: 8 × 52,5 kg, 2 in Reserve68,5 kg$/)
  expect(told.filter((_, at) => at % 2 === 1)).toEqual([
    expect.stringMatching(/21\.\sMai: 8 × 52,5 kg, 2 in Reserve77 kg$/),
    expect.stringMatching(/8 × 52,5 kg je Hand, 2 in Reserve77 kg je Hand$/),
    expect.stringMatching(/8 × 52,5 kg, 2 in Reserve77 kg mit Körpergewicht$/),
    expect.stringMatching(/8 × 52,5 kg Hilfe, 2 in Reserve77 kg mit Körpergewicht$/),
  ])
  await isAccessible(page)
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
  await expect.poll(() => page.evaluate(brokenWords)).toEqual([])
}, 60_000)

test('this week and strength say so when they alone could not be read, and come when asked for again', async () => {
  const tokens = await site.person('halb@example.org')
  await site.ask('POST /llm/create-workout', { token: tokens.access_token, body: { duration_minutes: 20 } })
  const { page, end } = await site.visit('/auth/login', { tokens, phone: true })
  await page.route(/\/api\/(programme|strength)/, route => route.fulfill({ status: 500, body: '' }))
  await page.goto('/dashboard')
  for (const name of ['Diese Woche', 'Deine Kraft']) {
    const part = page.getByRole('region', { name })
    await part.getByText('Das hat nicht geklappt.').waitFor()
    await part.getByRole('heading', { name }).waitFor()
  }
  await isAccessible(page)
  await page.unroute(/\/api\/(programme|strength)/)
  await page.getByRole('region', { name: 'Deine Kraft' }).getByRole('button').click()
  await page.getByRole('region', { name: 'Deine Kraft' }).waitFor({ state: 'detached' })
  await page.getByRole('region', { name: 'Diese Woche' }).getByRole('button').click()
  await page.getByText(/^\d \/ \d$/).waitFor()
  await end()
}, 60_000)

test('what changes before the page listens is seen as soon as it does', async () => {
  const tokens = await site.person('vorher@example.org')
  const { page, end } = await site.visit('/auth/login', { tokens, phone: true })
  const { promise: held, resolve: listen } = Promise.withResolvers<void>()
  await page.route('**/live/changes', async route => {
    await held
    await route.fallback()
  })
  await page.goto('/dashboard')
  await page.getByRole('button', { name: /^Workout erstellen/ }).waitFor()
  await page.getByRole('region', { name: 'Zwölf Wochen' }).waitFor()
  const body = { duration_minutes: 20 }
  const made = await site.ask('POST /llm/create-workout', { token: tokens.access_token, body })
  expect(await page.getByText(made.json.name).count()).toBe(0)
  listen()
  await page.getByText(made.json.name).first().waitFor({ timeout: 8000 })
  await end()
}, 60_000)

test('legal pages are one link away, signed in or not', async () => {
  const tokens = await site.person('recht@example.org')
  const gone = `/training/${crypto.randomUUID()}`
  for (const path of ['/auth/login', '/dashboard', '/settings', '/settings/nirgends', gone]) {
    const { page, end } = await site.visit(path, path.startsWith('/auth') ? { phone: true } : { tokens, phone: true })
    const links = page.getByRole('navigation', { name: 'Rechtliches' }).getByRole('link')
    await links.first().waitFor()
    expect(await links.evaluateAll(all => all.map(link => link.getAttribute('href')))).toEqual([
      '/kontakt',
      '/datenschutz',
      '/agb',
      '/impressum',
    ])
    await isAccessible(page)
    await end()
  }
}, 60_000)
