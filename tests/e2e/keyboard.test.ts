import type { Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { asWorkoutId } from '../../domain/ids.ts'
import { streamOf } from '../../domain/streams.ts'
import { heldName, tabTo } from '../support/keys.ts'
import { startVisitedSite, type VisitedSite } from '../support/visiting.ts'

let site: VisitedSite

beforeAll(async () => {
  site = await startVisitedSite()
}, 120_000)
afterAll(() => site?.close())

/** What the screen puts under the finger after each step. */
const offered = (page: Page, name: RegExp) => expect.poll(() => heldName(page), { timeout: 8000 }).toMatch(name)

const press = async (page: Page) => {
  await page.waitForTimeout(500)
  await page.keyboard.press('Enter')
}

/** What is read aloud comes in the order in which it is seen: further down, or in a column to the right. */
const outOfOrder = () => {
  const isStuck = (at: Element) => ['fixed', 'sticky'].includes(getComputedStyle(at).position)
  const stuck = (at: Element | null): boolean => at !== null && (isStuck(at) || stuck(at.parentElement))
  const top = document.querySelector('dialog[open]') ?? document.querySelector('main') ?? document.body
  const seen = [...top.querySelectorAll('h1,h2,h3,p,label,button,input,a,summary,dt,dd,figcaption')]
    .filter(one => one.checkVisibility() && (top.matches('dialog') || !stuck(one)) && one.closest('svg') === null)
    .map(one => ({ words: (one.textContent ?? '').slice(0, 40), box: one.getBoundingClientRect() }))
    .filter(({ box }) => box.width > 2 && box.height > 2)
  return seen.flatMap(({ words, box }, at) => {
    const before = seen[at - 1]
    const follows = !before || box.top >= before.box.top - 8 || box.left >= before.box.right - 1
    return follows ? [] : [`${words} after ${before.words}`]
  })
}

/** Whoever wishes less motion sees none. */
const moving = () =>
  document
    .getAnimations()
    .filter(({ playState, effect }) => playState === 'running' && Number(effect?.getComputedTiming().duration) > 10)
    .map(({ effect }) => (effect instanceof KeyframeEffect ? String(effect.target?.className) : ''))

const isCalmAndInOrder = async (page: Page) => {
  expect([page.url(), await page.evaluate(outOfOrder)]).toEqual([page.url(), []])
  expect([page.url(), await page.evaluate(moving)]).toEqual([page.url(), []])
}

test('from sign-in to the finished workout by the keyboard alone', async () => {
  await site.person('tastatur@example.org')
  const { page, complaints, end } = await site.visit('/auth/login')
  await page.getByRole('button', { name: 'Sign in', exact: true }).waitFor()
  await isCalmAndInOrder(page)
  await tabTo(page, /^Email$/)
  await page.keyboard.type('tastatur@example.org')
  await tabTo(page, /^Password$/)
  await page.keyboard.type('ein langer Satz')
  await tabTo(page, /^Sign in$/)
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/dashboard/)
  await page.getByRole('button', { name: /Workout erstellen/ }).waitFor()
  await isCalmAndInOrder(page)
  await tabTo(page, /^Workout erstellen/)
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/training\//)
  await page.getByRole('button', { name: 'Training starten' }).waitFor()
  const workout = new URL(page.url()).pathname.split('/')[2] ?? ''
  await isCalmAndInOrder(page)
  await tabTo(page, /^Training starten$/)
  await page.keyboard.press('Enter')
  await offered(page, /^Start$/)
  await press(page)
  await offered(page, /^Stoppen$/)
  await page.waitForTimeout(1500)
  await press(page)
  await offered(page, /^\d s speichern$/)
  await press(page)
  await offered(page, /Satz fertig|Start/)
  for (let sets = 0; sets < 2; sets += 1) {
    await page.getByRole('button', { name: /Satz fertig|Start$/ }).waitFor()
    await isCalmAndInOrder(page)
    await tabTo(page, /^(Satz fertig|Ohne Uhr speichern)$/)
    await press(page)
    await page.waitForTimeout(300)
    if (/^Ändern|^Ja, so/.test(await heldName(page))) {
      await tabTo(page, /^Ja, so speichern$/)
      await page.keyboard.press('Enter')
    }
    await offered(page, /Pause beenden|Satz fertig|Start/)
    await isCalmAndInOrder(page)
    if (/Pause beenden/.test(await heldName(page))) await press(page)
  }
  await tabTo(page, /^Mehr$/)
  await page.keyboard.press('Enter')
  await isCalmAndInOrder(page)
  await tabTo(page, /^Training beenden$/)
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Training abschließen' }).waitFor()
  await tabTo(page, /^Training abschließen$/)
  await press(page)
  await page.getByText('Abgeschlossen').first().waitFor()
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('inhalt')
  await isCalmAndInOrder(page)
  const types = async () =>
    (await site.product.log.load(streamOf('workout', asWorkoutId(workout)))).map(({ event }) => String(event.type))
  await expect.poll(async () => (await types()).at(-1)).toBe('WorkoutCompleted')
  expect((await types()).filter(type => type === 'SetLogged')).toHaveLength(3)

  const { access_token: token } = await site.signIn('tastatur@example.org')
  const { id } = (await site.ask('POST /llm/create-workout', { token, body: { duration_minutes: 20, prompt: '' } }))
    .json
  await site.ask(`PUT /api/workouts/${id}/status`, { token, body: { status: 'in_progress' } })
  await page.goto(`/training/${id}?satz=`)
  await page.getByRole('button', { name: 'Mehr', exact: true }).waitFor()
  await tabTo(page, /^Mehr$/)
  await page.keyboard.press('Enter')
  await tabTo(page, /^Training abbrechen$/)
  await page.keyboard.press('Enter')
  const sure = page.getByRole('dialog', { name: 'Training abbrechen?' })
  await sure.getByText('Deine bisherigen Sätze bleiben gespeichert.', { exact: false }).waitFor()
  await sure.getByRole('button', { name: 'Training abbrechen' }).press('Enter')
  await page.getByText('Abgebrochen').first().waitFor()
  const broken = async () => (await site.product.log.load(streamOf('workout', id))).map(({ event }) => event.type)
  await expect.poll(async () => (await broken()).at(-1)).toBe('WorkoutAborted')
  expect(complaints).toEqual([])
  await end()
}, 60_000)
