import { takenOf } from '../../contract/measures.ts'
import * as contract from '../../contract/preparation.ts'
import {
  bestBefore,
  type Earlier,
  lastNotes,
  lastTime,
  lookedBackDays,
  setUp,
} from '../../domain/coach/adapt/set-up.ts'
import { type Catalogue, exercisesById } from '../../domain/coach/basis/catalogue.ts'
import { exercisesOf } from '../../domain/coach/basis/plan.ts'
import { daysBefore } from '../../domain/days.ts'
import type { UserId, WorkoutId } from '../../domain/ids.ts'
import type * as Profiles from '../../domain/training-profiles.ts'
import type * as Workout from '../../domain/workout.ts'
import type { Db } from '../../projections/all.ts'
import { placeIn } from '../../projections/athlete-memory.ts'
import { trainedSince, workoutOf } from '../../projections/workout-detail.queries.ts'
import { type WorkoutDetail, workoutDetail } from '../../projections/workout-detail.ts'
import { placeOf } from '../place-of.ts'
import { route, type Serving } from '../route.ts'

type Parts = {
  readonly db: Db
  readonly catalogue: Catalogue
  readonly clock: () => string
  readonly profilesNow: (user: UserId) => Promise<Profiles.State>
  readonly profilesAt: (user: UserId, moment: string) => Promise<Profiles.State>
  readonly workoutPast: (workout: WorkoutId) => Promise<readonly Workout.Event[]>
}

/** What an athlete wants to know before a set. */
export const preparationRoutes = (serving: Serving, parts: Parts) => {
  const { db, catalogue, clock, profilesNow, profilesAt, workoutPast } = parts
  const byId = exercisesById(catalogue)

  /** What was trained before a workout was begun; before it is begun, all there is. */
  const earlierThan = async (user: UserId, workout: WorkoutDetail): Promise<Earlier[]> => {
    const end = workout.started_at ?? clock()
    const since = daysBefore(end, lookedBackDays)
    return (await trainedSince(db, user, since)).flatMap(({ id, started_at, planned: { plan }, training }) =>
      id !== workout.id && plan && started_at && started_at < end
        ? [{ at: started_at, plan, progress: training.progress }]
        : [],
    )
  }

  const placeFor = async (user: UserId, workout: WorkoutId) =>
    placeIn(await profilesNow(user), await placeOf(await workoutPast(workout), moment => profilesAt(user, moment)))

  route(
    serving,
    contract.getPreparation,
    async ({ params: { id }, who, refused }) => {
      const row = await workoutOf(db, who.id, id)
      if (!row) throw refused('no-such-workout')
      const [earlier, place] = await Promise.all([earlierThan(who.id, row), placeFor(who.id, id)])
      return {
        exercises: (row.planned.plan ? exercisesOf(row.planned.plan) : []).map(planned => {
          const known = byId.get(planned.exercise)
          const { loads, bar } = known ? setUp(known, place.equipment, place.details) : { loads: [], bar: null }
          const last = lastTime(earlier, planned.exercise)
          const best = known ? bestBefore(earlier, known) : null
          return {
            id: planned.id,
            last: last && {
              ...last,
              sets: last.sets.map(set => ({ ...takenOf(set), ...(set.side ? { side: set.side } : {}) })),
            },
            notes: lastNotes(earlier, planned.exercise),
            best: best && takenOf(best),
            loads: [...loads],
            bar,
          }
        }),
      }
    },
    [workoutDetail.name],
  )
}
