import { type ReactNode, useState } from 'react'
import { hanging } from '../../parts/button.css.ts'
import { Button } from '../../parts/button.tsx'

type Sheet = { readonly open: true; readonly onClose: () => void }
type Props = { name?: string; children: (sheet: Sheet) => ReactNode }

/** The way to the entries that a number is made of; the sheet is there while it is open. */
export const Why = ({ name = 'Woher kommt das?', children }: Props) => {
  const [open, setOpen] = useState(false)
  return (
    <div className={hanging}>
      <Button look="quiet" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {name}
      </Button>
      {open ? children({ open, onClose: () => setOpen(false) }) : null}
    </div>
  )
}
