import pg from 'pg'
import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { faultsOf } from '../support/axe.ts'
import { launch } from '../support/chromium.ts'
import { freshDatabase } from '../support/fresh-database.ts'
import { type RunningServer, startServer } from '../support/server.ts'

type Mail = { to: string; text: string }

const phone = { viewport: { width: 390, height: 844 }, colorScheme: 'light' } as const
const desk = { viewport: { width: 1280, height: 900 }, colorScheme: 'dark' } as const

describe('one athlete, one click, one workout', () => {
  let database: Awaited<ReturnType<typeof freshDatabase>>
  let server: RunningServer
  let browser: Browser
  let trained: { readonly email: string; readonly workout: string } | undefined

  beforeAll(async () => {
    database = await freshDatabase()
    server = await startServer({ DATABASE_URL: database.url })
    browser = await launch()
  }, 120_000)
  afterAll(async () => {
    await browser?.close()
    await server?.stop()
    await database?.drop()
  })

  test('from registration to history; each screen for everybody, on a phone and at a desk, light and dark', async () => {
    const context = await browser.newContext({ ...phone, locale: 'de-DE', reducedMotion: 'reduce' })
    const page = await context.newPage()
    const complaints: string[] = []
    page.on('console', message => {
      if (message.type() === 'error') complaints.push(message.text())
    })
    page.on('pageerror', error => complaints.push(error.message))
    const email = `${Date.now()}@example.com`

    await register(page, email)
    await page.goto(await linkMailedTo(email))
    await page.getByText('Deine E-Mail wurde erfolgreich verifiziert! Du kannst dich jetzt einloggen.').waitFor()
    await signIn(page, email)
    await isAccessible(page)

    await page.getByRole('button', { name: /Workout erstellen/ }).click()
    await page.waitForURL(/\/training\/[0-9a-f-]{36}/, { timeout: 20_000 })
    await page.getByRole('button', { name: 'Training starten' }).waitFor()
    await isAccessible(page)
    const workout = new URL(page.url()).pathname.split('/')[2] ?? ''
    await page.getByRole('button', { name: 'Training starten' }).click()
    const logged = await trainSets(page, 4)
    await finish(page)

    await page.goto(`${server.url}/training/${workout}/history`)
    await page.getByText('Training abgeschlossen.').waitFor()
    await isAccessible(page)
    await page.goto(`${server.url}/dashboard`)
    await page.getByText('Noch 9 freie Workouts').waitFor()
    await isAccessible(page)

    expect(complaints).toEqual([])
    const types = await storedTypes(workout)
    expect(types.slice(0, 3)).toEqual(['WorkoutRequested', 'WorkoutGenerated', 'WorkoutStarted'])
    expect(types.filter(type => type === 'SetLogged')).toHaveLength(logged)
    expect(types.at(-1)).toBe('WorkoutCompleted')
    trained = { email, workout }
    await context.close()
  }, 120_000)

  test('the screens are the same after every read model was dropped', async () => {
    if (!trained) throw new Error('nobody has trained')
    // What is told to everybody when the server starts, such as new terms, has been told.
    await server.crash()
    await server.start()
    const page = await (await browser.newContext({ locale: 'de-DE', reducedMotion: 'reduce' })).newPage()
    await signIn(page, trained.email)
    const history = `/training/${trained.workout}`
    const before = await shown(page, [`${history}/history`, '/dashboard', history])

    await server.crash()
    await withDatabase(client => client.query('drop schema read_models cascade'))
    await server.start()
    expect(await shown(page, [`${history}/history`, '/dashboard', history])).toEqual(before)
  }, 120_000)

  const register = async (page: Page, email: string) => {
    await page.goto(`${server.url}/auth/register`)
    await page.getByLabel('Name').fill('Sina Probe')
    await page.getByLabel('E-Mail').fill(email)
    await page.getByLabel('Passwort', { exact: true }).fill('ein langer Satz')
    await page.getByLabel('Passwort bestätigen', { exact: true }).fill('ein langer Satz')
    await page.getByRole('button', { name: 'Konto erstellen' }).click()
    await page.waitForURL(/registration-success/)
  }

  const linkMailedTo = async (email: string) => {
    for (const end = Date.now() + 5000; Date.now() < end; ) {
      const answer = await fetch(`${server.url}/dev/mailbox`, { headers: { accept: 'application/json' } })
      const mail = ((await answer.json()) as Mail[]).find(({ to }) => to === email)
      const link = mail?.text.match(/http\S+/)?.[0]
      if (link) return link
    }
    throw new Error(`no mail to ${email}`)
  }

  const signIn = async (page: Page, email: string) => {
    await page.goto(`${server.url}/auth/login`)
    await page.getByLabel('Email').fill(email)
    await page.getByLabel('Password', { exact: true }).fill('ein langer Satz')
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/dashboard/)
    await page.getByRole('button', { name: /Workout erstellen/ }).waitFor()
  }

  /** Takes whatever the screen offers next, as a person would; answers how many sets that logged. */
  const trainSets = async (page: Page, wanted: number) => {
    const done = page.getByRole('button', { name: 'Satz fertig' })
    const withoutClock = page.getByRole('button', { name: 'Ohne Uhr speichern' })
    const endRest = page.getByRole('button', { name: 'Pause beenden' })
    const surely = page.getByRole('button', { name: 'Ja, so speichern' })
    let logged = 0
    while (logged < wanted) {
      await done.or(withoutClock).or(endRest).first().waitFor()
      await page.waitForTimeout(500)
      if (await endRest.isVisible()) await endRest.click()
      else {
        await done.or(withoutClock).first().click()
        if (await surely.isVisible()) await surely.click()
        logged++
        await page.waitForTimeout(200)
      }
    }
    return logged
  }

  const finish = async (page: Page) => {
    await page.goto(`${page.url().split('?')[0]}?satz=ende`)
    await page.getByRole('button', { name: 'Training abschließen' }).waitFor()
    await page.waitForTimeout(500)
    await page.getByRole('button', { name: 'Training abschließen' }).click()
    await page.getByText('Zur Übersicht').waitFor()
    await page.goto(page.url().split('?')[0] ?? '')
  }

  const isAccessible = async (page: Page) => {
    for (const { viewport, colorScheme } of [desk, phone]) {
      await page.setViewportSize(viewport)
      await page.emulateMedia({ colorScheme })
      expect(await faultsOf(page)).toEqual([])
    }
  }

  /** What the screen says when its parts have come: the same for a second. */
  const settledText = async (page: Page) => {
    for (let before = ''; ; ) {
      await page.waitForTimeout(1000)
      const now = await page.locator('main').innerText()
      if (now === before) return now
      before = now
    }
  }

  const shown = async (page: Page, paths: readonly string[]) => {
    const texts: string[] = []
    for (const path of paths) {
      const read = page.waitForResponse(response => answersFor(path).test(new URL(response.url()).pathname))
      await page.goto(`${server.url}${path}`)
      await (await read).finished()
      texts.push(await settledText(page))
    }
    return texts
  }

  /** The call whose answer fills a page: the page itself is asked under another path. */
  const answersFor = (path: string) => {
    if (path === '/dashboard') return /^\/dashboard\/overview$/
    return path.endsWith('/history') ? /^\/api\/workouts\/[^/]+\/history$/ : /^\/workouts\/[^/]+$/
  }

  const storedTypes = async (workout: string) =>
    withDatabase(async client => {
      const { rows } = await client.query('select type from log.events where stream = $1 order by version', [
        `workout-${workout}`,
      ])
      return rows.map(({ type }) => type as string)
    })

  const withDatabase = async <Result>(work: (client: pg.Client) => Promise<Result>) => {
    const client = new pg.Client({ connectionString: database.url })
    await client.connect()
    return work(client).finally(() => client.end())
  }
})
