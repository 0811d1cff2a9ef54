import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import { Link, useSearchParams } from 'wouter'
import { defined } from '../../../domain/fields.ts'
import type { AnswerOf } from '../../data/calls.ts'
import { ask } from '../../data/client.ts'
import { Wide } from '../../parts/wide.tsx'
import { inspect } from './ask.ts'
import { Reasoned } from './ask-reason.tsx'
import { At, Labelled, Short, StreamName, Waiting, Wrong } from './bits.tsx'
import { Columns } from './columns.tsx'
import * as css from './desk.css.ts'
import * as find from './find.css.ts'
import { inPages, onceInPages } from './pages.ts'
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
  { name: 'text', label: 'Text in open fields', hint: 'two letters or more' },
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
      {asked.text ? (
        <Reasoned key={`found ${key}`}>{reason => <WithText asked={asked} reason={reason} />}</Reasoned>
      ) : (
        <Results key={`found ${key}`} asked={asked} />
      )}
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
  const found = useInfiniteQuery(
    inPages(['events', asked], (query, signal) => ask('GET /desk/events', { query: { ...asked, ...query }, signal })),
  )
  const { data, error, refetch } = found
  if (error) return <Wrong error={error} again={refetch} />
  if (!data) return <Waiting what="the log" />
  return (
    <Pages found={found} events={data.pages.flatMap(page => page.events)} reached={data.pages.at(-1)?.searchedTo} />
  )
}

/** What stands in fields is somebody's history: it is looked for with a reason, and once. */
const WithText = ({ asked, reason }: { asked: Readonly<Record<string, string>>; reason: string }) => {
  const { text = '', type, category, from, to } = asked
  const within = defined({ type, category, from, to })
  const found = useInfiniteQuery(
    onceInPages(['events', 'text', asked, reason], (query, signal) =>
      inspect('POST /desk/events/text', reason, { body: { text, ...within, ...query }, signal }),
    ),
  )
  const { data, error, refetch } = found
  const besides = ['planner', 'actor', 'command', 'correlation'].filter(name => asked[name])
  if (error) return <Wrong error={error} again={refetch} />
  if (!data) return <Waiting what="the log" />
  return (
    <>
      {besides.length > 0 ? (
        <p className={css.soft}>Text is looked for by type, category and time alone, not by {besides.join(', ')}.</p>
      ) : null}
      <Pages found={found} events={data.pages.flatMap(page => page.events)} reached={data.pages.at(-1)?.searchedTo} />
    </>
  )
}

type FoundEvent = AnswerOf<'GET /desk/events'>['events'][number] &
  Partial<Pick<AnswerOf<'POST /desk/events/text'>['events'][number], 'found'>>

type PagesProps = {
  found: { fetchNextPage: () => unknown; hasNextPage: boolean; isFetching: boolean }
  events: readonly FoundEvent[]
  reached: string | null | undefined
}

const Pages = ({ found: { fetchNextPage, hasNextPage, isFetching }, events, reached }: PagesProps) => (
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

const EventTable = ({ events }: { events: readonly FoundEvent[] }) => (
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
        {events.map(({ id, position, at, type, planner, stream, revision, actor, correlationId, found }) => (
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
              {found?.map(({ field, text }) => (
                <div key={field} className={css.soft}>
                  {field}: <span className={css.mono}>{text}</span>
                </div>
              ))}
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
