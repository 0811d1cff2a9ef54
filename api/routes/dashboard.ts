import { appOverview } from '../../contract/app.ts'
import * as contract from '../../contract/workouts.ts'
import { accountOf, accounts } from '../../projections/accounts.ts'
import type { Db } from '../../projections/all.ts'
import { membershipOf, memberships } from '../../projections/memberships.ts'
import { progressOf, weeksOf, workoutsOf } from '../../projections/workout-list.queries.ts'
import { workoutList } from '../../projections/workout-list.ts'
import { mostEntries, overviewAnswer } from '../overview-answer.ts'
import { route, type Serving } from '../route.ts'

type Parts = {
  readonly db: Db
  readonly clock: () => string
}

/** The same answer for the website and for the app. */
export const dashboardRoutes = (serving: Serving, parts: Parts) => {
  overviewRoute(serving, contract.dashboardOverview, parts)
  overviewRoute(serving, appOverview, parts)
}

const overviewRoute = (
  serving: Serving,
  call: typeof contract.dashboardOverview | typeof appOverview,
  { db, clock }: Parts,
) =>
  route(
    serving,
    call,
    async ({ who, refused }) => {
      const now = clock()
      const [account, membership, progress, weeks, entries] = await Promise.all([
        accountOf(db, who.id),
        membershipOf(db, who.id),
        progressOf(db, who.id),
        weeksOf(db, who.id, now),
        workoutsOf(db, who.id, { limit: mostEntries }),
      ])
      if (!account) throw refused('no-such-user')
      return overviewAnswer({ account, membership, progress, weeks, entries }, now)
    },
    [accounts.name, memberships.name, workoutList.name],
  )
