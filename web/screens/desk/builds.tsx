import { useMutation } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import type { QuestionOf } from '../../data/calls.ts'
import { ask } from '../../data/client.ts'
import { queryClient } from '../../data/queries.ts'
import { useTitle } from '../../parts/title.ts'
import { useActing } from './acting.tsx'
import { inspect } from './ask.ts'
import { Labelled, Waiting, Wrong } from './bits.tsx'
import { buildsKey, CompareForm } from './build-names.tsx'
import { BuildTable, type BuildWish } from './build-table.tsx'
import { Chosen } from './chosen.tsx'
import * as css from './desk.css.ts'
import * as find from './find.css.ts'
import { operationsKey, SetGoing } from './set-going.tsx'
import { StaffOnly } from './staff-only.tsx'
import { useWatched } from './watched.tsx'

type Begin = QuestionOf<'POST /desk/builds'>['body']
type Wish = { do: 'begin'; body: Begin } | BuildWish

const tell = async (wish: Wish, reason: string): Promise<unknown> => {
  if (wish.do === 'begin') return inspect('POST /desk/builds', reason, { body: wish.body })
  const { build, ...rest } = wish
  const params = { build }
  if (rest.do === 'cancel') return inspect('POST /desk/builds/:build/cancel', reason, { params })
  if (rest.do === 'drop') return inspect('DELETE /desk/builds/:build', reason, { params })
  return inspect('POST /desk/builds/:build/steer', reason, { params, body: rest })
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
  const { act, asking } = useActing('builds')
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
