import { findAll } from './dom.ts'

const pauseMs = 60

/** Lays out what was left for later, part by part: the first frame did not wait for it, and no reader has to. */
export const layOutLater = () => {
  const next = () => {
    const [part] = parts()
    if (!part) return
    wanted(part)
    setTimeout(next, pauseMs)
  }
  setTimeout(next, pauseMs)
}

/** What is jumped to is where it seems to be only when all above it is laid out. */
export const layOutNow = () => parts().forEach(wanted)

const parts = () => findAll('[data-later]')
const wanted = (part: HTMLElement) => part.removeAttribute('data-later')
