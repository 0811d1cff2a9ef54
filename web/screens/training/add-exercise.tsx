import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { AnswerOf } from '../../data/calls.ts'
import type { Addition } from '../../data/outbox.ts'
import { Dialog } from '../../parts/dialog.tsx'
import { Failed } from '../../parts/failed.tsx'
import { additions } from '../../training/additions.ts'
import { misfits } from '../../training/misfits.ts'
import { oneMoreExercise } from '../../training/shaping.ts'
import type { Workout } from '../../training/types.ts'
import type { Training } from '../../training/use-training.ts'
import { soft } from '../../type.css.ts'
import * as css from './adapt.css.ts'
import { Found, Search } from './search.tsx'

export type AddExerciseProps = {
  workout: Workout
  training: Training
  /** The block that it comes behind; null: in front of all. */
  after: string | null
  /** Hears the first set of what was added. */
  onAdded?: (set: string) => void
  onClose: () => void
}

/** One more exercise out of the catalogue, and of each whether it fits. */
export const AddExercise = ({ workout, training, after, onAdded, onClose }: AddExerciseProps) => {
  const { data, error, refetch } = useQuery(additions(workout.id))
  const [sought, seek] = useState('')
  const finished = workout.finished_at !== null
  const take = (addition: Addition) => {
    const { act, set } = oneMoreExercise(workout, addition, after)
    training.act(act)
    onAdded?.(set)
    onClose()
  }
  return (
    <Dialog open title={'Übung dazu\u00adnehmen'} onClose={onClose}>
      <div className={css.part}>
        <Search value={sought} onChange={seek} />
        {data ? (
          <Found
            sought={sought}
            offered={finished ? [] : data.filter(({ suggestion }) => suggestion)}
            all={data}
            words={one => (finished ? '' : fitWords(one))}
            mayTake={({ misfit }) => finished || misfit === null}
            onTake={({ misfit: _, suggestion: __, ...addition }) => take(addition)}
          />
        ) : error ? (
          <Failed error={error} onRetry={refetch} />
        ) : (
          <p role="status">Einen Moment …</p>
        )}
        <p className={soft}>Drei Sätze, das Gewicht suchst du dir beim ersten selbst.</p>
      </div>
    </Dialog>
  )
}

type Possible = AnswerOf<'GET /api/workouts/:id/additions'>[number]

const fitWords = ({ misfit, suggestion }: Possible) =>
  misfit ? `Passt nicht: ${misfits[misfit]}.` : suggestion ? `${suggestion}.` : 'Passt.'
