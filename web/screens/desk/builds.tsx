import { useMutation } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import { Link } from 'wouter'
import type { QuestionOf } from '../../data/calls.ts'
import { ask } from '../../data/client.ts'
import { queryClient } from '../../data/queries.ts'
import { useTitle } from '../../parts/title.ts'
import { Wide } from '../../parts/wide.tsx'
import { useActing } from './acting.tsx'
import { inspect } from './ask.ts'
import { At, Labelled, Short, Waiting, Wrong } from './bits.tsx'
import { type Build, buildsKey, CompareForm, momentOf } from './build-names.tsx'
import { Chosen } from './chosen.tsx'
import { Columns } from './columns.tsx'
import * as css from './desk.css.ts'
import * as find from './find.css.ts'
import * as own from './models.css.ts'
import { operationsKey, SetGoing } from './set-going.tsx'
import { sizeOf } from './sizes.ts'
import { StaffOnly } from './staff-only.tsx'
import { useWatched } from './watched.tsx'

type Begin = QuestionOf<'POST /desk/builds'>['body']
type Wish = { do: 'begin'; body: Begin } | { do: 'cancel' | 'drop'; build: string }

const tell = async (wish: Wish, reason: string): Promise<unknown> => {
  if (wish.do === 'begin') return inspect('POST /desk/builds', reason, { body: wish.body })
  const params = { build: wish.build }
  return wish.do === 'cancel'
    ? inspect('POST /desk/builds/:build/cancel', reason, { params })
    : inspect('DELETE /desk/builds/:build', reason, { params })
}

/** Read models as they stood once: built, compared, dropped. */
export const Builds = () => {
  useTitle('Builds of the past')
  const { data, error, old, refetch } = useWatched({
    queryKey: buildsKey,
    queryFn: ({ signal }) => ask('GET /desk/builds', { signal }),
    every: seen => (seen?.builds.some(({ state }) => state === 'running') ? 500 : 4000),
  })
  const work = useMutation({
    mutationFn: ({ wish, reason }: { wish: Wish; reason: string }) => tell(wish, reason),
    onSettled: () => {
      queryClient.invalidateQueries({ queryKey: buildsKey })
      queryClient.invalidateQueries({ queryKey: operationsKey })
    },
  })
  const { act, asking } = useActing()
  if (error) return <Wrong error={error} again={refetch} />
  if (!data) return <Waiting what="the builds" />
  const onWish = (wish: Wish) => act(reason => work.mutate({ wish, reason }))
  return (
    <div className={css.page}>
      <header className={css.between}>
        <h1 className={css.h1}>Builds of the past</h1>
        <p className={css.soft}>
          The code of now is <span className={css.mono}>{data.code}</span>.
        </p>
      </header>
      {asking}
      {old}
      {work.error ? <Wrong error={work.error} /> : null}
      <StaffOnly>
        <BeginForm models={data.models} onBegin={body => onWish({ do: 'begin', body })} />
      </StaffOnly>
      {data.builds.length === 0 ? (
        <p className={css.soft}>
          None is there. A build holds read models as they stood once, beside the live ones, until somebody drops it.
        </p>
      ) : (
        <>
          <BuildTable builds={data.builds} onWish={onWish} />
          <CompareForm models={data.models} builds={data.builds} />
        </>
      )}
      <SetGoing kind="builds" />
    </div>
  )
}

const BeginForm = ({ models, onBegin }: { models: readonly string[]; onBegin: (body: Begin) => void }) => {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const said = (name: string) => String(form.get(name) ?? '').trim()
    const [at, position, model] = [said('at'), said('position'), said('model')]
    onBegin({
      time: said('time') === 'occurred' ? 'occurred' : 'recorded',
      ...(at ? { at: new Date(at).toISOString() } : {}),
      ...(position ? { position } : {}),
      models: model ? [model] : [],
    })
  }
  return (
    <section className={css.part} aria-label="New build">
      <h2 className={css.h2}>New build</h2>
      <form className={find.filters} onSubmit={submit}>
        <Labelled label="Up to this time" name="at" type="datetime-local" step={1} />
        <Labelled label="or this position" name="position" placeholder="of the log" />
        <Chosen
          label="What counts as then"
          name="time"
          of={[
            { value: 'recorded', name: 'recorded by then' },
            { value: 'occurred', name: 'occurred by then' },
          ]}
        />
        <Chosen
          label="Read models"
          name="model"
          of={[{ value: '', name: 'all' }, ...models.map(name => ({ value: name, name }))]}
        />
        <div className={find.buttons}>
          <button type="submit" className={css.plain}>
            Build
          </button>
        </div>
      </form>
    </section>
  )
}

const BuildTable = ({ builds, onWish }: { builds: readonly Build[]; onWish: (wish: Wish) => void }) => (
  <Wide label="Builds">
    <table className={css.table}>
      <Columns
        of={[
          'Up to',
          'Time',
          'Code',
          { name: 'Read models', right: true },
          { name: 'Rows', right: true },
          { name: 'Size', right: true },
          { name: 'Begun', roomy: true },
          { name: 'By', roomy: true },
          'State',
        ]}
      />
      <tbody>
        {builds.map(one => (
          <Row key={one.build} one={one} onWish={onWish} />
        ))}
      </tbody>
    </table>
  </Wide>
)

const sum = (figures: readonly number[]) => figures.reduce((all, one) => all + one, 0)

const Row = ({ one, onWish }: { one: Build; onWish: (wish: Wish) => void }) => {
  const { build, time, code, isCodeOfNow, models, startedAt, by, reason } = one
  return (
    <tr>
      <th scope="row" title={build}>
        {momentOf(one)}
      </th>
      <td>{time ?? '–'}</td>
      <td>
        <span className={css.mono}>{code ?? '–'}</span> {isCodeOfNow ? <span className={css.soft}>now</span> : null}
      </td>
      <td className={css.right} title={models.map(({ name }) => name).join(', ')}>
        {models.length}
      </td>
      <td className={css.right}>{sum(models.map(({ rows }) => rows))}</td>
      <td className={css.right}>{sizeOf(sum(models.map(({ bytes }) => bytes)))}</td>
      <td className={css.roomy}>{startedAt ? <At at={startedAt} toMinute /> : '–'}</td>
      <td className={css.roomy} title={reason ?? undefined}>
        {by ? <Short id={by} /> : 'command line'}
      </td>
      <td>
        <State one={one} onWish={onWish} />
      </td>
    </tr>
  )
}

const State = ({ one, onWish }: { one: Build; onWish: (wish: Wish) => void }) => {
  const { build, state, part, events, says, models } = one
  const [model] = models
  if (state === 'running')
    return (
      <div className={own.working}>
        <span>Building … {events} events</span>
        <progress
          className={own.bar}
          aria-label={`build of ${momentOf(one)}`}
          max={1}
          {...(part === null ? {} : { value: part })}
        />
        <StaffOnly>
          <button
            type="button"
            className={css.plain}
            aria-label={`Cancel the build of ${momentOf(one)}`}
            onClick={() => onWish({ do: 'cancel', build })}
          >
            Cancel
          </button>
        </StaffOnly>
      </div>
    )
  return (
    <div className={css.row}>
      <span className={state === 'failed' ? css.bad : css.soft} role="status">
        {state === 'failed' ? says : stateWords[state]}
      </span>
      {state === 'done' && model ? (
        <Link
          to={`/internal/desk/builds/compare?${new URLSearchParams({ model: model.name.replace(/_v\d+$/, ''), one: build, other: 'live' })}`}
          className={css.link}
          aria-label={`Compare with live: ${momentOf(one)}`}
        >
          Compare with live
        </Link>
      ) : null}
      <StaffOnly>
        <button
          type="button"
          className={css.plain}
          aria-label={`Drop the build of ${momentOf(one)}`}
          onClick={() => onWish({ do: 'drop', build })}
        >
          Drop
        </button>
      </StaffOnly>
    </div>
  )
}

const stateWords = {
  done: 'built',
  cancelled: 'cancelled',
  elsewhere: 'in another process, or cut off: begun again it goes on',
} as const
