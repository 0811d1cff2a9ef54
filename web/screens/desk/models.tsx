import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { AnswerOf } from '../../data/calls.ts'
import { ask } from '../../data/client.ts'
import { queryClient } from '../../data/queries.ts'
import { useTitle } from '../../parts/title.ts'
import { Wide } from '../../parts/wide.tsx'
import { Waiting, Wrong } from './bits.tsx'
import * as css from './desk.css.ts'
import * as own from './models.css.ts'
import { spanOf, timeOf } from './times.ts'

type Model = AnswerOf<'GET /desk/models'>['models'][number]
type Job = NonNullable<Model['job']>
type Begin = { name: string; what: Job['what'] }

const queryKey = ['desk', 'models']

/** Each read model: where it stands, what halted it, who keeps it up; to fold it anew, or compare it with the log. */
export const Models = () => {
  useTitle('Read models')
  const { data, error, refetch } = useQuery({
    queryKey,
    queryFn: ({ signal }) => ask('GET /desk/models', { signal }),
    refetchInterval: ({ state }) => (state.data?.models.some(({ job }) => job?.state === 'running') ? 500 : 2000),
  })
  const begin = useMutation({
    mutationFn: ({ name, what }: Begin) => ask('POST /desk/models/:name/jobs', { params: { name }, body: { what } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey }),
  })
  if (error) return <Wrong error={error} again={refetch} />
  if (!data) return <Waiting what="the read models" />
  return (
    <div className={css.page}>
      <header className={css.between}>
        <h1 className={css.h1}>Read models</h1>
        <p className={css.soft}>
          The log ends at <span className={css.strong}>{data.head ?? 'its beginning'}</span>.
        </p>
      </header>
      {begin.error ? <Wrong error={begin.error} /> : null}
      <Wide label="Read models">
        <table className={css.table}>
          <thead>
            <tr>
              <th scope="col">Model</th>
              <th scope="col">State</th>
              <th scope="col" className={css.right}>
                Position
              </th>
              <th scope="col" className={css.right}>
                Behind
              </th>
              <th scope="col" className={css.right}>
                Lag
              </th>
              <th scope="col" className={css.right}>
                Size
              </th>
              <th scope="col" className={css.roomy}>
                Kept up by
              </th>
              <th scope="col" className={css.roomy}>
                Last moved
              </th>
              <th scope="col">Work on it</th>
            </tr>
          </thead>
          <tbody>
            {data.models.map(model => (
              <Row key={model.name} model={model} onBegin={begin.mutate} />
            ))}
          </tbody>
        </table>
      </Wide>
    </div>
  )
}

const Row = ({ model, onBegin }: { model: Model; onBegin: (begin: Begin) => void }) => (
  <>
    <tr>
      <th scope="row">
        {model.name.replace(/_v\d+$/, '')} <span className={css.soft}>v{model.version}</span>
      </th>
      <td>
        <span
          className={own.state}
          data-state={model.state === 'level' || model.state === 'behind' ? model.state : 'bad'}
        >
          {model.state}
        </span>
        {model.aside > 0 ? <span className={css.warnTag}>{model.aside} aside</span> : null}
      </td>
      <td className={css.right}>{model.position ?? '–'}</td>
      <td className={css.right}>
        {model.behind ?? '–'}
        {model.waitsMs > 0 ? <span className={css.soft}> {spanOf(model.waitsMs)}</span> : null}
      </td>
      <td className={css.right}>{model.lagMs === null ? '–' : spanOf(model.lagMs)}</td>
      <td className={css.right}>{model.bytes === null ? '–' : sizeOf(model.bytes)}</td>
      <td className={`${css.monoSoft} ${css.roomy}`}>{model.holder ? `…${model.holder.slice(-6)}` : 'nobody'}</td>
      <td className={`${css.time} ${css.roomy}`}>{model.updatedAt ? timeOf(model.updatedAt).slice(0, 19) : '–'}</td>
      <td>
        <Work model={model} onBegin={onBegin} />
      </td>
    </tr>
    {model.error ? (
      <tr>
        <td colSpan={9} className={own.error}>
          {model.errorPosition ? `Halted before ${model.errorPosition}: ` : ''}
          {model.error}
        </td>
      </tr>
    ) : null}
  </>
)

const Work = ({ model: { name, job }, onBegin }: { model: Model; onBegin: (begin: Begin) => void }) => {
  const [sure, setSure] = useState(false)
  if (job?.state === 'running')
    return (
      <div className={own.working}>
        <span>
          {job.what === 'rebuild' ? 'Rebuilding' : 'Comparing'} … {job.events} events
        </span>
        <progress
          className={own.bar}
          aria-label={`${job.what} of ${name}`}
          max={1}
          {...(job.part === null ? {} : { value: job.part })}
        />
      </div>
    )
  return (
    <div className={own.working}>
      <span className={css.row}>
        <button
          type="button"
          className={css.plain}
          aria-label={`Verify ${name}`}
          onClick={() => onBegin({ name, what: 'verify' })}
        >
          Verify
        </button>
        <button
          type="button"
          className={sure ? css.primary : css.plain}
          aria-label={sure ? `Really rebuild ${name}` : `Rebuild ${name}`}
          onBlur={() => setSure(false)}
          onClick={() => {
            if (sure) onBegin({ name, what: 'rebuild' })
            setSure(!sure)
          }}
        >
          {sure ? 'Really rebuild' : 'Rebuild'}
        </button>
      </span>
      {job ? (
        <span className={job.state === 'failed' ? css.bad : css.soft} role="status">
          {job.says}
        </span>
      ) : null}
    </div>
  )
}

const units = ['B', 'KB', 'MB', 'GB', 'TB'] as const

const sizeOf = (bytes: number) => {
  const step = bytes === 0 ? 0 : Math.min(units.length - 1, Math.floor(Math.log(bytes) / Math.log(1024)))
  return `${Math.round(bytes / 1024 ** step)} ${units[step]}`
}
