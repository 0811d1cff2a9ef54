import { queryOptions } from '@tanstack/react-query'
import type { WorkoutId } from '../../domain/ids.ts'
import { ask } from '../data/client.ts'
import { keptFirst } from '../offline/answers.ts'

/** What of the catalogue can be added, and what does not fit. */
export const additions = (id: WorkoutId) =>
  queryOptions({
    queryKey: ['additions', id],
    meta: keptFirst,
    queryFn: ({ signal }) => ask('GET /api/workouts/:id/additions', { params: { id }, signal }),
    staleTime: 60_000,
  })
