import { findAll, inFrame, partAt, passive } from './dom.ts'

const offset = 160

/** Marks in the table of contents where the reader is: the last heading above the line at 160 px. */
export const startContents = () => {
  const links = findAll<HTMLAnchorElement>('[data-contents] a')
  if (links.length === 0) return
  const parts = links.map(link => partAt(link.hash))
  const mark = inFrame(() => {
    const passed = parts.filter(part => part && part.getBoundingClientRect().top <= offset + 8).length
    const atEnd = innerHeight + scrollY >= document.documentElement.scrollHeight - 2
    const active = atEnd ? links.length - 1 : Math.max(0, passed - 1)
    links.forEach((link, at) => {
      if (at === active) link.setAttribute('aria-current', 'true')
      else link.removeAttribute('aria-current')
    })
  })
  addEventListener('scroll', mark, passive)
  mark()
}
