import { e1rm } from '../../domain/coach/prescribe/percent.ts'
import type { DomainEvent, RecordedEvent } from '../../domain/facts.ts'
import { categoryOf, idOf } from '../../domain/kernel/stream.ts'
import { kgMoved } from '../../domain/volume.ts'
import { isEasy, workingSetOf } from '../../domain/working-sets.ts'
import type { WorkoutDetail } from '../../projections/workout-detail.ts'
import type { Cells, Row } from './parts.ts'
import type { Pseudonyms } from './pseudonyms.ts'
import { type Columns, type ColumnType, type Level, levels } from './tables.ts'

const mostToFailure = 12

/** What an event says, by the columns of `events`. */
export const eventRow = ({ position, stream, revision, id, event, metadata, at }: RecordedEvent, number: number) => {
  const { type, ...data } = event
  const { commandId, correlationId, causationId, actor, subject, schema } = metadata
  return {
    number,
    position,
    id,
    stream,
    category: categoryOf(stream),
    revision,
    type,
    schema,
    recorded_at: at,
    occurred_at: event.at,
    actor_kind: actor.kind,
    actor: actor.id,
    subject,
    command: commandId,
    correlation: correlationId,
    causation: causationId,
    data,
  }
}

type Told = Extract<
  DomainEvent,
  { type: 'WorkoutGenerated' | 'WorkoutRevised' | 'ExerciseSwapped' | 'GenerationFailed' }
>
export const toldTypes: readonly Told['type'][] = [
  'WorkoutGenerated',
  'WorkoutRevised',
  'ExerciseSwapped',
  'GenerationFailed',
]
const isTold = (event: DomainEvent): event is Told => toldTypes.some(type => type === event.type)

/** What the gate said, by the columns of `verdicts`; null for every other event. */
export const verdictRow = ({ stream, id, event, metadata }: RecordedEvent): Row | null => {
  if (!isTold(event)) return null
  const verdict = 'verdict' in event ? event.verdict : null
  return {
    event: id,
    workout: idOf(stream),
    subject: metadata.subject,
    occurred_at: event.at,
    type: event.type,
    planner: 'planner' in event ? event.planner : null,
    planner_version: 'plannerVersion' in event ? event.plannerVersion : null,
    rule_set: verdict?.ruleSet,
    score: verdict?.score,
    violations: verdict?.violations.length,
    remarks: verdict?.remarks.length,
  }
}

/** The sets of a workout, by the columns of `sets`. */
export const setRows = ({ id, owner, planned, training }: WorkoutDetail): readonly Row[] => {
  const { sets: done, setsSkipped: skipped } = training.progress
  let number = 0
  return (planned.plan?.blocks ?? []).flatMap(({ kind, exercises }) =>
    exercises.flatMap(({ id: place, exercise, lifts, sets }) =>
      sets.map(set => {
        number++
        const performed = done[set.id]
        const { reps, weightKg, rir } = performed ?? {}
        const toFailure = (reps ?? 0) + (rir ?? 0)
        const tells = reps && weightKg && toFailure <= mostToFailure
        return {
          workout: id,
          owner,
          set: set.id,
          number,
          done_at: performed?.at,
          skipped: set.id in skipped,
          edited: performed?.edited !== undefined,
          added: set.added ?? false,
          exercise,
          block: kind,
          ramp: set.ramp ?? false,
          working_set: isEasy({ kind }) ? null : workingSetOf(set, { id: place, sets }),
          planned_reps: set.reps,
          planned_kg: set.weightKg,
          reps,
          weight_kg: weightKg,
          rir,
          duration_sec: performed?.durationSec,
          distance_m: performed?.distanceM,
          moved_kg: performed && kgMoved(performed, lifts),
          e1rm_kg: tells ? e1rm(weightKg, toFailure) : null,
        }
      }),
    ),
  )
}

/**
 * Rows as their level shows them, by columns: what belongs to a higher level is empty, and ids are pseudonyms below
 * `names`.
 */
export const shownColumns = (columns: Columns, level: Level, { id, within, expect }: Pseudonyms) => {
  const isShown = (from: Level) => levels.indexOf(level) >= levels.indexOf(from)
  const shown = Object.entries(columns).map(([name, { type, from, ...column }]) => {
    const isHere = isShown(from ?? 'pseudonymous')
    const isId = isHere && column.id === true && type !== 'jsonb'
    return { name, isId, show: isHere ? cellOf(type, isId ? id : null, within) : () => null }
  })
  const ids = shown.filter(({ isId }) => isId).map(({ name }) => name)
  return (rows: readonly Row[]): readonly Cells[] => {
    expect(idsIn(rows, ids))
    return shown.map(({ name, show }) => rows.map(row => show(row[name])))
  }
}

function* idsIn(rows: readonly Row[], names: readonly string[]) {
  for (const row of rows)
    for (const name of names) {
      const value = row[name]
      if (typeof value === 'string') yield value
    }
}

const cellOf = (type: ColumnType, id: Pseudonyms['id'] | null, within: Pseudonyms['within']) => (value: unknown) => {
  if (value === null || value === undefined) return null
  if (type === 'jsonb') return within(JSON.stringify(value))
  if (id) return id(String(value))
  return type === 'text' ? within(String(value)) : value
}
