import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import { Link, useSearchParams } from 'wouter'
import type { AnswerOf } from '../../data/calls.ts'
import { FieldName } from '../../parts/address.tsx'
import { inspect } from './ask.ts'
import { Happened, Labelled, Short, Waiting, Wrong } from './bits.tsx'
import { Columns } from './columns.tsx'
import * as css from './desk.css.ts'
import { Json } from './json.tsx'
import type { Look } from './queries.ts'
import * as own from './stream.css.ts'

type Answer = AnswerOf<'GET /desk/streams/:stream/rows/:revision'>
type Row = Answer['rows'][number]
type Chosen = { readonly model: string; readonly key: string; readonly path: string }

/** What the stream had come to in each read model, and, one click away, the events that made a value what it was. */
export const RowsView = ({ look: { stream, reason }, at }: { look: Look; at: number }) => {
  const [search, setSearch] = useSearchParams()
  const like = search.get('like') ?? ''
  const chosen = chosenIn(search)
  const { data, error, refetch } = useQuery({
    queryKey: ['desk', 'rows', stream, reason, at, like, chosen],
    queryFn: ({ signal }) =>
      inspect('GET /desk/streams/:stream/rows/:revision', reason, {
        params: { stream, revision: at },
        query: { like, ...chosen },
        signal,
      }),
    staleTime: Number.POSITIVE_INFINITY,
    placeholderData: keepPreviousData,
  })
  const filter = (submitted: FormEvent<HTMLFormElement>) => {
    submitted.preventDefault()
    const typed = new FormData(submitted.currentTarget).get('like')
    setSearch(before => withOnly(before, { like: String(typed ?? '') }))
  }
  if (error) return <Wrong error={error} again={refetch} />
  if (!data) return <Waiting what="the rows" />
  const { rows, origin } = data
  return (
    <div className={css.page}>
      {chosen && origin ? <Origin origin={origin} chosen={chosen} stream={stream} /> : null}
      <form className={own.asked} onSubmit={filter}>
        <Labelled key={like} label="Fields with" name="like" defaultValue={like} />
        <button type="submit" className={css.plain}>
          Filter
        </button>
      </form>
      {rows.length === 0 ? <p className={css.soft}>No read model holds a row of it.</p> : null}
      {rows.map(row => (
        <Fields key={`${row.model} ${row.key}`} row={row} chosen={chosen} />
      ))}
    </div>
  )
}

const chosenIn = (search: URLSearchParams): Chosen | null => {
  const [model, key, path] = [search.get('model'), search.get('key'), search.get('path')]
  return model && key && path ? { model, key, path } : null
}

/** The address with these words, where they say something. */
const withOnly = (before: URLSearchParams, words: Readonly<Record<string, string>>) => {
  const after = new URLSearchParams(before)
  for (const [name, word] of Object.entries(words)) {
    if (word) after.set(name, word)
    else after.delete(name)
  }
  return after
}

const Fields = ({ row: { model, key, fields, unshown }, chosen }: { row: Row; chosen: Chosen | null }) => {
  const [search] = useSearchParams()
  const isChosen = (path: string) => chosen?.model === model && chosen.key === key && chosen.path === path
  return (
    <section className={css.part} aria-label={model}>
      <h3 className={css.h3}>
        {model} <Short id={key} />
      </h3>
      {fields.length === 0 ? <p className={css.soft}>No such field.</p> : null}
      <ul aria-label={`Fields of ${model}`}>
        {fields.map(({ path, value }) => (
          <li key={path} className={own.pair}>
            <Link
              to={`?${withOnly(search, { model, key, path })}`}
              className={css.link}
              aria-current={isChosen(path) ? 'true' : undefined}
            >
              {/* One child: a flex box would break none of several. */}
              <span>
                <FieldName path={path} />
              </span>
            </Link>
            <Json value={value} />
          </li>
        ))}
      </ul>
      {unshown > 0 ? <p className={css.soft}>And {unshown} more: filter to see them.</p> : null}
    </section>
  )
}

type OriginProps = { origin: NonNullable<Answer['origin']>; chosen: Chosen; stream: string }

const Origin = ({ origin: { value, changes, unshown }, chosen: { model, path }, stream }: OriginProps) => (
  <section className={css.part} aria-label="Origin">
    <h3 className={css.h3}>
      {model}.{path} is <Json value={value} />, from{' '}
      {changes.length + unshown === 1 ? 'one event' : `${changes.length + unshown} events`}
    </h3>
    {unshown > 0 ? <p className={css.soft}>The last {changes.length} of them.</p> : null}
    <table className={css.table}>
      <Columns of={['Happened', 'Event', 'Was', 'Is']} />
      <tbody>
        {changes.map(({ event, revision, type, at, happened, was, is }) => (
          <tr key={event}>
            <td>
              <Happened at={at} happened={happened} />
            </td>
            <td>
              <Link to={`/internal/desk/streams/${stream}?at=${revision}&side=rows`} className={css.strong}>
                {type}
              </Link>
            </td>
            <td>
              <Json value={was} />
            </td>
            <td>
              <Json value={is} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  </section>
)
