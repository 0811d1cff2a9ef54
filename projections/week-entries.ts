import { type Kysely, sql } from 'kysely'
import type { UserId, WorkoutId } from '../domain/ids.ts'
import { begunStatuses } from '../domain/progress.ts'
import { type WorkoutEntry, type WorkoutListTables, workoutList } from './workout-list.ts'

type Db = Kysely<WorkoutListTables>

/** The workouts that a person's week from this Monday is added up from (`weeksOf`). */
export const entriesOfWeek = (db: Db, owner: UserId, monday: string): Promise<WorkoutEntry[]> =>
  db
    .selectFrom(workoutList.name)
    .selectAll()
    .where('owner', '=', owner)
    .where('deleted_at', 'is', null)
    .where('logged', '>', 0)
    .where(sql<boolean>`date_trunc('week', started_at at time zone 'Europe/Berlin') = ${monday}::timestamp`)
    .execute()

export const workoutEntryOf = (db: Db, owner: UserId, id: WorkoutId): Promise<WorkoutEntry | undefined> =>
  db
    .selectFrom(workoutList.name)
    .selectAll()
    .where('owner', '=', owner)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()

/** The newest of the workouts that were begun (`progressOf`). */
export const newestBegun = (db: Db, owner: UserId, limit: number): Promise<WorkoutEntry[]> =>
  db
    .selectFrom(workoutList.name)
    .selectAll()
    .where('owner', '=', owner)
    .where('status', 'in', [...begunStatuses])
    .where('deleted_at', 'is', null)
    .orderBy('requested_at', 'desc')
    .limit(limit)
    .execute()
