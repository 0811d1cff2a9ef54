import type { Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { asUserId } from '../../domain/ids.ts'
import { streamOf } from '../../domain/streams.ts'
import { faultsOf } from '../support/axe.ts'
import { keepTokens, startVisitedSite, type VisitedSite } from '../support/visiting.ts'

let site: VisitedSite
beforeAll(async () => {
  site = await startVisitedSite()
}, 400_000)
afterAll(() => site?.close())

const pain = 'Schulter zwickt beim Drücken'

/** Somebody new, who agreed to nothing yet, with a workout that they have done. */
const trained = async (name: string) => {
  const tokens = await site.person(`${name}@example.org`)
  const ask = (call: string, body?: object) => site.ask(call, { token: tokens.access_token, ...(body ? { body } : {}) })
  const { id, blocks } = (await ask('POST /llm/create-workout', { duration_minutes: 20 })).json
  const sets = blocks.flatMap(({ exercises }: { exercises: { sets: object[] }[] }) =>
    exercises.flatMap(({ sets }) => sets),
  )
  await ask(`PUT /api/workouts/${id}/sets/${sets.find(({ reps }: { reps?: number }) => reps)?.id}`, { reps: 5 })
  await ask(`PUT /api/workouts/${id}/status`, { status: 'completed' })
  const consents = async () =>
    (await site.product.log.load(streamOf('user', asUserId(tokens.id))))
      .map(({ event }) => event)
      .filter(event => event.type === 'ConsentGiven')
  return { tokens, ask, workout: id as string, consents }
}

/** The comments that the server took, as its records tell them. */
const commentsOf = (page: Page, ask: Awaited<ReturnType<typeof trained>>['ask']) => {
  const records = new Set<number>()
  page.on('response', async answer => {
    const body = answer.url().includes('/api/feedback/') ? await answer.json().catch(() => null) : null
    if (body?.feedbackId) records.add(body.feedbackId)
  })
  return async () => {
    const answers = await Promise.all([...records].map(id => ask(`GET /api/feedback/questionnaire/${id}`)))
    return answers.map(({ json }) => json.feedback_comment ?? null)
  }
}

const asked = (page: Page) => page.getByRole('region', { name: 'Dürfen wir das speichern?' })
const yes = (page: Page) => asked(page).getByRole('button', { name: 'Ja, ich willige ein' })
const no = (page: Page) => asked(page).getByRole('button', { name: 'Nein', exact: true })

const shots = async (page: Page, name: string) => {
  if (!process.env.SHOTS) return
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await page.screenshot({ path: `${process.env.SHOTS}/${name}-${colorScheme}.png`, fullPage: true })
  }
}

test('who tells of pain after a training is asked before a word of it is kept; no keeps none, yes keeps it as asked', async () => {
  const { tokens, ask, workout, consents } = await trained('zwickt')
  const { page, end, complaints } = await site.visit(`/training/${workout}`, { tokens, phone: true })
  const comments = commentsOf(page, ask)
  await page.getByRole('button', { name: 'Genau richtig' }).click()
  const field = page.getByLabel('Noch etwas?')
  await field.fill(pain)
  await page.getByText('Bevor wir es speichern, fragen wir dich', { exact: false }).waitFor()
  await page.getByRole('button', { name: 'Dem Coach sagen' }).click()
  await yes(page).waitFor()
  expect(await faultsOf(page)).toEqual([])
  await shots(page, 'feedback-asks')
  expect([await comments(), await consents()]).toEqual([[null], []])

  await no(page).click()
  await page.getByText('speichern wir solche Worte nicht', { exact: false }).waitFor()
  expect(await field.inputValue()).toBe(pain)
  expect(await faultsOf(page)).toEqual([])
  await shots(page, 'feedback-no')
  expect([await comments(), await consents()]).toEqual([[null], []])

  await page.getByRole('button', { name: 'Dem Coach sagen' }).click()
  await yes(page).click()
  await page.getByText('Danke, der Coach liest mit.').waitFor()
  await expect.poll(comments, { timeout: 15_000 }).toEqual([pain])
  expect(await consents()).toMatchObject([{ purpose: 'health', how: 'asked' }])
  expect(complaints).toEqual([])
  await end()
}, 120_000)

test('words that tell nothing of health are kept without a question', async () => {
  const { tokens, ask, workout, consents } = await trained('pausen')
  const { page, end } = await site.visit(`/training/${workout}`, { tokens, phone: true })
  const comments = commentsOf(page, ask)
  await page.getByRole('button', { name: 'Genau richtig' }).click()
  await page.getByLabel('Noch etwas?').fill('Die Pausen waren mir zu kurz.')
  await page.getByRole('button', { name: 'Dem Coach sagen' }).click()
  await page.getByText('Danke, der Coach liest mit.').waitFor()
  await expect.poll(comments, { timeout: 15_000 }).toEqual(['Die Pausen waren mir zu kurz.'])
  expect(await consents()).toEqual([])
  await end()
}, 120_000)

test('what was written without a connection is asked about when it is sent, and not lost meanwhile', async () => {
  const { tokens, ask, workout, consents } = await trained('offline-zwickt')
  const { page, context } = await site.visitor({ viewport: { width: 360, height: 780 }, serviceWorkers: 'allow' })
  await page.addInitScript(keepTokens, tokens)
  await page.goto(`/training/${workout}`)
  await page.evaluate(() => navigator.serviceWorker.ready)
  const comments = commentsOf(page, ask)
  await page.getByRole('button', { name: 'Genau richtig' }).click()
  await expect.poll(comments, { timeout: 15_000 }).toEqual([null])
  await context.setOffline(true)
  await page.getByLabel('Noch etwas?').fill(pain)
  await page.getByRole('button', { name: 'Dem Coach sagen' }).click()
  await page.getByText('Danke, der Coach liest mit.').waitFor()
  await context.setOffline(false)
  await yes(page).waitFor({ timeout: 20_000 })
  expect(await asked(page).innerText()).toContain(pain)
  expect(await faultsOf(page)).toEqual([])
  await shots(page, 'offline-asks')
  await page.reload()
  await yes(page).waitFor({ timeout: 20_000 })
  expect([await comments(), await consents()]).toEqual([[null], []])
  await yes(page).click()
  await expect.poll(comments, { timeout: 15_000 }).toEqual([pain])
  expect(await asked(page).count()).toBe(0)
  expect(await consents()).toMatchObject([{ purpose: 'health', how: 'asked' }])
  await context.close()
}, 120_000)

test.each([
  {
    name: 'a wish',
    path: '/dashboard',
    unfold: /^Anpassen/,
    field: 'Dein Wunsch',
    send: 'Mit diesen Angaben erstellen',
    kept: async (page: Page) => page.waitForURL('**/training/**'),
  },
  {
    name: 'a goal',
    path: '/settings/about',
    unfold: null,
    field: 'Dein Ziel in eigenen Worten',
    send: 'Speichern',
    kept: async (page: Page) => page.getByText('Gespeichert.', { exact: false }).waitFor(),
  },
])(
  '$name that tells of health is asked about, and sent again by the yes',
  async one => {
    const tokens = await site.person(`${one.name.replace(' ', '-')}@example.org`)
    const { page, end } = await site.visit(one.path, { tokens, phone: true })
    if (one.unfold) await page.getByRole('button', { name: one.unfold }).click()
    const field = page.getByLabel(one.field).and(page.locator('textarea'))
    await field.fill('mein Knie tut weh, bitte Oberkörper')
    await page.getByText('Bevor wir es speichern, fragen wir dich', { exact: false }).waitFor()
    await page.getByRole('button', { name: one.send, exact: true }).click()
    await page.getByText('nur mit deiner Einwilligung', { exact: false }).first().waitFor()
    expect(await faultsOf(page)).toEqual([])
    // Whatever stays in its place while somebody scrolls leaves most of the screen to the rest.
    const fixed = () =>
      page.evaluate(() =>
        [...document.querySelectorAll('*')]
          .filter(element => ['sticky', 'fixed'].includes(getComputedStyle(element).position))
          .map(element => element.getBoundingClientRect().height / innerHeight)
          .filter(share => share < 1),
      )
    expect(Math.max(0, ...(await fixed()))).toBeLessThan(0.25)
    await shots(page, `${one.path.split('/').at(-1)}-asks`)
    expect(await field.inputValue()).toBe('mein Knie tut weh, bitte Oberkörper')
    const purposes = async () =>
      (await site.ask('GET /api/consents', { token: tokens.access_token })).json.purposes.find(
        ({ purpose }: { purpose: string }) => purpose === 'health',
      )
    expect(await purposes()).toMatchObject({ given: false, since: null })
    await yes(page).click()
    await one.kept(page)
    expect(await purposes()).toMatchObject({ given: true, how: 'asked' })
    await end()
  },
  120_000,
)
