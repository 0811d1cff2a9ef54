import { useState } from 'react'
import { Button } from '../../parts/button.tsx'
import { Dialog } from '../../parts/dialog.tsx'
import { ReadArea } from '../../parts/read-area.tsx'
import { useHealthAsked } from '../../parts/use-health-asked.tsx'
import type { Step } from '../../training/steps.ts'
import type { Exercise, Workout } from '../../training/types.ts'
import type { Training } from '../../training/use-training.ts'
import { setName } from '../../training/words.ts'
import * as css from './adapt.css.ts'

export type NotesProps = {
  workout: Workout
  training: Training
  exercise: Exercise
  /** The set that may be written to as well. */
  step?: Step | undefined
  onClose: () => void
}

/** A few words to the exercise, shown again when it is trained next, or to this one set. */
export const Notes = ({ workout, training, exercise, step, onClose }: NotesProps) => {
  const was = { exercise: exercise.note ?? '', set: step?.set.note ?? '' }
  const [toExercise, writeToExercise] = useState(was.exercise)
  const [toSet, writeToSet] = useState(was.set)
  const { id } = workout
  const save = () => {
    const [exerciseNote, setNote] = [toExercise.trim(), toSet.trim()]
    if (exerciseNote !== was.exercise)
      training.act({
        name: 'PUT /api/workouts/:id/exercises/:exercise/note',
        params: { id, exercise: exercise.id },
        body: { note: exerciseNote, was: was.exercise },
      })
    if (step && setNote !== was.set)
      training.act({
        name: 'PUT /api/workouts/:id/sets/:set/note',
        params: { id, set: step.set.id },
        body: { note: setNote, was: was.set },
      })
    onClose()
  }
  const asked = useHealthAsked(save)
  return (
    <Dialog open title={`Notiz: ${exercise.name}`} onClose={onClose}>
      <form
        className={css.choices}
        onSubmit={event => {
          event.preventDefault()
          const [exerciseNote, setNote] = [toExercise.trim(), toSet.trim()]
          asked.sendAsked([exerciseNote === was.exercise ? '' : exerciseNote, setNote === was.set ? '' : setNote])
        }}
      >
        <ReadArea
          read="note"
          label="Zur Übung"
          hint="Siehst du beim nächsten Mal wieder, zum Beispiel „Sitz auf Stufe 4“."
          maxLength={500}
          value={toExercise}
          onValue={words => {
            writeToExercise(words)
            asked.forget()
          }}
        />
        {step ? (
          <ReadArea
            read="note"
            label={`Zu ${setName(step.set, step)}`}
            maxLength={500}
            value={toSet}
            onValue={words => {
              writeToSet(words)
              asked.forget()
            }}
          />
        ) : null}
        {asked.question}
        <Button type="submit" block busy={asked.busy}>
          Notiz speichern
        </Button>
      </form>
    </Dialog>
  )
}
