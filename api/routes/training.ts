import type { FastifyRequest } from 'fastify'
import type { WorkoutCommands } from '../../commands/workouts.ts'
import * as contract from '../../contract/training.ts'
import { daysBefore } from '../../domain/days.ts'
import { isRefused } from '../../domain/kernel/decider.ts'
import type { CommandContext } from '../../domain/kernel/handle.ts'
import { blockOf } from '../../domain/outline.ts'
import type { SkipReason } from '../../domain/progress.ts'
import { corrected, trainedMinutes } from '../../domain/times.ts'
import { restorableDays } from '../../domain/workout.ts'
import type { Db } from '../../projections/all.ts'
import { deletedSince } from '../../projections/workout-list.queries.ts'
import { workoutList } from '../../projections/workout-list.ts'
import { etag } from '../etag.ts'
import type { HealthGate } from '../health.ts'
import { route, type Serving } from '../route.ts'
import { entryAnswer } from '../workout-answer.ts'

type Parts = {
  readonly workouts: WorkoutCommands
  readonly gate: HealthGate
  readonly db: Db
  readonly clock: () => string
}

/** What was done, left out and corrected. */
export const trainingRoutes = (serving: Serving, { workouts, gate, db, clock }: Parts) => {
  const pained = async (body: Skipping, context: CommandContext, request: FastifyRequest) => {
    const allowed = body?.why === 'pain' ? await gate.allow(context, request) : null
    return allowed && isRefused(allowed) ? allowed : reasonOf(body)
  }

  route(serving, contract.skipSet, async ({ params: { id, set }, body, context, request, settle }) => {
    settle(await workouts.skipSet(context, id, set, settle(await pained(body, context, request))))
    return { message: 'Set skipped' }
  })

  route(serving, contract.reopenSet, async ({ params: { id, set }, context, settle }) => {
    settle(await workouts.reopenSet(context, id, set))
    return { message: 'Set open again' }
  })

  route(
    serving,
    contract.skipExercise,
    async ({ params: { id, block, exercise }, body, who, context, request, settle, refused }) => {
      const state = await workouts.of(who.id, id)
      const planned = state && 'plan' in state ? blockOf(state.plan, block) : undefined
      if (state && 'plan' in state && !planned) throw refused('no-such-block')
      if (planned && !planned.exercises.some(one => one.id === exercise)) throw refused('no-such-exercise')
      settle(await workouts.skipExercise(context, id, exercise, settle(await pained(body, context, request))))
      return { message: 'Exercise skipped' }
    },
  )

  route(serving, contract.skipBlock, async ({ params: { id, block }, body, context, request, settle }) => {
    settle(await workouts.skipBlock(context, id, block, settle(await pained(body, context, request))))
    return { message: 'Block skipped' }
  })

  route(serving, contract.reopenWorkout, async ({ params, context, settle }) => {
    settle(await workouts.reopen(context, params.id))
    return { message: 'Workout open again' }
  })

  route(serving, contract.correctTimes, async ({ params, body, context, reply, settle }) => {
    const [startedAt, finishedAt] = [body.started_at, body.finished_at].map(at => new Date(at).toISOString())
    const told = { startedAt: startedAt ?? '', finishedAt: finishedAt ?? '', pausedMinutes: body.paused_minutes }
    const { count } = settle(await workouts.correctTimes(context, params.id, told))
    reply.header('etag', etag(count))
    const times = corrected(told.startedAt, told.finishedAt, told.pausedMinutes)
    return { message: 'Times corrected', trained_minutes: trainedMinutes(times) ?? 1 }
  })

  route(
    serving,
    contract.listDeleted,
    async ({ who }) => {
      const since = daysBefore(clock(), restorableDays)
      const entries = await deletedSince(db, who.id, since)
      return entries.map(entry => ({ ...entryAnswer(entry), deleted_at: entry.deleted_at ?? since }))
    },
    [workoutList.name],
  )

  route(serving, contract.restoreWorkout, async ({ params, context, settle }) => {
    settle(await workouts.restore(context, params.id))
    return { message: 'Workout restored' }
  })
}

type Skipping = { why?: SkipReason | undefined } | undefined

const reasonOf = (body: Skipping) => (body?.why ? { why: body.why } : {})
