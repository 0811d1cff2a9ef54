import { useState } from 'react'
import { ExerciseSheet, Figure } from '../../exercise/later.tsx'
import { Button } from '../../parts/button.tsx'
import type { Exercise } from '../../training/types.ts'
import * as css from './plan.css.ts'

/** The movement in the plan, and all about it one tap away. */
export const Look = ({ exercise: { exercise_id, name } }: { exercise: Exercise }) => {
  const [open, setOpen] = useState(false)
  return (
    <div className={css.look}>
      <Figure exercise={exercise_id} name={name} />
      <Button look="quiet" icon="info" onClick={() => setOpen(true)}>
        Alles zur Übung
      </Button>
      {open ? <ExerciseSheet exercise={exercise_id} name={name} onClose={() => setOpen(false)} /> : null}
    </div>
  )
}
