import { useQuery } from '@tanstack/react-query'
import { Link } from 'wouter'
import { historyWords } from '../../../content/history-words.ts'
import type { WorkoutId } from '../../../domain/ids.ts'
import type { AnswerOf } from '../../data/calls.ts'
import { history } from '../../data/more-queries.ts'
import { wordsOf } from '../../data/problem.ts'
import { workoutNamed } from '../../named.ts'
import { dateWords } from '../../parts/dates.ts'
import { Notice } from '../../parts/notice.tsx'
import { formatNumber } from '../../parts/number.ts'
import { Spinner } from '../../parts/spinner.tsx'
import { tied } from '../../parts/tied.ts'
import { heading, numeral, soft } from '../../type.css.ts'
import * as css from './origin.css.ts'

type Found = AnswerOf<'GET /api/weeks/:week/origin'>
type Change = Found['changes'][number]

export const measures = {
  sets: { label: 'Sätze', unit: 'Sätze', one: 'Satz' },
  kg: { label: 'Gewicht', unit: 'kg', one: 'kg' },
  minutes: { label: 'Minuten', unit: 'Minuten', one: 'Minute' },
  workouts: { label: 'Workouts', unit: 'Workouts', one: 'Workout' },
  sessions: { label: 'Einheiten', unit: 'Einheiten', one: 'Einheit' },
} as const
export type Measure = keyof typeof measures

type Asked = { data: Found | undefined; error: unknown; of: Measure; withLinks?: boolean }

/** A number, and the entries that it is made of. */
export const Answer = ({ data, error, of, withLinks = false }: Asked) => {
  if (error && !data) return <Notice tone="bad">{wordsOf(error)}</Notice>
  if (!data) return <Spinner />
  const value = of === 'sets' ? Math.round(data.value * 2) / 2 : Math.round(data.value)
  const isOfCredits = data.changes.some(({ type }) => type in creditWords)
  const workouts = isOfCredits ? [] : [...new Set(data.changes.flatMap(({ workout }) => workout ?? []))]
  return (
    <>
      <p className={css.sum}>
        <span className={numeral.big}>{formatNumber(value)}</span>
        <span className={soft}>{value === 1 ? measures[of].one : measures[of].unit}</span>
      </p>
      <p className={soft}>
        {data.start > 0 ? `Ausgehend von ${inUnits(data.start, of)}. ` : ''}
        {data.changes.length === 0
          ? 'Dazu ist nichts eingetragen.'
          : 'Diese Einträge ergeben zusammen die Zahl. Was du später geändert hast, steht als eigener Eintrag da.'}
      </p>
      {isOfCredits ? (
        <ol className={css.list}>
          {data.changes.map(change => (
            <Entry key={change.event} change={change} of={of} words={creditWords[change.type] ?? 'Abo geändert'} />
          ))}
        </ol>
      ) : null}
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
          <Entry
            key={change.event}
            change={change}
            of={of}
            words={historyWords(change.type, known.get(change.event)?.facts ?? {})}
          />
        ))}
      </ol>
    </section>
  )
}

const Entry = ({ change, of, words }: { change: Change; of: Measure; words: string }) => (
  <li className={css.row}>
    <span>{tied(words)}</span>
    <span className={css.change}>{changeWords(change, of)}</span>
    <span className={css.when}>{whenWords(change)}</span>
  </li>
)

/** What happens to workouts that may still be made. */
const creditWords: Readonly<Record<string, string>> = {
  WorkoutCreditUsed: 'Workout erstellt',
  WorkoutCreditReturned: 'Workout gutgeschrieben',
  WorkoutCreditReclaimed: 'Gutschrift zurückgenommen, die ein Irrtum war',
  FreeWorkoutsCarriedOver: 'Mit einem anderen Konto deines Postfachs erstellt',
}

const inUnits = (amount: number, of: Measure) =>
  `${formatNumber(Math.abs(amount))}\u00a0${Math.abs(amount) === 1 ? measures[of].one : measures[of].unit}`

/** '+200 kg', and where less is left '−45 kg'. */
const changeWords = ({ was, is }: Change, of: Measure) => {
  const by = Math.round((is - was) * 100) / 100
  return `${by < 0 ? '−' : '+'}${inUnits(by, of)}`
}

const lateMs = 60_000

export const whenWords = ({ at, happened }: Pick<Change, 'at' | 'happened'>) => {
  const when = `${dateWords(happened, 'short')}, ${dateWords(happened, 'time')}`
  if (Math.abs(Date.parse(at) - Date.parse(happened)) < lateMs) return when
  return `${when}, eingetragen am ${dateWords(at, 'short')} um ${dateWords(at, 'time')}`
}
