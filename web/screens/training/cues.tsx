import { useState } from 'react'
import { ExerciseSheet } from '../../exercise/later.tsx'
import { Button } from '../../parts/button.tsx'
import type { Exercise } from '../../training/types.ts'
import { Reasons } from './reasons.tsx'

type Props = { workout: string; exercise: Exercise; side: 'left' | 'right' | null }

/** Figure, words and muscles of the exercise at hand, and why it was chosen. */
export const Cues = ({ workout, exercise, side }: Props) => {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button look="quiet" icon="why" onClick={() => setOpen(true)}>
        Ausführung und warum
      </Button>
      {open ? (
        <ExerciseSheet
          exercise={exercise.exercise_id}
          name={exercise.name}
          {...(side ? { side } : {})}
          words={exercise.description}
          onClose={() => setOpen(false)}
        >
          <Reasons workout={workout} exercise={exercise} />
        </ExerciseSheet>
      ) : null}
    </>
  )
}
