export const find = <Found extends Element = HTMLElement>(selector: string) => document.querySelector<Found>(selector)

export const findAll = <Found extends Element = HTMLElement>(selector: string) => [
  ...document.querySelectorAll<Found>(selector),
]

export const smooth = (): ScrollBehavior => (matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth')

/** At most once in `ms`; the last call is never lost. */
export const throttled = (act: () => void, ms: number) => {
  let waiting = false
  return () => {
    if (waiting) return
    waiting = true
    setTimeout(() => {
      waiting = false
      act()
    }, ms)
  }
}

export const passive = { passive: true } as const

/** At most once a frame, and never in the middle of a script: what asks where things stand makes the browser lay out. */
export const inFrame = (work: () => void) => {
  let asked = false
  return () => {
    if (asked) return
    asked = true
    requestAnimationFrame(() => {
      asked = false
      work()
    })
  }
}
