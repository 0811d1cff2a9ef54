import { useQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'wouter'
import type { UserId } from '../../../domain/ids.ts'
import type { AnswerOf } from '../../data/calls.ts'
import { useTitle } from '../../parts/title.ts'
import { Wide } from '../../parts/wide.tsx'
import { inspect } from './ask.ts'
import { ToPerson, Waiting, Wrong } from './bits.tsx'
import { Columns } from './columns.tsx'
import { Counters, counterNamed, OfCounter } from './counters.tsx'
import * as css from './desk.css.ts'
import { formatOf, NumberOrigin } from './number-origin.tsx'

type Week = AnswerOf<'GET /desk/people/:id/weeks'>['weeks'][number]
type Props = { id: UserId; reason: string }

const numbers = [
  { of: 'workouts', name: 'Workouts', unit: '' },
  { of: 'sets', name: 'Sets', unit: '' },
  { of: 'minutes', name: 'Minutes', unit: 'min' },
  { of: 'kg', name: 'Moved', unit: 'kg' },
] as const

type Measure = (typeof numbers)[number]['of']

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
  const counter = counterNamed(search.get('of'))
  if (error) return <Wrong error={error} again={refetch} />
  if (!data) return <Waiting what="the weeks" />
  const formats = formatsOf(data.weeks)
  return (
    <div className={css.page}>
      <header>
        <ToPerson id={id} />
        <h1 className={css.h1}>Where does a number come from?</h1>
      </header>
      <Counters counters={data.counters} chosen={week ? undefined : counter} />
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
          <OfWeek key={`${week} ${of}`} id={id} reason={reason} week={week} of={of} />
        ) : counter ? (
          <OfCounter key={counter} id={id} reason={reason} of={counter} />
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

const OfWeek = ({ id, reason, week, of }: Props & { week: string; of: Measure }) => {
  const { data, error, refetch } = useQuery({
    queryKey: ['desk', 'origin', id, reason, week, of],
    queryFn: ({ signal }) =>
      inspect('GET /desk/people/:id/weeks/:week/origin', reason, { params: { id, week }, query: { of }, signal }),
  })
  if (error) return <Wrong error={error} again={refetch} />
  if (!data) return <Waiting what="the events" />
  return <NumberOrigin found={data} unit={numbers.find(each => each.of === of)?.unit ?? ''} />
}
