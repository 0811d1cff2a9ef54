import { writeFile } from 'node:fs/promises'
import type { Browser, Page } from 'playwright'
import sharp from 'sharp'
import { keepTokens } from '../../tests/support/visiting.ts'
import { startStand } from '../screens/stand.ts'

const phone = { width: 390, height: 760 }
const look = { deviceScaleFactor: 2, locale: 'de-DE', timezoneId: 'Europe/Berlin', reducedMotion: 'reduce' } as const

/** What the README shows: the overview of the demo athlete, a plan and a set of hers, side by side. */
export const takeReadmePicture = async (browser: Browser, file: string) => {
  const stand = await startStand({ weeks: 12, say: line => console.error(line) })
  const context = await browser.newContext({ ...look, viewport: phone, baseURL: stand.url })
  try {
    await context.addInitScript(keepTokens, await stand.mara.tokens())
    const page = await context.newPage()
    await page.goto('/dashboard')
    const shots = [await taken(page)]
    await page.getByRole('button', { name: /^Workout erstellen/ }).click()
    await page.getByRole('button', { name: 'Training starten' }).waitFor()
    shots.push(await taken(page))
    await page.getByRole('button', { name: 'Training starten' }).click()
    await page.waitForURL(/satz=/)
    await toFirstLoad(page)
    shots.push(await taken(page))
    await page.setViewportSize({ width: 1300, height: 820 })
    await page.goto('about:blank')
    await page.setContent(besideEachOther(shots))
    const picture = await page.screenshot()
    await writeFile(file, await sharp(picture).resize(1300).png({ palette: true, colours: 128 }).toBuffer())
  } finally {
    await context.close()
    await stand.close()
  }
}

/** On to the first set that is done with a weight: what comes before it is left out. */
const toFirstLoad = async (page: Page) => {
  while ((await page.getByRole('textbox', { name: /Gewicht/ }).count()) === 0) {
    await page.getByRole('button', { name: 'Mehr', exact: true }).click()
    await page.getByRole('button', { name: 'Auslassen' }).click()
    await page.getByRole('button', { name: 'Ohne Grund auslassen' }).click()
    await page.waitForTimeout(500)
  }
  await page.getByRole('button', { name: 'Rückgängig' }).waitFor({ state: 'detached', timeout: 20_000 })
}

const taken = async (page: Page) => {
  await page.mouse.move(0, 0)
  await page.waitForTimeout(2000)
  return page.screenshot()
}

const besideEachOther = (shots: readonly Buffer[]) => `<!doctype html><style>
body{margin:0;width:1300px;height:820px;background:#e6e2d8;display:flex;gap:30px;align-items:center;justify-content:center}
img{width:${phone.width}px;height:${phone.height}px;border-radius:28px;box-shadow:0 8px 40px #1c191629}
</style>${shots.map(shot => `<img src="data:image/png;base64,${shot.toString('base64')}">`).join('')}`
