import { findAll, passive, throttled } from './dom.ts'
import { report } from './events.ts'

const secondsMarks = [10, 30, 60, 120]
const depthMarks = [25, 50, 75, 100]
const throttleMs = 150

let measuring = false

/** Page view, time on page, scroll depth, links to elsewhere. Starts once, when somebody has agreed. */
export const startMeasuring = () => {
  if (measuring) return
  measuring = true
  report({ name: 'page_view', category: 'engagement' })
  for (const seconds of secondsMarks)
    setTimeout(() => report({ name: 'time_on_page', category: 'engagement', value: seconds }), seconds * 1000)
  watchDepth()
  watchLinks()
}

const watchDepth = () => {
  const open = new Set(depthMarks)
  const look = () => {
    const room = document.documentElement.scrollHeight - innerHeight
    const depth = room <= 0 ? 100 : Math.round(((scrollY + 1) / room) * 100)
    for (const mark of open) {
      if (depth < mark) continue
      open.delete(mark)
      report({ name: 'scroll_depth', category: 'engagement', value: mark })
    }
  }
  addEventListener('scroll', throttled(look, throttleMs), passive)
}

/** Links that open a new tab elsewhere. The way to the app is what the site is for. */
const watchLinks = () => {
  for (const link of findAll<HTMLAnchorElement>('a[target=_blank]')) {
    if (link.host === location.host) continue
    const toStore = /(?:^|\.)apps\.apple\.com$/.test(link.hostname)
    link.addEventListener('click', () =>
      report({
        name: toStore ? 'app_store_click' : 'outbound_click',
        category: toStore ? 'conversion' : 'navigation',
        label: `${link.host}${link.pathname}`.slice(0, 200),
      }),
    )
  }
}
