import type { Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { faultsOf } from '../support/axe.ts'
import { samePlanFor } from '../support/same-plan.ts'
import { startVisitedSite, type VisitedSite } from '../support/visiting.ts'

type Set = { id: string; ramp: boolean; side: 'left' | 'right' | null; reps: number | null; logged: object | null }
type Exercise = { id: string; name: string; load_type: string; sets: Set[] }
type Made = { id: string; name: string; blocks: { id: string; kind: string; exercises: Exercise[] }[] }

let site: VisitedSite
let page: Page
let complaints: string[]
let made: Made
let again: string
let ask: (call: string, body?: object) => Promise<{ status: number; json: Record<string, unknown> }>

beforeAll(async () => {
  site = await startVisitedSite()
  const tokens = await site.person('fertig@example.org')
  const token = tokens.access_token
  ask = (call, body) => site.ask(call, { token, ...(body ? { body } : {}) })
  await ask('POST /training-profiles/', { name: 'Studio', equipment: ['dumbbells', 'bench', 'barbell', 'rack'] })
  made = (await ask('POST /llm/create-workout', { duration_minutes: 45 })).json as Made
  const athlete = (await ask('GET /auth/me')).json.id as string
  again = await samePlanFor(site, athlete, made.id)
  await train(made.id, { reps: 8, weight: 20 }, 3)
  await train(again, { reps: 7, weight: 22.5 }, 2)
  ;({ page, complaints } = await site.visit('/dashboard', { tokens, phone: true }))
}, 120_000)
afterAll(() => site?.close())

const lift = () => {
  const found = made.blocks
    .filter(({ kind }) => kind === 'straight' || kind === 'superset')
    .flatMap(({ exercises }) => exercises)
    .find(
      ({ load_type, sets }) =>
        load_type !== 'none' && load_type !== 'assisted' && sets.filter(({ ramp, reps }) => !ramp && reps).length >= 3,
    )
  if (!found) throw new Error('the plan has no lift of three sets')
  return found
}
const work = () => lift().sets.filter(({ ramp }) => !ramp)

/** So many working sets of the lift, and then the end. */
const train = async (workout: string, done: object, sets: number) => {
  for (const { id } of work().slice(0, sets)) await ask(`PUT /api/workouts/${workout}/sets/${id}`, done)
  await ask(`PUT /api/workouts/${workout}/status`, { status: 'completed' })
}

const row = () =>
  page
    .getByRole('listitem')
    .filter({ hasText: / als (am|um) | wie (am|um) / })
    .first()

test('the finished page says at a glance what was done, since last time, and that it was never better', async () => {
  await page.goto(`/training/${again}`)
  const words = page.getByText(/2,5 kg mehr, 1 Wdh\. weniger als (am|um)/)
  await words.waitFor()
  await row().getByText('Bestwert', { exact: true }).waitFor()
  const best = page.getByText('Ein Bestwert', { exact: true }).locator('..')
  expect(await best.textContent()).toContain(lift().name)
  await row()
    .getByText(/^geplant: /)
    .waitFor()
  const planned = made.blocks
    .filter(({ kind }) => kind !== 'warmup' && kind !== 'cooldown')
    .flatMap(({ exercises }) => exercises.flatMap(({ sets }) => sets))
    .filter(({ ramp, side }) => !ramp && side !== 'right').length
  await page.getByText(`von ${planned} Sätzen`).waitFor()
  await page.getByText(/\s· \d\d:\d\d\sbis\s\d\d:\d\d/).waitFor()
  expect(await faultsOf(page)).toEqual([])

  await page.goto(`/training/${made.id}`)
  await page.getByText('zum ersten Mal').first().waitFor()
  expect(await page.getByText(/Bestwert/).count()).toBe(0)
}, 60_000)

test('list, page and history call it the same and date it the same', async () => {
  const overview = (await ask('GET /dashboard/overview')).json as {
    trainingHistory: { id: string; name: string; date: string; duration: number }[]
  }
  const entry = overview.trainingHistory.find(({ id }) => id === again)
  const detail = (await ask(`GET /workouts/${again}`)).json
  const history = (await ask(`GET /api/workouts/${again}/history`)).json
  expect(detail.name).toMatch(/^.+ · .+/)
  expect([entry?.name, entry?.date, entry?.duration]).toEqual([detail.name, detail.started_at, detail.trained_minutes])
  expect(history.name).toBe(detail.name)
}, 60_000)

test('beginning is not announced as an end that could be taken back', async () => {
  const athlete = (await ask('GET /auth/me')).json.id as string
  const fresh = await samePlanFor(site, athlete, made.id)
  await expect.poll(async () => (await ask(`GET /workouts/${fresh}`)).status).toBe(200)
  await page.goto(`/training/${fresh}`)
  await page.getByRole('button', { name: 'Training starten' }).click()
  await page.getByRole('button', { name: 'Mehr', exact: true }).waitFor()
  await page.waitForTimeout(400)
  expect(await page.getByText('Training beendet.').count()).toBe(0)
}, 60_000)

test('what was mistyped is put right afterwards and stays visible as corrected; what was forgotten is entered', async () => {
  const [first, , forgotten] = work()
  await page.goto(`/training/${again}`)
  await page.getByText(/2,5 kg mehr/).waitFor()
  await row().locator('summary').click()
  await row()
    .getByRole('link', { name: /Satz 1/ })
    .click()
  await page.getByRole('textbox', { name: /Gewicht/ }).fill('25')
  await page.waitForTimeout(500)
  await page.getByRole('button', { name: 'Korrektur speichern' }).click()
  await page.getByText(/5 kg mehr, 1 Wdh\. weniger als (am|um)/).waitFor()
  await row()
    .getByText(/war 7 Wdh\. · 22,5 kg( je Hand)?, geändert am/)
    .waitFor()

  await row()
    .getByRole('link', { name: /Satz 3.*nachtragen/ })
    .click()
  await page.waitForTimeout(500)
  await page.getByRole('button', { name: 'Nachtragen' }).click()
  await page
    .getByText(/mehr.* als (am|um)/)
    .first()
    .waitFor()
  const stored = (await ask(`GET /workouts/${again}`)).json as Made
  const sets = stored.blocks.flatMap(({ exercises }) => exercises).flatMap(({ sets }) => sets)
  expect(sets.find(({ id }) => id === first?.id)?.logged).toMatchObject({
    weight: 25,
    edited: { was: { weight: 22.5 } },
  })
  await expect
    .poll(async () => {
      const now = (await ask(`GET /workouts/${again}`)).json as Made
      const all = now.blocks.flatMap(({ exercises }) => exercises).flatMap(({ sets }) => sets)
      return all.find(({ id }) => id === forgotten?.id)?.logged
    })
    .toMatchObject({ edited: { was: null } })
}, 60_000)

test('what was done beyond the plan is entered as it was: nothing is left open, and who turns back has changed nothing', async () => {
  const stored = async () => (await ask(`GET /workouts/${again}`)).json as Made
  const before = await stored()
  // Where something was entered last is still unfolded.
  await row().getByRole('button', { name: 'Weiteren Satz nachtragen' }).click()
  await page.getByText(/^Satz \d+ nachtragen$/).waitFor()
  await page.getByRole('button', { name: 'Zum Training' }).click()
  await page.getByRole('button', { name: 'Weitere Übung nachtragen' }).click()
  const sheet = page.getByRole('dialog', { name: 'Übung nachtragen' })
  await sheet.getByLabel('Name der Übung').fill('Hammercurl')
  const taken = sheet.getByRole('listitem').first()
  const name = (await taken.innerText()).split('\n')[0] ?? ''
  await taken.getByRole('button').click()
  await page.getByRole('textbox', { name: /Wiederholungen/ }).fill('12')
  await page.getByRole('textbox', { name: /Gewicht/ }).fill('10')
  await page.waitForTimeout(500)
  await page.getByRole('button', { name: 'Nachtragen' }).click()

  const entered = page.getByRole('listitem').filter({ hasText: '12 Wdh. · 10 kg je Hand' }).first()
  await entered.getByText(/^nachgetragen am/).waitFor()
  await expect.poll(() => entered.evaluate(at => at.getBoundingClientRect().top)).toBeLessThan(700)
  expect(await entered.getByText(/geplant|von 3 Sätzen/).count()).toBe(0)
  const added = async () => {
    const { blocks } = await stored()
    const known = before.blocks.map(({ id }) => id)
    return blocks.filter(({ id }) => !known.includes(id)).flatMap(({ exercises }) => exercises)
  }
  await expect.poll(added).toMatchObject([{ name, sets: [{ logged: { reps: 12, weight: 10 } }] }])
  await page.getByRole('button', { name: 'Rückgängig' }).click()
  await expect.poll(added).toEqual([])
  expect((await stored()).blocks).toEqual(before.blocks)
}, 60_000)

test('the time of a training can be put right', async () => {
  await page.goto(`/training/${again}`)
  await page.getByRole('button', { name: 'Mehr zu diesem Workout' }).click()
  await page.getByRole('button', { name: 'Zeiten korrigieren' }).click()
  const sheet = page.getByRole('dialog')
  await sheet.getByLabel('Beginn').fill('2026-01-12T18:05')
  await sheet.getByLabel('Ende').fill('2026-01-12T17:00')
  await sheet.getByRole('button', { name: 'Zeiten speichern' }).click()
  await sheet.getByText('Das geht nicht auf').waitFor()
  await sheet.getByLabel('Ende').fill('2026-01-12T19:00')
  await sheet.getByLabel('Davon Pause').fill('10')
  await sheet.getByRole('button', { name: 'Zeiten speichern' }).click()
  await page.getByText(/12\.\sJanuar 2026\s· 18:05\sbis\s19:00, davon 10 Minuten Pause\s· Zeiten korrigiert/).waitFor()
  expect((await ask(`GET /workouts/${again}`)).json.trained_minutes).toBe(45)
}, 60_000)

test('from the history what still counts is taken back, the end too', async () => {
  await page.goto(`/training/${again}/history`)
  const last = work()[1]
  await page.getByRole('button', { name: /^Zurücknehmen: .*Satz 2: 7 Wiederholungen/ }).click()
  await page.getByText('Satz 2: Eintrag zurückgenommen').waitFor()
  expect(await page.getByRole('button', { name: /^Zurücknehmen: .*Satz 2:/ }).count()).toBe(0)
  await page.getByRole('button', { name: 'Zurücknehmen: Training abgeschlossen.' }).click()
  await page.getByText('Training wieder aufgenommen.').waitFor()
  const stored = (await ask(`GET /workouts/${again}`)).json as Made & { status: string }
  expect(stored.status).toBe('INCOMPLETE')
  const sets = stored.blocks.flatMap(({ exercises }) => exercises).flatMap(({ sets }) => sets)
  expect(sets.find(({ id }) => id === last?.id)?.logged).toBeNull()
}, 60_000)

test('a deleted workout comes back for thirty days', async () => {
  await page.goto(`/training/${made.id}`)
  await page.getByRole('button', { name: 'Mehr zu diesem Workout' }).click()
  await page.getByRole('button', { name: 'Workout löschen' }).click()
  complaints.length = 0
  // However slowly the server tells, what this device remembers of the overview counts no more.
  await page.route('**/dashboard/overview*', async route => {
    await new Promise(done => setTimeout(done, 1200))
    await route.continue()
  })
  await page.getByRole('button', { name: 'Löschen', exact: true }).click()
  await page.waitForURL('**/dashboard')
  await page.getByRole('heading', { name: 'Trainingsverlauf' }).waitFor()
  await page.waitForTimeout(1000)
  await page.unroute('**/dashboard/overview*')
  expect(complaints, 'nobody asks for what is gone').toEqual([])
  await page.goto('/settings/deleted')
  await page.getByRole('button', { name: /wiederherstellen$/ }).click()
  await page.getByText(/ist wieder da/).waitFor()
  await page.getByText('Du hast in den letzten dreißig Tagen kein Workout gelöscht.').waitFor()
  expect(await faultsOf(page)).toEqual([])
  expect((await ask(`GET /workouts/${made.id}`)).status).toBe(200)
}, 60_000)
