import { useState } from 'react'
import { ask } from '../../data/client.ts'
import { Button } from '../../parts/button.tsx'
import type { Exercise, Workout } from '../../training/types.ts'
import type { Training } from '../../training/use-training.ts'
import { heading } from '../../type.css.ts'
import * as css from './adapt.css.ts'
import { Revising, useRevision } from './revising.tsx'

type Props = {
  open: boolean
  workout: Workout
  training: Training
  /** The exercise that is being done; without one only the whole can be changed. */
  exercise?: Exercise | undefined
  onClose: () => void
}

const minutes = [10, 20, 30, 45]
const leaveOut = 'Etwas Gleichwertiges gibt es hier nicht: Lass die Übung heute weg.'

/** Asks the coach to change what is left. */
export const Adapt = ({ open, workout, training, exercise, onClose }: Props) => {
  const revision = useRevision(workout.id, onClose)
  const [never, setNever] = useState(false)
  const change = revision.ask
  const params = { id: workout.id }
  const revise = (body: { kind: 'shorter'; minutes: number } | { kind: 'easier' | 'harder' }) =>
    change(() => ask('POST /api/workouts/:id/revision', { params, body }).then(() => null))
  const feel = (of: Exercise, kind: 'never' | 'not-today' | 'pain') =>
    change(async () => {
      const { gone, advice } = await ask('PUT /api/workouts/:id/exercises/:exercise/feeling', {
        params: { ...params, exercise: of.id },
        body: { kind },
      })
      return [gone ? null : leaveOut, advice?.de].filter(Boolean).join(' ') || null
    })
  return (
    <Revising open={open} title="Anpassen" revision={revision} training={training}>
      {exercise ? (
        <div className={css.part}>
          <p className={heading.part}>{exercise.name}</p>
          {never ? (
            <div className={css.chips}>
              <p>„{exercise.name}“ nie wieder einplanen, auch nicht in neuen Workouts?</p>
              <Button look="plain" onClick={() => setNever(false)}>
                Behalten
              </Button>
              <Button
                look="danger"
                onClick={() => {
                  setNever(false)
                  feel(exercise, 'never')
                }}
              >
                Ja, nie wieder
              </Button>
            </div>
          ) : (
            <div className={css.chips}>
              <Button look="plain" onClick={() => feel(exercise, 'pain')}>
                Tut weh
              </Button>
              <Button look="plain" onClick={() => feel(exercise, 'not-today')}>
                Heute nicht
              </Button>
              <Button look="plain" onClick={() => setNever(true)}>
                Nie wieder
              </Button>
            </div>
          )}
        </div>
      ) : null}
      <div className={css.part}>
        <p className={heading.part}>Alles, was noch kommt</p>
        <div className={css.chips}>
          <Button look="plain" onClick={() => revise({ kind: 'easier' })}>
            Leichter
          </Button>
          <Button look="plain" onClick={() => revise({ kind: 'harder' })}>
            Härter
          </Button>
        </div>
      </div>
      <div className={css.part}>
        <p className={heading.part}>Nur noch so viel Zeit</p>
        <div className={css.chips}>
          {minutes.map(left => (
            <Button key={left} look="plain" onClick={() => revise({ kind: 'shorter', minutes: left })}>
              {left} min
            </Button>
          ))}
        </div>
      </div>
    </Revising>
  )
}
