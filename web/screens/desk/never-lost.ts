import { type RefObject, useEffect } from 'react'

/** Ms. What is shut for less while it works is not left. */
const soon = 300

const isThere = (one: HTMLElement) => one.isConnected && !one.matches(':disabled')

const nameOf = (one: HTMLElement) =>
  one.getAttribute('aria-label') || one.getAttribute('name') || one.textContent?.trim() || null

/**
 * Whoever goes by keys is never nowhere. What they held and was shut while it worked is theirs again; of what was made anew
 * they hold the like; and where it is gone, they are in the part of the page that it stood in.
 */
export const NeverLost = ({ frame }: { readonly frame: RefObject<HTMLElement | null> }) => {
  useEffect(() => {
    const all = frame.current
    if (!all) return
    let held: HTMLElement | null = null
    let around: readonly HTMLElement[] = []
    let shutSince = 0
    let later: number | undefined

    const hold = ({ target }: FocusEvent) => {
      if (!(target instanceof HTMLElement) || target.dataset.instead !== undefined) return
      held = target
      around = partsAround(target)
      shutSince = 0
    }
    /** By their own will, for what they held is still there. */
    const leave = ({ target }: FocusEvent) => {
      setTimeout(() => {
        if (target === held && held && isThere(held) && document.activeElement !== held) held = null
      })
    }
    const look = () => {
      const at = document.activeElement
      const isNowhere = at === null || at === document.body || (at instanceof HTMLElement && 'instead' in at.dataset)
      if (!held || !isNowhere) return
      if (isThere(held)) return held.focus()
      const part = around.find(each => each.isConnected)
      if (held.isConnected && shutSince === 0) shutSince = Date.now()
      if (held.isConnected && Date.now() < shutSince + soon) {
        clearTimeout(later)
        later = window.setTimeout(look, soon)
        return
      }
      const like = !held.isConnected && part && part === around[0] ? likeOf(held, part) : null
      if (like) like.focus()
      else if (part && at !== part) standIn(part)
    }
    const seen = new MutationObserver(() => requestAnimationFrame(look))
    all.addEventListener('focusin', hold)
    all.addEventListener('focusout', leave)
    seen.observe(all, { childList: true, subtree: true, attributeFilter: ['disabled'] })
    return () => {
      all.removeEventListener('focusin', hold)
      all.removeEventListener('focusout', leave)
      seen.disconnect()
      clearTimeout(later)
    }
  }, [frame])
  return null
}

/** From the nearest on: parts with a name of their own, and the page as a whole. */
const partsAround = (one: HTMLElement): readonly HTMLElement[] => {
  const part = one.parentElement?.closest<HTMLElement>('section, nav, article, main')
  return part ? [part, ...partsAround(part)] : []
}

const likeOf = (held: HTMLElement, part: HTMLElement) =>
  [...part.querySelectorAll<HTMLElement>(held.tagName)].find(
    other => isThere(other) && nameOf(other) !== null && nameOf(other) === nameOf(held),
  )

/** A part is held only for as long as nobody goes on. */
const standIn = (part: HTMLElement) => {
  const was = part.getAttribute('tabindex')
  part.dataset.instead = ''
  part.tabIndex = -1
  part.focus({ preventScroll: true })
  const over = () => {
    delete part.dataset.instead
    if (was === null) part.removeAttribute('tabindex')
  }
  part.addEventListener('blur', over, { once: true })
}
