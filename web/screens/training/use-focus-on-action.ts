import { useEffect, useRef } from 'react'
import { mainActionId } from './bottom.tsx'

/** When a view goes away under the keyboard, the next action takes the focus; a finger needs no focus. */
export const useFocusOnAction = (view: string) => {
  const byKey = useRef(false)
  useEffect(() => {
    const note = ({ type }: Event) => {
      byKey.current = type === 'keydown'
    }
    window.addEventListener('keydown', note, true)
    window.addEventListener('pointerdown', note, true)
    return () => {
      window.removeEventListener('keydown', note, true)
      window.removeEventListener('pointerdown', note, true)
    }
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new view is the reason to look
  useEffect(() => {
    if (byKey.current && document.activeElement === document.body) document.getElementById(mainActionId)?.focus()
  }, [view])
}
