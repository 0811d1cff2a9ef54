import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from 'wouter'
import type { UserId } from '../../../domain/ids.ts'
import type { AnswerOf } from '../../data/calls.ts'
import { useTitle } from '../../parts/title.ts'
import { Wide } from '../../parts/wide.tsx'
import { inspect } from './ask.ts'
import { Fact, Facts, Short, streamName, ToPerson, Waiting, Wrong } from './bits.tsx'
import { Columns } from './columns.tsx'
import * as css from './desk.css.ts'
import { onceInPages } from './pages.ts'

type Changed = AnswerOf<'GET /desk/people/:id/what-if'>['changed']

/** Every command of a person's workouts asked again by today's rules; nothing is written. */
export const WhatIf = ({ id, reason }: { id: UserId; reason: string }) => {
  useTitle(`Today’s rules for ${id.slice(0, 8)}`)
  const { data, error, refetch, fetchNextPage, hasNextPage, isFetching } = useInfiniteQuery(
    onceInPages(['what-if', id, reason], (query, signal) =>
      inspect('GET /desk/people/:id/what-if', reason, { params: { id }, query, signal }),
    ),
  )
  if (error) return <Wrong error={error} again={refetch} />
  if (!data) return <Waiting what="the workouts, and asking each command again" />
  const changed = data.pages.flatMap(page => page.changed)
  const unreadable = data.pages.flatMap(page => page.unreadable)
  const sum = (of: 'workouts' | 'commands') => data.pages.reduce((all, page) => all + page[of], 0)
  return (
    <div className={css.page}>
      <header className={css.part}>
        <div>
          <ToPerson id={id} />
          <h1 className={css.h1}>What would today’s rules decide?</h1>
        </div>
        <Facts>
          <Fact name="Workouts">{sum('workouts')}</Fact>
          <Fact name="Commands asked again">{sum('commands')}</Fact>
          <Fact name="Decided otherwise">{changed.length}</Fact>
        </Facts>
      </header>
      {unreadable.map(stream => (
        <p key={stream} className={css.bad}>
          {stream} holds an event that nobody can read, and was left out.
        </p>
      ))}
      {changed.length === 0 ? <p role="status">All of it would be decided alike.</p> : <Table changed={changed} />}
      <p className={css.soft}>
        Plans are not made anew: of a plan it is asked whether it could be recorded, not whether the coach would make it
        again. Of the whole log: <code>npm run log -- what-if</code>.
      </p>
      {hasNextPage ? (
        <p>
          <button type="button" className={css.plain} disabled={isFetching} onClick={() => fetchNextPage()}>
            {isFetching ? 'Asking …' : 'Older workouts'}
          </button>
        </p>
      ) : null}
    </div>
  )
}

const Table = ({ changed }: { changed: Changed }) => (
  <Wide label="Decided otherwise">
    <table className={css.table}>
      <Columns of={['Fact', 'Workout', { name: 'Rev.', right: true }, 'Today']} />
      <tbody>
        {changed.map(({ stream, revision, type, refused, instead }) => (
          <tr key={`${stream} ${revision}`}>
            <td>
              <Link to={`/internal/desk/streams/${stream}?at=${revision}`} className={css.strong}>
                {type}
              </Link>
            </td>
            <td>
              <Short id={streamName(stream).id} />
            </td>
            <td className={css.right}>{revision}</td>
            <td>
              {refused ? (
                <>
                  <span className={css.warnTag}>refused</span> {refused}
                </>
              ) : instead.length > 0 ? (
                `other facts: ${instead.join(', ')}`
              ) : (
                'nothing would change'
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  </Wide>
)
