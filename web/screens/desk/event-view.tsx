import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link } from 'wouter'
import { isSame } from '../../../domain/same.ts'
import type { AnswerOf } from '../../data/calls.ts'
import { Wide } from '../../parts/wide.tsx'
import { At, Fact, Waiting, Wrong } from './bits.tsx'
import { Columns } from './columns.tsx'
import * as css from './desk.css.ts'
import { Json } from './json.tsx'
import { OfSet } from './of-set.tsx'
import { planOf, saidByPlan } from './planned-set.ts'
import { type Look, momentIn } from './queries.ts'
import { StaffOnly } from './staff-only.tsx'
import * as own from './stream.css.ts'
import { happenedAt, timeOf } from './times.ts'

type Moment = AnswerOf<'GET /desk/streams/:stream/states/:revision'>

/** One event: what it says, who asked, and how it rests. */
export const EventView = ({ look, at }: { look: Look; at: number }) => {
  const { data, error, refetch } = useQuery({ ...momentIn(look, at), placeholderData: keepPreviousData })
  if (error) return <Wrong error={error} again={refetch} />
  if (!data) return <Waiting what="the event" />
  const { event, before } = data
  return (
    <article className={own.detail} aria-label="Event">
      <header className={own.detailHead}>
        <p className={css.tags}>
          <span className={css.tag}>{event.type}</span>
          <span className={css.soft}>revision {event.revision}</span>
          <span className={css.soft}>
            recorded <At at={event.at} />
          </span>
          <ToldLater event={event} />
        </p>
        <h2 className={css.said}>{saidByPlan(event, [planOf(before)])}</h2>
        <p className={css.row}>
          <Link to={`/internal/desk/stories/${event.id}?stream=${event.stream}`} className={css.plain}>
            Cause and effect
          </Link>
          {event.stream.startsWith('workout-') ? (
            <Link to={`/internal/desk/streams/${event.stream}/what-if?at=${event.revision}`} className={css.plain}>
              What if …
            </Link>
          ) : null}
          <StaffOnly>
            <PutRight event={event} />
          </StaffOnly>
        </p>
      </header>
      {typeof event.data.set === 'string' ? <OfSet look={look} set={event.data.set} at={event.revision} /> : null}
      <Fields data={data} />
      <Envelope event={event} />
    </article>
  )
}

const muchLater = 60_000

/** On a phone without a connection things happen before they are recorded. */
const ToldLater = ({ event: { at, data } }: { event: Moment['event'] }) => {
  const happened = happenedAt({ at, data })
  if (Date.parse(at) - Date.parse(happened) < muchLater) return null
  return <span className={css.soft}>happened {timeOf(happened)}</span>
}

/** To the repair of this workout, and of this set where the event names one. */
const PutRight = ({ event: { stream, subject, data } }: { event: Moment['event'] }) => {
  if (!stream.startsWith('workout-')) return null
  const about = new URLSearchParams({ workout: stream.slice('workout-'.length) })
  if (typeof data.set === 'string') about.set('set', data.set)
  return (
    <Link to={`/internal/desk/people/${subject}/repairs?${about}`} className={css.plain}>
      Put something right
    </Link>
  )
}

const Fields = ({ data: { event, stored } }: { data: Moment }) => {
  const { data, sealed, schema } = event
  const fields = [...new Set([...Object.keys(data), ...sealed, ...Object.keys(stored)])]
  return (
    <section aria-label="Data">
      <h3 className={css.h3}>Data</h3>
      <Wide label="Fields">
        <table className={css.table}>
          <Columns of={['Field', `Today, version ${schema.today}`, `As it rests, version ${schema.written}`]} />
          <tbody>
            {fields.map(field => (
              <tr key={field}>
                <th scope="row" className={own.field}>
                  {field}
                </th>
                <td>{field in data ? <Json value={data[field]} /> : <Absent isSealed={sealed.includes(field)} />}</td>
                <td>
                  {field in data && isSame(data[field], stored[field]) ? (
                    <span className={css.soft}>the same</span>
                  ) : field in stored ? (
                    <Json value={stored[field]} />
                  ) : (
                    <Absent isSealed={false} />
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </Wide>
    </section>
  )
}

const Absent = ({ isSealed }: { isSealed: boolean }) =>
  isSealed ? <span className={css.sealed}>sealed</span> : <span className={css.soft}>–</span>

const Envelope = ({ event }: { event: Moment['event'] }) => (
  <section aria-label="Metadata">
    <h3 className={css.h3}>Metadata</h3>
    <dl className={own.envelope}>
      <Fact name="Position">{event.position}</Fact>
      <Fact name="Actor">
        {event.actor.kind} <Actor {...event.actor} />
      </Fact>
      <Fact name="Event">
        <span className={css.mono}>{event.id}</span>
      </Fact>
      <Fact name="Command">
        <Same name="command" id={event.commandId} />
      </Fact>
      <Fact name="Correlation">
        <Same name="correlation" id={event.correlationId} />
      </Fact>
      <Fact name="Caused by">
        {event.causationId === event.commandId ? (
          'its command'
        ) : (
          <Link to={`/internal/desk?q=${event.causationId}&go`} className={css.mono}>
            {event.causationId}
          </Link>
        )}
      </Fact>
      <Fact name="About">
        <Link to={`/internal/desk/people/${event.subject}`} className={css.mono}>
          {event.subject}
        </Link>
      </Fact>
    </dl>
  </section>
)

/** Somebody is looked at like anybody; what the product does itself has only a name. */
const Actor = ({ kind, id }: Moment['event']['actor']) =>
  kind === 'system' ? (
    <span className={css.mono}>{id}</span>
  ) : (
    <Link to={`/internal/desk/people/${id}`} className={css.mono}>
      {id}
    </Link>
  )

const Same = ({ name, id }: { name: 'command' | 'correlation'; id: string }) => (
  <Link to={`/internal/desk?${name}=${encodeURIComponent(id)}`} className={css.mono}>
    {id}
  </Link>
)
