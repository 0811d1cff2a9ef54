import type { FastifyRequest } from 'fastify'
import type { Revisions } from '../../commands/revisions.ts'
import type { WorkoutCommands } from '../../commands/workouts.ts'
import * as contract from '../../contract/app.ts'
import type { UserId, WorkoutId } from '../../domain/ids.ts'
import { refuse } from '../../domain/kernel/decider.ts'
import type { Db } from '../../projections/all.ts'
import { workoutOf } from '../../projections/workout-detail.queries.ts'
import { workoutDetail } from '../../projections/workout-detail.ts'
import { appBlockAnswer, appWorkoutAnswer } from '../app-answer.ts'
import { etag } from '../etag.ts'
import type { HealthGate } from '../health.ts'
import { route, type Serving } from '../route.ts'
import { notMade, untilMade } from '../until-made.ts'
import { changeOf, type ProfilesNow, wishFor } from '../wish.ts'
import { type ExerciseBook, languageOf } from '../workout-answer.ts'
import { generatedAnswer } from '../workout-text.ts'

type Parts = {
  readonly workouts: WorkoutCommands
  readonly revisions: Revisions
  readonly gate: HealthGate
  readonly db: Db
  readonly book: ExerciseBook
  readonly profilesNow: ProfilesNow
}

export const appRoutes = (serving: Serving, { workouts, revisions, gate, db, book, profilesNow }: Parts) => {
  const reads = [workoutDetail.name]
  const rowOf = async (user: UserId, id: WorkoutId) => {
    const row = await workoutOf(db, user, id)
    return row ?? refuse('no-such-workout')
  }

  route(serving, contract.requestTrainingPlan, async ({ who, context, settle }) => {
    const { workout } = settle(await workouts.request(context, settle(await wishFor(profilesNow, who.id, {}))))
    return { message: 'Your next workout is being made', workoutId: workout }
  })

  route(
    serving,
    contract.getAppWorkout,
    async ({ params, who, request, reply, settle }) => {
      const row = settle(await rowOf(who.id, params.id))
      const language = spoken(request)
      reply.headers({ etag: etag(row.event_count, language), vary: 'accept-language' })
      return appWorkoutAnswer(row, book, language)
    },
    reads,
  )

  route(
    serving,
    contract.getAppBlock,
    async ({ params, who, request, reply, settle, refused }) => {
      const row = settle(await rowOf(who.id, params.id))
      const block = row.planned.plan?.blocks.find(({ id }) => id === params.block)
      if (!block) throw refused('no-such-block')
      const language = spoken(request)
      reply.headers({ etag: etag(row.event_count, language), vary: 'accept-language' })
      return appBlockAnswer(block, row, book, language)
    },
    reads,
  )

  route(serving, contract.createAppWorkout, async ({ body, who, context, request, settle, refused }) => {
    settle(await gate.allowWords(context, request, body?.prompt))
    const wish = settle(await wishFor(profilesNow, who.id, body ?? {}))
    const { workout, position } = settle(await workouts.request(context, wish))
    const row = settle(await untilMade(serving, db, who.id, workout, position))
    if (!row.planned.plan) throw refused('no-such-workout')
    return generatedAnswer(workout, row.planned.plan, row.requested_at, spoken(request))
  })

  route(serving, contract.changeAppWorkout, async ({ params, body, who, context, request, reply, settle }) => {
    settle(await wishFor(profilesNow, who.id, body))
    settle(await gate.allowWords(context, request, body.prompt))
    const answer = await revisions.revise(context, params.id, changeOf(body))
    if ('failure' in answer) throw notMade(answer)
    const { plan, createdAt, count } = settle(answer)
    reply.header('etag', etag(count))
    return generatedAnswer(params.id, plan, createdAt, spoken(request))
  })
}

const spoken = (request: FastifyRequest) => languageOf(request.headers['accept-language'])
