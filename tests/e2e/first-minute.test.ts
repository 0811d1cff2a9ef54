import type { Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freshId } from '../../adapters/crypto/fresh-id.ts'
import { projections } from '../../projections/all.ts'
import { caughtUp } from '../../projections/catch-up.ts'
import { faultsOf } from '../support/axe.ts'
import { keepTokens, startVisitedSite, type VisitedSite } from '../support/visiting.ts'
import { kept } from './parts/phone.ts'

let site: VisitedSite

beforeAll(async () => {
  site = await startVisitedSite()
}, 120_000)
afterAll(() => site?.close())

const accessible = async (page: Page) => {
  expect(await faultsOf(page)).toEqual([])
}

test('a few short questions lead to the first workout, made for what was answered; none of them must be, and none is put twice', async () => {
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
  expect(await page.getByLabel('Schmerzen, Verletzungen').count()).toBe(0)
  await page.getByRole('button', { name: 'Ja, ich willige ein' }).click()
  await page.getByLabel('Schmerzen, Verletzungen').fill('rechtes Knie')
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
  for (const _ of [1, 2, 3]) await other.page.getByRole('button', { name: 'Weiter' }).click()
  await other.page.getByRole('button', { name: 'Ja, ich willige ein' }).waitFor()
  await other.page.getByRole('button', { name: 'Erstes Workout erstellen' }).click()
  await other.page.getByRole('button', { name: 'Training starten' }).waitFor({ timeout: 30_000 })
  await other.end()
}, 120_000)

test('what was told before a reload is still there, for this person alone, until it is sent', async () => {
  const tokens = await site.person('neu-geladen@example.org')
  const { page, end } = await site.visit('/start', { tokens, phone: true })
  const goOn = () => page.getByRole('button', { name: 'Weiter' }).click()
  await page.getByRole('button', { name: 'Muskelaufbau' }).click()
  await goOn()
  await page.getByRole('button', { name: 'Zuhause' }).click()
  await goOn()
  await page.getByRole('button', { name: '45 min' }).click()
  await page.reload()
  await page.getByRole('heading', { name: 'Wie oft und wie lange?' }).waitFor()
  expect(await page.getByRole('button', { name: '45 min' }).getAttribute('aria-pressed')).toBe('true')
  await goOn()
  await page.route('**/llm/start-workout-creation', route => route.fulfill({ status: 500, body: '' }))
  await page.getByRole('button', { name: 'Erstes Workout erstellen' }).click()
  await page.getByText('Das hat nicht geklappt.').waitFor()
  await page.unroute('**/llm/start-workout-creation')
  await page.reload()
  await page.getByRole('button', { name: 'Erstes Workout erstellen' }).click()
  await page.getByRole('button', { name: 'Training starten' }).waitFor({ timeout: 30_000 })
  const about = async (call: string) => (await site.ask(call, { token: tokens.access_token })).json
  expect(await about('GET /training-plan/mine')).toMatchObject({ workout_goal_id: 'muscle', session_duration: 45 })
  expect(await about('GET /training-profiles/all')).toMatchObject([{ name: 'Zuhause' }])
  await page.goto('/start')
  await page.getByRole('button', { name: 'Muskelaufbau' }).waitFor()
  expect(await page.getByRole('button', { pressed: true }).count()).toBe(0)
  await end()
}, 60_000)

test('what was told of one’s health stays while nobody knows whether it may, and goes once it may not', async () => {
  const tokens = await site.person('unklar@example.org')
  const consent = (given: boolean) =>
    site.ask('PUT /api/consents/health', { token: tokens.access_token, body: { given } })
  await consent(true)
  const { page, end } = await site.visit('/start', { tokens, phone: true })
  const goOn = () => page.getByRole('button', { name: 'Weiter' }).click()
  for (const _ of [1, 2, 3]) await goOn()
  await page.getByLabel('Schmerzen, Verletzungen').fill('rechtes Knie')
  await goOn()
  await page.getByRole('button', { name: 'Betablocker' }).click()
  const told = async () => JSON.stringify((await kept(page, 'answers')).find(([question]) => question === 'start'))
  await expect.poll(told, { timeout: 10_000 }).toContain('beta-blocker')

  await page.route('**/api/consents', route => route.fulfill({ status: 500, body: '' }))
  await page.reload()
  await page.getByText('Das hat nicht geklappt.').waitFor()
  await page.getByRole('heading', { name: 'Kurz zur Gesundheit' }).waitFor()
  expect(await page.getByRole('button', { name: 'Erstes Workout erstellen' }).isDisabled()).toBe(true)
  await page.unroute('**/api/consents')
  await page.getByRole('button', { name: 'Noch einmal versuchen' }).click()
  const taken = page.getByRole('button', { name: 'Betablocker' })
  await taken.waitFor()
  expect(await taken.getAttribute('aria-pressed')).toBe('true')
  await page.getByRole('button', { name: 'Zurück' }).click()
  expect(await page.getByLabel('Schmerzen, Verletzungen').inputValue()).toBe('rechtes Knie')

  await consent(false)
  await page.reload()
  await page.getByRole('button', { name: 'Ja, ich willige ein' }).waitFor()
  await expect.poll(told, { timeout: 10_000 }).not.toMatch(/beta-blocker|Knie/)
  await end()
}, 60_000)

test('what there is to choose from is asked for again where it did not come, and no studio is without its equipment', async () => {
  const tokens = await site.person('ohne-katalog@example.org')
  const { page, end } = await site.visit('/auth/login', { tokens, phone: true })
  await page.route('**/catalogue', route => route.fulfill({ status: 500, body: '' }))
  await page.goto('/start')
  await page.getByText('Das hat nicht geklappt. Bitte versuche es gleich noch einmal.').waitFor()
  await page.getByRole('button', { name: 'Weiter' }).click()
  await page.getByRole('heading', { name: 'Wo und womit?' }).waitFor()
  expect(await page.getByRole('button', { name: 'Voll ausgestattetes Studio' }).count()).toBe(0)
  await page.unroute('**/catalogue')
  await page.getByRole('button', { name: 'Noch einmal versuchen' }).click()
  await page.getByRole('button', { name: 'Voll ausgestattetes Studio' }).click()
  await page.getByRole('button', { name: 'Zurück' }).click()
  await page.getByRole('button', { name: 'Muskelaufbau' }).waitFor()
  await end()
}, 60_000)

test('a workout that could not be made is asked for again as it was, by one id while no answer comes', async () => {
  const tokens = await site.person('noch-einmal@example.org')
  const { page, end } = await site.visit('/dashboard', { tokens, phone: true })
  const asked: { readonly body: string | null; readonly id: string | undefined }[] = []
  let cut = false
  await page.route('**/llm/start-workout-creation', route => {
    asked.push({ body: route.request().postData(), id: route.request().headers()['idempotency-key'] })
    return cut ? route.abort() : route.continue()
  })
  await page.route(/\/workouts\/[0-9a-f-]{36}$/, async route => {
    const response = await route.fetch()
    const json = await response.json()
    await route.fulfill({
      response,
      json: { ...json, status: 'FAILED', failure: 'internal', refusal: null, blocks: [] },
    })
  })
  await page.getByRole('button', { name: /Anpassen/ }).click()
  await page.getByLabel('Dein Wunsch').fill('nur Beine')
  await page.getByRole('button', { name: 'Mit diesen Angaben erstellen' }).click()
  await page.getByRole('heading', { name: 'Dieses Workout konnte nicht erstellt werden.' }).waitFor({ timeout: 20_000 })
  cut = true
  const again = page.getByRole('button', { name: 'Noch einmal versuchen' })
  await again.click()
  await page.getByRole('alert').first().waitFor({ timeout: 20_000 })
  await again.click()
  await expect.poll(() => asked.length, { timeout: 20_000 }).toBeGreaterThanOrEqual(3)
  const [first, ...more] = asked
  expect(JSON.parse(first?.body ?? '{}')).toMatchObject({ prompt: 'nur Beine' })
  expect(more.map(({ body }) => body)).toEqual(more.map(() => first?.body))
  expect(new Set(more.map(({ id }) => id)).size).toBe(1)
  await end()
}, 60_000)

test('after a training two taps tell the coach how it was, without a connection too, and what that changes is said', async () => {
  const tokens = await site.person('zwei-tipps@example.org')
  const ask = (call: string, body?: object) => site.ask(call, { token: tokens.access_token, ...(body ? { body } : {}) })
  const { json: made } = await ask('POST /llm/create-workout', { duration_minutes: 20 })
  const sets: { id: string; reps: number | null }[] = made.blocks
    .flatMap(({ exercises }: { exercises: object[] }) => exercises)
    .flatMap(({ sets }: { sets: object[] }) => sets)
  await ask(`PUT /api/workouts/${made.id}/sets/${sets.find(({ reps }) => reps !== null)?.id}`, { reps: 5 })
  await ask(`PUT /api/workouts/${made.id}/status`, { status: 'completed' })
  const { page, context, complaints } = await site.visitor({
    viewport: { width: 360, height: 780 },
    serviceWorkers: 'allow',
  })
  await page.addInitScript(keepTokens, tokens)
  await page.goto(`/training/${made.id}`)
  const answers = ['Zu leicht', 'Genau richtig', 'Zu schwer'].map(name => page.getByRole('button', { name }))
  await answers[2]?.waitFor()
  const tops = await Promise.all(answers.map(async answer => (await answer.boundingBox())?.y))
  expect(new Set(tops).size, 'the three answers stand in one row').toBe(1)
  await page.evaluate(() => navigator.serviceWorker.ready)
  await context.setOffline(true)
  await answers[2]?.click()
  await page.getByText('Nächstes Mal wird es leichter.').waitFor()
  await page.getByRole('button', { name: 'Ja, Dranbleiben fällt mir schwer' }).click()
  await page.getByText('Danke, das weiß der Coach jetzt.').waitFor()
  await page.getByLabel('Noch etwas?').fill('Die Pausen waren mir zu kurz.')
  await page.getByRole('button', { name: 'Dem Coach sagen' }).click()
  await page.getByText('Danke, der Coach liest mit.').waitFor()
  await accessible(page)
  await page.reload()
  await page.getByText('Nächstes Mal wird es leichter.').waitFor()
  expect(await page.getByRole('button', { name: 'Zu schwer' }).getAttribute('aria-pressed')).toBe('true')
  const told = new Set<number>()
  page.on('response', async answer => {
    const body = answer.url().includes('/api/feedback/') ? await answer.json().catch(() => null) : null
    if (body) told.add(body.feedbackId)
  })
  await context.setOffline(false)
  const records = () =>
    Promise.all([...told].map(async id => (await ask(`GET /api/feedback/questionnaire/${id}`)).json))
  await expect.poll(records, { timeout: 20_000 }).toMatchObject([
    {
      workout_id: made.id,
      answers: { plan_difficulty: 'ja' },
      feedback_assessment: 'too_hard',
      feedback_comment: 'Die Pausen waren mir zu kurz.',
    },
  ])
  await page.getByRole('button', { name: 'Genau richtig' }).click()
  await expect.poll(records).toMatchObject([{ feedback_assessment: 'just_right' }])
  // One such answer alone changes nothing: see the coach's own tests of what it makes of answers.
  await page.getByRole('button', { name: 'Zu leicht' }).click()
  await page.getByText('Sagst du das zweimal, wird es etwas schwerer.').waitFor()
  expect(complaints.filter(words => !words.startsWith('Failed to load resource'))).toEqual([])
  await context.close()
}, 90_000)

test('without a free workout the button leads to paying, training, cancelling; whoever stopped still reads everything', async () => {
  const tokens = await site.person('leer@example.org')
  const { id: me } = (await site.ask('GET /auth/me', { token: tokens.access_token })).json
  const { json: made } = await site.ask('POST /llm/create-workout', {
    token: tokens.access_token,
    body: { duration_minutes: 20 },
  })
  const context = { commandId: freshId<'command'>(), actor: { kind: 'system', id: 'test' }, subject: me } as const
  await site.product.memberships.ask(context, { type: 'CarryOver', used: 10, at: new Date().toISOString() })
  await caughtUp(site.product, projections, () => {}, AbortSignal.timeout(10_000))
  const { page, end, complaints } = await site.visit('/dashboard', { tokens, phone: true })
  await page.getByRole('link', { name: /Weiter mit Abo/ }).click()
  await page.getByText('Deine zehn sind aufgebraucht').waitFor()
  await page.getByText('Bis zu 100 Workouts in 30 Tagen', { exact: false }).waitFor()
  await page.getByText('12,99').waitFor()
  await accessible(page)
  for (const name of ['Zurück, ohne etwas zu tun', /^Zahlung scheitert/]) {
    await page.getByRole('button', { name: 'Zahlungspflichtig bestellen' }).click()
    await page.getByText('Hier fließt kein Geld.').waitFor()
    await page.getByRole('link', { name }).or(page.getByRole('button', { name })).click()
    await page.getByText('Die Bezahlung kam nicht zustande', { exact: false }).waitFor()
  }
  await page.getByRole('button', { name: 'Zahlungspflichtig bestellen' }).click()
  await page.getByText('Hier fließt kein Geld.').waitFor()
  await page.getByRole('button', { name: /^Bezahlen/ }).click()
  await page.getByText(/Es läuft monatlich und verlängert sich/).waitFor()
  await page.goto('/dashboard')
  await page.getByRole('button', { name: /Workout erstellen/ }).click()
  await page.getByRole('button', { name: 'Training starten' }).waitFor({ timeout: 30_000 })
  await page.goto('/settings/membership')
  await page.getByRole('button', { name: 'Abo kündigen' }).click()
  await page.getByRole('button', { name: 'Jetzt kündigen' }).click()
  await page.getByText(/Gekündigt: Es endet am/).waitFor()
  await accessible(page)
  await page.getByRole('button', { name: 'Zahlungsmittel ändern' }).click()
  await page.getByRole('button', { name: 'Das Abo beenden' }).click()
  await page.getByText(/Dein Abo ist seit dem .* zu Ende/).waitFor()
  await page.goto(`/training/${made.id}`)
  await page.getByRole('button', { name: 'Training starten' }).click()
  await page.waitForURL(/satz=/)
  await page.goto('/dashboard')
  // What is under way goes first; paying asks beside it, not as loud.
  const heightOf = async (name: RegExp) => (await page.getByRole('link', { name }).boundingBox())?.height ?? 0
  await page.getByRole('link', { name: /Weiter trainieren/ }).waitFor()
  expect(await heightOf(/Weiter mit Abo/)).toBeLessThan((await heightOf(/Weiter trainieren/)) / 2)
  const mails = (await site.mails('leer@example.org')).map(({ subject }) => subject)
  expect(mails).toContain('Wir haben deine Kündigung erhalten')
  expect(complaints).toEqual([])
  await end()
}, 60_000)

test('whoever is not signed in cancels and withdraws by a form, confirmed with date and time; nobody learns whose address it is', async () => {
  const email = 'kuendigt@example.org'
  const { access_token: token } = await site.person(email)
  const form = { 'content-type': 'application/x-www-form-urlencoded' }
  const post = (path: string, fields: Record<string, string>) =>
    site.ask(`POST ${path}`, { body: String(new URLSearchParams(fields)), headers: form })
  const order = await site.ask('POST /api/membership/orders', { token, body: { plan: 'yearly', early_start: false } })
  await post(order.json.pay_at.replace(site.url, ''), { act: 'pay' })
  const standing = async () => (await site.ask('GET /api/membership', { token })).json.standing

  const withdrawn = await post('/widerrufen', { name: 'Kim Kündigt', email })
  expect(withdrawn.text).toContain('Dein Widerruf ist eingegangen')
  await site.mail(email, 'Eingang deines Widerrufs')
  expect(await standing()).toBe('active')

  const { page, end, complaints } = await site.visit('/kuendigen', { phone: true })
  await accessible(page)
  await page.getByLabel('Dein Name').fill('Kim Kündigt')
  await page.getByLabel('E-Mail-Adresse deines Kontos').fill(email)
  await page.getByRole('button', { name: 'Jetzt kündigen' }).click()
  await page.getByRole('heading', { name: 'Deine Kündigung ist eingegangen' }).waitFor()
  expect(
    await page
      .getByText('Eingegangen am')
      .filter({ hasText: /\d+\. \w+ \d+ um \d\d:\d\d:\d\d Uhr/ })
      .innerText(),
  ).toContain(email)
  expect(complaints).toEqual([])
  await end()
  await site.mail(email, 'Eingang deiner Kündigung')
  await site.mail(email, 'Wir haben deine Kündigung erhalten')
  expect(await standing()).toBe('cancelled')

  const unknown = await post('/kuendigen', { name: 'Nie Da', email: 'nie@example.org' })
  expect([unknown.status, unknown.text.includes('Deine Kündigung ist eingegangen')]).toEqual([200, true])
  expect((await post('/kuendigen', { name: '', email: 'x' })).status).toBe(400)
  const kept = async () =>
    (await site.product.database.query('select count(*)::int as count from site.contact_messages')).rows[0].count
  // What people look at; confirmations go with their mail.
  await expect.poll(kept, { timeout: 15_000 }).toBe(2)
}, 60_000)
