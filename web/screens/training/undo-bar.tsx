import { useEffect, useState } from 'react'
import type { Training } from '../../training/use-training.ts'
import * as css from './undo-bar.css.ts'

const shownMs = 10_000

/** For ten seconds the last tap can be taken back; `onUndone` hears which set that was. What takes a while says so. */
export const UndoBar = ({ training, onUndone }: { training: Training; onUndone: (set: string | null) => void }) => {
  const { lastTap } = training
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
        <button type="button" className={css.back} onClick={() => onUndone(training.undo())}>
          Rückgängig
        </button>
      )}
    </div>
  )
}
