import { type RefObject, useEffect, useState } from 'react'

/** Whether something is on the screen now, or nearly. */
export const useVisible = (held: RefObject<Element | null>): boolean => {
  const [visible, setVisible] = useState(false)
  useEffect(() => {
    const element = held.current
    if (!element) return
    const observer = new IntersectionObserver(([entry]) => setVisible(entry?.isIntersecting ?? false), {
      rootMargin: '120px',
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [held])
  return visible
}
