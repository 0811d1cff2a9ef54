import { useMutation } from '@tanstack/react-query'
import { Link } from 'wouter'
import type { AnswerOf } from '../../data/calls.ts'
import { ask } from '../../data/client.ts'
import { queryClient } from '../../data/queries.ts'
import { useTitle } from '../../parts/title.ts'
import { Wide } from '../../parts/wide.tsx'
import { useActing } from './acting.tsx'
import { inspect } from './ask.ts'
import { At, Short, StreamName, Waiting, Wrong } from './bits.tsx'
import { CardTable } from './columns.tsx'
import * as css from './desk.css.ts'
import { operationsKey, SetGoing } from './set-going.tsx'
import { StaffOnly } from './staff-only.tsx'
import { timeOf } from './times.ts'
import { useWatched } from './watched.tsx'

type Undone = AnswerOf<'GET /desk/undone'>
type Which = { effect?: { reaction: string; event: string }; model?: string; stream?: string }

const queryKey = ['desk', 'undone']

/** What could not be done, why, whom it hurts, since when; and once more. */
export const Undone = () => {
  useTitle('Parked and set aside')
  const { data, error, old, refetch } = useWatched({
    queryKey,
    queryFn: ({ signal }) => ask('GET /desk/undone', { signal }),
    every: () => 3000,
  })
  const retry = useMutation({
    mutationFn: ({ which, reason }: { which: Which; reason: string }) =>
      inspect('POST /desk/undone/retry', reason, { body: which }),
    onSettled: () => {
      queryClient.invalidateQueries({ queryKey })
      queryClient.invalidateQueries({ queryKey: operationsKey })
    },
  })
  const { act, asking } = useActing('retry')
  const again = (which: Which) => act(reason => retry.mutate({ which, reason }))
  if (error) return <Wrong error={error} again={refetch} />
  if (!data) return <Waiting what="what is not done" />
  const { effects, aside } = data
  return (
    <div className={css.page}>
      <header className={css.between}>
        <h1 className={css.h1}>Parked and set aside</h1>
        {effects.length + aside.length > 0 ? (
          <StaffOnly>
            <button type="button" className={css.plain} disabled={retry.isPending} onClick={() => again({})}>
              Try all again
            </button>
          </StaffOnly>
        ) : null}
      </header>
      {asking}
      {old}
      {retry.error ? <Wrong error={retry.error} /> : null}
      {retry.data ? (
        <p role="status">
          {retry.data.effects} {retry.data.effects === 1 ? 'effect is' : 'effects are'} tried now, {retry.data.back}{' '}
          {retry.data.back === 1 ? 'stream is' : 'streams are'} followed again.
        </p>
      ) : null}
      <Effects effects={effects} onRetry={again} />
      <Aside aside={aside} onRetry={again} />
      <SetGoing kind="effects" />
      {data.more ? <p className={css.soft}>There is more; the first 500 of each are shown.</p> : null}
    </div>
  )
}

type Retry = { onRetry: (which: Which) => void }

const Effects = ({ effects, onRetry }: Retry & { effects: Undone['effects'] }) => (
  <section className={css.part} aria-label="Effects">
    <h2 className={css.h2}>Effects not done</h2>
    {effects.length === 0 ? (
      <p className={css.soft}>None: every mail is sent, every plan made.</p>
    ) : (
      <Wide label="Effects not done">
        <CardTable
          of={[
            'Effect',
            'Of',
            'Whom it hurts',
            'Since',
            'Why',
            { name: 'Tried', right: true, roomy: true },
            { name: 'Next', roomy: true },
            null,
          ]}
        >
          {effects.map(({ reaction, event, stream, revision, person, since, why, attempts, nextAt }) => (
            <tr key={`${reaction} ${event}`}>
              <th scope="row">
                <Effect reaction={reaction} />
              </th>
              <Place stream={stream} revision={revision} />
              <Person person={person} />
              <td>{since ? <At at={since} toMinute /> : '–'}</td>
              <td className={css.long}>{why}</td>
              <td className={`${css.right} ${css.roomy}`}>{attempts}</td>
              <td className={`${css.soft} ${css.roomy}`}>{nextAt ? timeOf(nextAt).slice(0, 19) : 'when you say so'}</td>
              <TryAgain
                name={`Try again: ${reaction} for ${stream}`}
                onClick={() => onRetry({ effect: { reaction, event } })}
              />
            </tr>
          ))}
        </CardTable>
      </Wide>
    )}
  </section>
)

const Aside = ({ aside, onRetry }: Retry & { aside: Undone['aside'] }) => (
  <section className={css.part} aria-label="Set aside">
    <h2 className={css.h2}>Streams set aside</h2>
    {aside.length === 0 ? (
      <p className={css.soft}>None: every read model follows every stream.</p>
    ) : (
      <Wide label="Streams set aside">
        <CardTable of={['Read model', 'Not followed', 'Whom it hurts', 'Since', 'Why', null]}>
          {aside.map(({ model, stream, revision, person, since, why }) => (
            <tr key={`${model} ${stream}`}>
              <th scope="row">{model}</th>
              <Place stream={stream} revision={revision} />
              <Person person={person} />
              <td>{since ? <At at={since} toMinute /> : '–'}</td>
              <td className={css.long}>{why}</td>
              <TryAgain name={`Try again in ${model}: ${stream}`} onClick={() => onRetry({ model, stream })} />
            </tr>
          ))}
        </CardTable>
      </Wide>
    )}
  </section>
)

/** A reaction by its name; a webhook by its id, and how often it was begun anew. */
const Effect = ({ reaction }: { reaction: string }) => {
  const [what, id, run] = reaction.split(' ')
  if (!id) return what
  return (
    <span className={css.streamName} title={reaction}>
      {what} <Short id={id} /> {run === '1' ? null : <span className={css.soft}>run {run}</span>}
    </span>
  )
}

const TryAgain = ({ name, onClick }: { name: string; onClick: () => void }) => (
  <td className={css.right}>
    <StaffOnly>
      {' '}
      <button type="button" className={css.plain} aria-label={name} onClick={onClick}>
        Try again
      </button>
    </StaffOnly>{' '}
  </td>
)

const Place = ({ stream, revision }: { stream: string; revision: number | null }) => (
  <td>
    <Link to={`/internal/desk/streams/${stream}${revision === null ? '' : `?at=${revision}`}`}>
      <StreamName stream={stream} />
    </Link>
  </td>
)

const Person = ({ person }: { person: string | null }) => (
  <td>
    {person ? (
      <Link to={`/internal/desk/people/${person}`} className={css.quietLink}>
        <Short id={person} />
      </Link>
    ) : (
      '–'
    )}
  </td>
)
