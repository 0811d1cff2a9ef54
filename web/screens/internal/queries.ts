import { queryOptions } from '@tanstack/react-query'
import type { WorkoutId } from '../../../domain/ids.ts'
import type { AnswerOf } from '../../data/calls.ts'
import { ask, askFully } from '../../data/client.ts'

export type Entry = AnswerOf<'GET /workouts'>[number]
export type Workout = AnswerOf<'GET /workouts/:id'>
export type TrainingProfile = AnswerOf<'GET /training-profiles/all'>[number]
export type TrainingPlan = AnswerOf<'GET /training-plan/mine'>
export type UserProfile = AnswerOf<'GET /users/profile'>

const isGenerating = ({ status }: { status: string }) => status === 'GENERATING'

export const allWorkouts = queryOptions({
  queryKey: ['internal', 'workouts'],
  queryFn: ({ signal }) => everyPage(signal).catch(logged),
  refetchInterval: ({ state }) => (state.data?.some(isGenerating) ? 1000 : false),
  retry: false,
})

const everyPage = async (signal: AbortSignal): Promise<Entry[]> => {
  const found: Entry[] = []
  for (let before: string | undefined, more = true; more; ) {
    const query = before === undefined ? {} : { before }
    const { answer, link } = await askFully('GET /workouts', { query, signal })
    found.push(...answer)
    before = nextIn(link)
    more = before !== undefined
  }
  return found
}

const nextIn = (link: string | null) => {
  const next = /<([^>]*)>; rel="next"/.exec(link ?? '')?.[1]
  return next ? (new URL(next, location.origin).searchParams.get('before') ?? undefined) : undefined
}

/** With the very text that came, for copying. */
export const oneWorkout = (id: WorkoutId) =>
  queryOptions({
    queryKey: ['internal', 'workout', id],
    queryFn: ({ signal }) => askFully('GET /workouts/:id', { params: { id }, signal }).catch(logged),
    refetchInterval: ({ state }) => (state.data && isGenerating(state.data.answer) ? 1000 : false),
    retry: false,
  })

export const trainingProfiles = queryOptions({
  queryKey: ['internal', 'training-profiles'],
  queryFn: ({ signal }) => ask('GET /training-profiles/all', { signal }).catch(logged),
  retry: false,
})

/** All that the profile page edits. Without a user profile there is no page; the plan may be missing. */
export const profileData = queryOptions({
  queryKey: ['internal', 'profile'],
  queryFn: async ({ signal }) => {
    const [user, profiles, mine, plan] = await Promise.all([
      ask('GET /users/profile', { signal }).catch(logged),
      ask('GET /training-profiles/all', { signal }).catch(error => {
        console.error(error)
        return null
      }),
      ask('GET /training-profiles/mine', { signal }).catch(() => null),
      ask('GET /training-plan/mine', { signal }).catch(() => null),
    ])
    return { user, profiles, mine, plan }
  },
  retry: false,
})

export type ProfileData = NonNullable<Awaited<ReturnType<NonNullable<typeof profileData.queryFn>>>>

const logged = (error: unknown): never => {
  console.error(error)
  throw error
}
