import type { FastifyReply } from 'fastify'
import type { z } from 'zod'
import type { HealthCommands } from '../../commands/health.ts'
import * as contract from '../../contract/body.ts'
import type { RefusalName } from '../../contract/refusals.ts'
import type { Catalogue } from '../../domain/coach/catalogue.ts'
import { defined } from '../../domain/fields.ts'
import type * as Health from '../../domain/health.ts'
import type { Refused } from '../../domain/kernel/decider.ts'
import type { Position } from '../../domain/kernel/log.ts'
import type { Db } from '../../projections/all.ts'
import { feltBy, workoutDetail } from '../../projections/workout-detail.ts'
import { finishedSince } from '../../projections/workout-list.queries.ts'
import { workoutList } from '../../projections/workout-list.ts'
import { bodyAnswer, oldestComplaint } from '../body-answer.ts'
import { refused } from '../problems.ts'
import { route, type Serving, settle } from '../route.ts'

type Parts = {
  readonly health: HealthCommands
  /** The stream itself, so that an answer shows the change just made. */
  readonly healthNow: (user: string) => Promise<Health.State>
  readonly db: Db
  readonly catalogue: Catalogue
  readonly clock: () => string
}

export const bodyRoutes = (serving: Serving, { health, healthNow, db, catalogue, clock }: Parts) => {
  const names = new Map(catalogue.exercises.map(({ id, name }) => [id, name]))

  const bodyOf = async (user: string) => {
    const [state, felt, now] = [await healthNow(user), await feltBy(db, user), clock()]
    const oldest = oldestComplaint(state, now)
    const finished = oldest === null ? [] : await finishedSince(db, user, oldest)
    return bodyAnswer({ state, felt, finished, now }, names)
  }

  type Change = Promise<{ readonly position: Position | null } | Refused<RefusalName>>
  const answering = async (reply: FastifyReply, user: string, change: Change) => {
    settle(reply, await change)
    return bodyOf(user)
  }

  route(serving, contract.getBody, ({ who }) => bodyOf(who.id), [workoutDetail.name, workoutList.name])

  route(serving, contract.answerScreening, ({ body, who, context, reply }) =>
    answering(reply, who.id, health.screen(context, screeningOf(body))),
  )

  route(serving, contract.reportComplaint, ({ body: { part, side, severity = 'pain' }, who, context, reply }) =>
    answering(reply, who.id, health.report(context, { part, side: side ?? null, severity })),
  )

  route(serving, contract.answerComplaint, ({ params, body, who, context, reply }) =>
    answering(reply, who.id, health.answer(context, params.complaint, body.change)),
  )

  route(serving, contract.revokeComplaint, ({ params, who, context, reply }) =>
    answering(reply, who.id, health.revoke(context, params.complaint)),
  )

  route(serving, contract.stateClearance, ({ params: { of }, body, who, context, reply }) =>
    answering(reply, who.id, health.stateClearance(context, { of, ...body })),
  )

  route(serving, contract.revokeClearance, ({ params: { of }, who, context, reply }) =>
    answering(reply, who.id, health.revokeClearance(context, of)),
  )

  route(serving, contract.allowExercise, ({ params: { exercise }, who, context, reply }) => {
    if (!names.has(exercise)) throw refused('no-such-exercise')
    return answering(reply, who.id, health.allow(context, exercise))
  })
}

type Answers = z.output<(typeof contract.answerScreening)['body']>

const screeningOf = ({ chest_pain, ...others }: Answers): Health.Screening =>
  defined({ ...others, chestPain: chest_pain })
