import { useEffect, useState } from 'react'
import { Link } from 'wouter'
import type { AnswerOf } from '../../data/calls.ts'
import { Wide } from '../../parts/wide.tsx'
import { At, Short, StreamName } from './bits.tsx'
import { CardTable } from './columns.tsx'
import * as css from './desk.css.ts'
import * as find from './find.css.ts'
import { usePageOn } from './page-on.ts'
import { timeOf } from './times.ts'

type FoundEvent = AnswerOf<'GET /desk/events'>['events'][number] &
  Partial<Pick<AnswerOf<'POST /desk/events/text'>['events'][number], 'found'>>

/** Where nobody said why, the way to somebody’s stream asks for it. */
const wayTo = ({ id, stream, revision }: FoundEvent) =>
  stream === null ? `/internal/desk?q=${id}&go` : `/internal/desk/streams/${stream}?at=${revision}`

type PagesProps = {
  found: Going
  events: readonly FoundEvent[]
  reached: string | null | undefined
  /** Nothing came with the last page: it goes on by itself, where looking leaves no trace in anybody's records. */
  isToGoOn?: boolean
}

export const Pages = ({ found, events, reached, isToGoOn = false }: PagesProps) => {
  const { isFetching, hasNextPage } = found
  const [list, pageOn] = usePageOn<HTMLDivElement>('tbody tr', found.fetchNextPage)
  const { goOn, stop } = useGoingOn(found, isToGoOn, pageOn)
  return (
    <>
      <div ref={list}>
        {events.length > 0 ? <EventTable events={events} /> : <p>No such event{hasNextPage ? ' up to here' : ''}.</p>}
      </div>
      <p className={find.more} role="status">
        {reached ? <span className={css.soft}>Looked through back to {timeOf(reached)}.</span> : null}
        {!hasNextPage ? <span className={css.soft}>That is all.</span> : null}
        {hasNextPage && stop ? (
          <button type="button" className={css.plain} onClick={stop}>
            Stop looking
          </button>
        ) : null}
        {hasNextPage && !stop ? (
          <button type="button" className={css.plain} disabled={isFetching} onClick={goOn}>
            {isFetching ? 'Looking …' : 'Go on'}
          </button>
        ) : null}
      </p>
    </>
  )
}

type Going = { fetchNextPage: () => Promise<unknown>; hasNextPage: boolean; isFetching: boolean }

/** So many pages without a hit are looked through before somebody is asked; each takes about a second at most. */
const mostByItself = 120

/** Looks on while nothing is found, until somebody stops it. */
const useGoingOn = ({ fetchNextPage, hasNextPage, isFetching }: Going, isToGoOn: boolean, pageOn: () => void) => {
  const [left, setLeft] = useState(mostByItself)
  const isGoing = isToGoOn && hasNextPage && left > 0
  useEffect(() => {
    if (!isGoing || isFetching) return
    setLeft(pages => pages - 1)
    fetchNextPage()
  }, [isGoing, isFetching, fetchNextPage])
  return {
    goOn: () => {
      setLeft(mostByItself)
      pageOn()
    },
    stop: isGoing ? () => setLeft(0) : null,
  }
}

const EventTable = ({ events }: { events: readonly FoundEvent[] }) => (
  <Wide label="Events found">
    <CardTable
      className={`${css.oneLine} ${css.headed}`}
      of={[
        { name: 'Position', right: true },
        'Recorded',
        'Type',
        'Stream',
        { name: 'Rev.', right: true, roomy: true },
        'Actor',
        { name: 'Correlation', roomy: true },
      ]}
    >
      {events.map(event => {
        const { id, position, at, type, planner, category, stream, revision, actor, correlationId, found } = event
        return (
          <tr key={id}>
            <td className={css.right}>{position}</td>
            <td>
              <At at={at} />
            </td>
            <td>
              <Link to={wayTo(event)} className={css.strong}>
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
            <td>{stream === null ? category : <StreamName stream={stream} />}</td>
            <td className={`${css.right} ${css.roomy}`}>{revision}</td>
            <td>
              {actor.kind} {actor.id === null ? null : <Short id={actor.id} />}
            </td>
            <td className={css.roomy}>
              <Link to={`/internal/desk?correlation=${encodeURIComponent(correlationId)}`} className={css.quietLink}>
                <Short id={correlationId} />
              </Link>
            </td>
          </tr>
        )
      })}
    </CardTable>
  </Wide>
)
