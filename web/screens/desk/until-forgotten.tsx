import { useQuery } from '@tanstack/react-query'
import { Fragment, type ReactNode, useEffect, useState } from 'react'
import { ask } from '../../data/client.ts'
import { isPassing } from '../../data/problem.ts'
import { queryClient } from '../../data/queries.ts'
import * as css from './desk.css.ts'
import { unseal } from './reason.ts'

const every = 4000

/**
 * What is shown of a stream, or of the person whose it is. Where something of it is forgotten meanwhile, whatever was read
 * goes from the page and from memory, and is read anew.
 */
export const UntilForgotten = ({ stream, children }: { stream: string; children: ReactNode }) => {
  const { data } = useQuery({
    queryKey: ['standing', stream],
    queryFn: ({ signal }) => ask('GET /desk/streams/:stream/standing', { params: { stream }, query: {}, signal }),
    refetchInterval: ({ state }) => (state.error && !isPassing(state.error) ? false : every),
    staleTime: 0,
  })
  const [known, know] = useState<{ readonly forgotten: string | null; readonly times: number } | null>(null)
  useEffect(() => {
    if (!data || data.forgotten === known?.forgotten) return
    if (known) {
      unseal(stream, null)
      queryClient.removeQueries({ queryKey: ['desk'] })
    }
    know({ forgotten: data.forgotten, times: known ? known.times + 1 : 0 })
  }, [data, known, stream])
  const times = known?.times ?? 0
  return (
    <>
      {times > 0 ? (
        <p className={css.wrong} role="status">
          Something of this was erased meanwhile. What had been read of it is gone from here.
        </p>
      ) : null}
      <Fragment key={times}>{children}</Fragment>
    </>
  )
}
