import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type DeskAtHand, giveReason, reason, startDesk } from '../support/at-desk.ts'

// Without a mouse nobody is lost at the desk: what was opened closes by Escape, and the way goes on where it was left.

let { site, anna, page, complaints, workout } = {} as DeskAtHand

beforeAll(async () => {
  ;({ site, anna, page, complaints, workout } = await startDesk())
}, 120_000)
afterAll(() => site?.close())

/** A reason holds for a person and a kind of act: where it was given before, nobody asks again. */
const explained = async () => {
  const isAsked = await page
    .getByLabel('Reason')
    .first()
    .waitFor({ timeout: 2000 })
    .then(() => true)
    .catch(() => false)
  if (isAsked) await giveReason(page)
}

const person = (rest = '') => `/internal/desk/people/${anna.id}${rest}`
const stream = (rest = '') => `/internal/desk/streams/workout-${workout}${rest}`

describe('what a button opens closes by Escape, and whoever closed it is back where they were', () => {
  const isHeld = (name: string | RegExp) =>
    expect
      .poll(() =>
        page.evaluate(() => document.activeElement?.getAttribute('aria-label') || document.activeElement?.textContent),
      )
      .toMatch(name)

  const press = async (name: string | RegExp) => {
    await page.getByRole('button', { name }).first().focus()
    await page.keyboard.press('Enter')
  }

  test('unsealing a stream', async () => {
    await page.goto(stream())
    await explained()
    await press('Unseal …')
    await page.getByRole('region', { name: 'Unseal' }).waitFor()
    await page.keyboard.type('Ticket')
    await page.keyboard.press('Escape')
    await page.getByRole('region', { name: 'Unseal' }).waitFor({ state: 'detached' })
    await isHeld('Unseal …')
    await page.keyboard.press('Enter')
    await page.keyboard.type(reason)
    await page.keyboard.press('Enter')
    await isHeld('Seal again')
  })

  test('the slider goes by its own keys, one event at a time', async () => {
    const at = () => new URL(page.url()).searchParams.get('at') ?? '0'
    const slider = page.getByRole('slider', { name: 'Revision' })
    await slider.focus()
    const last = String(await slider.getAttribute('max'))
    for (const [key, to] of [
      ['Home', '0'],
      ['ArrowRight', '1'],
      ['ArrowUp', '2'],
      ['ArrowLeft', '1'],
      ['End', last],
    ] as const) {
      await page.keyboard.press(key)
      await expect.poll(at).toBe(to)
    }
    await isHeld('Revision')
  })

  test('a search to be named anew', async () => {
    await page.goto('/internal/desk?type=SetLogged')
    await press('Save this search …')
    await page.keyboard.press('Escape')
    await isHeld('Save this search …')
    await page.keyboard.press('Enter')
    await page.keyboard.type('Sätze')
    await page.keyboard.press('Enter')
    await press('Rename Sätze')
    await page.keyboard.press('Escape')
    await isHeld('Rename Sätze')
  })

  test('why something is set going, and whether it is meant', async () => {
    await page.goto('/internal/desk/models')
    await press(/^Rebuild workout_list/)
    await page.keyboard.press('Escape')
    await isHeld(/^Rebuild workout_list/)
    await press(/^Verify accounts/)
    await page.getByRole('region', { name: 'Why' }).waitFor()
    await page.keyboard.press('Escape')
    await isHeld(/^Verify accounts/)
    await page.goto(person())
    await explained()
    await press('Sign out on all devices')
    await isHeld('Really sign out everywhere')
    await page.keyboard.press('Escape')
    await isHeld('Sign out on all devices')
    expect(complaints).toEqual([])
  })
})
