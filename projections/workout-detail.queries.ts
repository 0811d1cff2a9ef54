import type { Kysely } from 'kysely'
import type { UserId, WorkoutId } from '../domain/ids.ts'
import { type WorkoutDetail, type WorkoutDetailTables, workoutDetail } from './workout-detail.ts'

type Db = Kysely<WorkoutDetailTables>

export const workoutOf = (db: Db, owner: UserId, id: WorkoutId) =>
  db
    .selectFrom(workoutDetail.name)
    .selectAll()
    .where('id', '=', id)
    .where('owner', '=', owner)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()

/** The plans of these workouts, deleted ones included: what was done in them stays a cause. */
export const plansOf = (db: Db, owner: UserId, ids: readonly WorkoutId[]) =>
  ids.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom(workoutDetail.name)
        .select(['id', 'planned'])
        .where('id', 'in', [...ids])
        .where('owner', '=', owner)
        .execute()

/** Every workout of which something was said about an exercise; "never again" does not grow old. */
export const feltBy = (db: Db, owner: UserId) =>
  db
    .selectFrom(workoutDetail.name)
    .select('training')
    .where('owner', '=', owner)
    .where('deleted_at', 'is', null)
    .where('felt', '=', true)
    .orderBy('id')
    .execute()

/** The same of rows that are in no table. */
export const feltAmong = (rows: readonly WorkoutDetail[]) =>
  rows.filter(({ deleted_at, felt }) => deleted_at === null && felt).sort((one, other) => (one.id < other.id ? -1 : 1))

const mostTrained = 120

/** What the coach looks back on: workouts that were begun since `since`, newest first. */
export const trainedSince = (db: Db, owner: UserId, since: string) =>
  db
    .selectFrom(workoutDetail.name)
    .selectAll()
    .where('owner', '=', owner)
    .where('deleted_at', 'is', null)
    .where('started_at', '>=', since)
    .orderBy('started_at', 'desc')
    .limit(mostTrained)
    .execute()

/** The same of rows that are in no table. */
export const trainedAmong = (rows: readonly WorkoutDetail[], since: string) =>
  rows
    .filter(({ deleted_at, started_at }) => deleted_at === null && started_at !== null && started_at >= since)
    .sort((one, other) => ((one.started_at ?? '') < (other.started_at ?? '') ? 1 : -1))
    .slice(0, mostTrained)
