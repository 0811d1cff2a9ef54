import type { Kysely } from 'kysely'
import { exercisesOf, type Plan, type Verdict } from '../domain/coach/plan.ts'
import { idOf } from '../domain/kernel/stream.ts'
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
export const workoutHistory: Projection<Row, 'workout'> = {
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
  keyedBy: 'id',
  ownedBy: 'owner',
  key: ({ id }) => id,
  grows: true,
  fold: (_, { id, stream, revision, event, metadata }) => ({
    id,
    owner: metadata.subject,
    workout: idOf(stream),
    revision,
    type: event.type,
    at: event.at,
    actor: metadata.actor.kind,
    facts: factsOf(event),
  }),
}

/** What a person would want to read of a fact. The ids are of the plan: whoever shows them knows its names. */
const factsOf = (event: Workout.Event): Facts => {
  switch (event.type) {
    case 'WorkoutRequested':
      return said({ minutes: event.durationMinutes, mood: event.mood, prompt: event.prompt })
    case 'WorkoutGenerated':
      return { ...planFacts(event), planner: event.planner }
    case 'GenerationFailed':
      return { reason: event.reason }
    case 'WorkoutRevised':
      return { ...planFacts(event), why: event.why }
    case 'ExerciseSwapped':
      return { ...planFacts(event), why: event.why, exerciseId: event.exercise }
    case 'SetLogged':
    case 'SetCorrected': {
      const { reps, durationSec, weightKg, distanceM, speedKmh, rir } = event
      const performance = { reps, durationSec, weightKg, distanceM, speedKmh, rir }
      return said({ exerciseId: event.exercise, setId: event.set, ...performance })
    }
    case 'RestTaken':
      return { setId: event.set, seconds: event.seconds }
    case 'ExerciseCompleted':
    case 'ExerciseReopened':
      return { exerciseId: event.exercise }
    case 'ExerciseFelt':
      return { exerciseId: event.exercise, kind: event.kind }
    case 'BlockCompleted':
      return { blockId: event.block }
    case 'WorkoutStarted':
    case 'WorkoutCompleted':
    case 'WorkoutAborted':
    case 'WorkoutDeleted':
      return {}
  }
}

const said = (facts: Record<string, string | number | undefined>): Facts =>
  Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined)) as Facts

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
