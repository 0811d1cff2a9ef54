import { passive, throttled } from './dom.ts'
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

/** Links that open a new tab elsewhere, by whichever button. The way to the app is what the site is for. */
const watchLinks = () => {
  const look = ({ target }: Event) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[target=_blank]')
    if (!link || link.host === location.host) return
    const label = `${link.host}${link.pathname}`.slice(0, 200)
    report({ name: 'outbound_click', category: 'navigation', label })
    if (/(?:^|\.)apps\.apple\.com$/.test(link.hostname))
      report({ name: 'app_store_click', category: 'conversion', label })
  }
  addEventListener('click', look)
  addEventListener('auxclick', event => event.button === 1 && look(event))
}
