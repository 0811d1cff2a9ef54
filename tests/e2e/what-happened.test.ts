import { afterAll, beforeAll, expect, test } from 'vitest'
import { faultsOf } from '../support/axe.ts'
import { startVisitedSite, type VisitedSite } from '../support/visiting.ts'

type Block = {
  id: string
  kind: string
  name: string
  exercises: { id: string; name: string; sets: { id: string; ramp: boolean }[] }[]
}

let site: VisitedSite

beforeAll(async () => {
  site = await startVisitedSite()
}, 120_000)
afterAll(() => site?.close())

test('what was left out looks left out, and the end shows what was done against what was planned', async () => {
  const tokens = await site.person('wahr@example.org')
  const ask = (call: string, body?: object) => site.ask(call, { token: tokens.access_token, ...(body ? { body } : {}) })
  await ask('POST /training-profiles/', { name: 'Studio', equipment: ['dumbbells', 'bench', 'mat'] })
  const { json: made } = await ask('POST /llm/create-workout', { duration_minutes: 30 })
  const blocks: Block[] = made.blocks
  const main = blocks.find(({ kind }) => kind !== 'warmup')?.exercises[0]
  const [first, second] = main?.sets.filter(({ ramp }) => !ramp) ?? []
  if (!main || !first || !second) throw new Error('the plan has another form')

  const { page, end } = await site.visit(`/training/${made.id}?satz=${blocks[0]?.exercises[0]?.sets[0]?.id}`, {
    tokens,
    phone: true,
  })
  await page.getByRole('button', { name: 'Mehr', exact: true }).click()
  await page.getByRole('button', { name: 'Auslassen', exact: true }).click()
  await page.getByRole('button', { name: 'Den Block' }).click()
  expect(await faultsOf(page)).toEqual([])
  await page.getByRole('button', { name: 'Keine Zeit' }).click()
  await page.getByRole('heading', { name: blocks[1]?.exercises[0]?.name ?? '', exact: true, level: 1 }).waitFor()

  await ask(`PUT /api/workouts/${made.id}/sets/${first.id}`, { reps: 9, weight: 12 })
  await ask(`PUT /api/workouts/${made.id}/sets/${second.id}/skip`, { why: 'too-hard' })
  await page.goto(`/training/${made.id}?satz=ende`)
  await page.getByRole('button', { name: 'Training abschließen' }).waitFor()
  await page.waitForTimeout(600)
  await page.getByRole('button', { name: 'Training abschließen' }).click()

  const done = page.getByRole('listitem').filter({ hasText: /1 von \d+ Sätzen: 9 Wdh\. · 12 kg/ })
  await done.getByText(/^geplant: /).waitFor()
  expect(await done.getByText('Teilweise erledigt:', { exact: true }).count()).toBe(1)
  expect(await done.getByText('Erledigt:', { exact: true }).count()).toBe(0)
  const warmUp = page.getByRole('region', { name: blocks[0]?.name ?? '' })
  expect(await warmUp.getByText('ausgelassen (keine Zeit)').count()).toBe(blocks[0]?.exercises.length)
  expect(await warmUp.getByText('Erledigt:').count()).toBe(0)
  expect(await faultsOf(page)).toEqual([])

  await page.goto(`/training/${made.id}/history`)
  await page.getByText('Block „', { exact: false }).getByText('ausgelassen (keine Zeit)').first().waitFor()
  await page.getByText('ausgelassen (zu schwer)').first().waitFor()
  await end()
}, 120_000)

test('for ten seconds the last tap can be taken back, also the end', async () => {
  const tokens = await site.person('zurueck@example.org')
  const ask = (call: string, body?: object) => site.ask(call, { token: tokens.access_token, ...(body ? { body } : {}) })
  await ask('POST /training-profiles/', { name: 'Studio', equipment: ['dumbbells', 'bench', 'mat'] })
  const { json: made } = await ask('POST /llm/create-workout', { duration_minutes: 30 })
  const blocks: Block[] = made.blocks
  const main = blocks.find(({ kind }) => kind !== 'warmup')?.exercises[0]
  const { page, end } = await site.visit(`/training/${made.id}?satz=${main?.sets[0]?.id}`, { tokens, phone: true })
  const shown = async () => (await ask(`GET /workouts/${made.id}`)).json
  const look = async () => {
    const exercises: { id: string; sets: { look: string }[] }[] = (await shown()).blocks.flatMap(
      (block: { exercises: object[] }) => block.exercises,
    )
    return exercises.find(({ id }) => id === main?.id)?.sets[0]?.look
  }
  await page.getByRole('button', { name: 'Mehr', exact: true }).click()
  await page.getByRole('button', { name: 'Auslassen', exact: true }).click()
  await page.getByRole('button', { name: 'Zu schwer' }).click()
  await expect.poll(look).toBe('skipped')
  expect(await faultsOf(page)).toEqual([])
  await page.getByRole('button', { name: 'Rückgängig' }).click()
  await expect.poll(look).toBe('planned')

  await page.goto(`/training/${made.id}?satz=ende`)
  await page.getByRole('button', { name: 'Training abschließen' }).waitFor()
  await page.waitForTimeout(600)
  await page.getByRole('button', { name: 'Training abschließen' }).click()
  await expect.poll(async () => (await shown()).status).toBe('COMPLETED')
  await page.getByRole('button', { name: 'Rückgängig' }).click()
  await expect.poll(async () => (await shown()).status).toBe('INCOMPLETE')
  await end()
}, 120_000)

test('a training without a set is called done nowhere: not at its end, not on its page, not in the list', async () => {
  const tokens = await site.person('nichts@example.org')
  const ask = (call: string, body?: object) => site.ask(call, { token: tokens.access_token, ...(body ? { body } : {}) })
  await ask('POST /training-profiles/', { name: 'Studio', equipment: ['dumbbells', 'bench', 'mat'] })
  const { json: made } = await ask('POST /llm/create-workout', { duration_minutes: 30 })
  const blocks: Block[] = made.blocks
  for (const { id } of blocks) await ask(`PUT /api/workouts/${made.id}/blocks/${id}/skip`, {})
  const { page, end } = await site.visit(`/training/${made.id}?satz=ende`, { tokens, phone: true })
  await page.getByText('Noch ist kein Satz eingetragen', { exact: false }).waitFor()
  expect(await page.getByText('Alles geschafft.').count()).toBe(0)
  await page.waitForTimeout(600)
  await page.getByRole('button', { name: 'Training abschließen' }).click()
  await page.getByText('Ohne Satz beendet').waitFor()
  expect(await page.getByText('Abgeschlossen').count()).toBe(0)
  await page.goto('/dashboard')
  await page
    .getByRole('region', { name: 'Trainingsverlauf' })
    .getByRole('listitem')
    .getByText('Ohne Satz beendet')
    .waitFor()
  expect((await ask('GET /dashboard/overview')).json.weeks.at(-1).workouts).toBe(0)
  await end()
}, 60_000)
