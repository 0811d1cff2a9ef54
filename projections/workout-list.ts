import { exercisesOf, type Plan, type PlannedExercise } from '../domain/coach/plan.ts'
import { titleOf } from '../domain/coach/title.ts'
import { keysOf } from '../domain/fields.ts'
import type { UserId, WorkoutId } from '../domain/ids.ts'
import { type Fact, type Phase, phaseAfter, statusOf, timesAfter } from '../domain/progress.ts'
import { idOf, streamOf } from '../domain/streams.ts'
import { type Times, trainedMinutes, unbegun } from '../domain/times.ts'
import { kgMoved } from '../domain/volume.ts'
import type { Projection } from './ports.ts'

export type WorkoutStatus = 'GENERATING' | 'FAILED' | 'EXPIRED' | (typeof statusOf)[Phase]

type Row = {
  id: WorkoutId
  owner: UserId
  name: string
  status: WorkoutStatus
  requested_at: string
  /** When the plan was made or changed last. */
  planned_at: string | null
  /** As asked for until there is a plan, then as planned. */
  minutes: number
  started_at: string | null
  finished_at: string | null
  /** Minutes really trained so far. */
  trained: number | null
  times: Times
  /** How often a weight is lifted in a repetition, by exercise of the plan, where it is not once. */
  lifts: Record<string, number>
  /** What was lifted so far, by set, so that a correction replaces it. */
  done: Record<string, { kg: number }>
  sets: number
  kg: number
  deleted_at: string | null
}

export type WorkoutEntry = Row

/** All workouts of a person, with what was done in each. */
export const workoutList: Projection<Row, 'workout'> = {
  name: 'workout_list_v6',
  categories: ['workout'],
  columns: {
    id: 'uuid',
    owner: 'uuid',
    name: 'text',
    status: 'text',
    requested_at: 'timestamptz',
    planned_at: 'timestamptz',
    minutes: 'int',
    started_at: 'timestamptz',
    finished_at: 'timestamptz',
    trained: 'int',
    times: 'jsonb',
    lifts: 'jsonb',
    done: 'jsonb',
    sets: 'int',
    kg: 'float8',
    deleted_at: 'timestamptz',
  },
  indexes: [
    ['owner', 'requested_at'],
    ['status', 'planned_at'],
  ],
  keyedBy: 'id',
  ownedBy: 'owner',
  sealed: { columns: ['name', 'lifts', 'done'], under: ({ id }) => streamOf('workout', id) },
  key: ({ stream }) => idOf(stream),
  fold: (row, { event, stream }) => {
    if (event.type === 'WorkoutRequested')
      return {
        ...untrained,
        id: idOf(stream),
        owner: event.athlete,
        requested_at: event.at,
        minutes: event.durationMinutes,
      }
    if (!row) return null
    switch (event.type) {
      case 'WorkoutGenerated':
        return { ...row, ...plannedAs(event), status: 'PLANNED' }
      case 'WorkoutRevised':
      case 'ExerciseSwapped':
        return { ...row, ...plannedAs(event) }
      case 'GenerationFailed':
        return { ...row, status: 'FAILED' }
      case 'SetLogged':
      case 'SetCorrected':
        return advanced(counted(row, event.set, kgMoved(event, row.lifts[event.exercise])), event)
      case 'SetSkipped':
      case 'SetReopened':
        return advanced(uncounted(row, event.set), event)
      case 'WorkoutStarted':
      case 'RestTaken':
      case 'ExerciseCompleted':
      case 'ExerciseSkipped':
      case 'ExerciseReopened':
      case 'BlockCompleted':
      case 'BlockSkipped':
      case 'WorkoutCompleted':
      case 'WorkoutAborted':
      case 'WorkoutReopened':
      case 'TimesCorrected':
        return advanced(row, event)
      case 'SetAdded':
        return { ...row, minutes: row.minutes + event.minutes }
      case 'SetRemoved':
      case 'ExerciseRemoved':
        return { ...row, minutes: Math.max(0, row.minutes - event.minutes) }
      case 'ExerciseAdded':
        return {
          ...row,
          minutes: row.minutes + event.planned.minutes,
          lifts: { ...row.lifts, ...liftsIn(event.planned.exercises) },
        }
      case 'WorkoutExpired':
        return { ...row, status: 'EXPIRED' }
      case 'WorkoutDeleted':
        return { ...row, deleted_at: event.at }
      case 'WorkoutRestored':
        return { ...row, deleted_at: null }
      case 'WorkoutErased':
        return null
      case 'BlockMoved':
      case 'ExerciseFelt':
      case 'SetNoted':
      case 'ExerciseNoted':
        return row
    }
  },
}

const untrained = {
  name: 'Workout',
  status: 'GENERATING',
  planned_at: null,
  started_at: null,
  finished_at: null,
  trained: null,
  times: unbegun,
  lifts: {},
  done: {},
  sets: 0,
  kg: 0,
  deleted_at: null,
} as const

const plannedAs = ({ plan, at }: { plan: Plan; at: string }) => ({
  name: titleOf(plan).de,
  planned_at: at,
  minutes: Math.round(plan.estimatedMinutes),
  lifts: liftsIn(exercisesOf(plan)),
})

const liftsIn = (exercises: readonly PlannedExercise[]) =>
  Object.fromEntries(exercises.flatMap(({ id, lifts }) => (lifts === undefined ? [] : [[id, lifts]])))

const phases = keysOf(statusOf)

const advanced = (row: Row, fact: Fact): Row => {
  const times = timesAfter(row.times, fact)
  const before = phases.find(phase => statusOf[phase] === row.status) ?? 'planned'
  return {
    ...row,
    status: statusOf[phaseAfter(before, fact)],
    times,
    started_at: times.startedAt,
    finished_at: times.finishedAt,
    trained: trainedMinutes(times),
  }
}

const counted = (row: Row, set: string, kg: number): Row => {
  const before = row.done[set]
  return {
    ...row,
    done: { ...row.done, [set]: { kg } },
    sets: before ? row.sets : row.sets + 1,
    kg: rounded(row.kg - (before?.kg ?? 0) + kg),
  }
}

const uncounted = (row: Row, set: string): Row => {
  const { [set]: before, ...done } = row.done
  return before ? { ...row, done, sets: row.sets - 1, kg: rounded(row.kg - before.kg) } : row
}

/** To the milligram: what is taken off again leaves nothing behind. */
const rounded = (kg: number) => Math.round(kg * 1e6) / 1e6

export type WorkoutListTables = { workout_list_v6: Row }
