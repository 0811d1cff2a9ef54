import { useQuery } from '@tanstack/react-query'
import type { WorkoutId } from '../../domain/ids.ts'
import type { AnswerOf } from '../data/calls.ts'
import { preparation } from '../data/more-queries.ts'

export type Prepared = AnswerOf<'GET /api/workouts/:id/preparation'>['exercises'][number]

const nothingKnown = { last: null, notes: null, best: null, loads: [], bar: null }

/** What was done last time and what can be loaded; nothing while it is not known. */
export const usePreparation = (workout: WorkoutId, exercise: string): Omit<Prepared, 'id'> & { known: boolean } => {
  const { data } = useQuery(preparation(workout))
  return { ...nothingKnown, ...data?.exercises.find(({ id }) => id === exercise), known: data !== undefined }
}
