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
import { soft } from '../../type.css.ts'
import * as css from './adapt.css.ts'
import { Found, Search } from './search.tsx'

export type AddExerciseProps = {
  workout: Workout
  /** The block that it comes behind; null: in front of all. */
  after: string | null
  /** Hears what adds it, and its first set. */
  onTaken: (taken: ReturnType<typeof oneMoreExercise>) => void
  onClose: () => void
}

/** One more exercise out of the catalogue, and of each whether it fits. */
export const AddExercise = ({ workout, after, onTaken, onClose }: AddExerciseProps) => {
  const { data, error, refetch } = useQuery(additions(workout.id))
  const [sought, seek] = useState('')
  const finished = workout.finished_at !== null
  const take = (addition: Addition) => {
    onTaken(oneMoreExercise(workout, addition, after))
    onClose()
  }
  return (
    <Dialog open title={finished ? 'Übung nachtragen' : 'Übung dazu\u00adnehmen'} onClose={onClose}>
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
        {finished ? null : <p className={soft}>Drei Sätze, das Gewicht suchst du dir beim ersten selbst.</p>}
      </div>
    </Dialog>
  )
}

type Possible = AnswerOf<'GET /api/workouts/:id/additions'>[number]

const fitWords = ({ misfit, suggestion }: Possible) =>
  misfit ? `Passt nicht: ${misfits[misfit]}.` : suggestion ? `${suggestion}.` : 'Passt.'
