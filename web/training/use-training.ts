import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import type { Act } from '../data/outbox.ts'
import { isWaiting, of } from '../data/outbox.ts'
import { workout as workoutQuery } from '../data/queries.ts'
import { act, forget } from '../data/sender.ts'
import { outboxState } from '../state.ts'
import { applied } from './applied.ts'

/** A workout as the athlete left it, and the door to change it; both work without a connection. */
export const useTraining = (id: string) => {
  const { data, error, refetch } = useQuery(workoutQuery(id))
  const all = outboxState.use()
  const entries = useMemo(() => of(all, id), [all, id])
  const workout = useMemo(() => data && applied(data.workout, entries), [data, entries])
  useEffect(() => {
    forget(data?.seen ?? [])
  }, [data])
  return {
    workout,
    error,
    refetch,
    unsaved: entries.filter(isWaiting).length,
    act: (done: Act) => act(id, done),
  }
}

export type Training = ReturnType<typeof useTraining>
