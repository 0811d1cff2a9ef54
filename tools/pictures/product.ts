import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright'
import sharp from 'sharp'
import { ids } from '../../tests/web/fixture-data.ts'
import { serveFixture } from '../../tests/web/fixture-server.ts'
import { reset } from '../../tests/web/fixture-workouts.ts'

type Theme = 'light' | 'dark'
type Size = { readonly width: number; readonly height: number }
type Shot = {
  readonly name: string
  readonly path: string
  readonly size: Size
  readonly before?: Act
  readonly part?: string
}
type Act = (page: Page) => Promise<unknown>

const phone = { width: 390, height: 800 }

const set = `/training/${ids.planned}?satz=k1`

const shots: readonly Shot[] = [
  { name: 'one-click', path: '/dashboard', size: phone },
  {
    name: 'choices',
    path: '/dashboard',
    size: phone,
    before: page => page.getByRole('button', { name: /Anpassen/ }).click(),
  },
  { name: 'training', path: set, size: phone },
  {
    name: 'rest',
    path: set,
    size: phone,
    before: async page => {
      await page.waitForTimeout(700)
      await page.getByRole('button', { name: 'Satz fertig' }).click()
      await page.getByRole('button', { name: 'Pause beenden' }).waitFor()
      await page.waitForTimeout(11_000)
    },
  },
  {
    name: 'reasons',
    path: `/training/${ids.planned}`,
    size: { width: 440, height: 2000 },
    before: page => page.locator('summary', { hasText: 'Rudern mit Kurzhantel' }).click(),
    part: 'details[open]',
  },
  { name: 'places', path: '/settings/places', size: { width: 900, height: 600 } },
]

/** Pictures of the real client with sample data, light and dark, each in two sizes. */
export const takeProductPictures = async (browser: Browser, folder: string, only = '') => {
  const before = (await readdir(folder)).filter(name => name.endsWith('.avif'))
  const { url, close } = await serveFixture(0)
  const sizesFile = join(folder, 'sizes.json')
  const sizes: Record<string, object> = only ? JSON.parse(await readFile(sizesFile, 'utf8')) : {}
  const made = new Set<string>()
  for (const shot of shots.filter(({ name }) => name.includes(only)))
    for (const theme of ['light', 'dark'] as const) {
      const { files, ...size } = await keep(folder, shot, theme, await take(browser, url, shot, theme))
      sizes[shot.name] = size
      for (const file of files) made.add(file)
    }
  close()
  await writeFile(sizesFile, `${JSON.stringify(sizes, null, 2)}\n`)
  for (const name of before.filter(name => name.startsWith(only) && !made.has(name))) await rm(join(folder, name))
}

const take = async (browser: Browser, url: string, { path, size, before, part }: Shot, theme: Theme) => {
  reset()
  const context = await browser.newContext({
    viewport: size,
    deviceScaleFactor: 2,
    colorScheme: theme,
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  await page.clock.install({ time: evening() })
  await page.addInitScript(() => localStorage.setItem('access_token', 'full'))
  await page.goto(url + path)
  await page.waitForLoadState('networkidle')
  await before?.(page)
  await page.waitForTimeout(600)
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur())
  const picture = await page.screenshot(part ? { clip: await from(page, part, size) } : {})
  await context.close()
  return picture
}

/** As wide as the screen, from the top of a part down to where it has shown what it is about. */
const from = async (page: Page, part: string, { width }: Size) => {
  const { y = 0 } = (await page.locator(part).boundingBox()) ?? {}
  return { x: 0, y: y + 1, width, height: 584 }
}

/** Half past six in the evening, whenever the pictures are taken. */
const evening = () => {
  const now = new Date()
  now.setUTCHours(17, 30, 0, 0)
  return now
}

const keep = async (folder: string, { name, size }: Shot, theme: Theme, png: Buffer) => {
  const { height = 0, width: taken = 1 } = await sharp(png).metadata()
  const widths = [size.width, size.width * 2]
  const files = widths.map(each => `${name}-${theme}-${each}.avif`)
  for (const [at, file] of files.entries())
    await sharp(png)
      .resize(widths[at] ?? size.width)
      .avif({ quality: 60, effort: 4 })
      .toFile(join(folder, file))
  return { width: size.width, height: Math.round((height * size.width) / taken), widths, files }
}
