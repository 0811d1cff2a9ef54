import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Browser, BrowserContextOptions, Page } from 'playwright'
import { readConfig } from '../../adapters/config.ts'
import { openProduct } from '../../app/product.ts'
import { buildWeb } from '../../web/build.ts'
import { launch } from '../support/chromium.ts'
import { freshDatabase } from '../support/fresh-database.ts'

const root = join(import.meta.dirname, '../..')

export const store = 'https://apps.apple.com/de/app/formkurve/id1234567890'

/** The public pages as they are served, in this process, and a browser to read them with. */
export const openSite = async (environment: Readonly<Record<string, string>> = {}) => {
  const database = await freshDatabase()
  const folder = await ownCopy(await buildWeb({ say: () => {} }))
  const troubles: string[] = []
  const config = await readConfig({
    DATA_DIR: folder,
    DATABASE_URL: database.url,
    SECRET_KEY: '5e'.repeat(32),
    KEY_DIR: process.env.KEY_DIR,
    PUBLIC_URL: 'https://formkurve.test',
    APP_STORE_URL: store,
    ...environment,
  })
  const product = await openProduct(config, {
    say: () => {},
    report: (line, error) => troubles.push(`${line}: ${error}`),
  })
  const stop = new AbortController()
  const working = product.react(stop.signal)
  const app = await product.api({ webFolder: folder, checkAnswers: true, log: false })
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  const browser = await launch()

  const close = async () => {
    await browser.close()
    await app.close()
    stop.abort()
    await working
    await product.close()
    await database.drop()
    await rm(folder, { recursive: true })
  }
  return { url, app, product, browser, troubles, close, page: pageMaker(browser, url) }
}

export type Site = Awaited<ReturnType<typeof openSite>>

/** Kept even when others build, and only the newest builds stay. */
const ownCopy = async (built: string) => {
  await mkdir(join(root, 'dist'), { recursive: true })
  const folder = await mkdtemp(join(root, 'dist/site-test-'))
  await cp(built, folder, { recursive: true })
  return folder
}

type Options = BrowserContextOptions & {
  readonly path?: string
  readonly choice?: 'accepted' | 'declined' | null
  readonly clock?: boolean
}

/** A page that has complained about nothing but what `complaints` holds. By default somebody has declined cookies. */
const pageMaker =
  (browser: Browser, url: string) =>
  async ({ path = '/', choice = 'declined', clock = false, ...options }: Options = {}) => {
    const context = await browser.newContext({
      viewport: { width: 1280, height: 900 },
      locale: 'de-DE',
      reducedMotion: 'reduce',
      ...options,
    })
    const page: Page & { complaints?: string[] } = await context.newPage()
    const complaints: string[] = []
    page.on('console', message => {
      if (message.type() === 'error') complaints.push(message.text())
    })
    page.on('pageerror', error => complaints.push(error.message))
    if (choice)
      await page.addInitScript(kept => {
        if (sessionStorage.getItem('began')) return
        sessionStorage.setItem('began', 'yes')
        localStorage.setItem('cookie-consent', kept)
      }, choice)
    if (clock) {
      await page.clock.install({ time: '2026-11-18T10:00:00Z' })
      await page.clock.pauseAt('2026-11-18T10:00:01Z')
    }
    await page.goto(url + path)
    if (clock) await page.clock.runFor(1)
    return Object.assign(page, { complaints })
  }
