import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { keepTokens, startVisitedSite, type VisitedSite } from '../support/visiting.ts'

type Set = {
  id: string
  duration: number | null
  distance: number | null
  rest_time: number
  ramp: boolean
  look: string
}
type Exercise = { id: string; name: string; sets: Set[] }
type Block = {
  id: string
  kind: string
  number_of_rounds: number
  round_duration_sec: number | null
  duration_min: number
  exercises: Exercise[]
}
type Made = { id: string; blocks: Block[] }

let site: VisitedSite
let tokens: Awaited<ReturnType<VisitedSite['person']>>

beforeAll(async () => {
  site = await startVisitedSite()
  tokens = await site.person('uhr@example.org')
  await ask('POST /training-profiles/', { name: 'Studio', equipment: ['dumbbells', 'bench', 'rowing-machine', 'mat'] })
}, 120_000)
afterAll(() => site?.close())

const ask = async (call: string, body?: object) =>
  (await site.ask(call, { token: tokens.access_token, ...(body ? { body } : {}) })).json

const planWith = async (kind: string, prompt: string) => {
  const made: Made = await ask('POST /llm/create-workout', { duration_minutes: 30, prompt })
  const block = made.blocks.find(one => one.kind === kind)
  if (!block) throw new Error(`no ${kind} in ${made.blocks.map(one => one.kind)}`)
  return { made, block }
}

/** A page whose clock stands still until it is told to go on. */
const stopped = async (path: string) => {
  const { page, context, complaints } = await site.visitor({ viewport: { width: 390, height: 844 } })
  await page.addInitScript(keepTokens, tokens)
  await page.clock.install({ time: new Date() })
  await page.goto(path)
  return { page, complaints, end: () => context.close() }
}

const secondsOf = async (page: Page, name: RegExp) => {
  const label = (await page.getByRole('timer', { name }).getAttribute('aria-label')) ?? ''
  const [, minutes = 0, seconds = 0] = /(\d+):(\d\d)/.exec(label) ?? []
  return Number(minutes) * 60 + Number(seconds)
}

const openSet = (block: Block, exercise: number, set = 0) => block.exercises[exercise]?.sets[set]?.id ?? ''

const log = async (page: Page) => {
  const save = page.getByRole('button', { name: 'Satz fertig' })
  await save.waitFor()
  await page.clock.runFor(500)
  await save.click()
  const sure = page.getByRole('button', { name: 'Ja, so speichern' })
  const isAsked = await sure.waitFor({ timeout: 1000 }).then(
    () => true,
    () => false,
  )
  if (isAsked) await sure.click()
}

const hour = 3_600_000

describe('clocks', () => {
  test('EMOM: what is left of the minute is the pause, after a reload and a sleeping phone too', async () => {
    const { made, block } = await planWith('emom', 'EMOM')
    const { page, end } = await stopped(`/training/${made.id}?satz=${openSet(block, 0)}`)
    const start = page.getByRole('button', { name: /EMOM-Uhr starten/ })
    expect((await start.boundingBox())?.height).toBeLessThan(80)
    await start.click()
    await page.clock.runFor(20_000)
    await page.getByText(/Minute 1 von \d+ · 0:40/).waitFor()
    await log(page)
    await page.getByRole('heading', { name: 'Pause' }).waitFor()
    expect(await secondsOf(page, /^Pause/)).toBeGreaterThan(36)
    expect(await secondsOf(page, /^Pause/)).toBeLessThanOrEqual(40)
    await page.clock.runFor(10_000)
    await page.reload()
    await page.getByRole('heading', { name: 'Pause' }).waitFor()
    const left = await secondsOf(page, /^Pause/)
    expect(left).toBeGreaterThan(20)
    expect(left).toBeLessThanOrEqual(30)
    await page.clock.fastForward(left * 1000 + 1500)
    const second = block.exercises[1] ?? block.exercises[0]
    await page.getByRole('heading', { name: second?.name ?? '', level: 1 }).waitFor()
    await page.getByText(/Minute 2 von \d+/).waitFor()
    await end()
  }, 90_000)

  test('AMRAP: when the time is up it says so, and what was not reached is left out', async () => {
    const { made, block } = await planWith('amrap', 'AMRAP')
    const { page, end } = await stopped(`/training/${made.id}?satz=${openSet(block, 0)}`)
    await page.getByRole('button', { name: /AMRAP-Uhr starten/ }).click()
    await log(page)
    await page.clock.fastForward(block.duration_min * 60_000 + 2000)
    await page.getByText('Zeit ist um.').waitFor()
    await page.getByRole('button', { name: 'Weiter', exact: true }).click()
    await expect
      .poll(async () => {
        const now: Made = await ask(`GET /workouts/${made.id}`)
        const sets = now.blocks.find(({ id }) => id === block.id)?.exercises.flatMap(({ sets }) => sets) ?? []
        return [sets.filter(({ look }) => look === 'done').length, sets.filter(({ look }) => look === 'planned').length]
      })
      .toEqual([1, 0])
    await end()
  }, 90_000)

  test('intervals: each ends, pauses and begins by itself, and the rest of the training is told in minutes', async () => {
    await ask('PUT /training-plan/mine', { fitness_level: 3, experience_level: 3 })
    const { made, block } = await planWith('interval', 'Intervalle')
    const [set] = block.exercises[0]?.sets ?? []
    const { page, end } = await stopped(`/training/${made.id}?satz=${set?.id}`)
    const minutes = async () =>
      Number(/noch\s(\d+)\smin/.exec((await page.locator('header').first().innerText()) ?? '')?.[1])
    await page.getByRole('button', { name: 'Start', exact: true }).waitFor()
    const before = await minutes()
    await page.clock.runFor(500)
    await page.getByRole('button', { name: 'Start', exact: true }).click()
    await page.clock.runFor(5000)
    await page.getByRole('button', { name: 'Stoppen' }).click()
    await page.clock.runFor(60_000)
    await page.reload()
    await page.getByRole('button', { name: 'Weiter', exact: true }).click()
    const left = (set?.duration ?? 0) - 5
    expect(Math.abs((await secondsOf(page, /^Noch/)) - left)).toBeLessThan(2)
    await page.clock.fastForward((left + 1) * 1000)
    await page.getByRole('heading', { name: 'Pause' }).waitFor()
    await page.clock.fastForward(((set?.rest_time ?? 0) + 1) * 1000)
    await page.getByRole('button', { name: 'Stoppen' }).waitFor()
    expect(await page.title()).toMatch(/^\d+:\d\d /)
    expect(await minutes()).toBeLessThan(before)
    await end()
  }, 90_000)

  test('Tabata: runs through by itself, right after a reload, a locked screen and a clock set back', async () => {
    const { made, block } = await planWith('interval', 'Tabata mit Mountain Climbers')
    const sets = block.exercises[0]?.sets ?? []
    expect(sets.map(({ duration, rest_time }) => [duration, rest_time])).toEqual([
      ...Array.from({ length: 7 }, () => [20, 10]),
      [20, 60],
    ])
    const { page, complaints, end } = await stopped(`/training/${made.id}?satz=${sets[0]?.id}`)
    const at = (words: RegExp) => page.getByText(words).first().waitFor()
    const now = () => page.evaluate(() => Date.now())
    await page.getByRole('button', { name: 'Start', exact: true }).waitFor()
    await page.clock.runFor(500)
    await page.getByRole('button', { name: 'Start', exact: true }).click()
    const began = await now()
    await page.clock.runFor(21_000)
    await page.getByRole('heading', { name: 'Pause' }).waitFor()
    await page.reload()
    await page.getByRole('heading', { name: 'Pause' }).waitFor()
    await page.clock.runFor(10_000)
    await at(/^Satz 2 von 8/)
    await page.clock.setSystemTime((await now()) - hour)
    await page.clock.runFor(20_000)
    await page.getByRole('heading', { name: 'Pause' }).waitFor()
    await page.clock.fastForward(10_000 + 2 * 30_000 + 5000)
    await page.clock.runFor(500)
    await page.getByRole('button', { name: 'Stoppen' }).waitFor()
    const elapsed = ((await now()) + hour - began) / 1000
    const doing = Math.floor(elapsed / 30) + 1
    expect(doing).toBeGreaterThanOrEqual(5)
    await at(new RegExp(`^Satz ${doing} von 8`))
    expect(Math.abs((await secondsOf(page, /^Noch/)) - (20 - (elapsed % 30)))).toBeLessThan(2)
    await page.clock.fastForward(hour)
    await page.clock.runFor(500)
    await page.getByRole('heading', { name: 'Pause' }).waitFor()
    await expect
      .poll(
        async () => {
          const now: Made = await ask(`GET /workouts/${made.id}`)
          const done = now.blocks.find(({ id }) => id === block.id)?.exercises[0]?.sets ?? []
          return done.filter(({ look }) => look === 'done').length
        },
        { timeout: 8000 },
      )
      .toBe(doing)
    expect(complaints).toEqual([])
    await end()
  }, 90_000)

  test('intervals over a distance: the way is logged with the time it took', async () => {
    const { made, block } = await planWith('interval', 'Rudern 4 x 500 m mit 60 s Pause')
    const sets = block.exercises[0]?.sets ?? []
    expect(sets.map(({ distance, rest_time }) => [distance, rest_time])).toEqual(Array(4).fill([500, 60]))
    const { page, end } = await stopped(`/training/${made.id}?satz=${sets[0]?.id}`)
    await page.getByRole('button', { name: 'Start', exact: true }).waitFor()
    await page.clock.runFor(500)
    await page.getByRole('button', { name: 'Start', exact: true }).click()
    await page.clock.fastForward(118_000)
    await page.reload()
    await page.getByRole('button', { name: '500 m geschafft' }).waitFor()
    await page.clock.runFor(2000)
    await page.getByRole('button', { name: '500 m geschafft' }).click()
    await page.getByRole('heading', { name: 'Pause' }).waitFor()
    await page.clock.fastForward(60_500)
    await page.getByRole('button', { name: '500 m geschafft' }).waitFor()
    const logged = async () => {
      const now = await ask(`GET /workouts/${made.id}`)
      const [set] = now.blocks.find(({ id }: Block) => id === block.id).exercises[0].sets
      return [set.logged?.distance, Math.round((set.logged?.duration ?? 0) / 5) * 5]
    }
    await expect.poll(logged).toEqual([500, 120])
    await end()
  }, 90_000)

  test('superset: the pause comes after the pair, and after the first alone where the other is left out', async () => {
    const { made, block } = await planWith('superset', 'Supersätze')
    const [one, other] = block.exercises
    const work = (exercise: Exercise | undefined) => exercise?.sets.filter(({ ramp }) => !ramp) ?? []
    const { page, end } = await stopped(`/training/${made.id}?satz=${work(one)[0]?.id}`)
    await log(page)
    await page.getByRole('heading', { name: other?.name ?? '', level: 1 }).waitFor()
    await log(page)
    await page.getByRole('heading', { name: 'Pause' }).waitFor()
    await ask(`PUT /api/workouts/${made.id}/blocks/${block.id}/exercises/${other?.id}/skip`, { why: 'pain' })
    await page.goto(`/training/${made.id}?satz=${work(one)[1]?.id}`)
    await page.getByRole('button', { name: 'Pause beenden' }).waitFor()
    await page.clock.runFor(500)
    await page.getByRole('button', { name: 'Pause beenden' }).click()
    await log(page)
    await page.getByRole('heading', { name: 'Pause' }).waitFor()
    await end()
  }, 90_000)
})
