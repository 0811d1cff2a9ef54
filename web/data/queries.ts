import { QueryClient, type QueryKey, queryOptions } from '@tanstack/react-query'
import type { WorkoutId } from '../../domain/ids.ts'
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
export const workout = (id: WorkoutId) =>
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
const ofAny = [['workout'], ['history'], ...sums]

/** Whatever is on the screen is read anew; the rest when it is shown. */
export const refreshAll = () => {
  for (const queryKey of ofAny) queryClient.invalidateQueries({ queryKey })
}

/** So is all that was read before now. What is being read may be old as well: it is shown, and read once more. */
export const catchUp = () => {
  const reading = ofAny.flatMap(queryKey => queryClient.getQueryCache().findAll({ queryKey, fetchStatus: 'fetching' }))
  const refresh = (queryKey: QueryKey) => queryClient.invalidateQueries({ queryKey }, { cancelRefetch: false })
  ofAny.forEach(refresh)
  for (const { promise, queryKey } of reading) Promise.allSettled([promise]).then(() => refresh(queryKey))
}

/** Everything that shows a workout reads it anew. */
export const refreshWorkout = (id: WorkoutId) => {
  for (const queryKey of [['workout', id], ['history', id], ...sums]) queryClient.invalidateQueries({ queryKey })
}
