import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Fragment, useState } from 'react'
import { Link } from 'wouter'
import type { WorkoutId } from '../../../domain/ids.ts'
import type { AnswerOf } from '../../data/calls.ts'
import { inspect } from './ask.ts'
import { BestSet } from './best-set.tsx'
import { Short, Waiting, Wrong } from './bits.tsx'
import * as css from './desk.css.ts'
import { type Look, screenIn } from './queries.ts'
import { timeOf } from './times.ts'

/** Each decision of the plan as it was then, with the very events that led to it. */
export const Why = ({ look, at }: { look: Look; at: number }) => {
  const { data, error, refetch } = useQuery({
    ...screenIn(look, at, 'en'),
    placeholderData: keepPreviousData,
  })
  if (error) return <Wrong error={error} again={refetch} />
  if (!data) return <Waiting what="the plan" />
  const exercises = (data.workout?.blocks ?? [])
    .flatMap(block => block.exercises)
    .filter(({ reasons }) => reasons.length > 0)
  if (exercises.length === 0) return <p className={css.soft}>There was no plan yet.</p>
  return (
    <div className={css.part}>
      <p className={css.soft}>Open an exercise for the decisions about it, and the events that they were made from.</p>
      <div className={css.rows}>
        {exercises.map(exercise => (
          <Decisions key={exercise.id} workout={data.workout?.id} exercise={exercise} reason={look.reason} />
        ))}
      </div>
    </div>
  )
}

type Exercise = NonNullable<
  AnswerOf<'GET /desk/workouts/:id/screens/:revision'>['workout']
>['blocks'][number]['exercises'][number]

type DecisionsProps = { workout: WorkoutId | undefined; exercise: Exercise; reason: string }

const Decisions = ({ workout, exercise: { id, name, sets, reasons }, reason }: DecisionsProps) => {
  const [isOpen, setOpen] = useState(false)
  const causes = useCauses(isOpen ? reasons.flatMap(({ events }) => events) : [], reason)
  return (
    <details className={css.rowsBelow} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        <span className={css.strong}>{name}</span> <span className={css.soft}>{loadsOf(sets)}</span>
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
              <Fragment key={event}>
                <Cause event={event} envelope={causes.get(event)} />{' '}
              </Fragment>
            ))}
          </li>
        ))}
      </ul>
      {isOpen && workout ? (
        <div className={css.reason}>
          <BestSet workout={workout} exercise={id} reason={reason} />
        </div>
      ) : null}
    </details>
  )
}

type Envelope = AnswerOf<'GET /desk/events'>['events'][number]

/** So many are asked for at once; whoever has more causes is led to the others by their ids. */
const mostAsked = 200

const useCauses = (events: readonly string[], reason: string): ReadonlyMap<string, Envelope> => {
  const ids = [...new Set(events)].slice(0, mostAsked).join()
  const { data } = useQuery({
    queryKey: ['desk', 'events by id', ids, reason],
    queryFn: ({ signal }) => inspect('GET /desk/events', reason, { query: { ids }, signal }),
    enabled: ids !== '',
    staleTime: Number.POSITIVE_INFINITY,
  })
  return new Map(data?.events.map(each => [each.id, each]))
}

/** What it was and when it happened; by its id until that is known. */
const Cause = ({ event, envelope }: { event: string; envelope: Envelope | undefined }) =>
  envelope?.stream ? (
    <Link to={`/internal/desk/streams/${envelope.stream}?at=${envelope.revision}`} className={css.link} title={event}>
      {envelope.type} {timeOf(envelope.happened).slice(0, 16)}
    </Link>
  ) : (
    <Link to={`/internal/desk?q=${event}&go`} className={css.link}>
      <Short id={event} />
    </Link>
  )

const loadsOf = (sets: readonly { weight: number | null }[]) =>
  [...new Set(sets.flatMap(({ weight }) => weight ?? []))].map(kg => `${kg} kg`).join(', ')
