import type { Written } from '../domain/coach/read/limiting-words.ts'
import { feedbackDays, profileWords } from '../domain/coach/read/reader.ts'
import { daysBefore } from '../domain/days.ts'
import { keysOf } from '../domain/fields.ts'
import type { FeedbackId, ProfileId, UserId, WorkoutId } from '../domain/ids.ts'
import { statusOf } from '../domain/progress.ts'
import type { State as Profiles } from '../domain/training-profiles.ts'
import type * as Workout from '../domain/workout.ts'
import type { Db } from '../projections/all.ts'
import { factsOf, pastWorkout, placeIn } from '../projections/athlete-memory.ts'
import { feedbackBy } from '../projections/feedback.ts'
import { trainedSince } from '../projections/workout-detail.queries.ts'
import { workoutsOf } from '../projections/workout-list.queries.ts'

/** Where one's own words stand, for whoever wants to change them. */
export type Where = {
  readonly workout: WorkoutId | null
  readonly profile: ProfileId | null
  readonly feedback: FeedbackId | null
}

type Reading = {
  readonly db: Db
  readonly profilesNow: (user: UserId) => Promise<Profiles>
  readonly workoutPast: (workout: WorkoutId) => Promise<readonly Workout.Event[]>
}

const nowhere: Where = { workout: null, profile: null, feedback: null }

/** So many workouts that wait to be done may have been wished for in words. */
const mostOpen = 5

/** All that somebody wrote and that a plan made now may depend on. */
export const wordsWritten = async (
  { db, profilesNow, workoutPast }: Reading,
  user: UserId,
  now: string,
): Promise<readonly Written<Where>[]> => [
  ...(await wished(db, workoutPast, user)),
  ...toldBy(await profilesNow(user), now),
  ...(await saidAfter(db, user)),
  ...(await noted(db, user, now)),
]

const wished = async (db: Db, workoutPast: Reading['workoutPast'], user: UserId): Promise<Written<Where>[]> => {
  const open = [statusOf.in_progress, statusOf.planned].map(status => workoutsOf(db, user, { status, limit: mostOpen }))
  const ids = (await Promise.all(open)).flat().map(({ id }) => id)
  const pasts = await Promise.all(ids.map(async workout => ({ workout, past: await workoutPast(workout) })))
  return pasts.flatMap(({ workout, past: [first] }) =>
    first?.type === 'WorkoutRequested' && first.prompt
      ? [{ field: 'wish', text: first.prompt, at: first.at, where: { ...nowhere, workout } }]
      : [],
  )
}

const toldBy = ({ plan, profiles, primary }: Profiles, now: string): Written<Where>[] => [
  ...profileWords(factsOf(plan, null)).map(one => ({ ...one, at: now, where: nowhere })),
  ...keysOf(profiles).map(profile => ({
    field: 'place' as const,
    text: placeIn({ profiles, primary }, profile).details ?? '',
    at: now,
    where: { ...nowhere, profile },
  })),
]

const saidAfter = async (db: Db, user: UserId): Promise<Written<Where>[]> =>
  (await feedbackBy(db, user)).map(({ id, workout, comment, updated_at }) => ({
    field: 'feedback',
    text: comment ?? '',
    at: updated_at,
    where: { ...nowhere, workout, feedback: id },
  }))

const noted = async (db: Db, user: UserId, now: string): Promise<Written<Where>[]> =>
  (await trainedSince(db, user, daysBefore(now, feedbackDays))).flatMap(row =>
    pastWorkout(row).flatMap(({ at, notes = [] }) =>
      notes.map(text => ({ field: 'note' as const, text, at, where: { ...nowhere, workout: row.id } })),
    ),
  )
