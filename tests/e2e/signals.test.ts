import type { Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { exercises } from '../../content/exercises/catalogue.ts'
import { keepTokens, startVisitedSite, type VisitedSite } from '../support/visiting.ts'

type Planned = { id: string; reps: number | null; rest_time: number }
type Made = {
  id: string
  blocks: { id: string; kind: string; exercises: { exercise_id: string; name: string; sets: Planned[] }[] }[]
}

let site: VisitedSite
let tokens: Awaited<ReturnType<VisitedSite['person']>>
const ask = async (call: string, body: object) =>
  (await site.ask(call, { token: tokens.access_token, body })).json as Made

beforeAll(async () => {
  site = await startVisitedSite()
  tokens = await site.person('hoert@example.org')
  await ask('POST /training-profiles/', { name: 'Studio', equipment: ['dumbbells', 'bench', 'mat'] })
}, 120_000)
afterAll(() => site?.close())

/** In the page: what it says, sounds, shakes and holds awake is written down and not done. */
const writeDown = () => {
  const told: string[] = []
  Object.assign(window, { told })
  const speak = ({ text, lang }: SpeechSynthesisUtterance) => text && told.push(`${lang}: ${text}`)
  Object.defineProperty(window, 'speechSynthesis', { value: { speak, cancel: () => {} } })
  Object.defineProperty(navigator, 'vibrate', { value: () => told.push('shakes') })
  Object.defineProperty(navigator, 'wakeLock', {
    value: {
      request: async () => {
        told.push('awake')
        return { release: async () => told.push('may sleep') }
      },
    },
  })
  const { start } = OscillatorNode.prototype
  OscillatorNode.prototype.start = function (this: OscillatorNode, at?: number) {
    told.push(`${this.type} ${this.frequency.value}`)
    start.call(this, at)
  }
}

const told = (page: Page) => page.evaluate(() => (window as unknown as { told: string[] }).told.splice(0))

const opened = async (path: string) => {
  const { page, context, complaints } = await site.visitor({ viewport: { width: 360, height: 740 }, locale: 'de-DE' })
  await page.addInitScript(keepTokens, tokens)
  await page.addInitScript(writeDown)
  await page.clock.install({ time: new Date() })
  await page.goto(path)
  return { page, complaints, end: () => context.close() }
}

/** Logs what stands there, by the plan. */
const log = async (page: Page) => {
  const save = page.getByRole('button', { name: 'Satz fertig' })
  await save.waitFor()
  await page.clock.runFor(600)
  const weight = page.getByRole('textbox', { name: /Gewicht/ })
  if (await weight.isVisible()) await weight.fill('10')
  await save.click()
  await page.getByRole('button', { name: 'Pause beenden' }).waitFor()
}

test('the end of a pause is heard, felt and read in the tab; the voice speaks German or English, or not at all', async () => {
  const made = await ask('POST /llm/create-workout', { duration_minutes: 30, prompt: 'Kraft' })
  const straight = made.blocks.filter(({ kind }) => kind === 'straight').flatMap(({ exercises }) => exercises)
  const exercise = straight.find(({ sets }) => sets.filter(({ reps }) => reps !== null).length > 2)
  const { page, complaints, end } = await opened(`/training/${made.id}?satz=${exercise?.sets[0]?.id}`)
  const rest = Number(exercise?.sets[0]?.rest_time)
  await log(page)
  expect(await told(page)).toContain('awake')
  expect(await page.title()).toMatch(/^\d:\d\d Pause – /)

  const settings = page.getByRole('button', { name: 'Signal und Pausen' })
  const chip = (name: string) => page.getByRole('button', { name, exact: true })
  await settings.click()
  await chip('Stimme auf Deutsch').click()
  expect(await told(page)).toContain('de-DE: So klinge ich.')
  await page.keyboard.press('Escape')
  await page.clock.runFor((rest - 6) * 1000)
  await told(page)
  for (let second = 0; second < 8; second++) {
    await page.clock.runFor(1000)
    await page.waitForTimeout(80)
  }
  await page.getByRole('button', { name: 'Satz fertig' }).waitFor()
  const heard = await told(page)
  expect(heard.filter(one => one === 'square 660')).toHaveLength(3)
  expect(heard).toEqual(expect.arrayContaining(['square 990', 'shakes', `de-DE: Weiter: ${exercise?.name}`]))

  await log(page)
  await settings.click()
  await chip('Stimme auf Englisch').click()
  await expect.poll(() => chip('Stimme auf Deutsch').getAttribute('aria-pressed')).toBe('false')
  await chip('Ton').click()
  await page.keyboard.press('Escape')
  expect(await told(page)).toContain('en-US: This is how I sound.')
  await page.clock.runFor(rest * 1000 + 2000)
  await page.getByRole('button', { name: 'Satz fertig' }).waitFor()
  const english = await told(page)
  expect(english.filter(one => one.startsWith('square'))).toEqual([])
  const inEnglish = exercises.find(({ id }) => id === exercise?.exercise_id)?.name.en
  expect(english).toContain(`en-US: Next: ${inEnglish}`)

  await page.getByRole('link', { name: 'Zum Plan' }).click()
  await page.getByRole('button', { name: /^Weiter trainieren/ }).waitFor()
  expect(await told(page)).toContain('may sleep')
  expect(complaints).toEqual([])
  await end()
}, 120_000)

test('while the page is hidden, the end of a pause is shown as a notification: once, and only where that was chosen', async () => {
  const made = await ask('POST /llm/create-workout', { duration_minutes: 30, prompt: 'Kraft' })
  await ask('PUT /api/consents/notifications', { given: true })
  const straight = made.blocks.filter(({ kind }) => kind === 'straight').flatMap(({ exercises }) => exercises)
  const exercise = straight.find(({ sets }) => sets.filter(({ reps }) => reps !== null).length > 2)
  const { page, complaints, end } = await opened(`/training/${made.id}?satz=${exercise?.sets[0]?.id}`)
  const shown = () => page.evaluate(() => (window as unknown as { shown: object[] }).shown.splice(0))
  const hide = (hidden: boolean) =>
    page.evaluate(is => Object.defineProperty(document, 'hidden', { configurable: true, value: is }), hidden)
  await page.evaluate(() => {
    const shown: object[] = []
    Object.assign(window, { shown })
    const Noted = class {
      static permission = 'granted'
      constructor(words: string, { tag }: NotificationOptions) {
        shown.push({ words, tag })
      }
    }
    Object.defineProperty(window, 'Notification', { value: Noted })
  })
  const rest = Number(exercise?.sets[0]?.rest_time)
  const pass = async (signals: string, hidden: boolean) => {
    await page.evaluate(chosen => localStorage.setItem('formkurve.signals', chosen), signals)
    await log(page)
    await hide(hidden)
    await page.clock.runFor(rest * 1000 + 2000)
    await hide(false)
    await page.getByRole('button', { name: 'Satz fertig' }).waitFor()
    return shown()
  }
  expect(await pass('sound notification', true)).toEqual([
    { words: `Weiter: ${exercise?.name}`, tag: 'formkurve-timer' },
  ])
  expect(await pass('sound', true)).toEqual([])
  expect(complaints).toEqual([])
  await end()
}, 90_000)

test('what a device cannot do is not offered there', async () => {
  const made = await ask('POST /llm/create-workout', { duration_minutes: 20, prompt: 'Kraft' })
  const { page, context, complaints } = await site.visitor({ viewport: { width: 360, height: 740 } })
  await page.addInitScript(keepTokens, tokens)
  await page.addInitScript(() => {
    for (const name of ['vibrate', 'speechSynthesis', 'Notification'])
      for (const holder of [window, Window.prototype, Navigator.prototype]) Reflect.deleteProperty(holder, name)
  })
  await page.goto(`/training/${made.id}?satz=`)
  await page.getByRole('button', { name: 'Mehr', exact: true }).click()
  await page.getByRole('button', { name: 'Signal und Pausen' }).click()
  await page.getByText('So hörst du').waitFor()
  const chips = page.getByRole('dialog').locator('button[aria-pressed]')
  expect(await chips.allTextContents()).toEqual(['Ton'])
  expect(complaints).toEqual([])
  await context.close()
}, 60_000)

test('the minute of an EMOM and what is left of an AMRAP stand in the tab’s title', async () => {
  for (const [prompt, kind, title] of [
    ['EMOM', 'emom', /^0:\d\d EMOM – /],
    ['AMRAP', 'amrap', /^\d+:\d\d AMRAP – /],
  ] as const) {
    const made = await ask('POST /llm/create-workout', { duration_minutes: 30, prompt })
    const set = made.blocks.find(block => block.kind === kind)?.exercises[0]?.sets[0]?.id
    const { page, complaints, end } = await opened(`/training/${made.id}?satz=${set}`)
    await page.getByRole('button', { name: /-Uhr starten/ }).click()
    await page.clock.runFor(3000)
    await expect.poll(() => page.title()).toMatch(title)
    expect(complaints).toEqual([])
    await end()
  }
}, 90_000)
