import type { Kysely } from 'kysely'
import { exercisesOf, type Plan, type Verdict } from '../domain/coach/plan.ts'
import { idOf } from '../domain/log.ts'
import type * as Workout from '../domain/workout.ts'
import type { Projection } from './ports.ts'

export type Facts = Record<string, string | number | null>

type Row = {
  id: string
  owner: string
  workout: string
  revision: number
  type: string
  at: string
  actor: 'user' | 'staff' | 'system'
  facts: Facts
}

/** Every change of every workout: who, what, when. A row an event, never changed. */
export const workoutHistory: Projection<Row> = {
  name: 'workout_history_v1',
  categories: ['workout'],
  columns: {
    id: 'uuid',
    owner: 'uuid',
    workout: 'uuid',
    revision: 'int',
    type: 'text',
    at: 'timestamptz',
    actor: 'text',
    facts: 'jsonb',
  },
  indexes: [['workout', 'revision']],
  key: ({ id }) => id,
  fold: (_, { id, stream, revision, event, metadata }) => ({
    id,
    owner: metadata.subject,
    workout: idOf(stream),
    revision,
    type: event.type,
    at: event.at,
    actor: metadata.actor.kind,
    facts: factsOf(event as Workout.Event),
  }),
}

const factsOf = (event: Workout.Event): Facts => {
  if (event.type === 'WorkoutGenerated') return { ...planFacts(event), planner: event.planner }
  if (event.type === 'WorkoutRevised') return { ...planFacts(event), why: event.why }
  if (event.type === 'ExerciseSwapped') return { ...planFacts(event), why: event.why, exerciseId: event.exercise }
  const {
    type: _,
    at: __,
    exercise,
    set,
    block,
    ...rest
  } = event as { exercise?: string; set?: string; block?: string } & typeof event
  const ids = { exerciseId: exercise, setId: set, blockId: block }
  return Object.fromEntries(
    Object.entries({ ...ids, ...rest }).filter(([, value]) => value !== undefined && typeof value !== 'object'),
  ) as Facts
}

const planFacts = ({ plan, verdict }: { plan: Plan; verdict: Verdict }) => ({
  name: plan.name.de,
  minutes: Math.round(plan.estimatedMinutes),
  exercises: exercisesOf(plan).length,
  score: Math.round(verdict.score),
})

export type WorkoutHistoryTables = { workout_history_v1: Row }

export const historyOf = (db: Kysely<WorkoutHistoryTables>, owner: string, workout: string) =>
  db
    .selectFrom('workout_history_v1')
    .selectAll()
    .where('workout', '=', workout)
    .where('owner', '=', owner)
    .orderBy('revision')
    .execute()
