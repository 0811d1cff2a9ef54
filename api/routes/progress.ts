import * as contract from '../../contract/progress.ts'
import type { Catalogue } from '../../domain/coach/catalogue.ts'
import { workDone } from '../../domain/coach/history.ts'
import { type LiftPoint, strengthCurve } from '../../domain/coach/strength-curve.ts'
import type * as Profiles from '../../domain/training-profiles.ts'
import type { Db } from '../../projections/all.ts'
import { pastWorkout } from '../../projections/athlete-memory.ts'
import { trainedSince, workoutDetail } from '../../projections/workout-detail.ts'
import { weekStarts } from '../../projections/workout-list.queries.ts'
import { route, type Serving } from '../route.ts'

type Parts = {
  readonly db: Db
  readonly catalogue: Catalogue
  readonly clock: () => string
  readonly profilesNow: (user: string) => Promise<Profiles.State>
}

/** What came of the training. */
export const progressRoutes = (serving: Serving, { db, catalogue, clock, profilesNow }: Parts) => {
  const byId = new Map(catalogue.exercises.map(exercise => [exercise.id, exercise]))

  route(
    serving,
    contract.getStrength,
    async ({ who }) => {
      const now = clock()
      const weeks = await weekStarts(db, now)
      const [rows, profiles] = await Promise.all([trainedSince(db, who.id, weeks[0]?.at ?? now), profilesNow(who.id)])
      const work = workDone(rows.flatMap(pastWorkout), byId)
      const starts = weeks.map(({ at }) => Date.parse(at))
      const curve = strengthCurve(work, starts, Date.parse(now), profiles.plan.weightKg ?? null)
      return {
        percent: percentOf(curve.growth),
        weeks: weeks.map(({ day }, index) => ({ start: day, percent: percentOf(curve.weeks[index]?.growth ?? null) })),
        lifts: curve.lifts.map(({ exercise, points, growth }) => ({
          exercise: exercise.id,
          name: exercise.name,
          percent: percentOf(growth) ?? 0,
          points: points.map(pointAnswer),
        })),
      }
    },
    [workoutDetail.name],
  )
}

const percentOf = (growth: number | null) => (growth === null ? null : Math.round((growth - 1) * 1000) / 10)

const pointAnswer = ({ at, maxKg, set }: LiftPoint) => ({
  at: new Date(at).toISOString(),
  workout: set.workout,
  reps: set.reps ?? 0,
  weight: set.weightKg ?? 0,
  rir: set.feltRir,
  max: Math.round(maxKg * 10) / 10,
})
