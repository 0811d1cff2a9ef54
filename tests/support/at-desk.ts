import type { Page } from 'playwright'
import { isAccessible as isReadable } from './site.ts'
import { startVisitedSite, type VisitedSite } from './visiting.ts'

type Tokens = Awaited<ReturnType<VisitedSite['person']>>

export const reason = 'Ticket 4711: ein Satz fehlt'

/** By day and by night. */
export const isAccessible = async (page: Page) => {
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme })
    await isReadable(page)
  }
}

export const giveReason = async (page: Page, yes = 'Go on') => {
  await page.getByLabel('Reason').fill(reason)
  await page
    .locator('form')
    .filter({ has: page.getByLabel('Reason') })
    .getByRole('button', { name: yes })
    .click()
}

/** As somebody does who has an address or an id at hand, and a complaint. */
export const findPerson = async (page: Page, text: string) => {
  await page.getByRole('navigation', { name: 'Audit desk' }).getByRole('link', { name: 'Find' }).click()
  const field = page.getByRole('textbox', { name: /E-mail address/ })
  await field.fill(text)
  await page.getByRole('button', { name: 'Find', exact: true }).click()
  const found = page.getByRole('list', { name: 'Found' }).getByRole('link').first()
  const asked = page.getByRole('heading', { name: 'Why do you look?' })
  await found.or(asked).waitFor()
  if (await asked.isVisible()) await giveReason(page)
  await found.click()
  await page.getByRole('heading', { level: 1, name: 'Person' }).waitFor()
}

/** Anna has trained; Eva and Ben are of the staff, and Eva sits at the desk. */
export const startDesk = async () => {
  const site = await startVisitedSite()
  const [one, eva] = [await site.person('anna@example.org'), await site.person('eva@example.org')]
  const anna = { ...one, id: (await site.ask('GET /auth/me', { token: one.access_token })).json.id }
  const ben = await site.person('ben@example.org')
  for (const { id } of [eva, ben]) await site.employ(id)
  const trained = await train(site, anna)
  const { page, complaints } = await site.visit('/internal/desk', { tokens: eva })
  page.setDefaultTimeout(8000)
  const sql = async (text: string, values: unknown[] = []) => (await site.product.database.query(text, values)).rows
  return { site, anna, ben, eva, page, complaints, sql, ...trained }
}

export type DeskAtHand = Awaited<ReturnType<typeof startDesk>>

/** A workout with four sets, of which the first was corrected before the last was done. */
const train = async (site: VisitedSite, { access_token: token }: Tokens) => {
  const ask = async (call: string, body: object = {}) => (await site.ask(call, { token, body })).json
  await ask('PUT /training-plan/mine', { weight: 72, gender: 'female', workout_goal_id: 'strength', fitness_level: 3 })
  await ask('POST /training-profiles/', {
    name: 'Studio',
    equipment: ['barbell', 'weight-plates', 'rack', 'dumbbells'],
  })
  const made = await ask('POST /llm/create-workout', { prompt: 'Rücken, 30 Minuten', duration_minutes: 30 })
  const blocks: { kind: string; exercises: { sets: { id: string; ramp: boolean }[] }[] }[] = made.blocks
  const sets = blocks
    .filter(({ kind }) => kind !== 'warmup')
    .flatMap(({ exercises }) => exercises.flatMap(exercise => exercise.sets))
    .filter(({ ramp }) => !ramp)
  const [workout, set]: [string, string] = [made.id, sets[0]?.id ?? '']
  await ask(`PUT /api/workouts/${workout}/status`, { status: 'in_progress' })
  for (const { id } of sets.slice(0, 3)) await ask(`PUT /api/workouts/${workout}/sets/${id}`, { reps: 10, weight: 20 })
  await ask(`PUT /api/workouts/${workout}/sets/${set}`, { reps: 8, weight: 22.5 })
  // Somebody goes on after it: what was corrected is not what happened last.
  await ask(`PUT /api/workouts/${workout}/sets/${sets[3]?.id}`, { reps: 9, weight: 20 })
  return { workout, set }
}

/** In a narrow window, or one of another size, with text twice as large; then as it was. */
export const whereTextIsLarge = async <Found>(
  page: Page,
  look: () => Promise<Found>,
  window = { width: 768, height: 1024 },
) => {
  const before = page.viewportSize()
  const sized = (size: string) =>
    page.evaluate(size => {
      document.documentElement.style.fontSize = size
    }, size)
  await page.setViewportSize(window)
  await sized('200%')
  // What asks for the room of its container is laid out with the next frame.
  await page.evaluate(() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))))
  const found = await look()
  await sized('')
  if (before) await page.setViewportSize(before)
  return found
}

/** What can be pressed and what is told, beyond the edge of the window to either side, cut or scrolled to. */
export const outOfView = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main button, main td, main th')]
      .filter(one => one.checkVisibility() && !one.closest('thead'))
      .filter(one => {
        const { left, right } = one.getBoundingClientRect()
        return left < 0 || right > innerWidth || one.scrollWidth > one.clientWidth + 1
      })
      .map(one => one.getAttribute('aria-label') ?? one.innerText),
  )
