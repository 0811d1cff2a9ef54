import { useQuery } from '@tanstack/react-query'
import { Link } from 'wouter'
import { Wide } from '../../parts/wide.tsx'
import { inspect } from './ask.ts'
import { Reasoned } from './ask-reason.tsx'
import { Short, Waiting, Wrong } from './bits.tsx'
import { Columns } from './columns.tsx'
import * as css from './desk.css.ts'

type Props = { name: string; onClose: () => void }

/** The row that a comparison found first, with what stands in the model and what the log makes of it. */
export const ModelDifference = ({ name, onClose }: Props) => (
  <section className={css.part} aria-label={`What differs in ${name}`}>
    <header className={css.between}>
      <h2 className={css.h2}>The first row of {name} that differs</h2>
      <button type="button" className={css.plain} onClick={onClose}>
        Close
      </button>
    </header>
    <Reasoned of={`difference ${name}`} about="found">
      {reason => <Found name={name} reason={reason} />}
    </Reasoned>
  </section>
)

const Found = ({ name, reason }: { name: string; reason: string }) => {
  const { data, error, refetch } = useQuery({
    queryKey: ['desk', 'difference', name, reason],
    queryFn: ({ signal }) => inspect('GET /desk/models/:name/difference', reason, { params: { name }, signal }),
  })
  if (error) return <Wrong error={error} again={refetch} />
  if (!data) return <Waiting what="the row" />
  const { key, person, missingIn, fields, more } = data
  return (
    <>
      <p>
        Row <span className={css.mono}>{key}</span>
        {person ? (
          <>
            , of{' '}
            <Link to={`/internal/desk/people/${person}`} className={css.link}>
              <Short id={person} />
            </Link>
          </>
        ) : null}
        {missingIn === 'model' ? ': the model does not have it.' : null}
        {missingIn === 'log' ? ': by the log it should not be there.' : null}
      </p>
      {fields.length > 0 ? (
        <Wide label="Fields that differ">
          <table className={css.table}>
            <Columns of={['Field', 'In the model', 'By the log']} />
            <tbody>
              {fields.map(({ path, is, should }) => (
                <tr key={path}>
                  <th scope="row">
                    <span className={css.mono}>{path}</span>
                  </th>
                  <td className={css.mono}>{is}</td>
                  <td className={css.mono}>{should}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </Wide>
      ) : null}
      {more > 0 ? <p className={css.soft}>and {more} more fields</p> : null}
    </>
  )
}
