import { setTimeout } from 'node:timers/promises'
import type { UserId, WorkoutId } from '../domain/ids.ts'
import { refuse } from '../domain/kernel/decider.ts'
import type { Position } from '../domain/kernel/stream.ts'
import type { Db } from '../projections/all.ts'
import { workoutOf } from '../projections/workout-detail.queries.ts'
import { workoutDetail } from '../projections/workout-detail.ts'
import { problem } from './problems.ts'
import type { Serving } from './route.ts'
import { refusalAnswer } from './workout-answer.ts'

const longestWait = 90_000

/** Waits until the coach has answered; the work itself goes on without us. */
export const untilMade = async (
  { fresh }: Serving,
  db: Db,
  user: UserId,
  workout: WorkoutId,
  position: Position | null,
) => {
  for (const end = Date.now() + longestWait; Date.now() < end; await setTimeout(50)) {
    if (position) await fresh.reached([workoutDetail.name], position, 2000)
    const row = await workoutOf(db, user, workout)
    if (row?.status === 'FAILED') throw notMade(row.planned)
    if (row && row.status !== 'GENERATING') return row
  }
  return refuse('still-generating')
}

/** Why a plan was not made, with words for what stopped it where that were the athlete's own. */
export const notMade = (planned: Parameters<typeof refusalAnswer>[0]) => {
  const refusal = refusalAnswer(planned)
  const code = planned.failure ?? 'not-possible'
  return problem(422, 'The workout could not be made', refusal ? { code, refusal } : { code })
}
