import type { z } from 'zod'
import type { originOfWeek } from '../contract/origins.ts'
import { type Catalogue, exercisesById } from '../domain/coach/basis/catalogue.ts'
import type { UserId, WorkoutId } from '../domain/ids.ts'
import type { Db } from '../projections/all.ts'
import { entriesOfWeek, workoutEntryOf } from '../projections/week-entries.ts'
import { trainedSince } from '../projections/workout-detail.queries.ts'
import { workoutDetail } from '../projections/workout-detail.ts'
import { type WorkoutEntry, workoutList } from '../projections/workout-list.ts'
import { counterOrigins } from './counter-origins.ts'
import type { OpenStream } from './desk/opened-streams.ts'
import { originOf } from './origin-of.ts'
import { programmeSince, weekLedger } from './programme-answer.ts'
import { recordOrigin } from './record-origin.ts'

type Measure = z.output<typeof originOfWeek.query>['of']

/** What a workout adds to each number. Only where something was logged does it count as trained. */
const measures: Readonly<Record<Measure, (row: WorkoutEntry) => number>> = {
  kg: ({ kg }) => kg,
  sets: ({ sets }) => sets,
  minutes: ({ logged, trained }) => (logged > 0 ? (trained ?? 0) : 0),
  workouts: ({ logged }) => (logged > 0 ? 1 : 0),
}

type Parts = { readonly open: OpenStream; readonly db: Db; readonly catalogue: Catalogue }

/** Where the numbers that an athlete is shown come from, out of the log, beside what is shown. */
export const origins = ({ open, db, catalogue }: Parts) => {
  const from = originOf(open)
  const byId = exercisesById(catalogue)
  return {
    ofWeek: async (owner: UserId, week: string, of: Measure) =>
      from(await entriesOfWeek(db, owner, week), workoutList.fold, measures[of]),
    /** As the week of the programme counts them. */
    ofMuscle: async (owner: UserId, muscle: string, now: string) =>
      from(
        await trainedSince(db, owner, programmeSince(now)),
        workoutDetail.fold,
        row => weekLedger([row], now, byId).get(muscle) ?? 0,
      ),
    /** Null for a workout that is not theirs. */
    ofWorkout: async (owner: UserId, id: WorkoutId, of: Measure) => {
      const entry = await workoutEntryOf(db, owner, id)
      return entry ? from([entry], workoutList.fold, measures[of]) : null
    },
    ofRecord: recordOrigin({ open, db, catalogue }),
    ...counterOrigins({ open, db }),
  }
}

export type Origins = ReturnType<typeof origins>
