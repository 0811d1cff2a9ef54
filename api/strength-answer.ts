import type { z } from 'zod'
import type { getStrength } from '../contract/progress.ts'
import { type Catalogue, exercisesById } from '../domain/coach/basis/catalogue.ts'
import { workDone } from '../domain/coach/prescribe/history.ts'
import { type LiftPoint, strengthCurve } from '../domain/coach/prescribe/lifts/strength-curve.ts'
import { pastWorkout } from '../projections/athlete-memory.ts'
import type { WorkoutDetail } from '../projections/workout-detail.ts'

type Known = {
  /** When the last twelve weeks began, oldest first (`weekStarts`). */
  readonly weeks: readonly { readonly day: string; readonly at: string }[]
  /** Workouts begun since the first of them, newest first. */
  readonly rows: readonly WorkoutDetail[]
  readonly bodyKg: number | null
  readonly now: string
}

/** How strength went, and the sets that tell it. */
export const strengthAnswer = (
  { weeks, rows, bodyKg, now }: Known,
  catalogue: Catalogue,
): z.input<typeof getStrength.answer> => {
  const byId = exercisesById(catalogue)
  const work = workDone(rows.flatMap(pastWorkout), byId)
  const starts = weeks.map(({ at }) => Date.parse(at))
  const curve = strengthCurve(work, starts, Date.parse(now), bodyKg)
  return {
    percent: percentOf(curve.growth),
    weeks: weeks.map(({ day }, index) => ({ start: day, percent: percentOf(curve.weeks[index]?.growth ?? null) })),
    lifts: curve.lifts.map(({ exercise, points, growth }) => ({
      exercise: exercise.id,
      name: exercise.name,
      load_type: exercise.loadType,
      percent: percentOf(growth) ?? 0,
      points: points.map(pointAnswer),
    })),
  }
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
