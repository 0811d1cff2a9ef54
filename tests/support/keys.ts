import type { Page } from 'playwright'
import { expect } from 'vitest'
import { heldStop } from './tab-walk.ts'

/** How what holds the focus is called. */
export const heldName = (page: Page) =>
  page.evaluate(() => {
    const { activeElement: at } = document
    if (!(at instanceof HTMLElement) || at === document.body) return ''
    const labels = 'labels' in at ? (at.labels as NodeListOf<HTMLLabelElement> | null) : null
    const words =
      at.getAttribute('aria-label') || labels?.[0]?.innerText || at.innerText || at.getAttribute('name') || ''
    // Without the joints of long words.
    return words.replaceAll('\u00ad', '').trim()
  })

const most = 150

/** As somebody without a mouse: further and further, until it is there; on the way they see where they are. */
export const tabTo = async (page: Page, name: RegExp, key: 'Tab' | 'Shift+Tab' = 'Tab') => {
  const seen: string[] = []
  for (let stops = 0; stops < most; stops++) {
    const at = await heldName(page)
    if (stops > 0 && name.test(at)) return
    seen.push(at)
    const before = await page.evaluateHandle(() => document.activeElement)
    await page.keyboard.press(key)
    // Several stops within one field, as a date has them, are one.
    if (await before.evaluate(one => one === document.activeElement)) continue
    const stop = await page.evaluate(heldStop)
    if (stop && !(stop.isShown && stop.isMarked)) throw new Error(`${stop.name} is held and not seen`)
  }
  throw new Error(`${name} is not reached by ${key}: ${seen.join(' | ')}`)
}

/** Whoever acts by keys is somewhere afterwards: not before all the page, as where what was held is gone. */
export const isSomewhere = (page: Page) =>
  expect
    .poll(() => page.evaluate(() => document.activeElement !== document.body && document.activeElement !== null))
    .toBe(true)

export const enter = async (page: Page, name: RegExp, key: 'Tab' | 'Shift+Tab' = 'Tab') => {
  await tabTo(page, name, key)
  await page.keyboard.press('Enter')
}
