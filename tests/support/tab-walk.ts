import type { Page } from 'playwright'

type Stop = { readonly name: string; readonly nth: number; readonly isShown: boolean; readonly isMarked: boolean }

const most = 400

/**
 * Presses Tab until it is where it began, and answers what is wrong: what can be pressed or filled in and was not reached,
 * what was held outside the window or without a mark, and what came out of order. Several stops within one field, as a date
 * has them, are one.
 */
export const walkByTab = async (
  page: Page,
): Promise<{ readonly stops: number; readonly faults: readonly string[] }> => {
  await settled(page)
  await page.evaluate(countStops)
  const stops: Stop[] = []
  for (let presses = 0; presses < most; presses++) {
    await page.keyboard.press('Tab')
    const stop = await page.evaluate(heldStop)
    if (!stop || stop.nth === stops.at(-1)?.nth) continue
    if (stops.some(({ nth }) => nth === stop.nth)) break
    stops.push(stop)
  }
  const missed = await page.evaluate(
    missedStops,
    stops.map(({ nth }) => nth),
  )
  const first = stops.findIndex(({ nth }) => nth === Math.min(...stops.map(each => each.nth)))
  const inOrder = [...stops.slice(first), ...stops.slice(0, first)]
  return {
    stops: stops.length,
    faults: [
      ...missed.map(name => `not reached: ${name}`),
      ...stops.filter(({ isShown }) => !isShown).map(({ name }) => `outside the window: ${name}`),
      ...stops.filter(({ isMarked }) => !isMarked).map(({ name }) => `not marked: ${name}`),
      ...inOrder
        .filter(({ nth }, at) => nth < (inOrder[at - 1]?.nth ?? -1))
        .map(({ name }) => `comes out of order: ${name}`),
    ],
  }
}

/** The heading is there, nothing is on its way, and nothing is added any more. */
const settled = async (page: Page) => {
  await page.locator('h1').first().waitFor()
  await page.waitForLoadState('networkidle', { timeout: 2000 }).catch(() => {})
  let [before, now] = [-1, 0]
  while (before !== now) {
    before = now
    await page.waitForTimeout(300)
    now = await page.evaluate(() => document.querySelectorAll('*').length)
  }
}

/** Numbers whatever may be held, in the order of the document; of a group of radio buttons one is. */
const countStops = () => {
  const can = 'a[href], button, input, select, textarea, summary, [tabindex], [contenteditable="true"]'
  for (const [nth, one] of document.querySelectorAll<HTMLElement>(can).entries()) one.dataset.stop = String(nth)
}

/** Where what comes into view with the focus has not come yet, it is waited for. */
export const heldStop = async (): Promise<Stop | null> => {
  const at = document.activeElement
  if (!(at instanceof HTMLElement) || at === document.body) return null
  const look = () => {
    const { left, right, top, bottom } = at.getBoundingClientRect()
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(at)
    return {
      isShown: right > 0 && bottom > 0 && left < innerWidth && top < innerHeight,
      // What is a part of a field, as the picker of a date is, has a mark of its own.
      isMarked:
        !at.matches(':focus') ||
        (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0) ||
        boxShadow !== 'none',
    }
  }
  const name =
    at.getAttribute('aria-label') || at.innerText?.slice(0, 60) || at.getAttribute('name') || at.outerHTML.slice(0, 80)
  const stop = { name, nth: Number(at.dataset.stop ?? -1), ...look() }
  if (stop.isShown && stop.isMarked) return stop
  await new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))
  await Promise.allSettled(at.getAnimations().map(({ finished }) => finished))
  return { ...stop, ...look() }
}

const missedStops = (reached: readonly number[]) => {
  const isReached = (one: HTMLElement) => reached.includes(Number(one.dataset.stop))
  const groupOf = (one: HTMLElement) =>
    one instanceof HTMLInputElement && one.type === 'radio' && one.name
      ? [...document.querySelectorAll<HTMLInputElement>(`input[type=radio][name="${CSS.escape(one.name)}"]`)]
      : [one]
  return [...document.querySelectorAll<HTMLElement>('[data-stop]')]
    .filter(one => one.tabIndex >= 0 && !one.matches(':disabled') && one.closest('[inert]') === null)
    .filter(one => one.checkVisibility({ visibilityProperty: true }))
    .filter(one => !groupOf(one).some(isReached))
    .map(one => one.getAttribute('aria-label') || one.innerText?.slice(0, 60) || one.outerHTML.slice(0, 80))
}
