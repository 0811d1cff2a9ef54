import { queryOptions } from '@tanstack/react-query'
import type { PlannedExerciseId, WorkoutId } from '../../domain/ids.ts'
import { keptFirst } from '../offline/answers.ts'
import { ask } from './client.ts'

// What is asked beyond the overview and the workouts.

/** What was done last time, and what the place can load. */
export const preparation = (id: WorkoutId) =>
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

export const placeOf = (id: WorkoutId) =>
  queryOptions({
    queryKey: ['workout', id, 'place'],
    queryFn: ({ signal }) => ask('GET /api/workouts/:id/place', { params: { id }, signal }),
  })

/** How strength went, and the sets that tell it. */
export const strength = queryOptions({
  queryKey: ['strength'],
  meta: keptFirst,
  queryFn: ({ signal }) => ask('GET /api/strength', { signal }),
  staleTime: 60_000,
})

/** The decisions behind an exercise, with the events that led to them. */
export const causes = (id: WorkoutId, exercise: PlannedExerciseId) =>
  queryOptions({
    queryKey: ['causes', id, exercise],
    meta: keptFirst,
    queryFn: ({ signal }) =>
      ask('GET /api/workouts/:id/exercises/:exercise/causes', { params: { id, exercise }, signal }),
    staleTime: 60_000,
  })

export const history = (id: WorkoutId) =>
  queryOptions({
    queryKey: ['history', id],
    meta: keptFirst,
    queryFn: ({ signal }) => ask('GET /api/workouts/:id/history', { params: { id }, signal }),
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

/** What of the athlete's own words limits plans. */
export const limitingWords = queryOptions({
  queryKey: ['limiting words'],
  queryFn: ({ signal }) => ask('GET /api/body/words', { signal }),
  staleTime: 0,
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

/** What is left, what the subscription costs, and how it stands. `waiting`: it was paid a moment ago and is not told yet. */
export const membership = (waiting = false) =>
  queryOptions({
    queryKey: ['membership'],
    meta: keptFirst,
    queryFn: ({ signal }) => ask('GET /api/membership', { signal }),
    refetchInterval: ({ state }) => (waiting && state.data?.standing !== 'active' ? 1500 : false),
  })
