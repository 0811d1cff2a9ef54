import { type ComponentProps, type ReactNode, useEffect, useRef, useState } from 'react'
import { Button } from '../../parts/button.tsx'
import { isByKey } from '../../parts/by-key.ts'
import { Icon } from '../../parts/icon.tsx'
import { useOnline } from '../../parts/online.ts'
import { RefusedActs } from '../../parts/refused-acts.tsx'
import { UnkeptNotice } from '../../parts/saving-notice.tsx'
import type { Training } from '../../training/use-training.ts'
import * as css from './focus.css.ts'
import { UndoBar } from './undo-bar.tsx'

/**
 * The next action, always at the same place under the thumb, and for a while what takes the last one back. While that goes
 * on there is no next one: it might be done to what is about to go.
 */
export const Bottom = ({ training, children }: { training: Training; children: ReactNode }) => (
  <>
    <div className={css.undo}>
      <UndoBar training={training} />
    </div>
    <footer className={css.bottom} inert={training.lastTap?.isGoingBack === true}>
      <div className={css.told}>
        <UnkeptNotice />
        <RefusedActs />
      </div>
      <p className={css.status} role="status">
        <Unsaved count={training.unsaved} since={training.unsavedSince} />
      </p>
      {children}
    </footer>
  </>
)

/** What is sent sooner than that is not worth a word (ms). */
const moment = 700

const Unsaved = ({ count, since }: { count: number; since: string | undefined }) => {
  const online = useOnline()
  const [, lookAgain] = useState(0)
  const left = since === undefined ? null : Math.min(moment, Date.parse(since) + moment - Date.now())
  const isYoung = left !== null && left > 0
  useEffect(() => {
    if (!isYoung) return
    const waiting = setTimeout(() => lookAgain(looks => looks + 1), moment)
    return () => clearTimeout(waiting)
  }, [isYoung])
  if (left === null || isYoung) return null
  const entries = count === 1 ? '1 Eintrag' : `${count} Einträge`
  return (
    <span className={css.unsaved}>
      <Icon name={online ? 'clock' : 'offline'} />
      {online ? `${entries} noch nicht übertragen` : `Offline: ${entries} auf diesem Gerät gesichert`}
    </span>
  )
}

const settling = 450

const mainActionId = 'main-action'

/**
 * Deaf for a moment after it appears, so that a double tap does not also answer the next question. Where a key made what it
 * was pressed at go away, this takes the focus.
 */
export const MainAction = ({ onClick, ...button }: ComponentProps<typeof Button> & { onClick: () => void }) => {
  const since = useRef(Date.now())
  useEffect(() => {
    if (isByKey() && document.activeElement === document.body) document.getElementById(mainActionId)?.focus()
  }, [])
  return (
    <Button
      id={mainActionId}
      block
      tall
      {...button}
      onClick={() => {
        if (Date.now() - since.current > settling) onClick()
      }}
    />
  )
}
