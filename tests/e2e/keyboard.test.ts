import type { Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { streamOf } from '../../domain/kernel/stream.ts'
import { startVisitedSite, type VisitedSite } from '../support/visiting.ts'

let site: VisitedSite

beforeAll(async () => {
  site = await startVisitedSite()
}, 120_000)
afterAll(() => site?.close())

const held = (page: Page) =>
  page.evaluate(() => {
    const { activeElement: at } = document
    return at instanceof HTMLElement
      ? at.getAttribute('aria-label') || at.innerText || at.getAttribute('name') || ''
      : ''
  })

/** As somebody without a mouse: further and further, until it is there. */
const tabTo = async (page: Page, name: RegExp) => {
  const seen: string[] = []
  for (let stops = 0; stops < 60; stops += 1) {
    const at = await held(page)
    if (name.test(at)) return
    seen.push(at)
    await page.keyboard.press('Tab')
  }
  throw new Error(`${name} is not reached by the keyboard: ${seen.join(' | ')}`)
}

/** What the screen puts under the finger after each step. */
const offered = (page: Page, name: RegExp) => expect.poll(() => held(page), { timeout: 8000 }).toMatch(name)

const press = async (page: Page) => {
  await page.waitForTimeout(500)
  await page.keyboard.press('Enter')
}

test('from sign-in to the finished workout by the keyboard alone', async () => {
  await site.person('tastatur@example.org')
  const { page, complaints, end } = await site.visit('/auth/login')
  await page.getByRole('button', { name: 'Sign in', exact: true }).waitFor()
  await tabTo(page, /^email$/)
  await page.keyboard.type('tastatur@example.org')
  await tabTo(page, /^password$/)
  await page.keyboard.type('ein langer Satz')
  await tabTo(page, /^Sign in$/)
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/dashboard/)
  await page.getByRole('button', { name: /Workout erstellen/ }).waitFor()
  await tabTo(page, /^Workout erstellen/)
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/training\//)
  await page.getByRole('button', { name: 'Training starten' }).waitFor()
  const workout = new URL(page.url()).pathname.split('/')[2] ?? ''
  await tabTo(page, /^Training starten$/)
  await page.keyboard.press('Enter')
  for (let sets = 0; sets < 2; sets += 1) {
    await page.getByRole('button', { name: /Satz fertig|Start$/ }).waitFor()
    await tabTo(page, /^(Satz fertig|Ohne Uhr speichern)$/)
    await press(page)
    await page.waitForTimeout(300)
    if (/^Ändern|^Ja, so/.test(await held(page))) {
      await tabTo(page, /^Ja, so speichern$/)
      await page.keyboard.press('Enter')
    }
    await offered(page, /Pause beenden|Satz fertig|Start/)
    if (/Pause beenden/.test(await held(page))) await press(page)
  }
  await tabTo(page, /^Mehr$/)
  await page.keyboard.press('Enter')
  await tabTo(page, /^Training beenden$/)
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Training abschließen' }).waitFor()
  await tabTo(page, /^Training abschließen$/)
  await press(page)
  await page.getByText('Abgeschlossen').first().waitFor()
  const types = async () =>
    (await site.product.log.load(streamOf('workout', workout))).map(({ event }) => String(event.type))
  await expect.poll(async () => (await types()).at(-1)).toBe('WorkoutCompleted')
  expect((await types()).filter(type => type === 'SetLogged')).toHaveLength(2)
  expect(complaints).toEqual([])
  await end()
}, 60_000)
