import { hashKey } from '@tanstack/react-query'
import type { WorkoutId } from '../../domain/ids.ts'
import { begunStatuses } from '../../domain/progress.ts'
import type { AnswerOf } from '../data/calls.ts'
import { isOffline } from '../data/client.ts'
import { entriesOf } from '../data/outbox.ts'
import { queryClient, workout } from '../data/queries.ts'
import { outboxState } from '../state.ts'
import { applied } from '../training/applied.ts'
import { loggedIn } from '../training/steps.ts'
import type { Workout } from '../training/types.ts'
import { keptAnswer } from './kept.ts'

type Overview = AnswerOf<'GET /dashboard/overview'>

/** The overview as this device left its workouts: with what waits to be sent and, without a connection, what was read since. */
export const asHere = async (overview: Overview): Promise<Overview> => {
  const known = await Promise.all(overview.nextWorkouts.map(({ id }) => knownHere(id)))
  return withKnown(
    overview,
    known.filter(one => one !== null),
  )
}

const knownHere = async (id: WorkoutId): Promise<Workout | null> => {
  const entries = entriesOf(outboxState.get(), id)
  if (entries.length === 0 && !isOffline()) return null
  const { queryKey } = workout(id)
  const answer = queryClient.getQueryData(queryKey) ?? (await keptAnswer(hashKey(queryKey)))
  return answer ? applied((answer as { workout: Workout }).workout, entries) : null
}

/** What is over moves to what was trained, newest first, and counts. */
export const withKnown = (overview: Overview, known: readonly Workout[]): Overview => {
  const byId = new Map(known.map(one => [one.id, one]))
  const entries = overview.nextWorkouts.map(entry => {
    const here = byId.get(entry.id)
    return here ? { ...entry, ...entryOf(here) } : entry
  })
  const isOver = ({ status }: { status: string }) => status === 'COMPLETED' || status === 'ABORTED'
  const over = entries.filter(isOver).map(entry => ({ ...entry, completed: entry.status === 'COMPLETED' }))
  const begun = (some: Overview['nextWorkouts']) => some.filter(({ status }) => begunAs.has(status)).length
  return {
    ...overview,
    progress: {
      completed: overview.progress.completed + over.filter(({ completed }) => completed).length,
      total: overview.progress.total + begun(entries) - begun(overview.nextWorkouts),
    },
    nextWorkouts: entries.filter(entry => !isOver(entry)),
    trainingHistory: [...over, ...overview.trainingHistory],
  }
}

const begunAs: ReadonlySet<string> = new Set(begunStatuses)

const entryOf = (here: Workout) => ({
  name: here.name,
  status: here.status,
  date: here.started_at ?? here.date_created,
  duration: here.trained_minutes ?? Math.round(here.estimated_minutes ?? here.duration_minutes),
  logged: loggedIn(here),
})
