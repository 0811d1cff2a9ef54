import { useQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'wouter'
import { defined } from '../../../domain/fields.ts'
import type { EventId } from '../../../domain/ids.ts'
import { useTitle } from '../../parts/title.ts'
import { Wide } from '../../parts/wide.tsx'
import { inspect } from './ask.ts'
import { Fact, Facts, Short, StreamName, Waiting, Wrong } from './bits.tsx'
import * as css from './desk.css.ts'
import * as own from './story.css.ts'
import { spanOf, timeOf } from './times.ts'
import { type Line, linesOf, placeOn } from './tree.ts'

/** Command → events → reactions → commands …, with the times between. */
export const Story = ({ id, reason }: { id: EventId; reason: string }) => {
  useTitle('Story')
  const stream = useSearchParams()[0].get('stream') ?? undefined
  const { data, error, refetch } = useQuery({
    queryKey: ['desk', 'story', id, stream, reason],
    queryFn: ({ signal }) =>
      inspect('GET /desk/events/:id/story', reason, {
        params: { id },
        query: { unsealed: 'false', ...defined({ stream }) },
        signal,
      }),
  })
  if (error) return <Wrong error={error} again={refetch} />
  if (!data) return <Waiting what="the story" />
  const lines = linesOf(data.events)
  const start = Math.min(...lines.map(({ at }) => at))
  const longest = Math.max(...lines.map(({ at }) => at)) - start
  const commands = lines.filter(({ kind }) => kind === 'command').length
  const first = data.events[0]
  const asked = data.events.find(event => event.id === id)
  return (
    <div className={css.page}>
      <header className={css.part}>
        <div>
          {asked ? (
            <p className={css.crumbs}>
              <Link to={`/internal/desk/streams/${asked.stream}?at=${asked.revision}`}>
                {asked.type}, revision {asked.revision}
              </Link>{' '}
              of <StreamName stream={asked.stream} />
            </p>
          ) : null}
          <h1 className={css.h1}>What one cause led to</h1>
        </div>
        <Facts>
          <Fact name="Correlation">
            <Link to={`/internal/desk?correlation=${encodeURIComponent(data.correlationId)}`} className={css.mono}>
              {data.correlationId}
            </Link>
          </Fact>
          <Fact name="Began">{first ? timeOf(first.at) : '–'}</Fact>
          <Fact name="Commands">{commands}</Fact>
          <Fact name="Events">{data.events.length}</Fact>
          <Fact name="From first to last">{spanOf(longest)}</Fact>
        </Facts>
        {data.whole ? null : (
          <p className={css.soft}>
            Looked through: the hours around it, and the person’s own streams. What else there may be is found by its
            correlation.
          </p>
        )}
      </header>
      <Wide label="Causes">
        <table className={`${css.table} ${own.table}`}>
          <thead>
            <tr>
              <th scope="col">Cause and effect</th>
              <th scope="col">Stream</th>
              <th scope="col" className={css.right}>
                After
              </th>
              <th scope="col" className={own.track}>
                <span className={own.scale}>
                  <span>{longest > 0 ? '0' : 'at once'}</span>
                  {longest > 0 ? <span>{spanOf(longest)}, logarithmic</span> : null}
                </span>
              </th>
            </tr>
          </thead>
          <tbody>
            {lines.map(line => (
              <Row key={`${line.kind} ${line.event.id}`} {...{ line, start, longest, isAsked: line.event.id === id }} />
            ))}
          </tbody>
        </table>
      </Wide>
    </div>
  )
}

type One = { line: Line; start: number; longest: number; isAsked: boolean }

const Row = ({ line: { depth, kind, event, from, at }, start, longest, isAsked }: One) => {
  const [left, right] = [placeOn(from - start, longest), placeOn(at - start, longest)]
  const isCommand = kind === 'command'
  return (
    <tr className={isCommand ? own.command : own.event} data-asked={(!isCommand && isAsked) || undefined}>
      <td>
        <span className={own.what} style={{ paddingInlineStart: `${depth * 18}px` }}>
          <span className={isCommand ? own.commandSign : own.eventSign} aria-hidden="true" />
          {isCommand ? (
            <span>
              Command <Short id={event.commandId} /> <span className={css.soft}>by {event.actor.kind}</span>{' '}
              <span className={css.monoSoft}>{event.actor.kind === 'system' ? event.actor.id : ''}</span>
            </span>
          ) : (
            <span>
              <Link to={`/internal/desk/streams/${event.stream}?at=${event.revision}`} className={css.strong}>
                {event.type}
              </Link>{' '}
              <span className={css.soft}>{event.sentence}</span>
            </span>
          )}
        </span>
      </td>
      <td>
        {isCommand ? null : (
          <>
            <StreamName stream={event.stream} /> <span className={css.soft}>rev.&nbsp;{event.revision}</span>
          </>
        )}
      </td>
      <td className={css.right} title={timeOf(event.at)}>
        {isCommand && depth === 0 ? '' : `+${spanOf(at - from)}`}
      </td>
      <td className={own.track}>
        <span className={own.line}>
          <span
            className={own.wait}
            style={{ insetInlineStart: `${left * 100}%`, width: `${(right - left) * 100}%` }}
          />
          <span className={isCommand ? own.begin : own.dot} style={{ insetInlineStart: `${right * 100}%` }} />
        </span>
      </td>
    </tr>
  )
}
