import { useEffect, useRef } from 'react'
import { useLocation } from 'wouter'

/** A new page begins at its top, for eyes and for the keyboard. */
export const useArrival = () => {
  const [path] = useLocation()
  const last = useRef(path)
  useEffect(() => {
    if (last.current === path) return
    last.current = path
    window.scrollTo(0, 0)
    document.getElementById('inhalt')?.focus({ preventScroll: true })
  }, [path])
}
