import { appOverview } from '../../contract/app.ts'
import * as contract from '../../contract/workouts.ts'
import { isEntitled } from '../../domain/entitlement.ts'
import { allowanceLeft, freeLeft } from '../../domain/membership.ts'
import { accountOf, accounts } from '../../projections/accounts.ts'
import type { Db } from '../../projections/all.ts'
import { membershipOf, memberships } from '../../projections/memberships.ts'
import { progressOf, weeksOf, workoutsOf } from '../../projections/workout-list.queries.ts'
import { type WorkoutEntry, workoutList } from '../../projections/workout-list.ts'
import { refused } from '../problems.ts'
import { route, type Serving } from '../route.ts'
import { dateOf } from '../workout-answer.ts'

type Parts = {
  readonly db: Db
  readonly clock: () => string
}

const ahead = ['GENERATING', 'PLANNED', 'INCOMPLETE']
const behind = ['COMPLETED', 'ABORTED']

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
    async ({ who }) => {
      const now = clock()
      const [account, membership, progress, weeks, entries] = await Promise.all([
        accountOf(db, who.id),
        membershipOf(db, who.id),
        progressOf(db, who.id),
        weeksOf(db, who.id, now),
        workoutsOf(db, who.id, { limit: 100 }),
      ])
      if (!account) throw refused('no-such-user')
      return {
        user: { email: account.email, name: account.first_name || null },
        progress,
        nextWorkouts: entries
          .filter(({ status }) => ahead.includes(status))
          .slice(0, 10)
          .map(entryOf),
        trainingHistory: entries
          .filter(({ status }) => behind.includes(status))
          .map(entry => ({ ...entryOf(entry), completed: entry.status === 'COMPLETED' })),
        weeks,
        credits: {
          free_left: freeLeft(membership),
          subscribed: isEntitled(membership, now),
          allowance_left: isEntitled(membership, now) ? allowanceLeft(membership, now) : null,
        },
      }
    },
    [accounts.name, memberships.name, workoutList.name],
  )

const entryOf = (entry: WorkoutEntry) => ({
  id: entry.id,
  name: entry.name,
  date: dateOf(entry),
  duration: entry.trained ?? entry.minutes,
  status: entry.status,
})
