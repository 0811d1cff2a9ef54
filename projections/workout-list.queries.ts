import { type Kysely, sql } from 'kysely'
import type { WorkoutListTables, WorkoutStatus } from './workout-list.ts'

type Db = Kysely<WorkoutListTables>

/** Where a page ended. The entry itself may be gone by the time the next page is asked for. */
export type Place = { readonly at: string; readonly id: string }
export type ListQuestion = { status?: WorkoutStatus | undefined; before?: Place | undefined; limit: number }

/** Newest first, from after the place `before` on. */
export const workoutsOf = (db: Db, owner: string, { status, before, limit }: ListQuestion) =>
  db
    .selectFrom('workout_list_v5')
    .selectAll()
    .where('owner', '=', owner)
    .where('deleted_at', 'is', null)
    .$if(status !== undefined, query => query.where('status', '=', status ?? 'PLANNED'))
    .$if(before !== undefined, query =>
      query.where(sql<boolean>`(requested_at, id) < (${before?.at}::timestamptz, ${before?.id}::uuid)`),
    )
    .orderBy('requested_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()

/** When each workout was finished that was finished since. */
export const finishedSince = async (db: Db, owner: string, since: string): Promise<readonly string[]> => {
  const rows = await db
    .selectFrom('workout_list_v5')
    .select('finished_at')
    .where('owner', '=', owner)
    .where('deleted_at', 'is', null)
    .where('finished_at', '>', since)
    .where('sets', '>', 0)
    .execute()
  return rows.flatMap(({ finished_at }) => finished_at ?? [])
}

/** Deleted since, newest first: what can still be had back. */
export const deletedSince = (db: Db, owner: string, since: string) =>
  db
    .selectFrom('workout_list_v5')
    .selectAll()
    .where('owner', '=', owner)
    .where('deleted_at', '>=', since)
    .orderBy('deleted_at', 'desc')
    .limit(100)
    .execute()

/** Deleted before, oldest first: what can be had back no more. */
export const deletedBefore = (db: Db, before: string, limit: number) =>
  db
    .selectFrom('workout_list_v5')
    .select(['id', 'owner'])
    .where('deleted_at', '<', before)
    .orderBy('deleted_at')
    .limit(limit)
    .execute()

/** Plans that lie there unused since before, oldest first. */
export const unusedSince = (db: Db, before: string, limit: number) =>
  db
    .selectFrom('workout_list_v5')
    .select(['id', 'owner'])
    .where('status', '=', 'PLANNED')
    .where('planned_at', '<=', before)
    .where('deleted_at', 'is', null)
    .orderBy('planned_at')
    .limit(limit)
    .execute()

/** Of the workouts that were begun: a plan alone is none. */
export const progressOf = async (db: Db, owner: string) => {
  const counts = await db
    .selectFrom('workout_list_v5')
    .select(({ fn }) => [
      fn.countAll<bigint>().as('total'),
      fn.countAll<bigint>().filterWhere('status', '=', 'COMPLETED').as('completed'),
    ])
    .where('owner', '=', owner)
    .where('status', 'in', ['INCOMPLETE', 'COMPLETED', 'ABORTED'])
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow()
  return { completed: Number(counts.completed), total: Number(counts.total) }
}

export const weeksOf = async (db: Db, owner: string, now: string) => {
  const { rows } = await sql<{ start: string; workouts: number; sets: number; minutes: number; kg: number }>`
    select to_char(week, 'YYYY-MM-DD') as start, count(w.id)::int as workouts, coalesce(sum(w.sets), 0)::int as sets,
      coalesce(sum(w.trained), 0)::int as minutes, coalesce(sum(w.kg), 0)::float8 as kg
    from generate_series(
      date_trunc('week', ${now}::timestamptz at time zone 'Europe/Berlin') - interval '11 weeks',
      date_trunc('week', ${now}::timestamptz at time zone 'Europe/Berlin'), interval '1 week') week
    left join read_models.workout_list_v5 w on w.owner = ${owner} and w.sets > 0 and w.deleted_at is null
      and date_trunc('week', w.started_at at time zone 'Europe/Berlin') = week
    group by week order by week`.execute(db)
  return rows
}

/** When the last twelve weeks began, oldest first: Mondays in Berlin. */
export const weekStarts = async (db: Db, now: string) => {
  const { rows } = await sql<{ day: string; at: string }>`
    select to_char(week, 'YYYY-MM-DD') as day, week at time zone 'Europe/Berlin' as at
    from generate_series(
      date_trunc('week', ${now}::timestamptz at time zone 'Europe/Berlin') - interval '11 weeks',
      date_trunc('week', ${now}::timestamptz at time zone 'Europe/Berlin'), interval '1 week') week
    order by week`.execute(db)
  return rows
}
