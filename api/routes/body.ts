import type { z } from 'zod'
import type { HealthCommands } from '../../commands/health.ts'
import { screening } from '../../content/screening.ts'
import * as contract from '../../contract/body.ts'
import type { Catalogue } from '../../domain/coach/basis/catalogue.ts'
import { defined } from '../../domain/fields.ts'
import type * as Health from '../../domain/health.ts'
import type { UserId } from '../../domain/ids.ts'
import type { Db } from '../../projections/all.ts'
import { feltBy } from '../../projections/workout-detail.queries.ts'
import { workoutDetail } from '../../projections/workout-detail.ts'
import { finishedSince } from '../../projections/workout-list.queries.ts'
import { workoutList } from '../../projections/workout-list.ts'
import { bodyAnswer, oldestComplaint } from '../body-answer.ts'
import { clientOf } from '../health.ts'
import { route, type Serving } from '../route.ts'

type Parts = {
  readonly health: HealthCommands
  /** The stream itself, so that an answer shows the change just made. */
  readonly healthNow: (user: UserId) => Promise<Health.State>
  readonly db: Db
  readonly catalogue: Catalogue
  readonly clock: () => string
}

export const bodyRoutes = (serving: Serving, { health, healthNow, db, catalogue, clock }: Parts) => {
  const names = new Map(catalogue.exercises.map(({ id, name }) => [id, name]))

  const bodyOf = async (user: UserId) => {
    const [state, felt, now] = [await healthNow(user), await feltBy(db, user), clock()]
    const oldest = oldestComplaint(state, now)
    const finished = oldest === null ? [] : await finishedSince(db, user, oldest)
    return bodyAnswer({ state, felt, finished, now }, names)
  }

  route(serving, contract.getBody, ({ who }) => bodyOf(who.id), [workoutDetail.name, workoutList.name])

  route(serving, contract.answerScreening, async ({ body, who, context, request, settle }) => {
    settle(await health.screen(context, screeningOf(body), clientOf(request)))
    return bodyOf(who.id)
  })

  route(
    serving,
    contract.reportComplaint,
    async ({ body: { part, side, severity = 'pain' }, who, context, request, settle }) => {
      settle(await health.report(context, { part, side: side ?? null, severity }, clientOf(request)))
      return bodyOf(who.id)
    },
  )

  route(serving, contract.answerComplaint, async ({ params, body, who, context, request, settle }) => {
    settle(await health.answer(context, params.complaint, body.change, clientOf(request)))
    return bodyOf(who.id)
  })

  route(serving, contract.revokeComplaint, async ({ params, who, context, settle }) => {
    settle(await health.revoke(context, params.complaint))
    return bodyOf(who.id)
  })

  route(serving, contract.stateClearance, async ({ params: { of }, body, who, context, request, settle }) => {
    settle(await health.stateClearance(context, { of, ...body }, clientOf(request)))
    return bodyOf(who.id)
  })

  route(serving, contract.revokeClearance, async ({ params: { of }, who, context, settle }) => {
    settle(await health.revokeClearance(context, of))
    return bodyOf(who.id)
  })

  route(serving, contract.allowExercise, async ({ params: { exercise }, who, context, settle, refused }) => {
    if (!names.has(exercise)) throw refused('no-such-exercise')
    settle(await health.allow(context, exercise))
    return bodyOf(who.id)
  })
}

type Answers = z.output<(typeof contract.answerScreening)['body']>

const screeningOf = ({ chest_pain, joint_parts, ...others }: Answers): Health.Screening =>
  defined({ ...others, questions: screening.version, chestPain: chest_pain, jointParts: joint_parts })
