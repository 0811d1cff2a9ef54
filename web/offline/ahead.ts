import type { AnswerOf } from '../data/calls.ts'
import { isOffline } from '../data/client.ts'
import { history } from '../data/more-queries.ts'
import { preparation, queryClient, workout } from '../data/queries.ts'

const next = 3
const past = 3

/** What will be wanted where there is no connection: the next workouts, and the last ones with their history. */
export const fetchAhead = ({ nextWorkouts, trainingHistory }: AnswerOf<'GET /dashboard/overview'>) => {
  if (isOffline()) return
  const isMade = ({ status }: { status: string }) => status !== 'GENERATING' && status !== 'FAILED'
  for (const { id } of nextWorkouts.filter(isMade).slice(0, next)) {
    queryClient.prefetchQuery(workout(id))
    queryClient.prefetchQuery(preparation(id))
  }
  for (const { id } of trainingHistory.slice(0, past)) {
    queryClient.prefetchQuery(workout(id))
    queryClient.prefetchQuery(preparation(id))
    queryClient.prefetchQuery(history(id))
  }
}
