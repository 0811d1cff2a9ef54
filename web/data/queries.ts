import { QueryClient, queryOptions } from '@tanstack/react-query'
import { keptFirst, persister } from '../offline/answers.ts'
import { outboxState } from '../state.ts'
import { ask, askFully } from './client.ts'
import { of } from './outbox.ts'
import { isLate, isPassing } from './problem.ts'

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      networkMode: 'always',
      staleTime: 5_000,
      persister,
      retry: (count, error) => isPassing(error) && !isLate(error) && count < 1,
    },
  },
})

export const overview = queryOptions({
  queryKey: ['overview'],
  meta: keptFirst,
  queryFn: ({ signal }) => ask('GET /dashboard/overview', { signal }),
  refetchInterval: ({ state }) =>
    state.data?.nextWorkouts.some(({ status }) => status === 'GENERATING') ? 1500 : false,
})

/** `seen`: the acts this answer already holds, which may now leave the outbox. */
export const workout = (id: string) =>
  queryOptions({
    queryKey: ['workout', id],
    meta: keptFirst,
    queryFn: async ({ signal }) => {
      const acknowledged = of(outboxState.get(), id).filter(entry => entry.acknowledged)
      const { answer, stale } = await askFully('GET /workouts/:id', { params: { id }, signal })
      return { workout: answer, seen: stale ? [] : acknowledged.map(({ id, order }) => ({ id, order })) }
    },
    refetchInterval: ({ state }) => (state.data?.workout.status === 'GENERATING' ? 700 : false),
  })

export const placeOf = (id: string) =>
  queryOptions({
    queryKey: ['workout', id, 'place'],
    queryFn: ({ signal }) => ask('GET /api/workouts/:id/place', { params: { id }, signal }),
  })

/** What was done last time, and what the place can load. */
export const preparation = (id: string) =>
  queryOptions({
    queryKey: ['preparation', id],
    meta: keptFirst,
    queryFn: ({ signal }) => ask('GET /api/workouts/:id/preparation', { params: { id }, signal }),
    staleTime: 60_000,
  })

/** What this week is for, and what comes next. */
export const programme = queryOptions({
  queryKey: ['programme'],
  meta: keptFirst,
  queryFn: ({ signal }) => ask('GET /api/programme', { query: {}, signal }),
})

/** How strength went, and the sets that tell it. */
export const strength = queryOptions({
  queryKey: ['strength'],
  meta: keptFirst,
  queryFn: ({ signal }) => ask('GET /api/strength', { signal }),
  staleTime: 60_000,
})

/** The decisions behind an exercise, with the events that led to them. */
export const causes = (id: string, exercise: string) =>
  queryOptions({
    queryKey: ['causes', id, exercise],
    meta: keptFirst,
    queryFn: ({ signal }) =>
      ask('GET /api/workouts/:id/exercises/:exercise/causes', { params: { id, exercise }, signal }),
    staleTime: 60_000,
  })

export const history = (id: string) =>
  queryOptions({
    queryKey: ['history', id],
    meta: keptFirst,
    queryFn: ({ signal }) => ask('GET /api/workouts/:id/history', { params: { id }, signal }),
  })

export const places = queryOptions({
  queryKey: ['places'],
  queryFn: ({ signal }) => ask('GET /training-profiles/all', { signal }),
})

export const aboutMe = queryOptions({
  queryKey: ['about-me'],
  queryFn: ({ signal }) => ask('GET /training-plan/mine', { signal }),
})

/** What the coach respects about the athlete's body. */
export const body = queryOptions({
  queryKey: ['body'],
  queryFn: ({ signal }) => ask('GET /api/body', { signal }),
})

export const consents = queryOptions({
  queryKey: ['consents'],
  queryFn: ({ signal }) => ask('GET /api/consents', { signal }),
})

export const catalogue = queryOptions({
  queryKey: ['catalogue'],
  meta: keptFirst,
  queryFn: ({ signal }) => ask('GET /catalogue', { signal }),
  staleTime: Number.POSITIVE_INFINITY,
})

/** Whatever is on the screen is read anew; the rest when it is shown. */
export const refreshAll = () => {
  for (const queryKey of [['workout'], ['history'], ['overview']]) queryClient.invalidateQueries({ queryKey })
}

/** Everything that shows a workout reads it anew. */
export const refreshWorkout = (id: string) => {
  queryClient.invalidateQueries({ queryKey: ['workout', id] })
  queryClient.invalidateQueries({ queryKey: ['history', id] })
  queryClient.invalidateQueries({ queryKey: ['overview'] })
}

/** What is left, what the subscription costs, and how it stands. `waiting`: it was paid a moment ago and is not told yet. */
export const membership = (waiting = false) =>
  queryOptions({
    queryKey: ['membership'],
    meta: keptFirst,
    queryFn: ({ signal }) => ask('GET /api/membership', { signal }),
    refetchInterval: ({ state }) => (waiting && state.data?.standing !== 'active' ? 1500 : false),
  })
