import { type Kysely, sql } from 'kysely'
import type { UserId } from '../domain/ids.ts'
import { begunStatuses } from '../domain/progress.ts'
import { type WorkoutEntry, type WorkoutListTables, type WorkoutStatus, workoutList } from './workout-list.ts'

type Db = Kysely<WorkoutListTables>

/** Where a page ended. The entry itself may be gone by the time the next page is asked for. */
type Place = { readonly at: string; readonly id: string }
export type ListQuestion = { status?: WorkoutStatus | undefined; before?: Place | undefined; limit: number }

/** Newest first, from after the place `before` on. */
export const workoutsOf = (db: Db, owner: UserId, { status, before, limit }: ListQuestion) =>
  db
    .selectFrom(workoutList.name)
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

export const workoutsAmong = (rows: readonly WorkoutEntry[], limit: number) =>
  rows
    .filter(({ deleted_at }) => deleted_at === null)
    .sort((one, other) => (newerFirst(one) < newerFirst(other) ? 1 : -1))
    .slice(0, limit)

const newerFirst = ({ requested_at, id }: WorkoutEntry) => `${requested_at} ${id}`

/** When each workout was finished that was finished since. */
export const finishedSince = async (db: Db, owner: UserId, since: string): Promise<readonly string[]> => {
  const rows = await db
    .selectFrom(workoutList.name)
    .select('finished_at')
    .where('owner', '=', owner)
    .where('deleted_at', 'is', null)
    .where('finished_at', '>', since)
    .where('logged', '>', 0)
    .execute()
  return rows.flatMap(({ finished_at }) => finished_at ?? [])
}

/** Deleted since, newest first: what can still be had back. */
export const deletedSince = (db: Db, owner: UserId, since: string) =>
  db
    .selectFrom(workoutList.name)
    .selectAll()
    .where('owner', '=', owner)
    .where('deleted_at', '>=', since)
    .orderBy('deleted_at', 'desc')
    .limit(100)
    .execute()

/** Deleted before, oldest first: what can be had back no more. */
export const deletedBefore = (db: Db, before: string, limit: number) =>
  db
    .selectFrom(workoutList.name)
    .select(['id', 'owner'])
    .where('deleted_at', '<', before)
    .orderBy('deleted_at')
    .limit(limit)
    .execute()

/** Plans that lie there unused since before, oldest first. */
export const unusedSince = (db: Db, before: string, limit: number) =>
  db
    .selectFrom(workoutList.name)
    .select(['id', 'owner'])
    .where('status', '=', 'PLANNED')
    .where('planned_at', '<=', before)
    .where('deleted_at', 'is', null)
    .orderBy('planned_at')
    .limit(limit)
    .execute()

const begun: readonly WorkoutStatus[] = begunStatuses

/** Of the workouts that were begun: a plan alone is none. */
export const progressOf = async (db: Db, owner: UserId) => {
  const counts = await db
    .selectFrom(workoutList.name)
    .select(({ fn }) => [
      fn.countAll<bigint>().as('total'),
      fn.countAll<bigint>().filterWhere('status', '=', 'COMPLETED').as('completed'),
    ])
    .where('owner', '=', owner)
    .where('status', 'in', begun)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow()
  return { completed: Number(counts.completed), total: Number(counts.total) }
}

export const progressAmong = (rows: readonly WorkoutEntry[]) => {
  const counted = rows.filter(({ status, deleted_at }) => begun.includes(status) && deleted_at === null)
  return { completed: counted.filter(({ status }) => status === 'COMPLETED').length, total: counted.length }
}

type Week = {
  readonly start: string
  readonly workouts: number
  readonly sets: number
  readonly minutes: number
  readonly kg: number
}

type Worked = Pick<WorkoutEntry, 'sets' | 'trained' | 'kg' | 'started_at' | 'finished_at'>

/** Added up here and not where they lie: what was lifted is sealed there. */
const weeksIn = async (db: Db, rows: readonly Worked[], now: string) => {
  const told = rows.map(({ sets, trained, kg, started_at, finished_at }) => ({
    sets,
    trained,
    kg,
    started_at,
    finished_at,
  }))
  const { rows: weeks } = await sql<Week>`
    select to_char(week, 'YYYY-MM-DD') as start, count(w.finished_at)::int as workouts, coalesce(sum(w.sets), 0)::int as sets,
      coalesce(sum(w.trained), 0)::int as minutes, coalesce(sum(w.kg), 0)::float8 as kg
    from generate_series(
      date_trunc('week', ${now}::timestamptz at time zone 'Europe/Berlin') - interval '11 weeks',
      date_trunc('week', ${now}::timestamptz at time zone 'Europe/Berlin'), interval '1 week') week
    left join jsonb_to_recordset(${JSON.stringify(told)}::jsonb)
      as w(sets int, trained int, kg float8, started_at timestamptz, finished_at timestamptz)
      on date_trunc('week', w.started_at at time zone 'Europe/Berlin') = week
    group by week order by week`.execute(db)
  return weeks
}

/** What was done in each of the last twelve weeks, oldest first: a set counts when it is done, a workout when it is over. */
export const weeksOf = async (db: Db, owner: UserId, now: string) => {
  const rows = await db
    .selectFrom(workoutList.name)
    .select(['sets', 'trained', 'kg', 'started_at', 'finished_at'])
    .where('owner', '=', owner)
    .where('logged', '>', 0)
    .where('deleted_at', 'is', null)
    .where(sql<boolean>`started_at > ${now}::timestamptz - interval '13 weeks'`)
    .execute()
  return weeksIn(db, rows, now)
}

/** The same of rows that are in no table. */
export const weeksAmong = (db: Db, rows: readonly WorkoutEntry[], now: string) =>
  weeksIn(
    db,
    rows.filter(({ logged, deleted_at }) => logged > 0 && deleted_at === null),
    now,
  )

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
