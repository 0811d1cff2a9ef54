import { type ComponentProps, type ReactNode, useRef } from 'react'
import { Button } from '../../parts/button.tsx'
import { Icon } from '../../parts/icon.tsx'
import type { Training } from '../../training/use-training.ts'
import * as css from './focus.css.ts'

/** The next action, always at the same place under the thumb. */
export const Bottom = ({ training, children }: { training: Training; children: ReactNode }) => (
  <footer className={css.bottom}>
    <p className={css.status} role="status">
      {training.unsaved > 0 ? (
        <>
          <Icon name="clock" />
          {training.unsaved === 1
            ? 'Ein Eintrag wird noch übertragen'
            : `${training.unsaved} Einträge werden noch übertragen`}
        </>
      ) : null}
    </p>
    {children}
  </footer>
)

const settling = 450

/** Deaf for a moment after it appears, so that a double tap does not also answer the next question. */
export const MainAction = ({ onClick, ...button }: ComponentProps<typeof Button> & { onClick: () => void }) => {
  const since = useRef(Date.now())
  return (
    <Button
      block
      tall
      {...button}
      onClick={() => {
        if (Date.now() - since.current > settling) onClick()
      }}
    />
  )
}
