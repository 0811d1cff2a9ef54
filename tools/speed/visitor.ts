import type { Browser, BrowserContext, CDPSession, Page } from 'playwright'
import { keepTokens } from '../../tests/support/visiting.ts'
import type { Stand } from '../screens/stand.ts'

export type Visitor = { readonly context: BrowserContext; readonly page: Page; readonly devtools: CDPSession }

/** The demo athlete on a phone that has never been here; with a worker it is there without a connection afterwards. */
export const visitorOf = async (browser: Browser, { url, mara }: Stand, worker = false): Promise<Visitor> => {
  const context = await browser.newContext({
    baseURL: url,
    locale: 'de-DE',
    viewport: { width: 390, height: 844 },
    serviceWorkers: worker ? 'allow' : 'block',
  })
  const page = await context.newPage()
  page.setDefaultTimeout(20_000)
  await page.addInitScript(keepTokens, await mara.tokens())
  return { context, page, devtools: await context.newCDPSession(page) }
}

/** As Lighthouse simulates a slow 4G: 1.6 Mbit/s down, 150 ms there and back. */
export const slow4G = (devtools: CDPSession) =>
  devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: (1.6 * 1024 * 1024) / 8,
    uploadThroughput: (750 * 1024) / 8,
  })

export const slowProcessor = (devtools: CDPSession, times: number) =>
  devtools.send('Emulation.setCPUThrottlingRate', { rate: times })
