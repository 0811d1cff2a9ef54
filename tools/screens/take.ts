import type { Browser, Page } from 'playwright'
import { faultsOf } from '../../tests/support/axe.ts'
import { brokenWords } from '../../tests/support/broken-words.ts'
import { keepTokens } from '../../tests/support/visiting.ts'
import type { Screen } from './acts.ts'

/** How something is looked at: so wide and high, light or dark, with text so large (percent). */
export type Look = {
  readonly width: number
  readonly height: number
  readonly theme: 'light' | 'dark'
  readonly text: number
}

/** `flaws`: what a machine can see is wrong, in words. */
export type Shot = {
  readonly screen: string
  readonly look: Look
  readonly picture: Buffer
  readonly flaws: readonly string[]
}

const sizes = [
  { width: 360, height: 780 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
  { width: 844, height: 390 },
]

const looks: readonly Look[] = sizes.flatMap(size =>
  [100, 200].flatMap(text => (['light', 'dark'] as const).map(theme => ({ ...size, theme, text }))),
)

const partsOf = ({ width, height, theme, text }: Look) => [`${width}x${height}`, theme, `${text}`]

/** Does this word, like 360x780, dark or 200, name a part of a look? */
export const isLook = (word: string) => looks.some(look => partsOf(look).includes(word))

/** Of size, theme and size of text each as it was named, where it was. */
const looksLike = (named: readonly string[]) => (look: Look) =>
  partsOf(look).every((part, index) => {
    const ofThis = named.filter(word => looks.some(other => partsOf(other)[index] === word))
    return ofThis.length === 0 || ofThis.includes(part)
  })

/** Unless a screen says where it is looked at. */
const usual = [360, 768, 1440, 844]

/** So much of a long page is taken. */
const screenfuls = 2

export const takeScreen = async (
  browser: Browser,
  url: string,
  screen: Screen,
  named: readonly string[] = [],
): Promise<readonly Shot[]> => {
  const context = await browser.newContext({
    baseURL: url,
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    viewport: sizes[0] ?? null,
  })
  const page = await context.newPage()
  page.setDefaultTimeout(8000)
  const heard: string[] = []
  page.on('console', message => {
    if (message.type() === 'error') heard.push(message.text())
  })
  page.on('pageerror', error => heard.push(error.message))
  if (screen.who) await page.addInitScript(keepTokens, await screen.who.tokens())
  try {
    await page.goto(screen.path)
    await page.locator('h1').first().waitFor()
    await screen.act?.(page).catch(error => heard.push(`not done: ${String(error).split('\n')[0]}`))
    await page.waitForTimeout(700)
    const shots: Shot[] = []
    const here = looks.filter(({ width }) => (screen.at ?? usual).includes(width)).filter(looksLike(named))
    for (const look of here) shots.push({ screen: screen.name, look, ...(await see(page, look, here[0]?.width)) })
    const [first, ...rest] = shots
    return first ? [{ ...first, flaws: [...heard, ...first.flaws] }, ...rest] : []
  } finally {
    await context.close()
  }
}

const see = async (page: Page, { width, height, theme, text }: Look, searched: number | undefined) => {
  await page.setViewportSize({ width, height })
  await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
  await page.evaluate(size => {
    document.documentElement.style.fontSize = size
  }, `${text}%`)
  await page.evaluate(() => window.scrollTo(0, 0))
  await page.waitForTimeout(120)
  const flaws =
    theme === 'light'
      ? [
          ...(await page.evaluate(misshapen)),
          ...(await page.evaluate(brokenWords)).map(word => `broken without a hyphen: ${word}`),
        ]
      : []
  const faults = text === 100 && width === searched ? await faultsOf(page) : []
  const long = await page.evaluate(() => document.documentElement.scrollHeight)
  const whole = Math.min(Math.max(long, height), height * screenfuls)
  const picture = await page.screenshot({
    type: 'jpeg',
    quality: 88,
    fullPage: true,
    clip: { x: 0, y: 0, width, height: whole },
  })
  return {
    picture,
    flaws: [...flaws, ...faults.map(fault => `axe ${fault.slice(0, 160)}`)],
  }
}

/** In the page: what sticks out sideways, what is cut off, what is too small for a thumb, and whether the main button is in view. */
const misshapen = () => {
  const said: string[] = []
  const name = (element: Element) =>
    `${element.tagName.toLowerCase()} "${(element.textContent ?? '').trim().replace(/\s+/g, ' ').slice(0, 40)}"`
  const over = document.documentElement.scrollWidth - document.documentElement.clientWidth
  if (over > 0) said.push(`scrolls sideways by ${over} px`)
  const dialog = document.querySelector('dialog[open]')
  for (const element of (dialog ?? document.body).querySelectorAll<HTMLElement>('*')) {
    const box = element.getBoundingClientRect()
    if (box.width === 0 || box.height === 0 || !element.checkVisibility()) continue
    const style = getComputedStyle(element)
    if (box.width <= 2 || style.clipPath !== 'none') continue
    const hasWords = [...element.childNodes].some(node => node.nodeType === Node.TEXT_NODE && node.textContent?.trim())
    if (hasWords && style.overflowX === 'hidden' && element.scrollWidth > element.clientWidth + 1)
      said.push(`cut: ${name(element)}`)
    if (hasWords && box.right > innerWidth + 1 && !element.closest('pre,[tabindex="0"],table'))
      said.push(`beyond the edge: ${name(element)}`)
    if (element.matches('button,input:not([type=hidden]),select,[role=button]') && Math.min(box.width, box.height) < 24)
      if (!element.closest('label'))
        said.push(`small target ${Math.round(box.width)} × ${Math.round(box.height)}: ${name(element)}`)
  }
  const main = document.querySelector('#main-action')?.getBoundingClientRect()
  if (!dialog && main && (main.bottom > innerHeight + 1 || main.top < 0)) said.push('the main button is out of view')
  return [...new Set(said)].slice(0, 6)
}
