import type { Locator, Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { brokenWords } from '../support/broken-words.ts'
import { samePlanFor } from '../support/same-plan.ts'
import { startVisitedSite, type VisitedSite } from '../support/visiting.ts'

let site: VisitedSite
let page: Page
let workout: string
let done: string
let token: () => string

beforeAll(async () => {
  site = await startVisitedSite()
  const [name, place] = own
  const tokens = await site.person('lang@example.org', undefined, name)
  const ask = (call: string, body?: object) => site.ask(call, { token: tokens.access_token, ...(body ? { body } : {}) })
  await ask('POST /training-profiles/', {
    name: place,
    equipment: ['barbell', 'bench', 'dumbbells'],
  })
  const made = (await ask('POST /llm/create-workout', { duration_minutes: 30 })).json
  workout = made.id
  token = () => tokens.access_token
  done = await samePlanFor(site, (await ask('GET /auth/me')).json.id, workout)
  const lifts: { load_type: string; sets: { id: string; ramp: boolean }[] }[] = made.blocks.flatMap(
    (block: { exercises: object[] }) => block.exercises,
  )
  const last = lifts.findLast(({ load_type }) => load_type === 'total' || load_type === 'per-hand')
  const work = last?.sets.find(({ ramp }) => !ramp)
  await ask(`PUT /api/workouts/${done}/sets/${work?.id}`, { reps: 8, weight: 40 })
  await ask(`PUT /api/workouts/${done}/status`, { status: 'completed' })
  page = (await site.visit('/dashboard', { tokens, phone: true })).page
}, 120_000)
afterAll(() => site?.close())

/** Names that people gave are broken wherever the line ends. */
const own = ['Donaudampfschifffahrtsgesellschaftskapitänin', 'Trainingsraumgemeinschaftskellergeschossabteil']

const screens = () => [
  '/dashboard',
  `/training/${workout}`,
  `/training/${workout}?satz=`,
  `/training/${done}`,
  `/training/${done}/history`,
  '/settings',
  '/settings/places',
  '/settings/about',
  '/settings/account',
  '/settings/deleted',
  '/settings/body',
  '/settings/membership',
  '/settings/inspections',
  '/settings/terms',
  '/start',
]

const inside = () => ['/internal', '/internal/workouts', `/internal/workouts/${workout}`, '/internal/profile']

const doors = [
  '/',
  '/blog',
  '/blog/progressive-overload',
  '/agb',
  '/datenschutz',
  '/impressum',
  '/kontakt',
  '/kuendigen',
  '/widerrufen',
  '/gibt-es-nicht',
  '/auth/login',
  '/auth/register',
  '/auth/forgot-password',
  '/auth/update-password',
  '/auth/registration-success',
]

const sizes = [
  { width: 320, height: 640, text: '100%' },
  { width: 360, height: 780, text: '200%' },
  { width: 768, height: 1024, text: '200%' },
  { width: 780, height: 360, text: '100%' },
  { width: 780, height: 360, text: '200%' },
]

const open = async (path: string) => {
  await page.goto(path)
  await page.locator('main h1').first().waitFor()
  // Until hyphens have come, too.
  await page.waitForTimeout(1000)
}

/** In the page: until words that broke with another size of text have their hyphens, and what broke by them has its own. */
const frames = async (count: number) => {
  for (let frame = 0; frame < count; frame++) await new Promise(requestAnimationFrame)
}

/** What is open, seen in every size. */
const inEverySize = async (look: (size: string) => Promise<void>) => {
  for (const { width, height, text } of sizes) {
    await page.setViewportSize({ width, height })
    await page.evaluate(size => {
      document.documentElement.style.fontSize = size
    }, text)
    await page.evaluate(frames, 5)
    await look(`${width} × ${height}, text at ${text}`)
  }
}

const tooWide = () => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

const isWhollyInView = async (at: Locator) => {
  const box = await at.boundingBox()
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 }
  if (!box) return false
  return box.x >= 0 && box.y >= 0 && box.x + box.width <= width + 0.5 && box.y + box.height <= height + 0.5
}

/** In the page: what a thumb would miss. Links within text are as high as their line. */
const tooSmall = () =>
  [...document.querySelectorAll('button, summary, select, textarea, input:not([type=checkbox], [type=radio])')]
    .filter(one => one.checkVisibility({ visibilityProperty: true }))
    .map(one => ({
      box: one.getBoundingClientRect(),
      words: one.getAttribute('aria-label') ?? (one.textContent || one.getAttribute('name')) ?? '',
    }))
    .filter(({ box }) => box.width > 2 && Math.min(box.width, box.height) < 44)
    .map(({ box, words }) => `${words.trim()}: ${Math.round(box.width)} × ${Math.round(box.height)}`)

/** In the page: headings that are larger than the title above them. */
const overTheirTitle = () => {
  const [title, ...below] = [...document.querySelectorAll('h1, main h2, main h3, main h4')]
    .filter(one => getComputedStyle(one).clipPath === 'none')
    .map(one => ({
      words: (one.textContent ?? '').slice(0, 40),
      size: Number.parseFloat(getComputedStyle(one).fontSize),
    }))
  return below.filter(({ size }) => title && size > title.size).map(({ words, size }) => `${words} at ${size} px`)
}

/** In the page: signs that lie over the words beside them. */
const overWords = () => {
  const boxOf = (words: Text) => {
    const range = document.createRange()
    range.selectNodeContents(words)
    return [...range.getClientRects()]
  }
  const meet = (one: DOMRect, other: DOMRect) =>
    Math.min(one.right, other.right) - Math.max(one.left, other.left) > 2 &&
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 2
  return [...document.querySelectorAll('main svg[aria-hidden]')]
    .filter(sign => sign.checkVisibility() && sign.getBoundingClientRect().width < 64)
    .flatMap(sign => {
      const around = sign.closest('summary, a, button, p, li, label')
      if (!around) return []
      const box = sign.getBoundingClientRect()
      const walker = document.createTreeWalker(around, NodeFilter.SHOW_TEXT)
      const hit: string[] = []
      for (let node = walker.nextNode(); node; node = walker.nextNode())
        if (
          node instanceof Text &&
          node.parentElement?.checkVisibility() &&
          getComputedStyle(node.parentElement).clipPath === 'none' &&
          boxOf(node).some(words => meet(words, box))
        )
          hit.push(`a sign over ${node.data.slice(0, 40)}`)
      return hit
    })
}

test.each([
  { who: 'athletes', paths: screens },
  { who: 'visitors', paths: () => doors },
  { who: 'those who look inside', paths: inside },
])(
  'no screen for $who scrolls sideways, breaks a word without a hyphen or sets a heading over its title or a sign over words, and on each a thumb finds what it wants',
  async ({ paths }) => {
    const flaws: string[] = []
    for (const path of paths()) {
      await open(path)
      await inEverySize(async size => {
        const over = await tooWide()
        if (over > 0) flaws.push(`${path}, ${size}: ${over} px`)
        for (const word of await page.evaluate(brokenWords))
          if (!own.includes(word)) flaws.push(`${path}, ${size}: ${word} is broken`)
        for (const flaw of await page.evaluate(overTheirTitle)) flaws.push(`${path}, ${size}: ${flaw}`)
        for (const flaw of await page.evaluate(overWords)) flaws.push(`${path}, ${size}: ${flaw}`)
      })
      await page.setViewportSize({ width: 360, height: 780 })
      await page.evaluate(() => document.documentElement.style.removeProperty('font-size'))
      for (const small of await page.evaluate(tooSmall)) flaws.push(`${path}: ${small}`)
    }
    expect(flaws).toEqual([])
  },
  120_000,
)

test('no form of a place does either, however long its chips are', async () => {
  await open('/settings/places')
  await page.getByRole('button', { name: 'Ort anlegen' }).click()
  await page.getByLabel('Name des Ortes').waitFor()
  await inEverySize(async size => expect(await tooWide(), size).toBe(0))
})

test('the words of the cookie banner stay in their buttons', async () => {
  await open('/')
  const banner = page.locator('[data-consent]')
  await banner.evaluate(element => {
    element.removeAttribute('hidden')
    element.setAttribute('data-in', '')
  })
  const burst = () =>
    banner
      .getByRole('button')
      .evaluateAll(buttons => buttons.filter(one => one.scrollWidth > one.clientWidth + 1).map(one => one.textContent))
  await inEverySize(async size => expect(await burst(), size).toEqual([]))
})

test('every way of the main menu is on the screen', async () => {
  await open('/dashboard')
  await inEverySize(async size => {
    for (const name of ['Training', 'Orte', 'Profil'])
      expect(await isWhollyInView(page.getByRole('navigation').getByRole('link', { name })), `${name}, ${size}`).toBe(
        true,
      )
  })
})

test('the main button of a set is on the screen, and of what is to be entered something is', async () => {
  await open(`/training/${workout}?satz=`)
  const action = page.locator('#main-action')
  await action.waitFor()
  await inEverySize(async size => {
    expect(await isWhollyInView(action), size).toBe(true)
    const middle = await page.locator('main > *').nth(1).boundingBox()
    expect(middle?.height, size).toBeGreaterThan(96)
    if (size.endsWith('100%'))
      expect(
        await isWhollyInView(page.getByRole('textbox', { name: /Wiederholungen|Sekunden|Minuten/ }).first()),
        size,
      ).toBe(true)
  })
})

test('on a small phone the reserve of a set is tapped without scrolling, and what a training came to stands in one row', async () => {
  await page.setViewportSize({ width: 360, height: 720 })
  const { json } = await site.ask(`GET /workouts/${workout}`, { token: token() })
  const sets: { id: string; ramp: boolean; weight: number | null; reps: number | null }[] = json.blocks
    .flatMap((block: { exercises: { sets: object[] }[] }) => block.exercises)
    .flatMap((exercise: { sets: object[] }) => exercise.sets)
  const unknown = sets.find(({ ramp, weight, reps }) => !ramp && weight === null && reps !== null)
  await open(`/training/${workout}?satz=${unknown?.id}`)
  await page.getByText(/^Nimm ein Gewicht/).waitFor()
  const bottom = (await page.locator('main > footer').boundingBox())?.y ?? 0
  const chip = await page.getByRole('button', { name: '6+' }).boundingBox()
  expect((chip?.y ?? bottom) + (chip?.height ?? 0)).toBeLessThanOrEqual(bottom)
  await inEverySize(async size => {
    if (size.startsWith('360'))
      expect((await page.locator('#main-action').boundingBox())?.height, size).toBeLessThan(90)
  })
  await page.setViewportSize({ width: 360, height: 720 })
  await open(`/training/${workout}`)
  const facts = await page.locator('p', { hasText: /\d\s?min.*Übung.*S(atz|ätze)$/ }).boundingBox()
  expect(facts?.height).toBeLessThan(48)
  await open(`/training/${done}`)
  const figures = page.locator('dl dd')
  await expect.poll(() => figures.count()).toBe(3)
  await figures.nth(1).evaluate(dd => {
    dd.textContent = '13.420'
  })
  const rows = await figures.evaluateAll(all =>
    all.map(one => one.getBoundingClientRect()).map(({ top, bottom }) => `${Math.round(top)} to ${Math.round(bottom)}`),
  )
  expect(new Set(rows).size).toBe(1)
})

test('what a set asks for after the one before, and its reserve, are seen without scrolling on a phone', async () => {
  const tokens = await site.person('tastet@example.org')
  const ask = (call: string, body: object) => site.ask(call, { token: tokens.access_token, body })
  await ask('POST /training-profiles/', { name: 'Studio', equipment: ['barbell', 'weight-plates', 'rack', 'bench'] })
  await ask('PUT /training-plan/mine', { fitness_level: 3, experience_level: 3, weight: 72, gender: 'female' })
  const { json } = await ask('POST /llm/create-workout', { duration_minutes: 60, prompt: 'Kraft' })
  const exercises: { sets: { id: string; ramp: boolean; weight: number | null; reps: number | null }[] }[] =
    json.blocks.flatMap((block: { exercises: object[] }) => block.exercises)
  const [first, second] = exercises
    .map(({ sets }) => sets.filter(({ ramp, weight }) => !ramp && weight !== null))
    .find(({ length }) => length > 1) ?? [undefined, undefined]
  await ask(`PUT /api/workouts/${json.id}/sets/${first?.id}`, { reps: first?.reps, weight: first?.weight })
  const visitor = await site.visit(`/training/${json.id}?satz=${second?.id}`, { tokens, phone: true })
  await visitor.page.setViewportSize({ width: 360, height: 740 })
  await visitor.page.getByText(/so oft, wie es sauber geht/).waitFor()
  const footer = await visitor.page.locator('main > footer').boundingBox()
  const chip = await visitor.page.getByRole('button', { name: '6+' }).boundingBox()
  expect((chip?.y ?? 1e6) + (chip?.height ?? 0)).toBeLessThanOrEqual(footer?.y ?? 0)
  await visitor.end()
}, 60_000)

test('a word that breaks only once the text is larger gets its hyphen, in the player too, which stays as high as the screen', async () => {
  await page.setViewportSize({ width: 360, height: 780 })
  await open(`/training/${workout}?satz=`)
  const hasHyphen = () =>
    page
      .locator('main > p')
      .last()
      .evaluate(({ textContent }) => textContent.includes('\u00ad'))
  await page.locator('main').evaluate(main => {
    const line = document.createElement('p')
    line.style.cssText = 'position:absolute;width:220px;overflow-wrap:anywhere'
    line.textContent = 'Nutzungsbedingungen'
    main.append(line)
  })
  await page.evaluate(frames, 5)
  expect(await hasHyphen()).toBe(false)
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })
  await page.evaluate(frames, 5)
  expect(await hasHyphen()).toBe(true)
})
