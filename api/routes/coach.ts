import type { z } from 'zod'
import type { Adaptations } from '../../commands/adaptations.ts'
import * as contract from '../../contract/coach.ts'
import type { UserId, WorkoutId } from '../../domain/ids.ts'
import type * as Profiles from '../../domain/training-profiles.ts'
import type * as Workout from '../../domain/workout.ts'
import { isDeleted } from '../../domain/workout-past.ts'
import { etag } from '../etag.ts'
import type { HealthGate } from '../health.ts'
import { placeOf } from '../place-of.ts'
import { route, type Serving } from '../route.ts'
import { notMade } from '../until-made.ts'
import { type ExerciseBook, languageOf } from '../workout-answer.ts'

type Parts = {
  readonly adaptations: Adaptations
  readonly gate: HealthGate
  readonly profilesAt: (user: UserId, moment: string) => Promise<Profiles.State>
  readonly book: ExerciseBook
  readonly workoutPast: (workout: WorkoutId) => Promise<readonly Workout.Event[]>
}

export const coachRoutes = (serving: Serving, parts: Parts) => {
  const { adaptations, gate, profilesAt, workoutPast, book } = parts
  route(serving, contract.swapExercise, async ({ params: { id, exercise }, body, context, reply, settle }) => {
    const answer = await adaptations.swap(context, id, exercise, body?.wanted)
    if ('failure' in answer) throw notMade(answer)
    const { plan, count } = settle(answer)
    reply.header('etag', etag(count))
    return { message: 'Exercise swapped', estimated_minutes: plan.estimatedMinutes }
  })

  route(serving, contract.listAlternatives, async ({ params: { id, exercise }, context, request, settle }) => {
    const found = settle(await adaptations.alternatives(context, id, exercise))
    const language = languageOf(request.headers['accept-language'])
    return {
      best: found.best.map(({ planned, reasons }) => ({
        exercise_id: planned.exercise,
        name: planned.name[language],
        reasons: reasons.map(reason => reason[language]),
        weight: planned.sets.find(({ ramp }) => !ramp)?.weightKg ?? null,
        load_type: book.get(planned.exercise)?.loadType ?? 'none',
      })),
      all: found.all.map(({ exercise: { id, name }, misfit }) => ({ exercise_id: id, name: name[language], misfit })),
    }
  })

  route(serving, contract.reviseWorkout, async ({ params, body, context, reply, settle }) => {
    const change = body.kind === 'place' ? { kind: body.kind, profile: body.profile_id } : body
    const answer = await adaptations.revise(context, params.id, change)
    if ('failure' in answer) throw notMade(answer)
    const { plan, count } = settle(answer)
    reply.header('etag', etag(count))
    return { message: 'Workout revised', estimated_minutes: plan.estimatedMinutes }
  })

  route(serving, contract.getPlace, async ({ params, who, refused }) => {
    const past = await workoutPast(params.id)
    const isTheirs = past.some(event => event.type === 'WorkoutRequested' && event.athlete === who.id)
    if (!isTheirs || isDeleted(past)) throw refused('no-such-workout')
    return { profile_id: await placeOf(past, moment => profilesAt(who.id, moment)) }
  })

  route(serving, contract.sayFeeling, async ({ params: { id, exercise }, body, context, request, reply, settle }) => {
    const { kind, where } = body
    if (kind === 'pain') settle(await gate.allow(context, request))
    const { gone, count } = settle(await adaptations.feel(context, id, exercise, kind, whereOf(where)))
    reply.header('etag', etag(count))
    return { message: 'Feeling noted', gone, advice: kind === 'pain' ? seeDoctor : null }
  })
}

type Where = z.output<(typeof contract.sayFeeling)['body']>['where']

const whereOf = (where: Where) =>
  where && { part: where.part, side: where.side ?? null, severity: where.severity ?? ('pain' as const) }

const seeDoctor = {
  de: 'Zwei Wochen lang plane ich dir diese Übung nicht ein. Bleibt der Schmerz oder kommt er wieder, lass ihn ärztlich abklären.',
  en: 'I will not plan this exercise for two weeks. If the pain stays or comes back, have it checked by a doctor.',
}
