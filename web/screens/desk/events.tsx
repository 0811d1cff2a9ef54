import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import { Link, useSearchParams } from 'wouter'
import type { AnswerOf } from '../../data/calls.ts'
import { ask } from '../../data/client.ts'
import { Wide } from '../../parts/wide.tsx'
import { At, Labelled, Short, StreamName, Waiting, Wrong } from './bits.tsx'
import { Columns } from './columns.tsx'
import * as css from './desk.css.ts'
import * as find from './find.css.ts'
import { inPages } from './pages.ts'
import { localOf, timeOf } from './times.ts'

const filters = [
  { name: 'type', label: 'Type', hint: 'e.g. SetLogged' },
  { name: 'category', label: 'Category', hint: 'e.g. workout' },
  { name: 'planner', label: 'Planner', hint: 'version' },
  { name: 'from', label: 'Recorded from', hint: '' },
  { name: 'to', label: 'Recorded to', hint: '' },
  { name: 'actor', label: 'Actor', hint: 'id, or coach' },
  { name: 'command', label: 'Command', hint: 'id' },
  { name: 'correlation', label: 'Correlation', hint: 'id' },
] as const

/** What the address asks for. */
export const askedIn = (search: URLSearchParams): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [...search].filter(([name, value]) => value && (name === 'q' || filters.some(one => one.name === name))),
  )

const isTime = (name: string) => name === 'from' || name === 'to'

/** Events by what stands on their envelopes. What is in them is shown in their streams, with a reason. */
export const Events = () => {
  const [search, setSearch] = useSearchParams()
  const { q: _, ...asked } = askedIn(search)
  const key = JSON.stringify(asked)
  const known = useKnown()
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    setSearch(before => {
      const after = new URLSearchParams(before)
      for (const { name } of filters) {
        const text = String(form.get(name) ?? '').trim()
        if (text) after.set(name, isTime(name) ? new Date(text).toISOString() : text)
        else after.delete(name)
      }
      return after
    })
  }
  return (
    <section className={css.part} aria-label="Events">
      <h2 className={css.h2}>Events</h2>
      <form key={`asked ${key}`} className={find.filters} onSubmit={submit}>
        {filters.map(({ name, label, hint }) => (
          <Labelled
            key={name}
            name={name}
            label={label}
            placeholder={hint}
            known={known[name]}
            defaultValue={typed(name, search.get(name) ?? '')}
            {...(isTime(name) ? { type: 'datetime-local', step: 1 } : {})}
          />
        ))}
        <div className={find.buttons}>
          <button type="submit" className={css.plain}>
            Filter
          </button>
          {Object.keys(asked).length > 0 ? (
            <Link to="/internal/desk" className={css.link}>
              clear
            </Link>
          ) : null}
        </div>
      </form>
      <Results key={`found ${key}`} asked={asked} />
    </section>
  )
}

type Known = { readonly [name in (typeof filters)[number]['name']]?: readonly string[] | undefined }

/** What may be asked for, so that nobody has to know it. */
const useKnown = (): Known => {
  const { data } = useQuery({
    queryKey: ['desk', 'facts'],
    queryFn: ({ signal }) => ask('GET /desk/facts', { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })
  const { data: planned } = useQuery({
    queryKey: ['desk', 'planners'],
    queryFn: ({ signal }) => ask('GET /desk/planners', { signal }),
    refetchInterval: ({ state }) => (state.data?.whole === false ? 500 : false),
  })
  const planner = planned?.planners.map(({ version }) => version)
  if (!data) return { planner }
  return {
    planner,
    type: data.facts.map(({ type }) => type).sort(),
    category: [...new Set(data.facts.map(({ category }) => category))].sort(),
  }
}

const typed = (name: string, value: string) => (isTime(name) && value ? localOf(value) : value)

const Results = ({ asked }: { asked: Readonly<Record<string, string>> }) => {
  const { data, error, refetch, fetchNextPage, hasNextPage, isFetching } = useInfiniteQuery(
    inPages(['events', asked], (query, signal) => ask('GET /desk/events', { query: { ...asked, ...query }, signal })),
  )
  if (error) return <Wrong error={error} again={refetch} />
  if (!data) return <Waiting what="the log" />
  const events = data.pages.flatMap(page => page.events)
  const reached = data.pages.at(-1)?.searchedTo
  return (
    <>
      {events.length > 0 ? <EventTable events={events} /> : <p>No such event{hasNextPage ? ' up to here' : ''}.</p>}
      <p className={find.more} role="status">
        {reached ? <span className={css.soft}>Looked through back to {timeOf(reached)}.</span> : null}
        {hasNextPage ? (
          <button type="button" className={css.plain} disabled={isFetching} onClick={() => fetchNextPage()}>
            {isFetching ? 'Looking …' : 'Go on'}
          </button>
        ) : (
          <span className={css.soft}>That is all.</span>
        )}
      </p>
    </>
  )
}

const EventTable = ({ events }: { events: AnswerOf<'GET /desk/events'>['events'] }) => (
  <Wide label="Events found">
    <table className={`${css.table} ${css.oneLine} ${css.headed}`}>
      <Columns
        of={[
          { name: 'Position', right: true },
          'Recorded',
          'Type',
          'Stream',
          { name: 'Rev.', right: true, roomy: true },
          'Actor',
          { name: 'Correlation', roomy: true },
        ]}
      />
      <tbody>
        {events.map(({ id, position, at, type, planner, stream, revision, actor, correlationId }) => (
          <tr key={id}>
            <td className={css.right}>{position}</td>
            <td>
              <At at={at} />
            </td>
            <td>
              <Link to={`/internal/desk/streams/${stream}?at=${revision}`} className={css.strong}>
                {type}
              </Link>
              {planner ? (
                <Link
                  to={`/internal/desk?${new URLSearchParams({ type, planner })}`}
                  className={`${css.quietLink} ${css.roomy}`}
                >
                  {' '}
                  planner {planner}
                </Link>
              ) : null}
            </td>
            <td>
              <StreamName stream={stream} />
            </td>
            <td className={`${css.right} ${css.roomy}`}>{revision}</td>
            <td>
              {actor.kind} <Short id={actor.id} />
            </td>
            <td className={css.roomy}>
              <Link to={`/internal/desk?correlation=${encodeURIComponent(correlationId)}`} className={css.quietLink}>
                <Short id={correlationId} />
              </Link>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  </Wide>
)
