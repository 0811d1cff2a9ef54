import { useState } from 'react'
import type { WorkoutId } from '../../../domain/ids.ts'
import { ExerciseSheet, Figure } from '../../exercise/later.tsx'
import { Button } from '../../parts/button.tsx'
import type { Exercise } from '../../training/types.ts'
import * as css from './focus.css.ts'
import { Reasons } from './reasons.tsx'

type Props = { workout: WorkoutId; exercise: Exercise; side: 'left' | 'right' | null }

/** Figure, words and muscles of the exercise at hand, and why it was chosen. */
export const Cues = (about: Props) => {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button look="quiet" icon="why" onClick={() => setOpen(true)}>
        Ausführung und warum
      </Button>
      {open ? <About {...about} onClose={() => setOpen(false)} /> : null}
    </>
  )
}

/** The movement, where the screen leaves room for it; all about it one tap away. */
export const Movement = (about: Props) => {
  const [open, setOpen] = useState(false)
  const { exercise, side } = about
  return (
    <div className={css.room}>
      <button type="button" className={css.movement} onClick={() => setOpen(true)}>
        <Figure still exercise={exercise.exercise_id} name={exercise.name} {...(side ? { side } : {})} />
      </button>
      {open ? <About {...about} onClose={() => setOpen(false)} /> : null}
    </div>
  )
}

const About = ({ workout, exercise, side, onClose }: Props & { onClose: () => void }) => (
  <ExerciseSheet
    exercise={exercise.exercise_id}
    name={exercise.name}
    {...(side ? { side } : {})}
    words={exercise.description}
    onClose={onClose}
  >
    <Reasons workout={workout} exercise={exercise} />
  </ExerciseSheet>
)
