import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from 'wouter'
import type { AnswerOf } from '../../data/calls.ts'
import { useTitle } from '../../parts/title.ts'
import { Wide } from '../../parts/wide.tsx'
import { inspect } from './ask.ts'
import { At, Fact, Facts, streamName, Waiting, Wrong } from './bits.tsx'
import * as css from './desk.css.ts'

export const Person = ({ id, reason }: { id: string; reason: string }) => {
  useTitle(`Person ${id.slice(0, 8)}`)
  const { data, error, refetch, fetchNextPage, hasNextPage, isFetching } = useInfiniteQuery({
    queryKey: ['desk', 'person', id, reason],
    queryFn: ({ signal, pageParam }) =>
      inspect('GET /desk/people/:id', reason, {
        params: { id },
        query: pageParam ? { before: pageParam } : {},
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const first = data?.pages[0]
  if (error) return <Wrong error={error} again={refetch} />
  if (!data || !first) return <Waiting what="the person’s streams" />
  const streams = data.pages.flatMap(page => page.streams)
  return (
    <div className={css.page}>
      <header className={css.part}>
        <h1 className={css.h1}>Person</h1>
        <Facts>
          <Fact name="Id">
            <span className={css.mono}>{id}</span>
          </Fact>
          <Fact name="Account">{first.status}</Fact>
          <Fact name="Role">{first.role}</Fact>
        </Facts>
        <p className={css.row}>
          <Link to={`/internal/desk/people/${id}/numbers`} className={css.plain}>
            Where numbers come from
          </Link>
          <Link to={`/internal/desk/people/${id}/what-if`} className={css.plain}>
            Under today’s rules
          </Link>
          <Link to={`/internal/desk/people/${id}/repairs`} className={css.plain}>
            Put something right
          </Link>
        </p>
      </header>
      <Streams streams={streams} />
      {hasNextPage ? (
        <p>
          <button type="button" className={css.plain} disabled={isFetching} onClick={() => fetchNextPage()}>
            {isFetching ? 'Reading …' : 'Older workouts'}
          </button>
        </p>
      ) : null}
    </div>
  )
}

type Listed = AnswerOf<'GET /desk/people/:id'>['streams']

const Streams = ({ streams }: { streams: Listed }) => (
  <Wide label="Streams">
    <table className={css.table}>
      <thead>
        <tr>
          <th scope="col">Stream</th>
          <th scope="col" className={css.right}>
            Events
          </th>
          <th scope="col">First</th>
          <th scope="col">Last</th>
        </tr>
      </thead>
      <tbody>
        {streams.map(({ stream, events, first, last }) => (
          <tr key={stream}>
            <td>
              <Link to={`/internal/desk/streams/${stream}`} className={css.strong}>
                {streamName(stream).category}
              </Link>{' '}
              <span className={css.monoSoft} title={stream}>
                {streamName(stream).id}
              </span>
            </td>
            <td className={css.right}>{events}</td>
            <td>
              {first.type} <At at={first.at} />
            </td>
            <td>
              {last.type} <At at={last.at} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  </Wide>
)
