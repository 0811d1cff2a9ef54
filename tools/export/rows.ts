import { e1rm } from '../../domain/coach/prescribe/lifts/percent.ts'
import type { DomainEvent, RecordedEvent } from '../../domain/facts.ts'
import { categoryOf, idOf } from '../../domain/kernel/stream.ts'
import { kgMoved } from '../../domain/volume.ts'
import { isEasy, workingSetOf } from '../../domain/working-sets.ts'
import type { WorkoutDetail } from '../../projections/workout-detail.ts'
import { type Column, type Columns, type Level, levels } from './columns.ts'
import type { Cells, CellsByColumn, Row } from './parts.ts'
import type { Pseudonyms } from './pseudonyms.ts'

const mostToFailure = 12

/** What events say, by the columns of `events`. */
export const eventCells = (events: readonly RecordedEvent[], firstNumber: number): CellsByColumn => ({
  number: events.map((_, nth) => firstNumber + nth),
  position: events.map(({ position }) => position),
  id: events.map(({ id }) => id),
  stream: events.map(({ stream }) => stream),
  category: events.map(({ stream }) => categoryOf(stream)),
  revision: events.map(({ revision }) => revision),
  type: events.map(({ event }) => event.type),
  schema: events.map(({ metadata }) => metadata.schema),
  recorded_at: events.map(({ at }) => at),
  occurred_at: events.map(({ event }) => event.at),
  actor_kind: events.map(({ metadata }) => metadata.actor.kind),
  actor: events.map(({ metadata }) => metadata.actor.id),
  subject: events.map(({ metadata }) => metadata.subject),
  command: events.map(({ metadata }) => metadata.commandId),
  correlation: events.map(({ metadata }) => metadata.correlationId),
  causation: events.map(({ metadata }) => metadata.causationId),
  data: events.map(({ event }) => ({ ...event, type: undefined })),
})

/** What rows say, by these columns. */
export const rowCells = (rows: readonly Row[], columns: Columns): CellsByColumn =>
  Object.fromEntries(Object.keys(columns).map(name => [name, rows.map(row => row[name])]))

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
 * Cells as their level shows them, in the order of the columns: what belongs to a higher level is empty, and ids are
 * pseudonyms below `names`.
 */
export const shownCells = (columns: Columns, level: Level, pseudonyms: Pseudonyms) => {
  const isShown = ({ from }: Column) => levels.indexOf(level) >= levels.indexOf(from ?? 'pseudonymous')
  return (cells: CellsByColumn): readonly Cells[] =>
    Object.entries(columns).map(([name, column]) => {
      const mine = cells[name] ?? []
      return isShown(column) ? shown(column, mine, pseudonyms) : mine.map(() => null)
    })
}

const shown = ({ type, id }: Column, cells: Cells, { ids, within }: Pseudonyms): Cells => {
  if (type === 'jsonb') return cells.map(unlessAbsent(value => within(JSON.stringify(value))))
  if (id) return ofPresent(cells, present => ids(present.map(String)))
  return type === 'text' ? cells.map(unlessAbsent(asBefore(value => within(String(value))))) : cells
}

/** What stands in a row stands in the next one as often as not. */
const asBefore = (show: (value: unknown) => string) => {
  let [last, shown]: [unknown, string] = [undefined, '']
  return (value: unknown) => {
    if (value !== last) [last, shown] = [value, show(value)]
    return shown
  }
}

const isAbsent = (value: unknown) => value === null || value === undefined

const unlessAbsent = (show: (value: unknown) => string) => (value: unknown) => (isAbsent(value) ? null : show(value))

const ofPresent = (cells: Cells, show: (present: Cells) => Cells): Cells => {
  if (!cells.some(isAbsent)) return show(cells)
  const present = show(cells.filter(cell => !isAbsent(cell)))
  let next = 0
  return cells.map(cell => (isAbsent(cell) ? null : present[next++]))
}
