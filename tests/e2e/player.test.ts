import type { Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { asWorkoutId } from '../../domain/ids.ts'
import { streamOf } from '../../domain/streams.ts'
import { samePlanFor } from '../support/same-plan.ts'
import { startVisitedSite, type VisitedSite } from '../support/visiting.ts'

type Planned = {
  id: string
  reps: number | null
  weight: number | null
  rest_time: number
  ramp: boolean
  side?: string | null
}
type Exercise = { exercise_id: string; load_type: string; sets: Planned[] }
type Made = { id: string; blocks: { kind: string; exercises: Exercise[] }[] }

let site: VisitedSite
let page: Page
let made: Made
let athlete: string
let ask: (call: string, body?: object) => ReturnType<VisitedSite['ask']>

beforeAll(async () => {
  site = await startVisitedSite()
  const tokens = await site.person('spieler@example.org')
  athlete = (await site.ask('GET /auth/me', { token: tokens.access_token })).json.id
  ask = (call, body) => site.ask(call, { token: tokens.access_token, ...(body ? { body } : {}) })
  await ask('POST /training-profiles/', { name: 'Studio', equipment: ['dumbbells', 'bench', 'barbell'] })
  made = (await ask('POST /llm/create-workout', { duration_minutes: 45, prompt: 'Kraft' })).json
  page = (await site.visit('/dashboard', { tokens, phone: true })).page
}, 120_000)
afterAll(() => site?.close())

const loaded = () =>
  made.blocks
    .filter(({ kind }) => kind === 'straight' || kind === 'superset')
    .flatMap(({ exercises }) => exercises)
    .filter(({ load_type }) => load_type === 'total' || load_type === 'per-hand')
    .map(({ sets }) => sets.filter(({ ramp, reps }) => !ramp && reps !== null))
    .filter(({ length }) => length > 1)

/** One of the later ones after which there is a pause worth the name. */
const rested = () =>
  loaded()
    .slice(1)
    .find(([set]) => (set?.rest_time ?? 0) > 40) ?? []

const weight = () => page.getByRole('textbox', { name: /Gewicht/ })
const save = () => page.getByRole('button', { name: 'Satz fertig' })
const question = () => page.getByRole('dialog')

/** A pause that was under way comes back with the page, on a busy machine a moment after the set. */
const open = async (set: string | undefined, workout = made.id) => {
  await page.goto(`/training/${workout}?satz=${set}`)
  const endRest = page.getByRole('button', { name: 'Pause beenden' })
  await save().or(endRest).waitFor()
  await page.waitForTimeout(480)
  const isThere = async () => {
    if (await endRest.isVisible()) await endRest.click()
    return save().isVisible()
  }
  await expect.poll(isThere, { timeout: 20_000 }).toBe(true)
  await page.waitForTimeout(480)
}

test('without a connection: a note, a set more, one less, another exercise, a block later; undone for ten seconds; then true everywhere', async () => {
  const workout = await samePlanFor(site, athlete, made.id)
  const block = made.blocks.findIndex(({ kind }) => kind === 'straight')
  const [lift] = made.blocks[block]?.exercises ?? []
  const all = made.blocks
    .filter(({ kind }) => kind !== 'warmup' && kind !== 'cooldown')
    .flatMap(({ exercises }) => exercises)
    .flatMap(({ sets }) => sets)
    .filter(({ ramp, side }) => !ramp && side !== 'right').length
  await expect.poll(async () => (await ask(`GET /workouts/${workout}`)).status).toBe(200)
  await open(lift?.sets.find(({ ramp }) => !ramp)?.id, workout)
  await page.route(/\/api\/workouts\//, route =>
    route.request().method() === 'GET' ? route.fallback() : route.abort(),
  )
  const undo = () => page.getByRole('button', { name: 'Rückgängig' }).click()
  const choose = async (name: string) => {
    await page.getByRole('button', { name: 'Mehr', exact: true }).click()
    await page.getByRole('button', { name }).click()
  }
  const write = async () => {
    await page.getByRole('button', { name: 'Notiz', exact: true }).click()
    await page.getByLabel('Zur Übung').fill('Sitz auf Stufe 4')
    await page.getByRole('button', { name: 'Notiz speichern' }).click()
    await page.getByText('Notiz: Sitz auf Stufe 4').waitFor()
  }
  const count = (sets: number) => page.getByText(`0 / ${sets}`).waitFor()

  await write()
  await undo()
  await page.getByText('Notiz: Sitz auf Stufe 4').waitFor({ state: 'detached' })
  await write()
  await choose('Satz dazu')
  await count(all + 1)
  await choose('Diesen Satz streichen')
  await count(all)
  await undo()
  await count(all + 1)
  await choose('Übung dazu')
  const offered = page.getByRole('listitem').filter({ hasText: /noch \d+ (Satz|Sätze) offen|Ähnlich wie/ })
  await offered.first().waitFor()
  expect(await offered.count()).toBeLessThanOrEqual(6)
  await page.getByLabel('Name der Übung').fill('curl')
  await page
    .getByRole('button', { name: /nehmen$/ })
    .first()
    .click()
  await page.getByText('Übung dazugenommen.').waitFor()
  await choose('Gerät besetzt: später machen')
  await page.getByText('Reihenfolge geändert.').waitFor()
  await page.goto(`/training/${workout}`)
  await page.getByText('Notiz: Sitz auf Stufe 4').waitFor()
  const before = await page.getByRole('heading', { level: 2 }).allTextContents()
  await page.unroute(/\/api\/workouts\//)
  const told = async () =>
    (await site.product.log.load(streamOf('workout', asWorkoutId(workout)))).slice(2).map(({ event }) => event.type)
  await expect
    .poll(told, { timeout: 40_000 })
    .toEqual([
      ...['ExerciseNoted', 'ExerciseNoted', 'ExerciseNoted'],
      ...['SetAdded', 'SetRemoved', 'SetAdded', 'ExerciseAdded', 'BlockMoved'],
    ])
  await page.reload()
  await page.getByText('Notiz: Sitz auf Stufe 4').waitFor()
  expect(await page.getByRole('heading', { level: 2 }).allTextContents()).toEqual(before)
  const shown: Made = (await ask(`GET /workouts/${workout}`)).json
  expect(shown.blocks[block + 1]?.exercises[0]?.exercise_id).toBe(lift?.exercise_id)
  expect(shown.blocks[block + 1]?.exercises[0]?.sets.length).toBe((lift?.sets.length ?? 0) + 1)
  await page.goto(`/training/${workout}/history`)
  await page.getByText('dazugenommen').first().waitFor()
}, 60_000)

test('what nobody can lift is questioned, what was warmed up with is no yardstick; a missing load is asked for once; then the rest runs by the plan', async () => {
  const workout = await samePlanFor(site, athlete, made.id)
  const [first, second] = loaded()[0] ?? []
  const ramp = made.blocks
    .flatMap(({ exercises }) => exercises)
    .find(({ sets }) => sets.some(({ id }) => id === first?.id))
    ?.sets.find(one => one.ramp)
  expect(ramp?.weight).toBe(null)
  await open(ramp?.id, workout)
  await weight().fill('15')
  await save().click()
  await page.getByRole('heading', { name: 'Pause' }).waitFor()
  await page.getByRole('button', { name: 'Pause beenden' }).click()
  await open(first?.id, workout)
  await page.getByRole('button', { name: 'Gewicht: mehr' }).click()
  expect(await weight().inputValue()).toBe('15')
  await weight().fill('60')
  await save().click()
  await page.getByRole('heading', { name: 'Pause' }).waitFor()
  await page.getByRole('button', { name: 'Rückgängig' }).click()
  await page.getByRole('heading', { name: 'Pause' }).waitFor({ state: 'detached' })
  await open(first?.id, workout)
  // What had been typed may still stand there.
  await weight().fill('')
  await page.getByText(/^Nimm ein Gewicht/).waitFor()
  await weight().fill('1000')
  expect(await page.getByText(/^Nimm ein Gewicht/).count()).toBe(0)
  await save().click()
  await question()
    .getByText(/1\.?000 kg\s.*stimmt das\?/)
    .waitFor()
  await question().getByRole('button', { name: 'Ändern' }).click()
  await weight().fill('')
  await save().click()
  await question()
    .getByText(/^Ohne Gewicht\?/)
    .waitFor()
  await question().getByRole('button', { name: 'Ja, so speichern' }).click()
  await page.getByRole('heading', { name: 'Pause' }).waitFor()
  await expect.poll(() => page.title()).toMatch(/^\d:\d\d Pause/)

  await page.getByRole('button', { name: 'Pause beenden' }).click()
  await open(second?.id, workout)
  await weight().fill('')
  await save().click()
  expect(await question().count()).toBe(0)
  await page.getByRole('heading', { name: 'Pause' }).waitFor()
}, 60_000)

test('what is taken back is so though the page goes with the tap; while it cannot be, the set stays and it can be tried again', async () => {
  const workout = await samePlanFor(site, athlete, made.id)
  const [, set] = rested()
  const resting = page.getByRole('heading', { name: 'Pause' })
  const undo = page.getByRole('button', { name: 'Rückgängig' })
  let isCut = true
  await page.route(/undo-acts.*\.js$/, route => (isCut ? route.abort() : route.fallback()))
  await open(set?.id, workout)
  await weight().fill('10')
  await save().click()
  await resting.waitFor()
  await undo.click()
  await page.getByText('Das ging noch nicht.').waitFor()
  expect(await resting.count()).toBe(1)
  isCut = false
  await undo.click()
  await resting.waitFor({ state: 'detached' })

  await save().waitFor()
  await page.waitForTimeout(480)
  await weight().fill('10')
  await save().click()
  await resting.waitFor()
  await undo.click()
  await resting.waitFor({ state: 'detached' })
  await page.goto('about:blank')
  await page.unroute(/undo-acts.*\.js$/)
  await page.goto(`/training/${workout}?satz=${set?.id}`)
  await save().waitFor()
  await expect
    .poll(async () =>
      (await site.product.log.load(streamOf('workout', asWorkoutId(workout)))).slice(-4).map(({ event }) => event.type),
    )
    .toEqual(['SetLogged', 'SetReopened', 'SetLogged', 'SetReopened'])
}, 60_000)

test('a pause made shorter is remembered for its exercise; it or all pauses can be off, and on again', async () => {
  const sets = rested()
  await open(sets[0]?.id)
  await weight().fill('10')
  await save().click()
  const timer = page.getByRole('timer')
  await timer.waitFor()
  const seconds = async () => {
    const [, minutes = 0, rest = 0] = /(\d+):(\d\d)/.exec((await timer.getAttribute('aria-label')) ?? '') ?? []
    return Number(minutes) * 60 + Number(rest)
  }
  const planned = sets[0]?.rest_time ?? 0
  expect(await seconds()).toBeGreaterThan(planned - 10)
  await page.getByRole('button', { name: '15 s weniger' }).click()
  await expect.poll(seconds).toBeLessThanOrEqual(planned - 15)
  await page.getByRole('button', { name: 'Pause beenden' }).click()
  await open(sets[1]?.id)
  await weight().fill('10')
  await save().click()
  await timer.waitFor()
  expect(await seconds()).toBeLessThanOrEqual(planned - 15)
  await page.getByRole('button', { name: 'Signal und Pausen' }).click()
  await page.getByRole('button', { name: 'Gar keine Pausen' }).click()
  const third = loaded().findLast(([one]) => one?.id !== sets[0]?.id) ?? []
  await open((third[0] ?? sets[2])?.id)
  await weight().fill('10')
  await save().click()
  await page.waitForTimeout(700)
  expect(await timer.count()).toBe(0)

  const settings = async () => {
    await page.getByRole('button', { name: 'Mehr', exact: true }).click()
    await page.getByRole('button', { name: 'Signal und Pausen' }).click()
  }
  await settings()
  await page.getByRole('button', { name: 'Pausen wieder einschalten' }).click()
  await page.keyboard.press('Escape')
  await page.goto(`/training/${made.id}?satz=${sets[0]?.id}`)
  await page.getByRole('button', { name: 'Korrektur speichern' }).waitFor()
  await settings()
  await page.getByRole('button', { name: /^Keine Pause nach/ }).click()
  await settings()
  await page.getByRole('button', { name: /^Wieder Pause nach/ }).click()
  await page.getByRole('button', { name: /^Keine Pause nach/ }).waitFor()
  await page.keyboard.press('Escape')
  await open((third[1] ?? third[0])?.id)
  await weight().fill('10')
  await save().click()
  await timer.waitFor()
  await page.getByRole('button', { name: 'Pause beenden' }).click()
}, 90_000)

test('at the set stands what was done last time, and plus goes to the next load that the place has', async () => {
  const sets = rested()
  const again = await samePlanFor(site, athlete, made.id)
  await expect
    .poll(
      async () => {
        await open(sets[0]?.id, again)
        return page.getByText(/^Zuletzt 10 kg( je Hand)? × \d+/).count()
      },
      { timeout: 20_000 },
    )
    .toBe(1)
  await weight().fill('10')
  await page.getByRole('button', { name: 'Gewicht: mehr' }).click()
  const next = Number((await weight().inputValue()).replace(',', '.'))
  expect([12, 22.5, 20]).toContain(next)
}, 60_000)

/** What one may tap and is in view, and what of it lies under something else. */
const tappable = () =>
  page.evaluate(() => {
    const frames = (element: Element | null): Element[] =>
      element
        ? [...(getComputedStyle(element).overflowY === 'visible' ? [] : [element]), ...frames(element.parentElement)]
        : []
    const inView = [...document.querySelectorAll('button, a, input, summary')].flatMap(element => {
      const { left, right, top, bottom } = element.getBoundingClientRect()
      const [x, y] = [(left + right) / 2, (top + bottom) / 2]
      const boxes = frames(element.parentElement).map(frame => frame.getBoundingClientRect())
      const isSeen = [new DOMRect(0, 0, innerWidth, innerHeight), ...boxes].every(
        box => x > box.left && x < box.right && y > box.top && y < box.bottom,
      )
      const hit = document.elementFromPoint(x, y)
      const isFree = hit !== null && (element.contains(hit) || hit.contains(element))
      return isSeen
        ? [{ name: element.getAttribute('aria-label') ?? element.textContent.replaceAll('\u00ad', ''), isFree }]
        : []
    })
    return { inView: inView.map(({ name }) => name), covered: inView.filter(({ isFree }) => !isFree) }
  })

test('nothing that one may tap lies under the bar that takes back, on a phone, a small one and one that lies', async () => {
  const again = await samePlanFor(site, athlete, made.id)
  await page.evaluate(() => localStorage.removeItem('formkurve.rests'))
  const undo = page.getByRole('button', { name: 'Rückgängig' })
  for (const [at, [width, height]] of (
    [
      [390, 844],
      [360, 640],
      [844, 390],
    ] as const
  ).entries()) {
    await page.setViewportSize({ width, height })
    await open(rested()[at]?.id, again)
    await weight().fill('10')
    await save().click()
    await page.getByRole('heading', { name: 'Pause' }).waitFor()
    await undo.waitFor()
    const resting = await tappable()
    expect(resting.covered).toEqual([])
    expect(resting.inView).toEqual(expect.arrayContaining(['Rückgängig', '15 s weniger', '15 s mehr']))
    await page.getByRole('button', { name: 'Signal und Pausen' }).scrollIntoViewIfNeeded()
    const scrolled = await tappable()
    expect(scrolled.covered).toEqual([])
    expect(scrolled.inView).toContain('Signal und Pausen')
    await page.waitForTimeout(480)
    await page.getByRole('button', { name: 'Pause beenden' }).click()
    await save().waitFor()
    expect((await tappable()).covered).toEqual([])
  }
}, 60_000)
