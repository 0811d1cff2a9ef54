import type { BrowserContextOptions, Page } from 'playwright'
import { expect } from 'vitest'
import { freePort } from '../../adapters/embedded/free-port.ts'
import { buildWeb } from '../../web/build.ts'
import { faultsOf } from './axe.ts'
import { launch } from './chromium.ts'
import { startProduct } from './product.ts'

type Given = Pick<Parameters<typeof startProduct>[0] & object, 'clock' | 'environment'>

/** The product with its built web client, and a browser before it. */
export const startSite = async ({ clock, environment = {} }: Given = {}) => {
  const port = await freePort()
  const url = `http://localhost:${port}`
  const [webFolder, browser] = await Promise.all([buildWeb({ say: () => {} }), launch()])
  const product = await startProduct({
    webFolder,
    environment: { PUBLIC_URL: url, ...environment },
    ...(clock ? { clock } : {}),
  })
  await product.app.listen({ port, host: '127.0.0.1' })

  /** A browser of somebody else, with what its console complained about. */
  const visitor = async (options: BrowserContextOptions = {}) => {
    const context = await browser.newContext({
      locale: 'de-DE',
      reducedMotion: 'reduce',
      baseURL: url,
      // What a test puts between page and server would not reach the requests of a worker.
      serviceWorkers: 'block',
      ...options,
    })
    const page = await context.newPage()
    const complaints: string[] = []
    page.on('console', message => {
      if (message.type() === 'error') complaints.push(message.text())
    })
    page.on('pageerror', error => complaints.push(error.message))
    return { context, page, complaints }
  }

  const close = async () => {
    await browser.close()
    await product.close()
  }

  return { ...product, url, visitor, close }
}

export type TestSite = Awaited<ReturnType<typeof startSite>>

export const isAccessible = async (page: Page) => {
  await page.locator('main h1').first().waitFor()
  expect(await faultsOf(page)).toEqual([])
}
