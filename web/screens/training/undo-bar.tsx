import { createContext, use, useEffect, useState } from 'react'
import type { SetId } from '../../../domain/ids.ts'
import type { Training } from '../../training/use-training.ts'
import * as css from './undo-bar.css.ts'

const shownMs = 10_000

/** What follows once a tap was taken back; told which set that was. */
export const Undone = createContext<(set: SetId | null) => void>(() => {})

/** For ten seconds the last tap can be taken back. What takes a while says so. */
export const UndoBar = ({ training }: { training: Training }) => {
  const { lastTap } = training
  const undone = use(Undone)
  const [over, setOver] = useState(() => (lastTap && lastTap.at + shownMs <= Date.now() ? lastTap.at : null))
  useEffect(() => {
    if (!lastTap) return
    const timer = setTimeout(() => setOver(lastTap.at), Math.max(0, lastTap.at + shownMs - Date.now()))
    return () => clearTimeout(timer)
  }, [lastTap])
  if (!lastTap || (over === lastTap.at && !lastTap.isGoingBack)) return null
  return (
    <div className={css.bar} role="status">
      <span className={css.words}>{lastTap.words}</span>
      {lastTap.isGoingBack ? null : (
        <button type="button" className={css.back} onClick={() => training.undo(undone)}>
          Rückgängig
        </button>
      )}
    </div>
  )
}
