import { useQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'wouter'
import type { AnswerOf } from '../../data/calls.ts'
import { ask } from '../../data/client.ts'
import { useTitle } from '../../parts/title.ts'
import { Wide } from '../../parts/wide.tsx'
import { inspect } from './ask.ts'
import { Reasoned } from './ask-reason.tsx'
import { Short, Waiting, Wrong } from './bits.tsx'
import * as own from './build-differences.css.ts'
import { addressOf, buildsKey, CompareForm, nameOf } from './build-names.tsx'
import { Columns } from './columns.tsx'
import * as css from './desk.css.ts'
import * as find from './find.css.ts'

type Compared = AnswerOf<'GET /desk/builds/:build/differences'>
type Row = Compared['rows'][number]
type Asked = { readonly model: string; readonly one: string; readonly other: string; readonly after: string }

/** Where two builds of a read model differ; which ones, and which page, stands in the address. */
export const BuildDifferences = () => {
  useTitle('Two builds compared')
  const [search] = useSearchParams()
  const said = (name: string) => search.get(name) ?? ''
  const asked = { model: said('model'), one: said('one'), other: said('other'), after: said('after') }
  const isAsked = Boolean(asked.model && asked.one && asked.other)
  return (
    <div className={css.page}>
      <p className={css.crumbs}>
        <Link to="/internal/desk/builds">Builds of the past</Link>
      </p>
      <h1 className={css.h1}>{isAsked ? `${asked.model}: where two builds differ` : 'Compare two builds'}</h1>
      <Which asked={asked} />
      {isAsked ? (
        <Reasoned of={`compare ${asked.model} ${asked.one} ${asked.other}`} about="found">
          {reason => <Found asked={asked} reason={reason} />}
        </Reasoned>
      ) : null}
    </div>
  )
}

const useBuilds = () =>
  useQuery({ queryKey: buildsKey, queryFn: ({ signal }) => ask('GET /desk/builds', { signal }), staleTime: 10_000 })

const Which = ({ asked: { after: _, ...asked } }: { asked: Asked }) => {
  const { data, error, refetch } = useBuilds()
  if (error) return <Wrong error={error} again={refetch} />
  return data ? <CompareForm models={data.models} builds={data.builds} asked={asked} /> : null
}

const Found = ({ asked, reason }: { asked: Asked; reason: string }) => {
  const { one, model, other, after } = asked
  const { data: listed } = useBuilds()
  const { data, error, refetch } = useQuery({
    queryKey: ['desk', 'compared', asked, reason],
    queryFn: ({ signal }) =>
      inspect('GET /desk/builds/:build/differences', reason, {
        params: { build: one },
        query: { model, other, ...(after ? { after } : {}) },
        signal,
      }),
    // To look again is a fact in somebody's records.
    staleTime: Number.POSITIVE_INFINITY,
  })
  if (error) return <Wrong error={error} again={refetch} />
  if (!data) return <Waiting what="both builds" />
  const builds = listed?.builds ?? []
  const sides = { one: nameOf(one, builds), other: nameOf(other, builds) }
  return (
    <section className={css.part} aria-label="Differences">
      {data.rows.length > 0 ? (
        <Table rows={data.rows} sides={sides} />
      ) : (
        <p>{data.next || after ? 'No row differs here.' : `All ${data.looked} rows are alike.`}</p>
      )}
      <p className={find.more} role="status">
        <span className={css.soft}>
          Rows compared{after ? ' on this page' : ''}: {data.looked}; that differ: {data.rows.length}.
        </span>
        {after ? (
          <Link to={addressOf({ model, one, other })} className={css.link}>
            First page
          </Link>
        ) : null}
        {data.next ? (
          <Link to={addressOf({ model, one, other, after: data.next })} className={css.link}>
            Next page
          </Link>
        ) : (
          <span className={css.soft}>That is all.</span>
        )}
      </p>
    </section>
  )
}

const Table = ({ rows, sides }: { rows: readonly Row[]; sides: { one: string; other: string } }) => (
  <Wide label="Rows that differ">
    <table className={css.table}>
      <Columns of={['Row', 'Person', 'Field', sides.one, sides.other]} />
      {rows.map(row => (
        <tbody key={row.key} className={own.group}>
          {row.missingIn ? <Missing row={row} /> : <Fields row={row} />}
        </tbody>
      ))}
    </table>
  </Wide>
)

const Whose = ({ row: { key, person }, of }: { row: Row; of: number }) => (
  <>
    <th scope="rowgroup" rowSpan={of}>
      <Short id={key} />
    </th>
    <td rowSpan={of}>
      <Link to={`/internal/desk/people/${person}`} className={css.quietLink}>
        <Short id={person} />
      </Link>
    </td>
  </>
)

const Missing = ({ row }: { row: Row }) => (
  <tr>
    <Whose row={row} of={1} />
    <td className={css.soft}>the whole row</td>
    <td>{row.missingIn === 'one' ? <span className={css.warnTag}>missing</span> : 'is there'}</td>
    <td>{row.missingIn === 'other' ? <span className={css.warnTag}>missing</span> : 'is there'}</td>
  </tr>
)

/** The first field that differs is marked: what differs behind it mostly follows. */
const Fields = ({ row }: { row: Row }) => {
  const { fields, more } = row
  return (
    <>
      {fields.map(({ path, one, other }, nth) => (
        <tr key={path} className={nth === 0 ? own.first : undefined}>
          {nth === 0 ? <Whose row={row} of={fields.length + (more > 0 ? 1 : 0)} /> : null}
          <td>
            <span className={css.mono}>{path}</span>
            {nth === 0 ? <span className={own.firstWord}>first</span> : null}
          </td>
          <td className={own.value}>{one}</td>
          <td className={own.value}>{other}</td>
        </tr>
      ))}
      {more > 0 ? (
        <tr>
          <td colSpan={3} className={css.soft}>
            and {more} more fields
          </td>
        </tr>
      ) : null}
    </>
  )
}
