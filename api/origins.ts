import type { z } from 'zod'
import type { origin, originOfWeek } from '../contract/origins.ts'
import { type Catalogue, exercisesById } from '../domain/coach/basis/catalogue.ts'
import type { UserId, WorkoutId } from '../domain/ids.ts'
import { provenance } from '../domain/provenance.ts'
import { streamOf } from '../domain/streams.ts'
import { toMilligram } from '../domain/volume.ts'
import type { Db } from '../projections/all.ts'
import type { Projection } from '../projections/ports.ts'
import { entriesOfWeek, workoutEntryOf } from '../projections/week-entries.ts'
import { trainedSince } from '../projections/workout-detail.queries.ts'
import { workoutDetail } from '../projections/workout-detail.ts'
import { type WorkoutEntry, workoutList } from '../projections/workout-list.ts'
import { type OpenStream, workoutFacts } from './desk/opened-streams.ts'
import { programmeSince, weekLedger } from './programme-answer.ts'

export type Measure = z.output<typeof originOfWeek.query>['of']
type Origin = z.input<typeof origin>

/** What a workout adds to each number. Only where something was logged does it count as trained. */
const measures: Readonly<Record<Measure, (row: WorkoutEntry) => number>> = {
  kg: ({ kg }) => kg,
  sets: ({ sets }) => sets,
  minutes: ({ logged, trained }) => (logged > 0 ? (trained ?? 0) : 0),
  workouts: ({ logged }) => (logged > 0 ? 1 : 0),
}

type Kept = { readonly id: WorkoutId; readonly deleted_at: string | null }
type Parts = { readonly open: OpenStream; readonly db: Db; readonly catalogue: Catalogue }

/** Where the numbers of a workout and of a week come from, out of the log, beside what is shown. */
export const origins = ({ open, db, catalogue }: Parts) => {
  const originOf = async <Row extends Kept>(
    entries: readonly Row[],
    evolve: Projection<Row, 'workout'>['fold'],
    measure: (row: Row) => number,
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
      value: toMilligram(parts.reduce((sum, { value }) => sum + value, 0)),
      shown: toMilligram(entries.reduce((sum, row) => sum + numberIn(row), 0)),
      changes: parts
        .flatMap(({ changes }, nth) =>
          changes.map(({ event: { id, revision, event, at }, was, is }) => ({
            event: id,
            workout: entries[nth]?.id ?? '',
            revision,
            type: event.type,
            at,
            happened: event.at,
            was,
            is,
          })),
        )
        .sort((one, other) => (one.at < other.at ? -1 : one.at > other.at ? 1 : one.revision - other.revision)),
    }
  }

  const byId = exercisesById(catalogue)

  return {
    ofWeek: async (owner: UserId, week: string, of: Measure) =>
      originOf(await entriesOfWeek(db, owner, week), workoutList.fold, measures[of]),
    /** As the week of the programme counts them. */
    ofMuscle: async (owner: UserId, muscle: string, now: string) =>
      originOf(
        await trainedSince(db, owner, programmeSince(now)),
        workoutDetail.fold,
        row => weekLedger([row], now, byId).get(muscle) ?? 0,
      ),
    /** Null for a workout that is not theirs. */
    ofWorkout: async (owner: UserId, id: WorkoutId, of: Measure) => {
      const entry = await workoutEntryOf(db, owner, id)
      return entry ? originOf([entry], workoutList.fold, measures[of]) : null
    },
  }
}

export type Origins = ReturnType<typeof origins>
