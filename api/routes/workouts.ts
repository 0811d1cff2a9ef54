import type { FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { subCommand } from '../../commands/sub-command.ts'
import type { WorkoutCommands } from '../../commands/workouts.ts'
import { measuresOf } from '../../contract/measures.ts'
import * as contract from '../../contract/workouts.ts'
import { titleOf } from '../../domain/coach/basis/title.ts'
import type { UserId, WorkoutId } from '../../domain/ids.ts'
import { isRefused, refuse } from '../../domain/kernel/decider.ts'
import type { CommandContext } from '../../domain/kernel/handle.ts'
import type { Db } from '../../projections/all.ts'
import { workoutOf } from '../../projections/workout-detail.queries.ts'
import { workoutDetail } from '../../projections/workout-detail.ts'
import { historyOf, workoutHistory } from '../../projections/workout-history.ts'
import { workoutsOf } from '../../projections/workout-list.queries.ts'
import { workoutList } from '../../projections/workout-list.ts'
import { lastEntries } from '../bounded.ts'
import { etag, setSeenIn } from '../etag.ts'
import type { HealthGate } from '../health.ts'
import { historyAnswer, mostRows } from '../history-answer.ts'
import { route, type Serving } from '../route.ts'
import { untilMade } from '../until-made.ts'
import { type ProfilesNow, wishFor } from '../wish.ts'
import { detailAnswer, type ExerciseBook, entryAnswer, languageOf } from '../workout-answer.ts'

type Parts = {
  readonly workouts: WorkoutCommands
  readonly gate: HealthGate
  readonly db: Db
  readonly book: ExerciseBook
  readonly profilesNow: ProfilesNow
}

const pageSize = 200

export const workoutRoutes = (serving: Serving, parts: Parts) => {
  lookRoutes(serving, parts)
  wishRoutes(serving, parts)
  trainingRoutes(serving, parts)
}

const lookRoutes = (serving: Serving, { db, book }: Parts) => {
  const detailOf = async (user: UserId, id: WorkoutId) => {
    const row = await workoutOf(db, user, id)
    return row ?? refuse('no-such-workout')
  }

  route(
    serving,
    contract.listWorkouts,
    async ({ query: { status, before, limit = pageSize }, who, reply }) => {
      const entries = await workoutsOf(db, who.id, { status, before, limit: limit + 1 })
      const page = entries.slice(0, limit)
      const last = page.at(-1)
      if (last && entries.length > limit)
        reply.header('link', linkToNext('/workouts', { status, limit, before: `${last.requested_at}_${last.id}` }))
      return page.map(entryAnswer)
    },
    [workoutList.name],
  )

  route(
    serving,
    contract.getWorkout,
    async ({ params, who, request, reply, settle }) => {
      const row = settle(await detailOf(who.id, params.id))
      const language = languageOf(request.headers['accept-language'])
      reply.headers({ etag: etag(row.event_count, language), vary: 'accept-language' })
      return detailAnswer(row, book, language)
    },
    [workoutDetail.name],
  )

  route(
    serving,
    contract.getHistory,
    async ({ params, who, request, settle }) => {
      const { id, planned, event_count: total } = settle(await detailOf(who.id, params.id))
      const language = languageOf(request.headers['accept-language'])
      const rows = await historyOf(db, who.id, params.id, mostRows)
      const events = lastEntries(historyAnswer(rows, planned.plan, book, language))
      return {
        id,
        name: planned.plan ? titleOf(planned.plan)[language] : 'Workout',
        events,
        ...(total > events.length ? { left_out: total - events.length } : {}),
      }
    },
    [workoutDetail.name, workoutHistory.name],
  )
}

const wishRoutes = (serving: Serving, { workouts, gate, db, book, profilesNow }: Parts) => {
  const wish = async (context: CommandContext, request: FastifyRequest, body: Wish = {}) => {
    const { prompt, duration_minutes: durationMinutes, profile_id: profileId, mood, today } = body
    const isSick = today?.includes('sick') ?? false
    const allowed = await (isSick ? gate.allow(context, request) : gate.allowWords(context, request, prompt))
    if (allowed && isRefused(allowed)) return allowed
    const wished = await wishFor(profilesNow, context.subject, { prompt, durationMinutes, profileId, mood, today })
    return isRefused(wished) ? wished : workouts.request(context, wished)
  }

  route(serving, contract.startWorkoutCreation, async ({ body, context, request, settle }) => {
    const { workout } = settle(await wish(context, request, body))
    return { workout_id: workout }
  })

  route(serving, contract.createWorkout, async ({ body, who, context, request, settle }) => {
    const { workout, position } = settle(await wish(context, request, body))
    const row = settle(await untilMade(serving, db, who.id, workout, position))
    return detailAnswer(row, book, languageOf(request.headers['accept-language']))
  })

  route(serving, contract.deleteWorkout, async ({ params, context, settle }) => {
    settle(await workouts.remove(context, params.id))
    return { message: 'Workout deleted' }
  })
}

const trainingRoutes = (serving: Serving, { workouts }: Parts) => {
  route(serving, contract.setWorkoutStatus, async ({ params, body, context, reply, settle }) => {
    const ask = { in_progress: workouts.start, completed: workouts.complete, aborted: workouts.abort }[body.status]
    const { count } = settle(await ask(context, params.id))
    reply.header('etag', etag(count))
    return { message: `Workout ${body.status.replace('_', ' ')}` }
  })

  route(serving, contract.logSet, async ({ params, body, context, request, settle }) => {
    const seen = setSeenIn(request.headers['if-match'])
    settle(await workouts.logSet(context, params.id, params.set, measuresOf(body), seen))
    return { message: 'Set logged' }
  })

  route(serving, contract.takeRest, async ({ params, body, context, settle }) => {
    settle(await workouts.takeRest(context, params.id, params.set, body.seconds))
    return { message: 'Rest noted' }
  })

  route(serving, contract.setExerciseStatus, async ({ params, body, who, context, settle }) => {
    const { id: workoutId, block: blockId, exercise: exerciseId } = params
    const { completed, sets = [] } = body
    settle(missing(await workouts.of(who.id, workoutId), { block: blockId, exercise: exerciseId }, sets))
    for (const { id, ...done } of sets)
      settle(await workouts.logSet(subCommand(context, `set/${id}`), workoutId, id, measuresOf(done)))
    const ask = completed ? workouts.completeExercise : workouts.reopenExercise
    settle(await ask(subCommand(context, 'exercise'), workoutId, exerciseId))
    return { message: 'Exercise status updated', workoutId, blockId, exerciseId, completed, sets }
  })

  route(serving, contract.completeBlock, async ({ params, context, settle }) => {
    settle(await workouts.completeBlock(context, params.id, params.block))
    return { message: 'Block completed' }
  })
}

/** Null where what is told of stands in the plan: what it names, and where. */
const missing = (
  state: Awaited<ReturnType<WorkoutCommands['of']>>,
  { block, exercise }: { readonly block: string; readonly exercise: string },
  sets: readonly Named[],
) => {
  if (!state) return refuse('no-such-workout')
  if (!('plan' in state)) return null
  const planned = state.plan.blocks.find(({ id }) => id === block)
  if (!planned) return refuse('no-such-block')
  const known = planned.exercises.find(({ id }) => id === exercise)?.sets
  if (!known) return refuse('no-such-exercise')
  return sets.every(({ id }) => known.some(set => set.id === id)) ? null : refuse('no-such-set')
}

type Named = { readonly id: string }
type Wish = NonNullable<z.output<(typeof contract.createWorkout)['body']>>

/** RFC 8288: where the next page of a list is. */
const linkToNext = (path: string, query: Record<string, string | number | undefined>) => {
  const given = Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]))
  return `<${path}?${new URLSearchParams(given)}>; rel="next"`
}
