import { QueryClient, queryOptions } from '@tanstack/react-query'
import { keptFirst, persister } from '../offline/answers.ts'
import { outboxState } from '../state.ts'
import { ask, askFully, isOffline } from './client.ts'
import { firstOverview } from './early.ts'
import { entriesOf } from './outbox.ts'
import { isLate, isPassing } from './problem.ts'

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      networkMode: 'always',
      staleTime: 5_000,
      persister,
      retry: (count, error) => isPassing(error) && !isLate(error) && !isOffline() && count < 1,
    },
  },
})

export const overview = queryOptions({
  queryKey: ['overview'],
  meta: keptFirst,
  queryFn: firstOverview.take,
  refetchInterval: ({ state }) =>
    state.data?.nextWorkouts.some(({ status }) => status === 'GENERATING') ? 1500 : false,
})

/** `seen`: the acts this answer already holds, which may now leave the outbox. */
export const workout = (id: string) =>
  queryOptions({
    queryKey: ['workout', id],
    meta: keptFirst,
    queryFn: async ({ signal }) => {
      const acknowledged = entriesOf(outboxState.get(), id).filter(entry => entry.acknowledged)
      const { answer, stale } = await askFully('GET /workouts/:id', { params: { id }, signal })
      return { workout: answer, seen: stale ? [] : acknowledged.map(({ id, order }) => ({ id, order })) }
    },
    refetchInterval: ({ state }) => (state.data?.workout.status === 'GENERATING' ? 700 : false),
  })

export const places = queryOptions({
  queryKey: ['places'],
  queryFn: ({ signal }) => ask('GET /training-profiles/all', { signal }),
})

/** What a change of any workout changes. */
const sums = [['overview'], ['programme'], ['strength']]

/** Whatever is on the screen is read anew; the rest when it is shown. With `already` what is being read is not asked for twice. */
export const refreshAll = ({ already = false } = {}) => {
  for (const queryKey of [['workout'], ['history'], ...sums])
    queryClient.invalidateQueries({ queryKey }, { cancelRefetch: !already })
}

/** Everything that shows a workout reads it anew. */
export const refreshWorkout = (id: string) => {
  for (const queryKey of [['workout', id], ['history', id], ...sums]) queryClient.invalidateQueries({ queryKey })
}
