import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { Link } from 'wouter'
import type { WorkoutId } from '../../../domain/ids.ts'
import { ask } from '../../data/client.ts'
import { wordsOf } from '../../data/problem.ts'
import { Dialog } from '../../parts/dialog.tsx'
import { Notice } from '../../parts/notice.tsx'
import { Spinner } from '../../parts/spinner.tsx'
import { tied } from '../../parts/tied.ts'
import type { Exercise } from '../../training/types.ts'
import { measured } from '../../training/words.ts'
import { heading, soft } from '../../type.css.ts'
import { whenWords } from './answer.tsx'
import * as css from './origin.css.ts'

type Best = Pick<Exercise, 'id' | 'name' | 'load_type'>
type Props = { workout: WorkoutId; exercises: readonly Best[]; open: boolean; onClose: () => void }

/** Which sets an exercise's best one was reached by. */
export const OriginOfRecords = ({ workout, exercises, open, onClose }: Props) => {
  const id = useId()
  const [at, choose] = useState(0)
  const exercise = exercises[at]
  return (
    <Dialog open={open} title="Woher kommt der Bestwert?" onClose={onClose}>
      <div className={css.sheet}>
        {exercises.length > 1 ? (
          <div className={css.choice}>
            <label htmlFor={id}>Übung</label>
            <select id={id} className={css.select} value={at} onChange={({ target }) => choose(Number(target.value))}>
              {exercises.map(({ id: planned, name }, nth) => (
                <option key={planned} value={nth}>
                  {name}
                </option>
              ))}
            </select>
          </div>
        ) : null}
        {exercise ? <Steps key={exercise.id} workout={workout} exercise={exercise} /> : null}
      </div>
    </Dialog>
  )
}

const Steps = ({ workout, exercise }: { workout: WorkoutId; exercise: Best }) => {
  const { data, error } = useQuery({
    queryKey: ['origin', 'record', workout, exercise.id],
    queryFn: ({ signal }) =>
      ask('GET /api/workouts/:id/exercises/:exercise/origin', {
        params: { id: workout, exercise: exercise.id },
        signal,
      }),
    staleTime: 0,
  })
  if (error && !data) return <Notice tone="bad">{wordsOf(error)}</Notice>
  if (!data) return <Spinner />
  const words = (set: (typeof data)['value']) => (set ? tied(measured(set, exercise)) : '–')
  return (
    <>
      <h3 className={heading.part}>{tied(exercise.name)}</h3>
      <p className={soft}>Jeder dieser Sätze war besser als alle in dem Jahr davor, zuletzt {words(data.value)}.</p>
      <ol className={css.list}>
        {data.changes.map(change => (
          <li key={change.event} className={css.row}>
            <Link to={`/training/${change.workout}`} className={css.link}>
              {words(change.is)}
            </Link>
            <span className={css.change}>{change.was ? tied(`vorher ${measured(change.was)}`) : 'zum ersten Mal'}</span>
            <span className={css.when}>{whenWords(change)}</span>
          </li>
        ))}
      </ol>
    </>
  )
}
