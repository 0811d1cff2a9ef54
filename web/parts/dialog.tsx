import { type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react'
import { heading } from '../type.css.ts'
import { Button, IconButton } from './button.tsx'
import * as css from './dialog.css.ts'

type Props = { open: boolean; title: string; onClose: () => void; children: ReactNode }

export const Dialog = ({ open, title, onClose, children }: Props) => {
  const held = useRef<HTMLDialogElement>(null)
  const id = useId()
  useEffect(() => {
    const dialog = held.current
    if (open && dialog && !dialog.open) dialog.showModal()
    if (!open) dialog?.close()
  }, [open])
  // Only closing gives the focus back to where it came from: before the element goes.
  useLayoutEffect(() => {
    const dialog = held.current
    return () => dialog?.close()
  }, [])
  return (
    <dialog
      ref={held}
      className={css.dialog}
      aria-labelledby={id}
      onClose={event => event.target === event.currentTarget && open && onClose()}
    >
      {open ? (
        <>
          <div className={css.head}>
            <h2 id={id} className={`${heading.part} ${css.title}`}>
              {title}
            </h2>
            <IconButton icon="close" label="Schließen" onClick={onClose} />
          </div>
          <div className={css.body}>{children}</div>
        </>
      ) : null}
    </dialog>
  )
}

type Question = Omit<Props, 'children'> & {
  children?: ReactNode
  yes: string
  no: string
  busy?: boolean
  onYes: () => void
}

/** Nothing is lost by a stray touch: the safe answer comes first. */
export const Confirm = ({ yes, no, busy = false, onYes, children, ...dialog }: Question) => (
  <Dialog {...dialog}>
    {children}
    <div className={css.actions}>
      <Button look="plain" block onClick={dialog.onClose}>
        {no}
      </Button>
      <Button look="danger" block busy={busy} onClick={onYes}>
        {yes}
      </Button>
    </div>
  </Dialog>
)
