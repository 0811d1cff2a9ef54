import { queryOptions, useMutation, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useSearchParams } from 'wouter'
import type { AnswerOf } from '../../data/calls.ts'
import { inspect } from './ask.ts'
import { Wrong } from './bits.tsx'
import * as css from './desk.css.ts'
import * as models from './models.css.ts'
import * as own from './suppose.css.ts'

/** The what-ifs that the page's address names, so that they are there again when it is loaded anew. */
export const useJobs = () => {
  const [search, setSearch] = useSearchParams()
  const show = (jobs: readonly string[]) =>
    setSearch(
      before => {
        const after = new URLSearchParams(before)
        after.delete('job')
        for (const id of jobs) after.append('job', id)
        return after
      },
      { replace: true },
    )
  return [search.getAll('job'), show] as const
}

type Job = AnswerOf<'GET /desk/what-ifs/:id'>
type Asked = { readonly id: string; readonly reason: string }
type Props = Asked & { children: (done: Job) => ReactNode }

export const whatIfJob = ({ id, reason }: Asked) =>
  queryOptions({
    queryKey: ['desk', 'what-if', id],
    queryFn: ({ signal }) => inspect('GET /desk/what-ifs/:id', reason, { params: { id }, signal }),
    refetchInterval: ({ state }) =>
      state.status !== 'error' && (!state.data || state.data.state === 'running') ? 400 : false,
    staleTime: Number.POSITIVE_INFINITY,
  })

/** How far a what-if is, until it is done or cancelled. */
export const WhatIfJob = ({ id, reason, children }: Props) => {
  const params = { id }
  const { data, error, refetch } = useQuery(whatIfJob({ id, reason }))
  const cancel = useMutation({
    mutationFn: () => inspect('DELETE /desk/what-ifs/:id', reason, { params }),
    onSettled: () => refetch(),
  })
  if (error) return <Wrong error={error} again={refetch} />
  if (!data || data.state === 'running')
    return (
      <section className={own.working} role="status" aria-label="What if">
        <span>Asking again … {inWords(data)}</span>
        <progress
          className={models.bar}
          aria-label="What if"
          {...(data?.asked ? { value: data.asked.done, max: data.asked.of } : {})}
        />
        <div>
          <button type="button" className={css.plain} disabled={cancel.isPending} onClick={() => cancel.mutate()}>
            Cancel
          </button>
        </div>
      </section>
    )
  if (data.state === 'cancelled') return <p role="status">Cancelled.</p>
  if (data.state === 'failed') return <p className={css.bad}>It could not be told: {data.says}</p>
  return children(data)
}

const inWords = (job: Job | undefined) =>
  job?.asked ? `${job.asked.done} of ${job.asked.of} plans` : `${job?.read ?? 0} events read`
