import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { Link } from 'wouter'
import { historyWords } from '../../../content/history-words.ts'
import type { WorkoutId } from '../../../domain/ids.ts'
import type { AnswerOf } from '../../data/calls.ts'
import { ask } from '../../data/client.ts'
import { history } from '../../data/more-queries.ts'
import { wordsOf } from '../../data/problem.ts'
import { workoutNamed } from '../../named.ts'
import { dateWords } from '../../parts/dates.ts'
import { Dialog } from '../../parts/dialog.tsx'
import { Notice } from '../../parts/notice.tsx'
import { formatNumber } from '../../parts/number.ts'
import { Spinner } from '../../parts/spinner.tsx'
import { tied } from '../../parts/tied.ts'
import { heading, numeral, soft } from '../../type.css.ts'
import * as tabs from '../dashboard/weeks.css.ts'
import * as css from './origin.css.ts'

type Found = AnswerOf<'GET /api/weeks/:week/origin'>
type Change = Found['changes'][number]

const measures = {
  sets: { label: 'Sätze', unit: 'Sätze', one: 'Satz' },
  kg: { label: 'Gewicht', unit: 'kg', one: 'kg' },
  minutes: { label: 'Minuten', unit: 'Minuten', one: 'Minute' },
  workouts: { label: 'Workouts', unit: 'Workouts', one: 'Workout' },
} as const
type Measure = keyof typeof measures

type Props = { open: boolean; onClose: () => void }

/** Which entries a week's number is made of; of which week can be chosen. */
export const OriginOfWeek = ({ weeks, of, open, onClose }: Props & { weeks: readonly string[]; of: Measure }) => {
  const id = useId()
  const [week, choose] = useState(weeks[0] ?? '')
  return (
    <Dialog open={open} title="Woher kommt das?" onClose={onClose}>
      <div className={css.sheet}>
        <div className={css.choice}>
          <label htmlFor={id}>Woche ab</label>
          <select id={id} className={css.select} value={week} onChange={({ target }) => choose(target.value)}>
            {weeks.map(start => (
              <option key={start} value={start}>
                {dateWords(start, 'long')}
              </option>
            ))}
          </select>
        </div>
        <Week week={week} of={of} />
      </div>
    </Dialog>
  )
}

const Week = ({ week, of }: { week: string; of: Measure }) => {
  const found = useQuery({
    queryKey: ['origin', week, of],
    queryFn: ({ signal }) => ask('GET /api/weeks/:week/origin', { params: { week }, query: { of }, signal }),
    staleTime: 0,
  })
  return <Answer {...found} of={of} withLinks />
}

type Muscle = { readonly id: string; readonly name: { readonly de: string } }

/** Which entries the sets of a muscle are made of that this week of the programme counts. */
export const OriginOfMuscle = ({ muscles, open, onClose }: Props & { muscles: readonly Muscle[] }) => {
  const id = useId()
  const [muscle, choose] = useState(muscles[0]?.id ?? '')
  const found = useQuery({
    queryKey: ['origin', 'muscle', muscle],
    queryFn: ({ signal }) => ask('GET /api/programme/origin', { query: { of: muscle }, signal }),
    staleTime: 0,
  })
  return (
    <Dialog open={open} title="Woher kommen die Sätze?" onClose={onClose}>
      <div className={css.sheet}>
        <div className={css.choice}>
          <label htmlFor={id}>Muskel</label>
          <select id={id} className={css.select} value={muscle} onChange={({ target }) => choose(target.value)}>
            {muscles.map(one => (
              <option key={one.id} value={one.id}>
                {one.name.de}
              </option>
            ))}
          </select>
        </div>
        <Answer {...found} of="sets" withLinks />
      </div>
    </Dialog>
  )
}

const ofWorkout = ['sets', 'kg', 'minutes'] as const

/** Which entries the sums of a workout are made of. */
export const OriginOfWorkout = ({ workout, open, onClose }: Props & { workout: WorkoutId }) => {
  const [of, choose] = useState<(typeof ofWorkout)[number]>('sets')
  const found = useQuery({
    queryKey: ['origin', workout, of],
    queryFn: ({ signal }) => ask('GET /api/workouts/:id/origin', { params: { id: workout }, query: { of }, signal }),
    staleTime: 0,
  })
  return (
    <Dialog open={open} title="Woher kommt das?" onClose={onClose}>
      <div className={css.sheet}>
        <fieldset className={tabs.tabs} aria-label="Welche Zahl">
          {ofWorkout.map(name => (
            <button
              key={name}
              type="button"
              className={tabs.tab}
              aria-pressed={name === of}
              onClick={() => choose(name)}
            >
              {measures[name].label}
            </button>
          ))}
        </fieldset>
        <Answer {...found} of={of} />
      </div>
    </Dialog>
  )
}

type Asked = { data: Found | undefined; error: unknown; of: Measure; withLinks?: boolean }

const Answer = ({ data, error, of, withLinks = false }: Asked) => {
  if (error && !data) return <Notice tone="bad">{wordsOf(error)}</Notice>
  if (!data) return <Spinner />
  const value = of === 'sets' ? Math.round(data.value * 2) / 2 : Math.round(data.value)
  const workouts = [...new Set(data.changes.map(({ workout }) => workout))]
  return (
    <>
      <p className={css.sum}>
        <span className={numeral.big}>{formatNumber(value)}</span>
        <span className={soft}>{value === 1 ? measures[of].one : measures[of].unit}</span>
      </p>
      <p className={soft}>
        {data.changes.length === 0
          ? 'Dazu ist nichts eingetragen.'
          : 'Diese Einträge ergeben zusammen die Zahl. Was du später geändert hast, steht als eigener Eintrag da.'}
      </p>
      {workouts.map(id => (
        <OfOne
          key={id}
          id={workoutNamed(id)}
          of={of}
          changes={data.changes.filter(({ workout }) => workout === id)}
          withLink={withLinks}
        />
      ))}
    </>
  )
}

type OneProps = { id: WorkoutId; of: Measure; changes: readonly Change[]; withLink: boolean }

const OfOne = ({ id, of, changes, withLink }: OneProps) => {
  const { data } = useQuery(history(id))
  const known = new Map<string, NonNullable<typeof data>['events'][number]>(
    data?.events.map(event => [event.id, event]),
  )
  return (
    <section aria-label={data?.name ?? 'Workout'}>
      {withLink ? (
        <>
          <h3 className={heading.part}>{data ? tied(data.name) : 'Workout'}</h3>
          <Link to={`/training/${id}`} className={css.link}>
            Zum Workout
          </Link>
        </>
      ) : null}
      <ol className={css.list}>
        {changes.map(change => (
          <li key={change.event} className={css.row}>
            <span>{tied(historyWords(change.type, known.get(change.event)?.facts ?? {}))}</span>
            <span className={css.change}>{changeWords(change, of)}</span>
            <span className={css.when}>{whenWords(change)}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}

/** '+200 kg', and where less is left '−45 kg'. */
const changeWords = ({ was, is }: Change, of: Measure) => {
  const by = Math.round((is - was) * 100) / 100
  return `${by < 0 ? '−' : '+'}${formatNumber(Math.abs(by))}\u00a0${Math.abs(by) === 1 ? measures[of].one : measures[of].unit}`
}

const lateMs = 60_000

const whenWords = ({ at, happened }: Change) => {
  const when = `${dateWords(happened, 'short')}, ${dateWords(happened, 'time')}`
  if (Math.abs(Date.parse(at) - Date.parse(happened)) < lateMs) return when
  return `${when}, eingetragen am ${dateWords(at, 'short')} um ${dateWords(at, 'time')}`
}
