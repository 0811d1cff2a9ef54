import { afterAll, beforeAll, expect, test } from 'vitest'
import { type DeskAtHand, giveReason, startDesk } from '../support/at-desk.ts'
import { walkByTab } from '../support/tab-walk.ts'

// Each page of the desk by Tab alone: everything on it is reached, in order, seen and marked.

let { site, anna, page, complaints, workout } = {} as DeskAtHand

beforeAll(async () => {
  ;({ site, anna, page, complaints, workout } = await startDesk())
}, 120_000)
afterAll(() => site?.close())

const explained = async () => {
  const isAsked = await page
    .getByLabel('Reason')
    .first()
    .waitFor({ timeout: 1500 })
    .then(() => true)
    .catch(() => false)
  if (isAsked) await giveReason(page)
}

const opened = async (path: string) => {
  await page.goto(`/internal/desk${path}`)
  await explained()
}

const walked = async (least: number) => {
  const { stops, faults } = await walkByTab(page)
  expect(faults).toEqual([])
  expect(stops).toBeGreaterThanOrEqual(least)
}

test('finding', async () => {
  await opened('')
  await page.getByRole('heading', { name: 'Find' }).first().waitFor()
  await walked(15)
  await opened('?type=SetLogged')
  await page.getByRole('region', { name: 'Events found' }).waitFor()
  await walked(20)
}, 120_000)

test('a person: streams, numbers, today’s rules, what was put right', async () => {
  for (const rest of ['', '/numbers', '/what-if', '/repairs']) {
    await opened(`/people/${anna.id}${rest}`)
    await walked(8)
  }
}, 120_000)

test('a stream, sealed and unsealed, its reasons and replicas, and its story', async () => {
  await opened(`/streams/workout-${workout}`)
  await page.getByRole('slider', { name: 'Revision' }).waitFor()
  await walked(15)
  await page.getByRole('button', { name: 'Unseal …' }).click()
  await giveReason(page, 'Unseal')
  await page.getByText('Unsealed').waitFor()
  for (const view of ['State', 'Why', 'Workout', 'Dashboard'] as const) {
    await page.getByRole('button', { name: view, exact: true }).click()
    await walked(15)
  }
  await page.getByRole('link', { name: 'Cause and effect' }).click()
  await page.getByRole('heading', { level: 1 }).waitFor()
  await explained()
  await walked(8)
}, 120_000)

test('one event taken for another', async () => {
  await page.goto(`/internal/desk/streams/workout-${workout}/what-if?at=4`)
  await page
    .getByRole('button', { name: /Unseal/ })
    .first()
    .waitFor()
  await walked(5)
}, 120_000)

test('what is parked, read models, builds, webhooks, facts and the proof', async () => {
  for (const [place, least] of [
    ['/undone', 5],
    ['/models', 15],
    ['/builds', 8],
    ['/webhooks', 6],
    ['/facts', 20],
    ['/proof', 6],
  ] as const) {
    await opened(place)
    await walked(least)
  }
  expect(complaints).toEqual([])
}, 120_000)
