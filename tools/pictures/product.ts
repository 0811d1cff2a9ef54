import { spawnSync } from 'node:child_process'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright'
import sharp from 'sharp'
import { demo } from '../../seed.ts'
import { startServer } from '../../tests/support/server.ts'

type Theme = 'light' | 'dark'
type Shot = { readonly name: string; readonly png: Buffer; readonly width: number }

const themes: readonly Theme[] = ['light', 'dark']
const phone = { width: 390, height: 800 }
const sheet = { width: 760, height: 520 }

/** Pictures of the product as the demo athlete sees it, light and dark, each in two sizes. */
export const takeProductPictures = async (browser: Browser, folder: string) => {
  const dataDir = process.env.PICTURES_DATA_DIR ?? (await mkdtemp(join(tmpdir(), 'formkurve-pictures-')))
  spawnSync(process.execPath, ['main.ts', 'seed'], { env: { ...process.env, DATA_DIR: dataDir }, stdio: 'inherit' })
  const server = await startServer({ DATA_DIR: dataDir })
  try {
    for (const name of (await readdir(folder)).filter(name => name.endsWith('.avif'))) await rm(join(folder, name))
    const sizes: Record<string, object> = {}
    let workout: string | null = null
    for (const theme of themes) {
      const context = await browser.newContext({
        viewport: phone,
        deviceScaleFactor: 2,
        colorScheme: theme,
        locale: 'de-DE',
        timezoneId: 'Europe/Berlin',
        reducedMotion: 'reduce',
      })
      const page = await context.newPage()
      await page.clock.setFixedTime(evening())
      await signIn(page, server.url)
      workout ??= await newWorkout(page, server.url)
      for (const { name, png, width } of await take(page, server.url, workout))
        sizes[name] = await keep(folder, name, theme, png, width)
      await context.close()
    }
    await writeFile(join(folder, 'sizes.json'), `${JSON.stringify(sizes, null, 2)}\n`)
  } finally {
    await server.stop()
    if (!process.env.PICTURES_DATA_DIR) await rm(dataDir, { recursive: true, force: true })
  }
}

/** Half past six in the evening, whenever the pictures are taken. */
const evening = () => {
  const now = new Date()
  now.setUTCHours(17, 30, 0, 0)
  return now
}

const signIn = async (page: Page, url: string) => {
  await page.goto(`${url}/auth/login`)
  await page.getByLabel('Email').fill(demo.email)
  await page.getByLabel('Password', { exact: true }).fill(demo.password)
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/dashboard/)
}

const newWorkout = async (page: Page, url: string) => {
  await page.goto(`${url}/dashboard`)
  await page.getByRole('button', { name: /Workout erstellen/ }).click()
  await page.waitForURL(/\/training\/[0-9a-f-]{36}/, { timeout: 30_000 })
  await page.getByRole('button', { name: 'Training starten' }).click()
  await page.waitForTimeout(1500)
  return new URL(page.url()).pathname.split('/')[2] ?? ''
}

const take = async (page: Page, url: string, workout: string): Promise<Shot[]> => {
  const shots: Shot[] = []
  const shoot = async (name: string, width = phone.width) => {
    await page.waitForTimeout(700)
    shots.push({ name, png: await page.screenshot(), width })
  }
  await page.goto(`${url}/dashboard`)
  await page.getByRole('button', { name: /Workout erstellen/ }).waitFor()
  await shoot('one-click')
  await page.getByRole('button', { name: /Anpassen/ }).click()
  await shoot('choices')

  const set = await heavySet(page, workout)
  await page.goto(`${url}/training/${workout}?satz=${set}`)
  await page.getByRole('button', { name: 'Satz fertig' }).waitFor()
  await shoot('training')
  await page.getByRole('button', { name: /warum/i }).click()
  await page.waitForTimeout(600)
  const reasons = await page.locator('dialog[open]').screenshot()
  shots.push({ name: 'reasons', png: reasons, width: phone.width })
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Satz fertig' }).click()
  await page.getByRole('button', { name: 'Pause beenden' }).waitFor()
  await shoot('rest')

  await page.setViewportSize(sheet)
  await page.goto(`${url}/settings`)
  await page.getByText(/Trainingsorte|Orte/).first().click()
  await page.waitForTimeout(900)
  await shoot('places', sheet.width)
  return shots
}

type Detail = { blocks: { kind: string; exercises: { sets: { id: string; weight: number | null; ramp: boolean }[] }[] }[] }

/** A working set with a weight worth looking at. */
const heavySet = (page: Page, workout: string) =>
  page.evaluate(async id => {
    const headers = { authorization: `Bearer ${localStorage.getItem('access_token')}` }
    const { blocks } = (await (await fetch(`/workouts/${id}`, { headers })).json()) as Detail
    const sets = blocks.flatMap(({ exercises }) => exercises.flatMap(({ sets }) => sets))
    const heaviest = sets
      .filter(({ ramp, weight }) => !ramp && weight !== null)
      .toSorted((one, other) => (other.weight ?? 0) - (one.weight ?? 0))
    return heaviest[0]?.id ?? sets[0]?.id ?? ''
  }, workout)

const keep = async (folder: string, name: string, theme: Theme, png: Buffer, width: number) => {
  const { height = 0, width: taken = 1 } = await sharp(png).metadata()
  const widths = [width, width * 2]
  for (const each of widths)
    await sharp(png)
      .resize({ width: each })
      .avif({ quality: 62, effort: 7 })
      .toFile(join(folder, `${name}-${theme}-${each}.avif`))
  return { width, height: Math.round((height * width) / taken), widths }
}
