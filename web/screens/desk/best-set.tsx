import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'wouter'
import type { PlannedExerciseId, WorkoutId } from '../../../domain/ids.ts'
import { Wide } from '../../parts/wide.tsx'
import { inspect } from './ask.ts'
import { Happened, Waiting, Wrong } from './bits.tsx'
import { Columns } from './columns.tsx'
import * as css from './desk.css.ts'

type Props = { workout: WorkoutId; exercise: PlannedExerciseId; reason: string }

/** Which events made the best set of an exercise, to the end of a workout. */
export const BestSet = (props: Props) => {
  const [isAsked, ask] = useState(false)
  if (isAsked) return <Steps {...props} />
  return (
    <p>
      <button type="button" className={css.plain} onClick={() => ask(true)}>
        Where its best set comes from
      </button>
    </p>
  )
}

const Steps = ({ workout, exercise, reason }: Props) => {
  const { data, error, refetch } = useQuery({
    queryKey: ['desk', 'best set', workout, exercise, reason],
    queryFn: ({ signal }) =>
      inspect('GET /desk/workouts/:id/exercises/:exercise/origin', reason, {
        params: { id: workout, exercise },
        signal,
      }),
  })
  if (error) return <Wrong error={error} again={refetch} />
  if (!data) return <Waiting what="the events" />
  const { value, shown, changes } = data
  return (
    <section className={css.part} aria-label="Best set">
      <p role="status">
        {value ? `The best of a year is ${wordsOf(value)}.` : 'Nothing of it was done in the year to then.'}
        {wordsOf(value) === wordsOf(shown) ? '' : ` The person is shown ${wordsOf(shown)}: the read model is behind.`}
      </p>
      {changes.length > 0 ? (
        <Wide label="Its best sets">
          <table className={css.table}>
            <Columns of={['Happened', 'Event', 'Was', 'Is']} />
            <tbody>
              {changes.map(({ event, at, happened, type, workout: held, revision, was, is }) => (
                <tr key={event}>
                  <td>
                    <Happened at={at} happened={happened} />
                  </td>
                  <td>
                    <Link to={`/internal/desk/streams/workout-${held}?at=${revision}`} className={css.strong}>
                      {type}
                    </Link>
                  </td>
                  <td>{wordsOf(was)}</td>
                  <td>{wordsOf(is)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </Wide>
      ) : null}
    </section>
  )
}

const units: Readonly<Record<string, string>> = {
  reps: 'reps',
  weight: 'kg',
  duration: 's',
  distance: 'm',
  speed: 'km/h',
}

/** '8 reps, 22.5 kg'. */
const wordsOf = (set: object | null) =>
  Object.entries(set ?? {})
    .map(([measure, value]) => (measure === 'rir' ? `${value} in reserve` : `${value} ${units[measure] ?? measure}`))
    .join(', ') || '–'
