import type { FastifyReply } from 'fastify'
import type { z } from 'zod'
import type { HealthCommands } from '../../commands/health.ts'
import { severityWords } from '../../content/body-words.ts'
import { partNames, sideNames } from '../../content/language/item-words.ts'
import * as contract from '../../contract/body.ts'
import type { RefusalName } from '../../contract/refusals.ts'
import type { Catalogue } from '../../domain/coach/catalogue.ts'
import { refusalFor } from '../../domain/coach/planner/refusal.ts'
import type { Feeling } from '../../domain/coach/request.ts'
import { bannedByFeeling } from '../../domain/coach/restrictions.ts'
import { defined, entriesOf } from '../../domain/fields.ts'
import * as Health from '../../domain/health.ts'
import { isScreeningDue, saidOf } from '../../domain/health-said.ts'
import type { Refused } from '../../domain/kernel/decider.ts'
import type { Position } from '../../domain/kernel/log.ts'
import type { Db } from '../../projections/all.ts'
import { feelingsIn } from '../../projections/athlete-memory.ts'
import { feltBy, workoutDetail } from '../../projections/workout-detail.ts'
import { finishedSince } from '../../projections/workout-list.queries.ts'
import { workoutList } from '../../projections/workout-list.ts'
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

/** After so many sessions the coach asks how it is now. */
const asksAfter = 3

export const bodyRoutes = (serving: Serving, { health, healthNow, db, catalogue, clock }: Parts) => {
  const names = new Map(catalogue.exercises.map(({ id, name }) => [id, name]))

  const bodyOf = async (user: string): Promise<z.input<(typeof contract.getBody)['answer']>> => {
    const [state, felt, now] = [await healthNow(user), await feltBy(db, user), clock()]
    const open = state.complaints.filter(told => Health.severityAt(told, now) !== null)
    const oldest = open.map(({ since }) => since).reduce((one, other) => (one < other ? one : other), now)
    const finished = open.length > 0 ? await finishedSince(db, user, oldest) : []
    const flags = saidOf(state, now).flatMap(said => (said.kind === 'red-flag' ? [said.flag] : []))
    return {
      screening: {
        due: isScreeningDue(state, now),
        answered_at: state.screening?.at ?? null,
        answers: answersOf(state.screening?.answers ?? {}),
      },
      complaints: open.map(told => ({
        ...complaintOf(told, now),
        asks: finished.filter(at => at > told.since).length >= asksAfter,
      })),
      clearances: entriesOf(state.clearances).map(([of, { by, on }]) => ({ of, by, on })),
      unwanted: unwantedIn(
        feelingsIn(
          felt.flatMap(({ training }) => training.felt),
          state,
        ),
        now,
        names,
      ),
      stops: [...(refusalFor(flags)?.hints ?? [])],
    }
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

const complaintOf = (told: Health.Told, now: string) => {
  const severity = Health.severityAt(told, now) ?? 'mild'
  const { de, en } = partNames[told.part]
  const side = told.side && sideNames[told.side]
  return {
    id: told.id,
    part: told.part,
    side: told.side,
    name: side ? { de: `${de} ${side.de}`, en: `${side.en} ${en}` } : { de, en },
    severity,
    effect: severityWords[severity],
    reported_at: told.reportedAt,
    holds_until: Health.holdsUntil(told, now),
  }
}

/** The newest word on each exercise that is kept out of plans for more than a day. */
const unwantedIn = (
  feelings: readonly Feeling[],
  now: string,
  names: ReadonlyMap<string, { readonly de: string; readonly en: string }>,
) => {
  const banned = bannedByFeeling(feelings, Date.parse(now))
  const newest = new Map<string, Feeling>()
  for (const felt of feelings)
    if (felt.kind !== 'not-today' && banned.has(felt.exercise) && newest.get(felt.exercise)?.kind !== 'never')
      newest.set(felt.exercise, felt)
  return [...newest.values()].flatMap(({ exercise, kind, at }) => {
    const name = names.get(exercise)
    return name && kind !== 'not-today' ? [{ exercise_id: exercise, name, kind, since: at }] : []
  })
}

type Answers = z.output<(typeof contract.answerScreening)['body']>

const screeningOf = ({ chest_pain, ...others }: Answers): Health.Screening =>
  defined({ ...others, chestPain: chest_pain })

const answersOf = ({ chestPain, drugs, ...others }: Health.Screening) =>
  defined({ ...others, chest_pain: chestPain, drugs: drugs && [...drugs] })
