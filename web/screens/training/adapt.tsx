import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { ask } from '../../data/client.ts'
import { wordsOf } from '../../data/problem.ts'
import { queryClient, workout as workoutQuery } from '../../data/queries.ts'
import { Button } from '../../parts/button.tsx'
import { Dialog } from '../../parts/dialog.tsx'
import { Notice } from '../../parts/notice.tsx'
import { useOnline } from '../../parts/online.ts'
import type { Exercise, Workout } from '../../training/types.ts'
import type { Training } from '../../training/use-training.ts'
import { heading, soft } from '../../type.css.ts'
import * as css from './adapt.css.ts'

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

/** Asks the coach to change what is left. It plans on the server, so what was logged must have arrived there. */
export const Adapt = ({ open, workout, training, exercise, onClose }: Props) => {
  const online = useOnline()
  const [advice, setAdvice] = useState<string | null>(null)
  const change = useMutation({
    networkMode: 'always',
    mutationFn: async (asking: () => Promise<string | null>) => {
      const told = await asking()
      await queryClient.invalidateQueries(workoutQuery(workout.id))
      return told
    },
    onSuccess: told => (told ? setAdvice(told) : close()),
  })
  const close = () => {
    setAdvice(null)
    change.reset()
    onClose()
  }
  const params = { id: workout.id }
  const revise = (body: { kind: 'shorter'; minutes: number } | { kind: 'easier' | 'harder' }) =>
    change.mutate(() => ask('POST /api/workouts/:id/revision', { params, body }).then(() => null))
  const feel = (of: Exercise, kind: 'never' | 'not-today' | 'pain') =>
    change.mutate(async () => {
      const { gone, advice } = await ask('PUT /api/workouts/:id/exercises/:exercise/feeling', {
        params: { ...params, exercise: of.id },
        body: { kind },
      })
      return [gone ? null : leaveOut, advice?.de].filter(Boolean).join(' ') || null
    })
  const swap = (of: Exercise) =>
    change.mutate(() =>
      ask('POST /api/workouts/:id/exercises/:exercise/swap', {
        params: { ...params, exercise: of.id },
        body: {},
      }).then(() => null),
    )
  const waits = !online || training.unsaved > 0
  return (
    <Dialog open={open} title="Anpassen" onClose={close}>
      {advice ? (
        <>
          <Notice>{advice}</Notice>
          <Button block onClick={close}>
            Verstanden
          </Button>
        </>
      ) : (
        <fieldset className={css.choices} disabled={waits || change.isPending}>
          {exercise ? (
            <div className={css.part}>
              <p className={heading.part}>{exercise.name}</p>
              <Button look="plain" block onClick={() => swap(exercise)}>
                Gegen eine andere tauschen
              </Button>
              <div className={css.chips}>
                <Button look="plain" onClick={() => feel(exercise, 'pain')}>
                  Tut weh
                </Button>
                <Button look="plain" onClick={() => feel(exercise, 'not-today')}>
                  Heute nicht
                </Button>
                <Button look="plain" onClick={() => feel(exercise, 'never')}>
                  Nie wieder
                </Button>
              </div>
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
          {waits ? (
            <p className={soft}>Der Coach braucht dafür eine Verbindung. Eingetragen wird weiter auch ohne.</p>
          ) : null}
          {change.isPending ? <p role="status">Der Coach plant um …</p> : null}
          {change.error ? <Notice tone="bad">{wordsOf(change.error)}</Notice> : null}
        </fieldset>
      )}
    </Dialog>
  )
}
