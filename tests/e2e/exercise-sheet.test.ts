import type { Locator, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { faultsOf } from '../support/axe.ts'
import { startVisitedSite, type VisitedSite } from '../support/visiting.ts'

let site: VisitedSite
let page: Page
let workout: string

beforeAll(async () => {
  site = await startVisitedSite()
  const tokens = await site.person('bild@example.org')
  const ask = (call: string, body: object) => site.ask(call, { token: tokens.access_token, body })
  await ask('POST /training-profiles/', {
    name: 'Studio',
    equipment: ['barbell', 'weight-plates', 'rack', 'bench', 'dumbbells'],
  })
  workout = (await ask('POST /llm/create-workout', { duration_minutes: 45 })).json.id
  page = (await site.visit(`/training/${workout}`, { tokens, phone: true })).page
  await page.locator('main h1').first().waitFor()
}, 120_000)
afterAll(() => site?.close())

/** As one reads them, without the joints of long words. */
const wordsOf = async (part: Locator) => ((await part.textContent()) ?? '').replaceAll('\u00ad', '')

const drawn = () => page.locator('svg g:nth-of-type(2) path[data-half]').first()
const shape = () => drawn().getAttribute('d')
const openFirst = async () => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(`/training/${workout}`)
  await page.locator('main details summary').first().click()
  await drawn().waitFor()
}
const isMoving = async () => {
  const before = await shape()
  await page.waitForTimeout(400)
  return (await shape()) !== before
}

describe('the picture of an exercise in the plan', () => {
  test('is fetched only when it is seen', async () => {
    const asked: string[] = []
    page.on('request', request => {
      if (/exercises-[0-9a-f]+\//.test(request.url())) asked.push(request.url())
    })
    await page.goto(`/training/${workout}`)
    await page.locator('main h1').first().waitFor()
    // A stream stays open, so there is no idle network to wait for.
    await page.locator('main details summary').first().waitFor()
    await page.waitForTimeout(1000)
    expect(asked).toEqual([])
    await page.locator('main details summary').first().click()
    await page.locator('svg g:nth-of-type(2) path').first().waitFor()
    expect(asked).toHaveLength(1)
    const answer = await page.request.get(asked[0] ?? '')
    expect(answer.headers()['cache-control']).toContain('immutable')
    expect((await answer.body()).length).toBeLessThanOrEqual(3 * 1024)
  })

  test('stands still where less motion is wished, and moves when asked', async () => {
    await openFirst()
    expect(await isMoving()).toBe(false)
    await page.getByRole('button', { name: 'Bewegung zeigen' }).first().click()
    expect(await isMoving()).toBe(true)
    await page.getByRole('button', { name: 'Bewegung anhalten' }).first().click()
    expect(await isMoving()).toBe(false)
  })

  test('moves by itself where motion is welcome', async () => {
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await page.goto(`/training/${workout}`)
    await page.locator('main details summary').first().click()
    await drawn().waitFor()
    expect(await isMoving()).toBe(true)
  })
})

describe('the sheet of an exercise', () => {
  test('shows how it goes, what goes wrong, what works, and leads to its sisters and back', {
    timeout: 90_000,
  }, async () => {
    await openFirst()
    const known = ['Kniebeuge', 'drücken', 'Kreuzheben', 'Rudern'].map(word => `[aria-label*="${word}"]`).join(', ')
    const squat = page.locator('main details', { has: page.locator(known) }).first()
    await squat.locator('summary').click()
    await squat.getByRole('button', { name: 'Alles zur Übung' }).click()
    const dialog = page.getByRole('dialog')
    const title = await wordsOf(dialog.getByRole('heading', { level: 2 }))
    for (const part of ['So geht es', 'Häufige Fehler', 'Muskeln'])
      await dialog.getByRole('heading', { name: part }).waitFor()
    expect(await dialog.locator('[data-share=direct]').count()).toBeGreaterThan(0)
    expect(await dialog.getByRole('img').count()).toBe(2)
    const sisters = dialog.locator('section', { hasText: /Leichter|Schwerer/ }).getByRole('button')
    const sister = await wordsOf(sisters.first())
    await sisters.first().click()
    await dialog.getByRole('heading', { level: 2, name: sister, exact: true }).waitFor()
    await dialog.getByRole('button', { name: `Zurück zu ${title}` }).click()
    await dialog.getByRole('heading', { level: 2, name: title, exact: true }).waitFor()
    await page.keyboard.press('Escape')
    expect(await page.getByRole('dialog').count()).toBe(0)
  })

  test.each(['light', 'dark'] as const)('is readable for everybody (%s)', async colorScheme => {
    await openFirst()
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.getByRole('button', { name: 'Alles zur Übung' }).first().click()
    await page.getByRole('dialog').getByRole('heading', { name: 'Muskeln' }).waitFor()
    expect(await faultsOf(page)).toEqual([])
    await page.keyboard.press('Escape')
  })

  test('lies as two files for every exercise', async () => {
    const folder = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => name)
        .find(name => name.includes('/exercises-')),
    )
    const base = folder?.slice(0, folder.lastIndexOf('/')) ?? ''
    for (const id of ['back-squat', 'front-lever', 'cat-cow'])
      for (const type of ['svg', 'json']) expect((await page.request.get(`${base}/${id}.${type}`)).status()).toBe(200)
  })
})
