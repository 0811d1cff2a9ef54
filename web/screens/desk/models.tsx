import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { queryClient } from '../../data/queries.ts'
import { useTitle } from '../../parts/title.ts'
import { Wide } from '../../parts/wide.tsx'
import { useActing } from './acting.tsx'
import { inspect } from './ask.ts'
import { LogEnd, Waiting, Wrong } from './bits.tsx'
import { CardTable } from './columns.tsx'
import * as css from './desk.css.ts'
import { alarmed, type Model, modelsAsked } from './model-alarms.tsx'
import { ModelDifference } from './model-difference.tsx'
import { Work, type WorkWish } from './model-work.tsx'
import * as own from './models.css.ts'
import { operationsKey, SetGoing } from './set-going.tsx'
import { sizeOf } from './sizes.ts'
import { spanOf, timeOf } from './times.ts'
import { useWatched } from './watched.tsx'

const tell = (name: string, wish: WorkWish, reason: string) => {
  const params = { name }
  if ('what' in wish) return inspect('POST /desk/models/:name/jobs', reason, { params, body: wish })
  if (wish.do === 'cancel') return inspect('DELETE /desk/models/:name/jobs', reason, { params })
  return inspect('POST /desk/models/:name/jobs/steer', reason, { params, body: wish })
}

/** Each read model: where it stands, what halted it, who keeps it up; to fold it anew, or compare it with the log. */
export const Models = () => {
  useTitle('Read models')
  const { data, error, old, refetch } = useWatched({
    ...modelsAsked,
    every: seen => (seen?.models.some(({ job }) => job?.state === 'running') ? 500 : 2000),
  })
  const work = useMutation({
    mutationFn: ({ name, wish, reason }: { name: string; wish: WorkWish; reason: string }) => tell(name, wish, reason),
    onSettled: () => {
      queryClient.invalidateQueries({ queryKey: modelsAsked.queryKey })
      queryClient.invalidateQueries({ queryKey: operationsKey })
    },
  })
  const { act, asking } = useActing('models')
  const [shown, show] = useState<string | null>(null)
  if (error) return <Wrong error={error} again={refetch} />
  if (!data) return <Waiting what="the read models" />
  return (
    <div className={css.page}>
      <header className={css.between}>
        <h1 className={css.h1}>Read models</h1>
        <LogEnd head={data.head} at={data.at} />
      </header>
      {asking}
      {old}
      {work.error ? <Wrong error={work.error} /> : null}
      {shown ? <ModelDifference key={shown} name={shown} onClose={() => show(null)} /> : null}
      <Wide label="Read models">
        <CardTable
          of={[
            'Model',
            'State',
            { name: 'Position', right: true },
            { name: 'Behind', right: true },
            { name: 'Rate', right: true, roomy: true },
            { name: 'Lag', right: true },
            { name: 'Size', right: true },
            { name: 'Kept up by', roomy: true },
            { name: 'Last moved', roomy: true },
            'Work on it',
          ]}
        >
          {data.models.map(model => (
            <Row
              key={model.name}
              model={model}
              onShow={() => show(model.name)}
              onWish={wish => act(reason => work.mutate({ name: model.name, wish, reason }))}
            />
          ))}
        </CardTable>
      </Wide>
      <SetGoing kind="models" />
    </div>
  )
}

type RowProps = { model: Model; onWish: (wish: WorkWish) => void; onShow: () => void }

const Row = ({ model, onWish, onShow }: RowProps) => (
  <>
    <tr>
      <th scope="row">
        {model.name.replace(/_v\d+$/, '')} <span className={css.soft}>v{model.version}</span>
      </th>
      <td>
        <span className={own.state} data-state={alarmed(model) ? 'bad' : model.state}>
          {model.state}
        </span>
        {model.alarm ? <span className={css.warnTag}>{model.alarm}</span> : null}
        {model.aside > 0 ? <span className={css.warnTag}>{model.aside} aside</span> : null}
      </td>
      <td className={css.right}>{model.position ?? '–'}</td>
      <td className={css.right}>
        {model.behind ?? '–'}
        {model.waitsMs > 0 ? <span className={css.soft}> {spanOf(model.waitsMs)}</span> : null}
      </td>
      <td className={`${css.right} ${css.roomy}`}>{model.rate === null ? '–' : `${Math.round(model.rate)}/s`}</td>
      <td className={css.right}>{model.lagMs === null ? '–' : spanOf(model.lagMs)}</td>
      <td className={css.right}>{model.bytes === null ? '–' : sizeOf(model.bytes)}</td>
      <td className={`${css.monoSoft} ${css.roomy}`}>{model.holder ? `…${model.holder.slice(-6)}` : 'nobody'}</td>
      <td className={`${css.time} ${css.roomy}`}>{model.updatedAt ? timeOf(model.updatedAt).slice(0, 19) : '–'}</td>
      <td>
        <Work name={model.name} job={model.job} onWish={onWish} onShow={onShow} />
      </td>
    </tr>
    {model.error ? (
      <tr>
        <td colSpan={10} className={own.error}>
          {model.errorPosition ? `Halted before ${model.errorPosition}: ` : ''}
          {model.error}
        </td>
      </tr>
    ) : null}
  </>
)
