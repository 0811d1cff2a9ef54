import { type Kysely, sql } from 'kysely'
import type { UserId } from '../domain/ids.ts'
import { type WorkoutListTables, workoutList } from './workout-list.ts'

type Asked = { readonly monday: string; readonly after: UserId; readonly limit: number }

/** Who finished a workout that began in the German week of that Monday, and how much they did in it, by their ids. */
export const trainedWeeks = async (db: Kysely<WorkoutListTables>, { monday, after, limit }: Asked) => {
  const start = sql<string>`${monday}::timestamp at time zone 'Europe/Berlin'`
  const end = sql<string>`(${monday}::timestamp + interval '7 days') at time zone 'Europe/Berlin'`
  const rows = await db
    .selectFrom(workoutList.name)
    .select(({ fn }) => [
      'owner',
      fn.countAll().as('workouts'),
      fn.sum('sets').as('sets'),
      fn.sum('trained').as('minutes'),
    ])
    .where('started_at', '>=', start)
    .where('started_at', '<', end)
    .where('finished_at', 'is not', null)
    .where('deleted_at', 'is', null)
    .where('logged', '>', 0)
    .where('owner', '>', after)
    .groupBy('owner')
    .orderBy('owner')
    .limit(limit)
    .execute()
  return rows.map(({ owner, workouts, sets, minutes }) => ({
    owner,
    workouts: Number(workouts),
    sets: Number(sets),
    minutes: Number(minutes),
  }))
}
