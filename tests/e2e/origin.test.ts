import { join } from 'node:path'
import type { Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freshId } from '../../adapters/crypto/fresh-id.ts'
import { asWorkoutId } from '../../domain/ids.ts'
import { streamOf } from '../../domain/streams.ts'
import { projections } from '../../projections/all.ts'
import { caughtUp } from '../../projections/catch-up.ts'
import { anywhere } from '../support/anywhere.ts'
import { type DeskAtHand, startDesk } from '../support/at-desk.ts'
import { plannedLongAgo } from '../support/planned-long-ago.ts'
import { isAccessible } from '../support/site.ts'

let { site, anna, workout, set, sql } = {} as DeskAtHand

beforeAll(async () => {
  ;({ site, anna, workout, set, sql } = await startDesk())
}, 120_000)
afterAll(() => site?.close())

/** To be looked at, where somebody says where to. */
const picture = async (page: Page, name: string) => {
  if (process.env.PICTURES) await page.screenshot({ path: join(process.env.PICTURES, name), fullPage: true })
}

test('where the sums of a week and of a workout come from is asked by keys alone', async () => {
  const { page, complaints, end } = await site.visit('/dashboard', { tokens: anna, phone: true })
  await page.getByRole('button', { name: 'Gewicht', exact: true }).click()
  const why = page.getByRole('button', { name: 'Woher kommt das?' })
  await why.focus()
  await page.keyboard.press('Enter')
  const sheet = page.getByRole('dialog', { name: 'Woher kommt das?' })
  await sheet.getByText(/korrigiert auf 8\sWiederholungen/).waitFor()
  const rows = await sheet.getByRole('listitem').allInnerTexts()
  const moved = await sql(`select 1 from log.events where stream = $1 and type in ('SetLogged', 'SetCorrected')`, [
    `workout-${workout}`,
  ])
  expect(rows).toHaveLength(moved.length)
  await isAccessible(page)
  await picture(page, 'origin-week.png')
  await page.keyboard.press('Escape')
  await sheet.waitFor({ state: 'hidden' })
  expect(await why.evaluate(one => one === document.activeElement)).toBe(true)

  const thisWeek = page.getByRole('region', { name: /^Diese Woche/ })
  await thisWeek.getByRole('button', { name: 'Warum so?' }).press('Enter')
  expect(await thisWeek.getByRole('button', { expanded: true }).innerText()).toBe('Begründung ausblenden')
  await thisWeek.getByRole('button', { name: 'Woher kommen die Zahlen?' }).press('Enter')
  const ofMuscle = page.getByRole('dialog', { name: 'Woher kommt das?' })
  await ofMuscle.getByText('Dazu ist nichts eingetragen.').waitFor()
  const { muscles } = (await site.ask('GET /api/programme', { token: anna.access_token })).json.week
  const trained = muscles.filter(({ done }: { done: number }) => done > 0)
  expect(await ofMuscle.getByLabel('Zahl').locator('option').allInnerTexts()).toEqual([
    'Einheiten diese Woche',
    'Abgeschlossene Workouts',
    ...trained.map(({ name }: { name: { de: string } }) => `Sätze: ${name.de}`),
  ])
  await ofMuscle.getByLabel('Zahl').selectOption({ index: 2 })
  await ofMuscle.getByRole('listitem').first().waitFor()
  await expect.poll(() => ofMuscle.innerText()).toContain(trained[0].done.toLocaleString('de'))
  await isAccessible(page)
  await picture(page, 'origin-muscle.png')
  await page.keyboard.press('Escape')

  const token = anna.access_token
  await site.ask(`PUT /api/workouts/${workout}/status`, { token, body: { status: 'completed' } })
  await page.goto(`/training/${workout}`)
  await page.getByRole('button', { name: 'Woher kommt das?' }).press('Enter')
  await sheet
    .getByText(/Satz\s1/)
    .first()
    .waitFor()
  await sheet.getByRole('button', { name: 'Gewicht' }).press('Enter')
  await sheet.getByText(/korrigiert auf 8\sWiederholungen/).waitFor()
  await isAccessible(page)
  await picture(page, 'origin-workout.png')
  expect(complaints).toEqual([])
  await end()
})

/** The set that was put right, as it was done at first, in a workout of the week before. */
const doneAWeekBefore = async () => {
  const { product } = site
  const past = await product.log.load(streamOf('workout', asWorkoutId(workout)))
  const stream = await plannedLongAgo(product, anna.id, workout)
  const at = new Date(Date.now() - 7 * 86_400_000).toISOString()
  const done = past.filter(
    ({ event }) => event.type === 'WorkoutStarted' || (event.type === 'SetLogged' && event.set === set),
  )
  await anywhere(product.log).append(
    stream,
    1,
    done.map(({ event, metadata }) => ({
      id: freshId(),
      event: { ...event, at },
      metadata: { ...metadata, commandId: freshId<'command'>() },
    })),
  )
  await caughtUp(product, projections, () => {}, new AbortController().signal)
}

test('where sessions, workouts left and a best set come from is asked by keys alone', async () => {
  const token = anna.access_token
  const { page, complaints, end } = await site.visit('/settings/membership', { tokens: anna, phone: true })
  const left = (await site.ask('GET /api/membership', { token })).json.free_left
  const credits = await sql(`select type from log.events where stream = $1 and type like 'WorkoutCredit%'`, [
    `membership-${anna.id}`,
  ])
  await page.getByRole('button', { name: 'Woher kommt das?' }).press('Enter')
  const sheet = page.getByRole('dialog', { name: 'Woher kommt das?' })
  await sheet.getByText('Ausgehend von 10').waitFor()
  expect(await sheet.getByRole('listitem').count()).toBe(credits.length)
  await expect.poll(() => sheet.innerText()).toContain(`${left}\u00a0`.trim())
  await isAccessible(page)
  await picture(page, 'origin-credits.png')
  await page.keyboard.press('Escape')

  await page.goto('/dashboard')
  const thisWeek = page.getByRole('region', { name: /^Diese Woche/ })
  await thisWeek.getByRole('button', { name: 'Warum so?' }).press('Enter')
  await thisWeek.getByRole('button', { name: 'Woher kommen die Zahlen?' }).press('Enter')
  await sheet.getByText('1', { exact: true }).waitFor()
  expect(await sheet.getByRole('listitem').count()).toBe(1)
  await picture(page, 'origin-sessions.png')
  await sheet.getByLabel('Zahl').selectOption('Abgeschlossene Workouts')
  await sheet.getByText('Workout', { exact: true }).first().waitFor()
  expect(await sheet.getByRole('listitem').count()).toBe(1)
  await page.keyboard.press('Escape')

  await doneAWeekBefore()
  await page.goto(`/training/${workout}`)
  await page.getByRole('button', { name: 'Woher kommt der Bestwert?' }).press('Enter')
  const record = page.getByRole('dialog', { name: 'Woher kommt der Bestwert?' })
  await record.getByRole('listitem').first().waitFor()
  const steps = await record.getByRole('listitem').allInnerTexts()
  expect(steps).toHaveLength(2)
  expect(steps.map(step => step.replaceAll('\u00a0', ' '))).toEqual([
    expect.stringContaining('zum ersten Mal'),
    expect.stringMatching(/^8 Wdh\. · 22,5 kg[\s\S]*vorher 10 Wdh\. · 20 kg/),
  ])
  await isAccessible(page)
  await picture(page, 'origin-record.png')
  expect(complaints).toEqual([])
  await end()
})
