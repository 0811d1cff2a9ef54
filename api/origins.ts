import type { z } from 'zod'
import type { origin, originOfCounter, originOfWeek } from '../contract/origins.ts'
import { type Catalogue, exercisesById } from '../domain/coach/basis/catalogue.ts'
import type { RecordedEvent } from '../domain/facts.ts'
import type { UserId, WorkoutId } from '../domain/ids.ts'
import { allowanceLeft, freeLeft, type Standing } from '../domain/membership.ts'
import { provenance } from '../domain/provenance.ts'
import { streamOf } from '../domain/streams.ts'
import { toMilligram } from '../domain/volume.ts'
import type { Db } from '../projections/all.ts'
import { membershipOf, memberships, standingIn } from '../projections/memberships.ts'
import type { Projection } from '../projections/ports.ts'
import { entriesOfWeek, newestBegun, workoutEntryOf } from '../projections/week-entries.ts'
import { trainedSince } from '../projections/workout-detail.queries.ts'
import { type WorkoutDetail, workoutDetail } from '../projections/workout-detail.ts'
import { progressAmong, progressOf } from '../projections/workout-list.queries.ts'
import { type WorkoutEntry, workoutList } from '../projections/workout-list.ts'
import { type OpenStream, workoutFacts } from './desk/opened-streams.ts'
import { isOfMembership } from './desk/screens.ts'
import { begunBy, programmeSince, sessionsDone, weekLedger } from './programme-answer.ts'
import { recordOrigin } from './record-origin.ts'

export type Measure = z.output<typeof originOfWeek.query>['of']
export type Counter = z.output<typeof originOfCounter.query>['of']
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
type Made = ReturnType<typeof provenance<RecordedEvent, unknown, number>>['changes'][number]

/** So many workouts are opened for a count of them all. */
const mostOpened = 100

/** Where the numbers of a workout, of a week and of the overview come from, out of the log, beside what is shown. */
export const origins = ({ open, db, catalogue }: Parts) => {
  const originOf = async <Row extends Kept>(
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

  const originOfCredits = async (owner: UserId, measure: (standing: Standing) => number): Promise<Origin> => {
    const { events } = await open(streamOf('membership', owner))
    const initial: ReturnType<typeof memberships.fold> = null
    const { value, changes } = provenance({ initial, evolve: memberships.fold }, events.filter(isOfMembership), row =>
      measure(standingIn(row ?? undefined)),
    )
    return {
      start: measure(standingIn()),
      value,
      shown: measure(await membershipOf(db, owner)),
      changes: changes.map(change => {
        const { event } = change.event
        return told(change, 'workout' in event ? event.workout : null)
      }),
    }
  }

  const byId = exercisesById(catalogue)
  const sessionsIn = (rows: readonly WorkoutDetail[], now: string) => sessionsDone(begunBy(rows, now)).length
  const inThisWeek = (owner: UserId, now: string) => trainedSince(db, owner, programmeSince(now))

  /** Those that are not opened were counted before the first of the others. */
  const originOfCount = async (owner: UserId, of: 'completed' | 'begun') => {
    const entries = await newestBegun(db, owner, mostOpened)
    const counts = (row: WorkoutEntry) => progressAmong([row])[of === 'begun' ? 'total' : of]
    const all = (await progressOf(db, owner))[of === 'begun' ? 'total' : of]
    const told = entries.reduce((sum, row) => sum + counts(row), 0)
    return originOf(entries, workoutList.fold, counts, Math.max(0, all - told))
  }

  return {
    ofWeek: async (owner: UserId, week: string, of: Measure) =>
      originOf(await entriesOfWeek(db, owner, week), workoutList.fold, measures[of]),
    /** As the week of the programme counts them. */
    ofMuscle: async (owner: UserId, muscle: string, now: string) =>
      originOf(await inThisWeek(owner, now), workoutDetail.fold, row => weekLedger([row], now, byId).get(muscle) ?? 0),
    ofRecord: recordOrigin({ open, db, catalogue }),
    /** Null for a workout that is not theirs. */
    ofWorkout: async (owner: UserId, id: WorkoutId, of: Measure) => {
      const entry = await workoutEntryOf(db, owner, id)
      return entry ? originOf([entry], workoutList.fold, measures[of]) : null
    },
    ofCounter: async (owner: UserId, of: Counter, now: string) => {
      if (of === 'free') return originOfCredits(owner, freeLeft)
      if (of === 'allowance') return originOfCredits(owner, standing => allowanceLeft(standing, now))
      if (of !== 'sessions') return originOfCount(owner, of)
      return originOf(await inThisWeek(owner, now), workoutDetail.fold, row => sessionsIn([row], now))
    },
    /** As they are shown. */
    counters: async (owner: UserId, now: string): Promise<Readonly<Record<Counter, number>>> => {
      const [{ completed, total }, standing, week] = await Promise.all([
        progressOf(db, owner),
        membershipOf(db, owner),
        inThisWeek(owner, now),
      ])
      const allowance = allowanceLeft(standing, now)
      return { completed, begun: total, sessions: sessionsIn(week, now), free: freeLeft(standing), allowance }
    },
  }
}

const told = (
  { event: { id, revision, event, at }, was, is }: Made,
  workout: string | null,
): Origin['changes'][number] => ({
  event: id,
  workout,
  revision,
  type: event.type,
  at,
  happened: event.at,
  was,
  is,
})

export type Origins = ReturnType<typeof origins>
