import type { Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startVisitedSite, type VisitedSite } from '../support/visiting.ts'
import { keptQuestions, type Phone, phoneOf } from './parts/phone.ts'

type Made = {
  id: string
  blocks: { id: string; kind: string; exercises: { sets: { id: string; reps: number | null }[] }[] }[]
}

let site: VisitedSite
let tokens: Awaited<ReturnType<VisitedSite['person']>>
let phone: Phone

beforeAll(async () => {
  site = await startVisitedSite()
  tokens = await site.person('abgestuerzt@example.org')
  const body = { name: 'Studio', equipment: ['dumbbells', 'bench', 'rowing-machine', 'mat'] }
  await site.ask('POST /training-profiles/', { token: tokens.access_token, body })
  phone = await phoneOf(site, tokens)
  // Who is signed in lies in localStorage, which Chromium brings to the disk within five seconds.
  await (await phone.open('/dashboard')).waitForTimeout(6000)
}, 120_000)
afterAll(async () => {
  await phone?.end()
  await site?.close()
})

const press = async (page: Page, name: string | RegExp) => {
  const button = page.getByRole('button', { name })
  await button.waitFor()
  await page.waitForTimeout(480)
  await button.click()
}

const save = async (page: Page) => {
  await press(page, 'Satz fertig')
  const sure = page.getByRole('button', { name: 'Ja, so speichern' })
  await sure
    .or(page.getByRole('heading', { name: 'Pause' }))
    .first()
    .waitFor()
  if (await sure.isVisible()) await sure.click()
}

/** What the clock of this name says, in seconds. */
const clock = async (page: Page, name: RegExp) => {
  const label = (await page.getByRole('timer', { name }).getAttribute('aria-label')) ?? ''
  const [, minutes = 0, seconds = 0] = /(\d+):(\d\d)/.exec(label) ?? []
  return Number(minutes) * 60 + Number(seconds)
}

const start = (page: Page) => press(page, /^Start$/)

type Case = { what: string; prompt: string; kind: string; begin: (page: Page) => Promise<void>; name: RegExp }

const cases: Case[] = [
  { what: 'a pause', prompt: 'Kraft mit Kurzhanteln', kind: 'straight', begin: save, name: /^Pause/ },
  { what: 'EMOM', prompt: 'EMOM', kind: 'emom', begin: page => press(page, /EMOM-Uhr starten/), name: /^EMOM/ },
  { what: 'AMRAP', prompt: 'AMRAP', kind: 'amrap', begin: page => press(page, /AMRAP-Uhr starten/), name: /^AMRAP/ },
  { what: 'Tabata', prompt: 'Tabata mit Mountain Climbers', kind: 'interval', begin: start, name: /^Noch/ },
  { what: 'a way', prompt: 'Rudern 4 x 500 m mit 60 s Pause', kind: 'interval', begin: start, name: /^Unterwegs/ },
]

// The browser dies a quarter of a second after the clock began, and nothing of it has a connection.
test.for(cases)('$what goes on from where it is when the browser was killed', { timeout: 90_000 }, async one => {
  const { prompt, kind, begin, name } = one
  const body = { duration_minutes: 30, prompt }
  const made: Made = (await site.ask('POST /llm/create-workout', { token: tokens.access_token, body })).json
  const block = made.blocks.find(block => block.kind === kind)
  const set = block?.exercises[0]?.sets[0]?.id
  await phone.setOffline(false)
  const path = `/training/${made.id}?satz=${set}`
  const page = await phone.open(path)
  await page.evaluate(() => navigator.serviceWorker.ready)
  await expect.poll(() => keptQuestions(page), { timeout: 20_000 }).toContain(`["workout","${made.id}"]`)
  await phone.setOffline(true)
  await begin(page)
  await page.getByRole('timer', { name }).waitFor()
  await page.waitForTimeout(250)
  const [before, at] = [await clock(page, name), Date.now()]
  await phone.kill()

  const again = await phone.open(path)
  await again.getByRole('timer', { name }).waitFor()
  const gone = (Date.now() - at) / 1000
  const now = await clock(again, name)
  expect(Math.abs(Math.abs(now - before) - gone)).toBeLessThan(2)
  expect(phone.complaints).toEqual([])
})
