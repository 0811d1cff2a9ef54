import { type KeyboardEvent, useEffect, useRef } from 'react'

/** Whoever closes what a button opened is back at that button, though it was gone meanwhile. */
export const useWayBack = (isOpen: boolean, button: () => HTMLElement | null | undefined) => {
  const was = useRef(isOpen)
  useEffect(() => {
    const isNowhere = document.activeElement === document.body
    if (was.current && !isOpen && isNowhere) button()?.focus()
    was.current = isOpen
  })
}

export const byEscape = (leave: () => void) => (event: KeyboardEvent) => {
  if (event.key === 'Escape') leave()
}
