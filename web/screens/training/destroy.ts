import { hashKey } from '@tanstack/react-query'
import type { WorkoutId } from '../../../domain/ids.ts'
import type { AnswerOf } from '../../data/calls.ts'
import { ask } from '../../data/client.ts'
import { overview, queryClient } from '../../data/queries.ts'
import { keepAnswer } from '../../offline/kept.ts'

/** Away with a workout: what is remembered of the overview loses it at once, and nobody fetches ahead what is gone. */
export const destroy = async (id: WorkoutId) => {
  await ask('DELETE /workouts/:id', { params: { id } })
  const { queryKey } = overview
  const rest = queryClient.setQueryData(queryKey, seen => seen && without(id, seen))
  await keepAnswer(hashKey(queryKey), rest)
  queryClient.invalidateQueries({ queryKey })
}

const without = (gone: string, { nextWorkouts, trainingHistory, ...rest }: AnswerOf<'GET /dashboard/overview'>) => ({
  ...rest,
  nextWorkouts: nextWorkouts.filter(({ id }) => id !== gone),
  trainingHistory: trainingHistory.filter(({ id }) => id !== gone),
})
