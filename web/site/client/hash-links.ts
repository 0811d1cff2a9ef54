import { findAll, partAt, smooth } from './dom.ts'
import { report } from './events.ts'
import { layOutNow } from './later.ts'

const delay = 100
const contentsOffset = 160

/** Links to a part of this page go there smoothly: those in a table of contents at once, the others after 100 ms. */
export const startHashLinks = () => {
  for (const link of findAll<HTMLAnchorElement>('a[href^="#"]:not([data-qr-open])'))
    link.addEventListener('click', event => {
      const part = partAt(link.hash)
      if (!part) return
      event.preventDefault()
      history.pushState(null, '', link.hash)
      report({ name: 'hash_navigation', category: 'navigation', label: link.hash })
      if (part.closest('[data-prose]')) glide(part)
      else setTimeout(() => show(part), delay)
    })
  const asked = partAt(location.hash)
  if (asked) setTimeout(() => (asked.closest('[data-prose]') ? glide(asked) : show(asked)), delay)
}

const show = (part: HTMLElement) => {
  layOutNow()
  part.scrollIntoView({ behavior: smooth() })
  land(part)
}

const glide = (part: HTMLElement) => {
  scrollTo({ top: part.getBoundingClientRect().top + scrollY - contentsOffset, behavior: smooth() })
  land(part)
}

/** Reading goes on where the eye was led. */
const land = (part: HTMLElement) => {
  if (!part.hasAttribute('tabindex')) part.tabIndex = -1
  part.focus({ preventScroll: true })
}
