import { type ComponentProps, type ReactNode, useRef } from 'react'
import { Button } from '../../parts/button.tsx'
import { Icon } from '../../parts/icon.tsx'
import { useOnline } from '../../parts/online.ts'
import { RefusedActs } from '../../parts/refused-acts.tsx'
import { UnkeptNotice } from '../../parts/saving-notice.tsx'
import type { Training } from '../../training/use-training.ts'
import * as css from './focus.css.ts'
import { UndoBar } from './undo-bar.tsx'

/** The next action, always at the same place under the thumb, and for a while what takes the last one back. */
export const Bottom = ({ training, children }: { training: Training; children: ReactNode }) => (
  <>
    <div className={css.undo}>
      <UndoBar training={training} />
    </div>
    <footer className={css.bottom}>
      <UnkeptNotice />
      <RefusedActs />
      <p className={css.status} role="status">
        <Unsaved count={training.unsaved} />
      </p>
      {children}
    </footer>
  </>
)

const Unsaved = ({ count }: { count: number }) => {
  const online = useOnline()
  if (count === 0) return null
  const entries = count === 1 ? '1 Eintrag' : `${count} Einträge`
  return (
    <span className={css.unsaved}>
      <Icon name={online ? 'clock' : 'offline'} />
      {online ? `${entries} noch nicht übertragen` : `Offline: ${entries} auf diesem Gerät gesichert`}
    </span>
  )
}

const settling = 450

export const mainActionId = 'main-action'

/** Deaf for a moment after it appears, so that a double tap does not also answer the next question. */
export const MainAction = ({ onClick, ...button }: ComponentProps<typeof Button> & { onClick: () => void }) => {
  const since = useRef(Date.now())
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
