import type { Plan, Verdict } from '../domain/coach/basis/plan.ts'
import type { RedFlag } from '../domain/coach/read/conditions.ts'
import type { Facts } from '../domain/facts.ts'
import type { EventId, ExerciseId, PlannedExerciseId, SetId, UserId, WorkoutId } from '../domain/ids.ts'
import type { Recorded } from '../domain/kernel/log.ts'
import { exerciseOf } from '../domain/outline.ts'
import type { Performance } from '../domain/performance.ts'
import { erased } from '../domain/personal.ts'
import { advance, type Fact, nothingDone, type Phase, parted, type SkipReason, statusOf } from '../domain/progress.ts'
import { planOf } from '../domain/replanning.ts'
import { removedBy } from '../domain/reshape.ts'
import { reshapedPlan } from '../domain/reshaped-plan.ts'
import { idOf, streamOf } from '../domain/streams.ts'
import type { Projection } from './ports.ts'
import type { WorkoutEntry, WorkoutStatus } from './workout-list.ts'

/** What was made for the athlete: large, and seldom another. */
type Planned = {
  plan: Plan | null
  verdict: Verdict | null
  planner: 'rules' | 'ai' | null
  failure: string | null
  /** What in the athlete's words stopped it. */
  flags: readonly RedFlag[]
}

type Skip = { why: SkipReason | null; at: string }

type Done = {
  phase: Phase
  times: WorkoutEntry['times']
  sets: Readonly<Record<SetId, Performance & { at: string; edited?: { at: string; was: Performance | null } }>>
  setsSkipped: Readonly<Record<SetId, Skip>>
  /** Seconds of pause taken, by the set before it. */
  rests: Readonly<Record<SetId, number>>
  exercisesDone: readonly PlannedExerciseId[]
  exercisesSkipped: Readonly<Record<PlannedExerciseId, Skip>>
  setNotes: Readonly<Record<SetId, string>>
  exerciseNotes: Readonly<Record<PlannedExerciseId, string>>
}

type Training = {
  progress: Done
  /** The event that a set's values come from. */
  events: Record<SetId, EventId>
  /** Of the catalogue; `skip`: said by leaving out this exercise of the plan; taken back when that is. */
  felt: {
    event: EventId
    exercise: ExerciseId
    kind: 'never' | 'not-today' | 'pain'
    at: string
    skip?: PlannedExerciseId
  }[]
}

type Row = {
  id: WorkoutId
  owner: UserId
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
  deleted_at: string | null
  /** Whether something was said about an exercise: what, is in `training`. */
  felt: boolean
}

export type WorkoutDetail = Row

const name = 'workout_detail_v9'

/** One workout as it stands: its plan, and everything done so far. */
export const workoutDetail: Projection<Row, 'workout', typeof name> = {
  name,
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
    deleted_at: 'timestamptz',
    felt: 'bool',
  },
  indexes: [['owner', 'started_at']],
  keyedBy: 'id',
  ownedBy: 'owner',
  sealed: { columns: ['mood', 'planned', 'training'], under: ({ id }) => streamOf('workout', id) },
  seldom: ['planned'],
  key: ({ stream }) => idOf(stream),
  fold: (row, recorded) => {
    const next = fold(row, recorded)
    return next && { ...next, event_count: recorded.revision + 1 }
  },
}

const fold = (row: Row | null, { event, stream, id }: Recorded<Facts['workout'], 'workout'>): Row | null => {
  if (event.type === 'WorkoutRequested') return requested(idOf(stream), event)
  if (!row) return null
  const { planned, training } = row
  switch (event.type) {
    case 'WorkoutGenerated':
      return {
        ...row,
        planned: { ...planned, plan: planOf(event), verdict: event.verdict, planner: event.planner },
        status: 'PLANNED',
      }
    case 'GenerationFailed':
      return { ...row, planned: { ...planned, failure: event.reason, flags: event.flags ?? [] }, status: 'FAILED' }
    case 'WorkoutRevised':
    case 'ExerciseSwapped':
      return { ...row, planned: { ...planned, plan: planOf(event), verdict: event.verdict } }
    case 'ExerciseFelt': {
      const { catalogueId, kind, at } = event
      if (kind === erased) return row
      return withFelt(row, [...training.felt, { event: id, exercise: catalogueId, kind, at }])
    }
    case 'SetLogged':
    case 'SetCorrected':
      return advanced(row, event, { ...training.events, [event.set]: id })
    case 'SetSkipped':
    case 'ExerciseSkipped':
      return withPain(advanced(row, event), event, id)
    case 'SetReopened':
    case 'ExerciseReopened':
      return withFelt(
        advanced(row, event),
        training.felt.filter(({ skip }) => skip !== event.exercise),
      )
    case 'SetAdded':
    case 'SetRemoved':
    case 'BlockMoved':
    case 'ExerciseAdded':
    case 'ExerciseRemoved':
      return planned.plan
        ? {
            ...row,
            planned: { ...planned, plan: reshapedPlan(planned.plan, event) },
            training: { ...training, progress: parted(training.progress, removedBy(planned.plan, event)) },
          }
        : row
    case 'WorkoutStarted':
    case 'RestTaken':
    case 'SetNoted':
    case 'ExerciseNoted':
    case 'ExerciseCompleted':
    case 'BlockCompleted':
    case 'BlockSkipped':
    case 'WorkoutCompleted':
    case 'WorkoutAborted':
    case 'WorkoutReopened':
    case 'TimesCorrected':
      return advanced(row, event)
    case 'WorkoutExpired':
      return { ...row, status: 'EXPIRED' }
    case 'WorkoutDeleted':
      return { ...row, deleted_at: event.at }
    case 'WorkoutRestored':
      return { ...row, deleted_at: null }
    case 'WorkoutErased':
      return null
  }
}

const requested = (id: WorkoutId, event: Extract<Facts['workout'], { type: 'WorkoutRequested' }>): Row => ({
  id,
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
  deleted_at: null,
  felt: false,
})

const advanced = (row: Row, fact: Fact, events = row.training.events): Row => {
  const { plan } = row.planned
  if (!plan) return row
  const progress = advance(plan, row.training.progress, fact)
  return {
    ...row,
    status: statusOf[progress.phase],
    started_at: progress.times.startedAt,
    finished_at: progress.times.finishedAt,
    training: { ...row.training, progress, events },
  }
}

const withFelt = (row: Row, felt: Training['felt']): Row => ({
  ...row,
  felt: felt.length > 0,
  training: { ...row.training, felt },
})

/** Leaving something out because it hurts says that it hurts. */
const withPain = (row: Row, { exercise: skip, why, at }: Skipped, event: EventId): Row => {
  const planned = row.planned.plan && exerciseOf(row.planned.plan, skip)
  const { felt } = row.training
  if (why !== 'pain' || !planned || felt.some(said => said.skip === skip)) return row
  return withFelt(row, [...felt, { event, exercise: planned.exercise, kind: 'pain', at, skip }])
}

type Skipped = Extract<Fact, { type: 'SetSkipped' | 'ExerciseSkipped' }>

const unplanned: Planned = { plan: null, verdict: null, planner: null, failure: null, flags: [] }

const untrained: Training = { progress: nothingDone, events: {}, felt: [] }

export type WorkoutDetailTables = Record<typeof name, Row>
