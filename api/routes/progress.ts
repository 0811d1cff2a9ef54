import * as contract from '../../contract/progress.ts'
import type { Catalogue } from '../../domain/coach/basis/catalogue.ts'
import type { UserId } from '../../domain/ids.ts'
import type * as Profiles from '../../domain/training-profiles.ts'
import type { Db } from '../../projections/all.ts'
import { trainedSince } from '../../projections/workout-detail.queries.ts'
import { workoutDetail } from '../../projections/workout-detail.ts'
import { weekStarts } from '../../projections/workout-list.queries.ts'
import { route, type Serving } from '../route.ts'
import { strengthAnswer } from '../strength-answer.ts'

type Parts = {
  readonly db: Db
  readonly catalogue: Catalogue
  readonly clock: () => string
  readonly profilesNow: (user: UserId) => Promise<Profiles.State>
}

/** What came of the training. */
export const progressRoutes = (serving: Serving, { db, catalogue, clock, profilesNow }: Parts) => {
  route(
    serving,
    contract.getStrength,
    async ({ who }) => {
      const now = clock()
      const weeks = await weekStarts(db, now)
      const [rows, profiles] = await Promise.all([trainedSince(db, who.id, weeks[0]?.at ?? now), profilesNow(who.id)])
      return strengthAnswer({ weeks, rows, bodyKg: profiles.plan.weightKg ?? null, now }, catalogue)
    },
    [workoutDetail.name],
  )
}
