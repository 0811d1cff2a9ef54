import { type Kysely, sql } from 'kysely'
import { idOf } from '../domain/kernel/stream.ts'
import type { Performance, Phase, statusOf } from '../domain/progress.ts'
import type { Projection } from './ports.ts'

export type WorkoutStatus = 'GENERATING' | 'FAILED' | (typeof statusOf)[Phase]

type Row = {
  id: string
  owner: string
  name: string
  status: WorkoutStatus
  requested_at: string
  /** As asked for until there is a plan, then as planned. */
  minutes: number
  started_at: string | null
  finished_at: string | null
  /** What was lifted and done so far, by set, so that a correction replaces it. */
  done: Record<string, { kg: number }>
  sets: number
  kg: number
}

export type WorkoutEntry = Row

/** All workouts of a person, with what was done in each. */
export const workoutList: Projection<Row, 'workout'> = {
  name: 'workout_list_v1',
  categories: ['workout'],
  columns: {
    id: 'uuid',
    owner: 'uuid',
    name: 'text',
    status: 'text',
    requested_at: 'timestamptz',
    minutes: 'int',
    started_at: 'timestamptz',
    finished_at: 'timestamptz',
    done: 'jsonb',
    sets: 'int',
    kg: 'float8',
  },
  indexes: [['owner', 'requested_at']],
  keyedBy: 'id',
  ownedBy: 'owner',
  key: ({ stream }) => idOf(stream),
  fold: (row, { event, stream }) => {
    if (event.type === 'WorkoutRequested')
      return {
        id: idOf(stream),
        owner: event.athlete,
        name: 'Workout',
        status: 'GENERATING',
        requested_at: event.at,
        minutes: event.durationMinutes,
        started_at: null,
        finished_at: null,
        done: {},
        sets: 0,
        kg: 0,
      }
    if (!row) return null
    switch (event.type) {
      case 'WorkoutGenerated':
        return { ...row, name: event.plan.name.de, status: 'PLANNED', minutes: Math.round(event.plan.estimatedMinutes) }
      case 'WorkoutRevised':
      case 'ExerciseSwapped':
        return { ...row, name: event.plan.name.de, minutes: Math.round(event.plan.estimatedMinutes) }
      case 'GenerationFailed':
        return { ...row, status: 'FAILED' }
      case 'WorkoutStarted':
        return { ...row, status: 'INCOMPLETE', started_at: event.at }
      case 'SetLogged':
      case 'SetCorrected':
        return counted(row, event.set, event)
      case 'WorkoutCompleted':
        return { ...row, status: 'COMPLETED', finished_at: event.at }
      case 'WorkoutAborted':
        return { ...row, status: 'ABORTED', finished_at: event.at }
      case 'WorkoutDeleted':
        return null
      case 'RestTaken':
      case 'ExerciseCompleted':
      case 'ExerciseReopened':
      case 'ExerciseFelt':
      case 'BlockCompleted':
        return row
    }
  },
}

const counted = (row: Row, set: string, { reps, weightKg }: Performance): Row => {
  const kg = (reps ?? 0) * (weightKg ?? 0)
  const before = row.done[set]
  return {
    ...row,
    done: { ...row.done, [set]: { kg } },
    sets: before ? row.sets : row.sets + 1,
    kg: rounded(row.kg - (before?.kg ?? 0) + kg),
  }
}

/** To the milligram: what is taken off again leaves nothing behind. */
const rounded = (kg: number) => Math.round(kg * 1e6) / 1e6

export type WorkoutListTables = { workout_list_v1: Row }
type Db = Kysely<WorkoutListTables>

/** Where a page ended. The entry itself may be gone by the time the next page is asked for. */
export type Place = { readonly at: string; readonly id: string }
export type ListQuestion = { status?: WorkoutStatus | undefined; before?: Place | undefined; limit: number }

/** Newest first, from after the place `before` on. */
export const workoutsOf = (db: Db, owner: string, { status, before, limit }: ListQuestion) =>
  db
    .selectFrom('workout_list_v1')
    .selectAll()
    .where('owner', '=', owner)
    .$if(status !== undefined, query => query.where('status', '=', status ?? 'PLANNED'))
    .$if(before !== undefined, query =>
      query.where(sql<boolean>`(requested_at, id) < (${before?.at}::timestamptz, ${before?.id}::uuid)`),
    )
    .orderBy('requested_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()

export const progressOf = async (db: Db, owner: string) => {
  const counts = await db
    .selectFrom('workout_list_v1')
    .select(({ fn }) => [
      fn.countAll<bigint>().filterWhere('status', '!=', 'FAILED').as('total'),
      fn.countAll<bigint>().filterWhere('status', '=', 'COMPLETED').as('completed'),
    ])
    .where('owner', '=', owner)
    .executeTakeFirstOrThrow()
  return { completed: Number(counts.completed), total: Number(counts.total) }
}

export const weeksOf = async (db: Db, owner: string, now: string) => {
  const { rows } = await sql<{ start: string; workouts: number; sets: number; minutes: number; kg: number }>`
    select to_char(week, 'YYYY-MM-DD') as start, count(w.id)::int as workouts, coalesce(sum(w.sets), 0)::int as sets,
      coalesce(sum(w.minutes), 0)::int as minutes, coalesce(sum(w.kg), 0)::float8 as kg
    from generate_series(
      date_trunc('week', ${now}::timestamptz at time zone 'Europe/Berlin') - interval '11 weeks',
      date_trunc('week', ${now}::timestamptz at time zone 'Europe/Berlin'), interval '1 week') week
    left join read_models.workout_list_v1 w on w.owner = ${owner} and w.sets > 0
      and date_trunc('week', w.started_at at time zone 'Europe/Berlin') = week
    group by week order by week`.execute(db)
  return rows
}
