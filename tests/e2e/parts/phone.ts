import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright'
import { launchOnDisk } from '../../support/chromium.ts'
import { keepTokens, type VisitedSite } from '../../support/visiting.ts'

/** A phone of this person: `open` opens its browser at a path, `kill` ends that with all its processes, unasked. */
export const phoneOf = async (site: VisitedSite, tokens: Parameters<typeof keepTokens>[0]) => {
  const folder = await mkdtemp(join(tmpdir(), 'formkurve-phone-'))
  const complaints: string[] = []
  let running: Awaited<ReturnType<typeof launchOnDisk>> | undefined
  let isOffline = false
  const kill = async () => {
    await running?.kill()
    running = undefined
  }
  const open = async (path: string, { hoursAhead = 0 } = {}) => {
    if (!running) {
      running = await launchOnDisk(folder)
      await running.context.addInitScript(keepTokens, tokens)
      await running.context.setOffline(isOffline)
    }
    const page = await running.context.newPage()
    page.on('pageerror', error => complaints.push(error.message))
    if (hoursAhead > 0) await page.clock.install({ time: Date.now() + hoursAhead * 3_600_000 })
    await page.goto(`${site.url}${path}`)
    return page
  }
  const setOffline = async (offline: boolean) => {
    isOffline = offline
    await running?.context.setOffline(offline)
  }
  const end = async () => {
    await kill()
    await rm(folder, { recursive: true, force: true, maxRetries: 10 })
  }
  return { open, kill, setOffline, complaints, end }
}

export type Phone = Awaited<ReturnType<typeof phoneOf>>

/** What lies on this device, by key. */
export const kept = (page: Page, store: 'answers' | 'outbox') =>
  page.evaluate(
    store =>
      new Promise<[key: string, row: unknown][]>((answer, fail) => {
        const opening = indexedDB.open('formkurve')
        opening.onerror = fail
        opening.onsuccess = () => {
          const reading = opening.result.transaction(store)
          const [keys, rows] = [reading.objectStore(store).getAllKeys(), reading.objectStore(store).getAll()]
          reading.oncomplete = () => {
            opening.result.close()
            answer(keys.result.map((key, at) => [String(key), rows.result[at]]))
          }
        }
      }),
    store,
  )

/** What this device can answer without a connection. */
export const keptQuestions = async (page: Page) => (await kept(page, 'answers')).map(([question]) => question)
