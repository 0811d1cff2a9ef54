import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import type { WebhookId } from '../../../domain/ids.ts'
import type { AnswerOf } from '../../data/calls.ts'
import { ask } from '../../data/client.ts'
import { queryClient } from '../../data/queries.ts'
import { WebAddress } from '../../parts/address.tsx'
import { useTitle } from '../../parts/title.ts'
import { Wide } from '../../parts/wide.tsx'
import { useActing } from './acting.tsx'
import { inspect } from './ask.ts'
import { LogEnd, Short, Waiting, Wrong } from './bits.tsx'
import { CardTable } from './columns.tsx'
import * as css from './desk.css.ts'
import * as own from './models.css.ts'
import { operationsKey, SetGoing } from './set-going.tsx'
import { StaffOnly } from './staff-only.tsx'
import { useWatched } from './watched.tsx'
import { byEscape, useWayBack } from './way-back.ts'

type Hook = AnswerOf<'GET /desk/webhooks'>['webhooks'][number]
type Wish = { do: 'pause' | 'resume' } | { do: 'replay'; from: string | null }

const queryKey = ['desk', 'webhooks']

const tell = (webhook: WebhookId, wish: Wish, reason: string) => {
  const params = { webhook }
  if (wish.do === 'replay')
    return inspect('POST /desk/webhooks/:webhook/replay', reason, { params, body: { from: wish.from } })
  return wish.do === 'pause'
    ? inspect('POST /desk/webhooks/:webhook/pause', reason, { params })
    : inspect('POST /desk/webhooks/:webhook/resume', reason, { params })
}

/** Whom the product tells of what happens: how far, what was not taken and why; paused, resumed, told again. */
export const Webhooks = () => {
  useTitle('Webhooks')
  const { data, error, old, refetch } = useWatched({
    queryKey,
    queryFn: ({ signal }) => ask('GET /desk/webhooks', { signal }),
    every: () => 2000,
  })
  const change = useMutation({
    mutationFn: ({ webhook, wish, reason }: { webhook: WebhookId; wish: Wish; reason: string }) =>
      tell(webhook, wish, reason),
    onSettled: () => {
      queryClient.invalidateQueries({ queryKey })
      queryClient.invalidateQueries({ queryKey: operationsKey })
    },
  })
  const { act, asking } = useActing('webhooks')
  if (error) return <Wrong error={error} again={refetch} />
  if (!data) return <Waiting what="the webhooks" />
  return (
    <div className={css.page}>
      <header className={css.between}>
        <h1 className={css.h1}>Webhooks</h1>
        <LogEnd head={data.head} />
      </header>
      {asking}
      {old}
      {change.error ? <Wrong error={change.error} /> : null}
      {data.webhooks.length === 0 ? (
        <p className={css.soft}>
          Nobody is told. “npm run log -- webhook add” subscribes somebody, and shows the secret they check us by.
        </p>
      ) : (
        <Wide label="Webhooks">
          <CardTable
            of={[
              'Told',
              'State',
              'Facts',
              { name: 'Position', right: true, roomy: true },
              { name: 'Behind', right: true },
              { name: 'Not taken', right: true },
              'Change it',
            ]}
          >
            {data.webhooks.map(hook => (
              <Row
                key={hook.webhook}
                hook={hook}
                onWish={wish => act(reason => change.mutate({ webhook: hook.webhook, wish, reason }))}
              />
            ))}
          </CardTable>
        </Wide>
      )}
      <SetGoing kind="webhooks" />
    </div>
  )
}

type RowProps = { hook: Hook; onWish: (wish: Wish) => void }

const stateOf = ({ state }: Hook) =>
  state === 'stuck' || state === 'failing' ? 'bad' : state === 'level' ? 'level' : 'behind'

const Row = ({ hook, onWish }: RowProps) => (
  <>
    <tr>
      <th scope="row">
        <WebAddress url={hook.url} /> <Short id={hook.webhook} />
      </th>
      <td>
        <span className={own.state} data-state={stateOf(hook)}>
          {hook.state}
        </span>
      </td>
      <td className={css.long}>{hook.types.join(', ') || 'all'}</td>
      <td className={`${css.right} ${css.roomy}`}>{hook.position ?? '–'}</td>
      <td className={css.right}>{hook.behind ?? '–'}</td>
      <td className={css.right}>{hook.waiting + hook.failing}</td>
      <td>
        <StaffOnly>
          <Change hook={hook} onWish={onWish} />
        </StaffOnly>
      </td>
    </tr>
    {hook.error ? (
      <tr>
        <td colSpan={7} className={own.error}>
          Not taken: {hook.error}.{' '}
          {hook.waiting > 0
            ? '“Parked” tries it again, in the order of its stream.'
            : 'It is tried again, eight times within two minutes.'}
        </td>
      </tr>
    ) : null}
  </>
)

const Change = ({ hook: { state, url, run }, onWish }: RowProps) => {
  // Open until it has begun anew: what was refused is still there to be put right.
  const [since, setSince] = useState<number | null>(null)
  const replaying = since === run
  const button = useRef<HTMLButtonElement>(null)
  useWayBack(replaying, () => button.current)
  const isPaused = state === 'paused'
  return (
    <div className={css.part}>
      <span className={css.close}>
        <button
          type="button"
          className={css.plain}
          aria-label={`${isPaused ? 'Go on with' : 'Pause'} ${url}`}
          onClick={() => onWish({ do: isPaused ? 'resume' : 'pause' })}
        >
          {isPaused ? 'Go on' : 'Pause'}
        </button>
        <button
          ref={button}
          type="button"
          className={css.plain}
          aria-label={`Replay to ${url}`}
          aria-expanded={replaying}
          onClick={() => setSince(replaying ? null : run)}
        >
          Replay …
        </button>
      </span>
      {replaying ? <Replay onFrom={from => onWish({ do: 'replay', from })} onLeave={() => setSince(null)} /> : null}
    </div>
  )
}

const Replay = ({ onFrom, onLeave }: { onFrom: (from: string | null) => void; onLeave: () => void }) => {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const from = new FormData(event.currentTarget).get('from')
    onFrom(typeof from === 'string' && from.trim() ? from.trim() : null)
  }
  return (
    <form onSubmit={submit} className={css.row} onKeyDown={byEscape(onLeave)}>
      <label>
        After position <input name="from" className={css.input} size={10} maxLength={100} placeholder="the beginning" />
      </label>
      <button type="submit" className={css.primary}>
        Tell it again
      </button>
    </form>
  )
}
