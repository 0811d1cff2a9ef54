import type { PlannedExerciseId, WorkoutId } from '../../../domain/ids.ts'
import { ask } from '../../data/client.ts'
import { queryClient, workout as workoutQuery } from '../../data/queries.ts'
import type { Exercise, Workout } from '../../training/types.ts'

/** Swaps, and answers what came and its first set. */
export const exchange = async (workout: WorkoutId, exercise: PlannedExerciseId, wanted: string) => {
  const params = { id: workout, exercise }
  await ask('POST /api/workouts/:id/exercises/:exercise/swap', { params, body: { wanted } })
  return cameTo(workout, one => one.exercise_id === wanted)
}

/** What the coach has put in the place of something else, as `isIt` knows it. */
export const cameTo = async (workout: WorkoutId, isIt: (exercise: Exercise) => boolean) => {
  await queryClient.invalidateQueries(workoutQuery(workout))
  const now = queryClient.getQueryData(workoutQuery(workout).queryKey)?.workout
  const came = now && exercisesOf(now).find(isIt)
  const set = came?.sets.find(({ look }) => look === 'planned')?.id ?? null
  return came ? { id: came.id, name: came.name, set } : null
}

export const exercisesOf = ({ blocks }: Pick<Workout, 'blocks'>) => blocks.flatMap(({ exercises }) => exercises)
