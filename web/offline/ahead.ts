import type { WorkoutId } from '../../domain/ids.ts'
import type { AnswerOf } from '../data/calls.ts'
import { isOffline } from '../data/client.ts'
import { history, preparation } from '../data/more-queries.ts'
import { queryClient, workout } from '../data/queries.ts'
import { addresses } from '../exercise/files.ts'
import { additions } from '../training/additions.ts'
import { isOurs, seenFiles } from './seen.ts'

const next = 3
const past = 3

/** What will be wanted where there is no connection: the next workouts, and the last ones. */
export const fetchAhead = ({ nextWorkouts, trainingHistory }: AnswerOf<'GET /dashboard/overview'>) => {
  if (isOffline()) return
  const isMade = ({ status }: { status: string }) => status !== 'GENERATING' && status !== 'FAILED'
  for (const [at, { id }] of nextWorkouts.filter(isMade).slice(0, next).entries()) {
    if (at === 0) queryClient.prefetchQuery(additions(id))
    withMovements(id).catch(() => {})
    withPast(id)
  }
  for (const { id } of trainingHistory.slice(0, past)) {
    queryClient.prefetchQuery(workout(id))
    withPast(id)
  }
}

/** What happened with a workout, and with its exercises before. */
const withPast = (id: WorkoutId) => {
  queryClient.prefetchQuery(preparation(id))
  queryClient.prefetchQuery(history(id))
}

/** A workout, and how its exercises go; without the worker too, which a first visit does not have yet. */
const withMovements = async (id: WorkoutId) => {
  const { workout: made } = await queryClient.fetchQuery(workout(id))
  const exercises = new Set(made.blocks.flatMap(block => block.exercises.map(({ exercise_id }) => exercise_id)))
  const seen = await caches.open(seenFiles)
  for (const address of [...exercises].flatMap(exercise => Object.values(addresses(exercise)))) {
    if (await seen.match(address)) continue
    const response = await fetch(address)
    if (isOurs(response)) await seen.put(address, response)
  }
}
