import type { Kysely } from 'kysely'
import type { AccountTables } from './accounts.ts'
import { accounts } from './accounts.ts'
import { type FeedbackTables, feedback } from './feedback.ts'
import { type HealthTables, health } from './health.ts'
import { type MembershipTables, memberships } from './memberships.ts'
import { type AnyProjection, versionless } from './ports.ts'
import { type ProgrammeTables, programmes } from './programmes.ts'
import { type RenewalTables, renewals } from './renewals.ts'
import { type TrainingProfileTables, trainingProfiles } from './training-profiles.ts'
import { type WorkoutDetailTables, workoutDetail } from './workout-detail.ts'
import { type WorkoutHistoryTables, workoutHistory } from './workout-history.ts'
import { type WorkoutListTables, workoutList } from './workout-list.ts'

/** Every read model there is. */
export const projections: readonly AnyProjection[] = [
  accounts,
  trainingProfiles,
  memberships,
  renewals,
  workoutList,
  workoutDetail,
  workoutHistory,
  feedback,
  programmes,
  health,
]

/** By its name, or the same without its version. */
export const modelNamed = (name: string) =>
  projections.find(each => each.name === name || versionless(each.name) === name.replaceAll('-', '_'))

export type Tables = AccountTables &
  TrainingProfileTables &
  MembershipTables &
  RenewalTables &
  WorkoutListTables &
  WorkoutDetailTables &
  WorkoutHistoryTables &
  FeedbackTables &
  ProgrammeTables &
  HealthTables

export type Db = Kysely<Tables>
