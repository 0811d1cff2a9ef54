import { type QueryFunctionContext, useQuery } from '@tanstack/react-query'
import { isPassing } from '../../data/problem.ts'
import * as css from './desk.css.ts'
import { saidInEnglish } from './said.ts'

type Watched<Data> = {
  readonly queryKey: readonly unknown[]
  readonly queryFn: (context: QueryFunctionContext) => Promise<Data>
  /** ms until it is read again, by what was read last. */
  readonly every: (data: Data | undefined) => number | false
}

/**
 * What changes by itself, read again and again. Where no answer comes for a while, what was read stays, and whatever
 * somebody was typing beside it; `old` then says why. A refusal takes it away, and ends the asking.
 */
export const useWatched = <Data,>({ queryKey, queryFn, every }: Watched<Data>) => {
  const { data, error, refetch } = useQuery({
    queryKey,
    queryFn,
    refetchInterval: ({ state }) => (state.error && !isPassing(state.error) ? false : every(state.data)),
  })
  const stays = data !== undefined && isPassing(error)
  return { data, error: stays ? null : error, old: stays ? <Old error={error} /> : null, refetch }
}

const Old = ({ error }: { error: unknown }) => (
  <p className={css.wrong} role="status">
    This is as it was last read. {saidInEnglish(error)}
  </p>
)
