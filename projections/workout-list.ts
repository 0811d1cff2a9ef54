import { exercisesOf, type Plan, type PlannedExercise } from '../domain/coach/basis/plan.ts'
import { titleOf } from '../domain/coach/basis/title.ts'
import { entriesOf } from '../domain/fields.ts'
import type { PlannedExerciseId, SetId, UserId, WorkoutId } from '../domain/ids.ts'
import { type Fact, type Phase, phaseAfter, phaseIn, statusOf, timesAfter } from '../domain/progress.ts'
import { minutesAfter } from '../domain/reshape.ts'
import { idOf, streamOf } from '../domain/streams.ts'
import { trainedMinutes, unbegun } from '../domain/times.ts'
import { kgMoved, toMilligram } from '../domain/volume.ts'
import { countSets } from '../domain/working-sets.ts'
import { type CountedWork, withoutSet, withSet, workIn } from './counted-work.ts'
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
  /** The same before it was rounded: what is added and removed counts by it. */
  estimated: number
  started_at: string | null
  finished_at: string | null
  /** Minutes really trained so far. */
  trained: number | null
  times: {
    readonly startedAt: string | null
    readonly finishedAt: string | null
    readonly lastAt: string | null
    readonly pausedSec: number
    readonly isCorrected: boolean
  }
  /** How often a weight is lifted in a repetition, by exercise of the plan, where it is not once. */
  lifts: Record<PlannedExerciseId, number>
  /** What was logged so far, by set, each weight as lifted once. */
  done: Record<SetId, { kg: number }>
  /** What is no warm-up and no cool-down, by exercise of the plan: what is counted as sets. */
  work: CountedWork
  /** Sets done, as a trainer counts them. */
  sets: number
  /** Whatever was logged, warm-up, ramp and single sides too: above 0, something was trained. */
  logged: number
  /** Moved in those sets: what warms up counts for neither. */
  kg: number
  deleted_at: string | null
}

export type WorkoutEntry = Row

const name = 'workout_list_v11'

/** All workouts of a person, with what was done in each. */
export const workoutList: Projection<Row, 'workout', typeof name> = {
  name,
  categories: ['workout'],
  columns: {
    id: 'uuid',
    owner: 'uuid',
    name: 'text',
    status: 'text',
    requested_at: 'timestamptz',
    planned_at: 'timestamptz',
    minutes: 'int',
    estimated: 'float8',
    started_at: 'timestamptz',
    finished_at: 'timestamptz',
    trained: 'int',
    times: 'jsonb',
    lifts: 'jsonb',
    done: 'jsonb',
    work: 'jsonb',
    sets: 'int',
    logged: 'int',
    kg: 'float8',
    deleted_at: 'timestamptz',
  },
  indexes: [
    ['owner', 'requested_at'],
    ['status', 'planned_at'],
  ],
  keyedBy: 'id',
  ownedBy: 'owner',
  sealed: { columns: ['name', 'lifts', 'done', 'work', 'kg'], under: ({ id }) => streamOf('workout', id) },
  key: ({ stream }) => idOf(stream),
  fold: (row, { event, stream }) => {
    if (event.type === 'WorkoutRequested')
      return {
        ...untrained,
        id: idOf(stream),
        owner: event.athlete,
        requested_at: event.at,
        ...lastingFor(event.durationMinutes),
      }
    if (!row) return null
    switch (event.type) {
      case 'WorkoutGenerated':
        return { ...row, ...plannedAs(event), status: 'PLANNED' }
      case 'WorkoutRevised':
      case 'ExerciseSwapped':
        return recounted({ ...row, ...plannedAs(event) })
      case 'GenerationFailed':
        return { ...row, status: 'FAILED' }
      case 'SetLogged':
      case 'SetCorrected':
        return advanced(lifted(row, event.set, kgMoved(event)), event)
      case 'SetSkipped':
      case 'SetReopened':
        return advanced(recounted(unlifted(row, event.set)), event)
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
        return { ...row, ...longerBy(row, event.minutes), work: withSet(row.work, event) }
      case 'SetRemoved':
        return recounted({ ...row, ...longerBy(row, -event.minutes), work: withoutSet(row.work, event) })
      case 'ExerciseRemoved':
        return { ...row, ...longerBy(row, -event.minutes) }
      case 'ExerciseAdded':
        return {
          ...row,
          ...longerBy(row, event.planned.minutes),
          lifts: { ...row.lifts, ...liftsIn(event.planned.exercises) },
          work: { ...row.work, ...workIn([event.planned]) },
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
  work: {},
  sets: 0,
  logged: 0,
  kg: 0,
  deleted_at: null,
} as const

const plannedAs = ({ plan, at }: { plan: Plan; at: string }) => ({
  name: titleOf(plan).de,
  planned_at: at,
  ...lastingFor(plan.estimatedMinutes),
  lifts: liftsIn(exercisesOf(plan)),
  work: workIn(plan.blocks),
})

const liftsIn = (exercises: readonly PlannedExercise[]) =>
  Object.fromEntries(exercises.flatMap(({ id, lifts }) => (lifts === undefined ? [] : [[id, lifts]])))

const lastingFor = (estimated: number) => ({ estimated, minutes: Math.round(estimated) })

const longerBy = (row: Row, minutes: number) => lastingFor(minutesAfter(row.estimated, minutes))

const advanced = (row: Row, fact: Fact): Row => {
  const times = timesAfter(row.times, fact)
  const before = phaseIn(row.status) ?? 'planned'
  return {
    ...row,
    status: statusOf[phaseAfter(before, fact)],
    times,
    started_at: times.startedAt,
    finished_at: times.finishedAt,
    trained: trainedMinutes(times),
  }
}

/** A set that was done before is one already: only what it moved is another. */
const lifted = (row: Row, set: SetId, kg: number): Row => {
  const done = { ...row, done: { ...row.done, [set]: { kg } } }
  return set in row.done ? { ...done, kg: movedIn(done) } : recounted(done)
}

const unlifted = (row: Row, set: SetId): Row => {
  const { [set]: _, ...done } = row.done
  return { ...row, done }
}

const recounted = (row: Row): Row => {
  const work = Object.entries(row.work).map(([id, sets]) => ({ id, sets }))
  return {
    ...row,
    sets: countSets(work, ({ id }) => id in row.done),
    logged: Object.keys(row.done).length,
    kg: movedIn(row),
  }
}

const movedIn = ({ work, lifts, done }: Row): number => {
  let moved = 0
  for (const [exercise, sets] of entriesOf(work))
    for (const { id, ramp } of sets) if (!ramp) moved += (done[id]?.kg ?? 0) * (lifts[exercise] ?? 1)
  return toMilligram(moved)
}

export type WorkoutListTables = Record<typeof name, Row>
