import { useEffect, useState } from 'react'
import type { WorkoutId } from '../../domain/ids.ts'
import { followStages, type Stage } from '../data/live.ts'
import { queryClient, workout as workoutQuery } from '../data/queries.ts'

/** What was heard of a workout in the making, in order; its end is looked at once more. */
export const useStages = (id: WorkoutId): readonly Stage[] => {
  const [heard, setHeard] = useState<readonly Stage[]>([])
  useEffect(() => {
    const leaving = new AbortController()
    setHeard([])
    followStages(
      id,
      stage => {
        setHeard(before => [...before, stage])
        if (stage === 'done' || stage === 'failed') queryClient.invalidateQueries(workoutQuery(id))
      },
      leaving.signal,
    )
    return () => leaving.abort()
  }, [id])
  return heard
}
