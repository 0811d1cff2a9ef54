import { Link } from 'wouter'
import type { AnswerOf } from '../../data/calls.ts'
import { Wide } from '../../parts/wide.tsx'
import { Happened, Short } from './bits.tsx'
import { Columns } from './columns.tsx'
import * as css from './desk.css.ts'

type Found = AnswerOf<'GET /desk/people/:id/weeks/:week/origin'>

/** With as many digits behind the point as one of these needs. */
export const formatOf = (values: readonly number[]) => {
  const digits = Math.max(0, ...values.map(value => (value.toFixed(2).replace(/0+$/, '').split('.')[1] ?? '').length))
  const format = new Intl.NumberFormat('en', { minimumFractionDigits: digits, maximumFractionDigits: digits })
  return (value: number) => format.format(value)
}

/** A number of a person, and the events that made it; `credits`: they are of the membership. */
export const NumberOrigin = ({
  found,
  unit,
  credits = null,
}: {
  found: Found
  unit: string
  credits?: string | null
}) => {
  const changes = withSums(found)
  const format = formatOf([found.start, ...changes.flatMap(({ adds, sum }) => [adds, sum])])
  const { value, shown, start } = found
  return (
    <section className={css.part} aria-label="Origin">
      <h2 className={css.h2}>
        {format(value)} {unit} from {changes.length === 1 ? 'one event' : `${changes.length} events`}
      </h2>
      {start === 0 ? null : <p className={css.soft}>Beginning with {format(start)}, before the first of them.</p>}
      <p className={value === shown ? css.soft : css.bad}>
        {value === shown
          ? 'The person is shown the same.'
          : `The person is shown ${format(shown)} ${unit}: the read model is behind, or wrong.`}
      </p>
      <Wide label="Events">
        <table className={css.table}>
          <Columns
            of={[
              'Happened',
              'Event',
              { name: `Adds${unit ? `, ${unit}` : ''}`, right: true },
              { name: `Sum${unit ? `, ${unit}` : ''}`, right: true },
              'Workout',
            ]}
          />
          <tbody>
            {changes.map(({ event, at, happened, type, workout, revision, adds, sum }) => (
              <tr key={event}>
                <td>
                  <Happened at={at} happened={happened} />
                </td>
                <td>
                  <Link
                    to={`/internal/desk/streams/${credits ?? `workout-${workout}`}?at=${revision}`}
                    className={css.strong}
                  >
                    {type}
                  </Link>
                </td>
                <td className={css.right}>
                  {adds < 0 ? '−' : '+'}
                  {format(Math.abs(adds))}
                </td>
                <td className={css.right}>{format(sum)}</td>
                <td>{workout ? <Short id={workout} /> : null}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Wide>
    </section>
  )
}

const withSums = ({ start, changes }: Found) => {
  let sum = start
  return changes.map(change => {
    const adds = change.is - change.was
    sum += adds
    return { ...change, adds, sum }
  })
}
