import type { z } from 'zod'
import type { origin } from '../contract/origins.ts'
import type { RecordedEvent } from '../domain/facts.ts'
import type { WorkoutId } from '../domain/ids.ts'
import { provenance } from '../domain/provenance.ts'
import { streamOf } from '../domain/streams.ts'
import { toMilligram } from '../domain/volume.ts'
import type { Projection } from '../projections/ports.ts'
import { type OpenStream, workoutFacts } from './desk/opened-streams.ts'

export type Origin = z.input<typeof origin>
type Kept = { readonly id: WorkoutId; readonly deleted_at: string | null }
type Made<Value> = ReturnType<typeof provenance<RecordedEvent, unknown, Value>>['changes'][number]

/** Where a number comes from that rows of workouts add up to, each folded again from its stream. */
export const originOf =
  (open: OpenStream) =>
  async <Row extends Kept>(
    entries: readonly Row[],
    evolve: Projection<Row, 'workout'>['fold'],
    measure: (row: Row) => number,
    start = 0,
  ): Promise<Origin> => {
    const numberIn = (row: Row | null) => (row && !row.deleted_at ? measure(row) : 0)
    const parts = await Promise.all(
      entries.map(async ({ id }) => {
        const { events } = await open(streamOf('workout', id))
        const initial: Row | null = null
        return provenance({ initial, evolve }, workoutFacts(events), numberIn)
      }),
    )
    return {
      start,
      value: toMilligram(parts.reduce((sum, { value }) => sum + value, start)),
      shown: toMilligram(entries.reduce((sum, row) => sum + numberIn(row), start)),
      changes: parts
        .flatMap(({ changes }, nth) => changes.map(change => told(change, entries[nth]?.id ?? null)))
        .sort((one, other) => (one.at < other.at ? -1 : one.at > other.at ? 1 : one.revision - other.revision)),
    }
  }

/** What an event made of a value, as it is answered. */
export const told = <Value>(
  { event: { id, revision, event, at }, was, is }: Made<Value>,
  workout: WorkoutId | null,
) => ({ event: id, workout, revision, type: event.type, at, happened: event.at, was, is })
