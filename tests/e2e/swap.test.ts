import type { Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { faultsOf } from '../support/axe.ts'
import { startVisitedSite, type VisitedSite } from '../support/visiting.ts'

type Exercise = { id: string; exercise_id: string; name: string; sets: { id: string }[] }
type Made = { id: string; blocks: { kind: string; exercises: Exercise[] }[] }
type Alternatives = {
  best: { exercise_id: string; name: string }[]
  all: { exercise_id: string; name: string; misfit: string | null }[]
}

let site: VisitedSite
let page: Page
let made: Made
let ask: (call: string, body?: object) => Promise<{ status: number; json: Record<string, unknown> }>

beforeAll(async () => {
  site = await startVisitedSite()
  const tokens = await site.person('tausch@example.org')
  ask = (call, body) => site.ask(call, { token: tokens.access_token, ...(body ? { body } : {}) })
  await ask('POST /training-profiles/', {
    name: 'Studio',
    equipment: ['dumbbells', 'bench', 'barbell', 'rack', 'weight-plates', 'cable-machine', 'leg-press', 'mat'],
  })
  made = (await ask('POST /llm/create-workout', { duration_minutes: 60 })).json as Made
  page = (await site.visit('/dashboard', { tokens, phone: true })).page
}, 120_000)
afterAll(() => site?.close())

const now = async () => (await ask(`GET /workouts/${made.id}`)).json as Made
const lift = (workout: Made) => {
  const found = workout.blocks.filter(({ kind }) => kind === 'straight')[0]?.exercises[0]
  if (!found?.sets[0]) throw new Error('the plan has no lift')
  return { ...found, first: found.sets[0].id }
}
const alternatives = async (exercise: string) =>
  (await ask(`GET /api/workouts/${made.id}/exercises/${exercise}/alternatives`)).json as unknown as Alternatives
const menu = (entry: string) => async () => {
  await page.getByRole('button', { name: 'Mehr', exact: true }).click()
  await page.getByRole('button', { name: entry }).click()
}

test('an exercise is swapped with sight, taken back, and what was swapped away does not come back', async () => {
  const old = lift(made)
  const offered = await alternatives(old.id)
  expect(offered.best.length).toBeGreaterThanOrEqual(2)
  expect(offered.best.length).toBeLessThanOrEqual(4)
  const [first, second] = offered.best
  if (!first || !second) throw new Error('nothing to swap for')
  await page.goto(`/training/${made.id}?satz=${old.first}`)
  await menu('Tauschen')()
  const sheet = page.getByRole('dialog')
  const rows = sheet.getByRole('listitem').filter({ has: page.getByRole('img') })
  await rows.first().waitFor()
  expect(await rows.count()).toBe(offered.best.length)
  await rows
    .first()
    .getByText(/Trifft ebenso: /)
    .waitFor()
  expect(await faultsOf(page)).toEqual([])

  await sheet.getByLabel('Name der Übung').fill(old.name.slice(0, 8))
  await sheet.getByText('Passt nicht: steht schon im Plan.').first().waitFor()
  await sheet.getByLabel('Name der Übung').fill('')
  await sheet.getByRole('button', { name: `${first.name} nehmen`, exact: true }).click()
  await page.getByRole('heading', { name: first.name, level: 1 }).waitFor()
  await page.getByText(`„${first.name}“ statt „${old.name}“.`).waitFor()
  const answer = Promise.withResolvers<void>()
  await page.route('**/swap', route => answer.promise.then(() => route.fallback()))
  await page.getByRole('button', { name: 'Rückgängig' }).click()
  await page.getByText('Wird zurückgenommen …').waitFor({ timeout: 1000 })
  await expect(page.getByRole('button', { name: 'Satz fertig' }).click({ trial: true, timeout: 400 })).rejects.toThrow()
  answer.resolve()
  await page.getByRole('heading', { name: old.name, level: 1 }).waitFor()
  await page.getByText('Wird zurückgenommen …').waitFor({ state: 'detached' })

  const back = lift(await now())
  expect(back.exercise_id).toBe(old.exercise_id)
  await ask(`POST /api/workouts/${made.id}/exercises/${back.id}/swap`, { wanted: first.exercise_id })
  const swapped = lift(await now())
  const again = await alternatives(swapped.id)
  expect(again.best.map(({ exercise_id }) => exercise_id)).not.toContain(old.exercise_id)
  expect(again.all.find(({ exercise_id }) => exercise_id === old.exercise_id)?.misfit).toBe('not-today')
  for (let turn = 0; turn < 3; turn += 1) {
    await ask(`POST /api/workouts/${made.id}/exercises/${lift(await now()).id}/swap`, {})
    const held = (await now()).blocks.flatMap(({ exercises }) => exercises).map(({ exercise_id }) => exercise_id)
    expect(held).not.toContain(old.exercise_id)
  }
  const history = (await ask(`GET /api/workouts/${made.id}/history`)).json as {
    events: { type: string; facts: { went?: string; came?: string } }[]
  }
  const swap = history.events.find(({ type }) => type === 'ExerciseSwapped')
  expect([swap?.facts.went, swap?.facts.came]).toEqual([old.name, first.name])
}, 90_000)

test('what shall never come again goes at once, is taken back by a tap, and stands in a list until it may come again', async () => {
  const old = lift(await now())
  const never = async () =>
    ((await ask('GET /api/body')).json.unwanted as { exercise_id: string }[]).map(one => one.exercise_id)
  await page.goto(`/training/${made.id}?satz=${old.first}`)
  const askTwice = async () => {
    await menu('Anpassen')()
    const sheet = page.getByRole('dialog')
    await sheet.getByRole('button', { name: 'Nie wieder' }).click()
    await sheet.getByText('Profil, „Dein Körper“').waitFor()
    expect(await sheet.getByRole('button', { name: 'Behalten' }).evaluate(one => one === document.activeElement)).toBe(
      true,
    )
    await sheet.getByRole('button', { name: 'Ja, nie wieder' }).click()
    await page.getByText(`„${old.name}“ kommt nie wieder.`).waitFor()
  }
  await askTwice()
  const came = lift(await now())
  expect(came.exercise_id).not.toBe(old.exercise_id)
  await page.getByRole('heading', { name: came.name, level: 1 }).waitFor()
  await page.getByRole('button', { name: 'Rückgängig' }).click()
  await page.getByRole('heading', { name: old.name, level: 1 }).waitFor()
  expect(await never()).toEqual([])

  await askTwice()
  await page.goto('/settings/body')
  const list = page.getByRole('region', { name: 'Was nicht mehr kommt' })
  await list.getByRole('button', { name: `${old.name} wieder einplanen` }).focus()
  await page.keyboard.press('Enter')
  await list.getByText(`„${old.name}“ darf wieder kommen.`).waitFor()
  await expect.poll(never).toEqual([])
  expect(await faultsOf(page)).toEqual([])
}, 60_000)

test('what each other exercise lacks is said, and only what fits can be taken', async () => {
  const { all } = await alternatives(lift(await now()).id)
  expect(all.length).toBeGreaterThan(300)
  expect(new Set(all.map(({ misfit }) => misfit))).toContain('other-movement')
  const wrong = all.find(({ misfit }) => misfit === 'other-movement')
  const answer = await ask(`POST /api/workouts/${made.id}/exercises/${lift(await now()).id}/swap`, {
    wanted: wrong?.exercise_id,
  })
  expect(answer.json.code).toBe('nothing-fits')
}, 30_000)

test('a machine that is taken is done later: the training goes on, and comes back to it', async () => {
  const current = lift(await now())
  await page.goto(`/training/${made.id}?satz=${current.first}`)
  await page.getByRole('heading', { name: current.name, level: 1 }).waitFor()
  await menu('Gerät besetzt: später machen')()
  await page.getByRole('heading', { name: current.name, level: 1 }).waitFor({ state: 'detached' })
  const open = (await now()).blocks.flatMap(({ exercises }) => exercises).find(({ id }) => id === current.id)
  expect(open).toMatchObject({ look: 'planned' })
}, 30_000)
