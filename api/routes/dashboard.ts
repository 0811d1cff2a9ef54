import { appOverview } from '../../contract/app.ts'
import * as contract from '../../contract/workouts.ts'
import type { UserId } from '../../domain/ids.ts'
import { refuse } from '../../domain/kernel/decider.ts'
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

/** What somebody has just done must be in these before they read them; a route waits for that. */
const reads = [accounts.name, memberships.name, workoutList.name]

/** The same answer for the website and for the app. */
export const dashboardRoutes = (serving: Serving, parts: Parts) => {
  route(serving, contract.dashboardOverview, ({ who }) => overviewOf(who.id, parts), reads)
  route(serving, appOverview, ({ who }) => overviewOf(who.id, parts), reads)
}

const overviewOf = async (user: UserId, { db, clock }: Parts) => {
  const now = clock()
  const [account, membership, progress, weeks, entries] = await Promise.all([
    accountOf(db, user),
    membershipOf(db, user),
    progressOf(db, user),
    weeksOf(db, user, now),
    workoutsOf(db, user, { limit: mostEntries }),
  ])
  return account ? overviewAnswer({ account, membership, progress, weeks, entries }, now) : refuse('no-such-user')
}
