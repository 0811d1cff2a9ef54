import { useInfiniteQuery, useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { Link } from 'wouter'
import type { UserId } from '../../../domain/ids.ts'
import type { AnswerOf } from '../../data/calls.ts'
import { useTitle } from '../../parts/title.ts'
import { Wide } from '../../parts/wide.tsx'
import { useSession } from '../../session.ts'
import { useActing } from './acting.tsx'
import { inspect } from './ask.ts'
import { Fact, Facts, Happened, Short, streamName, Waiting, Wrong } from './bits.tsx'
import { CardTable } from './columns.tsx'
import * as css from './desk.css.ts'
import { usePageOn } from './page-on.ts'
import { onceInPages } from './pages.ts'
import { saidInEnglish } from './said.ts'
import { StaffOnly } from './staff-only.tsx'
import { TakeReport } from './take-report.tsx'
import { byEscape, useWayBack } from './way-back.ts'

export const Person = ({ id, reason }: { id: UserId; reason: string }) => {
  useTitle(`Person ${id.slice(0, 8)}`)
  const { user } = useSession()
  const { data, error, refetch, fetchNextPage, hasNextPage, isFetching } = useInfiniteQuery(
    onceInPages(['person', id, reason], (query, signal) =>
      inspect('GET /desk/people/:id', reason, { params: { id }, query, signal }),
    ),
  )
  const [list, goOn] = usePageOn<HTMLDivElement>('tbody tr', fetchNextPage)
  const first = data?.pages[0]
  if (error) return <Wrong error={error} again={refetch} />
  if (!data || !first) return <Waiting what="the person’s streams" />
  const streams = data.pages.flatMap(page => page.streams)
  const looks = streams.find(({ category }) => category === 'inspection')
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
        <div className={css.acts}>
          <Link to={`/internal/desk/people/${id}/numbers`} className={css.plain}>
            Where numbers come from
          </Link>
          <Link to={`/internal/desk/people/${id}/what-if`} className={css.plain}>
            Under today’s rules
          </Link>
          <Link to={`/internal/desk/people/${id}/repairs`} className={css.plain}>
            {user?.auditor || first.status === 'erased' ? 'What was put right' : 'Put something right'}
          </Link>
          {looks ? (
            <Link to={`/internal/desk/streams/${looks.stream}?at=${looks.events - 1}`} className={css.plain}>
              Who looked, and why
            </Link>
          ) : null}
          <StaffOnly>
            <TakeReport id={id} />
            {first.status === 'open' ? <SignOut id={id} /> : null}
          </StaffOnly>
        </div>
      </header>
      <div ref={list}>
        <Streams streams={streams} />
      </div>
      {hasNextPage ? (
        <p>
          <button type="button" className={css.plain} disabled={isFetching} onClick={goOn}>
            {isFetching ? 'Reading …' : 'Older workouts'}
          </button>
        </p>
      ) : null}
    </div>
  )
}

/** For who has lost a device: everywhere, at once, and they read who did it and why. */
const SignOut = ({ id }: { id: UserId }) => {
  const { act, asking } = useActing(`sign out ${id}`)
  const [isAsked, setAsked] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  useWayBack(isAsked, () => button.current)
  const { mutate, data, error, isPending } = useMutation({
    mutationFn: (reason: string) => inspect('POST /desk/people/:id/sessions/end', reason, { params: { id } }),
    onSettled: () => setAsked(false),
  })
  return (
    <>
      <p className={css.row}>
        {isAsked ? (
          // biome-ignore lint/a11y/noStaticElementInteractions: Escape leaves both of its buttons
          <span className={css.row} onKeyDown={byEscape(() => setAsked(false))}>
            <button
              type="button"
              className={css.plain}
              disabled={isPending}
              // biome-ignore lint/a11y/noAutofocus: it stands where the button was that asked for it
              autoFocus
              onClick={() => act(mutate)}
            >
              Really sign out everywhere
            </button>
            <button type="button" className={css.plain} onClick={() => setAsked(false)}>
              Leave it
            </button>
          </span>
        ) : (
          <button ref={button} type="button" className={css.plain} onClick={() => setAsked(true)}>
            Sign out on all devices
          </button>
        )}
        <span role="status">
          {data ? `Signed out: ${data.sessions} ${data.sessions === 1 ? 'session' : 'sessions'}` : ''}
          {error ? saidInEnglish(error) : ''}
        </span>
      </p>
      {asking}
    </>
  )
}

type Listed = AnswerOf<'GET /desk/people/:id'>['streams']

const Streams = ({ streams }: { streams: Listed }) => (
  <Wide label="Streams">
    <CardTable
      className={`${css.oneLine} ${css.headed}`}
      of={['Stream', { name: 'Events', right: true }, 'Happened first', 'Happened last', 'Last event']}
    >
      {streams.map(({ stream, events, first, last }) => (
        <tr key={stream}>
          <td>
            <Link to={`/internal/desk/streams/${stream}`} className={css.strong}>
              {streamName(stream).category}
            </Link>{' '}
            <Short id={streamName(stream).id} />
          </td>
          <td className={css.right}>{events}</td>
          <td>
            <Happened {...first} />
          </td>
          <td>
            <Happened {...last} />
          </td>
          <td>{last.type}</td>
        </tr>
      ))}
    </CardTable>
  </Wide>
)
