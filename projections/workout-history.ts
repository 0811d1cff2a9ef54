import type { Kysely } from 'kysely'
import { exercisesOf, type Plan, type Verdict } from '../domain/coach/basis/plan.ts'
import { titleOf } from '../domain/coach/basis/title.ts'
import { type EventId, firm, type Loose, type UserId, type WorkoutId } from '../domain/ids.ts'
import { idOf, streamOf } from '../domain/streams.ts'
import type * as Workout from '../domain/workout.ts'
import type { Projection } from './ports.ts'

export type Facts = Readonly<Record<string, string | number | null>>

type Row = {
  id: EventId
  owner: UserId
  workout: WorkoutId
  revision: number
  type: string
  at: string
  actor: 'user' | 'staff' | 'system'
  facts: Facts
}

export type HistoryRow = Row

const name = 'workout_history_v6'

/** Every change of every workout: who, what, when. A row an event, never changed. */
export const workoutHistory: Projection<Row, 'workout', typeof name> = {
  name,
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
  sealed: { columns: ['facts'], under: ({ workout }) => streamOf('workout', workout) },
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
      return said({
        ...planFacts(event),
        why: event.why,
        exerciseId: event.exercise,
        went: event.went?.name.de,
        came: event.came?.name.de,
      })
    case 'SetLogged':
    case 'SetCorrected': {
      const { reps, durationSec, weightKg, distanceM, speedKmh, rir } = event
      const performance = { reps, durationSec, weightKg, distanceM, speedKmh, rir }
      return said({ exerciseId: event.exercise, setId: event.set, ...performance })
    }
    case 'SetSkipped':
      return said({ exerciseId: event.exercise, setId: event.set, why: event.why })
    case 'SetReopened':
      return { exerciseId: event.exercise, setId: event.set }
    case 'SetNoted':
      return { exerciseId: event.exercise, setId: event.set, note: event.note }
    case 'ExerciseNoted':
      return { exerciseId: event.exercise, note: event.note }
    case 'SetAdded':
    case 'SetRemoved':
      return { exerciseId: event.exercise, setId: event.set }
    case 'BlockMoved':
      return said({ blockId: event.block, after: event.after ?? undefined })
    case 'ExerciseAdded':
      return said({ blockId: event.block, came: event.planned.exercises[0]?.name.de })
    case 'ExerciseRemoved':
      return { blockId: event.block }
    case 'RestTaken':
      return { setId: event.set, seconds: event.seconds }
    case 'ExerciseCompleted':
    case 'ExerciseReopened':
      return { exerciseId: event.exercise }
    case 'ExerciseSkipped':
      return said({ exerciseId: event.exercise, why: event.why })
    case 'ExerciseFelt':
      return { exerciseId: event.exercise, kind: event.kind }
    case 'BlockCompleted':
      return { blockId: event.block }
    case 'BlockSkipped':
      return said({ blockId: event.block, why: event.why })
    case 'TimesCorrected': {
      const { startedAt, finishedAt, pausedMinutes } = event
      return { startedAt, finishedAt, pausedMinutes }
    }
    case 'WorkoutStarted':
    case 'WorkoutCompleted':
    case 'WorkoutAborted':
    case 'WorkoutReopened':
    case 'WorkoutExpired':
    case 'WorkoutDeleted':
    case 'WorkoutRestored':
    case 'WorkoutErased':
      return {}
  }
}

/** Without what was not said. */
const said = (facts: Readonly<Record<string, string | number | undefined>>): Facts =>
  Object.fromEntries(Object.entries(facts).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])))

const planFacts = ({ plan, verdict }: { plan: Plan; verdict: Verdict }) => ({
  name: titleOf(plan).de,
  minutes: Math.round(plan.estimatedMinutes),
  exercises: exercisesOf(plan).length,
  score: Math.round(verdict.score),
})

export type WorkoutHistoryTables = Record<typeof name, Row>

/** The last so many, oldest first. */
export const historyOf = async (
  db: Kysely<WorkoutHistoryTables>,
  owner: UserId,
  workout: WorkoutId,
  most: number,
): Promise<readonly Row[]> => {
  const newest = await db
    .selectFrom(workoutHistory.name)
    .selectAll()
    .where('workout', '=', workout)
    .where('owner', '=', owner)
    .orderBy('revision', 'desc')
    .limit(most)
    .execute()
  return newest.toReversed()
}

/** These events, as far as they are this person's, oldest first. */
export const eventsBy = (db: Kysely<WorkoutHistoryTables>, owner: UserId, ids: readonly Loose<EventId>[]) =>
  ids.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom(workoutHistory.name)
        .selectAll()
        .where(
          'id',
          'in',
          ids.map(id => firm<EventId>(id)),
        )
        .where('owner', '=', owner)
        .orderBy('at')
        .orderBy('revision')
        .execute()
