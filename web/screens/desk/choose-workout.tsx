import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect, useId, useState } from 'react'
import type { UserId } from '../../../domain/ids.ts'
import type { AnswerOf } from '../../data/calls.ts'
import { tied } from '../../parts/tied.ts'
import { inspect } from './ask.ts'
import { At, Short, Waiting, Wrong } from './bits.tsx'
import * as own from './choose-workout.css.ts'
import * as css from './desk.css.ts'
import { usePageOn } from './page-on.ts'
import { onceInPages } from './pages.ts'

export type Listed = AnswerOf<'GET /desk/people/:id/workouts'>['workouts'][number]

type Props = {
  id: UserId
  reason: string
  /** Told by the address: where somebody came from. */
  told: string | null
  onChoose: (workout: Listed) => void
}

/** The field `workout` of a form. Titles and places are sealed: they are shown to whoever asks for them. */
export const ChooseWorkout = ({ id, reason, told, onChoose }: Props) => {
  const [isOpen, setOpen] = useState(false)
  if (isOpen) return <WorkoutList id={id} reason={reason} told={told} onChoose={onChoose} />
  return (
    <div className={own.field}>
      <span className={css.label}>Workout</span>
      <div className={css.row}>
        {told ? (
          <>
            <input type="hidden" name="workout" value={told} />
            <Short id={told} />
          </>
        ) : null}
        <button type="button" className={css.plain} onClick={() => setOpen(true)}>
          {told ? 'Choose another' : 'Choose a workout'}
        </button>
        <span className={css.soft}>The person will read that you looked at titles and places.</span>
      </div>
    </div>
  )
}

const WorkoutList = ({ id, reason, told, onChoose }: Props) => {
  const label = useId()
  const { data, error, refetch, fetchNextPage, hasNextPage, isFetching } = useInfiniteQuery(
    onceInPages(['workouts', id, reason], (query, signal) =>
      inspect('GET /desk/people/:id/workouts', reason, { params: { id }, query, signal }),
    ),
  )
  const [list, goOn] = usePageOn<HTMLDivElement>('label', fetchNextPage)
  const isThere = data !== undefined
  const workouts = data?.pages.flatMap(page => page.workouts) ?? []
  const came = workouts.find(({ workout }) => workout === told)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the list has come
  useEffect(() => {
    const rows = list.current
    if (came) onChoose(came)
    ;(rows?.querySelector<HTMLElement>('input:checked') ?? rows?.querySelector('input'))?.focus()
  }, [isThere])
  return (
    <div className={own.field}>
      <span id={label} className={css.label}>
        Workout
      </span>
      {error ? <Wrong error={error} again={refetch} /> : null}
      {isThere || error ? null : <Waiting what="the person’s workouts" />}
      {isThere && workouts.length === 0 ? <p className={css.soft}>They have none.</p> : null}
      {workouts.length > 0 ? (
        <div ref={list} role="radiogroup" aria-labelledby={label} className={own.list}>
          {workouts.map(each => (
            <Row key={each.workout} entry={each} isTold={each === came} onChoose={onChoose} />
          ))}
        </div>
      ) : null}
      {hasNextPage ? (
        <button type="button" className={css.link} disabled={isFetching} onClick={goOn}>
          {isFetching ? 'Reading …' : 'Older workouts'}
        </button>
      ) : null}
    </div>
  )
}

/** In English as its sets are called, and as the person calls it. */
const Titles = ({ en, de }: NonNullable<Listed['title']>) => (
  <>
    <span className={css.strong}>{tied(en)}</span>
    <span lang="de" className={css.soft}>
      {tied(de)}
    </span>
  </>
)

type RowProps = { entry: Listed; isTold: boolean; onChoose: (workout: Listed) => void }

const Row = ({ entry, isTold, onChoose }: RowProps) => {
  const { workout, date, title, place, status, deleted, sets } = entry
  return (
    <label className={own.row}>
      <input
        type="radio"
        name="workout"
        value={workout}
        defaultChecked={isTold}
        required
        onChange={() => onChoose(entry)}
      />
      <At at={date} toMinute />
      <span className={own.titles}>
        {title === null ? <span className={css.soft}>no plan</span> : <Titles {...title} />}
      </span>
      <span className={own.place}>{place}</span>
      <span className={css.soft}>{deleted ? 'deleted' : status.toLowerCase()}</span>
      <span className={own.sets}>{sets === 1 ? '1 set' : `${sets} sets`}</span>
    </label>
  )
}
