import { useLayoutEffect } from 'react'

/** A view that takes the place of another one on the same page begins at its top, for the keyboard too. */
export const useLanding = () => {
  useLayoutEffect(() => {
    if (document.activeElement === document.body) document.getElementById('inhalt')?.focus({ preventScroll: true })
  }, [])
}
