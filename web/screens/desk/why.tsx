import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link } from 'wouter'
import { Short, Waiting, Wrong } from './bits.tsx'
import * as css from './desk.css.ts'
import { type Look, screenIn } from './queries.ts'

/** Each decision of the plan as it was then, with the very events that led to it. */
export const Why = ({ look, at }: { look: Look; at: number }) => {
  const { data, error, refetch } = useQuery({
    ...screenIn(look, at),
    placeholderData: keepPreviousData,
  })
  if (error) return <Wrong error={error} again={refetch} />
  if (!data) return <Waiting what="the plan" />
  const exercises = (data.workout?.blocks ?? [])
    .flatMap(block => block.exercises)
    .filter(({ reasons }) => reasons.length > 0)
  if (exercises.length === 0) return <p className={css.soft}>There was no plan yet.</p>
  return (
    <div>
      <p className={css.soft}>Open an exercise for the decisions about it, and the events that they were made from.</p>
      {exercises.map(({ id, name, sets, reasons }) => (
        <details key={id} className={css.rowsBelow}>
          <summary>
            <span lang="de" className={css.strong}>
              {name}
            </span>{' '}
            <span className={css.soft}>{loadsOf(sets)}</span>
          </summary>
          <ul>
            {reasons.map(({ code, text, events }) => (
              <li key={`${code} ${text.en}`} className={css.reason}>
                {text.en}{' '}
                <span className={css.soft}>
                  {code}
                  {events.length > 0 ? ', from ' : ', from no event'}
                </span>
                {events.map(event => (
                  <Link key={event} to={`/internal/desk?q=${event}&go`} className={css.link}>
                    <Short id={event} />
                  </Link>
                ))}
              </li>
            ))}
          </ul>
        </details>
      ))}
    </div>
  )
}

const loadsOf = (sets: readonly { weight: number | null }[]) =>
  [...new Set(sets.flatMap(({ weight }) => weight ?? []))].map(kg => `${kg} kg`).join(', ')
