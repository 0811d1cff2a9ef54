import type { z } from 'zod'
import type { dashboardOverview } from '../contract/workouts.ts'
import { isEntitled } from '../domain/entitlement.ts'
import { allowanceLeft, freeLeft, type Standing } from '../domain/membership.ts'
import type { Account } from '../projections/accounts.ts'
import type { WorkoutEntry } from '../projections/workout-list.ts'
import { dateOf } from './workout-answer.ts'

type Overview = z.input<typeof dashboardOverview.answer>
type Rows = Pick<Overview, 'progress' | 'weeks'> & {
  readonly account: Pick<Account, 'email' | 'first_name'>
  readonly membership: Standing
  /** Newest first, at most `mostEntries`. */
  readonly entries: readonly WorkoutEntry[]
}

export const mostEntries = 100

const ahead = ['GENERATING', 'PLANNED', 'INCOMPLETE']
const behind = ['COMPLETED', 'ABORTED']

/** The overview as the website and the app show it. */
export const overviewAnswer = ({ account, membership, progress, weeks, entries }: Rows, now: string): Overview => ({
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
})

const entryOf = (entry: WorkoutEntry) => ({
  id: entry.id,
  name: entry.name,
  date: dateOf(entry),
  duration: entry.trained ?? entry.minutes,
  status: entry.status,
  logged: entry.logged,
})
