export const find = <Found extends Element = HTMLElement>(selector: string) => document.querySelector<Found>(selector)

export const findAll = <Found extends Element = HTMLElement>(selector: string) => [
  ...document.querySelectorAll<Found>(selector),
]

/** The part of this page that a hash means; a hash can be anything. */
export const partAt = (hash: string) => {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)))
  } catch {
    return null
  }
}

export const smooth = (): ScrollBehavior => (matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth')

/** Acts once later for all calls until then: the last one is never lost. */
const gathered = (act: () => void, later: (run: () => void) => void) => {
  let waiting = false
  return () => {
    if (waiting) return
    waiting = true
    later(() => {
      waiting = false
      act()
    })
  }
}

/** At most once in `ms`. */
export const throttled = (act: () => void, ms: number) => gathered(act, run => setTimeout(run, ms))

/** At most once a frame, and never in the middle of a script: what asks where things stand makes the browser lay out. */
export const inFrame = (act: () => void) => gathered(act, run => requestAnimationFrame(run))

export const passive = { passive: true } as const
