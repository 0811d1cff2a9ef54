import type { Page, Route } from 'playwright'
import { afterAll, beforeAll, test } from 'vitest'
import { asWorkoutId } from '../../domain/ids.ts'
import { streamOf } from '../../domain/streams.ts'
import { keepTokens, startVisitedSite, type VisitedSite } from '../support/visiting.ts'

type Made = { id: string; blocks: { exercises: { sets: { id: string; reps: number | null }[] }[] }[] }

let site: VisitedSite

beforeAll(async () => {
  site = await startVisitedSite()
}, 120_000)
afterAll(() => site?.close())

const calls = /\/(api|auth\/(refresh|me|sessions|factors)|catalogue|workouts|dashboard\/overview|training-\w+)(\/|$|\?)/
const setCalls = /\/api\/workouts\/[^/]+\/sets\//

const athlete = async (name: string) => {
  const tokens = await site.person(`${name}@example.org`)
  const body = { duration_minutes: 60, prompt: 'Kraft' }
  const made: Made = (await site.ask('POST /llm/create-workout', { token: tokens.access_token, body })).json
  const sets = made.blocks
    .flatMap(({ exercises }) => exercises)
    .flatMap(({ sets }) => sets)
    .flatMap(({ id, reps }) => (reps === null ? [] : [id]))
  const pathOf = (nth: number) => `/training/${made.id}?satz=${sets[nth]}`
  const logged = async () =>
    (await site.product.log.load(streamOf('workout', asWorkoutId(made.id)))).flatMap(({ event }) =>
      event.type === 'SetLogged' ? [event.set] : [],
    )
  return { tokens, workout: made.id, sets, pathOf, logged }
}

/** What a script complains about; that a browser notes each failed request by itself is not the page's fault. */
const ownComplaints = (complaints: readonly string[]) =>
  complaints.filter(words => !words.startsWith('Failed to load resource'))

const logOne = async (page: Page) => {
  const done = page.getByRole('button', { name: 'Satz fertig' })
  const rest = page.getByRole('button', { name: 'Pause beenden' })
  await done.or(rest).first().waitFor()
  await page.waitForTimeout(500)
  if (await rest.isVisible()) {
    await rest.click()
    await done.waitFor()
    await page.waitForTimeout(500)
  }
  await done.click()
  const sure = page.getByRole('button', { name: 'Ja, so speichern' })
  await sure
    .or(rest)
    .or(page.getByRole('button', { name: 'Rückgängig' }))
    .or(page.getByLabel('Password', { exact: true }))
    .first()
    .waitFor()
  if (await sure.isVisible()) await sure.click()
}

const waiting = (page: Page) => page.getByText(/Eintr(ag|äge) noch nicht übertragen/)
const tooFull = (page: Page) => page.getByText('Dieses Gerät kann nichts mehr speichern.', { exact: false }).first()

/** The fault is over, and the browser says so. */
const mended = async (page: Page, of: RegExp) => {
  await page.unroute(of)
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await waiting(page).waitFor({ state: 'detached', timeout: 15_000 })
}

// Each happens to somebody else, and most of it is waiting: all at once.

const bare = (status: number) => (route: Route) => route.fulfill({ status, body: '' })

const cut = async (route: Route) => {
  await route.fetch().catch(() => {})
  await route.abort('connectionreset').catch(() => {})
}

test.concurrent.for([
  { what: '403, 409 and 429', faults: [403, 409, 429].map(bare) },
  { what: '5xx without text and cut answers', faults: [...[500, 503].map(bare), cut] },
])(
  '$what: each is told, outlives a reload, and nothing is lost',
  { timeout: 60_000 },
  async ({ what, faults }, { expect }) => {
    const { tokens, pathOf, logged } = await athlete(`fehler-${what.length}`)
    const { page, complaints, end } = await site.visit(pathOf(0), { tokens, phone: true })
    for (const [at, fault] of faults.entries()) {
      await page.getByRole('button', { name: /Satz fertig|Pause beenden/ }).waitFor()
      await page.route(calls, route =>
        route.request().resourceType() === 'document' ? route.fallback() : fault(route),
      )
      await logOne(page)
      await waiting(page).waitFor()
      await page.reload()
      await waiting(page).waitFor()
      await mended(page, calls)
      const done = await logged()
      expect([done.length, new Set(done).size]).toEqual([at + 1, at + 1])
    }
    expect(ownComplaints(complaints)).toEqual([])
    await end()
  },
)

/** A hotel's own page in the place of an answer, or nothing at all. */
const hotel = (body: string) => (route: Route) => route.fulfill({ status: 200, contentType: 'text/html', body })

const faults = [...[403, 409, 429, 500].map(bare), cut, hotel('')]
const screens = [
  ...['/dashboard', '/start', '/training/:id', '/training/:id?satz=', '/training/:id/history'],
  ...['', '/about', '/body', '/places', '/membership', '/deleted', '/inspections', '/terms', '/account'].map(
    part => `/settings${part}`,
  ),
]

test.concurrent.for(screens)(
  '%s, never here before, says in German what did not work, and goes on when asked to',
  { timeout: 180_000 },
  async (screen, { expect }) => {
    const { tokens, workout } = await athlete(`leer-${screens.indexOf(screen)}`)
    const { page, context, complaints } = await site.visitor({ viewport: { width: 360, height: 780 } })
    await page.addInitScript(keepTokens, tokens)
    const said = page.getByText(/^(Das hat nicht geklappt|Keine Verbindung|Das war sehr oft)/).first()
    let fails = faults[0] ?? cut
    // Not once lifted between two of them: what a page that is left still asks for would be kept, and shown.
    await page.route(calls, route => {
      const isAsked = route.request().resourceType() === 'fetch' && !route.request().url().endsWith('/auth/me')
      return isAsked ? fails(route) : route.fallback()
    })
    for (const fault of faults) {
      fails = fault
      await page.goto(screen.replace(':id', workout))
      // Beside a dozen others on a busy machine; what is asked is that it comes at all.
      await said.waitFor({ timeout: 30_000 })
    }
    await page.unroute(calls)
    const again = page.getByRole('button', { name: 'Noch einmal versuchen' })
    for (let left = await again.count(); left > 0; left = await again.count()) {
      await again.first().click()
      await expect.poll(() => again.count()).toBeLessThan(left)
    }
    await page.getByRole('heading', { level: 1 }).waitFor()
    expect(await said.count()).toBe(0)
    expect(ownComplaints(complaints)).toEqual([])
    await context.close()
  },
)

test.concurrent('what a hotel answers in the place of the server is no answer: the set waits and arrives', async ({
  expect,
}) => {
  const { tokens, sets, pathOf, logged } = await athlete('hotel')
  const { page, complaints, end } = await site.visit(pathOf(0), { tokens, phone: true })
  for (const [at, body] of ['<p>WLAN</p>', ''].entries()) {
    await page.getByRole('button', { name: /Satz fertig|Pause beenden/ }).waitFor()
    await page.route(calls, route =>
      route.request().resourceType() === 'document' ? route.fallback() : hotel(body)(route),
    )
    await logOne(page)
    await waiting(page).waitFor()
    await page.reload()
    await waiting(page).waitFor()
    await mended(page, calls)
    expect(await logged()).toEqual(sets.slice(0, at + 1))
  }
  expect(ownComplaints(complaints)).toEqual([])
  await end()
}, 60_000)

test.concurrent('a set that was sent away from a full house is told again when it was asked to come, and is there once', async ({
  expect,
}) => {
  const { tokens, sets, pathOf, logged } = await athlete('voll')
  const { page, complaints, end } = await site.visit(pathOf(0), { tokens, phone: true })
  const asked: { readonly at: number; readonly key: string | undefined }[] = []
  await page.route(setCalls, route => {
    asked.push({ at: Date.now(), key: route.request().headers()['idempotency-key'] })
    if (asked.length > 2) return route.fallback()
    const said = { status: 503, code: 'too-busy', detail: 'Gerade ist hier sehr viel los.' }
    const headers = { 'retry-after': '5', 'content-type': 'application/problem+json', 'content-language': 'de' }
    return route.fulfill({ status: 503, headers, body: JSON.stringify(said) })
  })
  await logOne(page)
  await waiting(page).waitFor()
  await waiting(page).waitFor({ state: 'detached', timeout: 30_000 })
  expect(await logged()).toEqual(sets.slice(0, 1))
  const pauses = asked.slice(1).map(({ at }, nth) => at - (asked[nth]?.at ?? 0))
  expect(pauses).toHaveLength(2)
  for (const pause of pauses) expect(pause).toBeGreaterThanOrEqual(4990)
  expect(new Set(asked.map(({ key }) => key)).size).toBe(1)
  expect(ownComplaints(complaints)).toEqual([])
  await end()
}, 60_000)

test.concurrent('an answer that takes thirty seconds is not waited for twice, and the set is there once', async ({
  expect,
}) => {
  const { tokens, sets, pathOf, logged } = await athlete('langsam')
  const { page, complaints, end } = await site.visit(pathOf(0), { tokens, phone: true })
  let asked = 0
  await page.route(setCalls, async route => {
    asked += 1
    if (asked > 1) return route.fallback()
    await route.fetch()
    await new Promise(done => setTimeout(done, 30_000))
    await route.abort().catch(() => {})
  })
  await logOne(page)
  await waiting(page).waitFor()
  await logOne(page)
  await waiting(page).waitFor({ state: 'detached', timeout: 40_000 })
  await expect.poll(async () => (await logged()).toSorted(), { timeout: 5000 }).toEqual(sets.slice(0, 2).toSorted())
  expect(ownComplaints(complaints)).toEqual([])
  await end()
}, 60_000)

const full = () => {
  const refuse = () => {
    throw new DOMException('full', 'QuotaExceededError')
  }
  IDBObjectStore.prototype.put = refuse
  IDBObjectStore.prototype.add = refuse
}

/** As a browser whose owner lets no site keep anything. */
const blocked = () => {
  const refuse = () => {
    throw new DOMException('denied', 'SecurityError')
  }
  IDBFactory.prototype.open = refuse
  LockManager.prototype.request = () => Promise.reject(new DOMException('denied', 'SecurityError'))
  Object.defineProperty(window, 'localStorage', { get: refuse })
  Object.defineProperty(window, 'sessionStorage', { get: refuse })
}

test.concurrent.for([
  { what: 'a full disk', spoilt: full },
  { what: 'blocked site data', spoilt: blocked },
])('$what is told, and what was done still arrives', { timeout: 60_000 }, async ({ what, spoilt }, { expect }) => {
  const name = what.replaceAll(' ', '-')
  const { tokens, sets, pathOf, logged } = await athlete(name)
  const { page, context, complaints } = await site.visitor({ viewport: { width: 360, height: 780 } })
  await page.addInitScript(spoilt)
  if (spoilt === full) {
    await page.addInitScript(keepTokens, tokens)
    await page.goto(pathOf(0))
  } else {
    await page.goto(pathOf(0))
    await page.getByLabel('Email').fill(`${name}@example.org`)
    await page.getByLabel('Password', { exact: true }).fill('ein langer Satz')
    await page.keyboard.press('Enter')
  }
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  await page.route(setCalls, async route => {
    await held
    await route.fallback()
  })
  await logOne(page)
  await tooFull(page).waitFor()
  release()
  await expect.poll(logged, { timeout: 10_000 }).toEqual(sets.slice(0, 1))
  expect(ownComplaints(complaints)).toEqual([])
  await context.close()
})

test.concurrent('a pause that a full disk would not keep goes on after a look at the plan', async ({ expect }) => {
  const { tokens, pathOf } = await athlete('volle-pause')
  const { page, context, complaints } = await site.visitor({ viewport: { width: 360, height: 780 } })
  await page.addInitScript(full)
  await page.addInitScript(keepTokens, tokens)
  await page.goto(pathOf(0))
  const pause = page.getByRole('timer', { name: /^Pause/ })
  const next = page.getByRole('button', { name: 'Satz fertig' })
  // What prepares has no pause behind it.
  for (let set = 0; set < 20 && !(await pause.isVisible()); set += 1) {
    await logOne(page)
    await pause.or(next).first().waitFor()
    await page.waitForTimeout(300)
  }
  await pause.waitFor()
  await page.getByRole('link', { name: 'Zum Plan' }).click()
  await page.getByRole('heading', { level: 2 }).first().waitFor()
  await page.getByRole('link', { name: 'Zur Übersicht' }).click()
  await page.getByRole('link', { name: /Weiter trainieren/ }).click()
  await page.getByRole('timer', { name: /^Pause/ }).waitFor()
  expect(ownComplaints(complaints)).toEqual([])
  await context.close()
}, 60_000)

test.concurrent('a session that is revoked in the middle loses nothing: after signing in again the set arrives', async ({
  expect,
}) => {
  const { tokens, sets, pathOf, logged } = await athlete('entzogen')
  const { page, complaints, end } = await site.visit(pathOf(0), { tokens, phone: true })
  await page.getByRole('button', { name: 'Satz fertig' }).waitFor()
  // Whatever the page asks next would tell it; so the set is done before it can ask anything.
  await page.context().setOffline(true)
  await site.ask('POST /auth/logout', { token: tokens.access_token })
  await logOne(page)
  await page.waitForTimeout(1100)
  await page.context().setOffline(false)
  await page.waitForURL('**/auth/login', { timeout: 15_000 })
  expect(await logged()).toEqual([])
  await page.getByLabel('Email').fill(tokens.email)
  await page.getByLabel('Password', { exact: true }).fill('ein langer Satz')
  await page.keyboard.press('Enter')
  await expect.poll(logged, { timeout: 15_000 }).toEqual(sets.slice(0, 1))
  expect(ownComplaints(complaints)).toEqual([])
  await end()
}, 60_000)
