import type { Kysely } from 'kysely'
import type { Plan, Verdict } from '../domain/coach/plan.ts'
import type { RecordedEvent } from '../domain/facts.ts'
import { idOf } from '../domain/kernel/log.ts'
import { type Performance, planOf } from '../domain/workout.ts'
import type { Projection } from './ports.ts'
import type { WorkoutStatus } from './workout-list.ts'

type Done = Performance & { at: string; event: string }

/** What was made for the athlete: large, and seldom another. */
type Planned = {
  plan: Plan | null
  verdict: Verdict | null
  planner: 'rules' | 'ai' | null
  failure: string | null
}

type Training = {
  sets: Record<string, Done>
  rests: Record<string, number>
  exercisesDone: string[]
  blocksDone: string[]
  felt: { event: string; exercise: string; kind: 'never' | 'not-today' | 'pain'; at: string }[]
}

type Row = {
  id: string
  owner: string
  status: WorkoutStatus
  requested_at: string
  minutes: number
  mood: number | null
  started_at: string | null
  finished_at: string | null
  planned: Planned
  training: Training
  /** How many events the stream has: what has been seen, for who wants to change only that. */
  event_count: number
}

export type WorkoutDetail = Row

/** One workout as it stands: its plan, and everything done so far. */
export const workoutDetail: Projection<Row> = {
  name: 'workout_detail_v3',
  categories: ['workout'],
  columns: {
    id: 'uuid',
    owner: 'uuid',
    status: 'text',
    requested_at: 'timestamptz',
    minutes: 'int',
    mood: 'int',
    started_at: 'timestamptz',
    finished_at: 'timestamptz',
    planned: 'jsonb',
    training: 'jsonb',
    event_count: 'int',
  },
  indexes: [['owner', 'started_at']],
  seldom: ['planned'],
  key: ({ stream }) => idOf(stream),
  fold: (row, recorded) => {
    const next = fold(row, recorded)
    return next && { ...next, event_count: recorded.revision + 1 }
  },
}

const fold = (row: Row | null, { event, stream, id }: RecordedEvent): Row | null => {
  if (event.type === 'WorkoutRequested')
    return {
      id: idOf(stream),
      owner: event.athlete,
      status: 'GENERATING',
      requested_at: event.at,
      minutes: event.durationMinutes,
      mood: event.mood ?? null,
      started_at: null,
      finished_at: null,
      planned: unplanned,
      training: untrained,
      event_count: 1,
    }
  if (!row) return null
  const { planned, training } = row
  const now = (news: Partial<Training>): Row => ({ ...row, training: { ...training, ...news } })
  switch (event.type) {
    case 'WorkoutGenerated':
      return {
        ...row,
        planned: { ...planned, plan: planOf(event), verdict: event.verdict, planner: event.planner },
        status: 'PLANNED',
      }
    case 'GenerationFailed':
      return { ...row, planned: { ...planned, failure: event.reason }, status: 'FAILED' }
    case 'WorkoutRevised':
    case 'ExerciseSwapped':
      return { ...row, planned: { ...planned, plan: planOf(event), verdict: event.verdict } }
    case 'WorkoutStarted':
      return { ...row, status: 'INCOMPLETE', started_at: event.at }
    case 'SetLogged':
    case 'SetCorrected': {
      const { type: _, exercise: __, set, ...done } = event
      return now({ sets: { ...training.sets, [set]: { ...done, event: id } } })
    }
    case 'RestTaken':
      return now({ rests: { ...training.rests, [event.set]: event.seconds } })
    case 'ExerciseCompleted':
      return now({ exercisesDone: [...training.exercisesDone, event.exercise] })
    case 'ExerciseReopened':
      return now({
        exercisesDone: training.exercisesDone.filter(done => done !== event.exercise),
        blocksDone: training.blocksDone.filter(block => !holds(planned.plan, block, event.exercise)),
      })
    case 'ExerciseFelt': {
      const { catalogueId, kind, at } = event
      return now({ felt: [...training.felt, { event: id, exercise: catalogueId, kind, at }] })
    }
    case 'BlockCompleted':
      return now({ blocksDone: [...training.blocksDone, event.block] })
    case 'WorkoutCompleted':
      return { ...row, status: 'COMPLETED', finished_at: event.at }
    case 'WorkoutAborted':
      return { ...row, status: 'ABORTED', finished_at: event.at }
    case 'WorkoutDeleted':
      return null
    default:
      return row
  }
}

const unplanned: Planned = { plan: null, verdict: null, planner: null, failure: null }

const untrained: Training = {
  sets: {},
  rests: {},
  exercisesDone: [],
  blocksDone: [],
  felt: [],
}

const holds = (plan: Plan | null, block: string, exercise: string) =>
  plan?.blocks.some(({ id, exercises }) => id === block && exercises.some(({ id }) => id === exercise)) ?? false

export type WorkoutDetailTables = { workout_detail_v3: Row }
type Db = Kysely<WorkoutDetailTables>

export const workoutOf = (db: Db, owner: string, id: string) =>
  db.selectFrom('workout_detail_v3').selectAll().where('id', '=', id).where('owner', '=', owner).executeTakeFirst()

/** Every workout of which something was said about an exercise; "never again" does not grow old. */
export const feltBy = (db: Db, owner: string) =>
  db
    .selectFrom('workout_detail_v3')
    .select('training')
    .where('owner', '=', owner)
    .where(({ eb, fn, ref }) => eb(fn<number>('jsonb_array_length', [ref('training', '->').key('felt')]), '>', 0))
    .orderBy('id')
    .execute()

/** What the coach looks back on: workouts that were begun since `since`, newest first. */
export const trainedSince = (db: Db, owner: string, since: string) =>
  db
    .selectFrom('workout_detail_v3')
    .selectAll()
    .where('owner', '=', owner)
    .where('started_at', '>=', since)
    .orderBy('started_at', 'desc')
    .limit(120)
    .execute()
