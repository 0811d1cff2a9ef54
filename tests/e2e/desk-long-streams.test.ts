import { afterAll, beforeAll, expect, test } from 'vitest'
import { freshId } from '../../adapters/crypto/fresh-id.ts'
import { schemaOf } from '../../domain/facts.ts'
import { asUserId, asWorkoutId } from '../../domain/ids.ts'
import { streamOf } from '../../domain/streams.ts'
import type * as Workout from '../../domain/workout.ts'
import { storyPlan, storyVerdict } from '../../tools/story-plans.ts'
import { type DeskAtHand, startDesk } from '../support/at-desk.ts'
import { calling } from '../support/visiting.ts'

let { site, anna, page, complaints } = {} as DeskAtHand

beforeAll(async () => {
  ;({ site, anna, page, complaints } = await startDesk())
}, 120_000)
afterAll(() => site?.close())

const count = 270

/** A stream of events so large that one answer holds fewer of them than are asked for. */
const long = async () => {
  const athlete = asUserId(anna.id)
  const stream = streamOf('workout', asWorkoutId(freshId()))
  const commandId = freshId<'command'>()
  const at = new Date().toISOString()
  const planned = { type: 'WorkoutGenerated', plan: storyPlan(1), verdict: storyVerdict, planner: 'rules', at } as const
  const first = { type: 'WorkoutRequested', athlete, durationMinutes: 30, seed: 's', at } as const
  const events: Workout.Event[] = [first, ...Array.from({ length: count - 1 }, () => planned)]
  const recorded = events.map(event => ({
    id: freshId<'event'>(),
    event,
    metadata: {
      commandId,
      correlationId: commandId,
      causationId: commandId,
      actor: { kind: 'user', id: athlete } as const,
      subject: athlete,
      schema: schemaOf(event.type),
    },
  }))
  for (let from = 0; from < count; from += 30)
    await site.product.log.append(stream, 'any', recorded.slice(from, from + 30))
  return stream
}

const numbers = (from: number, to: number) => Array.from({ length: to - from }, (_, nth) => from + nth)

test('each event of a stream is listed once, where one answer holds fewer than were asked for', async () => {
  const stream = await long()
  const isPage = calling('GET', `/desk/streams/${stream}`)
  let answers = 0
  page.on('response', answer => {
    if (isPage(answer.request())) answers++
  })
  await page.goto(`/internal/desk/streams/${stream}?at=190`)
  await page.getByLabel('Reason').fill('Ticket 4711: ein langer Strom')
  await page.getByRole('button', { name: 'Go on' }).click()
  const list = page.getByRole('navigation', { name: 'Events of the stream' })
  await list.getByRole('listitem').first().waitFor()
  await page.getByRole('button', { name: 'Unseal …' }).click()
  await page.getByRole('region', { name: 'Unseal' }).getByLabel('Reason').fill('Ticket 4711: ein langer Strom')
  await page.getByRole('button', { name: 'Unseal', exact: true }).click()

  const shown = async () => (await list.getByRole('listitem').allInnerTexts()).map(text => Number.parseInt(text, 10))
  await expect.poll(() => list.locator('[aria-current]').count(), { timeout: 8000 }).toBe(1)
  await expect.poll(shown, { timeout: 8000 }).toEqual(numbers(0, 200))
  expect(answers).toBeGreaterThan(2)
  await list.getByRole('button', { name: 'Later events' }).click()
  await expect.poll(shown, { timeout: 8000 }).toEqual(numbers(200, count))
  await page.keyboard.press('ArrowLeft')
  await expect.poll(shown, { timeout: 8000 }).toEqual(numbers(0, 200))
  await expect.poll(() => list.locator('[aria-current]').innerText()).toMatch(/^199/)
  await page.keyboard.press('End')
  await list.getByRole('button', { name: 'Earlier events' }).click()
  await expect.poll(shown, { timeout: 8000 }).toEqual(numbers(0, 200))
  expect(complaints).toEqual([])
})
