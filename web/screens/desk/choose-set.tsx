import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import type { AnswerOf } from '../../data/calls.ts'
import { Waiting, Wrong } from './bits.tsx'
import type { Listed } from './choose-workout.tsx'
import * as css from './desk.css.ts'
import * as find from './find.css.ts'
import { screenIn } from './queries.ts'

type Workout = NonNullable<AnswerOf<'GET /desk/workouts/:id/screens/:revision'>['workout']>
type PlannedSet = Workout['blocks'][number]['exercises'][number]['sets'][number]

type Props = { reason: string; workout: Listed; told: string | null }

/** The field `set` of a form: what was logged in a workout. */
export const ChooseSet = ({ reason, workout: { workout, revision }, told }: Props) => {
  const id = useId()
  const look = { stream: `workout-${workout}`, reason, unsealed: true }
  const { data, error, refetch } = useQuery(screenIn(look, revision, 'en'))
  if (error) return <Wrong error={error} again={refetch} />
  if (!data) return <Waiting what="its sets" />
  const sets = loggedIn(data.workout)
  if (sets.length === 0) return <p className={css.soft}>None of its sets was logged.</p>
  return (
    <div className={find.wideFilter}>
      <label htmlFor={id} className={css.label}>
        Set
      </label>
      <select id={id} name="set" className={css.input} defaultValue={told ?? undefined}>
        {sets.map(({ set, says }) => (
          <option key={set} value={set}>
            {says}
          </option>
        ))}
      </select>
    </div>
  )
}

const loggedIn = (workout: Workout | null) =>
  (workout?.blocks ?? [])
    .flatMap(({ exercises }) => exercises)
    .flatMap(({ name, sets }) =>
      sets.flatMap(({ id, logged }, nth) =>
        logged ? [{ set: id, says: `${name}, set ${nth + 1}: ${performedIn(logged)}` }] : [],
      ),
    )

const performedIn = ({ reps, duration, distance, weight }: NonNullable<PlannedSet['logged']>) =>
  [
    reps === null ? null : `${reps} reps`,
    duration === null ? null : `${duration} s`,
    distance === null ? null : `${distance} m`,
    weight === null ? null : `at ${weight} kg`,
  ]
    .filter(part => part !== null)
    .join(', ')
