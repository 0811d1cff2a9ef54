import type { z } from 'zod'
import { measuresOf, takenOf, wireOf } from '../contract/measures.ts'
import type { originOfRecord } from '../contract/origins.ts'
import { bestBefore, lookedBackDays } from '../domain/coach/adapt/set-up.ts'
import { type Catalogue, type Exercise, exercisesById } from '../domain/coach/basis/catalogue.ts'
import { exercisesOf } from '../domain/coach/basis/plan.ts'
import { daysBefore } from '../domain/days.ts'
import type { PlannedExerciseId, UserId, WorkoutId } from '../domain/ids.ts'
import { refuse } from '../domain/kernel/decider.ts'
import type { Performance } from '../domain/performance.ts'
import { provenance } from '../domain/provenance.ts'
import { isBetter } from '../domain/records.ts'
import { streamOf } from '../domain/streams.ts'
import type { Db } from '../projections/all.ts'
import { trainedSince, workoutOf } from '../projections/workout-detail.queries.ts'
import { type WorkoutDetail, workoutDetail } from '../projections/workout-detail.ts'
import { type OpenStream, workoutFacts } from './desk/opened-streams.ts'
import { told } from './origin-of.ts'

type Answer = z.input<typeof originOfRecord.answer>
type Best = Performance | null
type Parts = { readonly open: OpenStream; readonly db: Db; readonly catalogue: Catalogue }

/**
 * Where the best set of an exercise comes from, up to the end of a workout: each set that was better than all before it. Only
 * workouts that held one are opened.
 */
export const recordOrigin = ({ open, db, catalogue }: Parts) => {
  const byId = exercisesById(catalogue)

  const stepsIn = async (workout: WorkoutId, best: (row: WorkoutDetail | null) => Best) => {
    const { events } = await open(streamOf('workout', workout))
    const initial: WorkoutDetail | null = null
    return provenance({ initial, evolve: workoutDetail.fold }, workoutFacts(events), best)
  }

  return async (owner: UserId, workout: WorkoutId, exercise: PlannedExerciseId, now: string) => {
    const last = await workoutOf(db, owner, workout)
    if (!last) return refuse('no-such-workout')
    const planned = last.planned.plan && exercisesOf(last.planned.plan).find(({ id }) => id === exercise)
    const known = planned && byId.get(planned.exercise)
    if (!known) return refuse('no-such-exercise')
    const end = last.started_at ?? now
    const before = (await trainedSince(db, owner, daysBefore(end, lookedBackDays))).filter(
      ({ id, started_at }) => id !== workout && started_at !== null && started_at < end,
    )
    const betterThan =
      (best: Best) =>
      (row: WorkoutDetail | null): Best =>
        bestAfter(best, row, known)
    let shown: Best = null
    let value: Best = null
    const changes: Answer['changes'] = []
    for (const row of [...before.toReversed(), last]) {
      const best: Best = betterThan(shown)(row)
      if (best === shown) continue
      shown = best
      const found = await stepsIn(row.id, betterThan(value))
      value = found.value
      for (const { event, was, is } of found.changes)
        changes.push(told({ event, was: was && takenOf(was), is: is && takenOf(is) }, row.id))
    }
    return { value: value && takenOf(value), shown: shown && takenOf(shown), changes } satisfies Answer
  }
}

/** What was best until then, or the best set of this workout where that is better. */
const bestAfter = (best: Best, row: WorkoutDetail | null, exercise: Exercise): Best => {
  if (!row || row.deleted_at || !row.planned.plan) return best
  const { plan } = row.planned
  const own = bestBefore([{ at: row.started_at ?? '', plan, progress: row.training.progress }], exercise)
  if (own === null) return best
  const isBest = best === null || isBetter(own, best, { assisted: exercise.loadType === 'assisted' })
  return isBest ? measuresOf(wireOf(own)) : best
}
