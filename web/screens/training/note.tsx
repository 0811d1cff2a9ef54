import { useState } from 'react'
import { Button } from '../../parts/button.tsx'
import { ofDay } from '../../parts/dates.ts'
import { isWritten, noteLines, type WrittenTo } from '../../training/notes.ts'
import type { Prepared } from '../../training/use-preparation.ts'
import * as css from './focus.css.ts'
import { Notes } from './later.tsx'
import type { NotesProps } from './notes.tsx'

/** What was written to an exercise, in the player; of another day with the day. */
export const Written = ({ exercise, before }: { exercise: WrittenTo; before: Prepared['notes'] }) => {
  const now = noteLines(exercise)
  return (
    <>
      {before && !exercise.note ? (
        <p className={css.note}>
          Notiz {ofDay(before.at)}: {noteLines(before).join(' · ')}
        </p>
      ) : null}
      {now.length > 0 ? <p className={css.note}>Notiz: {now.join(' · ')}</p> : null}
    </>
  )
}

/** Opens what can be written. */
export const NoteButton = (props: Omit<NotesProps, 'onClose'>) => {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button look="quiet" icon="pencil" onClick={() => setOpen(true)}>
        {isWritten(props.exercise) ? 'Notiz ändern' : 'Notiz'}
      </Button>
      {open ? <Notes {...props} onClose={() => setOpen(false)} /> : null}
    </>
  )
}
