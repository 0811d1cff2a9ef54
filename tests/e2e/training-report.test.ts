import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type DeskAtHand, startDesk } from '../support/at-desk.ts'
import { faultsOf } from '../support/axe.ts'

let { site, anna, sql } = {} as DeskAtHand
let folder: string

beforeAll(async () => {
  ;({ site, anna, sql } = await startDesk())
  folder = await mkdtemp(join(tmpdir(), 'formkurve-report-'))
}, 120_000)
afterAll(async () => {
  await site?.close()
  await rm(folder, { recursive: true, force: true })
})

/** To be looked at, where somebody says where to. */
const picture = async (page: Page, name: string) => {
  if (process.env.PICTURES) await page.screenshot({ path: join(process.env.PICTURES, name), fullPage: true })
}

test('a report is had from the settings, opens without a network, and reads well on a phone, a screen and paper', async () => {
  const { page, complaints, end } = await site.visit('/settings/account', { tokens: anna })
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Trainingsbericht (HTML)' }).click(),
  ])
  expect(file.suggestedFilename()).toMatch(/^formkurve-\d{4}-\d\d-\d\d\.html$/)
  const path = join(folder, 'bericht.html')
  await file.saveAs(path)
  expect(complaints).toEqual([])
  await end()

  const { page: report, context } = await site.visitor({ viewport: { width: 390, height: 844 }, offline: true })
  await report.goto(pathToFileURL(path).href)
  await report.getByRole('heading', { level: 1, name: 'Dein Trainingsbericht' }).waitFor()
  const told = await report.locator('main').innerText()
  expect(told).toMatch(/korrigiert auf 8 Wiederholungen, 22,5 kg.* \(war 10 Wiederholungen, 20 kg.*\)/)
  const ids = await report.locator('li[id^="e-"]').evaluateAll(all => all.map(each => each.id.slice(2)))
  const known = await sql(`select id from log.events where meta->>'subject' = $1 and stream not like 'email-%'`, [
    anna.id,
  ])
  expect(ids.sort()).toEqual(known.map(({ id }) => id).sort())
  for (const width of [390, 1440]) {
    await report.setViewportSize({ width, height: 900 })
    expect(await faultsOf(report)).toEqual([])
    expect(await report.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    await picture(report, `report-${width}.png`)
  }
  const printed = await report.pdf({ format: 'A4' })
  expect(printed.subarray(0, 5).toString()).toBe('%PDF-')
  if (process.env.PICTURES) {
    await writeFile(join(process.env.PICTURES, 'report.pdf'), printed)
    await writeFile(join(process.env.PICTURES, 'report.html'), await readFile(path))
  }
  await context.close()
})
