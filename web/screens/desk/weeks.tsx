import { useQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'wouter'
import type { UserId } from '../../../domain/ids.ts'
import type { AnswerOf } from '../../data/calls.ts'
import { useTitle } from '../../parts/title.ts'
import { Wide } from '../../parts/wide.tsx'
import { inspect } from './ask.ts'
import { Happened, Short, ToPerson, Waiting, Wrong } from './bits.tsx'
import { Columns } from './columns.tsx'
import * as css from './desk.css.ts'

type Week = AnswerOf<'GET /desk/people/:id/weeks'>['weeks'][number]
type Props = { id: UserId; reason: string }

const numbers = [
  { of: 'workouts', name: 'Workouts', unit: '' },
  { of: 'sets', name: 'Sets', unit: '' },
  { of: 'minutes', name: 'Minutes', unit: 'min' },
  { of: 'kg', name: 'Moved', unit: 'kg' },
] as const

type Measure = (typeof numbers)[number]['of']

/** Of all that stand in one column, with as many digits behind the point as one of them needs. */
const formatOf = (values: readonly number[]) => {
  const digits = Math.max(0, ...values.map(value => (value.toFixed(2).replace(/0+$/, '').split('.')[1] ?? '').length))
  const format = new Intl.NumberFormat('en', { minimumFractionDigits: digits, maximumFractionDigits: digits })
  return (value: number) => format.format(value)
}

const formatsOf = (weeks: readonly Week[]) => {
  const of = (measure: Measure) => formatOf(weeks.map(week => week[measure]))
  return { workouts: of('workouts'), sets: of('sets'), minutes: of('minutes'), kg: of('kg') }
}

/** The numbers of a person's weeks; each leads to the events that made it. */
export const Weeks = ({ id, reason }: Props) => {
  useTitle(`Numbers of ${id.slice(0, 8)}`)
  const [search] = useSearchParams()
  const { data, error, refetch } = useQuery({
    queryKey: ['desk', 'weeks', id, reason],
    queryFn: ({ signal }) => inspect('GET /desk/people/:id/weeks', reason, { params: { id }, signal }),
  })
  const week = search.get('week')
  const of = numbers.find(each => each.of === search.get('of'))?.of
  if (error) return <Wrong error={error} again={refetch} />
  if (!data) return <Waiting what="the weeks" />
  const formats = formatsOf(data.weeks)
  return (
    <div className={css.page}>
      <header>
        <ToPerson id={id} />
        <h1 className={css.h1}>Where does a number come from?</h1>
      </header>
      <div className={css.halves}>
        <Wide label="Weeks">
          <table className={`${css.table} ${css.oneLine}`}>
            <Columns of={['Week from', ...numbers.map(({ name }) => ({ name, right: true }) as const)]} />
            <tbody>
              {data.weeks.toReversed().map(each => (
                <WeekRow key={each.start} week={each} formats={formats} chosen={each.start === week ? of : undefined} />
              ))}
            </tbody>
          </table>
        </Wide>
        {week && of ? (
          <Origin key={`${week} ${of}`} id={id} reason={reason} week={week} of={of} />
        ) : (
          <p className={css.soft}>
            Choose a number. Its events tell what was done in single sets: the person will read that you looked at what
            is sealed.
          </p>
        )}
      </div>
    </div>
  )
}

type RowProps = { week: Week; formats: ReturnType<typeof formatsOf>; chosen: Measure | undefined }

const WeekRow = ({ week, formats, chosen }: RowProps) => (
  <tr>
    <th scope="row">{week.start}</th>
    {numbers.map(({ of, name, unit }) => (
      <td key={of} className={css.right}>
        {week[of] === 0 ? (
          <span className={css.soft}>0</span>
        ) : (
          <Link
            to={`?week=${week.start}&of=${of}`}
            className={css.number}
            aria-current={chosen === of ? 'true' : undefined}
            aria-label={`${name} in the week from ${week.start}: ${formats[of](week[of])} ${unit}`}
          >
            {formats[of](week[of])} {unit}
          </Link>
        )}
      </td>
    ))}
  </tr>
)

const Origin = ({ id, reason, week, of }: Props & { week: string; of: Measure }) => {
  const { data, error, refetch } = useQuery({
    queryKey: ['desk', 'origin', id, reason, week, of],
    queryFn: ({ signal }) =>
      inspect('GET /desk/people/:id/weeks/:week/origin', reason, { params: { id, week }, query: { of }, signal }),
  })
  if (error) return <Wrong error={error} again={refetch} />
  if (!data) return <Waiting what="the events" />
  const unit = numbers.find(each => each.of === of)?.unit
  const changes = withSums(data.changes)
  const format = formatOf(changes.flatMap(({ adds, sum }) => [adds, sum]))
  return (
    <section className={css.part} aria-label="Origin">
      <h2 className={css.h2}>
        {format(data.value)} {unit} from {data.changes.length === 1 ? 'one event' : `${data.changes.length} events`}
      </h2>
      <p className={data.value === data.shown ? css.soft : css.bad}>
        {data.value === data.shown
          ? 'The person is shown the same.'
          : `The person is shown ${format(data.shown)} ${unit}: the read model is behind, or wrong.`}
      </p>
      <table className={css.table}>
        <Columns
          of={[
            'Happened',
            'Event',
            'Workout',
            { name: `Adds${unit ? `, ${unit}` : ''}`, right: true },
            { name: `Sum${unit ? `, ${unit}` : ''}`, right: true },
          ]}
        />
        <tbody>
          {changes.map(({ event, at, happened, type, workout, revision, adds, sum }) => (
            <tr key={event}>
              <td>
                <Happened at={at} happened={happened} />
              </td>
              <td>
                <Link to={`/internal/desk/streams/workout-${workout}?at=${revision}`} className={css.strong}>
                  {type}
                </Link>
              </td>
              <td>
                <Short id={workout} />
              </td>
              <td className={css.right}>
                {adds < 0 ? '−' : '+'}
                {format(Math.abs(adds))}
              </td>
              <td className={css.right}>{format(sum)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

const withSums = (changes: AnswerOf<'GET /desk/people/:id/weeks/:week/origin'>['changes']) => {
  let sum = 0
  return changes.map(change => {
    const adds = change.is - change.was
    sum += adds
    return { ...change, adds, sum }
  })
}
